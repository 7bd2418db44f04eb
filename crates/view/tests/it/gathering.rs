//! What is offered before a game is exactly what the table accepts.

use rules::Seat;
use table::{
    Handled, House, Input, Intent, Level, Opening, Options, Player, Seed, Stage, Table, Wanted,
};
use view::scene::{HouseStanding, Scene, SeatHolder};

fn player(name: &str) -> Player {
    Player { id: name.parse().unwrap(), name: name.parse().unwrap(), program: false }
}

fn input(table: &Table, who: &str, intent: Intent) -> Input {
    let (player, seen) = (player(who), table.state().seq);
    Input::Intent { player, id: format!("{who}-{seen}").parse().unwrap(), seen, intent }
}

fn is_taken(table: &Table, who: &str, intent: Intent) -> bool {
    table.handle(9, input(table, who, intent), Seed::new([2; 32])).is_ok()
}

fn handle(table: &mut Table, input: Input) {
    if let Handled::Decided(decided) = table.handle(9, input, Seed::new([3; 32])).unwrap() {
        table.carry_out(&decided).unwrap();
    }
}

/// Ann hosts a table for four with a bot; Ben has a seat too, and Eve has none.
fn gathering() -> Table {
    let options = Options::new("k4".parse().unwrap());
    let seats = vec![Wanted::Host, Wanted::Bot { level: Level::Page }];
    let opening = Opening { options, seats, house: None, ready: false, commitment: None };
    let id = "t1".parse().unwrap();
    let (mut table, _) = Table::open(id, 0, &opening, &player("ann"), Seed::new([1; 32])).unwrap();
    let sit = input(&table, "ben", Intent::Sit { seat: seat(2), house: None });
    handle(&mut table, sit);
    table
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn scene(table: &Table, who: &str) -> Scene {
    let viewer = table.state().seat_of(&who.parse().unwrap());
    Scene::of_state(table.state(), viewer)
}

/// Compares every offer with what the table accepts.
fn check(table: &Table) {
    for who in ["ann", "ben", "eve"] {
        let scene = scene(table, who);
        for one in &scene.seats {
            let seat = one.seat;
            let context = format!("{who} and {seat:?}");
            if one.holder == SeatHolder::Nobody {
                assert_eq!(
                    scene.may_sit(one),
                    is_taken(table, who, Intent::Sit { seat, house: None }),
                    "{context}"
                );
                let bot = Intent::SeatBot { seat, level: Level::Page };
                assert_eq!(scene.may_seat_bot(one), is_taken(table, who, bot), "{context}");
            }
            if scene.viewer != Some(seat) {
                assert_eq!(
                    scene.may_free(one),
                    is_taken(table, who, Intent::Free { seat }),
                    "{context}"
                );
            }
        }
        for choice in scene.house_choices().into_iter().flatten() {
            let intent = Intent::House { house: choice.house };
            let is_free = !matches!(choice.standing, HouseStanding::Taken(_));
            assert_eq!(is_free, is_taken(table, who, intent), "{who} and {choice:?}");
        }
        let any_house =
            House::ALL.iter().any(|&house| is_taken(table, who, Intent::House { house }));
        assert_eq!(scene.house_choices().is_some(), any_house, "{who}");
        let ready = is_taken(table, who, Intent::ready(true));
        assert_eq!(scene.readiness().is_some(), ready, "{who}");
        let says = Intent::Say { phrase: table::Phrase::ALL[0] };
        assert_eq!(scene.may_talk(), is_taken(table, who, says), "{who}");
    }
}

#[test]
fn exactly_what_the_table_accepts_is_offered() {
    let mut table = gathering();
    check(&table);
    assert_eq!(scene(&table, "ann").seat_to_free(), Some(seat(1)), "the bot's");
    assert_eq!(scene(&table, "ben").seat_to_free(), None, "he does not host");
    assert_eq!(scene(&table, "ann").seat_for_bot(), Some(seat(3)));
    assert_eq!(scene(&table, "ben").seat_for_bot(), None);
    assert_eq!(scene(&table, "eve").free_seats().collect::<Vec<_>>(), [seat(3)]);
    assert_eq!(scene(&table, "eve").people(), 2);

    let house = input(&table, "ben", Intent::House { house: House::Moon });
    handle(&mut table, house);
    check(&table);

    handle(&mut table, Input::Gone("ann".parse().unwrap()));
    check(&table);
    assert_eq!(scene(&table, "ben").seat_to_free(), Some(seat(0)), "who is away is not waited for");
}

#[test]
fn nothing_is_offered_during_a_game() {
    let mut table = gathering();
    let bot = input(&table, "ann", Intent::SeatBot { seat: seat(3), level: Level::Page });
    handle(&mut table, bot);
    for who in ["ann", "ben"] {
        let ready = input(&table, who, Intent::ready(true));
        handle(&mut table, ready);
    }
    assert_eq!(table.state().stage, Stage::Playing);
    check(&table);
    let scene = scene(&table, "ann");
    assert_eq!((scene.seat_to_free(), scene.seat_for_bot()), (None, None));
    assert!(!scene.gathers_again());
}

/// "The game starts when everyone is ready" must not be shown after a game.
#[test]
fn people_gather_again_only_after_a_game() {
    assert!(!scene(&gathering(), "ann").gathers_again(), "the first game is to come");
    let options = Options::new("k2".parse().unwrap());
    let seats = vec![Wanted::Host, Wanted::Bot { level: Level::Page }];
    let opening = Opening { options, seats, house: None, ready: true, commitment: None };
    let id = "t2".parse().unwrap();
    let (mut table, _) = Table::open(id, 0, &opening, &player("ann"), Seed::new([1; 32])).unwrap();
    assert_eq!(table.state().stage, Stage::Playing);
    assert!(!scene(&table, "ann").gathers_again(), "a game is on");
    let resign = input(&table, "ann", Intent::Resign);
    handle(&mut table, resign);
    assert_eq!(table.state().stage, Stage::Gathering);
    for who in ["ann", "eve"] {
        assert!(scene(&table, who).gathers_again(), "{who}");
    }
}

#[test]
fn a_seat_shows_who_hosts_and_who_is_ready() {
    let mut table = gathering();
    let hosts: Vec<bool> = scene(&table, "eve").seats.iter().map(|seat| seat.hosts).collect();
    assert_eq!(hosts, [true, false, false, false]);
    let readied = input(&table, "ben", Intent::Ready { ready: true, commitment: None });
    handle(&mut table, readied);
    let ready: Vec<bool> = scene(&table, "eve").seats.iter().map(|seat| seat.ready).collect();
    assert_eq!(ready, [false, false, true, false]);
}

/// Whoever may talk or write is whoever the table lets.
#[test]
fn talk_is_offered_to_those_whom_the_table_hears() {
    for (talk, free_text) in [(true, false), (true, true), (false, false), (false, true)] {
        let mut table = gathering();
        let options = Options { talk, free_text, ..table.state().options.clone() };
        let change = input(&table, "ann", Intent::Change { options });
        handle(&mut table, change);
        for closes in [false, true] {
            if closes {
                let close = input(&table, "ann", Intent::Close);
                handle(&mut table, close);
            }
            for who in ["ben", "eve"] {
                let scene = scene(&table, who);
                let says = is_taken(&table, who, Intent::Say { phrase: table::Phrase::ALL[0] });
                let writes =
                    is_taken(&table, who, Intent::Write { text: "hello".parse().unwrap() });
                let context = format!("{who} {talk} {free_text} {closes}");
                assert_eq!((scene.may_talk(), scene.may_write()), (says, writes), "{context}");
                assert_eq!(says, who == "ben" && talk && !closes, "{context}");
            }
        }
    }
}
