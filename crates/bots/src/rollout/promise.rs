//! How promising an action looks at a glance, in points.
//!
//! Good enough to play a game to its end with, and to tell a search where to look first.

use rules::{
    Action, Actions, Building, Cell, DominoId, Kingdom, Placement, Position, Purse, Realm, Taxed,
    Treasury, Worth,
};

use super::map::Map;

/// What a domino that fits nowhere costs: a turn, and perhaps Harmony.
const DISCARD: f32 = -4.0;
/// What it costs to give up the Middle Kingdom, which is not won yet.
const STRAY: f32 = -7.0;
/// What an edge against the kingdom or the border is worth: it keeps gaps out.
const SNUG: f32 = 0.4;
/// What a coin is worth while there is still something to buy.
const COIN: f32 = 0.4;
/// What a knight or tower is worth beside the points that buildings give for it.
const KNIGHT: f32 = 1.5;
const TOWER: f32 = 1.5;

/// Writes how promising each of the legal actions looks, in their order.
pub(crate) fn promises(position: &Position, actions: &Actions, promises: &mut Vec<f32>) {
    promises.clear();
    let rules::Actor::Seat(seat) = position.actor() else { return };
    let realm = position.rules().realm_of(seat);
    let kingdom = position.kingdom(realm);
    let map = Map::new(kingdom);
    for action in actions {
        promises.push(match action {
            Action::Place { domino, placement } => {
                map.gain(domino.domino(), placement) + shape(position, &map, placement)
            }
            Action::Claim(slot) => {
                let domino = position.next_line().get(slot).map(|entry| entry.domino);
                // An earlier turn next round is worth a little.
                let early = -0.15 * slot.index() as f32;
                domino.map_or(0.0, |domino| claim(&map, kingdom, domino)) + early
            }
            Action::Tax(taxed) => tax(kingdom, position.purse(realm), taxed),
            Action::Build { spot, at } => {
                let tile = position.builders().and_then(|builders| builders.tile(spot));
                let price = position.builders().map_or(0, |builders| builders.price(spot, realm));
                tile.map_or(0.0, |tile| building(position, realm, tile, at))
                    - f32::from(price) * COIN
            }
            Action::Bribe(_) => -1.0,
            Action::Discard(_) | Action::Pass => 0.0,
        });
    }
}

/// What a claimed domino promises: its best spot, and crowns to grow around.
fn claim(map: &Map, kingdom: &Kingdom, domino: DominoId) -> f32 {
    let face = domino.domino();
    let crowns = f32::from(face.left.crowns + face.right.crowns);
    map.best_gain(kingdom, domino).map_or(DISCARD, |gain| gain + crowns)
}

/// What a spot does to the shape of the kingdom: bonuses kept, gaps avoided.
fn shape(position: &Position, map: &Map, placement: Placement) -> f32 {
    let rules = position.rules();
    let reach = rules.grid.width() / 2;
    let far = |cell: Cell| cell.x().abs() > reach || cell.y().abs() > reach;
    let strays = rules.middle_kingdom
        && map.may_be_centred
        && (far(placement.at) || placement.end().is_some_and(far));
    SNUG * map.snugness(placement) as f32 + if strays { STRAY } else { 0.0 }
}

fn tax(kingdom: &Kingdom, purse: Purse, taxed: Taxed) -> f32 {
    let Some(last) = kingdom.dominoes().last() else { return 0.0 };
    let squares = |cell| kingdom.territory_at(cell).map_or(0.0, |t| f32::from(t.squares));
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

fn building(position: &Position, realm: Realm, tile: Building, at: Cell) -> f32 {
    let spec = tile.spec();
    let kingdom = position.kingdom(realm);
    let purse = position.purse(realm);
    let points = match spec.worth {
        Worth::Nothing => 0.0,
        Worth::Fixed(points) => f32::from(points),
        Worth::PerTerritory(points, terrain) => {
            f32::from(points) * (f32::from(kingdom.count_territories(terrain)) + 0.5)
        }
        Worth::PerTower(points) => f32::from(points) * f32::from(purse.towers + spec.towers),
        Worth::PerKnight(points) => {
            f32::from(points) * f32::from(purse.knights + kingdom.knights() + spec.knights)
        }
    };
    let town = kingdom.territory_at(at).map_or(1.0, |territory| f32::from(territory.squares));
    points
        + f32::from(spec.knights) * KNIGHT
        + f32::from(spec.towers) * TOWER
        + f32::from(spec.crowns) * (town + 1.0)
        + if spec.treasury.is_some() { 2.0 } else { 0.0 }
}
