//! Votes.

use crate::script::game;

#[test]
fn all_others_must_agree() {
    game(
        "k4",
        "ann bob cat dan",
        "
        0 bob ask end : asked 2 end
        ? undecided   : 1 3 4
        1 ann yes     : agreed 1
        1 ann yes     : ! vote.not_asked
        1 bob yes     : ! vote.not_asked
        2 dan yes     : agreed 4
        ? undecided   : 3
        3 cat yes     : agreed 3, abandoned
        ? ranks       : - - - -",
    );
}

#[test]
fn one_no_is_enough() {
    game(
        "k3",
        "ann bob cat",
        "
        0 bob ask end : asked 2 end
        1 ann yes     : agreed 1
        1 cat no      : declined 3
        ? vote        : none
        1 cat no      : ! vote.none",
    );
}

#[test]
fn the_asker_may_withdraw() {
    game(
        "k3",
        "ann bob cat",
        "
        0 bob ask end  : asked 2 end
        0 cat ask end  : ! vote.open
        0 cat withdraw : ! vote.not_yours
        1 bob withdraw : withdrawn
        1 bob withdraw : ! vote.none",
    );
}

#[test]
fn questions_lapse_after_a_while() {
    game(
        "k2",
        "ann bob",
        "
        5 ann ask end : asked 1 end
        ? due         : 65
        64 tick       : nothing
        65 tick       : lapsed
        ? due         : none",
    );
    game(
        "k2 turn=86400",
        "ann bob",
        "
        5 ann ask end : asked 1 end
        ? due         : 21605",
    );
}

#[test]
fn a_move_settles_the_questions_it_makes_moot() {
    game(
        "k2",
        "ann bob",
        "
        0 play 4        : ...
        0 play 2        : ...
        0 ann ask back  : asked 1 back
        1 bob act       : lapsed, act
        ? vote          : none
        1 ann ask end   : asked 1 end
        2 bob act       : act
        ? vote          : end",
    );
    game(
        "k3 bank=60+0",
        "ann bob cat",
        "
        0 gone ann         : left 1
        60 tick            : flag 1
        61 bob ask wait 1  : asked 2 wait 1
        62 ann act         : lapsed, back 1, act, deal
        ? vote             : none",
    );
}

/// Questions about something else stay open.
#[test]
fn other_events_leave_a_question_open() {
    game(
        "k2",
        "ann bob",
        "
        0 play 4      : ...
        0 ann act     : act
        1 bob ask end : asked 2 end
        2 ann undo    : undone 1 to 9
        ? vote        : end
        3 ann yes     : agreed 1, abandoned",
    );
    game(
        "k3 bank=60+0",
        "ann bob cat",
        "
        0 gone ann     : left 1
        60 tick        : flag 1
        61 bob ask end : asked 2 end
        120 tick       : taken 1
        ? vote         : end
        120 cat yes    : agreed 3, abandoned",
    );
}

#[test]
fn only_people_who_are_here_are_asked() {
    game(
        "k4",
        "ann bob xeno page",
        "
        0 ann ask end  : asked 1 end
        ? undecided    : 2
        1 xeno no      : ! vote.not_asked
        2 bob leave    : left 2, lapsed",
    );
    game(
        "k4",
        "ann bob cat dan",
        "
        0 gone bob     : left 2
        0 ann ask takeover 2 : asked 1 takeover 2
        0 cat yes      : agreed 3
        0 dan yes      : agreed 4, taken 2
        1 cat resign   : resigned 3
        2 ann ask end  : asked 1 end
        ? undecided    : 4
        2 bob yes      : ! vote.not_asked
        2 eve yes      : ! table.not_seated",
    );
}

#[test]
fn the_player_in_question_has_no_vote() {
    game(
        "k3 bank=60+0",
        "ann bob cat",
        "
        0 gone ann            : left 1
        60 tick               : flag 1
        60 bob ask takeover 1 : asked 2 takeover 1
        ? undecided           : 3
        60 ann no             : ! vote.not_asked
        61 cat yes            : agreed 3, taken 1
        ? bot                 : 1 baron",
    );
}

#[test]
fn a_lone_player_decides_at_once() {
    game(
        "k3 bank=60+0",
        "ann bob page",
        "
        0 ann act             : act, deal
        0 gone bob            : left 2
        60 tick               : flag 2
        60 ann ask wait 2     : asked 1 wait 2, granted 2
        120 tick              : flag 2
        120 ann ask takeover 2 : asked 1 takeover 2, taken 2
        121 ann ask end       : ! vote.alone",
    );
    game("k2", "ann page", "9 ann ask end : asked 1 end, abandoned");
}

