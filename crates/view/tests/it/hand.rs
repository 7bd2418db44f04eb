//! The hand takes legal orientations, cycles through all choices, and predicts what happens.

use std::collections::HashSet;

use proptest::prelude::*;
use rules::{
    Action, Actor, Cell, Direction, IllegalAction, Phase, Placement, Position, Preset, Rules, Seat,
    Slot, Step, Taxed,
};
use testkit::{game, shuffle};
use view::hand::{Hand, Holding, Orientation, Preview, Side};
use view::scene::{Bonus, Choice, Outlook, best_spot, best_spots};

use crate::fingers::{self, Touch};

/// Every decision of a random game: the seat and the position.
fn decisions(rules: Rules, seed: u64) -> Vec<(Seat, Position)> {
    let record = game::random_record(rules, &mut shuffle::random(seed));
    let positions = record.replay().map(Result::unwrap);
    let decided = positions.filter_map(|position| match position.actor() {
        Actor::Seat(seat) => Some((seat, position)),
        Actor::Chance | Actor::Nobody => None,
    });
    decided.collect()
}

pub(crate) fn to_place(rules: Rules, seed: u64) -> impl Iterator<Item = (Position, Hand)> {
    let placing = decisions(rules, seed).into_iter();
    placing.filter(|(_, position)| position.phase() == Phase::Place).filter_map(
        |(seat, position)| {
            let hand = Hand::new(&position, seat);
            hand.ghost().is_some().then_some((position, hand))
        },
    )
}

fn covers(spot: Placement, cell: Cell) -> bool {
    spot.at == cell || spot.end() == Some(cell)
}

fn all_ways() -> impl Iterator<Item = Orientation> {
    [Side::Left, Side::Right]
        .into_iter()
        .flat_map(|held| Direction::ALL.into_iter().map(move |toward| Orientation { held, toward }))
}

#[test]
fn the_ghost_is_legal_wherever_possible() {
    for preset in ["k2", "q3", "duel"] {
        for (position, mut hand) in to_place(preset.parse().unwrap(), 1).step_by(3) {
            let domino = position.domino_to_place().unwrap();
            let spots: Vec<Placement> =
                position.kingdom(hand.realm()).placements(domino).iter().collect();
            for cell in Cell::all() {
                hand.move_to(cell);
                let possible = spots.iter().any(|&spot| covers(spot, cell));
                let shown = hand.ghost().unwrap();
                assert_eq!(shown.anchor, cell);
                assert_eq!(shown.legal_placement().is_some(), possible, "{cell} {position:?}");
                assert_eq!(hand.action().is_some(), possible);
                assert_eq!(shown.spots_at(cell).next().is_some(), possible);
                assert_eq!(shown.cells().contains(&cell), possible);
            }
        }
    }
}

#[test]
fn rotating_visits_every_legal_orientation_once() {
    for (position, mut hand) in
        to_place("q4".parse().unwrap(), 2).chain(to_place("k2".parse().unwrap(), 3))
    {
        let domino = position.domino_to_place().unwrap();
        let kingdom = position.kingdom(hand.realm());
        let cells: Vec<Cell> = hand.ghost().unwrap().cells();
        for cell in cells.into_iter().step_by(2) {
            hand.move_to(cell);
            let ways = all_ways().filter_map(|way| way.placement(cell, domino));
            let legal: HashSet<Placement> =
                ways.filter(|&spot| kingdom.check_placement(domino, spot).is_ok()).collect();
            for by in [1, -1] {
                let visited: Vec<Placement> = (0..legal.len())
                    .map(|_| {
                        hand.rotate(by);
                        hand.ghost().unwrap().legal_placement().expect("a legal way")
                    })
                    .collect();
                let distinct: HashSet<Placement> = visited.iter().copied().collect();
                assert_eq!(distinct, legal, "{cell} {position:?}");
            }
        }
    }
}

