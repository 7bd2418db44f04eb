//! The log of what partners said, and who may read each entry.

use std::collections::VecDeque;

use rules::{Action, Seat};
use serde::{Deserialize, Serialize};

use super::{Note, Remark};
use crate::fact::Cause;
use crate::names::PlayerId;
use crate::options::Millis;
use crate::refusal::{Reason, Refusal};
use crate::state::{Stage, State};

/// A player may make this many remarks within [`RATE_MS`].
const RATE_MAX: usize = 6;
const RATE_MS: Millis = 10_000;
/// The most remarks of one team.
const TEAM_NOTES_MAX: u64 = 5_000;
/// The most at one table: as much as four teams can say.
const NOTES_MAX: u64 = 4 * TEAM_NOTES_MAX;
/// How many of each team are held in memory and sent to partners who come back. What one team reads
/// must not depend on how much another one talks.
const HELD_MAX: usize = 200;
/// How many are held at a table whose seats change hands often: as many as four teams may have.
const HELD_TOTAL_MAX: usize = 4 * HELD_MAX;

/// A note as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrivateNote {
    /// The players who shared a kingdom when it was said. Whoever takes a seat later reads nothing
    /// that was said before.
    pub readers: Vec<PlayerId>,
    /// The request that it came from; none if a bot said it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    #[serde(flatten)]
    pub note: Note,
}

/// The outcome of a request to say something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Noted {
    /// To be stored, then applied.
    New(PrivateNote),
    /// It was said already.
    Known,
}

/// The notes of a table: the fold of its second log.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    count: u64,
    /// How many were said among the same readers.
    by_team: Vec<(Vec<PlayerId>, u64)>,
    held: VecDeque<PrivateNote>,
}

impl Notes {
    /// How many there are, those no longer in memory included.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Adds the next stored note.
    pub fn apply(&mut self, note: PrivateNote) {
        self.count += 1;
        match self.by_team.iter_mut().find(|(team, _)| *team == note.readers) {
            Some((_, said)) => *said += 1,
            None => self.by_team.push((note.readers.clone(), 1)),
        }
        let is_of_team = |held: &PrivateNote| held.readers == note.readers;
        if self.held.iter().filter(|held| is_of_team(held)).count() == HELD_MAX {
            let oldest = self.held.iter().position(is_of_team);
            oldest.and_then(|oldest| self.held.remove(oldest));
        } else if self.held.len() == HELD_TOTAL_MAX {
            self.held.pop_front();
        }
        self.held.push_back(note);
    }

    /// What a player may read, oldest first.
    pub fn readable_by<'a>(&'a self, player: &'a PlayerId) -> impl Iterator<Item = &'a Note> {
        self.held.iter().filter(|note| note.readers.contains(player)).map(|note| &note.note)
    }

    /// Decides whether a player may say this to their partner.
    ///
    /// # Errors
    /// If they have no partner or say too much.
    pub fn decide(
        &self,
        state: &State,
        now: Millis,
        cause: Cause,
        remark: Remark,
    ) -> Result<Noted, Refusal> {
        if self.held.iter().any(|note| note.cause.as_ref() == Some(&cause)) {
            return Ok(Noted::Known);
        }
        if state.stage == Stage::Closed {
            return Err(Reason::Closed.into());
        }
        let seat = state.seat_of(&cause.player).ok_or(Reason::NotSeated)?;
        if state.partner_of(seat).is_none() {
            return Err(Reason::NoPartner.into());
        }
        let own = |note: &&PrivateNote| {
            note.cause.as_ref().is_some_and(|said| said.player == cause.player)
        };
        let recent = self.held.iter().filter(own).filter(|note| note.note.at > now - RATE_MS);
        if recent.count() >= RATE_MAX {
            return Err(Reason::TooFast.into());
        }
        let note = self.draft(state, now, seat, Some(cause), remark);
        if !self.has_room_for(&note) {
            return Err(Reason::LogFull.into());
        }
        Ok(Noted::New(note))
    }

    /// Whether a team has not said too much. Others cannot fill its log.
    fn has_room_for(&self, note: &PrivateNote) -> bool {
        let team = self.by_team.iter().find(|(team, _)| *team == note.readers);
        self.count < NOTES_MAX && team.is_none_or(|(_, said)| *said < TEAM_NOTES_MAX)
    }

    /// What a bot tells its partner before it plays; nothing if the partner is a bot, too.
    pub fn plan_of_bot(
        &self,
        state: &State,
        now: Millis,
        seat: Seat,
        action: Action,
    ) -> Option<PrivateNote> {
        let partner = state.chair(state.partner_of(seat)?)?;
        let has_reader = partner.is_played_by_holder() && !partner.away;
        let note = self.draft(state, now, seat, None, Remark::Plan { action });
        (has_reader && self.has_room_for(&note)).then_some(note)
    }

    fn draft(
        &self,
        state: &State,
        now: Millis,
        seat: Seat,
        cause: Option<Cause>,
        remark: Remark,
    ) -> PrivateNote {
        let last = self.held.back().map_or(Millis::MIN, |note| note.note.at);
        let team = [Some(seat), state.partner_of(seat)].into_iter().flatten();
        let players = team.filter_map(|seat| state.chair(seat)?.player());
        let (game, steps) =
            state.game.as_ref().map_or((0, 0), |game| (game.number, game.steps().len() as u16));
        PrivateNote {
            readers: players.map(|player| player.id.clone()).collect(),
            cause,
            note: Note { at: now.max(last), seat, game, steps, remark },
        }
    }
}

impl State {
    /// The other seat of a team of two.
    pub fn partner_of(&self, seat: Seat) -> Option<Seat> {
        let rules = &self.options.rules;
        rules.seats_of(rules.realm_of(seat)).find(|&other| other != seat)
    }
}
