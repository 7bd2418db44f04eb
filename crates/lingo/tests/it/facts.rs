//! What happens at a table, in words.

use rules::{Actor, Components, Position, Seat, Step};
use table::{
    Dropped, Ending, Entry, Fact, GameId, House, Level, OnTimeout, Options, Phrase, Player,
    Question, Seed, Shuffle, Table, Wanted,
};
use testkit::{game, shuffle};

use crate::{assert_all_readable, assert_snapshot, lingos};

const NAMES: [&str; 4] = ["Ada", "Ben", "Cléo", "Dora"];

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn player(name: &str, program: bool) -> Player {
    Player { id: "p1".parse().expect("an id"), name: name.parse().expect("a name"), program }
}

#[test]
fn a_declined_question_is_told_to_everyone_else() {
    let fact = Fact::Dropped { why: Dropped::Declined { seat: seat(1) } };
    let entries = [Entry { seq: 9, at: 0, cause: None, fact }];
    for lingo in lingos() {
        let [told] = &lingo.news(&entries, Some(seat(0)), &NAMES)[..] else { panic!("no news") };
        assert!(told.contains("Ben"), "{told}");
        assert_eq!(lingo.news(&entries, Some(seat(1)), &NAMES), [""; 0], "Ben knows");
    }
}

/// One of every kind of fact that is not a step.
fn facts() -> Vec<Fact> {
    let seat = seat(1);
    let host = player("Ada", false).id;
    let seed = Seed::new([7; 32]);
    let game = GameId { table: "t1".parse().expect("an id"), number: 1 };
    let options = Options::new("q4".parse().expect("a mode"));
    let questions =
        [Question::TakeBack, Question::TakeOver { seat }, Question::Wait { seat }, Question::End];
    let asked = questions.map(|question| Fact::Asked { by: self::seat(0), question });
    let dropped = [Dropped::Declined { seat }, Dropped::Withdrawn, Dropped::Lapsed];
    let ended = [Ending::Finished, Ending::Resigned, Ending::Abandoned];
    let said = Phrase::ALL.map(|phrase| Fact::Said { seat, phrase });
    let mut facts = vec![
        Fact::Opened { options: options.clone(), host: host.clone() },
        Fact::Changed { options },
        Fact::Sat { seat, player: player("Ben", false) },
        Fact::BotSat { seat, level: Level::Duke },
        Fact::Stood { seat },
        Fact::HouseIs { seat, house: House::Rose },
        Fact::HostIs { player: host },
        Fact::Readied { seat, ready: true, commitment: None },
        Fact::Readied { seat, ready: false, commitment: None },
        Fact::Began {
            number: 1,
            seal: seed.seal(&game),
            given: 0,
            components: Components::FIRST,
            shuffle: Shuffle::Sorted,
        },
        Fact::Missing { seat },
        Fact::Undone { seat, steps: 3 },
        Fact::TimeRanOut { seat, then: None },
        Fact::TimeGranted { seat },
        Fact::Held { ms: 89_001 },
        Fact::Left { seat },
        Fact::Returned { seat },
        Fact::TakenOver { seat },
        Fact::Resigned { seat, out_of_time: false },
        Fact::Agreed { seat },
        Fact::Closed,
    ];
    facts.extend(OnTimeout::ALL.map(|then| Fact::TimeRanOut { seat, then: Some(then) }));
    facts.extend(asked);
    facts.extend(dropped.map(|why| Fact::Dropped { why }));
    facts.extend(ended.map(|ending| Fact::Ended { ending, seed: seed.clone() }));
    facts.extend(said);
    facts
}

#[test]
fn every_fact_has_a_sentence() {
    for lingo in lingos() {
        let sentences: Vec<_> = facts()
            .iter()
            .map(|fact| lingo.fact(fact, &NAMES, None).expect("a sentence"))
            .collect();
        assert_all_readable(&sentences);
        assert_snapshot("facts", &lingo, sentences.join("\n") + "\n");
    }
}

