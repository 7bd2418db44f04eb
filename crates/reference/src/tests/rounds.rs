//! §3 to §5: deals, first claims, the order of turns, placements.

use super::*;

fn place(domino: Domino, at: (i32, i32), toward: Direction) -> Move {
    Move::Place { domino, at, toward }
}

fn claim(slot: usize) -> Move {
    Move::Claim { slot }
}

#[test]
fn deals_are_checked() {
    let mut game = Game::new(&mode("k3")).unwrap();
    let unchanged = game.clone();
    assert_eq!(game.deal(&Deal::King { seat: 0 }), Err("deal.wrong_kind"));
    assert_eq!(game.deal(&line(&[k(1), k(1)])), Err("deal.wrong_count"));
    assert_eq!(game.deal(&line(&[k(1), k(2), k(1)])), Err("deal.not_available"));
    assert_eq!(game.deal(&line(&[k(1), k(2), q(3)])), Err("deal.not_available"));
    assert_eq!(game.deal(&line(&[k(1), k(2), k(49)])), Err("deal.not_available"));
    assert_eq!(game.refusal(&claim(0)), Some("game.chance"));
    assert!(game == unchanged && game.legal_moves().is_empty());

    game.deal(&line(&[k(20), k(1), k(48)])).unwrap();
    assert_eq!(game.due(), Due::King { kings: vec![0, 1, 2] });
    assert_eq!(game.deal(&Deal::King { seat: 3 }), Err("deal.not_available"));
    game.deal(&Deal::King { seat: 2 }).unwrap();
    assert_eq!(game.due(), Due::Seat(2));
    assert_eq!(game.deal(&Deal::King { seat: 1 }), Err("deal.not_due"));
    game.play(&claim(2)).unwrap();
    assert_eq!(game.due(), Due::King { kings: vec![0, 1] });
    assert_eq!(game.deal(&Deal::King { seat: 2 }), Err("deal.not_available"));
    game.deal(&Deal::King { seat: 0 }).unwrap();
    assert_eq!(game.play(&claim(2)), Err("claim.slot_taken"));
    assert_eq!(game.play(&claim(3)), Err("claim.no_such_slot"));
    game.play(&claim(1)).unwrap();
    // The last king is not drawn (§3.3).
    assert_eq!(game.due(), Due::Seat(1));
    assert_eq!(game.legal_moves(), [claim(0)]);
    game.play(&claim(0)).unwrap();
    // A seen domino does not come back.
    assert_eq!(game.deal(&line(&[k(20), k(2), k(3)])), Err("deal.not_available"));
    game.deal(&line(&[k(4), k(3), k(2)])).unwrap();
    // Seat 1 stands on the lowest slot and begins (§4.2).
    assert_eq!(game.due(), Due::Seat(1));
    assert_eq!(game.play(&place(k(20), (1, 0), Direction::East)), Err("place.wrong_domino"));
    game.play(&place(k(1), (1, 0), Direction::East)).unwrap();
    assert_eq!(game.play(&claim(0)), Ok(()));
    assert_eq!(game.due(), Due::Seat(0));
}

#[test]
fn whoever_draws_a_king_may_place_it() {
    // §3.6: seats 0 and 1 take turns; the kings are those of whoever they are.
    let mut game = Game::new(&mode("k2any")).unwrap();
    game.deal(&line(&[k(1), k(2), k(3), k(4)])).unwrap();
    for (slot, drawer) in [(0, 0), (1, 1)] {
        game.deal(&Deal::King { seat: 1 }).unwrap();
        assert_eq!(game.due(), Due::Seat(drawer));
        game.play(&claim(slot)).unwrap();
    }
    for (slot, drawer) in [(3, 0), (2, 1)] {
        assert_eq!(game.due(), Due::Seat(drawer), "nothing is drawn any more");
        game.play(&claim(slot)).unwrap();
    }
    let kings: Vec<_> = game.line.iter().map(|slot| slot.seat).collect();
    assert_eq!(kings, [1, 1, 0, 0].map(Some));
}

#[test]
fn two_seats_draw_or_take_turns_abba() {
    // §3.3: kings are drawn one by one until one seat's are left.
    let mut game = Game::new(&mode("k2")).unwrap();
    game.deal(&line(&[k(1), k(2), k(3), k(4)])).unwrap();
    assert_eq!(game.due(), Due::King { kings: vec![0, 0, 1, 1] });
    for slot in 0..2 {
        game.deal(&Deal::King { seat: 1 }).unwrap();
        assert_eq!(game.due(), Due::Seat(1));
        game.play(&claim(slot)).unwrap();
    }
    for slot in 2..4 {
        assert_eq!(game.due(), Due::Seat(0));
        game.play(&claim(slot)).unwrap();
    }
    assert!(matches!(game.due(), Due::Line { .. }));

    // §3.4: one draw, then A-B-B-A.
    let mut game = Game::new(&mode("k2abba")).unwrap();
    game.deal(&line(&[k(1), k(2), k(3), k(4)])).unwrap();
    game.deal(&Deal::King { seat: 1 }).unwrap();
    for (slot, seat) in [1, 0, 0, 1].into_iter().enumerate() {
        assert_eq!(game.due(), Due::Seat(seat));
        game.play(&claim(slot)).unwrap();
    }
    assert!(matches!(game.due(), Due::Line { count: 4, .. }));
}

