//! What a table is for: the rules of its games, its clock, who may find it.

use rules::Rules;

use crate::level::Level;
use crate::refusal::{Reason, Refusal};

/// Time, in milliseconds. Moments are counted from 1970; the machine is told them and reads no
/// clock.
pub type Millis = i64;

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

/// What was chosen when the table was opened.
#[expect(clippy::struct_excessive_bools, reason = "independent switches, in any mix")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// What is played.
    pub rules: Rules,
    /// How much time there is to think.
    pub clock: Clock,
    /// Who may find the table.
    pub privacy: Privacy,
    /// Whether those without a seat may watch.
    pub spectators: bool,
    /// Whether players may send each other the preset messages.
    pub talk: bool,
    /// Whether an own action may be undone, and taken back by consent.
    pub undo: bool,
    /// Whether clients may show legal spots and what they would score.
    pub aids: bool,
    /// Fill empty seats with bots when the others have waited long enough.
    pub fill: Option<Fill>,
    /// Who plays on for somebody who is gone.
    pub stand_in: Level,
}

/// How much time there is to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// As much as one likes.
    None,
    /// A bank for the whole game, and some more after each turn.
    Bank {
        /// What everyone starts with.
        bank_ms: Millis,
        /// What a turn brings.
        increment_ms: Millis,
    },
    /// So much for each turn: hours or days.
    Turn {
        /// What every turn may take.
        turn_ms: Millis,
    },
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Privacy {
    /// Everyone: the lobby lists it.
    Open,
    /// Whoever has the link.
    Link,
}

/// Bots for seats that nobody takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fill {
    /// How long those who are ready wait.
    pub after_ms: Millis,
    /// Who comes then.
    pub level: Level,
}

impl Options {
    /// A table for these rules, open to all, without a clock.
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            clock: Clock::None,
            privacy: Privacy::Open,
            spectators: true,
            talk: true,
            undo: true,
            aids: true,
            fill: None,
            stand_in: Level::Baron,
        }
    }

    /// # Errors
    /// When the rules cannot be played or a time is out of bounds.
    pub fn check(&self) -> Result<(), Refusal> {
        self.rules.check()?;
        let clock_fits = match self.clock {
            Clock::None => true,
            Clock::Bank { bank_ms, increment_ms } => {
                (10_000..=10 * 60 * MINUTE).contains(&bank_ms)
                    && (0..=10 * MINUTE).contains(&increment_ms)
            }
            Clock::Turn { turn_ms } => (MINUTE..=14 * DAY).contains(&turn_ms),
        };
        let fill_fits = self.fill.is_none_or(|fill| (0..=DAY).contains(&fill.after_ms));
        if clock_fits && fill_fits { Ok(()) } else { Err(Reason::BadTime.into()) }
    }
}

impl Clock {
    /// How long the table waits for an answer of several people: a minute, or longer where turns
    /// take days.
    pub(crate) fn patience_ms(self) -> Millis {
        match self {
            Self::None | Self::Bank { .. } => MINUTE,
            Self::Turn { turn_ms } => MINUTE.max(turn_ms / 4),
        }
    }

    /// How long somebody may think before the others may ask for a stand-in. A clock says so
    /// itself, by running out.
    pub(crate) fn idle_ms(self) -> Option<Millis> {
        (self == Self::None).then(|| self.patience_ms() * 3)
    }
}
