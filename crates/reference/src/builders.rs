//! What lies beside the dominoes in games with Queendomino's box (§7): the builders' board and its
//! pile, the Queen, the dragon, and the knights and towers that are still in the box. Nobody knows
//! the order below the pile's top, so only the kinds are stored.

use std::collections::BTreeMap;

use crate::data::building_kinds;

/// The builders' board and what comes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Builders {
    /// The tiles on offer; the index is the printed price.
    pub(crate) spots: [Option<String>; 6],
    /// The visible tile of the pile (§7.3).
    pub(crate) top: Option<String>,
    /// How many tiles of each kind nobody has seen; they are the pile below its top.
    pub(crate) unseen: BTreeMap<String, usize>,
    /// The realm that hosts the Queen.
    pub(crate) queen: Option<usize>,
    /// Whether the dragon can be bribed in this round.
    pub(crate) dragon_home: bool,
    /// Knights left in the box (§1.5).
    pub(crate) knights: u32,
    /// Towers left in the box (§1.5).
    pub(crate) towers: u32,
}

impl Builders {
    /// An empty board beside a shuffled pile; each realm has taken its first knight (§7.1).
    pub(crate) fn new(realms: usize) -> Builders {
        let unseen = building_kinds().iter().map(|(id, kind)| (id.clone(), kind.copies)).collect();
        Builders {
            spots: [const { None }; 6],
            top: None,
            unseen,
            queen: None,
            dragon_home: true,
            knights: 22 - realms as u32,
            towers: 15,
        }
    }

    /// The start of a round (§7.14), as far as it needs no chance: the dragon returns, the tiles
    /// slide, and the known top goes to the cheapest empty spot.
    pub(crate) fn renew(&mut self) {
        self.dragon_home = true;
        let tiles: Vec<String> = self.spots.iter_mut().filter_map(Option::take).collect();
        for (spot, tile) in self.spots.iter_mut().zip(tiles) {
            *spot = Some(tile);
        }
        if let Some(empty) = self.spots.iter_mut().find(|spot| spot.is_none()) {
            *empty = self.top.take();
        }
    }

    /// How many tiles have to be uncovered now: one for each empty spot and one as the new top, as
    /// far as the pile lasts. While the top still lies there, nothing under it is uncovered.
    pub(crate) fn count_due(&self) -> usize {
        if self.top.is_some() {
            return 0;
        }
        let empty = self.spots.iter().filter(|spot| spot.is_none()).count();
        let left: usize = self.unseen.values().sum();
        left.min(empty + 1)
    }

    /// Uncovers the tiles that are due: the cheapest empty spot first, the pile's top last.
    pub(crate) fn uncover(&mut self, ids: &[String]) {
        for id in ids {
            let left = self.unseen.get_mut(id).expect("a tile that the pile can hold");
            *left -= 1;
            if *left == 0 {
                self.unseen.remove(id);
            }
            match self.spots.iter_mut().find(|spot| spot.is_none()) {
                Some(empty) => *empty = Some(id.clone()),
                None => self.top = Some(id.clone()),
            }
        }
    }

    /// The tile on a spot; none on a spot that the board does not have.
    pub(crate) fn tile(&self, spot: usize) -> Option<&String> {
        self.spots.get(spot).and_then(Option::as_ref)
    }

    /// The spots on which a tile lies.
    pub(crate) fn taken_spots(&self) -> impl Iterator<Item = usize> {
        (0..6).filter(|&spot| self.spots[spot].is_some())
    }

    /// What a realm pays for the tile on a spot (§7.8).
    pub(crate) fn price(&self, spot: usize, realm: usize) -> u32 {
        let discount = u32::from(self.queen == Some(realm));
        (spot as u32).saturating_sub(discount)
    }
}
