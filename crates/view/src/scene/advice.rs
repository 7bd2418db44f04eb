//! Where a domino would gain a realm the most. Asked for on demand, since it is too slow for every
//! redraw.

use rules::{Cell, Direction, DominoId, Estate, Kingdom, Placement, Position, Realm};

/// The placement of a domino that gains the most points at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestSpot {
    pub domino: DominoId,
    pub placement: Placement,
    /// What the realm gains, including bonuses and buildings.
    pub gain: i32,
}

/// The best placement of a domino in a realm's kingdom as it is now; `None` if it fits nowhere. Of
/// equals, the one that leaves the fewest open edges.
pub fn best_spot(position: &Position, realm: Realm, domino: DominoId) -> Option<BestSpot> {
    let kingdom = position.kingdom(realm);
    let spot = |placement: Placement| {
        let gain = gain_of(position, realm, domino, placement);
        BestSpot { domino, placement, gain }
    };
    let spots = kingdom.placements(domino).iter().map(spot);
    // `max_by_key` takes the last of equals, so the order is reversed.
    spots
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
        .max_by_key(|spot| (spot.gain, closed_edges(kingdom, spot.placement)))
}

/// The best placement of each domino of the next line, by slot.
pub fn best_spots(position: &Position, realm: Realm) -> Vec<Option<BestSpot>> {
    let line = position.next_line().entries().iter();
    line.map(|entry| best_spot(position, realm, entry.domino)).collect()
}

/// What a realm gains by a legal placement of a domino.
pub(crate) fn gain_of(
    position: &Position,
    realm: Realm,
    domino: DominoId,
    placement: Placement,
) -> i32 {
    let kingdom = position.kingdom(realm).with(domino, placement);
    let after = Estate { kingdom: &kingdom, ..position.estate(realm) };
    i32::from(after.points()) - i32::from(position.points(realm))
}

/// Edges of a placed domino that lie against squares, the castle or the border of the grid.
fn closed_edges(kingdom: &Kingdom, placement: Placement) -> usize {
    let cells = [Some(placement.at), placement.end()];
    let edges = cells
        .into_iter()
        .flatten()
        .flat_map(|cell: Cell| Direction::ALL.into_iter().map(move |toward| cell.step(toward)));
    edges
        .filter(|neighbour| {
            neighbour.is_none_or(|cell| {
                let taken = cell == Cell::CASTLE || kingdom.square(cell).is_some();
                taken || !kingdom.has_room_for(cell)
            })
        })
        .count()
}
