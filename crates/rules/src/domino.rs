//! The dominoes of all boxes, as printed.

use crate::boxes::Origin;
use crate::csv::Reader;
use crate::domino_set::DominoSet;
use crate::terrain::Terrain;

/// One half of a domino (§1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Half {
    /// The terrain it shows.
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
    /// Whether both halves are alike, so that a half turn changes nothing (§5.7).
    pub const fn is_double(self) -> bool {
        self.left.terrain as u8 == self.right.terrain as u8 && self.left.crowns == self.right.crowns
    }
}

/// Names one domino: its box and the number on its back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DominoId(u8);

impl DominoId {
    /// How many dominoes there are in all boxes.
    pub const COUNT: u8 = STARTS[Origin::COUNT];

    /// The domino of a box with this printed number, counted from 1.
    pub const fn new(origin: Origin, number: u8) -> Option<Self> {
        if number == 0 || number > origin.dominoes() {
            return None;
        }
        Some(Self(Self::start_of(origin) + number - 1))
    }

    /// The domino with this index: box after box, in the order of [`Origin::ALL`].
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT as usize { Some(Self(index as u8)) } else { None }
    }

    /// From 0 to [`DominoId::COUNT`] - 1.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The box it comes from.
    pub const fn origin(self) -> Origin {
        let mut at = 0;
        while self.0 >= STARTS[at + 1] {
            at += 1;
        }
        Origin::ALL[at]
    }

    /// The number on its back, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 - Self::start_of(self.origin()) + 1
    }

    /// Its two halves.
    pub const fn domino(self) -> Domino {
        DOMINOES[self.0 as usize]
    }

    /// Whether both its halves are alike: [`Domino::is_double`], looked up in a table.
    pub(crate) const fn is_double(self) -> bool {
        DOUBLES.contains(self)
    }

    /// The index of a box's first domino.
    pub(crate) const fn start_of(origin: Origin) -> u8 {
        STARTS[origin.index()]
    }

    /// The index after a box's last domino.
    pub(crate) const fn end_of(origin: Origin) -> u8 {
        STARTS[origin.index() + 1]
    }

    /// Every domino of every box.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }
}

impl core::fmt::Debug for DominoId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{self}")
    }
}

/// The index of each box's first domino, followed by the index after the last domino of all.
const STARTS: [u8; Origin::COUNT + 1] = {
    let mut starts = [0; Origin::COUNT + 1];
    let mut at = 0;
    while at < Origin::COUNT {
        let mut reader = Reader::new(Origin::ALL[at].table());
        let mut dominoes = 0;
        while !reader.is_at_end() {
            dominoes += 1;
            assert!(reader.number() == dominoes, "dominoes are listed in order");
            read_domino(&mut reader);
        }
        starts[at + 1] = starts[at] + dominoes;
        at += 1;
    }
    starts
};

const DOMINOES: [Domino; DominoId::COUNT as usize] = {
    let blank = Half { terrain: Terrain::Wheat, crowns: 0 };
    let mut dominoes = [Domino { left: blank, right: blank }; DominoId::COUNT as usize];
    let mut next = 0;
    let mut at = 0;
    while at < Origin::COUNT {
        let mut reader = Reader::new(Origin::ALL[at].table());
        while !reader.is_at_end() {
            reader.number();
            dominoes[next] = read_domino(&mut reader);
            next += 1;
        }
        at += 1;
    }
    dominoes
};

/// The dominoes whose halves are alike.
const DOUBLES: DominoSet = {
    let mut doubles = DominoSet::EMPTY;
    let mut at = 0;
    while at < DominoId::COUNT {
        if DOMINOES[at as usize].is_double() {
            doubles.insert(DominoId(at));
        }
        at += 1;
    }
    doubles
};

const fn read_domino(reader: &mut Reader<'_>) -> Domino {
    Domino { left: read_half(reader), right: read_half(reader) }
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
    let mut at = DominoId::start_of(origin);
    while at < DominoId::end_of(origin) {
        let Domino { left, right } = DOMINOES[at as usize];
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

/// Totals by terrain, added up from the back page of the Kingdomino rulebook, which counts squares
/// with no, one, two and three crowns separately.
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
    // Every town square can hold a building; a kingdom's list of buildings relies on this number.
    assert!(totals(Queendomino, Terrain::Town).0 == crate::building::TOWN_SQUARES as u8);
};
