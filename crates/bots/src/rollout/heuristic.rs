//! A quick heuristic score for every legal action, in points.
//!
//! Good enough for playouts, and to tell the search where to look first.

use std::iter;

use rules::{
    Action, Actions, Actor, Atlas, Cell, DominoId, Placement, Position, Prospect, Realm, Slot,
    Spot, Taxed, Treasury, Worth,
};

use crate::rival::rival_to_claim;

/// The cost of a domino that fits nowhere: a turn, and perhaps Harmony.
const DISCARD: f32 = -4.0;
/// The cost of giving up the Middle Kingdom: less than its bonus, which is not certain yet.
pub(super) const STRAY: f32 = -7.0;
/// The value of each edge that touches the kingdom or the border: it prevents gaps.
pub(super) const SNUG: f32 = 0.4;
/// The value of a coin while there is still something to buy.
const COIN: f32 = 0.4;
/// The value of a knight or tower on top of the points that buildings give for it.
const KNIGHT: f32 = 1.5;
const TOWER: f32 = 1.5;

/// Replaces `scores` by the scores of the legal actions, in their order.
pub(crate) fn score_actions(position: &Position, actions: &Actions, scores: &mut Vec<f32>) {
    scores.clear();
    let Actor::Seat(seat) = position.actor() else { return };
    let realm = position.rules().realm_of(seat);
    let mut atlas = Atlas::new(position.kingdom(realm));
    ActionScorer { position, realm, atlas: &mut atlas }.score_actions(actions, scores);
}

/// Scores the actions of the realm to move.
pub(super) struct ActionScorer<'a> {
    pub(super) position: &'a Position,
    pub(super) realm: Realm,
    /// The territories of its kingdom.
    pub(super) atlas: &'a mut Atlas,
}

impl ActionScorer<'_> {
    /// Appends the score of each legal action, in their order.
    pub(super) fn score_actions(&mut self, actions: &Actions, scores: &mut Vec<f32>) {
        if let Some(domino) = self.position.domino_to_place() {
            let placements = actions.iter().filter_map(|action| match action {
                Action::Place { placement, .. } => Some(placement),
                _ => None,
            });
            let spot_scorer = self.spot_scorer();
            let push = |prospect| scores.push(spot_scorer.score_spot(prospect));
            self.atlas.along(domino, placements, push);
            // If nothing fits, the only action is to discard.
            scores.resize(actions.len(), 0.0);
            return;
        }
        if let Some((spots, sites)) = actions.builds() {
            for spot in spots {
                let offer = self.building_offer(spot);
                match offer.crowns {
                    0 => scores.extend(iter::repeat_n(offer.anywhere(), sites.len())),
                    _ => scores.extend(sites.clone().map(|at| self.score_crowned(offer, at))),
                }
            }
            scores.push(0.0);
            return;
        }
        scores.extend(actions.iter().map(|action| match action {
            Action::Claim(slot) => self.score_claim(slot),
            Action::Tax(taxed) => self.score_tax(taxed),
            Action::Bribe(_) => -1.0,
            Action::Place { .. } | Action::Build { .. } | Action::Discard(_) | Action::Pass => 0.0,
        }));
    }

    pub(super) fn spot_scorer(&self) -> SpotScorer {
        let rules = self.position.rules();
        SpotScorer {
            may_stray: rules.middle_kingdom && self.atlas.may_be_centred(),
            reach: rules.grid.width() / 2,
        }
    }

    pub(super) fn score_claim(&mut self, slot: Slot) -> f32 {
        let domino = self.position.next_line().get(slot).map(|entry| entry.domino);
        // An earlier turn next round is worth a little.
        let early = -0.15 * slot.index() as f32;
        let score = domino.map_or(0.0, |domino| self.score_domino(domino)) + early;
        // In the first claims all kingdoms are alike: what is good for one is good for all.
        if rival_to_claim(self.position).is_some() { -score } else { score }
    }

    /// The value of a domino: its best spot, plus crowns to build around.
    fn score_domino(&mut self, domino: DominoId) -> f32 {
        let face = domino.domino();
        let crowns = f32::from(face.left.crowns + face.right.crowns);
        let best = self.atlas.best_gain(domino);
        best.map_or(DISCARD, |gain| f32::from(gain) + crowns)
    }

    fn score_tax(&self, taxed: Taxed) -> f32 {
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
        // A knight that is not spent could tax more later.
        (coins + bonus * knights) * COIN - knights * 1.0
    }

    /// The parts of a tile's score that do not depend on its site.
    fn building_offer(&self, spot: Spot) -> BuildingOffer {
        let Some(builders) = self.position.builders() else { return BuildingOffer::default() };
        let price = f32::from(builders.price(spot, self.realm)) * COIN;
        let Some(tile) = builders.tile(spot) else {
            return BuildingOffer { price, ..BuildingOffer::default() };
        };
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
        BuildingOffer {
            pieces: points + f32::from(spec.knights) * KNIGHT + f32::from(spec.towers) * TOWER,
            crowns: spec.crowns,
            treasury: if spec.treasury.is_some() { 2.0 } else { 0.0 },
            price,
        }
    }

    fn score_crowned(&self, offer: BuildingOffer, at: Cell) -> f32 {
        // A site is a town square, so its territory has at least one square.
        offer.in_town(self.atlas.squares_at(at))
    }
}

/// The value of a building on offer.
#[derive(Clone, Copy, Default)]
struct BuildingOffer {
    /// The value of its points, knights and towers.
    pieces: f32,
    crowns: u8,
    treasury: f32,
    price: f32,
}

impl BuildingOffer {
    /// Its score on any site, if it has no crowns.
    fn anywhere(self) -> f32 {
        self.in_town(0)
    }

    /// Its score in a town of this many squares.
    fn in_town(self, squares: u8) -> f32 {
        let crowns = f32::from(self.crowns) * (f32::from(squares) + 1.0);
        self.pieces + crowns + self.treasury - self.price
    }
}

/// Scores the spots of a domino.
#[derive(Clone, Copy)]
pub(super) struct SpotScorer {
    /// Whether a spot could give up the Middle Kingdom.
    pub(super) may_stray: bool,
    /// The largest distance from the castle that keeps the Middle Kingdom possible.
    reach: i8,
}

impl SpotScorer {
    /// Points gained, edges covered, and the Middle Kingdom if it is given up.
    pub(super) fn score_spot(self, prospect: Prospect) -> f32 {
        let strays = self.may_stray && self.is_stray(prospect.placement);
        let shape = SNUG * f32::from(prospect.snugness) + if strays { STRAY } else { 0.0 };
        f32::from(prospect.gain) + shape
    }

    /// Whether the castle could no longer end up in the middle.
    fn is_stray(self, placement: Placement) -> bool {
        let far = |cell: Cell| cell.x().abs() > self.reach || cell.y().abs() > self.reach;
        far(placement.at) || placement.end().is_some_and(far)
    }
}
