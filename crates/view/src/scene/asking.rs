//! What the viewer may ask the others about the game.

use rules::Seat;
use table::{Chair, Millis, Question, Stage, State};

/// The questions that a seat may ask now: a stand-in for each player who is missed, more time for
/// the one whose turn it is, the end of the game. Taking back is [`super::Undo`]'s. Somebody who
/// only thinks for long is missed by the clock alone, so the time is an argument.
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
    about.chain([Question::End]).collect()
}
