//! §5: placing a domino.

use crownlands_rules::{Action, Direction, DominoId, IllegalAction, Placement, Position, Step};

use testkit::{game, shuffle};

use super::{judge, legal, mode, play_round, position, realm, scene, sketch, step, then, verdict};

/// A domino and its placement, as `13@h7e` writes it.
fn read(text: &str) -> (DominoId, Placement) {
    match step(text) {
        Step::Act(Action::Place { domino, placement }) => (domino, placement),
        other => panic!("{other} places nothing"),
    }
}

/// Whether a domino may lie there in a drawn kingdom, whose castle is `g7`: by the check that
/// has a reason, and in the list of all placements.
fn check(kingdom: &str, placed: &str, expected: &str) {
    let kingdom_drawn = sketch(kingdom).kingdom;
    let (domino, placement) = read(placed);
    let verdict = kingdom_drawn.check_placement(domino, placement).map_err(IllegalAction::from);
    assert_eq!(verdict.map_or_else(IllegalAction::code, |()| "ok"), expected, "{placed} {kingdom}");
    let listed = kingdom_drawn.placements(domino).iter().any(|place| place == placement);
    assert_eq!(listed, verdict.is_ok(), "{placed} {kingdom}");
    assert!(kingdom_drawn.accepts(domino) || !listed);
}

/// §5.1
#[test]
fn both_halves_lie_on_empty_squares() {
    // Domino 13 is wheat and forest.
    check("CC W. L.", "13@h7n", "place.occupied");
    check("CC W. L.", "13@h8s", "place.occupied");
    check("CC W. L.", "13@i7e", "place.occupied");
    check("CC W. L.", "13@h8n", "ok");
    // The castle's square is not empty.
    check("CC", "13@g7n", "place.occupied");
    check("CC", "13@g8s", "place.occupied");
    check("CC", "13@h7w", "place.occupied");
    check("CC", "13@g8n", "ok");
}

/// §5.1
#[test]
fn the_halves_lie_edge_to_edge_on_two_squares() {
    let turn = position("k4", "L=13,46,47,48 K=1 >1 K=2 >2 K=3 >3 >4 L=1,2,3,4");
    for (placed, cells) in
        [("13@h7e", "h7 i7"), ("13@i7w", "h7 i7"), ("13@g8n", "g8 g9"), ("13@f7s", "f6 f7")]
    {
        let after = then(&turn, placed);
        let lying = after.kingdom(realm(1)).cells().map(|cell| cell.to_string());
        assert_eq!(lying.collect::<Vec<_>>().join(" "), cells, "{placed}");
    }
}

/// §5.1
#[test]
fn a_placed_domino_is_never_moved_or_taken_away() {
    for (name, seed) in [("k3+48", 1), ("q2", 2), ("w6t", 3)] {
        let record = game::random_record(mode(name), &mut shuffle::random(seed));
        let positions: Vec<Position> = record.replay().map(Result::unwrap).collect();
        for pair in positions.windows(2) {
            for realm in mode(name).realms() {
                let lying: Vec<_> = pair[0].kingdom(realm).dominoes().collect();
                let later: Vec<_> = pair[1].kingdom(realm).dominoes().collect();
                assert!(later.starts_with(&lying), "{name}: {}", pair[1].setup());
            }
        }
    }
    // Nor can one that lies be placed a second time.
    let turn = position("k4", "L=13,46,47,48 K=1 >1 K=2 >2 K=3 >3 >4 L=1,2,3,4");
    let laid = then(&turn, "13@h7e");
    assert_eq!(verdict(&laid, "13@g8n"), "action.not_now");
    assert_eq!(verdict(&then(&laid, ">1"), "13@g8n"), "place.wrong_domino");
}

