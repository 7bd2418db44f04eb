//! Translates from `rules` to the naive `reference`, which know nothing of each other.
//!
//! Nothing but translation belongs here: it must not know what is legal.

use reference as naive;
use rules::{
    Action, Alliance, Building, Cell, Deal, Direction, DominoId, FirstClaims, Origin, Placement,
    Rules, Taxed, Terrain,
};

/// The same rules for the reference.
pub fn options(rules: &Rules) -> naive::Options {
    naive::Options {
        boxes: rules.boxes.iter().map(origin).collect(),
        seats: rules.seats as usize,
        teams: rules.alliance == Alliance::Pairs,
        grid: rules.grid.width() as usize,
        dominoes: rules.dominoes as usize,
        abba: rules.first_claims == FirstClaims::Abba,
        any_king: rules.first_claims == FirstClaims::AnyKing,
        middle_kingdom: rules.middle_kingdom,
        harmony: rules.harmony,
    }
}

/// The same domino for the reference.
pub fn domino(id: DominoId) -> naive::Domino {
    naive::Domino { origin: origin(id.origin()), number: id.number() }
}

/// The same box for the reference.
fn origin(origin: Origin) -> naive::Origin {
    let known = naive::Origin::ALL.get(origin.index());
    *known.unwrap_or_else(|| panic!("the reference does not know the box {origin:?}"))
}

/// The same terrain for the reference.
pub fn terrain(terrain: Terrain) -> naive::Terrain {
    match terrain {
        Terrain::Wheat => naive::Terrain::Wheat,
        Terrain::Forest => naive::Terrain::Forest,
        Terrain::Lake => naive::Terrain::Lake,
        Terrain::Grassland => naive::Terrain::Grassland,
        Terrain::Swamp => naive::Terrain::Swamp,
        Terrain::Mine => naive::Terrain::Mine,
        Terrain::Town => naive::Terrain::Town,
    }
}

/// The same place for the reference.
pub fn cell(cell: Cell) -> (i32, i32) {
    (cell.x().into(), cell.y().into())
}

/// The same decision for the reference.
pub fn action(action: Action) -> naive::Move {
    match action {
        Action::Claim(slot) => naive::Move::Claim { slot: slot.index() },
        Action::Place { domino: id, placement: Placement { at, toward } } => naive::Move::Place {
            domino: domino(id),
            at: cell(at),
            toward: match toward {
                Direction::North => naive::Direction::North,
                Direction::East => naive::Direction::East,
                Direction::South => naive::Direction::South,
                Direction::West => naive::Direction::West,
            },
        },
        Action::Discard(id) => naive::Move::Discard { domino: domino(id) },
        Action::Tax(taxed) => naive::Move::Tax {
            left: matches!(taxed, Taxed::Left | Taxed::Both),
            right: matches!(taxed, Taxed::Right | Taxed::Both),
        },
        Action::Build { spot, at } => naive::Move::Build { spot: spot.price(), at: cell(at) },
        Action::Bribe(spot) => naive::Move::Bribe { spot: spot.price() },
        Action::Pass => naive::Move::Pass,
    }
}

/// The same deal for the reference.
pub fn deal(deal: Deal) -> naive::Deal {
    match deal {
        Deal::King(seat) => naive::Deal::King { seat: seat.index() },
        Deal::Line(dominoes) => {
            naive::Deal::Line { dominoes: dominoes.into_iter().map(domino).collect() }
        }
        Deal::Buildings(tiles) => {
            naive::Deal::Buildings { ids: tiles.iter().map(|tile| id(*tile)).collect() }
        }
    }
}

/// A building's id, as the reference names it.
pub fn id(building: Building) -> String {
    building.spec().id.to_owned()
}
