//! How promising an action looks at a glance, in points.
//!
//! Good enough to play a game to its end with, and to tell a search where to look first.

use rules::{
    Action, Actions, Actor, Atlas, Building, Cell, DominoId, Placement, Position, Prospect, Realm,
    Slot, Taxed, Treasury, Worth,
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
    let atlas = Atlas::new(position.kingdom(realm));
    Glance { position, realm, atlas: &atlas }.promises(actions, promises);
}

/// What the seat to move sees of its own realm.
pub(super) struct Glance<'a> {
    pub(super) position: &'a Position,
    pub(super) realm: Realm,
    /// The territories of its kingdom.
    pub(super) atlas: &'a Atlas,
}

impl Glance<'_> {
    /// Appends how promising each of the legal actions looks, in their order.
    pub(super) fn promises(&self, actions: &Actions, promises: &mut Vec<f32>) {
        if let Some(domino) = self.position.domino_to_place() {
            let placements = actions.iter().filter_map(|action| match action {
                Action::Place { placement, .. } => Some(placement),
                _ => None,
            });
            let strays = self.may_stray();
            let see = |prospect| promises.push(self.place(prospect, strays));
            self.atlas.along(domino, placements, see);
            // Where there is no spot, discarding is all there is.
            promises.resize(actions.len(), 0.0);
            return;
        }
        promises.extend(actions.iter().map(|action| match action {
            Action::Claim(slot) => self.claim(slot),
            Action::Tax(taxed) => self.tax(taxed),
            Action::Build { spot, at } => {
                let builders = self.position.builders();
                let tile = builders.and_then(|builders| builders.tile(spot));
                let price = builders.map_or(0, |builders| builders.price(spot, self.realm));
                tile.map_or(0.0, |tile| self.building(tile, at)) - f32::from(price) * COIN
            }
            Action::Bribe(_) => -1.0,
            Action::Place { .. } | Action::Discard(_) | Action::Pass => 0.0,
        }));
    }

    /// Whether a spot could give up the Middle Kingdom.
    pub(super) fn may_stray(&self) -> bool {
        self.position.rules().middle_kingdom && self.atlas.may_be_centred()
    }

    /// What a spot promises: points, bonuses kept, gaps avoided.
    pub(super) fn place(&self, prospect: Prospect, may_stray: bool) -> f32 {
        let strays = may_stray && self.is_stray(prospect.placement);
        let shape = SNUG * f32::from(prospect.snugness) + if strays { STRAY } else { 0.0 };
        f32::from(prospect.gain) + shape
    }

    /// Whether the castle could not be in the middle any more.
    fn is_stray(&self, placement: Placement) -> bool {
        let reach = self.position.rules().grid.width() / 2;
        let far = |cell: Cell| cell.x().abs() > reach || cell.y().abs() > reach;
        far(placement.at) || placement.end().is_some_and(far)
    }

    pub(super) fn claim(&self, slot: Slot) -> f32 {
        let domino = self.position.next_line().get(slot).map(|entry| entry.domino);
        // An earlier turn next round is worth a little.
        let early = -0.15 * slot.index() as f32;
        domino.map_or(0.0, |domino| self.domino(domino)) + early
    }

    /// What a claimed domino promises: its best spot, and crowns to grow around.
    fn domino(&self, domino: DominoId) -> f32 {
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

    fn building(&self, tile: Building, at: Cell) -> f32 {
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
        // A site is a town square, so its territory has a square at least.
        let town = f32::from(self.atlas.squares_at(at));
        points
            + f32::from(spec.knights) * KNIGHT
            + f32::from(spec.towers) * TOWER
            + f32::from(spec.crowns) * (town + 1.0)
            + if spec.treasury.is_some() { 2.0 } else { 0.0 }
    }
}
