//! The 96 dominoes of the two boxes.

use crate::csv::Reader;
use crate::terrain::Terrain;

/// One half of a domino (§1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Half {
    /// What it shows.
    pub terrain: Terrain,
    /// Crowns printed on it, 0 to 3.
    pub crowns: u8,
}

/// The two halves of a domino, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Domino {
    /// The half at a placement's own cell.
    pub left: Half,
    /// The half one step further.
    pub right: Half,
}

impl Domino {
    /// Whether both halves are alike, so that turning it by half changes nothing (§5.7).
    pub const fn is_double(self) -> bool {
        self.left.terrain as u8 == self.right.terrain as u8 && self.left.crowns == self.right.crowns
    }
}

/// The box that a domino comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// Kingdomino's box.
    Kingdomino,
    /// Queendomino's box.
    Queendomino,
}

/// Names one domino: its box and the number on its back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DominoId(u8);

impl DominoId {
    /// Dominoes in one box.
    pub const PER_BOX: u8 = 48;
    /// Dominoes in both boxes.
    pub const COUNT: u8 = 2 * Self::PER_BOX;

    /// The domino with this printed number, 1 to 48.
    pub const fn new(origin: Origin, number: u8) -> Option<Self> {
        if number == 0 || number > Self::PER_BOX {
            return None;
        }
        Some(Self(number - 1 + Self::PER_BOX * (origin as u8)))
    }

    /// The domino with this index: Kingdomino's box first, then Queendomino's.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT as usize { Some(Self(index as u8)) } else { None }
    }

    /// 0 to 95.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its box.
    pub const fn origin(self) -> Origin {
        if self.0 < Self::PER_BOX { Origin::Kingdomino } else { Origin::Queendomino }
    }

    /// The number on its back, 1 to 48.
    pub const fn number(self) -> u8 {
        self.0 % Self::PER_BOX + 1
    }

    /// What is printed on it.
    pub const fn domino(self) -> Domino {
        DOMINOES[self.0 as usize]
    }

    /// Whether both its halves are alike: [`Domino::is_double`] from a table.
    pub(crate) const fn is_double(self) -> bool {
        DOUBLES >> self.0 & 1 == 1
    }

    /// Every domino of both boxes.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }
}

impl core::fmt::Debug for DominoId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{self}")
    }
}

const DOMINOES: [Domino; DominoId::COUNT as usize] = {
    let blank = Half { terrain: Terrain::Wheat, crowns: 0 };
    let mut table = [Domino { left: blank, right: blank }; DominoId::COUNT as usize];
    read_box(&mut table, 0, include_str!("../../../data/kingdomino_dominoes.csv"));
    read_box(&mut table, 48, include_str!("../../../data/queendomino_dominoes.csv"));
    table
};

/// The dominoes whose halves are alike, as bits.
const DOUBLES: u128 = {
    let mut doubles = 0;
    let mut at = 0;
    while at < DOMINOES.len() {
        doubles |= (DOMINOES[at].is_double() as u128) << at;
        at += 1;
    }
    doubles
};

const fn read_box(table: &mut [Domino; 96], first: usize, csv: &str) {
    let mut reader = Reader::new(csv);
    let mut at = 0;
    while at < DominoId::PER_BOX as usize {
        assert!(reader.number() as usize == at + 1, "dominoes are listed in order");
        table[first + at] = Domino { left: read_half(&mut reader), right: read_half(&mut reader) };
        at += 1;
    }
    assert!(reader.is_at_end(), "a box has 48 dominoes");
}

const fn read_half(reader: &mut Reader<'_>) -> Half {
    let Some(terrain) = Terrain::from_name(reader.field()) else {
        panic!("a table names an unknown terrain")
    };
    Half { terrain, crowns: reader.number() }
}

/// Squares of a terrain in a box, and the crowns on them.
const fn totals(origin: Origin, terrain: Terrain) -> (u8, u8) {
    let (mut squares, mut crowns) = (0, 0);
    let mut at = DominoId::PER_BOX as usize * origin as usize;
    let end = at + DominoId::PER_BOX as usize;
    while at < end {
        let Domino { left, right } = DOMINOES[at];
        if left.terrain as u8 == terrain as u8 {
            squares += 1;
            crowns += left.crowns;
        }
        if right.terrain as u8 == terrain as u8 {
            squares += 1;
            crowns += right.crowns;
        }
        at += 1;
    }
    (squares, crowns)
}

/// The totals printed on the back page of the Kingdomino rulebook: squares without a crown, and
/// with one, two and three of them, summed up by terrain.
const _: () = {
    const fn is(origin: Origin, terrain: Terrain, squares: u8, crowns: u8) -> bool {
        let (s, c) = totals(origin, terrain);
        s == squares && c == crowns
    }
    use Origin::{Kingdomino, Queendomino};
    assert!(is(Kingdomino, Terrain::Wheat, 26, 5));
    assert!(is(Kingdomino, Terrain::Forest, 22, 6));
    assert!(is(Kingdomino, Terrain::Lake, 18, 6));
    assert!(is(Kingdomino, Terrain::Grassland, 14, 6));
    assert!(is(Kingdomino, Terrain::Swamp, 10, 6));
    assert!(is(Kingdomino, Terrain::Mine, 6, 10));
    assert!(is(Kingdomino, Terrain::Town, 0, 0));
    // Every town square can carry a building; the list of buildings in a kingdom counts on it.
    assert!(totals(Queendomino, Terrain::Town).0 == crate::building::TOWN_SQUARES as u8);
};
