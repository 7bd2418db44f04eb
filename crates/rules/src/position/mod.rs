//! A moment of a game: all that everyone may know, and nothing else.
//!
//! The order of the undrawn dominoes and buildings is not here (§2.3, §7.3); it arrives step by
//! step through [`Position::deal`]. A position only ever holds what a legal game can reach:
//! [`Position::new`] starts one, [`Position::play`] and [`Position::deal`] advance it, and
//! [`Position::from_setup`] checks one that comes from elsewhere.

mod chance;
mod check;
mod key;
mod legal;
mod play;
mod restore;
mod setup;

#[cfg(test)]
mod tests;

pub use chance::{Chance, WeightedDeals};
pub use setup::{BuildersSetup, RealmSetup, Setup, SetupError};

use crate::builders::Builders;
use crate::components::Components;
use crate::domino::DominoId;
use crate::domino_set::DominoSet;
use crate::error::RulesError;
use crate::kingdom::Kingdom;
use crate::line::{Line, Slot};
use crate::rules::{FirstClaims, Rules};
use crate::seat::{Realm, SEATS_MAX, Seat};

/// A moment of a game.
///
/// ```
/// use crownlands_rules::{Action, Actor, Deal, DominoId, Origin, Position, Rules, Seat};
///
/// let mut position = Position::new("k4".parse()?)?;
/// assert_eq!(position.actor(), Actor::Chance);
/// let line = [3, 17, 25, 40].map(|n| DominoId::new(Origin::Kingdomino, n).unwrap());
/// position.deal(Deal::Line(line.into_iter().collect()))?;
/// position.deal(Deal::King(Seat::new(2).unwrap()))?;
///
/// assert_eq!(position.actor(), Actor::Seat(Seat::new(2).unwrap()));
/// assert_eq!(position.legal_actions().len(), 4);
/// position.play(">3".parse::<Action>()?)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    rules: Rules,
    components: Components,
    /// [`Rules::rounds`] and [`Rules::line`], cached because every deal asks for them.
    rounds: u8,
    line: u8,
    phase: Phase,
    /// 0 during the first claims, then 1 to [`Rules::rounds`].
    round: u8,
    /// The slot of the current line whose king plays.
    turn: u8,
    /// The seat to move, where there is one.
    mover: Seat,
    /// Kings not yet drawn for the first claims.
    undrawn: [u8; SEATS_MAX],
    /// Whether this turn's domino was discarded.
    discarded_now: bool,
    current: Line,
    next: Line,
    unseen: DominoSet,
    kingdoms: [Kingdom; SEATS_MAX],
    purses: [Purse; SEATS_MAX],
    builders: Option<Builders>,
}

/// The kind of decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Building tiles have to be uncovered.
    DealBuildings,
    /// A line has to be dealt.
    DealLine,
    /// A king has to be drawn.
    DrawKing,
    /// A domino has to be placed, or discarded if it fits nowhere.
    Place,
    /// Knights may be put on it.
    Tax,
    /// A building may be bought.
    Build,
    /// The dragon may be bribed.
    Bribe,
    /// A slot has to be claimed.
    Claim,
    /// The game has ended.
    Over,
}

/// Who has to act next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// This seat has to choose an action.
    Seat(Seat),
    /// Something has to be dealt.
    Chance,
    /// The game has ended.
    Nobody,
}

/// What a realm owns besides its kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub struct Purse {
    /// Coins in hand.
    pub coins: u16,
    /// Knights in hand.
    pub knights: u8,
    /// Towers in the kingdom.
    pub towers: u8,
    /// How many dominoes it had to discard.
    pub discards: u8,
}

impl Position {
    /// The start of a new game: nothing dealt yet.
    ///
    /// # Errors
    /// When [`Rules::check`] refuses the rules.
    pub fn new(rules: Rules) -> Result<Self, RulesError> {
        Self::with_components(rules, Components::NEWEST)
    }

