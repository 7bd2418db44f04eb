//! Whether a game was dealt fairly, as this device has found out by itself.

use rules::Seat;
use table::{Fairness, Own, State, Unfair};

/// What a device can say about the deal of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// This device dealt, so that there is nothing to prove.
    DealtHere,
    /// The game was dealt as was promised when it began.
    Held(Fairness),
    /// It was not.
    Broken(Unfair),
}

impl Proof {
    /// What the device that dealt says about the last game at its table, once it is over.
    pub fn of_own_table(state: &State) -> Option<Self> {
        let game = state.game.as_ref()?;
        (!game.is_on()).then_some(Self::DealtHere)
    }

    /// What a client's check has found, if it could check at all.
    pub fn of_check(found: Option<Result<Fairness, Unfair>>) -> Option<Self> {
        Some(match found? {
            Ok(fairness) => Self::Held(fairness),
            Err(why) => Self::Broken(why),
        })
    }

    /// Whether everybody has to hear of it.
    pub const fn is_broken(&self) -> bool {
        matches!(self, Self::Broken(_))
    }

    /// Whether this device took part in the shuffle, so that it can be sure that nobody chose it.
    pub const fn is_shared(&self) -> bool {
        matches!(self, Self::Held(Fairness { own: Own::Counted, .. }))
    }

    /// The seats that shuffled, and those whose part did not arrive in time.
    pub fn seats(&self) -> (&[Seat], &[Seat]) {
        match self {
            Self::Held(fairness) => (&fairness.contributed, &fairness.missing),
            Self::DealtHere | Self::Broken(_) => (&[], &[]),
        }
    }
}