#[test]
fn the_ghost_rotates_even_if_nothing_is_legal() {
    let mut placing = to_place("k2".parse().unwrap(), 4);
    let differs = |hand: &Hand| !hand.ghost().unwrap().domino.domino().is_double();
    let (_, mut hand) = placing.find(|(_, hand)| differs(hand)).unwrap();
    hand.move_to(Cell::CASTLE);
    assert_eq!(hand.action(), None);
    let looks: HashSet<_> = (0..8)
        .map(|_| {
            hand.rotate(1);
            hand.ghost().unwrap().placement()
        })
        .collect();
    assert_eq!(looks.len(), 8);
    let Some(Preview::Place(preview)) = hand.preview() else { panic!("{hand:?}") };
    assert_eq!(preview.refusal, Some(IllegalAction::Occupied));
    // Also beyond the corner of every kingdom, where some orientations have no cell for a half.
    hand.move_to(Cell::new(6, 6).unwrap());
    let ways = |hand: &mut Hand| {
        hand.rotate(1);
        hand.ghost().unwrap().orientation
    };
    let turned: Vec<Orientation> = (0..8).map(|_| ways(&mut hand)).collect();
    assert_eq!(all_ways().filter(|way| turned.contains(way)).count(), 8);
    let Some(Preview::Place(preview)) = hand.preview() else { panic!("{hand:?}") };
    assert_eq!(preview.refusal, Some(IllegalAction::OutsideGrid));
    assert_eq!((preview.gain, preview.bonuses), (None, None));
}

#[test]
fn next_spot_visits_all_spots() {
    for (position, mut hand) in to_place("q3".parse().unwrap(), 5) {
        let spots: HashSet<Placement> = hand.ghost().unwrap().spots().iter().copied().collect();
        let legal: HashSet<Action> = position.legal_actions().iter().collect();
        assert_eq!(spots.len(), legal.len());
        for (by, from) in [(1, Cell::CASTLE), (-1, Cell::new(-6, 6).unwrap())] {
            hand.move_to(from);
            let done: HashSet<Action> = spots
                .iter()
                .map(|_| {
                    hand.next_spot(by);
                    hand.action().unwrap()
                })
                .collect();
            assert_eq!(done, legal);
        }
        // Forward and back again.
        let here = hand.action();
        hand.next_spot(1);
        hand.next_spot(-1);
        assert_eq!(hand.action(), here);
    }
}

#[test]
fn arrows_stay_in_the_room() {
    let (position, mut hand) = to_place("k4".parse().unwrap(), 6).nth(9).unwrap();
    let kingdom = position.kingdom(hand.realm());
    for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
        for _ in 0..15 {
            hand.step(dx, dy);
            assert!(kingdom.has_room_for(hand.ghost().unwrap().anchor));
        }
    }
}

