//! Movements of Queendomino's small pieces, and ends that are told once.

use rules::{Action, Seat, Step};
use table::{Ending, Intent};
use testkit::{game, shuffle};
use view::scene::{
    Anchor, Motion, Movement, Piece, Possession, Scene, motions, motions_between, movements,
};

use crate::device::{Players, open, seat, seed};

/// The movements of each step of a game of Queendomino, with the step and who makes it.
fn travels(number: u64) -> Vec<(Step, Option<Seat>, u8, Vec<Movement>)> {
    let record = game::random_record("q3".parse().unwrap(), &mut shuffle::random(number));
    let moment = |(at, position): (usize, Result<rules::Position, _>)| {
        let position = position.unwrap();
        let step = *record.steps.get(at)?;
        let board = Scene::of_position(&position, &record.steps[..at], None).board.unwrap();
        let by = match position.actor() {
            rules::Actor::Seat(seat) => Some(seat),
            _ => None,
        };
        let moved = movements(Some(&board), &motions(&position, &[step]));
        Some((step, by, position.round(), moved))
    };
    record.replay().enumerate().map_while(moment).collect()
}

#[test]
fn the_dragon_is_paid_by_whoever_sends_it() {
    let mut bribes = 0;
    for number in 0..12 {
        for (step, by, _, moved) in travels(number) {
            if !matches!(step, Step::Act(Action::Bribe(_))) {
                continue;
            }
            let realm = "q3".parse::<rules::Rules>().unwrap().realm_of(by.unwrap());
            let from = Anchor::Possession(realm, Possession::Coins);
            let paid: Vec<_> = moved
                .iter()
                .filter(|one| matches!(one.piece, Piece::Coins(_)))
                .map(|one| (one.piece, one.from, one.to))
                .collect();
            assert_eq!(paid, [(Piece::Coins(1), from, Anchor::Builders)]);
            bribes += 1;
        }
    }
    assert!(bribes > 0);
}

#[test]
fn a_building_sends_only_the_pieces_that_it_brings() {
    let [mut with, mut without] = [0; 2];
    for number in 0..12 {
        for (step, _, _, moved) in travels(number) {
            let Step::Act(Action::Build { at, .. }) = step else { continue };
            let building = moved.iter().find_map(|one| match one.piece {
                Piece::Building(building) => Some(building),
                _ => None,
            });
            let gains = building.unwrap().spec();
            let sent = |piece: Piece| {
                let from =
                    |one: &&Movement| matches!(one.from, Anchor::Cell(_, cell) if cell == at);
                moved.iter().filter(from).filter(|one| one.piece == piece).count()
            };
            assert_eq!(sent(Piece::Knight), usize::from(gains.knights > 0));
            assert_eq!(sent(Piece::Tower), usize::from(gains.towers > 0));
            with += usize::from(gains.towers > 0);
            without += usize::from(gains.towers == 0);
        }
    }
    assert!(with > 3 && without > 3, "{with} {without}");
}

/// Tiles slide when a round after the first begins, once the claimed line has moved over.
#[test]
fn tiles_slide_after_the_line_has_moved_over() {
    let (mut slides, mut first_rounds) = (0, 0);
    for number in 0..6 {
        for (_, _, round, moved) in travels(number) {
            let is_shift = |one: &&Movement| {
                matches!((one.from, one.to), (Anchor::Slot(..), Anchor::Slot(..)))
            };
            let is_slide = |one: &&Movement| {
                matches!((one.from, one.to), (Anchor::Offer(_), Anchor::Offer(_)))
            };
            let shifted = moved.iter().filter(is_shift).map(Movement::ends_ms).max();
            for slide in moved.iter().filter(is_slide) {
                assert!(round > 0, "nothing has been bought before the first round");
                assert!(Some(slide.begins_ms) >= shifted, "{slide:?}");
                slides += 1;
            }
            first_rounds += usize::from(round == 0 && shifted.is_some());
        }
    }
    assert!(slides > 5 && first_rounds > 3, "{slides} {first_rounds}");
}

#[test]
fn a_piece_rests_once_it_has_arrived_and_turned_over() {
    let (mut dealt, mut others) = (0, 0);
    for one in (0..2).flat_map(travels).flat_map(|(.., moved)| moved) {
        let arrives = one.begins_ms + one.lasts_ms;
        assert!(one.lasts_ms > 0);
        if let Piece::Dealt { turns_at_ms, .. } = one.piece {
            assert!(one.ends_ms() > turns_at_ms && turns_at_ms >= arrives, "{one:?}");
            dealt += 1;
        } else {
            assert_eq!(one.ends_ms(), arrives, "{one:?}");
            others += 1;
        }
    }
    assert!(dealt > 20 && others > 100, "{dealt} {others}");
}

