//! What is played: a handful of independent choices, and what follows from them.
//!
//! [`Rules`] is a plain value. Modes are presets of it ([`Preset`]); nothing else in the crate
//! knows a mode by name. [`Rules::check`] refuses a mix that cannot be played.

mod presets;

#[cfg(test)]
mod tests;

pub use presets::Preset;

use crate::boxes::{Boxes, Origin};
use crate::domino::DominoId;
use crate::domino_set::DominoSet;
use crate::error::RulesError;
use crate::seat::{Realm, SEATS_MAX, Seat};

/// The choices that make a game (§2).
///
/// ```
/// use crownlands_rules::Rules;
///
/// let rules: Rules = "duel+harmony".parse()?;
/// assert_eq!((rules.seats, rules.rounds(), rules.line()), (2, 12, 4));
/// assert_eq!(rules.to_string(), "duel+harmony");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The boxes whose dominoes are dealt.
    pub boxes: Boxes,
    /// How many players: 2 to 8.
    pub seats: u8,
    /// Whether everyone plays alone or in pairs.
    pub alliance: Alliance,
    /// The size that a kingdom may grow to.
    pub grid: Grid,
    /// Dominoes in the draw pile; with fewer than the box holds, the others are set aside.
    pub dominoes: u8,
    /// How the first claims are ordered.
    pub first_claims: FirstClaims,
    /// +10 for a castle in the middle (§6.5).
    pub middle_kingdom: bool,
    /// +5 for a full grid (§6.6).
    pub harmony: bool,
    /// Whether three games make a match, and what counts in it (§6.11, §6.12).
    pub dynasty: Option<DynastyScoring>,
}

/// Whether seats share a kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Alliance {
    /// Every seat is a realm.
    Solo,
    /// Two neighbouring seats are a realm (§2.2).
    Pairs,
}

/// The width of a kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grid {
    /// Five by five.
    Five,
    /// Seven by seven.
    Seven,
}

/// How the first claims are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FirstClaims {
    /// Kings are drawn one by one (§3.3).
    Drawn,
    /// A, then B twice, then A (§3.4); for two seats.
    Abba,
    /// The seats take turns to draw a king, no matter whose it is, and place it (§3.6).
    AnyKing,
}

/// What counts in a Dynasty, a match of [`DYNASTY_GAMES`] games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum DynastyScoring {
    /// The points of all games together (§6.11).
    #[default]
    Total,
    /// The best single game (§6.12).
    Best,
}

/// The number of games in a Dynasty.
pub const DYNASTY_GAMES: u8 = 3;

impl Grid {
    /// Cells along one side: 5 or 7.
    pub const fn width(self) -> i8 {
        match self {
            Self::Five => 5,
            Self::Seven => 7,
        }
    }

    /// Cells in all, including the castle's: 25 or 49.
    pub const fn cells(self) -> usize {
        (self.width() * self.width()) as usize
    }
}

/// The longest line.
pub(crate) const LINE_MAX: usize = 8;

impl Rules {
    /// Checks that this mix of choices can be played (§2, §9).
    ///
    /// # Errors
    /// The first reason that applies.
    pub fn check(&self) -> Result<(), RulesError> {
        let dominoes = self.dominoes;
        let whole = self.boxes.dominoes();
        if !(2..=SEATS_MAX as u8).contains(&self.seats) {
            return Err(RulesError::Seats);
        }
        if self.alliance == Alliance::Pairs && (self.seats % 2 == 1 || self.seats < 4) {
            return Err(RulesError::Teams);
        }
        if self.first_claims == FirstClaims::Abba && self.seats != 2 {
            return Err(RulesError::FirstClaims);
        }
        if self.boxes.has_queendomino() && dominoes != whole {
            return Err(RulesError::BoxNotWhole);
        }
        if dominoes > whole {
            return Err(RulesError::TooManyDominoes);
        }
        // Boxes take turns, so each must supply the same number of whole lines.
        let boxes = self.boxes.len() as u8;
        let of_each_box = dominoes / boxes;
        let shared = self.rounds().is_multiple_of(boxes)
            && self.boxes.iter().all(|origin| of_each_box <= origin.dominoes());
        if dominoes == 0 || !dominoes.is_multiple_of(self.rounds()) || !shared {
            return Err(RulesError::UnevenLines);
        }
        if self.line() as usize > LINE_MAX {
            return Err(RulesError::LineTooLong);
        }
        if self.line() < self.kings() * self.seats {
            return Err(RulesError::LineTooShort);
        }
        Ok(())
    }

