//! Clocks; times are in seconds.

use table::{Downtime, Input};

use crate::bench::Bench;
use crate::script::game;

#[test]
fn a_bank_runs_down_and_a_turn_brings_some_back() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        ? bank 1   : 60
        ? flag     : 60
        10 ann act : act, deal
        ? bank 1   : 55
        ? bank 2   : 60
        ? flag     : 70
        40 bob act : act, deal
        ? bank 2   : 35
        ? flag     : 95",
    );
}

#[test]
fn consecutive_decisions_are_one_turn() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        0 play 4   : ...
        ? turn     : 1
        ? bank 1   : 70
        10 ann act : act
        ? bank 1   : 70
        20 ann act : act
        ? bank 1   : 55
        ? turn     : 2",
    );
}

#[test]
fn a_player_who_is_away_may_still_come_back_and_play_until_a_bot_does() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        0 gone ann  : left 1
        59.999 tick : nothing
        60 tick     : flag 1
        ? flag      : none
        ? due       : 120
        60 tick     : nothing
        90 ann act  : back 1, act, deal
        ? bank 1    : 5
        ? due       : 150",
    );
}

#[test]
fn a_bot_takes_over_when_nobody_decides() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        0 gone ann  : left 1
        60 tick     : flag 1
        119 tick    : nothing
        120 tick    : taken 1
        ? bot       : 1 baron
        ? due       : none
        120 ann act : ! seat.stand_in
        120 bot 1   : act, deal
        ? bank 1    : 0",
    );
}

#[test]
fn a_late_tick_handles_deadlines_in_order() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        0 gone ann : left 1
        9999 tick  : flag 1
        ? due      : 10059
        10059 tick : taken 1",
    );
}

#[test]
fn only_a_rivals_wish_to_take_back_stops_the_clock() {
    let asks = |asked: &str, due: &str| {
        let script = format!(
            "
        0 ann act >1 : act, deal
        0 bob act >3 : act, deal
        0 ann act >2 : act
        0 bob act >4 : act, deal
        0 ann act    : act
        ? flag       : 60
        {asked}
        ? due        : {due}"
        );
        game("k2 bank=60+0", "ann bob", &script);
    };
    asks("1 bob ask end : asked 2 end", "60");
    asks("1 ann ask back : asked 1 back", "60");
    asks("0 play 3 : ...\n 1 ann ask back : asked 1 back", "61");
}

#[test]
fn a_player_who_takes_over_from_a_bot_gets_a_minute() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        0 gone ann     : left 1
        60 tick        : flag 1
        120 tick       : taken 1
        150 ann return : back 1
        ? bot          : none
        ? bank 1       : 60
        ? flag         : 210
        160 ann act    : act, deal
        ? bank 1       : 55",
    );
}

/// Time used before a bot took over is not refunded.
#[test]
fn a_bank_is_not_refilled_by_a_bot() {
    game(
        "k2 bank=600+0",
        "ann bob",
        "
        0 gone ann     : left 1
        600 tick       : flag 1
        660 tick       : taken 1
        700 ann return : back 1
        ? bank 1       : 60
        ? flag         : 760",
    );
    game(
        "k2 bank=600+0",
        "ann bob",
        "
        100 gone ann           : left 1
        200 bob ask takeover 1 : asked 2 takeover 1, taken 1
        ? bank 1               : 400
        900 here ann           : back 1
        ? bank 1               : 400
        ? flag                 : 1300",
    );
}

/// Waiting longer does not refund used time.
#[test]
fn more_time_grants_a_minute() {
    game(
        "k2 bank=600+0",
        "ann bob",
        "
        0 gone ann         : left 1
        600 tick           : flag 1
        610 bob ask wait 1 : asked 2 wait 1, granted 1
        ? bank 1           : 60
        ? flag             : 670
        670 tick           : flag 1
        730 tick           : taken 1",
    );
}

/// Leaving and coming back gains no time.
#[test]
fn the_clock_of_an_absent_player_keeps_running() {
    game(
        "k2 bank=60+0",
        "ann bob",
        "
        50 ann leave  : left 1
        55 ann return : back 1
        ? bank 1      : 60
        ? flag        : 60
        56 gone ann   : left 1
        60 tick       : flag 1
        65 here ann   : back 1
        ? due         : 120
        119 ann leave : left 1
        119 ann return : back 1
        120 tick      : flag 1 bot",
    );
    game(
        "k2 bank=60+0",
        "ann bob",
        "
        56 gone ann  : left 1
        60 tick      : flag 1
        65 here ann  : back 1
        119 gone ann : left 1
        120 tick     : taken 1",
    );
    game(
        "k2 turn=600",
        "ann bob",
        "
        599 ann leave  : left 1
        599 ann return : back 1
        ? flag         : 600",
    );
}

#[test]
fn turns_of_stand_ins_and_bots_are_not_charged() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        0 gone ann           : left 1
        0 bob ask takeover 1 : asked 2 takeover 1, taken 1
        ? flag               : none
        500 bot 1            : act, deal
        ? bank 1             : 60
        ? bank 2             : 60
        ? flag               : 560",
    );
    game(
        "k2 bank=60+5",
        "ann page",
        "
        0 ann act  : act, deal
        ? flag     : none
        999 bot 2  : act, deal
        ? flag     : 1064",
    );
}