/// Compares a preview with what playing does.
fn check_preview(position: &Position, hand: &Hand) {
    let realm = hand.realm();
    let before = position.points(realm);
    let after = hand.action().map(|action| {
        let mut after = *position;
        after.play(action).unwrap();
        after
    });
    let change = after.map(|after| i32::from(after.points(realm)) - i32::from(before));
    match hand.preview() {
        None => assert_eq!(hand.action(), None),
        Some(Preview::Place(preview)) => {
            assert_eq!(preview.gain, change);
            let ghost = hand.ghost().unwrap();
            let action = ghost
                .placement()
                .map(|placement| Action::Place { domino: ghost.domino, placement });
            let refusal = action
                .map_or(Some(IllegalAction::OutsideGrid), |action| position.check(action).err());
            assert_eq!(preview.refusal, refusal);
            let blocked = preview.halves.iter().filter(|half| half.obstacle.is_some()).count();
            match refusal {
                None | Some(IllegalAction::NoMatch) => assert_eq!(blocked, 0),
                _ => assert!(blocked > 0, "{preview:?}"),
            }
            for (half, printed) in preview
                .halves
                .iter()
                .zip([preview.domino.domino().left, preview.domino.domino().right])
            {
                assert_eq!(half.half, printed);
            }
            if let Some(after) = after {
                for (half, at) in preview.halves.iter().zip([0, 1]) {
                    let square = after.kingdom(realm).square(half.cell.unwrap()).unwrap();
                    assert_eq!(square.terrain, half.half.terrain, "{at} {preview:?}");
                }
                let taxes = after.legal_actions();
                let count = if after.phase() == Phase::Tax { taxes.len() - 1 } else { 0 };
                assert_eq!(preview.taxes.len(), count);
                for spoilt in preview.spoilt {
                    let dead = Outlook::of(&after, realm).dead_cells(after.kingdom(realm));
                    assert!(dead.contains(&spoilt));
                }
            }
        }
        Some(Preview::Claim(preview)) => {
            assert_eq!(preview.refusal.is_none(), hand.action().is_some());
            assert_eq!(preview.best, best_spot(position, realm, preview.domino));
        }
        Some(Preview::Discard { domino }) => {
            assert_eq!(hand.action(), Some(Action::Discard(domino)));
        }
        Some(Preview::Tax(preview)) => {
            let coins = after.unwrap().purse(realm).coins - position.purse(realm).coins;
            assert_eq!((preview.coins, Some(preview.gain)), (coins, change));
        }
        Some(Preview::Build(preview)) => {
            let after = after.unwrap();
            let (old, new) = (position.purse(realm), after.purse(realm));
            assert_eq!(preview.price, old.coins - new.coins);
            assert_eq!(Some(preview.gain), change);
            assert_eq!(
                (preview.knights, preview.towers),
                (new.knights - old.knights, new.towers - old.towers)
            );
            let comes = after.hosts_queen(realm) && !position.hosts_queen(realm);
            assert_eq!(preview.brings_queen, comes);
        }
        Some(Preview::Bribe(preview)) => assert_eq!(Some(preview.gain), change),
    }
}

#[test]
fn previews_match_what_happens() {
    let mut random = shuffle::random(7);
    for preset in Preset::ALL {
        let rules = Rules { harmony: true, middle_kingdom: true, ..preset.rules };
        for (seat, position) in decisions(rules, 8) {
            let mut hand = Hand::new(&position, seat);
            for _ in 0..4 {
                Touch::random(&mut random).apply(&mut hand);
                check_preview(&position, &hand);
            }
        }
    }
}

#[test]
fn every_action_is_within_reach() {
    for preset in ["k2", "q2", "q4", "w6t"] {
        for (seat, position) in decisions(preset.parse().unwrap(), 9) {
            let legal: HashSet<Action> = position.legal_actions().iter().collect();
            let mut reached: HashSet<Action> = HashSet::new();
            let mut hand = Hand::new(&position, seat);
            reached.extend(hand.pass());
            // By keys alone: the next choice and, for a tile, the town square.
            let sites = match Choice::of(&position) {
                Some(Choice::Build { sites, .. }) => sites,
                _ => vec![Cell::CASTLE],
            };
            for _ in 0..=legal.len() {
                for &site in &sites {
                    if matches!(hand.holding(), Holding::Tile { .. }) {
                        hand.move_to(site);
                    }
                    reached.extend(hand.action());
                }
                hand.next_spot(1);
            }
            assert_eq!(reached, legal, "{position:?}");
        }
    }
}

#[test]
fn town_squares_are_reached_by_arrows() {
    let mut walked = 0;
    for (seat, position) in decisions("q2".parse().unwrap(), 10) {
        let Some(Choice::Build { sites, .. }) = Choice::of(&position) else { continue };
        let mut seen: HashSet<Cell> = HashSet::new();
        let mut random = shuffle::random(11);
        let mut hand = Hand::new(&position, seat);
        for _ in 0..40 * sites.len() {
            use rand::RngExt;
            let toward = Direction::ALL[random.random_range(0..4)];
            let (dx, dy) = toward.offset();
            hand.step(dx, dy);
            let Holding::Tile { site, .. } = hand.holding() else { panic!("{hand:?}") };
            seen.insert(*site);
        }
        assert_eq!(seen.len(), sites.len(), "{sites:?}");
        walked += sites.len();
    }
    assert!(walked > 20, "only {walked}");
}