    /// How many games make a match: three in a Dynasty, else one.
    pub const fn games(&self) -> u8 {
        if self.dynasty.is_some() { DYNASTY_GAMES } else { 1 }
    }

    /// How many kings each seat has (§2.1).
    pub const fn kings(&self) -> u8 {
        if self.seats == 2 { 2 } else { 1 }
    }

    /// How many rounds a game has: as many as fill every grid exactly (§2.6).
    pub const fn rounds(&self) -> u8 {
        let kings_of_a_realm = self.kings() * self.seats_per_realm();
        (self.grid.cells() as u8 - 1) / (2 * kings_of_a_realm)
    }

    /// Dominoes in a line: the draw pile, spread over the rounds.
    pub const fn line(&self) -> u8 {
        self.dominoes / self.rounds()
    }

    /// How many realms, and so kingdoms, are in the game.
    pub const fn realm_count(&self) -> usize {
        (self.seats / self.seats_per_realm()) as usize
    }

    /// The realms in order.
    pub fn realms(&self) -> impl Iterator<Item = Realm> + use<> {
        (0..self.realm_count()).filter_map(Realm::new)
    }

    /// The seats in order.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats as usize).filter_map(Seat::new)
    }

    /// The seats that play for a realm, in order.
    pub fn seats_of(&self, realm: Realm) -> impl Iterator<Item = Seat> + use<> {
        let rules = *self;
        rules.all_seats().filter(move |seat| rules.realm_of(*seat) == realm)
    }

    /// The realm that a seat plays for.
    pub fn realm_of(&self, seat: Seat) -> Realm {
        match self.alliance {
            Alliance::Solo => seat.alone(),
            Alliance::Pairs => seat.in_pair(),
        }
    }

    /// The box that a line is dealt from, the first line being number 0. Boxes take turns, the last
    /// of [`Origin::ALL`] first (§2.5).
    pub fn origin_of_line(&self, line: u8) -> Origin {
        self.boxes.of_line(line)
    }

    /// Every domino of the boxes in play, including those that will be set aside.
    pub fn deck(&self) -> DominoSet {
        let boxes = self.boxes.iter().map(DominoSet::of_box);
        boxes.fold(DominoSet::EMPTY, |deck, of_box| deck | of_box)
    }

    /// Every mix of boxes, seats, alliance, grid and dominoes that can be played, with all options
    /// off.
    pub fn all_playable() -> impl Iterator<Item = Self> {
        let alliances = [Alliance::Solo, Alliance::Pairs];
        let grids = [Grid::Five, Grid::Seven];
        let mixes = Boxes::all().flat_map(move |boxes| {
            (2..=SEATS_MAX as u8).flat_map(move |seats| {
                alliances.into_iter().flat_map(move |alliance| {
                    grids.into_iter().flat_map(move |grid| {
                        (1..=DominoId::COUNT).map(move |dominoes| Self {
                            boxes,
                            seats,
                            alliance,
                            grid,
                            dominoes,
                            first_claims: FirstClaims::Drawn,
                            middle_kingdom: false,
                            harmony: false,
                            dynasty: None,
                        })
                    })
                })
            })
        });
        mixes.filter(|rules| rules.check().is_ok())
    }

    const fn seats_per_realm(&self) -> u8 {
        match self.alliance {
            Alliance::Solo => 1,
            Alliance::Pairs => 2,
        }
    }
}
