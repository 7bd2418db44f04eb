//! How promising an action looks at a glance, in points.
//!
//! Good enough to play a game to its end with, and to tell a search where to look first.

use std::iter;

use rules::{
    Action, Actions, Actor, Atlas, Cell, DominoId, Placement, Position, Prospect, Realm, Slot,
    Spot, Taxed, Treasury, Worth,
};

/// What a domino that fits nowhere costs: a turn, and perhaps Harmony.
const DISCARD: f32 = -4.0;
/// What it costs to give up the Middle Kingdom, which is not won yet.
pub(super) const STRAY: f32 = -7.0;
/// What an edge against the kingdom or the border is worth: it keeps gaps out.
pub(super) const SNUG: f32 = 0.4;
/// What a coin is worth while there is still something to buy.
const COIN: f32 = 0.4;
/// What a knight or tower is worth beside the points that buildings give for it.
const KNIGHT: f32 = 1.5;
const TOWER: f32 = 1.5;

/// Writes how promising each of the legal actions looks, in their order.
pub(crate) fn promises(position: &Position, actions: &Actions, promises: &mut Vec<f32>) {
    promises.clear();
    let Actor::Seat(seat) = position.actor() else { return };
    let realm = position.rules().realm_of(seat);
    let mut atlas = Atlas::new(position.kingdom(realm));
    Glance { position, realm, atlas: &mut atlas }.promises(actions, promises);
}

/// What the seat to move sees of its own realm.
pub(super) struct Glance<'a> {
    pub(super) position: &'a Position,
    pub(super) realm: Realm,
    /// The territories of its kingdom.
    pub(super) atlas: &'a mut Atlas,
}