#[test]
fn a_turn_clock_restarts_with_each_turn() {
    game(
        "k2 turn=86400",
        "ann bob",
        "
        ? flag              : 86400
        80000 ann act       : act, deal
        80000 gone bob      : left 2
        ? flag              : 166400
        166400 tick         : flag 2
        ? due               : 188000
        170000 ann ask wait 2 : asked 1 wait 2, granted 2
        ? flag              : 256400
        256400 tick         : flag 2
        278000 tick         : taken 2",
    );
}

#[test]
fn a_turn_clock_is_full_after_taking_over_from_a_bot() {
    game(
        "k2 turn=600",
        "ann bob",
        "
        0 gone ann     : left 1
        600 tick       : flag 1
        750 tick       : taken 1
        800 ann return : back 1
        ? flag         : 1400",
    );
}

#[test]
fn an_undo_keeps_the_flag_down_and_the_clock_running() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        0 play 4    : ...
        30 ann act  : act
        40 ann undo : undone 1 to 9
        ? flag      : 70
        60 gone ann : left 1
        70 tick     : flag 1
        75 ann act  : back 1, act
        80 ann undo : undone 1 to 9
        ? flag      : none
        ? due       : 130
        81 play 2   : ...
        ? bank 1    : 5",
    );
}

#[test]
fn an_empty_bank_leaves_ten_seconds_for_a_turn() {
    game(
        "k2 bank=60+0",
        "ann bob",
        "
        58 ann act : act, deal
        59 bob act : act, deal
        ? bank 1   : 2
        ? flag     : 69
        68 ann act : act
        ? bank 1   : 0
        69 bob act : act, deal
        ? turn     : 1
        ? flag     : 79
        79 tick    : flag 1 bot",
    );
}

/// Where the clock ends the game there is nothing to add.
#[test]
fn an_empty_bank_is_lost() {
    game(
        "k2 bank=60+0 on=loss",
        "ann bob",
        "
        58 ann act  : act, deal
        59 bob act  : act, deal
        ? flag      : 61
        61 tick     : flag 1 loss, lost 1, given up
        ? ranks     : 2 1",
    );
}

#[test]
fn taking_back_does_not_refund_time() {
    game(
        "k2 bank=60+0",
        "ann bob",
        "
        0 play 4         : ...
        10 play 2        : ...
        ? turn           : 2
        ? bank 1         : 50
        30 ann ask back  : asked 1 back
        35 bob yes       : agreed 2, undone 1 to 10
        ? bank 2         : 35
        ? bank 1         : 50
        ? flag           : 85",
    );
}

#[test]
fn time_never_runs_backwards() {
    game(
        "k2 bank=60+0",
        "ann bob",
        "
        30 ann act : act, deal
        20 bob act : act, deal
        ? bank 2   : 60
        ? flag     : 60",
    );
}

#[test]
fn nothing_is_due_without_a_clock() {
    game(
        "k2",
        "ann bob",
        "
        ? due          : none
        999999 tick    : nothing
        999999 ann act : act, deal",
    );
}

#[test]
fn a_new_game_has_full_banks() {
    game(
        "k2 bank=60+0",
        "ann bob",
        "
        20 finish    : ...
        ? bank 1     : 40
        20 ann ready : ready 1
        20 bob ready : ready 2, began 2, deal
        ? bank 1     : 60",
    );
}

#[test]
fn no_clock_runs_while_the_server_is_down() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        32 down 10 : held 22
        ? flag     : 82
        40 ann act : act, deal
        ? bank 1   : 47
        70 down 40 : held 30
        ? flag     : 130",
    );
}

#[test]
fn a_flag_that_would_have_fallen_during_a_downtime_does_not() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        90 down 10  : held 80
        ? flag      : 140
        139.9 tick  : nothing
        140 tick    : flag 1 bot",
    );
}

#[test]
fn a_downtime_is_given_back_once() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        32 down 10  : held 22
        32 down 10  : nothing
        33 reload   : nothing
        33 down 20  : held 1
        ? flag      : 83",
    );
}

#[test]
fn only_the_time_since_the_last_fact_is_given_back() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        20 ann act  : act, deal
        32 down 10  : held 12
        ? flag      : 92
        ? bank 2    : 60",
    );
}

#[test]
fn several_downtimes_since_the_last_fact_add_up() {
    let mut bench = Bench::begun("k2 bank=60+5", "ann bob");
    bench.now = 50_000;
    let down = |from, to| Downtime { from, to };
    // The second ends before it begins, and the last is not over yet.
    let downtimes = vec![down(-10_000, 5_000), down(30_000, 20_000), down(45_000, 500_000)];
    bench.input(Input::Down(downtimes)).unwrap();
    assert_eq!(bench.state().flag_falls_at(), Some(70_000));
}

#[test]
fn questions_and_pauses_wait_for_the_server() {
    game(
        "k2 bank=60+5",
        "ann bob",
        "
        0 ann ask end   : asked 1 end
        59 down 10      : held 49
        ? due           : 109",
    );
}

#[test]
fn a_table_without_deadlines_keeps_no_note_of_a_downtime() {
    game("k2", "ann bob", "500 down 10 : nothing");
}
