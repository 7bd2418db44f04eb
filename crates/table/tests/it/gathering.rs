//! Before a game.

use rules::Seat;
use table::{House, Input, Intent, Level, Opening, Player, Wanted};

use crate::bench::{Bench, player};
use crate::script::gathering;
use crate::words;

#[test]
fn people_sit_down_and_change_seats() {
    gathering(
        "k4",
        "ann",
        "
        0 bob sit 3  : sat 3 bob
        0 bob sit 3  : nothing
        0 bob sit 2  : sat 2 bob
        ? seats      : ann bob . .
        0 cat sit 2  : ! seat.taken
        0 cat sit 5  : ! seat.none
        0 cat sit 8  : ! seat.none",
    );
}

/// §2.2
#[test]
fn choosing_a_seat_chooses_a_team() {
    let mut bench = Bench::new("k4t", "ann bob cat dan");
    bench.play_script(
        "
        0 bob free 2 : stood 2
        0 cat sit 2  : sat 2 cat
        0 bob sit 3  : sat 3 bob",
    );
    let rules = bench.state().options.rules;
    let realm = |name: &str| rules.realm_of(bench.state().seat_of(&name.parse().unwrap()).unwrap());
    assert_eq!((realm("ann"), realm("bob")), (realm("cat"), realm("dan")));
    assert_ne!(realm("ann"), realm("bob"));
}

#[test]
fn changing_seats_resets_readiness() {
    gathering(
        "k3",
        "ann bob",
        "
        0 bob ready  : ready 2
        0 bob sit 3  : sat 3 bob
        ? seats      : ann . bob",
    );
}

#[test]
fn a_game_begins_when_everyone_is_ready() {
    gathering(
        "k2",
        "ann bob",
        "
        0 ann ready   : ready 1
        0 ann ready   : nothing
        1 ann unready : unready 1
        2 bob ready   : ready 2
        3 ann ready   : ready 1, began 1, deal
        ? stage       : playing
        3 ann ready   : ! table.playing
        3 bob sit 1   : ! table.playing
        3 ann close   : ! table.playing",
    );
}

#[test]
fn seating_the_last_bot_starts_the_game_if_everyone_is_ready() {
    gathering(
        "k3",
        "ann bob",
        "
        0 ann ready       : ready 1
        0 bob ready       : ready 2
        0 ann bot 3 duke  : sat 3 duke, began 1, deal",
    );
}

#[test]
fn only_the_host_seats_bots_and_may_change_them() {
    gathering(
        "k2",
        "ann",
        "
        0 bob bot 2 page   : ! table.not_host
        0 ann bot 2 page   : sat 2 page
        0 ann bot 2 knight : sat 2 knight
        0 ann bot 1 knight : ! seat.taken
        0 bob free 2       : ! table.not_host
        0 bob sit 2        : ! table.full
        0 ann free 2       : stood 2
        0 ann free 2       : ! seat.empty",
    );
}

#[test]
fn the_host_role_is_passed_on() {
    gathering(
        "k3",
        "ann xeno bob",
        "
        0 bob free 2  : ! table.not_host
        0 ann leave   : stood 1, host bob
        ? host        : bob
        0 bob free 2  : stood 2
        0 bob leave   : stood 3
        ? host        : bob",
    );
}

#[test]
fn an_absent_hosts_seat_can_be_freed() {
    gathering(
        "k3 link",
        "ann bob .",
        "
        0 bob free 1  : ! table.not_host
        1 gone ann    : left 1
        1 cat free 1  : ! table.not_host
        1 bob free 1  : stood 1, host bob",
    );
}

#[test]
fn absent_strangers_lose_their_seat_and_friends_keep_it() {
    gathering(
        "k2",
        "ann bob",
        "
        0 bob ready : ready 2
        1 gone bob  : left 2
        2 here bob  : back 2
        3 gone bob  : left 2
        4 gone bob  : stood 2
        4 gone bob  : nothing
        4 here bob  : nothing
        ? listed    : true",
    );
    gathering(
        "k2 link",
        "ann bob",
        "
        0 bob ready : ready 2
        1 gone bob  : left 2
        1 gone bob  : nothing
        ? seats     : ann bob~
        1 here bob  : back 2
        1 here bob  : nothing
        ? seats     : ann bob
        ? listed    : false",
    );
}

