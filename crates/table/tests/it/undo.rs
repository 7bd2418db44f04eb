//! Undo within a turn, and taking back by consent.

use std::collections::BTreeSet;

use rules::{Actor, Phase, Seat, Step};
use table::{Intent, Question};
use testkit::{game::random_action, shuffle};

use crate::bench::{Bench, PEOPLE};
use crate::script::game;

#[test]
fn moves_can_be_undone_within_a_turn() {
    game(
        "k2",
        "ann bob",
        "
        0 ann undo : ! undo.nothing
        0 play 4   : ...
        ? steps    : 9
        0 ann act  : act
        0 bob undo : ! undo.revealed
        0 ann undo : undone 1 to 9
        0 ann undo : ! undo.revealed
        0 ann act  : act
        0 ann act  : act
        0 ann undo : ! undo.turn_passed
        0 eve undo : ! table.not_seated",
    );
}

#[test]
fn a_drawn_king_is_a_reveal() {
    game(
        "k2",
        "ann bob",
        "
        0 ann act      : act, deal
        0 ann undo     : ! undo.revealed
        0 ann ask back : ! undo.revealed",
    );
}

#[test]
fn two_kings_of_one_seat_in_a_row_are_one_turn() {
    game(
        "k2",
        "ann bob",
        "
        0 ann act >1 : act, deal
        0 bob act >3 : act, deal
        0 ann act >2 : act
        0 bob act >4 : act, deal
        ? turn       : 1
        0 ann act    : act
        0 ann act    : act
        ? turn       : 1
        0 ann act    : act
        0 ann undo   : undone 1 to 11
        0 ann undo   : undone 1 to 10
        0 ann undo   : undone 1 to 9
        0 ann undo   : ! undo.revealed
        ? turn       : 1",
    );
}

#[test]
fn the_others_may_let_a_player_take_back() {
    game(
        "k3",
        "ann bob cat",
        "
        0 play 3       : ...
        0 play 3       : ...
        ? steps        : 10
        ? turn         : 2
        1 ann ask back : asked 1 back
        2 bob yes      : agreed 2
        3 cat yes      : agreed 3, undone 1 to 8
        ? turn         : 1
        4 ann ask back : asked 1 back
        5 cat no       : declined 3
        6 bob ask back : ! undo.revealed",
    );
}

#[test]
fn several_moves_can_be_taken_back_one_by_one() {
    game(
        "k2",
        "ann page",
        "
        0 play 4       : ...
        0 play 2       : ...
        0 ann ask back : asked 1 back, undone 1 to 10
        0 ann ask back : asked 1 back, undone 1 to 9
        0 ann ask back : ! undo.revealed",
    );
}

#[test]
fn bots_in_between_are_taken_back_too() {
    game(
        "k2",
        "ann page",
        "
        0 play 4       : ...
        0 play 3       : ...
        ? bot          : 2 page
        0 ann undo     : ! undo.turn_passed
        0 ann ask back : asked 1 back, undone 1 to 10
        ? turn         : 1
        0 bot 2        : ! game.not_your_turn",
    );
}

#[test]
fn a_returning_player_may_undo_what_the_stand_in_did() {
    game(
        "k2",
        "ann bob",
        "
        0 play 4             : ...
        0 gone ann           : left 1
        0 bob ask takeover 1 : asked 2 takeover 1, taken 1
        0 ann undo           : ! seat.stand_in
        0 bot 1              : act
        0 here ann           : back 1
        0 ann undo           : undone 1 to 9",
    );
}

#[test]
fn undo_can_be_switched_off() {
    game(
        "k2 strict",
        "ann bob",
        "
        0 play 4       : ...
        0 ann act      : act
        0 ann undo     : ! undo.off
        0 ann ask back : ! undo.off",
    );
}

#[test]
fn nothing_is_undone_after_the_end() {
    game(
        "k2",
        "ann bob",
        "
        0 finish       : ...
        0 ann undo     : ! table.not_playing
        0 ann ask back : ! table.not_playing",
    );
}

/// Every accepted undo leads to the position before the last step, with the same seat to move; all
/// others are refused. Covers every kind of decision.
#[test]
fn every_decision_can_be_undone_until_the_game_moves_on() {
    let mut undone = BTreeSet::new();
    for (rules, seats, seed) in [("k2", 2, 1), ("q2", 2, 2), ("q4", 4, 3), ("w3", 3, 4)] {
        let mut bench = Bench::begun(rules, &PEOPLE[..seats].join(" "));
        let mut random = shuffle::random(seed);
        while bench.is_on() {
            let before = *bench.game().position();
            let Actor::Seat(mover) = before.actor() else { unreachable!("a seat is to move") };
            bench.act(random_action(&before, &mut random).unwrap()).unwrap();
            if !bench.is_on() {
                break;
            }
            let still_theirs = bench.game().to_move() == Some(mover);
            let answered = matches!(bench.game().steps().last(), Some(Step::Deal(_)));
            for (seat, who) in PEOPLE[..seats].iter().enumerate() {
                let mut other = bench.clone();
                let undo = other.submit(who, Intent::Undo);
                let may = Seat::new(seat) == Some(mover) && still_theirs && !answered;
                assert_eq!(undo.is_ok(), may, "{who} after {}", before.setup());
                if may {
                    assert_eq!(*other.game().position(), before);
                    assert_eq!(other.game().turn, bench.game().turn);
                    undone.insert(before.phase());
                }
            }
        }
    }
    let all = [Phase::Place, Phase::Tax, Phase::Build, Phase::Bribe, Phase::Claim];
    assert_eq!(undone, BTreeSet::from(all));
}

/// The asker's last action is taken back, unless something was dealt since.
#[test]
fn taking_back_never_crosses_a_reveal() {
    let mut crossed = BTreeSet::new();
    for (rules, seed) in [("k4", 1), ("q3", 2), ("w4", 3)] {
        let seats = if rules == "q3" { 3 } else { 4 };
        let mut bench = Bench::begun(rules, &PEOPLE[..seats].join(" "));
        let mut random = shuffle::random(seed);
        let mut past = Vec::new();
        while bench.is_on() {
            let before = *bench.game().position();
            let dealt = |step: &Step| matches!(step, Step::Deal(_));
            past.resize(bench.game().steps().len(), before);
            past.push(before);
            bench.act(random_action(&before, &mut random).unwrap()).unwrap();
            for (at, who) in PEOPLE[..seats].iter().enumerate().filter(|_| bench.is_on()) {
                let seat = Seat::new(at).unwrap();
                let steps = bench.game().steps();
                let reveal = steps.iter().rposition(dealt).unwrap();
                let own =
                    (reveal + 1..steps.len()).rfind(|&at| past[at].actor() == Actor::Seat(seat));
                let mut other = bench.clone();
                let asked = other.submit(who, Intent::Ask { question: Question::TakeBack });
                assert_eq!(asked.is_ok(), own.is_some(), "{who} after {}", before.setup());
                let Some(own) = own else { continue };
                for voter in PEOPLE[..seats].iter().filter(|voter| *voter != who) {
                    other.submit(voter, Intent::Answer { yes: true }).unwrap();
                }
                assert_eq!(*other.game().position(), past[own]);
                assert_eq!(other.game().turn.unwrap().seat, seat);
                crossed.insert(steps.len() - own);
            }
        }
    }
    assert!(crossed.len() > 6, "from one step to a round: {crossed:?}");
}
