//! Seats, where players decide, and realms, which own kingdoms.

/// A place at the table, where one player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(u8);

/// The owner of a kingdom, a purse and points: one seat, or a team of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Realm(u8);

/// Seats at the largest table.
pub(crate) const SEATS_MAX: usize = 8;

impl Seat {
    /// The seat with this index, 0 to 7.
    pub const fn new(index: usize) -> Option<Self> {
        if index < SEATS_MAX { Some(Self(index as u8)) } else { None }
    }

    /// Its index, 0 to 7.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Seat {
    /// The realm of a seat that plays alone.
    pub(crate) const fn alone(self) -> Realm {
        Realm(self.0)
    }

    /// The realm of a seat that plays in a pair with its neighbour (§2.2).
    pub(crate) const fn in_pair(self) -> Realm {
        Realm(self.0 / 2)
    }
}

impl Realm {
    /// The realm with this index, 0 to 7.
    pub const fn new(index: usize) -> Option<Self> {
        if index < SEATS_MAX { Some(Self(index as u8)) } else { None }
    }

    /// Its index, 0 to 7.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// People count seats from one.
impl core::fmt::Display for Seat {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// People count realms from one.
impl core::fmt::Display for Realm {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}