/// §5.2
#[test]
fn a_kingdom_fits_in_a_window_of_its_grid() {
    // Four squares and the castle are five columns.
    check("W. W. W. W. CC", "13@h7e", "place.outside_grid");
    check("W. W. W. W. CC", "13@h7n", "place.outside_grid");
    check("W. W. W. W. CC", "13@b7w", "place.outside_grid");
    check("W. W. W. W. CC", "13@b7n", "place.outside_grid");
    check("W. W. W. W. CC", "13@g8n", "ok");
    // One more column is free: one half fits, two do not.
    check("W. W. W. CC", "13@h7n", "ok");
    check("W. W. W. CC", "13@h7e", "place.outside_grid");
    check("W. W. W. CC", "13@i7w", "place.outside_grid");
    // Rows likewise.
    check("CC / W. / W. / W. / W.", "13@g8n", "place.outside_grid");
    check("CC / W. / W. / W. / W.", "13@g8e", "place.outside_grid");
    check("CC / W. / W. / W.", "13@g8e", "ok");
    check("CC / W. / W. / W.", "13@g8n", "place.outside_grid");
    check("W. / W. / W. / W. / CC", "13@g6s", "place.outside_grid");
    check("W. / W. / W. / W. / CC", "13@g6e", "place.outside_grid");
    check("W. / W. / W. / CC", "13@g6e", "ok");
    check("W. / W. / W. / CC", "13@g6s", "place.outside_grid");
    // Nowhere near the castle, and beyond all coordinates.
    check("CC", "13@l7e", "place.outside_grid");
    check("CC", "13@m13n", "place.outside_grid");
}

/// §5.2
#[test]
fn the_window_of_the_large_grid_is_seven_wide() {
    check("rules duel / W. W. W. W. CC", "13@h7e", "ok");
    check("rules duel / W. W. W. W. W. CC", "13@h7e", "place.outside_grid");
    check("rules duel / W. W. W. W. W. CC", "13@h7n", "ok");
    check("rules duel / W. W. W. W. W. W. CC", "13@h7n", "place.outside_grid");
    check("rules duel / W. / W. / W. / W. / CC", "13@g6s", "ok");
    check("rules duel / W. / W. / W. / W. / W. / CC", "13@g6s", "place.outside_grid");
}

/// §5.3
#[test]
fn the_castle_may_be_in_any_corner_of_the_window() {
    let north_east = "W. .. .. .. .. / W. / W. / W. / CC W. W. W. W.";
    check(north_east, "13@k8n", "ok");
    check(north_east, "13@h11e", "ok");
    check(north_east, "13@g6e", "place.outside_grid");
    check(north_east, "13@f7n", "place.outside_grid");
    let south_west =
        "W. W. W. W. CC / .. .. .. .. W. / .. .. .. .. W. / .. .. .. .. W. / .. .. .. .. W.";
    check(south_west, "13@c6s", "ok");
    check(south_west, "13@f3w", "ok");
    check(south_west, "13@g8w", "place.outside_grid");
    check(south_west, "13@h7s", "place.outside_grid");
    // In the middle of a side.
    let west = ".. W. / .. W. / CC W. W. W. W.";
    check(west, "13@g6s", "ok");
    check(west, "13@k6s", "ok");
    check(west, "13@f7n", "place.outside_grid");
}

/// §5.4
#[test]
fn a_half_touches_the_castle_or_its_own_terrain() {
    // Either half beside the castle.
    check("CC", "13@h7e", "ok");
    check("CC", "13@i7w", "ok");
    check("CC L. L.", "13@g8n", "ok");
    // The left half beside its terrain, or the right one beside its own.
    check("CC W. L.", "13@h8n", "ok");
    check("CC L. F.", "13@i9s", "ok");
    // A half beside the other half's terrain does not count.
    check("CC W. L.", "13@h9s", "place.no_match");
    check("CC L. F.", "13@i8n", "place.no_match");
    // Nor does other terrain, nor touching nothing at all.
    check("CC L. L.", "13@i8n", "place.no_match");
    check("CC L. L.", "13@i9e", "place.no_match");
    check("CC", "13@i7n", "place.no_match");
    // One match is enough: the other half may lie beside anything.
    check("CC W. L. / L. L. L.", "13@h8e", "ok");
}