#[test]
fn an_active_player_with_time_cannot_be_voted_out() {
    game(
        "k3",
        "ann bob cat",
        "
        179 bob ask takeover 1 : ! vote.present
        180 bob ask takeover 2 : ! vote.not_asked
        180 bob ask takeover 4 : ! seat.none
        180 bob ask takeover 3 : ! vote.present
        180 bob ask takeover 1 : asked 2 takeover 1
        181 cat yes            : agreed 3, taken 1
        182 bob ask takeover 1 : ! vote.not_asked",
    );
    // The clock itself decides when a player has thought for too long.
    game("k2 bank=3600+0", "ann bob", "3000 bob ask takeover 1 : ! vote.present");
    game("k2 turn=86400", "ann bob", "86000 bob ask takeover 1 : ! vote.present");
}

#[test]
fn more_time_is_only_for_the_player_to_move() {
    game(
        "k3",
        "ann bob cat",
        "
        0 gone cat       : left 3
        0 ann ask wait 3 : ! vote.not_their_turn",
    );
}

/// A player connected elsewhere objects at once; only players who stay away lose their vote.
#[test]
fn a_question_waits_briefly_for_absent_players() {
    game(
        "k2",
        "ann bob",
        "
        0 ann ask end : asked 1 end
        1 gone bob    : left 2
        2 here bob    : back 2
        ? undecided   : 2
        3 gone bob    : left 2
        4 gone bob    : lapsed",
    );
}

#[test]
fn a_returning_player_ends_the_question_about_them() {
    game(
        "k3",
        "ann bob cat",
        "
        0 gone cat             : left 3
        1 ann ask takeover 3   : asked 1 takeover 3
        2 here cat             : lapsed, back 3
        3 bob yes              : ! vote.none",
    );
}

#[test]
fn asking_to_take_back_stops_the_bots() {
    game(
        "k3",
        "ann bob page",
        "
        0 play 3         : ...
        0 play 4         : ...
        ? bot            : 3 page
        0 ann ask back   : asked 1 back
        ? bot            : none
        0 bot 3          : ! game.not_your_turn
        60 tick          : lapsed
        60 bot 3         : act",
    );
}

#[test]
fn resigning_withdraws_the_players_question() {
    game(
        "k3",
        "ann bob cat",
        "
        0 ann ask end : asked 1 end
        1 ann resign  : withdrawn, resigned 1
        ? vote        : none
        1 ann ask end : ! seat.resigned",
    );
    game(
        "k3 bank=60+0",
        "ann bob cat",
        "
        0 gone ann        : left 1
        60 tick           : flag 1
        60 bob ask wait 1 : asked 2 wait 1
        61 ann resign     : lapsed, resigned 1
        ? bot             : 1 baron",
    );
}

#[test]
fn a_takeover_withdraws_the_players_question() {
    game(
        "k3 bank=60+0",
        "ann bob cat",
        "
        0 gone ann      : left 1
        60 tick         : flag 1
        61 ann ask end  : asked 1 end
        120 tick        : withdrawn, taken 1
        ? vote          : none",
    );
}

#[test]
fn the_last_voter_settles_the_vote_by_leaving() {
    game(
        "k3",
        "ann bob cat",
        "
        0 ann ask end : asked 1 end
        1 bob yes     : agreed 2
        2 cat resign  : resigned 3, abandoned",
    );
}

#[test]
fn the_last_voter_settles_the_vote_by_running_out_of_time() {
    game(
        "k3 bank=60+0",
        "ann bob cat",
        "
        0 gone ann     : left 1
        60 tick        : flag 1
        61 here ann    : back 1
        62 bob ask end : asked 2 end
        63 cat yes     : agreed 3
        119 gone ann   : left 1
        120 tick       : taken 1, abandoned",
    );
}

/// An answer to one question does not count for the next.
#[test]
fn late_answers_do_not_count() {
    let mut bench = crate::bench::Bench::begun("k2", "ann bob");
    bench.play_script(
        "0 play 1 : ...
        0 ann ask end  : asked 1 end",
    );
    let seen = bench.state().seq;
    bench.play_script(
        "1 ann withdraw : withdrawn
        2 ann ask end  : asked 1 end",
    );
    let refusal =
        bench.submit_seeing("bob", seen, table::Intent::Answer { yes: true }).unwrap_err();
    assert_eq!(refusal.code(), "intent.stale");
    let refusal = bench.submit_seeing("ann", seen, table::Intent::Withdraw).unwrap_err();
    assert_eq!(refusal.code(), "intent.stale");
    bench.play_script("3 bob yes : agreed 2, abandoned");
}

/// A game that somebody is losing does not vanish because the others lost their connection.
#[test]
fn nobody_who_stays_alone_ends_a_game_without_a_result() {
    game(
        "k3",
        "ann bob cat",
        "
        0 bob leave   : left 2
        0 cat leave   : left 3
        0 ann ask end : ! vote.alone
        1 cat return  : back 3
        1 ann ask end : asked 1 end
        2 cat leave   : left 3, lapsed
        2 ann ask end : ! vote.alone
        3 cat return  : back 3
        3 ann ask end : asked 1 end
        4 cat yes     : agreed 3, abandoned
        ? ranks       : - - -",
    );
}
