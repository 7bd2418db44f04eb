//! Games on this device that were set aside for another one: who begins anew loses nothing.

use rules::{Dynasty, Rules};
use view::solo::Solo;

use crate::storage;

const KEPT_AS: &str = "aside";
/// Then the oldest gives way.
const GAMES_MAX: usize = 5;

/// A game to go on with, for the front page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unfinished {
    pub(crate) rules: Rules,
    pub(crate) due: Due,
}

/// What comes next in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    Round(u8),
    /// The next game of a match.
    Game(u8),
}

impl Unfinished {
    /// The game of a table, if it is on, or the match that it belongs to.
    pub(crate) fn of(solo: &Solo) -> Option<Self> {
        let state = solo.state();
        if let Some(game) = state.game.as_ref().filter(|game| game.is_on()) {
            let position = game.position();
            let due = Due::Round(position.round().max(1));
            return Some(Self { rules: *position.rules(), due });
        }
        let dynasty = Some(&state.dynasty).filter(|dynasty| is_going_on(dynasty))?;
        Some(Self { rules: *dynasty.rules(), due: Due::Game(dynasty.played() + 1) })
    }
}

fn is_going_on(dynasty: &Dynasty) -> bool {
    (1..dynasty.games()).contains(&dynasty.played())
}

/// Sets a table aside, if a person has decided something there and may want to go on.
pub(crate) fn put(solo: &Solo) {
    if solo.undoes().is_some() || is_going_on(&solo.state().dynasty) {
        let mut games = texts();
        games.insert(0, solo.save());
        games.truncate(GAMES_MAX);
        storage::write(KEPT_AS, &games);
    }
}

/// What was set aside, the newest first.
pub(crate) fn all() -> Vec<Unfinished> {
    let games = texts().into_iter().filter_map(|text| Solo::load(&text).ok());
    games.filter_map(|solo| Unfinished::of(&solo)).collect()
}

/// Takes a game up again, by its place among [`all`].
pub(crate) fn take(index: usize) -> Option<Solo> {
    let mut games = texts();
    // Those that cannot be read any more have no place.
    games.retain(|text| Solo::load(text).is_ok_and(|solo| Unfinished::of(&solo).is_some()));
    let taken = (index < games.len()).then(|| games.remove(index))?;
    storage::write(KEPT_AS, &games);
    Solo::load(&taken).ok()
}

fn texts() -> Vec<String> {
    storage::read(KEPT_AS).unwrap_or_default()
}
