//! What the table does when a clock runs out; times are in seconds.

use rules::{Action, Actor, Phase, Seat, Step};
use table::{Fact, Input, OnTimeout};

use crate::bench::Bench;
use crate::script::game;

#[test]
fn a_bot_plays_the_turn_and_hands_the_seat_back() {
    game(
        "k2 bank=60+0",
        "ann bob",
        "
        0 play 4      : ...
        60 tick       : flag 1 bot
        ? covered 1   : true
        ? bot         : 1 baron
        ? due         : none
        60 tick       : nothing
        60 ann act    : ! seat.out_of_time
        60 ann undo   : ! seat.out_of_time
        60 ann return : ! seat.out_of_time
        60 ann ask end : ! seat.out_of_time
        61 bot 1      : act
        ? bot         : 1 baron
        62 bot 1      : act
        ? turn        : 2
        ? covered 1   : false
        ? seats       : ann bob
        ? bank 1      : 0
        63 play 2     : ...
        ? turn        : 1
        ? bot         : none
        ? flag        : 73
        64 ann act    : act
        ? timeouts    : 1 bot at 9",
    );
    game(
        "k2 turn=600",
        "ann bob",
        "
        600 tick      : flag 1 bot
        601 bot 1     : act, deal
        602 bob act   : act, deal
        ? bot         : none
        ? flag        : 1202
        603 ann act   : act",
    );
}

#[test]
fn a_large_increment_is_the_next_turns_time() {
    game(
        "k2 bank=60+25",
        "ann bob",
        "
        60 tick   : flag 1 bot
        61 bot 1  : act, deal
        ? bank 1  : 25
        62 bob act : act, deal
        ? flag    : 87",
    );
}

/// What is dealt begins a new turn, even for the same seat.
#[test]
fn a_bot_plays_no_further_than_the_next_reveal() {
    let mut bench = Bench::begun("k2 bank=60+0", "ann bob");
    let mut reveals = 0;
    while bench.is_on() {
        let seat = bench.game().to_move().unwrap();
        bench.now = bench.state().next_deadline().unwrap();
        bench.input(Input::Tick).unwrap();
        while bench.state().bot_to_move().is_some() {
            let actions = bench.game().position().legal_actions();
            let action = actions.get(bench.state().seq as usize % actions.len()).unwrap();
            let entries = bench.bot(seat, action).unwrap();
            let is_reveal = |fact: &Fact| matches!(fact, Fact::Stepped { step: Step::Deal(_) });
            if entries.iter().any(|entry| is_reveal(&entry.fact)) {
                assert!(bench.state().bot_to_move().is_none());
                reveals += u32::from(bench.is_on() && bench.game().to_move() == Some(seat));
            }
        }
        bench.check();
    }
    assert!(reveals > 0, "a seat moved on both sides of a reveal");
}

#[test]
fn a_skipped_turn_is_played_at_once() {
    game(
        "k2 bank=60+0 on=skip",
        "ann bob",
        "
        0 play 4    : ...
        60 tick     : flag 1 skip, act, act
        ? turn      : 2
        ? bot       : none
        ? bank 1    : 0
        ? seats     : ann bob
        61 ann return : ! seat.not_away
        ? timeouts  : 1 skip at 9",
    );
    game(
        "k2 turn=600 on=skip",
        "ann bob",
        "
        600 tick   : flag 1 skip, act, deal
        ? flag     : 1200
        1200 tick  : flag 2 skip, act, deal
        ? turn     : 1",
    );
}

/// A clock that skips or ends the game does so whether the player is there or not.
#[test]
fn absence_changes_nothing_about_skipping_and_losing() {
    game(
        "k2 bank=60+5 on=skip",
        "ann bob",
        "
        0 gone ann : left 1
        60 tick    : flag 1 skip, act, deal
        ? seats    : ann~ bob",
    );
    game(
        "k2 turn=600 on=loss",
        "ann bob",
        "
        0 gone ann : left 1
        600 tick   : flag 1 loss, lost 1, given up",
    );
}

#[test]
fn a_player_loses_on_time_as_by_resigning() {
    game(
        "k2 bank=60+5 on=loss",
        "ann bob",
        "
        59.999 tick : nothing
        60 tick     : flag 1 loss, lost 1, given up
        ? ranks     : 2 1
        ? stage     : gathering",
    );
    game(
        "k3 turn=600 on=loss",
        "ann bob cat",
        "
        600 tick      : flag 1 loss, lost 1
        ? bot         : 1 baron
        600 ann act   : ! seat.resigned
        600 ann return : ! seat.resigned
        601 bot 1     : act, deal
        ? timeouts    : 1 loss at 2
        1201 tick     : flag 2 loss, lost 2, given up
        ? ranks       : 2 2 1",
    );
    game(
        "k4t turn=600 on=loss",
        "ann bob cat dan",
        "
        600 tick    : flag 1 loss, lost 1
        601 bot 1   : act, deal
        1201 tick   : flag 2 loss, lost 2, given up
        ? ranks     : 2 2 1 1",
    );
}

/// While the other players are asked, the clock waits for their answer as bots do.
#[test]
fn a_clock_waits_while_another_player_asks_to_take_back() {
    for (on, then) in [
        ("bot", "flag 2 bot"),
        ("skip", "flag 2 skip, act, act"),
        ("loss", "flag 2 loss, lost 2, given up"),
    ] {
        let script = format!(
            "
            0 play 6        : ...
            ? turn          : 2
            55 ann ask back : asked 1 back
            60 tick         : nothing
            ? due           : 115
            61 bob no       : declined 2, {then}"
        );
        game(&format!("k2 bank=60+0 on={on}"), "ann bob", &script);
    }
    game(
        "k2 bank=60+0 on=loss",
        "ann bob",
        "
        0 play 6        : ...
        55 ann ask back : asked 1 back
        59 bob yes      : agreed 2, undone 1 to 10
        ? turn          : 1
        ? bank 2        : 1
        ? timeouts      : none",
    );
}

