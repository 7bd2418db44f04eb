//! What is drawn over a kingdom: where the thing in the hand may go, what it would do there, which
//! cells are worth a look. Front ends draw it, each as it can.

use rules::{Building, Cell, Taxed};

use crate::consult::Marks;
use crate::desk::Hints;
use crate::hand::{Hand, Holding, PlacePreview, Preview};
use crate::scene::{BestSpot, RealmScene, Scene, TaxOffer};

/// What is drawn over a kingdom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overlay {
    /// Legal cells for what is in the hand.
    pub spots: Vec<Cell>,
    /// The domino in the hand.
    pub ghost: Option<PlacePreview>,
    /// The cells chosen for a tile or for knights.
    pub chosen: Vec<Cell>,
    /// What a knight would collect on each half of the new domino.
    pub taxable: Vec<(Cell, u16)>,
    /// Where the chosen knights would stand.
    pub knights: Vec<Cell>,
    /// The chosen tile, where it would be built.
    pub building: Option<(Cell, Building)>,
    /// Town squares that a tile could go to.
    pub sites: Vec<Cell>,
    /// Where the domino that is thought of would score most.
    pub best: Option<BestSpot>,
    /// The square to be pointed out to the partner.
    pub pointer: Option<Cell>,
    /// What a partner points at or suggests.
    pub partner: Marks,
    /// The cells of a territory that is pointed at, or being counted.
    pub glow: Vec<Cell>,
    /// Whether the last domino is marked.
    pub marks_latest: bool,
    /// Whether cells that can never be filled are marked.
    pub marks_dead: bool,
    /// Whether the outline of the room left is drawn.
    pub frame: bool,
}

impl Overlay {
    /// Over the kingdom that is shown large. A hand that plays elsewhere shows nothing here.
    pub fn of_large(scene: &Scene, realm: &RealmScene, hand: Option<&Hand>, hints: Hints) -> Self {
        let hand = hand.filter(|hand| hand.realm() == realm.realm);
        let holding = hand.map_or(&Holding::Nothing, Hand::holding);
        let ghost = match hand.and_then(Hand::preview) {
            Some(Preview::Place(place)) => Some(place),
            _ => None,
        };
        let chosen = chosen(holding);
        let building = match hand.and_then(Hand::preview) {
            Some(Preview::Build(build)) => Some((build.at, build.building)),
            _ => None,
        };
        Self {
            spots: spots(holding, hints),
            ghost,
            taxable: taxable(holding),
            knights: match holding {
                Holding::Knights { .. } => chosen.clone(),
                _ => Vec::new(),
            },
            building,
            sites: match holding {
                Holding::Tile { sites, .. } => sites.clone(),
                _ => Vec::new(),
            },
            best: None,
            chosen,
            pointer: None,
            partner: Marks::default(),
            glow: Vec::new(),
            marks_latest: !matches!(holding, Holding::Domino(_)),
            marks_dead: hints.losses,
            frame: scene.end.is_none(),
        }
    }
}

fn spots(holding: &Holding, hints: Hints) -> Vec<Cell> {
    match holding {
        Holding::Domino(ghost) if hints.spots => ghost.cells(),
        Holding::Tile { sites, .. } => sites.clone(),
        Holding::Knights { cells, .. } => cells.to_vec(),
        _ => Vec::new(),
    }
}

fn chosen(holding: &Holding) -> Vec<Cell> {
    match holding {
        Holding::Tile { spot: Some(_), site, .. } => vec![*site],
        Holding::Knights { cells: [left, right], taxed, .. } => match taxed {
            None => Vec::new(),
            Some(Taxed::Left) => vec![*left],
            Some(Taxed::Right) => vec![*right],
            Some(Taxed::Both) => vec![*left, *right],
        },
        _ => Vec::new(),
    }
}

/// What a single knight collects on each half that one may stand on.
fn taxable(holding: &Holding) -> Vec<(Cell, u16)> {
    let Holding::Knights { cells: [left, right], offers, .. } = holding else { return Vec::new() };
    let cell = |offer: &TaxOffer| match offer.taxed {
        Taxed::Left => Some((*left, offer.coins)),
        Taxed::Right => Some((*right, offer.coins)),
        Taxed::Both => None,
    };
    offers.iter().filter_map(cell).collect()
}
