//! What the pictures beside lessons and rules show: kingdoms in their positions, and what is marked
//! there.

use rules::{Action, Cell, Position, Record, ScoredTerritory, Terrain};

use super::{learner, position};
use crate::hand::{Hand, PlacePreview, Preview};
use crate::scene::{Choice, RealmScene, Scene};

/// The marked cells of a kingdom, and the coins they bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaxFigure {
    pub realm: RealmScene,
    pub cells: Vec<Cell>,
    pub coins: u16,
}

/// The position of a lesson or a paragraph, and the learner's realm in it.
pub fn realm(id: &str) -> Option<(Position, RealmScene)> {
    let position = position(id)?;
    let scene = Scene::of_position(&position, &[], learner(&position));
    let realm = scene.own_realm()?.clone();
    Some((position, realm))
}

/// The domino to place, held over a cell, and whether it is legal there.
pub fn attempt(id: &str, cell: Cell) -> Option<(RealmScene, PlacePreview)> {
    let (position, realm) = realm(id)?;
    let mut hand = Hand::new(&position, learner(&position)?);
    hand.move_to(cell);
    match hand.preview()? {
        Preview::Place(place) => Some((realm, place)),
        _ => None,
    }
}

/// The largest territory of a terrain.
pub fn largest_territory(id: &str, terrain: Terrain) -> Option<(RealmScene, ScoredTerritory)> {
    let (_, realm) = realm(id)?;
    let alike = realm.sheet.territories.iter().filter(|one| one.territory.terrain == terrain);
    let largest = alike.max_by_key(|one| one.territory.squares)?.clone();
    Some((realm, largest))
}

/// A knight where it collects most, with its territory marked.
pub fn best_tax(id: &str) -> Option<TaxFigure> {
    let mut position = position(id)?;
    let seat = learner(&position)?;
    let Some(Choice::Tax { offers, cells }) = Choice::of(&position) else { return None };
    let offer = offers.into_iter().max_by_key(|offer| offer.coins)?;
    position.play(Action::Tax(offer.taxed)).ok()?;
    let realm = Scene::of_position(&position, &[], Some(seat)).own_realm()?.clone();
    let knight = cells.into_iter().find(|cell| realm.kingdom.knights.contains(cell))?;
    let land = realm.kingdom.square(knight)?.territory;
    let cells = realm.kingdom.territories.get(land)?.cells.clone();
    Some(TaxFigure { realm, cells, coins: offer.coins })
}

/// The best kingdoms at the end of a game.
pub fn best_kingdoms(record: &Record, count: usize) -> Vec<RealmScene> {
    let Some(Ok(end)) = record.replay().last() else { return Vec::new() };
    let scene = Scene::of_position(&end, &record.steps, None);
    let mut realms = scene.board.map(|board| board.realms).unwrap_or_default();
    realms.sort_by_key(|realm| std::cmp::Reverse(realm.points));
    realms.truncate(count);
    realms
}