/// One's own question does not stop one's clock.
#[test]
fn a_players_own_question_ends_with_their_time() {
    game(
        "k2 bank=60+0",
        "ann bob",
        "
        0 play 7        : ...
        ? turn          : 2
        50 bob ask end  : asked 2 end
        60 tick         : withdrawn, flag 2 bot
        ? vote          : none",
    );
}

#[test]
fn what_a_clock_did_can_be_taken_back_by_consent() {
    game(
        "k2 bank=60+0 on=skip",
        "ann bob",
        "
        0 play 4        : ...
        60 tick         : flag 1 skip, act, act
        61 ann undo     : ! undo.turn_passed
        61 ann ask back : asked 1 back
        62 bob yes      : agreed 2, undone 1 to 10
        ? turn          : 1
        ? timeouts      : 1 skip at 9
        ? bank 1        : 0
        ? flag          : 72
        63 ann act      : act
        ? turn          : 2",
    );
    game(
        "k2 bank=60+0",
        "ann bob",
        "
        0 play 4        : ...
        60 tick         : flag 1 bot
        61 bot 1        : act
        61 bot 1        : act
        62 ann ask back : asked 1 back
        63 bob yes      : agreed 2, undone 1 to 10
        ? bot           : none
        64 ann undo     : undone 1 to 9
        ? timeouts      : none",
    );
}

/// Another process continues in the middle of a turn that a bot plays.
#[test]
fn a_reloaded_table_goes_on_with_the_bots_turn() {
    game(
        "k2 bank=60+0",
        "ann bob",
        "
        0 play 4  : ...
        60 tick   : flag 1 bot
        61 bot 1  : act
        61 reload : nothing
        ? bot     : 1 baron
        62 bot 1  : act
        ? turn    : 2",
    );
}

/// Facts from before there was an option say nothing about what follows: the others decide.
#[test]
fn a_player_whose_time_ran_out_before_there_were_options_may_play_on() {
    let mut bench = Bench::begun("k2 bank=60+5", "ann bob");
    let seat = Seat::new(0).unwrap();
    let old: Fact = serde_json::from_str(r#"{"type":"time_ran_out","seat":1}"#).unwrap();
    assert_eq!(old, Fact::TimeRanOut { seat, then: None });
    let entry = table::Entry { seq: bench.state().seq + 1, at: 60_000, cause: None, fact: old };
    bench.table.apply(&entry).unwrap();
    bench.entries.push(entry);
    bench.play_script(
        "
        ? bot      : none
        ? covered 1 : false
        ? due      : 120
        90 ann act : act, deal
        ? bank 1   : 5",
    );
}

/// In every mode, at every turn: a skipped turn is the last legal action again and again, and a bot
/// makes exactly the decisions of the turn.
#[test]
fn whole_turns_are_played_in_every_mode() {
    let mut skipped = std::collections::BTreeSet::new();
    for (rules, seats) in [
        ("k2", "ann bob"),
        ("q2", "ann bob"),
        ("q4", "ann bob cat dan"),
        ("k4t", "ann bob cat dan"),
    ] {
        for seed in 1..4 {
            let mut bench = Bench::new(&format!("{rules} turn=600 on=skip"), seats);
            bench.fresh = match seed {
                1 => |_, _| crate::bench::seed(11),
                2 => |_, _| crate::bench::seed(12),
                _ => |_, _| crate::bench::seed(13),
            };
            bench.all_ready();
            while bench.is_on() {
                check_skipping(&bench, &mut skipped);
                let actions = bench.game().position().legal_actions();
                // Buildings and taxes where there are any, and a different spot each time.
                let chosen = bench.state().seq as usize % actions.len().saturating_sub(1).max(1);
                bench.now += 1_000;
                bench.act(actions.get(chosen).unwrap()).unwrap();
            }
        }
    }
    let all = ["Bribe", "Build", "Claim", "Discard", "Place", "Tax"];
    assert_eq!(skipped.into_iter().collect::<Vec<_>>(), all);
}

fn check_skipping(bench: &Bench, skipped: &mut std::collections::BTreeSet<String>) {
    let mut bench = bench.clone();
    let seat = bench.game().to_move().unwrap();
    let mut position = *bench.game().position();
    bench.now = bench.state().next_deadline().unwrap();
    let entries = bench.input(Input::Tick).unwrap();
    let (first, rest) = entries.split_first().unwrap();
    assert_eq!(first.fact, Fact::TimeRanOut { seat, then: Some(OnTimeout::Skip) });
    for entry in rest {
        let Fact::Stepped { step } = entry.fact else { break };
        if let Step::Act(action) = step {
            assert_eq!(position.actor(), Actor::Seat(seat), "one turn only");
            let is_discarded = matches!(action, Action::Discard(_));
            let is_passed = matches!(position.phase(), Phase::Tax | Phase::Build | Phase::Bribe);
            assert_eq!(action == Action::Pass, is_passed);
            assert_eq!(Some(action), position.legal_actions().iter().last());
            let name =
                if is_discarded { "Discard".into() } else { format!("{:?}", position.phase()) };
            skipped.insert(name);
        }
        position.apply(step).unwrap();
    }
    let is_same_turn = bench.state().chair(seat).unwrap().out_of_time_at.is_some();
    assert!(!is_same_turn, "the turn is over");
    bench.check();
}
