//! A Dynasty of three games.

use crate::bench::Bench;
use crate::script::game;

/// §6.11
#[test]
fn a_dynasty_adds_up_three_games() {
    let mut bench = Bench::begun("k2+dynasty", "ann bob");
    let mut sum = [0, 0];
    for number in 1..=3 {
        assert_eq!(bench.game().number, number);
        bench.play_script("0 finish : ...");
        for (sum, seat) in sum.iter_mut().zip(bench.state().results().unwrap()) {
            *sum += seat.points;
        }
        assert_eq!(bench.state().dynasty.totals().collect::<Vec<_>>(), sum);
        assert_eq!(bench.state().dynasty.outcome().is_some(), number == 3);
        if number < 3 {
            bench.play_script(
                "
                ? stage        : pause
                0 ann change k2 : ! table.playing
                0 cat sit 1    : ! table.playing
                0 ann close    : ! table.playing
                0 ann act >1   : ! table.not_playing
                0 ann ready    : ready 1",
            );
            let next = format!("0 bob ready : ready 2, began {}, deal", number + 1);
            bench.play_script(&next);
        }
    }
    bench.play_script(
        "
        ? stage     : gathering
        ? played    : 3 of 3
        0 ann ready : ready 1
        0 bob ready : ready 2, began 4, deal
        ? played    : 0 of 3",
    );
}

#[test]
fn a_dynasty_by_the_best_game_has_three_games_too() {
    let mut bench = Bench::begun("k2+best", "ann bob");
    let mut best = [0, 0];
    for number in 1..=3 {
        bench.play_script("0 finish : ...");
        for (best, seat) in best.iter_mut().zip(bench.state().results().unwrap()) {
            *best = seat.points.max(*best);
        }
        assert_eq!(bench.state().dynasty.totals().collect::<Vec<_>>(), best);
        assert_eq!(bench.state().dynasty.outcome().is_some(), number == 3);
        if number < 3 {
            bench.play_script("0 ann ready : ready 1");
            bench.play_script(&format!("0 bob ready : ready 2, began {}, deal", number + 1));
        }
    }
}

#[test]
fn a_pause_ends_by_itself() {
    game(
        "k3+dynasty",
        "ann bob page",
        "
        10 finish    : ...
        ? stage      : pause
        ? due        : 70
        20 ann ready : ready 1
        ? due        : 80
        79 tick      : nothing
        80 tick      : left 2, began 2, deal
        ? seats      : ann bob~* page
        81 bob return : back 2
        ? seats      : ann bob page",
    );
}

#[test]
fn nobody_waits_for_a_player_who_leaves_in_a_pause() {
    game(
        "k2+dynasty",
        "ann bob",
        "
        0 finish    : ...
        0 ann ready : ready 1
        1 bob leave : left 2, began 2, deal
        ? bot       : none
        ? seats     : ann bob~*",
    );
}

/// They may be connected to another process, which says so.
#[test]
fn absent_players_are_waited_for_briefly_in_a_pause() {
    game(
        "k2+dynasty",
        "ann bob",
        "
        0 finish    : ...
        0 ann ready : ready 1
        1 gone bob  : left 2
        2 here bob  : back 2
        3 gone bob  : left 2
        4 gone bob  : began 2, deal",
    );
}

#[test]
fn a_player_who_is_ready_in_a_pause_plays() {
    game(
        "k2+dynasty",
        "ann bob",
        "
        0 finish    : ...
        0 bob leave : left 2
        1 bob ready : back 2, ready 2
        1 ann ready : ready 1, began 2, deal
        ? seats     : ann bob",
    );
}

/// A player with a stand-in must be ready like everyone else.
#[test]
fn a_stand_in_does_not_make_its_player_ready() {
    game(
        "k3+dynasty",
        "ann bob cat",
        "
        180 bob ask takeover 1 : asked 2 takeover 1
        181 cat yes    : agreed 3, taken 1
        181 bob resign : resigned 2
        181 finish     : ...
        181 cat ready  : ready 3
        ? stage        : pause
        182 bob ready  : ready 2
        241 tick       : nothing
        242 tick       : left 1, began 2, deal
        ? seats        : ann~* bob cat",
    );
}

#[test]
fn an_abandoned_game_ends_the_match() {
    game(
        "k2+dynasty",
        "ann bob",
        "
        0 finish      : ...
        0 ann ready   : ready 1
        0 bob ready   : ready 2, began 2, deal
        ? played      : 1 of 3
        0 ann ask end : asked 1 end
        0 bob yes     : agreed 2, abandoned
        ? stage       : gathering
        0 ann ready   : ready 1
        0 bob ready   : ready 2, began 3, deal
        ? played      : 0 of 3",
    );
}

#[test]
fn resigning_ends_the_match() {
    game(
        "k2+dynasty",
        "ann bob",
        "
        0 bob resign : resigned 2, given up
        ? stage      : gathering",
    );
}