/// All lie face down before the first turns over; long lines take no longer than short ones.
#[test]
fn a_line_comes_evenly_and_turns_over_in_the_same_order() {
    for mode in ["k2", "k3", "w8"] {
        let record = game::random_record(mode.parse().unwrap(), &mut shuffle::random(1));
        let is_line = |step: &Step| matches!(step, Step::Deal(rules::Deal::Line(_)));
        let at = record.steps.iter().position(is_line).unwrap();
        let start = record.replay().nth(at).unwrap().unwrap();
        let board = Scene::of_position(&start, &[], None).board.unwrap();
        let moved = movements(Some(&board), &motions(&start, &record.steps[at..=at]));
        let turns = |one: &Movement| match one.piece {
            Piece::Dealt { turns_at_ms, .. } => turns_at_ms,
            _ => panic!("{one:?}"),
        };
        let gaps = |of: &dyn Fn(&Movement) -> u32| -> Vec<u32> {
            moved.windows(2).map(|pair| of(&pair[1]) - of(&pair[0])).collect()
        };
        let (comes, turned) = (gaps(&|one| one.begins_ms), gaps(&turns));
        assert_eq!(moved.len(), usize::from(start.rules().line()));
        assert_eq!(comes, turned);
        assert!(comes.iter().all(|gap| *gap == comes[0] && (20..=60).contains(gap)), "{comes:?}");
        assert!(comes.iter().sum::<u32>() <= 240, "{comes:?}");
        let all_lie = moved.iter().map(|one| one.begins_ms + one.lasts_ms).max();
        assert_eq!(Some(turns(&moved[0])), all_lie);
    }
}

#[test]
fn knights_send_the_coins_that_they_collect() {
    let (mut paid, mut unpaid) = (0, 0);
    for number in 0..12 {
        let record = game::random_record("q3".parse().unwrap(), &mut shuffle::random(number));
        let positions: Vec<_> = record.replay().map(Result::unwrap).collect();
        for (pair, &step) in positions.windows(2).zip(&record.steps) {
            let Step::Act(Action::Tax(_)) = step else { continue };
            let rules::Actor::Seat(seat) = pair[0].actor() else { continue };
            let realm = pair[0].rules().realm_of(seat);
            let [before, after] = [&pair[0], &pair[1]].map(|one| one.purse(realm).coins);
            let board = Scene::of_position(&pair[0], &[], None).board.unwrap();
            let moved = movements(Some(&board), &motions(&pair[0], &[step]));
            let coins: Vec<_> = moved
                .iter()
                .filter(|one| matches!(one.piece, Piece::Coins(_)))
                .map(|one| (one.piece, one.to))
                .collect();
            let purse = Anchor::Possession(realm, Possession::Coins);
            if after > before {
                assert_eq!(coins, [(Piece::Coins(after - before), purse)]);
                paid += 1;
            } else {
                assert_eq!(coins, []);
                unpaid += 1;
            }
        }
    }
    assert!(paid > 5, "{paid} {unpaid}");
}

/// Tiles that are uncovered come from the pile, and lie where they belong when they have arrived.
#[test]
fn every_new_tile_comes_from_the_pile() {
    let (mut come, mut rounds) = (0, 0);
    for number in 0..6 {
        let record = game::random_record("q3".parse().unwrap(), &mut shuffle::random(number));
        let positions: Vec<_> = record.replay().map(Result::unwrap).collect();
        for (at, pair) in positions.windows(2).enumerate() {
            let Step::Deal(rules::Deal::Buildings(tiles)) = record.steps[at] else { continue };
            let board = |position: &rules::Position| Scene::of_position(position, &[], None).board;
            let before = board(&pair[0]).unwrap();
            let moved = movements(Some(&before), &motions(&pair[0], &[record.steps[at]]));
            let offers = |board: view::scene::Board| -> Vec<_> {
                board.builders.unwrap().offers.iter().map(|offer| offer.building).collect()
            };
            let (old, new) = (offers(before), offers(board(&pair[1]).unwrap()));
            for (price, (old, new)) in old.into_iter().zip(new).enumerate() {
                let to = Anchor::Offer(rules::Spot::new(price).unwrap());
                let arrivals: Vec<_> = moved
                    .iter()
                    .filter(|one| one.to == to && one.from == Anchor::Builders)
                    .map(|one| one.piece)
                    .collect();
                match new.filter(|_| old.is_none()) {
                    Some(tile) => {
                        assert_eq!(arrivals, [Piece::Building(tile)]);
                        come += 1;
                    }
                    None => assert_eq!(arrivals, []),
                }
            }
            let begins: Vec<u32> = moved.iter().map(|one| one.begins_ms).collect();
            assert!(begins.is_sorted() && begins.iter().all(|ms| *ms <= 240), "{begins:?}");
            rounds += usize::from(tiles.len() < 7);
        }
    }
    assert!(come > 40 && rounds > 5, "{come} {rounds}");
}

#[test]
fn an_end_is_told_once() {
    let ends = |before: &table::State, after: &table::State| -> Vec<Ending> {
        let moved = motions_between(before, after);
        let ending = |motion: &Motion| match motion {
            Motion::Ended { ending } => Some(*ending),
            _ => None,
        };
        moved.iter().filter_map(ending).collect()
    };
    let mut solo = open("k2", "pb", 1);
    let before = solo.state().clone();
    solo.intend(seat(1), Intent::Resign, 2_000, seed(9)).unwrap();
    let resigned = solo.state().clone();
    assert_eq!(ends(&before, &resigned), [Ending::Resigned]);
    assert_eq!(ends(&resigned, &resigned), [], "it is known");
    // The next game has an end of its own.
    solo.rematch(3_000, &seed(8)).unwrap();
    solo.intend(seat(1), Intent::Resign, 4_000, seed(9)).unwrap();
    assert_eq!(ends(&resigned, solo.state()), [Ending::Resigned]);
    let mut solo = open("k2", "pp", 2);
    let mut players = Players::new(2);
    let mut told = Vec::new();
    while solo.state().game.as_ref().unwrap().is_on() {
        let before = solo.state().clone();
        players.decide_once(&mut solo);
        told.extend(ends(&before, solo.state()));
    }
    assert_eq!(told, [Ending::Finished]);
}
