//! The questions offered are exactly those that the table accepts.

use rules::Seat;
use table::{
    Handled, Input, Intent, Millis, Opening, Options, Player, Question, Reason, Seed, Table, Wanted,
};
use view::scene::questions;

const NAMES: [&str; 3] = ["ann", "ben", "cid"];
const MINUTE: Millis = 60_000;

fn player(name: &str) -> Player {
    Player { id: name.parse().unwrap(), name: name.parse().unwrap(), program: false }
}

fn handle(table: &mut Table, now: Millis, input: Input) {
    if let Handled::Decided(decided) = table.handle(now, input, Seed::new([3; 32])).unwrap() {
        table.carry_out(&decided).unwrap();
    }
}

fn intent(table: &Table, at: usize, number: usize, intent: Intent) -> Input {
    let (player, seen) = (player(NAMES[at]), table.state().seq);
    Input::Intent { player, id: format!("{at}-{number}").parse().unwrap(), seen, intent }
}

/// Three people in a game without a clock.
fn playing() -> Table {
    let options = Options::new("k3".parse().unwrap());
    let opening =
        Opening { options, seats: vec![Wanted::Host], house: None, ready: false, commitment: None };
    let host = player(NAMES[0]);
    let id = "t1".parse().unwrap();
    let (mut table, _) = Table::open(id, 0, &opening, &host, Seed::new([1; 32])).unwrap();
    for at in [1, 2] {
        let sit = intent(&table, at, 0, Intent::Sit { seat: Seat::new(at).unwrap(), house: None });
        handle(&mut table, 1, sit);
    }
    for at in 0..3 {
        let ready = intent(&table, at, 1, Intent::ready(true));
        handle(&mut table, 2, ready);
    }
    table
}

/// Asks every question and compares; returns how many are offered to the first seat.
fn check(table: &Table, now: Millis) -> usize {
    let seats = || (0..3).filter_map(Seat::new);
    let about = seats().flat_map(|seat| [Question::TakeOver { seat }, Question::Wait { seat }]);
    let all: Vec<Question> = about.chain([Question::End]).collect();
    for (at, viewer) in seats().enumerate() {
        let offered = questions(table.state(), Some(viewer), now);
        for question in &all {
            let asked = intent(table, at, 9, Intent::Ask { question: *question });
            let taken = table.handle(now, asked, Seed::new([2; 32]));
            assert_eq!(taken.is_ok(), offered.contains(question), "{viewer:?}: {question:?}");
        }
    }
    assert_eq!(questions(table.state(), None, now), []);
    questions(table.state(), Seat::new(0), now).len()
}

#[test]
fn the_table_accepts_exactly_the_offered_questions() {
    let mut table = playing();
    assert_eq!(check(&table, 10), 1, "everybody is here: only the end can be asked for");
    // One player thinks for a long time.
    let to_move = table.state().game.as_ref().unwrap().to_move().unwrap();
    let offered = check(&table, 4 * MINUTE);
    assert_eq!(offered, if to_move.index() == 0 { 1 } else { 3 });
    // The others are away.
    for name in &NAMES[1..] {
        handle(&mut table, 20, Input::Gone(player(name).id));
    }
    let waits = usize::from(to_move.index() != 0);
    assert_eq!(check(&table, 30), 2 + waits, "nobody is there to agree to an end");
}

#[test]
fn one_question_at_a_time() {
    let mut table = playing();
    let asked = intent(&table, 0, 2, Intent::Ask { question: Question::End });
    handle(&mut table, 10, asked);
    assert_eq!(check(&table, 11), 0);
    let again = intent(&table, 1, 3, Intent::Ask { question: Question::End });
    let refused = table.handle(12, again, Seed::new([2; 32]));
    assert_eq!(refused, Err(Reason::VoteOpen.into()));
}

#[test]
fn a_player_replaced_by_a_bot_may_not_ask() {
    let mut table = playing();
    let resigned = intent(&table, 0, 2, Intent::Resign);
    handle(&mut table, 10, resigned);
    assert_eq!(check(&table, 11), 0);
}

#[test]
fn an_open_question_shows_who_asked_whom() {
    let mut table = playing();
    let vote = |table: &Table, at: usize| {
        view::scene::Scene::of_state(table.state(), Seat::new(at)).table.unwrap().vote
    };
    assert_eq!(vote(&table, 0), None);
    let asked = intent(&table, 1, 2, Intent::Ask { question: Question::End });
    handle(&mut table, 10, asked);
    let agreed = intent(&table, 2, 3, Intent::Answer { yes: true });
    handle(&mut table, 11, agreed);
    for at in 0..3 {
        let vote = vote(&table, at).expect("a question");
        assert_eq!((vote.by.index(), vote.question, vote.since), (1, Question::End, 10));
        assert_eq!((vote.is_own, vote.asks_viewer), (at == 1, at == 0), "seat {at}");
        assert_eq!((vote.agreed, vote.undecided), (vec![seat(2)], vec![seat(0)]));
    }
    assert!(vote(&table, 7).is_some_and(|vote| !vote.is_own && !vote.asks_viewer));
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}
