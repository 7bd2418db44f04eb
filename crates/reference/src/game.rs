//! A game: everything that lies on the table and whose turn it is. This file holds the state, its
//! start and its accessors; what changes it is in `chance` and `turn`, what may happen in `legal`
//! and `refusal`.

use std::collections::{BTreeSet, VecDeque};

use crate::builders::Builders;
use crate::data::{Domino, Origin, dominoes_of};
use crate::kingdom::{Cell, Squares};
use crate::moves::Due;
use crate::options::Options;
use crate::realm::Realm;
use crate::score::{Sheet, score};
use crate::standings::{Standing, rank};

/// What the game waits for. From `Place` on these are the parts of a turn in their order (§4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Phase {
    Buildings,
    Line,
    King,
    FirstClaim,
    Place,
    Tax,
    Build,
    Bribe,
    Claim,
    Over,
}

/// A domino of a line, and the seat whose king stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    pub(crate) domino: Domino,
    pub(crate) seat: Option<usize>,
}

/// One game, from the first deal to the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// Dominoes that no line has shown yet, including those set aside (§2.3).
    pub(crate) unseen: BTreeSet<Domino>,
    /// How many dominoes have been dealt.
    pub(crate) dealt: usize,
    /// The seats of the kings that are still to be drawn (§3.3).
    pub(crate) undrawn: Vec<usize>,
    /// Seats whose kings are put on the line before anything else is drawn.
    pub(crate) first_claims: VecDeque<usize>,
    /// The claimed dominoes that are played in this round, lowest first. Empty before round 1.
    pub(crate) line: Vec<Slot>,
    /// Which of them is being played.
    pub(crate) turn: usize,
    /// The line that is being claimed. Empty in the last round.
    pub(crate) next: Vec<Slot>,
    /// Where the domino of this turn was placed: its left and its right half.
    pub(crate) placed: Option<[Cell; 2]>,
    /// Whether the domino of this turn was discarded.
    pub(crate) discarded: bool,
    pub(crate) realms: Vec<Realm>,
    /// Only in games with Queendomino's box.
    pub(crate) builders: Option<Builders>,
}

impl Game {
    /// A game before its first deal (§3).
    ///
    /// # Errors
    /// The `rules.…` code when the mix cannot be played.
    pub fn new(options: &Options) -> Result<Game, &'static str> {
        if let Some(code) = options.refusal() {
            return Err(code);
        }
        let unseen = options.boxes.iter().flat_map(|&origin| dominoes_of(origin)).collect();
        let queendomino = options.with_queendomino();
        let (coins, knights) = if queendomino { (7, 1) } else { (0, 0) };
        let realm = Realm { coins, knights, ..Realm::default() };
        let mut game = Game {
            options: options.clone(),
            phase: Phase::Line,
            unseen,
            dealt: 0,
            undrawn: (0..options.kings()).map(|king| king / options.kings_of_seat()).collect(),
            first_claims: VecDeque::new(),
            line: Vec::new(),
            turn: 0,
            next: Vec::new(),
            placed: None,
            discarded: false,
            realms: vec![realm; options.realms()],
            builders: queendomino.then(|| Builders::new(options.realms())),
        };
        game.open();
        Ok(game)
    }

    /// What must happen next.
    pub fn due(&self) -> Due {
        match self.phase {
            Phase::Buildings => {
                let builders = self.builders.as_ref().expect("tiles come with builders");
                Due::Buildings { count: builders.count_due(), unseen: builders.unseen.clone() }
            }
            Phase::Line => {
                let origin = self.next_origin();
                let of_box = |domino: &Domino| domino.origin == origin;
                let unseen = self.unseen.iter().copied().filter(of_box).collect();
                Due::Line { origin, count: self.options.line(), unseen }
            }
            Phase::King => Due::King { kings: self.undrawn.clone() },
            Phase::Over => Due::Over,
            _ => Due::Seat(self.seat().expect("a seat decides")),
        }
    }

    /// The seat that decides, if one does.
    pub(crate) fn seat(&self) -> Option<usize> {
        match self.phase {
            Phase::Buildings | Phase::Line | Phase::King | Phase::Over => None,
            // Whoever draws places, seat after seat (§3.6).
            Phase::FirstClaim if self.options.any_king => {
                let placed = self.next.iter().filter(|slot| slot.seat.is_some()).count();
                Some(placed % self.options.seats)
            }
            Phase::FirstClaim => self.first_claims.front().copied(),
            _ => self.line[self.turn].seat,
        }
    }

    /// The box of the next line: several take turns, the newest first (§2.5).
    pub(crate) fn next_origin(&self) -> Origin {
        let lines_dealt = self.dealt / self.options.line();
        let boxes: Vec<Origin> = self.options.boxes.iter().rev().copied().collect();
        boxes[lines_dealt % boxes.len()]
    }

    /// How many realms play.
    pub fn realms(&self) -> usize {
        self.realms.len()
    }

    /// The points of a realm, as if the game ended now (§6, §8).
    pub fn sheet(&self, realm: usize) -> Sheet {
        score(&self.options, &self.realms[realm], self.queen() == Some(realm))
    }

    /// All realms, best first; meaningful when the game is over.
    pub fn standings(&self) -> Vec<Standing> {
        let sheets: Vec<Sheet> = (0..self.realms()).map(|realm| self.sheet(realm)).collect();
        rank(&self.options.boxes, &sheets)
    }

    /// The squares of a kingdom; the castle is not among them.
    pub fn squares(&self, realm: usize) -> &Squares {
        &self.realms[realm].squares
    }

    /// Coins of a realm.
    pub fn coins(&self, realm: usize) -> u32 {
        self.realms[realm].coins
    }

    /// Knights that a realm has not placed.
    pub fn knights_in_hand(&self, realm: usize) -> u32 {
        self.realms[realm].knights
    }

    /// Towers of a realm.
    pub fn towers(&self, realm: usize) -> u32 {
        self.realms[realm].towers
    }

    /// Dominoes that a realm has discarded.
    pub fn discards(&self, realm: usize) -> u32 {
        self.realms[realm].discards
    }

    /// The six spots of the builders' board by price; all empty without Queendomino's box.
    pub fn board(&self) -> Vec<Option<String>> {
        match &self.builders {
            Some(builders) => builders.spots.to_vec(),
            None => vec![None; 6],
        }
    }

    /// The visible tile of the building pile.
    pub fn pile_top(&self) -> Option<String> {
        self.builders.as_ref().and_then(|builders| builders.top.clone())
    }

    /// The realm that hosts the Queen.
    pub fn queen(&self) -> Option<usize> {
        self.builders.as_ref().and_then(|builders| builders.queen)
    }

    /// Whether the dragon can be bribed in this round; never without Queendomino's box.
    pub fn dragon_home(&self) -> bool {
        self.builders.as_ref().is_some_and(|builders| builders.dragon_home)
    }
}
