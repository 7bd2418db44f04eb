//! What a desk shows and does, in games on one device.

use rules::{Actor, Seat};
use table::{Intent, Level, Options, Reason, Remark, Seed};

use super::*;
use crate::solo::{Sitter, Solo};

fn table(rules: &str, people: usize) -> Solo {
    let options = Options::new(rules.parse().unwrap());
    let person = |at: usize| Sitter::person(format!("P{at}").parse().unwrap());
    let sitters: Vec<Sitter> = (0..options.rules.seats as usize)
        .map(|at| if at < people { person(at) } else { Sitter::Bot(Level::Page) })
        .collect();
    Solo::open(&options, &sitters, &Seed::new([4; 32]), 0).unwrap()
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// Plays the first legal action for the seat to move.
fn step(solo: &mut Solo) {
    let action = solo.state().game.as_ref().unwrap().position().legal_actions().iter().next();
    let (action, now) = (action.unwrap(), solo.state().at + 1);
    if let Some(turn) = solo.bot_turn() {
        solo.apply_bot_decision(&turn, action, now).unwrap();
        return;
    }
    let seat = solo.person_to_move().unwrap();
    solo.intend(seat, Intent::Act { action }, now, Seed::new([5; 32])).unwrap();
}

/// Plays until something of this kind is in a person's hand; returns that person's desk.
fn play_until_holding(solo: &mut Solo, is_it: fn(&Holding) -> bool) -> Desk {
    for _ in 0..400 {
        let mut desk = Desk::default();
        desk.show(Some(&Sight::of_solo(solo, solo.person_to_move())));
        if desk.hand.as_ref().is_some_and(|hand| is_it(hand.holding())) {
            return desk;
        }
        step(solo);
    }
    panic!("it never is");
}

fn holds_domino(holding: &Holding) -> bool {
    matches!(holding, Holding::Domino(ghost) if ghost.legal_placement().is_some())
}

#[test]
fn a_hand_stays_while_its_seat_decides_and_goes_with_the_decision() {
    let mut solo = table("k2", 2);
    let mut desk = play_until_holding(&mut solo, holds_domino);
    desk.change_hand(|hand| hand.rotate(1));
    let turned = desk.hand.as_ref().unwrap().holding().clone();
    let decider = desk.hand.as_ref().unwrap().seat();
    desk.show(Some(&Sight::of_solo(&solo, Some(decider))));
    assert_eq!(desk.hand.as_ref().unwrap().holding(), &turned, "nothing has happened");
    let other = seat(1 - decider.index());
    desk.show(Some(&Sight::of_solo(&solo, Some(other))));
    assert!(desk.hand.is_none(), "the other one waits");
    desk.show(Some(&Sight::of_solo(&solo, Some(decider))));
    assert_ne!(desk.hand.as_ref().unwrap().holding(), &turned, "a fresh hand");
    desk.show(None);
    assert!(desk.hand.is_none() && desk.scene.is_none());
}

#[test]
fn a_new_decision_brings_the_view_back_to_it() {
    let mut solo = table("k3", 1);
    let mut desk = Desk::default();
    while solo.person_to_move().is_some() {
        step(&mut solo);
    }
    desk.show(Some(&Sight::of_solo(&solo, Some(seat(0)))));
    desk.look_at(Realm::new(2));
    assert_eq!(desk.realm_shown(), Realm::new(2), "while others play");
    while solo.person_to_move().is_none() {
        step(&mut solo);
        desk.show(Some(&Sight::of_solo(&solo, Some(seat(0)))));
    }
    assert_eq!(desk.realm_shown(), Realm::new(0));
}

#[test]
fn nothing_happens_in_a_kingdom_out_of_sight() {
    let mut solo = table("k2", 2);
    let mut desk = play_until_holding(&mut solo, holds_domino);
    let own = desk.hand.as_ref().unwrap().realm();
    let ghost = desk.hand.as_ref().unwrap().ghost().unwrap().clone();
    let anchor = ghost.anchor;
    let rival = Realm::new(1 - own.index());
    desk.look_at(rival);
    assert!(!desk.hand_is_shown());
    assert_eq!(desk.press_cell(anchor, Press::Hovered), None, "pointers only look");
    assert!(!desk.turn(1));
    desk.hover(Cell::new(anchor.x() + 1, anchor.y()).unwrap());
    assert_eq!(desk.hand.as_ref().unwrap().ghost(), Some(&ghost));
    assert_eq!(desk.act_if_seen(), Acted::Shown);
    assert_eq!(desk.realm_shown(), Some(own));
    let intent = desk.act_if_seen().intent().unwrap();
    assert_eq!(intent, Intent::Act { action: desk.hand.as_ref().unwrap().action().unwrap() });
    desk.look_at(rival);
    assert!(desk.change_hand(|hand| hand.rotate(1)), "keys show what they move");
    assert_eq!(desk.realm_shown(), Some(own));
}

#[test]
fn people_on_one_device_get_the_hand_in_turn() {
    let mut solo = table("k2", 2);
    let (mut desk, mut turns) = (Desk::default(), Vec::new());
    for _ in 0..40 {
        let mover = solo.person_to_move().unwrap();
        desk.show(Some(&Sight::of_solo(&solo, Some(mover))));
        let hand = desk.hand.as_ref().unwrap();
        assert_eq!(hand.seat(), mover);
        assert_ne!(*hand.holding(), Holding::Nothing);
        turns.push(mover);
        step(&mut solo);
    }
    assert!(turns.windows(2).filter(|pair| pair[0] != pair[1]).count() > 5);
}

#[test]
fn a_pointer_moves_the_domino_in_sight_and_turns_it() {
    let mut solo = table("k2", 2);
    let mut desk = play_until_holding(&mut solo, holds_domino);
    let ghost = |desk: &Desk| desk.hand.as_ref().unwrap().ghost().unwrap().clone();
    let spots = ghost(&desk).spots().to_vec();
    desk.hover(spots[0].at);
    assert_eq!(ghost(&desk).anchor, spots[0].at);
    let last = spots[spots.len() - 1].at;
    desk.hover(last);
    assert_eq!(ghost(&desk).anchor, last);
    desk.hover(Cell::CASTLE);
    let before = ghost(&desk).orientation;
    assert!(desk.turn(1) && ghost(&desk).orientation != before);
    let mut claiming = play_until_holding(&mut solo, |one| matches!(one, Holding::King { .. }));
    assert!(!claiming.turn(1), "a king cannot be turned");
}

#[test]
fn only_a_domino_that_fits_nowhere_is_discarded() {
    let mut solo = table("k2", 2);
    let mut desk = play_until_holding(&mut solo, holds_domino);
    assert_eq!(desk.discard(), None);
    let mut desk = play_until_holding(&mut solo, |one| matches!(one, Holding::Misfit(_)));
    let Holding::Misfit(domino) = *desk.hand.as_ref().unwrap().holding() else { unreachable!() };
    let action = rules::Action::Discard(domino);
    assert_eq!(desk.discard(), Some(Intent::Act { action }));
}

#[test]
fn a_desk_knows_what_its_table_allows() {
    let solo = table("k2", 2);
    let mut desk = Desk::default();
    for (allows_hints, can_return) in [(true, false), (false, true)] {
        let sight = Sight { allows_hints, can_return, ..Sight::of_solo(&solo, Some(seat(0))) };
        desk.show(Some(&sight));
        assert_eq!((desk.allows_hints(), desk.can_return()), (allows_hints, can_return));
    }
    desk.wants_hints = false;
    desk.show(None);
    assert!(!desk.wants_hints && !desk.can_return(), "the next table has no hints either");
}

#[test]
fn what_is_in_the_hand_can_be_asked_about() {
    let mut solo = table("k2", 2);
    let desk = play_until_holding(&mut solo, holds_domino);
    let action = desk.hand.as_ref().unwrap().action().unwrap();
    assert_eq!(desk.own_plan(), Some(Remark::Plan { action }));
    let laid_out = Desk { showing: Some(Showing::Move), ..desk };
    assert_eq!(laid_out.own_plan(), None, "it is the partner's move");
}

#[test]
fn a_blind_press_shows_what_a_second_one_does() {
    let mut solo = table("k2", 2);
    let mut desk = play_until_holding(&mut solo, holds_domino);
    let [left, right] = desk.hand.as_ref().unwrap().ghost().unwrap().cells_of_halves();
    let (left, right) = (left.unwrap(), right.unwrap());
    let mut tapping = desk.clone();
    assert_eq!(tapping.press_cell(left, Press::Blind), None, "a first tap never commits");
    assert_eq!(tapping.press_cell(right, Press::Blind), None, "nor does one on another cell");
    assert!(tapping.press_cell(right, Press::Blind).is_some(), "a second tap on the same one does");
    let all = desk.hand.as_ref().unwrap().ghost().unwrap().cells();
    let halves = desk.hand.as_ref().unwrap().ghost().unwrap().cells_of_halves();
    let elsewhere = all.into_iter().find(|cell| !halves.contains(&Some(*cell))).unwrap();
    let mut by_mouse = desk.clone();
    assert_eq!(desk.press_cell(elsewhere, Press::Blind), None, "it goes there");
    let moved = desk.hand.as_ref().unwrap().ghost().unwrap();
    assert!(moved.cells_of_halves().contains(&Some(elsewhere)));
    let intent = by_mouse.press_cell(elsewhere, Press::Hovered);
    assert_eq!(
        intent,
        desk.hand.as_ref().unwrap().action().map(|action| Intent::Act { action }),
        "at once"
    );
}

#[test]
fn a_claim_by_number_or_slot_is_submitted_at_once() {
    let mut solo = table("k2", 2);
    let mut desk = play_until_holding(&mut solo, |held| matches!(held, Holding::King { .. }));
    let free = match desk.hand.as_ref().unwrap().holding() {
        Holding::King { free, .. } => free[0],
        _ => unreachable!(),
    };
    let claim = Intent::Act { action: rules::Action::Claim(free) };
    assert_eq!(desk.clone().press_slot(free, Press::Hovered), Some(claim.clone()));
    assert_eq!(desk.clone().pick(free.index() + 1), Some(claim));
    assert_eq!(desk.pick(9), None, "there is no such domino");
    assert_eq!(desk.pass(), None);
    assert_eq!(desk.discard(), None);
    let mut looks_on = Desk::default();
    looks_on.show(Some(&Sight::of_solo(&solo, None)));
    assert_eq!(looks_on.press_slot(free, Press::Hovered), None);
    assert_eq!(looks_on.act(), Acted::Nothing);
}

#[test]
fn a_first_tap_claims_and_builds_nothing() {
    let mut solo = table("q2", 2);
    let mut desk = play_until_holding(&mut solo, |held| matches!(held, Holding::King { .. }));
    let Holding::King { free, .. } = desk.hand.as_ref().unwrap().holding().clone() else {
        panic!("a king is in the hand")
    };
    for slot in [free[0], free[1], free[0]] {
        assert_eq!(desk.press_slot(slot, Press::Blind), None);
    }
    let claim = Intent::Act { action: rules::Action::Claim(free[0]) };
    assert_eq!(desk.press_slot(free[0], Press::Blind), Some(claim));

    let mut desk = play_until_holding(&mut solo, |held| matches!(held, Holding::Tile { .. }));
    let Holding::Tile { spots, .. } = desk.hand.as_ref().unwrap().holding().clone() else {
        panic!("a tile is in the hand")
    };
    assert!(desk.change_hand(|hand| hand.choose(spots[0])));
    let Holding::Tile { site, .. } = *desk.hand.as_ref().unwrap().holding() else {
        panic!("the tile is still in the hand")
    };
    assert_eq!(
        desk.press_cell(site, Press::Blind),
        None,
        "the tile lies there, but was not tapped"
    );
    assert!(desk.press_cell(site, Press::Blind).is_some());
}

/// A tap belongs to its decision: the next one begins afresh.
#[test]
fn a_tap_is_forgotten_when_something_has_happened() {
    let mut solo = table("k2", 1);
    let mut desk = play_until_holding(&mut solo, holds_domino);
    let own = solo.person_to_move().unwrap();
    let anchor = desk.hand.as_ref().unwrap().ghost().unwrap().anchor;
    assert_eq!(desk.press_cell(anchor, Press::Blind), None);
    assert_eq!(desk.tapped(), Some(Tapped::Cell(anchor)));
    desk.show(Some(&Sight::of_solo(&solo, Some(own))));
    assert_eq!(desk.tapped(), Some(Tapped::Cell(anchor)), "nothing has happened");
    step(&mut solo);
    desk.show(Some(&Sight::of_solo(&solo, Some(own))));
    assert_eq!(desk.tapped(), None);
}

#[test]
fn optional_actions_can_be_skipped() {
    let mut solo = table("q2", 2);
    let mut desk = play_until_holding(&mut solo, |held| matches!(held, Holding::Knights { .. }));
    assert_eq!(desk.pass(), Some(Intent::Act { action: rules::Action::Pass }));
    assert_eq!(desk.act(), Acted::NotYet, "no knight is placed");
    let Holding::Knights { cells, .. } = *desk.hand.as_ref().unwrap().holding() else {
        panic!("knights are in the hand")
    };
    assert_eq!(desk.press_cell(cells[0], Press::Blind), None);
    assert!(matches!(desk.act(), Acted::Intent(Intent::Act { action: rules::Action::Tax(_) })));
}

#[test]
fn people_on_one_device_undo_the_last_decision() {
    let mut solo = table("k3", 3);
    let mut desk = Desk::default();
    desk.show(Some(&Sight::of_solo(&solo, Some(seat(0)))));
    assert_eq!(desk.undo(), Err(Reason::NothingToUndo));
    while solo.check_undo().is_err() || solo.last_decider() == solo.person_to_move() {
        step(&mut solo);
    }
    let (first, now) = (solo.last_decider().unwrap(), solo.person_to_move().unwrap());
    desk.show(Some(&Sight::of_solo(&solo, Some(now))));
    assert_eq!(desk.undo(), Ok(Intent::Undo), "nobody is asked");
    desk.show(Some(&Sight::of_state(solo.state(), Some(now))));
    assert!(desk.undo() != Ok(Intent::Undo), "on a server it was not theirs");
    desk.show(Some(&Sight::of_state(solo.state(), Some(first))));
    assert_eq!(desk.undo(), Ok(Intent::Ask { question: table::Question::TakeBack }));
}

#[test]
fn the_effect_of_resigning_is_known() {
    let mut desk = Desk::default();
    let of = |solo: &Solo, seat| Sight::of_solo(solo, seat);
    desk.show(Some(&of(&table("k2", 2), Some(seat(0)))));
    assert_eq!(desk.resigning(), Some(Resigning::EndsGame));
    let mut three = table("k3", 3);
    desk.show(Some(&of(&three, Some(seat(0)))));
    assert_eq!(desk.resigning(), Some(Resigning::LeavesGame));
    desk.show(Some(&of(&three, None)));
    assert_eq!(desk.resigning(), None, "nobody is asked who only watches");
    three.intend(seat(0), Intent::Resign, 1, Seed::new([6; 32])).unwrap();
    desk.show(Some(&of(&three, Some(seat(0)))));
    assert_eq!(desk.resigning(), None, "once is enough");
}

#[test]
fn hints_are_shown_if_wanted_and_allowed() {
    let mut options = Options::new("k2".parse().unwrap());
    options.hints = false;
    let sitters = [Sitter::person("Ann".parse().unwrap()), Sitter::Bot(Level::Page)];
    let strict = Solo::open(&options, &sitters, &Seed::new([1; 32]), 0).unwrap();
    let mut desk = Desk::default();
    desk.show(Some(&Sight::of_solo(&strict, Some(seat(0)))));
    assert!(!desk.has_hints());
    desk.show(Some(&Sight::of_solo(&table("k2", 1), Some(seat(0)))));
    assert!(desk.has_hints());
    desk.wants_hints = false;
    assert!(!desk.has_hints());
}

#[test]
fn the_view_goes_around_the_table_and_back() {
    let solo = table("k3", 1);
    let mut desk = Desk::default();
    desk.look_around(1);
    assert_eq!(desk.realm_shown(), None, "there is no table yet");
    desk.show(Some(&Sight::of_solo(&solo, Some(seat(0)))));
    let mut seen = Vec::new();
    for _ in 0..3 {
        desk.look_around(-1);
        seen.push(desk.realm_shown().unwrap().index());
    }
    assert_eq!(seen, [2, 1, 0]);
    assert_eq!(desk.looked_at, None, "it follows again");
    desk.look_at(Realm::new(7));
    assert_eq!(desk.realm_shown(), Realm::new(0), "there is no such kingdom");
    let Actor::Seat(mover) = desk.position.unwrap().actor() else { panic!("somebody moves") };
    desk.show(Some(&Sight::of_solo(&solo, None)));
    assert_eq!(desk.realm_shown(), Realm::new(mover.index()), "spectators follow the game");
}

/// The desk of the partner of whoever moves, at a table of three teams, once a domino can be placed.
fn desk_of_waiting_partner(solo: &mut Solo) -> (Desk, Seat) {
    play_until_holding(solo, holds_domino);
    let mover = solo.person_to_move().unwrap();
    let partner = solo.state().partner_of(mover).unwrap();
    let mut desk = Desk::default();
    desk.show(Some(&Sight::of_state(solo.state(), Some(partner))));
    assert_eq!((desk.hand.as_ref(), desk.partner()), (None, Some(mover)));
    (desk, mover)
}

#[test]
fn a_press_points_once_and_plays_again_afterwards() {
    let mut solo = table("w6t", 6);
    let (mut desk, _) = desk_of_waiting_partner(&mut solo);
    let domino = solo.state().game.as_ref().unwrap().position().next_line().entries()[0].domino;
    assert_eq!(desk.point_at(Remark::Domino { domino }), None, "nothing is pointed at unasked");
    assert!(desk.start_pointing());
    assert_eq!(desk.point_at(Remark::Domino { domino }), Some(Remark::Domino { domino }));
    assert_eq!((desk.showing(), desk.point_here()), (None, None));
}

#[test]
fn nothing_is_played_while_one_points() {
    let mut solo = table("w6t", 6);
    play_until_holding(&mut solo, holds_domino);
    let mover = solo.person_to_move().unwrap();
    let mut desk = Desk::default();
    desk.show(Some(&Sight::of_state(solo.state(), Some(mover))));
    assert!(desk.start_pointing());
    let cell = desk.hand.as_ref().and_then(Hand::ghost).unwrap().anchor;
    assert_eq!(desk.press_cell(cell, Press::Hovered), None);
    assert_eq!((desk.act_if_seen(), desk.pass()), (Acted::Nothing, None));
    assert!(desk.stop_showing());
    assert!(desk.press_cell(cell, Press::Hovered).is_some());
}

#[test]
fn arrow_keys_point_at_squares_of_the_shared_kingdom_alone() {
    let mut solo = table("w6t", 6);
    let (mut desk, mover) = desk_of_waiting_partner(&mut solo);
    let own = solo.state().options.rules.realm_of(mover);
    desk.start_pointing();
    desk.step_pointer(1, 0);
    let east = Cell::new(1, 0).unwrap();
    assert_eq!(desk.pointer(), Some(east));
    for _ in 0..20 {
        desk.step_pointer(0, 1);
    }
    let scene = desk.scene.clone().unwrap();
    let north = scene.large_area(scene.realm(own).unwrap()).high.y();
    assert_eq!(desk.pointer(), Cell::new(1, north), "as far as the drawing goes");
    desk.look_around(1);
    assert_eq!(desk.point_at_cell(east), None, "another team's square");
    desk.look_at(None);
    assert_eq!(desk.point_at_cell(east), Some(Remark::Square { square: east }));
}

#[test]
fn a_move_laid_out_for_the_partner_goes_to_them_and_is_not_played() {
    let mut solo = table("w6t", 6);
    let (mut desk, mover) = desk_of_waiting_partner(&mut solo);
    assert_eq!(desk.own_plan(), None);
    assert!(desk.can_lay_out_move() && desk.start_laying_out());
    assert_eq!(desk.hand.as_ref().map(Hand::seat), Some(mover));
    let sight = Sight::of_state(solo.state(), Some(solo.state().partner_of(mover).unwrap()));
    desk.show(Some(&sight));
    let intent = desk.act().intent().expect("the domino is over a spot");
    let Intent::Act { action } = intent else { panic!("{intent:?}") };
    assert_eq!(desk.deliver(Intent::Undo), Delivery::ToTable(Intent::Undo));
    let plan = Remark::Plan { action };
    assert_eq!(desk.deliver(Intent::Act { action }), Delivery::ToPartner(plan));
    assert_eq!((desk.showing(), desk.hand.is_none()), (None, true));
    assert_eq!(desk.deliver(Intent::Act { action }), Delivery::ToTable(Intent::Act { action }));
}

#[test]
fn showing_ends_with_the_partners_turn_and_with_the_game() {
    let mut solo = table("w6t", 6);
    let (mut desk, mover) = desk_of_waiting_partner(&mut solo);
    let viewer = solo.state().partner_of(mover).unwrap();
    desk.start_laying_out();
    while solo.person_to_move() == Some(mover) {
        step(&mut solo);
    }
    desk.show(Some(&Sight::of_state(solo.state(), Some(viewer))));
    assert_eq!(desk.showing(), None);
    assert!(!desk.start_laying_out(), "it is somebody else's turn");
    desk.start_pointing();
    desk.show(Some(&Sight::of_state(solo.state(), Some(viewer))));
    assert!(desk.showing().is_some(), "nothing has happened");
    while solo.person_to_move().is_some() {
        step(&mut solo);
    }
    desk.show(Some(&Sight::of_state(solo.state(), Some(viewer))));
    assert_eq!((desk.showing(), desk.start_pointing()), (None, false));
}

#[test]
fn without_a_partner_there_is_nobody_to_show_anything() {
    let mut solo = table("k2", 2);
    let mut desk = play_until_holding(&mut solo, holds_domino);
    assert!(!desk.start_pointing() && !desk.start_laying_out() && !desk.stop_showing());
}
