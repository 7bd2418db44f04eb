//! Resigning.

use crate::bench::{Bench, player};
use crate::script::game;

#[test]
fn between_two_realms_resigning_ends_the_game() {
    game(
        "k2",
        "ann bob",
        "
        0 ann resign : resigned 1, given up
        ? ranks      : 2 1
        ? stage      : gathering
        0 ann resign : ! table.not_playing",
    );
}

#[test]
fn with_more_realms_a_bot_plays_on() {
    game(
        "k3",
        "ann bob cat",
        "
        0 ann resign : resigned 1
        ? bot        : 1 baron
        0 ann resign : ! seat.resigned
        0 ann act    : ! seat.resigned
        0 ann return : ! seat.resigned
        0 bot 1      : act, deal
        0 cat resign : resigned 3, given up
        ? ranks      : 2 1 2",
    );
}

#[test]
fn a_player_who_resigned_ranks_last_however_well_the_bot_plays() {
    for who in ["ann", "bob", "cat"] {
        let mut bench = Bench::begun("k3", "ann bob cat");
        bench.play_script(&format!("0 {who} resign : ...\n0 finish : ..."));
        let results = bench.state().results().unwrap();
        let of = |name: &str| {
            let is = |seat: &&table::SeatResult| {
                seat.player.as_ref().is_some_and(|player| player.id.as_str() == name)
            };
            results.iter().find(is).unwrap()
        };
        assert_eq!((of(who).rank, of(who).bot), (Some(3), Some(table::Level::Baron)));
        assert!(results.iter().any(|seat| seat.rank == Some(1) && seat.bot.is_none()));
    }
}

#[test]
fn both_partners_of_a_team_must_resign() {
    game(
        "w6t",
        "ann bob cat dan eve fay",
        "
        0 ann resign : resigned 1
        0 cat resign : resigned 3
        0 bob resign : resigned 2
        0 finish     : ...",
    );
    let mut bench = Bench::new("w6t", "ann bob cat dan eve fay");
    bench.all_ready();
    bench.play_script(
        "
        0 ann resign : resigned 1
        0 bob resign : resigned 2
        0 cat resign : resigned 3
        0 finish     : ...",
    );
    let ranks: Vec<_> = bench.state().results().unwrap().iter().map(|seat| seat.rank).collect();
    assert_eq!(ranks[..2], [Some(3), Some(3)], "both of the first team gave up");
    assert!(ranks[2] == ranks[3] && ranks[2] < Some(3), "one of the second team plays on");
    game(
        "k4t",
        "ann bob cat dan",
        "
        0 ann resign : resigned 1
        0 bob resign : resigned 2, given up
        ? ranks      : 2 2 1 1",
    );
}

/// A bot does not fight on for a player who resigned, as their partner or in their place.
#[test]
fn a_bot_partner_does_not_keep_the_game_going() {
    game(
        "k4t",
        "ann page cat dan",
        "
        0 ann resign : resigned 1, given up
        ? ranks      : 2 2 1 1",
    );
}

/// People resign one after the other; the last of them ends the game, and that is known beforehand.
#[test]
fn whether_resigning_ends_the_game_is_known_beforehand() {
    let cases = [
        ("k2", "ann page", "ann"),
        ("k3", "ann bob cat", "cat ann"),
        ("k3", "ann page cat", "ann cat"),
        ("w6t", "ann bob cat page page fay", "ann cat bob"),
    ];
    for (rules, seats, give_up) in cases {
        let mut bench = Bench::begun(rules, seats);
        let all: Vec<&str> = give_up.split(' ').collect();
        for (at, &who) in all.iter().enumerate() {
            let seat = bench.state().seat_of(&player(who).id).unwrap();
            let is_last = at + 1 == all.len();
            assert_eq!(bench.state().ends_by_resigning(seat), is_last, "{rules} {seats}: {who}");
            bench.submit(who, table::Intent::Resign).unwrap();
            assert_eq!(bench.is_on(), !is_last, "{rules} {seats}: {who}");
        }
        assert!(!bench.state().ends_by_resigning(rules::Seat::new(0).unwrap()), "it is over");
    }
}

#[test]
fn a_game_of_bots_only_plays_on() {
    game(
        "k3",
        "ann page page",
        "
        0 ann resign : resigned 1
        ? bot        : 1 baron
        0 finish     : ...
        ? stage      : gathering",
    );
}

/// A player who resigned is back for the next game.
#[test]
fn resigning_lasts_for_one_game() {
    game(
        "k2 link",
        "ann bob",
        "
        0 ann resign : resigned 1, given up
        0 gone ann   : left 1
        1 here ann   : back 1
        1 ann return : ! seat.not_away
        1 ann ready  : ready 1
        1 bob ready  : ready 2, began 2, deal
        ? seats      : ann bob
        ? bot        : none",
    );
    game(
        "k3",
        "ann bob cat",
        "
        0 ann resign : resigned 1
        0 gone ann   : left 1
        1 here ann   : back 1
        ? bot        : 1 baron
        1 finish     : ...
        1 ann ready  : ready 1
        1 bob ready  : ready 2
        1 cat ready  : ready 3, began 2, deal
        ? seats      : ann bob cat",
    );
}

#[test]
fn a_late_resignation_does_not_end_the_next_game() {
    let mut bench = Bench::begun("k2", "ann bob");
    let seen = bench.state().seq;
    bench.play_script(
        "
        0 finish    : ...
        0 ann ready : ready 1
        0 bob ready : ready 2, began 2, deal",
    );
    for late in [table::Intent::Resign, table::Intent::Ask { question: table::Question::End }] {
        assert_eq!(bench.submit_seeing("bob", seen, late).unwrap_err().code(), "intent.stale");
    }
}

#[test]
fn nobody_is_ranked_if_it_is_unknown_who_resigned() {
    game(
        "k2",
        "ann bob",
        "
        0 ann resign : resigned 1, given up
        0 ann leave  : stood 1, host bob
        ? ranks      : - -",
    );
}
