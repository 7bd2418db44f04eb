//! What the viewer may ask the other players.

use rules::Seat;
use table::{Chair, Millis, Question, Stage, State};

/// The questions that a seat may ask now: a stand-in for each absent player, more time for the
/// player to move, an end to the game unless all others are gone. Taking back is part of [`super::Undo`]. Someone who merely
/// thinks for long counts as absent only by the clock, so the time is an argument.
pub fn questions(state: &State, viewer: Option<Seat>, now: Millis) -> Vec<Question> {
    let Some(seat) = viewer.filter(|_| state.stage == Stage::Playing) else { return Vec::new() };
    let plays = |chair: &Chair| chair.is_played_by_holder() && !chair.resigned;
    if state.vote.is_some() || !state.chair(seat).is_some_and(plays) {
        return Vec::new();
    }
    let to_move = state.game.as_ref().and_then(table::Game::to_move);
    let others = state.seats().map(|(other, _)| other);
    let missed = others.filter(|other| *other != seat && state.is_missed(*other, now));
    let about = missed.flat_map(|other| {
        let wait = (to_move == Some(other)).then_some(Question::Wait { seat: other });
        [Some(Question::TakeOver { seat: other }), wait].into_iter().flatten()
    });
    let end = (!state.is_left_alone(seat)).then_some(Question::End);
    about.chain(end).collect()
}
