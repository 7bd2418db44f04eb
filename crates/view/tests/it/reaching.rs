//! Where keys move what the hand holds, compared with the plainest way to say it.

use std::cmp::Reverse;

use rules::{Action, Actor, Cell, Direction, Phase, Placement, Position, Record, Taxed};
use testkit::{game, shuffle};
use view::hand::{Hand, Holding, Preview, Side};
use view::scene::Choice;

/// The hands of all decisions in a phase of a random game.
fn hands(rules: &str, seed: u64, phase: Phase) -> Vec<(Position, Hand)> {
    let record: Record = game::random_record(rules.parse().unwrap(), &mut shuffle::random(seed));
    let positions = record.replay().map(Result::unwrap);
    let hands = positions.filter(|position| position.phase() == phase).filter_map(|position| {
        let Actor::Seat(seat) = position.actor() else { return None };
        Some((position, Hand::new(&position, seat)))
    });
    hands.collect()
}

/// From the north-west, row by row.
fn in_reading_order(spot: Placement) -> (Reverse<i8>, i8) {
    let order = |cell: Cell| (Reverse(cell.y()), cell.x());
    order(spot.at).min(order(spot.end().unwrap()))
}

#[test]
fn arrows_move_a_domino_to_the_next_cell() {
    let (_, mut hand) = hands("k4", 6, Phase::Place).swap_remove(0);
    for toward in Direction::ALL {
        hand.move_to(Cell::CASTLE);
        let (dx, dy) = toward.offset();
        hand.step(dx, dy);
        assert_eq!(Some(hand.ghost().unwrap().anchor), Cell::CASTLE.step(toward));
        hand.step(-dx, -dy);
        assert_eq!(hand.ghost().unwrap().anchor, Cell::CASTLE, "there and back");
    }
}

#[test]
fn a_new_domino_waits_in_the_legal_place_nearest_to_the_last() {
    let from_castle = |cell: Cell| i32::from(cell.x()).pow(2) + i32::from(cell.y()).pow(2);
    let nearest = |spot: &Placement| from_castle(spot.at).min(from_castle(spot.end().unwrap()));
    let mut waiting = 0;
    for (_, hand) in hands("k2", 5, Phase::Place).into_iter().chain(hands("q3", 5, Phase::Place)) {
        let Some(ghost) = hand.ghost() else { continue };
        let here = ghost.legal_placement().unwrap();
        assert_eq!(Some(nearest(&here)), ghost.spots().iter().map(nearest).min(), "{here:?}");
        waiting += 1;
    }
    assert!(waiting > 30, "only {waiting}");
}

/// The same while one hand goes through a game: its domino stays near where the last one was.
#[test]
fn a_hand_looks_for_the_next_place_near_the_last_one() {
    let mut sought = 0;
    for seed in 0..6 {
        let mut held: [Option<Hand>; 2] = [None, None];
        for (position, fresh) in hands("k2", seed, Phase::Place) {
            let hand = held[fresh.seat().index()].get_or_insert(fresh);
            let cursor = hand.ghost().map(|ghost| ghost.anchor);
            hand.refresh(&position);
            if let (Some(ghost), Some(cursor)) = (hand.ghost(), cursor) {
                let far = |cell: Cell| {
                    let (x, y) = (cell.x() - cursor.x(), cell.y() - cursor.y());
                    i32::from(x).pow(2) + i32::from(y).pow(2)
                };
                let nearest = |spot: &Placement| far(spot.at).min(far(spot.end().unwrap()));
                let here = ghost.legal_placement().expect("a legal place");
                assert_eq!(Some(nearest(&here)), ghost.spots().iter().map(nearest).min());
                sought += usize::from(nearest(&here) > 0);
            }
            // Wherever it is played, the hand has been there.
            if let Some(spot) = hand.ghost().and_then(|ghost| ghost.spots().last().copied()) {
                hand.move_to(spot.at);
            }
        }
    }
    assert!(sought > 5, "only {sought}");
}

#[test]
fn the_next_place_is_ahead_and_the_previous_one_behind() {
    let mut between = 0;
    for (_, hand) in hands("q3", 5, Phase::Place) {
        let Some(ghost) = hand.ghost() else { continue };
        let spots = ghost.spots().to_vec();
        for cell in Cell::all().step_by(3) {
            let mut held = hand.clone();
            held.move_to(cell);
            if held.ghost().unwrap().legal_placement().is_some() {
                continue;
            }
            let here = (Reverse(cell.y()), cell.x());
            let ahead = spots.iter().find(|spot| in_reading_order(**spot) >= here);
            let behind = spots.iter().rfind(|spot| in_reading_order(**spot) < here);
            for (by, expected) in [(1, ahead.or(spots.first())), (-1, behind.or(spots.last()))] {
                let mut held = held.clone();
                held.next_spot(by);
                assert_eq!(held.ghost().unwrap().legal_placement().as_ref(), expected, "{cell}");
            }
            between += 1;
        }
    }
    assert!(between > 100, "only {between}");
}

