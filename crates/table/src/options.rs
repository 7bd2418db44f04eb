//! A table's options: the rules of its games, its clock, who may find it.

use rules::Rules;
use serde::{Deserialize, Serialize};

use crate::json;
use crate::level::Level;
use crate::refusal::{Reason, Refusal};

/// Milliseconds. Points in time count from 1970; callers pass them in, since this crate reads no
/// clock.
pub type Millis = i64;

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;

/// The least time for a turn, unless running out of time is a loss.
const TURN_MS_MIN: Millis = 10 * SECOND;

/// The options of a table. Only `rules` is required; see the defaults.
// Stored rows must read and write alike, so a further option is left out of JSON at its default.
#[expect(clippy::struct_excessive_bools, reason = "independent switches, in any mix")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Options {
    /// The rules of its games, as in `k4+middle+harmony`.
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "k4+middle+harmony"))]
    pub rules: Rules,
    /// Default: no clock.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when a player's clock runs out. Default: `bot`.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub on_timeout: OnTimeout,
    /// Default: `open`.
    #[serde(default)]
    pub privacy: Privacy,
    /// Whether those without a seat may watch. Default: yes.
    #[serde(default = "on")]
    pub spectators: bool,
    /// Whether players may send each other preset messages. Default: yes.
    #[serde(default = "on")]
    pub talk: bool,
    /// Whether players may also write to each other in their own words. Default: no.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub free_text: bool,
    /// Whether players may undo their own actions, and take them back by consent. Default: yes.
    #[serde(default = "on")]
    pub undo: bool,
    /// Whether clients may show hints: legal spots and what they would score. Default: yes.
    // The name on the wire is the first version's: stored rows and older processes have it.
    #[serde(rename = "aids", alias = "hints", default = "on")]
    pub hints: bool,
    /// Fill empty seats with bots after a while. Default: no.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fill: Option<Fill>,
    /// The bot that plays on for a player who is away. Default: `baron`.
    #[serde(default = "default_stand_in")]
    pub stand_in: Level,
}

/// Lists the options that are on or off, by their fields in [`Options`].
macro_rules! switches {
    ($($name:ident $field:ident;)+) => {
        /// An option that is on or off, so that a form can show all of them without naming any.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Switch {
            $($name,)+
        }

        impl Switch {
            /// In the order of a form.
            pub const ALL: [Self; [$(stringify!($field)),+].len()] = [$(Self::$name),+];

            /// The stable name that keys of texts end with.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($field),)+
                }
            }
        }

        impl Options {
            /// Whether an option is on.
            pub const fn is_on(&self, switch: Switch) -> bool {
                match switch {
                    $(Switch::$name => self.$field,)+
                }
            }

            /// Turns an option on or off.
            pub const fn turn(&mut self, switch: Switch, on: bool) {
                match switch {
                    $(Switch::$name => self.$field = on,)+
                }
            }
        }
    };
}

switches! {
    Hints hints;
    Undo undo;
    Spectators spectators;
    Talk talk;
    FreeText free_text;
}

const fn on() -> bool {
    true
}

const fn default_stand_in() -> Level {
    Level::Baron
}

/// How much time there is to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// A time bank for the whole game, with an increment after each turn.
    Bank {
        /// The initial time.
        bank_ms: Millis,
        #[serde(default)]
        increment_ms: Millis,
    },
    /// A limit for each turn, such as hours or days.
    Turn { turn_ms: Millis },
}

/// What happens when a player's clock runs out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum OnTimeout {
    /// A bot plays the rest of the turn; the next one is the player's again, with at least ten
    /// seconds however empty the bank is. For a player who is away the others decide, as for anyone
    /// who is missed, and after a while a bot takes over.
    #[default]
    Bot,
    /// The rest of the turn is skipped: the table makes the last of the legal actions at each
    /// decision. So it passes, claims the last free domino, and places one on the last spot, or
    /// discards it if it fits nowhere. The next turn has at least ten seconds.
    Skip,
    /// The player loses: it counts as resigning. A bank is all there is.
    Loss,
}

impl OnTimeout {
    /// In the order of a form.
    pub const ALL: [Self; 3] = [Self::Bot, Self::Skip, Self::Loss];

    /// The name in messages, that keys of texts end with.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Skip => "skip",
            Self::Loss => "loss",
        }
    }
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Privacy {
    /// Everyone: the lobby lists it.
    #[default]
    Open,
    /// Only those who have the link.
    Link,
}

/// Bots for seats that nobody takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fill {
    /// How long the ready players wait before bots join.
    pub after_ms: Millis,
    pub level: Level,
}

impl Options {
    /// The default options: open to all, without a clock.
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            clock: Clock::default(),
            on_timeout: OnTimeout::default(),
            privacy: Privacy::default(),
            spectators: on(),
            talk: on(),
            free_text: false,
            undo: on(),
            hints: on(),
            fill: None,
            stand_in: default_stand_in(),
        }
    }

    /// # Errors
    /// If the rules cannot be played or a time is out of bounds.
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
    /// How long the table waits when several people have to act: a minute, or longer if turns take
    /// days.
    pub(crate) fn patience_ms(self) -> Millis {
        match self {
            Self::None | Self::Bank { .. } => MINUTE,
            Self::Turn { turn_ms } => MINUTE.max(turn_ms / 4),
        }
    }

    /// The time for a turn that began with this much in the bank; `None` without a clock. A clock
    /// that does not end the game leaves enough of an empty bank to claim and place.
    pub(crate) fn turn_limit_ms(self, bank_ms: Millis, on_timeout: OnTimeout) -> Option<Millis> {
        match self {
            Self::None => None,
            Self::Bank { .. } if on_timeout == OnTimeout::Loss => Some(bank_ms),
            Self::Bank { .. } => Some(bank_ms.max(TURN_MS_MIN)),
            Self::Turn { turn_ms } => Some(turn_ms),
        }
    }

    /// What a turn adds to the bank.
    pub const fn increment_ms(self) -> Millis {
        match self {
            Self::Bank { increment_ms, .. } => increment_ms,
            Self::None | Self::Turn { .. } => 0,
        }
    }

    /// How long a player may think before the others may ask for a stand-in. With a clock, its
    /// timeout decides instead.
    pub(crate) fn idle_ms(self) -> Option<Millis> {
        (self == Self::None).then(|| self.patience_ms() * 3)
    }
}
