//! Where a domino would bring a realm most, for whoever hovers over it: too slow for every redraw.

use rules::{Cell, Direction, DominoId, Estate, Kingdom, Placement, Position, Realm};

/// The best place of a domino by the points that it brings at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestSpot {
    /// Which domino.
    pub domino: DominoId,
    /// Where.
    pub placement: Placement,
    /// What the realm gains, bonuses and buildings counted.
    pub gain: i32,
}

/// The best place of a domino in a realm's kingdom as it stands; `None` where it fits nowhere. Of
/// equals the one that leaves the fewest open edges.
pub fn best_spot(position: &Position, realm: Realm, domino: DominoId) -> Option<BestSpot> {
    let kingdom = position.kingdom(realm);
    let spot = |placement: Placement| {
        let gain = gain_of(position, realm, domino, placement);
        BestSpot { domino, placement, gain }
    };
    let spots = kingdom.placements(domino).iter().map(spot);
    // The last of equals is taken, so that the order is turned.
    spots
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
        .max_by_key(|spot| (spot.gain, closed_edges(kingdom, spot.placement)))
}

/// The best place of each domino of the next line, slot by slot.
pub fn best_spots(position: &Position, realm: Realm) -> Vec<Option<BestSpot>> {
    let line = position.next_line().entries().iter();
    line.map(|entry| best_spot(position, realm, entry.domino)).collect()
}

/// What a realm gains by a domino on a place that is legal.
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
