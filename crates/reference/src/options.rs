//! What can be played (§2): the mix of boxes, seats, dominoes and grid that a game starts with, and
//! why a mix is refused. Modes have no names here; every mix is judged by the same sums.

use std::collections::BTreeSet;

use crate::data::{Origin, dominoes_of};

/// The boxes on the table: at least one.
pub type Boxes = BTreeSet<Origin>;

/// The mix that a game is played with.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(clippy::struct_excessive_bools)] // each is a separate option of the game (§2.8)
pub struct Options {
    pub boxes: Boxes,
    /// Places at the table.
    pub seats: usize,
    /// Whether neighbours share a realm (§2.2).
    pub teams: bool,
    /// Width of a finished kingdom, 5 or 7.
    pub grid: usize,
    /// Dominoes in the game, of all boxes together.
    pub dominoes: usize,
    /// Whether two seats claim first in the order A-B-B-A (§3.4).
    pub abba: bool,
    /// Whether the first kings are placed by those who draw them in turn (§3.6), instead of `abba`.
    pub any_king: bool,
    /// Whether Middle Kingdom is played (§6.5).
    pub middle_kingdom: bool,
    /// Whether Harmony is played (§6.6).
    pub harmony: bool,
}

impl Options {
    /// Why this mix cannot be played; `None` when it can.
    pub fn refusal(&self) -> Option<&'static str> {
        if !(2..=8).contains(&self.seats) {
            return Some("rules.seats");
        }
        if self.teams && (self.seats % 2 == 1 || self.seats < 4) {
            return Some("rules.teams");
        }
        if self.abba && self.seats != 2 {
            return Some("rules.first_claims");
        }
        if self.with_queendomino() && self.dominoes != self.dominoes_in_boxes() {
            return Some("rules.box_not_whole");
        }
        if self.dominoes > self.dominoes_in_boxes() {
            return Some("rules.too_many_dominoes");
        }
        // With several boxes each line comes from one of them (§2.5), so each must divide.
        let boxes = self.boxes.len();
        let (of_each_box, lines_of_each_box) = (self.dominoes / boxes, self.rounds() / boxes);
        let whole_rounds = self.rounds() == lines_of_each_box * boxes;
        if self.dominoes == 0 || !whole_rounds || of_each_box % lines_of_each_box != 0 {
            return Some("rules.uneven_lines");
        }
        if self.line() > 8 {
            return Some("rules.line_too_long");
        }
        if self.line() < self.kings() {
            return Some("rules.line_too_short");
        }
        None
    }

    /// Whether Queendomino's box is on the table.
    pub(crate) fn with_queendomino(&self) -> bool {
        self.boxes.contains(&Origin::Queendomino)
    }

    /// Kings of one seat (§2.1).
    pub(crate) fn kings_of_seat(&self) -> usize {
        if self.seats == 2 { 2 } else { 1 }
    }

    /// Kings of the whole table.
    pub(crate) fn kings(&self) -> usize {
        self.seats * self.kings_of_seat()
    }

    /// Realms at the table (§2.2).
    pub(crate) fn realms(&self) -> usize {
        if self.teams { self.seats / 2 } else { self.seats }
    }

    /// The realm that a seat belongs to (§2.2).
    pub(crate) fn realm_of(&self, seat: usize) -> usize {
        if self.teams { seat / 2 } else { seat }
    }

    /// Kings of one realm.
    pub(crate) fn kings_of_realm(&self) -> usize {
        self.kings() / self.realms()
    }

    /// Rounds of a game: as many as it takes a realm's kings to fill its grid (§2.6).
    pub(crate) fn rounds(&self) -> usize {
        (self.grid * self.grid - 1) / (2 * self.kings_of_realm())
    }

    /// Slots of a line: one line a round.
    pub(crate) fn line(&self) -> usize {
        self.dominoes / self.rounds()
    }

    fn dominoes_in_boxes(&self) -> usize {
        self.boxes.iter().map(|&origin| dominoes_of(origin).count()).sum()
    }
}
