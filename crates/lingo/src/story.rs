//! A game told sentence by sentence as it is played.

use rules::{Actor, Realm, Step};
use table::{Game, Timeout};

use crate::frame::Lingo;

/// The story of a game so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// Which game at this table, counting from 1.
    game: u32,
    steps: usize,
    /// How many of the clocks' doings have been told.
    timeouts: usize,
    sentences: Vec<String>,
    news: Vec<String>,
}

impl Story {
    /// All sentences from the start.
    pub fn sentences(&self) -> &[String] {
        &self.sentences
    }

    /// The sentences of the last steps that are worth reading out.
    pub fn news(&self) -> &[String] {
        &self.news
    }

    /// Adds sentences for the steps and the clocks' doings since the last call and returns whether there were any. After
    /// an undo, or in another game, the story starts over. If a realm is given, moves of others are
    /// not news.
    pub fn extend(
        &mut self,
        lingo: &Lingo,
        game: &Game,
        names: &[impl AsRef<str>],
        only: Option<Realm>,
    ) -> bool {
        let steps = game.steps();
        let is_shorter = steps.len() < self.steps || game.timeouts.len() < self.timeouts;
        if is_shorter || game.number != self.game {
            *self = Self { game: game.number, ..Self::default() };
        }
        if steps.len() == self.steps && game.timeouts.len() == self.timeouts {
            return false;
        }
        let is_new = self.steps == 0;
        let mut timeouts = game.timeouts[self.timeouts..].iter().peekable();
        let timeout =
            |one: &Timeout| lingo.timeout(Some(one.then), &lingo.name_of(names, one.seat));
        let record = game.record(Vec::new());
        let moments = record.replay().zip(steps).enumerate().skip(self.steps);
        let mut news = Vec::new();
        for (at, (before, step)) in moments {
            let Ok(before) = before else { break };
            while let Some(one) = timeouts.next_if(|one| usize::from(one.steps) <= at) {
                news.push(timeout(one));
                self.sentences.push(timeout(one));
            }
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
        for one in timeouts {
            news.push(timeout(one));
            self.sentences.push(timeout(one));
        }
        if is_new {
            // Someone who joins during a game hears where it stands, not how it got there.
            news.drain(..news.len().saturating_sub(1));
        }
        (self.news, self.steps, self.timeouts) = (news, steps.len(), game.timeouts.len());
        true
    }
}
