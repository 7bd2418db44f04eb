//! The fields of the form, and what can be chosen in them.

use rules::{DynastyScoring, FirstClaims, Grid, RulesError};
use table::{Clock, House, Level, OnTimeout, Switch};

use crate::edition::Edition;

/// Who plays, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Against bots, on this device.
    Alone,
    /// Several people on this device.
    Shared,
    /// Whoever gets the link to a table on a server.
    Friends,
    /// Anyone who finds that table in the lobby.
    Public,
    /// A quick match: whoever wants the same game, or else bots.
    Anyone,
}

impl Company {
    pub const ALL: [Self; 5] =
        [Self::Alone, Self::Friends, Self::Anyone, Self::Public, Self::Shared];
    /// On this device.
    pub const HERE: [Self; 2] = [Self::Alone, Self::Shared];
    /// At the player's own table on a server.
    pub const TABLE: [Self; 2] = [Self::Friends, Self::Public];
    /// At any table that the server finds.
    pub const PAIRING: [Self; 1] = [Self::Anyone];

    pub const fn is_on_server(self) -> bool {
        matches!(self, Self::Friends | Self::Public | Self::Anyone)
    }

    /// Whether the player opens their own table for it.
    pub(super) const fn has_own_table(self) -> bool {
        matches!(self, Self::Friends | Self::Public)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Company,
    Edition,
    Seats,
    Teams,
    Grid,
    Deck,
    FirstClaims,
    MiddleKingdom,
    Harmony,
    Dynasty,
    DynastyScoring,
    Level,
    People,
    /// Who shares a kingdom with a person, counted from 0.
    Partner(u8),
    /// The house of a person at this device, counted from 0; of the player, if there is no other.
    House(Option<u8>),
    Clock,
    /// What happens when a clock runs out; only with a clock.
    OnTimeout,
    /// An option of the table that is on or off.
    Switch(Switch),
}

impl Field {
    /// Whether it is about the people at a table of one's own.
    pub const fn is_about_company(self) -> bool {
        matches!(self, Self::Switch(Switch::Spectators | Switch::Talk | Switch::FreeText))
    }
}

/// A choice in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    Company(Company),
    Edition(Edition),
    Seats(u8),
    Teams(bool),
    Grid(Grid),
    /// The number of dominoes dealt.
    Deck(u8),
    FirstClaims(FirstClaims),
    MiddleKingdom(bool),
    Harmony(bool),
    Dynasty(bool),
    DynastyScoring(DynastyScoring),
    Level(Level),
    /// How many people play; bots take the other seats.
    People(u8),
    /// A person's partner: another person, or a bot.
    Partner(u8, Option<u8>),
    House(Option<u8>, House),
    Clock(Clock),
    OnTimeout(OnTimeout),
    Switch(Switch, bool),
}

impl Value {
    /// Whether a switch is on; `None` if it is not a switch.
    pub const fn is_on(self) -> Option<bool> {
        match self {
            Self::Teams(on)
            | Self::MiddleKingdom(on)
            | Self::Harmony(on)
            | Self::Dynasty(on)
            | Self::Switch(_, on) => Some(on),
            _ => None,
        }
    }
}

/// Whether a choice is taken, possible or refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Chosen,
    Available,
    /// No playable mix contains it.
    Refused(RulesError),
}

/// One of the choices of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub value: Value,
    pub standing: Standing,
}