/// Changing seats must not allow faster talk.
#[test]
fn changing_seats_does_not_reset_the_talk_limit() {
    gathering(
        "k3",
        "ann . .",
        "
        0 ann say hello   : said 1 hello
        0.1 ann sit 2     : sat 2 ann
        0.2 ann say hello : ! talk.too_fast
        0.3 ann sit 1     : sat 1 ann
        0.4 ann say hello : ! talk.too_fast
        0.8 ann say hello : said 1 hello",
    );
}

#[test]
fn being_ready_counts_as_present() {
    gathering(
        "k2 link",
        "ann bob",
        "
        1 gone bob  : left 2
        2 bob ready : back 2, ready 2
        3 ann ready : ready 1, began 1, deal
        ? seats     : ann bob",
    );
}

#[test]
fn the_host_changes_what_is_played() {
    gathering(
        "k4",
        "ann bob page .",
        "
        0 bob ready     : ready 2
        0 bob change k2 : ! table.not_host
        0 ann change k2 : changed k2
        ? seats         : ann bob
        0 ann change k4 : changed k4
        ? seats         : ann bob . .
        0 bob sit 3     : sat 3 bob
        0 ann change k2 : ! seat.in_use
        0 ann change k2 bank=1+0    : ! table.bad_time
        0 ann change k3 turn=10     : ! table.bad_time
        0 ann change k3 fill=-1     : ! table.bad_time
        0 ann change k3 fill=86401  : ! table.bad_time
        0 ann change k3 bank=60+601 : ! table.bad_time",
    );
}

#[test]
fn unplayable_rules_are_refused_with_their_own_code() {
    let mut bench = Bench::new("k4", "ann");
    let mut options = bench.state().options.clone();
    options.rules.seats = 9;
    let refusal =
        bench.submit("ann", table::Intent::Change { options: options.clone() }).unwrap_err();
    assert_eq!(refusal.code(), "rules.seats");
    let opening =
        Opening { options, seats: Vec::new(), house: None, ready: false, commitment: None };
    assert_eq!(Bench::open(&opening, "ann").err().unwrap().code(), "rules.seats");
}

#[test]
fn bots_fill_empty_seats_after_a_wait() {
    gathering(
        "k4 fill=30",
        "ann bob",
        "
        ? due        : none
        5 ann ready  : ready 1
        ? due        : none
        6 bob ready  : ready 2
        ? due        : 36
        7 cat sit 3  : sat 3 cat
        ? due        : none
        8 cat ready  : ready 3
        37 tick      : nothing
        38 tick      : sat 4 squire, began 1, deal",
    );
}

#[test]
fn an_immediate_fill_happens_with_the_readiness() {
    gathering("k2 fill=0", "ann", "0 ann ready : ready 1, sat 2 squire, began 1, deal");
}

#[test]
fn a_closed_table_refuses_everything() {
    gathering(
        "k2",
        "ann bob",
        "
        0 bob close : ! table.not_host
        0 ann close : closed
        ? stage     : closed
        ? listed    : false
        ? due       : none
        0 bob ready : ! table.closed
        0 here bob  : ! table.closed
        9 tick      : ! table.closed",
    );
}