/// §5.5
#[test]
fn the_halves_do_not_connect_each_other() {
    // Domino 1 has two halves of wheat, 7 two of lake.
    check("CC", "1@i7e", "place.no_match");
    check("CC", "1@i8n", "place.no_match");
    check("CC L. L.", "1@i8e", "place.no_match");
    check("CC L. L.", "7@i8e", "ok");
}

/// §5.5
#[test]
fn corners_never_connect() {
    check("CC", "13@h8n", "place.no_match");
    check("CC", "13@f6w", "place.no_match");
    check("CC", "1@h8n", "place.no_match");
    check("CC W.", "1@i8n", "place.no_match");
    check("CC W. / .. F.", "13@i8n", "place.no_match");
    check("CC W. / .. F.", "13@j5w", "place.no_match");
}

/// Seat 1 has walled in its castle with swamps, a mine and grassland, and has `lines` before it.
fn walled_in(lines: &str) -> Position {
    let walls = "12@h7e,46@f7w,47@g8n,10@g6s";
    scene(&format!("k4 5.place @1 {lines} - {walls}/-/-/-"))
}

/// §5.6
#[test]
fn a_domino_that_can_be_placed_must_be_placed() {
    let open = walled_in("38:1,39:2,40:3,41:4 42,43,44,45");
    assert_eq!(verdict(&open, "38x"), "discard.can_place");
    assert_eq!(verdict(&open, "-"), "action.not_now");
    assert!(!legal(&open).contains('x'));
}

/// §5.6
#[test]
fn a_domino_that_fits_nowhere_is_discarded_and_scores_nothing() {
    let shut = walled_in("7:1,39:2,40:3,41:4 42,43,44,45");
    assert_eq!(legal(&shut), "7x");
    let after = then(&shut, "7x");
    assert_eq!(after.kingdom(realm(1)), shut.kingdom(realm(1)));
    assert_eq!(after.points(realm(1)), shut.points(realm(1)));
    let discards = |position: &Position| position.purse(realm(1)).discards;
    assert_eq!((discards(&shut), discards(&after)), (0, 1));
    // The turn goes on, and the domino is gone for good.
    let mut round = then(&after, ">1");
    play_round(&mut round);
    assert!(round.setup().gone.contains("7".parse().unwrap()));
    assert_eq!(verdict(&round, "L=7,36,37,48"), "deal.not_available");
}

/// §5.7
#[test]
fn a_double_and_its_half_turn_are_one_choice() {
    let turn = position("k4", "L=1,13,47,48 K=1 >1 K=2 >2 K=3 >3 >4 L=2,3,4,5");
    // Four sides of the castle, three ways on from there.
    assert_eq!(turn.legal_actions().len(), 12);
    assert!(legal(&turn).split(' ').all(|action| action.ends_with(['n', 'e'])));
    let domino = "1".parse().unwrap();
    let at = "i7".parse().unwrap();
    let reversed = Placement { at, toward: Direction::West };
    let reversed = Step::Act(Action::Place { domino, placement: reversed });
    assert_eq!(judge(&turn, reversed), "place.reversed_double");
    // Written either way, it reads as the same choice.
    assert_eq!(step("1@i7w"), step("1@h7e"));
    assert_eq!(step("1@g9s"), step("1@g8n"));
    // A domino with two different halves has twice as many.
    let other = then(&turn, "1@h7e >1");
    assert_eq!(other.legal_actions().len(), 24);
    assert_ne!(step("13@i7w"), step("13@h7e"));
}

/// §5.7
#[test]
fn doubles_are_the_dominoes_with_equal_halves() {
    for id in DominoId::all() {
        let domino = id.domino();
        assert_eq!(domino.is_double(), domino.left == domino.right, "{id}");
        let placement = Placement { at: "h9".parse().unwrap(), toward: Direction::South };
        let same = placement.normalized(domino) == placement;
        assert_eq!(same, domino.left != domino.right, "{id}");
    }
    let doubles = DominoId::all().filter(|id| id.domino().is_double()).count();
    // By the tables: twelve in Kingdomino's box, nine and three with two towns in Queendomino's.
    assert_eq!(doubles, 12 + 9 + 3);
}
