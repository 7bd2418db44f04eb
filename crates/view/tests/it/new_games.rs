//! What a form carries over when the company or the number of players changes.

use rules::{Preset, Rules};
use table::{Clock, Level, Name};
use view::new_game::{Company, NewGame, Start, Value};
use view::solo::Sitter;

fn name() -> Name {
    "Guest".parse().unwrap()
}

fn form(rules: &str) -> NewGame {
    let rules: Rules = rules.parse().unwrap_or(Preset::ALL[0].rules);
    NewGame::new(&Company::ALL, rules, Level::Page)
}

/// A clock that was chosen for a table on a server would run out on a device that is put away.
#[test]
fn a_game_on_this_device_has_no_clock() {
    let clock = Clock::Bank { bank_ms: 180_000, increment_ms: 5_000 };
    for company in [Company::Alone, Company::Shared] {
        let mut game = form("k2");
        game.choose(Value::Company(Company::Friends)).unwrap();
        game.choose(Value::Clock(clock)).unwrap();
        let Start::Table(opening) = game.start(|_| name()) else { panic!("a table") };
        assert_eq!(opening.options.clock, clock);
        game.choose(Value::Company(company)).unwrap();
        let Start::Here { options, .. } = game.start(|_| name()) else { panic!("here") };
        assert_eq!(options.clock, Clock::None, "{company:?}");
    }
}

#[test]
fn no_more_people_play_than_there_are_seats() {
    let mut game = form("k4");
    game.choose(Value::Company(Company::Shared)).unwrap();
    game.choose(Value::People(4)).unwrap();
    let people = |game: &NewGame| {
        let Start::Here { sitters, .. } = game.start(|_| name()) else { panic!("here") };
        let is_person = |sitter: &&Sitter| matches!(sitter, Sitter::Person { .. });
        (sitters.iter().filter(is_person).count(), sitters.len())
    };
    assert_eq!(people(&game), (4, 4));
    game.choose(Value::Seats(3)).unwrap();
    assert_eq!(people(&game), (3, 3));
    game.choose(Value::Seats(4)).unwrap();
    assert_eq!(people(&game), (3, 4), "a bot takes the new seat");
}