#[test]
fn a_table_can_be_opened_with_all_seats_taken() {
    use Wanted::{Anybody, Bot, Host};
    let knight = Bot { level: Level::Knight };
    let cases: [(&[Wanted], bool, &str, &str); 9] = [
        (&[], false, "gathering", ". ."),
        (&[Host], true, "gathering", "ann! ."),
        (&[Anybody, Host], false, "gathering", ". ann"),
        (&[Host, knight], false, "gathering", "ann knight"),
        (&[knight, Host], true, "playing", "knight ann"),
        (&[Host, Host], true, "gathering", ". ann!"),
        // A host may let bots play and decides when they start.
        (&[knight, knight], false, "gathering", "knight knight"),
        (&[knight, knight], true, "playing", "knight knight"),
        (&[knight], false, "gathering", "knight ."),
    ];
    for (seats, ready, stage, held) in cases {
        let opening = Opening {
            options: words::options("k2"),
            seats: seats.to_vec(),
            house: None,
            ready,
            commitment: None,
        };
        let bench = Bench::open(&opening, "ann").unwrap();
        bench.check();
        assert_eq!(words::view("stage", bench.state()), stage, "{seats:?}");
        assert_eq!(words::view("seats", bench.state()), held, "{seats:?}");
    }
    let refused: [(&[Wanted], bool, &str); 4] = [
        (&[Anybody, Anybody, Host], false, "seat.none"),
        (&[Anybody; 3], false, "seat.none"),
        (&[Anybody; 9], false, "seat.none"),
        (&[Anybody, knight], true, "seat.empty"),
    ];
    for (seats, ready, code) in refused {
        let opening = Opening {
            options: words::options("k2"),
            seats: seats.to_vec(),
            house: None,
            ready,
            commitment: None,
        };
        assert_eq!(Bench::open(&opening, "ann").err().unwrap().code(), code, "{seats:?}");
    }
}

#[test]
fn whoever_opens_a_table_takes_the_first_seat_unless_told_otherwise() {
    let opening: Opening = serde_json::from_str(r#"{"rules": "k3"}"#).unwrap();
    let bench = Bench::open(&opening, "ann").unwrap();
    assert_eq!(words::view("seats", bench.state()), "ann . .");
}

#[test]
fn a_host_without_a_seat_starts_the_bots() {
    gathering(
        "k2",
        ". .",
        "
        0 ann bot 1 page : sat 1 page
        0 ann ready      : ! seat.empty
        0 bob ready      : ! table.not_seated
        0 ann bot 2 page : sat 2 page
        0 ann unready    : nothing
        0 ann ready      : began 1, deal
        0 finish         : ...
        ? stage          : gathering
        0 ann bot 2 duke : sat 2 duke
        0 ann ready      : began 2, deal",
    );
}

#[test]
fn a_rematch_may_change_seats_and_rules() {
    let mut bench = Bench::begun("k2", "ann bob");
    bench.play_script(
        "
        9 finish        : ...
        ? stage         : gathering
        9 ann change k3 : changed k3
        9 cat sit 3     : sat 3 cat",
    );
    let results = bench.state().results().unwrap();
    assert_eq!(results.len(), 2, "the game had two seats");
    bench.play_script(
        "
        9 ann ready     : ready 1
        9 bob ready     : ready 2
        9 cat ready     : ready 3, began 2, deal
        ? stage         : playing",
    );
    assert_eq!(bench.game().position().rules().seats, 3);
    assert_eq!(bench.seeds.len(), 2);
}

#[test]
fn results_outlive_a_change_to_fewer_seats() {
    let mut bench = Bench::begun("k3", "ann bob page");
    bench.play_script(
        "
        9 finish        : ...
        9 ann change k2 : changed k2",
    );
    let results = bench.state().results().unwrap();
    assert_eq!(results.iter().filter(|seat| seat.player.is_some()).count(), 2);
    assert!(results.len() == 3 && results.iter().any(|seat| seat.rank == Some(1)));
}

/// Sitting down again under another name is told; under the same name it is nothing.
#[test]
fn a_new_name_is_told_by_sitting_down_again() {
    let mut bench = Bench::new("k3", "ann bob");
    let seat = Seat::new(1).unwrap();
    bench.submit("bob", Intent::House { house: House::Rose }).unwrap();
    let renamed = Player { name: "Bobby".parse().unwrap(), ..player("bob") };
    let (intent, seen) = (Intent::Sit { seat, house: None }, bench.state().seq);
    let id = "again".parse().unwrap();
    let facts = bench.input(Input::Intent { player: renamed.clone(), id, seen, intent }).unwrap();
    assert_eq!(facts.len(), 1);
    assert_eq!(bench.state().chairs[1].player(), Some(&renamed));
    assert_eq!(bench.state().chairs[1].house, Some(House::Rose), "the house stays");
    assert_eq!(bench.state().host, player("ann").id);
}