#[test]
fn arrows_take_a_tile_to_the_nearest_square_of_the_town() {
    let mut walked = 0;
    for seed in 0..6 {
        for (position, mut hand) in hands("q2", seed, Phase::Build) {
            let Some(Choice::Build { sites, .. }) = Choice::of(&position) else { continue };
            for &from in &sites {
                for toward in Direction::ALL {
                    // How far ahead and, counted double, how far to the side.
                    let way = |to: Cell| {
                        let (x, y) = (to.x() - from.x(), to.y() - from.y());
                        match toward {
                            Direction::North => (y, x),
                            Direction::South => (-y, x),
                            Direction::East => (x, y),
                            Direction::West => (-x, y),
                        }
                    };
                    let far = |to: Cell| way(to).0 + 2 * way(to).1.abs();
                    hand.move_to(from);
                    let (dx, dy) = toward.offset();
                    hand.step(dx, dy);
                    let Holding::Tile { site, .. } = *hand.holding() else { panic!("{hand:?}") };
                    let nearest =
                        sites.iter().filter(|to| way(**to).0 > 0).map(|&to| far(to)).min();
                    match nearest {
                        Some(nearest) => {
                            assert!(way(site).0 > 0, "{from} {toward:?} {site}");
                            assert_eq!(far(site), nearest, "{from} {toward:?} {site}");
                            walked += 1;
                        }
                        None => assert_eq!(site, from),
                    }
                }
            }
        }
    }
    assert!(walked > 100, "only {walked}");
}

#[test]
fn a_tile_that_is_taken_goes_where_it_scores_most() {
    let (mut taken, mut matters) = (0, 0);
    for seed in 0..12 {
        for (position, hand) in hands("q2", seed, Phase::Build) {
            let Some(Choice::Build { spots, sites }) = Choice::of(&position) else { continue };
            for spot in spots {
                let points = |at: Cell| {
                    let mut next = position;
                    next.play(Action::Build { spot, at }).unwrap();
                    next.points(hand.realm())
                };
                let all: Vec<u16> = sites.iter().map(|&at| points(at)).collect();
                for &from in &sites {
                    let mut hand = hand.clone();
                    hand.move_to(from);
                    hand.choose(spot);
                    let Holding::Tile { site, .. } = *hand.holding() else { panic!("{hand:?}") };
                    assert_eq!(Some(&points(site)), all.iter().max());
                    assert!(site == from || points(site) > points(from), "it moves for nothing");
                    taken += 1;
                }
                matters += usize::from(all.iter().max() != all.iter().min());
            }
        }
    }
    assert!(taken > 50 && matters > 3, "{taken} {matters}");
}

#[test]
fn what_is_chosen_stays_when_the_same_choice_comes_again_and_can_be_cleared() {
    let chosen = |(position, mut hand): (Position, Hand), choose: fn(&mut Hand)| -> Action {
        choose(&mut hand);
        let action = hand.action().expect("something is chosen");
        hand.refresh(&position);
        assert_eq!(hand.action(), Some(action));
        hand.clear();
        assert_eq!((hand.action(), hand.preview()), (None, None));
        action
    };
    for seed in 0..4 {
        let tax = hands("q3", seed, Phase::Tax).pop().unwrap();
        assert!(matches!(chosen(tax, |hand| hand.toggle(Side::Right)), Action::Tax(Taxed::Right)));
        let build = hands("q3", seed, Phase::Build).pop().unwrap();
        assert!(matches!(chosen(build, |hand| hand.next_spot(-1)), Action::Build { .. }));
    }
    let bribes = (0..20).flat_map(|seed| hands("q3", seed, Phase::Bribe));
    let burnt = bribes.take(5).map(|bribe| chosen(bribe, |hand| hand.next_spot(1)));
    assert_eq!(burnt.filter(|action| matches!(action, Action::Bribe(_))).count(), 5);
}

/// Knights on halves of another domino are not meant for this one.
#[test]
fn knights_do_not_stay_for_another_domino() {
    let taxing = hands("q3", 3, Phase::Tax);
    let (_, first) = &taxing[0];
    let later = taxing.iter().skip(1).find(|(_, hand)| hand.seat() == first.seat());
    let (position, later) = later.expect("the seat taxes again");
    let mut hand = first.clone();
    hand.toggle(Side::Left);
    hand.refresh(position);
    assert_eq!(hand.holding(), later.holding(), "nothing is chosen");
}

#[test]
fn a_list_of_choices_is_walked_by_arrows_in_either_direction() {
    let (_, mut hand) = hands("k4", 6, Phase::Claim).swap_remove(0);
    let Holding::King { slot: first, .. } = *hand.holding() else { panic!("{hand:?}") };
    let slot = |hand: &Hand| match hand.holding() {
        Holding::King { slot, .. } => *slot,
        _ => panic!("{hand:?}"),
    };
    for (forward, back) in [((1, 0), (-1, 0)), ((0, -1), (0, 1))] {
        hand.step(forward.0, forward.1);
        assert!(slot(&hand) > first, "right and down are forward");
        hand.step(back.0, back.1);
        assert_eq!(slot(&hand), first);
        hand.step(0, 0);
        assert_eq!(slot(&hand), first, "no direction");
    }
    assert!(matches!(hand.preview(), Some(Preview::Claim(_))));
}
