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
