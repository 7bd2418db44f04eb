//! The boxes that dominoes come in, and sets of them.
//!
//! The list below is the only place that names the boxes. To add one, add a row here and a table of
//! its dominoes; domino counts, ids, notation, playable sets and the piles of a stock follow from
//! those.

use crate::domino::DominoId;

macro_rules! boxes {
    ($($(#[$doc:meta])* $name:ident, $letter:literal, $table:literal;)+) => {
        /// The box that a domino comes from.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        #[repr(u8)]
        pub enum Origin {
            $($(#[$doc])* $name,)+
        }

        impl Origin {
            /// Every box, in the order of [`DominoId::index`].
            pub const ALL: [Self; Self::COUNT] = [$(Self::$name),+];

            /// How many boxes there are.
            pub const COUNT: usize = [$($letter),+].len();

            /// The letter for this box in notation: in the names of modes, and before the number
            /// of a domino unless the box is the first.
            pub const fn letter(self) -> char {
                match self {
                    $(Self::$name => $letter,)+
                }
            }

            /// The component table.
            pub(crate) const fn table(self) -> &'static str {
                match self {
                    $(Self::$name => include_str!(concat!("../data/", $table)),)+
                }
            }
        }
    };
}

boxes! {
    /// Kingdomino's box.
    Kingdomino, 'k', "kingdomino_dominoes.csv";
    /// Queendomino's box, with buildings, knights, towers, Queen and dragon.
    Queendomino, 'q', "queendomino_dominoes.csv";
}

impl Origin {
    /// Its index in [`Origin::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many dominoes the box holds.
    pub const fn dominoes(self) -> u8 {
        DominoId::end_of(self) - DominoId::start_of(self)
    }
}

/// A non-empty set of boxes whose dominoes are dealt.
///
/// ```
/// use crownlands_rules::{Boxes, Origin};
///
/// let boxes = Boxes::only(Origin::Kingdomino).with(Origin::Queendomino);
/// assert_eq!(boxes, Boxes::ROYAL_WEDDING);
/// assert_eq!(boxes.dominoes(), 96);
/// assert!(boxes.contains(Origin::Queendomino));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Boxes(u8);

impl Boxes {
    /// Kingdomino's box alone.
    pub const KINGDOMINO: Self = Self::only(Origin::Kingdomino);
    /// Queendomino's box alone.
    pub const QUEENDOMINO: Self = Self::only(Origin::Queendomino);
    /// Kingdomino's and Queendomino's boxes together (§2.5).
    pub const ROYAL_WEDDING: Self = Self::KINGDOMINO.with(Origin::Queendomino);

    /// A single box.
    pub const fn only(origin: Origin) -> Self {
        Self(1 << origin.index())
    }

    /// These boxes plus another.
    #[must_use]
    pub const fn with(self, origin: Origin) -> Self {
        Self(self.0 | Self::only(origin).0)
    }

    /// Whether a box is among them.
    pub const fn contains(self, origin: Origin) -> bool {
        self.0 >> origin.index() & 1 == 1
    }

    /// How many boxes there are.
    #[expect(clippy::len_without_is_empty, reason = "there is always at least one")]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// How many dominoes they hold.
    pub fn dominoes(self) -> u8 {
        self.iter().map(Origin::dominoes).sum()
    }

    /// Whether the builders' board, knights, towers, Queen and dragon are in play.
    pub const fn has_queendomino(self) -> bool {
        self.contains(Origin::Queendomino)
    }

    /// The boxes, in the order of [`Origin::ALL`].
    pub fn iter(self) -> BoxesIter {
        BoxesIter { boxes: self, all: Origin::ALL.into_iter() }
    }

    /// The box that a line comes from: they take turns, the last of [`Origin::ALL`] first (§2.5).
    pub(crate) fn of_line(self, line: u8) -> Origin {
        let mut bits = self.0;
        for _ in 0..line as usize % self.len() {
            bits -= 1 << bits.ilog2();
        }
        Origin::ALL[bits.ilog2() as usize]
    }

    /// Every set of boxes.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..1 << Origin::COUNT).map(Self)
    }
}

impl IntoIterator for Boxes {
    type Item = Origin;
    type IntoIter = BoxesIter;

    fn into_iter(self) -> BoxesIter {
        self.iter()
    }
}

/// The boxes of a set, in the order of [`Origin::ALL`].
#[derive(Clone, Debug)]
pub struct BoxesIter {
    boxes: Boxes,
    all: core::array::IntoIter<Origin, { Origin::COUNT }>,
}

impl Iterator for BoxesIter {
    type Item = Origin;

    fn next(&mut self) -> Option<Origin> {
        self.all.find(|origin| self.boxes.contains(*origin))
    }
}

impl core::fmt::Debug for Boxes {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