/// A game for four in which seat 0 is about to place `domino`, lower than 46, in this kingdom.
fn about_to_place(domino: Domino, squares: Squares) -> Game {
    let mut game = Game::new(&mode("k4")).unwrap();
    game.deal(&line(&[domino, k(46), k(47), k(48)])).unwrap();
    for seat in 0..4 {
        if let Due::King { .. } = game.due() {
            game.deal(&Deal::King { seat }).unwrap();
        }
        game.play(&claim(seat)).unwrap();
    }
    game.deal(&line(&[k(41), k(42), k(43), k(44)])).unwrap();
    game.realms[0].squares = squares;
    game
}

#[test]
fn all_placements_around_the_castle_are_found() {
    // Domino 13 is wheat and forest. One half of it beside the castle: 4 sides, either half,
    // and the other half in one of 3 directions; none lies beside the castle with both.
    let game = about_to_place(k(13), Squares::new());
    assert_eq!(halves(k(13)).map(|half| half.terrain), [Terrain::Wheat, Terrain::Forest]);
    assert_eq!(game.legal_moves().len(), 4 * 2 * 3);
    // A double is written once (§5.7).
    let game = about_to_place(k(1), Squares::new());
    assert_eq!(game.legal_moves().len(), 4 * 3);
    assert_eq!(game.refusal(&place(k(1), (2, 0), Direction::West)), Some("place.reversed_double"));
}

#[test]
fn illegal_placements_are_refused_with_their_reason() {
    let squares = Squares::from([
        ((1, 0), square(Terrain::Wheat, 0)),
        ((2, 0), square(Terrain::Lake, 0)),
        ((3, 0), square(Terrain::Lake, 0)),
    ]);
    let game = about_to_place(k(13), squares);
    let check = |at, toward| game.refusal(&place(k(13), at, toward));
    assert_eq!(check((1, 1), Direction::South), Some("place.occupied"));
    assert_eq!(check((0, 0), Direction::North), Some("place.occupied"));
    // The kingdom is four wide already, so one column to the west is the last (§5.2, §5.3).
    assert_eq!(check((-1, 0), Direction::West), Some("place.outside_grid"));
    assert_eq!(check((-1, 0), Direction::North), None);
    assert_eq!(check((9, 9), Direction::North), Some("place.outside_grid"));
    // Forest beside wheat is no match, nor a corner (§5.4, §5.5); wheat beside wheat is.
    assert_eq!(check((1, 2), Direction::South), Some("place.no_match"));
    assert_eq!(check((2, 1), Direction::East), Some("place.no_match"));
    assert_eq!(check((1, 1), Direction::North), None);
    assert_eq!(game.refusal(&Move::Discard { domino: k(13) }), Some("discard.can_place"));
    assert_eq!(game.refusal(&Move::Discard { domino: k(14) }), Some("discard.wrong_domino"));
    assert_eq!(game.refusal(&Move::Pass), Some("action.not_now"));
    let tax = Move::Tax { left: true, right: false };
    assert_eq!(game.refusal(&tax), Some("action.not_in_these_rules"));
}

#[test]
fn only_a_domino_that_fits_nowhere_is_discarded() {
    // §5.6: the castle is walled in with mines.
    let mine = || square(Terrain::Mine, 0);
    let squares = Squares::from([(1, 0), (-1, 0), (0, 1), (0, -1)].map(|cell| (cell, mine())));
    let mut game = about_to_place(k(13), squares);
    assert_eq!(game.legal_moves(), [Move::Discard { domino: k(13) }]);
    game.play(&Move::Discard { domino: k(13) }).unwrap();
    assert_eq!((game.discards(0), game.squares(0).len()), (1, 4));
    assert_eq!(game.play(&claim(0)), Ok(()));
}

#[test]
fn wedding_lines_alternate() {
    // §2.5
    let mut game = Game::new(&mode("w5")).unwrap();
    let mut random = Lcg(5);
    let mut origins = Vec::new();
    while game.due() != Due::Over {
        if let Due::Line { origin, count, unseen } = game.due() {
            assert!(count == 8 && unseen.iter().all(|domino| domino.origin == origin));
            origins.push(origin);
        }
        random.step(&mut game);
    }
    assert_eq!(origins, [Origin::Queendomino, Origin::Kingdomino].repeat(6));
}
