//! What the viewer may ask the others about the game, and what giving up would do to it.

use rules::{Realm, Seat};
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
        let wait = (to_move == Some(other)).then_some(Question::Wait(other));
        [Some(Question::TakeOver(other)), wait].into_iter().flatten()
    });
    about.chain([Question::End]).collect()
}

/// Whether the game would end with a seat giving up: nobody is left to play against, so no bot plays
/// on for it.
pub fn ends_by_resigning(state: &State, seat: Seat) -> bool {
    let rules = &state.options.rules;
    let fights_on = |realm: &Realm| {
        let members = state.seats().filter(|(member, _)| rules.realm_of(*member) == *realm);
        let mut people = members.filter(|(_, chair)| chair.player().is_some()).peekable();
        // Bots never give up, and fight on only for others.
        people.peek().is_none() || people.any(|(member, chair)| member != seat && !chair.resigned)
    };
    state.stage == Stage::Playing && rules.realms().filter(fights_on).count() <= 1
}