impl Glance<'_> {
    /// Appends how promising each of the legal actions looks, in their order.
    pub(super) fn promises(&mut self, actions: &Actions, promises: &mut Vec<f32>) {
        if let Some(domino) = self.position.domino_to_place() {
            let placements = actions.iter().filter_map(|action| match action {
                Action::Place { placement, .. } => Some(placement),
                _ => None,
            });
            let shapes = self.shapes();
            let see = |prospect| promises.push(shapes.place(prospect));
            self.atlas.along(domino, placements, see);
            // Where there is no spot, discarding is all there is.
            promises.resize(actions.len(), 0.0);
            return;
        }
        if let Some((spots, sites)) = actions.builds() {
            for spot in spots {
                let offer = self.offer(spot);
                match offer.crowns {
                    0 => promises.extend(iter::repeat_n(offer.anywhere(), sites.len())),
                    _ => promises.extend(sites.clone().map(|at| self.crowned(offer, at))),
                }
            }
            promises.push(0.0);
            return;
        }
        promises.extend(actions.iter().map(|action| match action {
            Action::Claim(slot) => self.claim(slot),
            Action::Tax(taxed) => self.tax(taxed),
            Action::Bribe(_) => -1.0,
            Action::Place { .. } | Action::Build { .. } | Action::Discard(_) | Action::Pass => 0.0,
        }));
    }

    /// How it looks at spots.
    pub(super) fn shapes(&self) -> Shapes {
        let rules = self.position.rules();
        Shapes {
            may_stray: rules.middle_kingdom && self.atlas.may_be_centred(),
            reach: rules.grid.width() / 2,
        }
    }

    pub(super) fn claim(&mut self, slot: Slot) -> f32 {
        let domino = self.position.next_line().get(slot).map(|entry| entry.domino);
        // An earlier turn next round is worth a little.
        let early = -0.15 * slot.index() as f32;
        domino.map_or(0.0, |domino| self.domino(domino)) + early
    }

    /// What a claimed domino promises: its best spot, and crowns to grow around.
    fn domino(&mut self, domino: DominoId) -> f32 {
        let face = domino.domino();
        let crowns = f32::from(face.left.crowns + face.right.crowns);
        let best = self.atlas.best_gain(domino);
        best.map_or(DISCARD, |gain| f32::from(gain) + crowns)
    }

    fn tax(&self, taxed: Taxed) -> f32 {
        let kingdom = self.position.kingdom(self.realm);
        let purse = self.position.purse(self.realm);
        let Some(last) = kingdom.dominoes().next_back() else { return 0.0 };
        let squares = |cell| f32::from(self.atlas.squares_at(cell));
        let left = squares(last.placement.at);
        let right = last.placement.end().map_or(0.0, squares);
        let knights = f32::from(taxed.knights());
        let all_knights = f32::from(purse.knights + kingdom.knights());
        let bonus: f32 = kingdom
            .buildings()
            .filter_map(|(_, tile)| tile.spec().treasury)
            .map(|treasury| match treasury {
                Treasury::Knights => all_knights,
                Treasury::Towers => f32::from(purse.towers),
            })
            .sum();
        let coins = match taxed {
            Taxed::Left => left,
            Taxed::Right => right,
            Taxed::Both => left + right,
        };
        // A knight kept could tax more later.
        (coins + bonus * knights) * COIN - knights * 1.0
    }

    /// What the tile on a spot promises, wherever it stands.
    fn offer(&self, spot: Spot) -> Offer {
        let Some(builders) = self.position.builders() else { return Offer::default() };
        let price = f32::from(builders.price(spot, self.realm)) * COIN;
        let Some(tile) = builders.tile(spot) else { return Offer { price, ..Offer::default() } };
        let spec = tile.spec();
        let kingdom = self.position.kingdom(self.realm);
        let purse = self.position.purse(self.realm);
        let points = match spec.worth {
            Worth::Nothing => 0.0,
            Worth::Fixed(points) => f32::from(points),
            Worth::PerTerritory(points, terrain) => {
                f32::from(points) * (f32::from(self.atlas.count_territories(terrain)) + 0.5)
            }
            Worth::PerTower(points) => f32::from(points) * f32::from(purse.towers + spec.towers),
            Worth::PerKnight(points) => {
                f32::from(points) * f32::from(purse.knights + kingdom.knights() + spec.knights)
            }
        };
        Offer {
            pieces: points + f32::from(spec.knights) * KNIGHT + f32::from(spec.towers) * TOWER,
            crowns: spec.crowns,
            treasury: if spec.treasury.is_some() { 2.0 } else { 0.0 },
            price,
        }
    }

    /// What a tile with crowns promises on one site.
    fn crowned(&self, offer: Offer, at: Cell) -> f32 {
        // A site is a town square, so its territory has a square at least.
        offer.in_town(self.atlas.squares_at(at))
    }
}

/// A tile to build.
#[derive(Clone, Copy, Default)]
struct Offer {
    /// What its points, knights and towers are worth.
    pieces: f32,
    crowns: u8,
    treasury: f32,
    price: f32,
}

impl Offer {
    /// What it promises on any site, if it has no crowns.
    fn anywhere(self) -> f32 {
        self.in_town(0)
    }

    /// What it promises in a town of so many squares.
    fn in_town(self, squares: u8) -> f32 {
        let crowns = f32::from(self.crowns) * (f32::from(squares) + 1.0);
        self.pieces + crowns + self.treasury - self.price
    }
}

/// How a realm looks at the spots of a domino.
#[derive(Clone, Copy)]
pub(super) struct Shapes {
    /// Whether a spot could give up the Middle Kingdom.
    pub(super) may_stray: bool,
    /// How far from the castle that does not happen.
    reach: i8,
}

impl Shapes {
    /// What a spot promises: points, bonuses kept, gaps avoided.
    pub(super) fn place(self, prospect: Prospect) -> f32 {
        let strays = self.may_stray && self.is_stray(prospect.placement);
        let shape = SNUG * f32::from(prospect.snugness) + if strays { STRAY } else { 0.0 };
        f32::from(prospect.gain) + shape
    }

    /// Whether the castle could not be in the middle any more.
    fn is_stray(self, placement: Placement) -> bool {
        let far = |cell: Cell| cell.x().abs() > self.reach || cell.y().abs() > self.reach;
        far(placement.at) || placement.end().is_some_and(far)
    }
}