#[test]
fn a_single_knight_moves_to_the_other_half() {
    let taxing = decisions("q3".parse().unwrap(), 12);
    let one = taxing.iter().find(|(seat, position)| {
        let realm = position.rules().realm_of(*seat);
        position.phase() == Phase::Tax && position.purse(realm).knights == 1
    });
    let (seat, position) = one.unwrap();
    let mut hand = Hand::new(position, *seat);
    assert_eq!((hand.action(), hand.pass()), (None, Some(Action::Pass)));
    hand.toggle(Side::Left);
    assert_eq!(hand.action(), Some(Action::Tax(Taxed::Left)));
    hand.pick(2);
    assert_eq!(hand.action(), Some(Action::Tax(Taxed::Right)));
    let Holding::Knights { cells, .. } = *hand.holding() else { panic!("{hand:?}") };
    hand.toggle_at(cells[1]);
    assert_eq!(hand.action(), None);
}

#[test]
fn two_knights_cover_both_halves() {
    let taxing = decisions("w8t".parse().unwrap(), 13);
    let two = taxing.iter().find(|(seat, position)| {
        let realm = position.rules().realm_of(*seat);
        position.phase() == Phase::Tax && position.purse(realm).knights >= 2
    });
    let (seat, position) = two.unwrap();
    let mut hand = Hand::new(position, *seat);
    hand.pick(1);
    hand.pick(2);
    assert_eq!(hand.action(), Some(Action::Tax(Taxed::Both)));
    hand.toggle(Side::Left);
    assert_eq!(hand.action(), Some(Action::Tax(Taxed::Right)));
    hand.clear();
    assert_eq!(hand.action(), None);
}

#[test]
fn a_taken_slot_is_shown_and_refused() {
    let claims = decisions("k4".parse().unwrap(), 14);
    let (seat, position) = claims[1];
    assert_eq!(position.phase(), Phase::Claim);
    let mut hand = Hand::new(&position, seat);
    assert!(hand.action().is_some());
    let entries = position.next_line().entries();
    let taken = entries.iter().position(|entry| entry.king.is_some()).unwrap();
    assert!(hand.point(Slot::new(taken).unwrap()));
    let Some(Preview::Claim(preview)) = hand.preview() else { panic!("{hand:?}") };
    assert_eq!((hand.action(), preview.refusal), (None, Some(IllegalAction::SlotTaken)));
    // There is no slot beyond the line, and an invalid number does not claim the slot under the
    // king.
    assert!(!hand.point(Slot::new(7).unwrap()));
    assert!(!hand.pick(5) && !hand.pick(0) && !hand.pick(9));
    let Some(Preview::Claim(preview)) = hand.preview() else { panic!("{hand:?}") };
    assert_eq!(preview.slot.index(), taken);
    hand.next_spot(1);
    assert!(hand.action().is_some());
}

#[test]
fn best_spots_are_the_best() {
    for (seat, position) in decisions("q4+harmony".parse().unwrap(), 15).into_iter().step_by(5) {
        let realm = position.rules().realm_of(seat);
        let line = position.next_line().entries();
        let all = best_spots(&position, realm);
        assert_eq!(all.len(), line.len());
        for (entry, best) in line.iter().zip(all) {
            let kingdom = position.kingdom(realm);
            let gains = kingdom.placements(entry.domino).iter().map(|spot| {
                let next = kingdom.with(entry.domino, spot);
                let estate = rules::Estate { kingdom: &next, ..position.estate(realm) };
                i32::from(estate.points()) - i32::from(position.points(realm))
            });
            assert_eq!(best.map(|best| best.gain), gains.max());
            assert!(
                best.is_none_or(|best| kingdom
                    .check_placement(best.domino, best.placement)
                    .is_ok())
            );
        }
    }
}

