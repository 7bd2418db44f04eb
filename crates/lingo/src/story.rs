//! A game told sentence by sentence, as it goes on.

use rules::{Actor, Realm, Step};
use table::Game;

use crate::frame::Lingo;

/// A game as far as it was told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// The how manieth at its table.
    game: u32,
    steps: usize,
    sentences: Vec<String>,
    news: Vec<String>,
}

impl Story {
    /// Everything that was told, from the start.
    pub fn sentences(&self) -> &[String] {
        &self.sentences
    }

    /// What came with the last steps, as far as it is worth reading out.
    pub fn news(&self) -> &[String] {
        &self.news
    }

    /// Adds sentences for the steps since the last time; whether there were any. After an undo, or in
    /// another game, the story is told anew. Where a realm is given, moves of others are no news.
    pub fn goes_on(
        &mut self,
        lingo: &Lingo,
        game: &Game,
        names: &[impl AsRef<str>],
        only: Option<Realm>,
    ) -> bool {
        let steps = game.steps();
        if steps.len() < self.steps || game.number != self.game {
            *self = Self { game: game.number, ..Self::default() };
        }
        if steps.len() == self.steps {
            return false;
        }
        let is_new = self.steps == 0;
        let record = game.record(Vec::new());
        let moments = record.replay().zip(steps).skip(self.steps);
        let mut news = Vec::new();
        for (before, step) in moments {
            let Ok(before) = before else { break };
            let sentence = lingo.step(&before, *step, names);
            let concerns = match (before.actor(), step) {
                (Actor::Seat(seat), Step::Act(_)) => {
                    only.is_none_or(|own| before.rules().realm_of(seat) == own)
                }
                _ => true,
            };
            if concerns {
                news.push(sentence.clone());
            }
            self.sentences.push(sentence);
        }
        if is_new {
            // Who comes to a game that is on hears how it stands, not how it came to be so.
            news.drain(..news.len().saturating_sub(1));
        }
        (self.news, self.steps) = (news, steps.len());
        true
    }
}
