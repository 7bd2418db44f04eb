//! Saved games on a device: the current one, and those paused for another.
//!
//! A front end provides a [`Storage`] of two texts: keys in a browser, files in a terminal. What
//! counts as unfinished, what is worth pausing, how many games are kept and in which order is
//! decided here.

mod paused;

pub use paused::Paused;

use rules::Rules;
use table::{Game, Stage};

use crate::solo::Solo;

/// An unfinished game, as a list shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfinished {
    pub rules: Rules,
    pub due: Due,
}

/// What comes next in an unfinished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    Round(u8),
    /// The next game of a Dynasty.
    Game(u8),
}

impl Unfinished {
    /// The running game of a table, or its match between two games; `None` if nothing is left to
    /// play.
    pub fn of(solo: &Solo) -> Option<Self> {
        let state = solo.state();
        if let Some(game) = state.game.as_ref().filter(|game| Game::is_on(game)) {
            let position = game.position();
            let due = Due::Round(position.round().max(1));
            return Some(Self { rules: *position.rules(), due });
        }
        let dynasty = &state.dynasty;
        (state.stage == Stage::Pause)
            .then(|| Self { rules: *dynasty.rules(), due: Due::Game(dynasty.played() + 1) })
    }
}

/// Whether a game is worth pausing: it is unfinished, and a person has decided something in it or
/// in an earlier game of its match.
fn is_worth_pausing(solo: &Solo) -> bool {
    let dynasty = &solo.state().dynasty;
    let is_within_match = (1..dynasty.games()).contains(&dynasty.played());
    let has_begun = solo.last_decider().is_some() || is_within_match;
    has_begun && Unfinished::of(solo).is_some()
}

/// The two texts that a device stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// The current game, as [`Solo::save`] writes it.
    Current,
    /// The paused games, as [`Paused::to_text`] writes them.
    Paused,
}

/// Where a device stores texts.
pub trait Storage {
    type Error;

    /// The text stored last; `None` if there is none or it cannot be read.
    fn read(&self, slot: Slot) -> Option<String>;

    /// # Errors
    /// If the text could not be stored; the previous one is still there.
    fn write(&mut self, slot: Slot, text: &str) -> Result<(), Self::Error>;
}

/// The saved games in a storage.
#[derive(Clone, Debug)]
pub struct SavedGames<S>(pub S);

impl<S: Storage> SavedGames<S> {
    /// The table played last, whether its game is over or not.
    pub fn current(&self) -> Option<Solo> {
        Solo::load(&self.0.read(Slot::Current)?).ok()
    }

    /// The paused games, newest first.
    pub fn paused(&self) -> Paused {
        self.0.read(Slot::Paused).map(|text| Paused::from_text(&text)).unwrap_or_default()
    }

    /// Whether there is a game to resume.
    pub fn has_unfinished(&self) -> bool {
        self.unfinished_current().is_some() || self.paused().solos().next().is_some()
    }

    /// Saves the current table.
    ///
    /// # Errors
    /// If it could not be stored.
    pub fn save(&mut self, text: &str) -> Result<(), S::Error> {
        self.0.write(Slot::Current, text)
    }

    /// Makes room for another game: the current one joins the paused ones if it is worth it.
    ///
    /// # Errors
    /// If it could not be stored.
    pub fn pause_current(&mut self) -> Result<(), S::Error> {
        let Some(current) = self.current().filter(is_worth_pausing) else { return Ok(()) };
        let mut paused = self.paused();
        paused.add(current.save());
        self.0.write(Slot::Paused, &paused.to_text())
    }

    /// The game to resume: the current one, or else the newest paused one, which becomes current.
    ///
    /// # Errors
    /// If a paused game could not be stored as the current one.
    pub fn resume(&mut self) -> Result<Option<Solo>, S::Error> {
        match self.unfinished_current() {
            Some(solo) => Ok(Some(solo)),
            None => self.resume_paused(0),
        }
    }

    /// Resumes a paused game by its index in [`Paused::list`]; the current one is paused.
    ///
    /// # Errors
    /// If that could not be stored.
    pub fn resume_paused(&mut self, index: usize) -> Result<Option<Solo>, S::Error> {
        let paused = self.paused();
        let Some((text, solo)) = paused.solos().nth(index) else { return Ok(None) };
        // In this order nothing is lost if writing fails halfway.
        self.pause_current()?;
        self.0.write(Slot::Current, text)?;
        let mut paused = self.paused();
        paused.remove(text);
        self.0.write(Slot::Paused, &paused.to_text())?;
        Ok(Some(solo))
    }

    fn unfinished_current(&self) -> Option<Solo> {
        self.current().filter(|solo| Unfinished::of(solo).is_some())
    }
}
