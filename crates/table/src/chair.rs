//! A seat at the table and its holder.

use serde::{Deserialize, Serialize};

use crate::contribution::Commitment;
use crate::fact::Player;
use crate::houses::House;
use crate::json;
use crate::level::Level;
use crate::names::PlayerId;
use crate::options::{Clock, Millis};

/// The time granted to a player who returns to a nearly empty clock.
const COURTESY_MS: Millis = 60_000;

/// A seat at the table.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, in any mix")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chair {
    #[serde(flatten)]
    pub holder: Holder,
    /// Ready for the next game.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub ready: bool,
    /// Away, with the seat saved.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub away: bool,
    /// A bot plays for the holder.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub stand_in: bool,
    /// Resigned this game.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub resigned: bool,
    /// Time left in the bank when the turn began.
    #[serde(default)]
    pub bank_ms: Millis,
    /// When the time of this turn ran out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_of_time_at: Option<Millis>,
    /// A bot plays the rest of the turn for the holder, who is out of time.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub covered: bool,
    /// When the holder last said something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spoke_at: Option<Millis>,
    /// The house that its holder chose; partners have the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<House>,
    /// To what its holder will contribute to the shuffle of the next game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "holder", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Holder {
    Nobody,
    /// One of the server's bots.
    Bot {
        level: Level,
    },
    /// A person, or someone's program.
    Player {
        player: Player,
    },
}

impl Chair {
    /// A free seat.
    pub const fn empty() -> Self {
        Self {
            holder: Holder::Nobody,
            ready: false,
            away: false,
            stand_in: false,
            resigned: false,
            bank_ms: 0,
            out_of_time_at: None,
            covered: false,
            spoke_at: None,
            house: None,
            commitment: None,
        }
    }

    pub fn player(&self) -> Option<&Player> {
        match &self.holder {
            Holder::Player { player } => Some(player),
            Holder::Nobody | Holder::Bot { .. } => None,
        }
    }

    pub fn is_of(&self, player: &PlayerId) -> bool {
        self.player().is_some_and(|holder| holder.id == *player)
    }

    /// Whether a player has it and no bot decides for them.
    pub fn is_played_by_holder(&self) -> bool {
        self.has_clock() && !self.covered
    }

    /// Whether a player has it whose time is counted: no bot has taken over.
    pub fn has_clock(&self) -> bool {
        self.player().is_some() && !self.stand_in
    }

    /// Whether the holder is a player who is present and can be asked.
    pub fn can_be_asked(&self) -> bool {
        let person = self.player().is_some_and(|player| !player.program);
        person && !self.away && !self.stand_in && !self.resigned
    }

    /// Marks the holder as back. A player replaced by a bot gets some time to look around; a clock
    /// that kept running keeps running, or else leaving would gain time.
    pub(crate) fn welcome_back(&mut self, clock: Clock) {
        self.away = false;
        if self.can_be_handed_back() {
            self.stand_in = false;
            self.grant_time(clock);
        }
    }

    /// Whether a bot stands in that would hand the seat back to its player.
    pub(crate) fn can_be_handed_back(&self) -> bool {
        self.stand_in && !self.resigned
    }

    /// Clears the timeout and makes sure that some time is left.
    pub(crate) fn grant_time(&mut self, clock: Clock) {
        self.clear_timeout();
        if let Clock::Bank { .. } = clock {
            self.bank_ms = self.bank_ms.max(COURTESY_MS);
        }
    }

    /// Marks the holder as ready or not. A commitment is part of being ready.
    pub(crate) fn be_ready(&mut self, ready: bool, commitment: Option<Commitment>) {
        self.ready = ready;
        self.commitment = commitment.filter(|_| ready);
    }

    pub(crate) fn clear_timeout(&mut self) {
        self.out_of_time_at = None;
        self.covered = false;
    }

    /// Starts a game: a full bank, and no status from the last game except who is away.
    pub(crate) fn begin(&mut self, clock: Clock) {
        self.be_ready(false, None);
        self.resigned = false;
        self.stand_in = self.away;
        self.clear_timeout();
        self.bank_ms = match clock {
            Clock::Bank { bank_ms, .. } => bank_ms,
            Clock::None | Clock::Turn { .. } => 0,
        };
    }
}
