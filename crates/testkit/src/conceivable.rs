//! Every decision that could be written down, to be tried where few of them are legal.

use rules::{Action, Cell, Direction, DominoId, Placement, Slot, Spot, Taxed};

/// Every decision, legal or not: `domino` is the one to be placed, `other` some domino that is
/// not.
pub fn actions(domino: DominoId, other: DominoId) -> impl Iterator<Item = Action> {
    let claims = (0..8).filter_map(Slot::new).map(Action::Claim);
    let places = [domino, other].into_iter().flat_map(|domino| {
        Cell::all().flat_map(move |at| {
            Direction::ALL
                .map(|toward| Action::Place { domino, placement: Placement { at, toward } })
        })
    });
    let discards = [domino, other].map(Action::Discard);
    let taxes = Taxed::ALL.map(Action::Tax);
    let builds = Spot::all().flat_map(|spot| Cell::all().map(move |at| Action::Build { spot, at }));
    let bribes = Spot::all().map(Action::Bribe);
    claims
        .chain(places)
        .chain(discards)
        .chain(taxes)
        .chain(builds)
        .chain(bribes)
        .chain([Action::Pass])
}