#[test]
fn a_placement_that_loses_a_bonus_says_so() {
    let mut losses = 0;
    for (position, mut hand) in to_place("k2+middle".parse().unwrap(), 16) {
        if !position.kingdom(hand.realm()).may_be_centred() {
            continue;
        }
        for _ in 0..hand.ghost().unwrap().spots().len() {
            hand.next_spot(1);
            let Some(Preview::Place(preview)) = hand.preview() else { panic!("{hand:?}") };
            let far = preview.halves.iter().any(|half| {
                let cell = half.cell.unwrap();
                cell.x().abs() > 2 || cell.y().abs() > 2
            });
            assert!(preview.loses_middle_kingdom || !far, "{position:?}");
            assert_eq!(preview.bonuses.unwrap().harmony, Bonus::Off);
            losses += usize::from(far);
        }
    }
    assert!(losses > 0, "no placement would have lost it");
}

#[test]
fn the_cursor_stays_when_the_position_changes() {
    let rules: Rules = "k4".parse().unwrap();
    let mut random = shuffle::random(17);
    let record = game::random_record(rules, &mut random);
    let positions: Vec<Position> = record.replay().map(Result::unwrap).collect();
    let seat = Seat::new(1).unwrap();
    let mut hand = Hand::new(&positions[0], seat);
    for (at, position) in positions.iter().enumerate() {
        hand.refresh(position);
        let is_to_move = position.actor() == Actor::Seat(seat);
        assert_eq!(*hand.holding() != Holding::Nothing, is_to_move, "{at}");
        // Refreshing with the same position changes nothing.
        for _ in 0..3 {
            Touch::random(&mut random).apply(&mut hand);
            let before = hand.holding().clone();
            hand.refresh(position);
            if let Holding::King { free, slot } = &before
                && !free.contains(slot)
            {
                continue;
            }
            assert_eq!(*hand.holding(), before);
        }
        let Some(ghost) = hand.ghost() else { continue };
        let (anchor, domino) = (ghost.anchor, ghost.domino);
        // After an undo the domino is in the hand again, over the same cell.
        let mut next = *position;
        next.play(position.legal_actions().get(0).unwrap()).unwrap();
        hand.refresh(&next);
        hand.refresh(position);
        let ghost = hand.ghost().unwrap();
        assert_eq!(ghost.domino, domino);
        let kept = ghost.anchor == anchor;
        assert!(kept || ghost.spots_at(anchor).next().is_none(), "{anchor} {ghost:?}");
    }
}

#[test]
fn a_seat_not_to_move_holds_nothing() {
    let record = game::random_record("q4".parse().unwrap(), &mut shuffle::random(18));
    let mut random = shuffle::random(19);
    for position in record.replay().map(Result::unwrap) {
        for seat in position.rules().all_seats() {
            if position.actor() == Actor::Seat(seat) {
                continue;
            }
            let mut hand = Hand::new(&position, seat);
            Touch::random(&mut random).apply(&mut hand);
            assert_eq!(*hand.holding(), Holding::Nothing);
            assert_eq!((hand.action(), hand.pass(), hand.preview()), (None, None, None));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// Whatever is typed, nothing panics, every action is legal, and the game ends.
    #[test]
    fn any_keys_play_a_legal_game(preset in 0..Preset::ALL.len(), seed: u64) {
        let rules = Rules { harmony: true, middle_kingdom: true, ..Preset::ALL[preset].rules };
        let mut random = shuffle::random(seed);
        let stock = shuffle::stock(&rules, &mut random);
        let mut hands: Vec<Option<Hand>> = vec![None; rules.seats as usize];
        let record = game::record(rules, &stock, |position| {
            let Actor::Seat(seat) = position.actor() else { panic!("nobody decides") };
            let hand = hands[seat.index()].get_or_insert_with(|| Hand::new(position, seat));
            hand.refresh(position);
            fingers::decide(hand, &mut random)
        });
        let taken = record.steps.iter().filter(|step| matches!(step, Step::Act(_))).count();
        prop_assert!(taken > 0);
    }
}
