//! The builders' board with its pile, and what the box still holds (§7).

use crate::building::{Building, KNIGHTS, TOWERS};
use crate::list::List;
use crate::seat::Realm;

/// A place on the builders' board, named by its printed price, 0 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

/// Spots of the board (§7.2).
pub(crate) const SPOTS: usize = 6;

impl Spot {
    /// The spot with this price.
    pub const fn new(price: usize) -> Option<Self> {
        if price < SPOTS { Some(Self(price as u8)) } else { None }
    }

    /// Its printed price.
    pub const fn price(self) -> usize {
        self.0 as usize
    }

    /// Its place on the board: the prices count up from 0.
    pub const fn index(self) -> usize {
        self.price()
    }

    /// All spots, the cheapest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPOTS as u8).map(Self)
    }
}

/// Tiles that a deal uncovers: at most a full board and the pile's new top.
pub type Uncovered = List<Building, { SPOTS + 1 }>;

/// How many tiles there are of each kind of building.
pub type BuildingCounts = [u8; Building::KINDS];

/// The middle of the table in games with Queendomino's box: builders' board, pile, Queen and
/// dragon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Builders {
    /// Tiles on the board by price.
    pub board: [Option<Building>; SPOTS],
    /// The pile's top tile (§7.3).
    pub top: Option<Building>,
    /// Tiles below the top: their kinds are known, their order is not.
    pub hidden: BuildingCounts,
    /// Knights left in the box.
    pub knights: u8,
    /// Towers left in the box.
    pub towers: u8,
    /// The realm that hosts the Queen (§7.10).
    pub queen: Option<Realm>,
    /// Whether the dragon has flown off for this round (§7.12).
    pub dragon_away: bool,
}

impl Builders {
    /// The box as it is before the first deal.
    pub(crate) fn unopened() -> Self {
        let mut hidden = [0; Building::KINDS];
        Building::all().for_each(|building| hidden[building.index()] = building.spec().copies);
        Self {
            board: [None; SPOTS],
            top: None,
            hidden,
            knights: KNIGHTS,
            towers: TOWERS,
            queen: None,
            dragon_away: false,
        }
    }

    /// The tile on a spot.
    pub fn tile(&self, spot: Spot) -> Option<Building> {
        self.board[spot.index()]
    }

    /// Spots with a tile.
    pub fn offers(&self) -> impl Iterator<Item = Spot> + '_ {
        Spot::all().filter(|spot| self.tile(*spot).is_some())
    }

    /// What a realm pays for the tile on a spot: a coin less if it hosts the Queen (§7.8).
    pub fn price(&self, spot: Spot, realm: Realm) -> u16 {
        let discount = usize::from(self.queen == Some(realm));
        spot.price().saturating_sub(discount) as u16
    }

    /// Tiles below the top.
    pub fn hidden_count(&self) -> usize {
        self.hidden.iter().map(|&count| count as usize).sum()
    }

    /// Starts a round (§7.14): the dragon returns, tiles slide, the known top is laid. Returns how
    /// many tiles [`uncover`](Self::uncover) must be given next.
    pub(crate) fn renew(&mut self) -> usize {
        self.dragon_away = false;
        let mut slid = [None; SPOTS];
        for (to, tile) in slid.iter_mut().zip(self.board.into_iter().flatten()) {
            *to = Some(tile);
        }
        self.board = slid;
        let empty = self.board.iter().filter(|tile| tile.is_none()).count();
        if empty == 0 {
            return 0;
        }
        if let Some(top) = self.top.take() {
            self.lay(top);
        }
        empty.min(self.hidden_count())
    }

    /// Lays uncovered tiles on the cheapest empty spots; one left over becomes the new top.
    pub(crate) fn uncover(&mut self, tiles: &[Building]) {
        for &tile in tiles {
            self.hidden[tile.index()] -= 1;
            self.lay(tile);
        }
    }

    fn lay(&mut self, tile: Building) {
        match self.board.iter_mut().find(|spot| spot.is_none()) {
            Some(spot) => *spot = Some(tile),
            None => self.top = Some(tile),
        }
    }
}
