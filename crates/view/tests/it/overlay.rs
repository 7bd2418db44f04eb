//! What is drawn over a kingdom comes from the hand that plays there, and from no other.

use rules::{Actor, Cell, Position, Seat, Taxed};
use testkit::{game, shuffle};
use view::consult::Marks;
use view::desk::Hints;
use view::hand::{Hand, Holding};
use view::overlay::Overlay;
use view::scene::Scene;

#[test]
fn a_hand_is_shown_over_its_own_kingdom_as_far_as_hints_are_wanted() {
    let mut held = 0;
    for (mode, seed) in [("k2", 1), ("q3", 2)] {
        let record = game::random_record(mode.parse().unwrap(), &mut shuffle::random(seed));
        for position in record.replay().map(Result::unwrap) {
            let Actor::Seat(seat) = position.actor() else { continue };
            held += usize::from(holds_domino(&position, &Hand::new(&position, seat)));
        }
    }
    assert!(held > 20, "{held} dominoes");
}

#[test]
fn what_partners_show_is_drawn_over_their_own_kingdom_alone() {
    let position = Position::new("k2".parse().unwrap()).unwrap();
    let scene = Scene::of_position(&position, &[], Seat::new(0));
    let marks = Marks { cells: vec![Cell::CASTLE], ..Marks::default() };
    for realm in position.rules().realms() {
        let shown = Overlay::default().with_partner(&scene, realm, Some(Cell::CASTLE), &marks);
        let is_own = realm.index() == 0;
        assert_eq!((shown.pointer.is_some(), shown.partner == marks), (is_own, is_own));
    }
}

/// What is chosen is shown where it would be.
fn check_marks(overlay: &Overlay, hand: &Hand) {
    match hand.holding() {
        Holding::Knights { cells, offers, .. } => {
            let singles = offers.iter().filter(|offer| offer.taxed != Taxed::Both).count();
            assert_eq!(overlay.taxable.len(), singles);
            let mut chosen = hand.clone();
            chosen.toggle_at(overlay.taxable[0].0);
            let knights = shown(&chosen).knights;
            assert_eq!(knights, [overlay.taxable[0].0], "a knight on the square with coins");
            assert!(overlay.knights.is_empty() && cells.contains(&knights[0]));
        }
        Holding::Tile { sites, spots, .. } => {
            assert_eq!((&overlay.sites, overlay.building), (sites, None));
            let mut chosen = hand.clone();
            chosen.choose(spots[0]);
            chosen.move_to(sites[0]);
            let tile = hand.position().builders().and_then(|builders| builders.tile(spots[0]));
            assert_eq!(shown(&chosen).building, tile.map(|tile| (sites[0], tile)));
            assert_eq!(shown(&chosen).chosen, [sites[0]]);
        }
        _ => assert!(overlay.taxable.is_empty() && overlay.sites.is_empty()),
    }
}

/// The overlay of a hand over its own kingdom.
fn shown(hand: &Hand) -> Overlay {
    let scene = Scene::of_position(hand.position(), &[], Some(hand.seat()));
    Overlay::of_large(&scene, scene.own_realm().unwrap(), Some(hand), Hints::ALL)
}

/// Checks what is drawn over every kingdom; returns whether a domino is in the hand.
fn holds_domino(position: &Position, hand: &Hand) -> bool {
    let scene = Scene::of_position(position, &[], Some(hand.seat()));
    for realm in &scene.board.as_ref().unwrap().realms {
        let of = |hints: Hints| Overlay::of_large(&scene, realm, Some(hand), hints);
        let (all, none) = (of(Hints::ALL), of(Hints::NONE));
        assert!(all.marks_dead && !none.marks_dead && all.frame);
        assert_eq!((&all.ghost, &all.chosen), (&none.ghost, &none.chosen));
        if realm.realm != hand.realm() {
            assert!(all.spots.is_empty() && all.ghost.is_none() && all.marks_latest);
            continue;
        }
        assert_eq!(all.marks_latest, hand.ghost().is_none(), "the newest domino is what is taxed");
        check_marks(&all, hand);
        match hand.holding() {
            Holding::Domino(ghost) => {
                assert_eq!((&all.spots, none.spots.len()), (&ghost.cells(), 0));
                assert_eq!(all.ghost.as_ref().map(|ghost| ghost.domino), Some(ghost.domino));
            }
            // Where a tile or knights may go is no hint.
            Holding::Tile { sites, .. } => assert_eq!((&all.spots, &none.spots), (sites, sites)),
            Holding::Knights { cells, .. } => assert_eq!(all.spots, *cells),
            _ => assert!(all.spots.is_empty()),
        }
    }
    hand.ghost().is_some()
}