#[test]
fn a_step_is_told_from_the_position_before_it() {
    let [english, ..] = lingos();
    let position = Position::new("k4".parse().expect("a mode")).expect("rules");
    let stock = rules::Stock::unshuffled(position.rules());
    let step = Step::Deal(stock.deal(&position).expect("a line"));
    let fact = Fact::Stepped { step };
    assert_eq!(english.fact(&fact, &NAMES, None), None);
    let sentence = english.fact(&fact, &NAMES, Some(&position)).expect("a sentence");
    assert!(
        sentence.starts_with("The next line: 1 (double wheat), 2 (double wheat), "),
        "{sentence}"
    );
}

#[test]
fn the_end_of_a_game_names_its_winner() {
    let rules = "k3".parse().expect("a mode");
    let end = game::random_position(rules, 100, &mut shuffle::random(3));
    assert_eq!(end.actor(), Actor::Nobody);
    let ended = Fact::Ended { ending: Ending::Finished, seed: Seed::new([7; 32]) };
    for lingo in lingos() {
        let sentence = lingo.fact(&ended, &NAMES, Some(&end)).expect("a sentence");
        assert!(NAMES.iter().any(|name| sentence.contains(name)), "{sentence}");
    }
}

#[test]
fn seats_are_named_after_their_players() {
    let opening = table::Opening {
        options: Options::new("k3".parse().expect("a mode")),
        seats: vec![Wanted::Host, Wanted::Bot { level: Level::Squire }, Wanted::Anybody],
        house: None,
        ready: false,
        commitment: None,
    };
    let host = player("Ada", true);
    let id = "t1".parse().expect("an id");
    let (table, _) = Table::open(id, 0, &opening, &host, Seed::new([7; 32])).expect("a table");
    let names = lingos().map(|lingo| lingo.names(table.state()));
    assert_eq!(names[0], ["Ada (program)", "Thessaly", "Seat 3"]);
    assert_eq!(names[1], ["Ada (programme)", "Thessaly", "Place 3"]);
    assert_eq!(names[2], ["Ada (Programm)", "Thessaly", "Platz 3"]);
}

#[test]
fn a_bot_is_shown_with_its_level() {
    let shown = lingos().map(|lingo| lingo.seated_bot(Level::Baron, seat(1)));
    assert_eq!(
        shown,
        ["Ottoline · Baron (bot)", "Ottoline · Baron (robot)", "Ottoline · Baron (Bot)"]
    );
    for lingo in lingos() {
        let in_full = lingo.bot_in_full(Level::Squire, seat(0));
        assert_eq!(in_full, format!("Odwin · {}", lingo.level("squire")));
    }
}

/// Eight bots of one level used to be "Squire · Sun", "Squire · Moon" and so on.
#[test]
fn bots_at_a_table_have_names_of_their_own() {
    for level in Level::ALL {
        let opening = table::Opening {
            options: Options::new("w8".parse().expect("a mode")),
            seats: [vec![Wanted::Host], vec![Wanted::Bot { level }; 7]].concat(),
            house: None,
            ready: false,
            commitment: None,
        };
        let id = "t1".parse().expect("an id");
        let host = player("Ada", false);
        let (table, _) = Table::open(id, 0, &opening, &host, Seed::new([7; 32])).expect("a table");
        for lingo in lingos() {
            let names = lingo.names(table.state());
            assert_eq!(names, lingo.seat_names(&view::scene::Scene::of_state(table.state(), None)));
            let different: std::collections::BTreeSet<&String> = names.iter().collect();
            assert_eq!(different.len(), 8, "{names:?}");
            assert!(names.iter().all(|name| !name.contains(" · ")), "{names:?}");
        }
    }
}

#[test]
fn names_at_a_table_are_distinct() {
    for lingo in lingos() {
        let same = ["Ada", "Squire", "Ada", "Squire", "Ben"].map(str::to_owned);
        let marks: Vec<String> = (0..5).map(|seat| lingo.seat_mark(seat, None)).collect();
        let names = lingo.distinct(&same, &marks);
        let different: std::collections::BTreeSet<&String> = names.iter().collect();
        assert_eq!(different.len(), names.len(), "{names:?}");
        assert_eq!(names[4], "Ben", "a name that nobody shares stays as it is");
        assert!(names[1].starts_with("Squire") && names[1].contains(&lingo.house(1)));
    }
}
