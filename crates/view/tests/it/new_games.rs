//! What a form carries over when the company or the number of players changes.

use rules::{Grid, Preset, Rules};
use table::{Clock, Level, Name, Privacy, Switch};
use view::edition::Edition;
use view::new_game::{Company, Field, NewGame, Offer, Standing, Start, Value};
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

#[test]
fn a_form_begins_with_the_level_that_was_played_last() {
    for level in Level::ALL {
        let mut game = NewGame::new(&Company::ALL, "k2".parse().unwrap(), level);
        assert_eq!((game.level(), game.value(Field::Level)), (level, Value::Level(level)));
        game.choose(Value::Level(Level::Duke)).unwrap();
        assert_eq!(game.level(), Level::Duke);
    }
}

#[test]
fn only_what_can_be_chosen_is_asked() {
    let asks = |rules: &str, companies: &'static [Company], field: Field| {
        let game = NewGame::new(companies, rules.parse().unwrap(), Level::Page);
        let asked = game.fields().contains(&field);
        assert!(!asked || game.choices(field).len() > 1, "{field:?} in {rules}");
        asked
    };
    assert!(asks("k3", &Company::ALL, Field::Deck) && !asks("q4", &Company::ALL, Field::Deck));
    assert!(asks("k3", &Company::HERE, Field::Company));
    assert!(!asks("k3", &Company::PAIRING, Field::Company));
    for (switch, is_asked) in [
        (Switch::Hints, true),
        (Switch::Undo, true),
        (Switch::Spectators, false),
        (Switch::Talk, false),
        (Switch::FreeText, false),
    ] {
        assert_eq!(asks("k3", &Company::HERE, Field::Switch(switch)), is_asked, "{switch:?}");
        assert!(asks("k3", &Company::TABLE, Field::Switch(switch)), "{switch:?}");
    }
}

#[test]
fn every_deck_that_is_offered_can_be_played() {
    for (mode, dominoes) in [("k3", 36), ("k2", 24), ("q4", 48), ("w4", 96)] {
        let choices = form(mode).choices(Field::Deck);
        let chosen = choices.iter().find(|choice| choice.value == Value::Deck(dominoes));
        assert_eq!(chosen.map(|choice| choice.standing), Some(Standing::Chosen), "{mode}");
        let refused = |standing| matches!(standing, Standing::Refused(_));
        assert!(!choices.iter().any(|choice| refused(choice.standing)), "{mode}: {choices:?}");
    }
}

#[test]
fn a_public_table_is_open_and_one_for_friends_is_not() {
    for (company, privacy) in [(Company::Public, Privacy::Open), (Company::Friends, Privacy::Link)]
    {
        let mut game = form("k2");
        game.choose(Value::Company(company)).unwrap();
        let Start::Table(opening) = game.start(|_| name()) else { panic!("a table") };
        assert_eq!(opening.options.privacy, privacy);
        assert!(company.is_on_server());
    }
    assert!(!Company::HERE.into_iter().any(Company::is_on_server));
    assert!(Company::Anyone.is_on_server());
}

#[test]
fn switches_are_on_or_off_and_nothing_else_is() {
    let game = form("k4");
    for field in game.fields() {
        let values = game.choices(field).into_iter().map(|choice| choice.value.is_on());
        let states: Vec<_> = values.collect();
        let is_switch = matches!(
            field,
            Field::Teams
                | Field::MiddleKingdom
                | Field::Harmony
                | Field::Dynasty
                | Field::Switch(_)
        );
        let expected =
            if is_switch { vec![Some(false), Some(true)] } else { vec![None; states.len()] };
        assert_eq!(states, expected, "{field:?}");
    }
}

/// A choice adapts what comes after it, and keeps the rest where it can.
#[test]
fn what_was_chosen_before_is_kept_where_it_can_be() {
    let after = |rules: &str, value: Value| -> String {
        let mut game = form(rules);
        game.choose(value).unwrap();
        game.rules().to_string()
    };
    // Teams.
    assert_eq!(after("k8t+5x5", Value::Edition(Edition::RoyalWedding)), "w8t");
    assert_eq!(after("w8t", Value::Seats(6)), "w6t");
    assert_eq!(after("w8", Value::Seats(6)), "w6");
    // The size of the kingdoms.
    assert_eq!(after("k3", Value::Seats(2)), "k2");
    assert_eq!(after("w6", Value::Teams(true)), "w6t");
    assert_eq!(after("w6t", Value::Teams(false)), "w6");
    for (rules, kept) in [("k4", Grid::Five), ("k3+36", Grid::Five), ("w4", Grid::Seven)] {
        let rules: Rules = rules.parse().unwrap();
        for seats in 2..=8 {
            let mut game = form(&rules.to_string());
            if game.choose(Value::Seats(seats)).is_ok() {
                let printed = |grid| {
                    Preset::ALL.iter().map(|preset| preset.rules).any(|one| {
                        (one.boxes, one.seats, one.alliance, one.grid)
                            == (rules.boxes, seats, rules.alliance, grid)
                    })
                };
                let other = if kept == Grid::Five { Grid::Seven } else { Grid::Five };
                assert!(game.rules().grid == kept || printed(other), "{rules} for {seats}");
            }
        }
    }
    // First claims and bonuses.
    assert_eq!(after("k2+abba", Value::Grid(Grid::Seven)), "duel+abba");
    assert_eq!(after("k4+middle", Value::Seats(3)), "k3+middle");
    assert_eq!(after("k4+harmony", Value::Seats(3)), "k3+harmony");
    assert_eq!(after("k4+dynasty", Value::Seats(3)), "k3+dynasty");
}

#[test]
fn an_offer_of_teams_leaves_teams_alone() {
    for (before, teams) in [("w8t", "w8t"), ("w6t", "w6t"), ("k2", "w6t"), ("w8", "w6t")] {
        let mut game = form(before);
        game.take(Offer::Teams);
        assert_eq!(game.rules().to_string(), teams, "from {before}");
    }
}

#[test]
fn a_bot_can_be_a_partner_only_where_bots_play() {
    for (people, with_bot) in [(2, true), (3, true), (5, true), (6, false)] {
        let mut game = form("w6t");
        game.choose(Value::Company(Company::Shared)).unwrap();
        game.choose(Value::People(people)).unwrap();
        let partners = game.choices(Field::Partner(0));
        let bot = partners.iter().any(|choice| choice.value == Value::Partner(0, None));
        assert_eq!(bot, with_bot, "{people} people");
        assert_eq!(partners.len(), usize::from(people) - 1 + usize::from(with_bot));
    }
}