    /// The start of a game that is played with a version of the component tables.
    ///
    /// # Errors
    /// When [`Rules::check`] refuses the rules.
    pub fn with_components(rules: Rules, components: Components) -> Result<Self, RulesError> {
        rules.check()?;
        let mut undrawn = [0; SEATS_MAX];
        undrawn[..rules.seats as usize].fill(rules.kings());
        let mut position = Self {
            rules,
            components,
            rounds: rules.rounds(),
            line: rules.line(),
            phase: Phase::DealLine,
            round: 0,
            turn: 0,
            mover: Seat::default(),
            undrawn,
            discarded_now: false,
            current: Line::default(),
            next: Line::default(),
            unseen: rules.deck(),
            kingdoms: [Kingdom::new(rules.grid); SEATS_MAX],
            purses: [Purse::default(); SEATS_MAX],
            builders: None,
        };
        if rules.boxes.has_queendomino() {
            position.phase = Phase::DealBuildings;
            position.open_queendomino_box();
        }
        Ok(position)
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The version of the component tables that the game is played with.
    pub fn components(&self) -> Components {
        self.components
    }

    /// The start of this game: nothing dealt yet.
    #[must_use]
    pub fn beginning(&self) -> Self {
        Self::with_components(self.rules, self.components).expect("rules that are being played")
    }

    /// The kind of decision that is due.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who has to act next.
    #[inline]
    pub fn actor(&self) -> Actor {
        match self.phase {
            Phase::Over => Actor::Nobody,
            Phase::DealBuildings | Phase::DealLine | Phase::DrawKing => Actor::Chance,
            _ => Actor::Seat(self.mover),
        }
    }

    /// The round, from 1; 0 during the first claims.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The seat whose king the next claim puts on the line: the seat to move, except that in the first
    /// claims of [`FirstClaims::AnyKing`] it may be another (§3.6).
    #[inline]
    pub fn king_to_claim(&self) -> Option<Seat> {
        let first = self.round == 0;
        (self.phase == Phase::Claim).then(|| if first { self.drawn_king() } else { self.mover })
    }

    /// The line whose dominoes are being placed. Empty during the first claims.
    pub fn current_line(&self) -> &Line {
        &self.current
    }

    /// The slot of the current line whose king plays, once the round has begun.
    pub fn turn(&self) -> Option<Slot> {
        let playing = matches!(
            self.phase,
            Phase::Place | Phase::Tax | Phase::Build | Phase::Bribe | Phase::Claim
        );
        (playing && self.round > 0).then(|| Slot::new(self.turn as usize)).flatten()
    }

    /// The line that is being claimed. Empty in the last round and before it is dealt.
    pub fn next_line(&self) -> &Line {
        &self.next
    }

    /// The domino that the seat to move has to place now.
    pub fn domino_to_place(&self) -> Option<DominoId> {
        (self.phase == Phase::Place).then(|| self.current.entries()[self.turn as usize].domino)
    }

    /// Dominoes that nobody has seen: still to come, or set aside (§2.3).
    pub fn unseen(&self) -> DominoSet {
        self.unseen
    }

    /// How many lines are still to be dealt.
    pub fn lines_to_come(&self) -> u8 {
        self.rounds - self.lines_dealt()
    }

    /// How many lines have been dealt.
    pub fn lines_dealt(&self) -> u8 {
        self.round + u8::from(!self.next.is_empty())
    }

    /// The kings drawn for the first claims so far, in order; none once those are over.
    pub(crate) fn kings_drawn(&self) -> impl Iterator<Item = Seat> + '_ {
        let starting = self.round == 0;
        let on_line = self.next.entries().iter().filter_map(|entry| entry.king);
        let claiming = self.king_to_claim();
        on_line.chain(claiming).filter(move |_| starting)
    }

    /// A realm's kingdom.
    pub fn kingdom(&self, realm: Realm) -> &Kingdom {
        &self.kingdoms[..self.rules.realm_count()][realm.index()]
    }

    /// All kingdoms in the order of the realms.
    pub fn kingdoms(&self) -> &[Kingdom] {
        &self.kingdoms[..self.rules.realm_count()]
    }

    /// What a realm owns besides its kingdom.
    pub fn purse(&self, realm: Realm) -> Purse {
        self.purses[..self.rules.realm_count()][realm.index()]
    }

    /// The builders' board, in games with Queendomino's box.
    pub fn builders(&self) -> Option<&Builders> {
        self.builders.as_ref()
    }

    /// Whether a realm hosts the Queen.
    pub fn hosts_queen(&self, realm: Realm) -> bool {
        self.builders.is_some_and(|builders| builders.queen == Some(realm))
    }

    /// Each realm starts with 7 coins and a knight (§7.1).
    fn open_queendomino_box(&mut self) {
        let mut builders = Builders::unopened();
        for purse in &mut self.purses[..self.rules.realm_count()] {
            *purse = Purse { coins: 7, knights: 1, ..Purse::default() };
            builders.knights -= 1;
        }
        self.builders = Some(builders);
    }

    /// The seat whose king was drawn and does not stand on the line yet.
    fn drawn_king(&self) -> Seat {
        if self.rules.first_claims != FirstClaims::AnyKing {
            return self.mover;
        }
        let is_drawn = |seat: &Seat| {
            let known = self.next.kings_of(*seat) as u8 + self.undrawn[seat.index()];
            known < self.rules.kings()
        };
        self.rules.all_seats().find(is_drawn).unwrap_or_default()
    }

    /// The seat that makes the first claim with a seat's king.
    fn first_claimer(&self, king: Seat) -> Seat {
        match self.rules.first_claims {
            FirstClaims::Drawn | FirstClaims::Abba => king,
            FirstClaims::AnyKing => {
                let earlier = self.next.kings();
                Seat::new(earlier % self.rules.seats as usize).unwrap_or_default()
            }
        }
    }

    fn kingdom_to_move(&self) -> &Kingdom {
        &self.kingdoms[self.realm_to_move().index()]
    }

    fn realm_to_move(&self) -> Realm {
        self.rules.realm_of(self.mover)
    }
}
