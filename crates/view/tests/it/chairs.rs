//! The chairs around the table of a new game: who sits where, and what a press does.

use table::Level;
use view::edition::Edition;
use view::new_game::{Chair, Company, NewGame, Occupant, Value};

fn occupants(game: &NewGame) -> String {
    let letter = |chair: Chair| match chair.sitter {
        Occupant::You => 'Y',
        Occupant::Person(_) => 'P',
        Occupant::Guest => 'G',
        Occupant::Anyone => '?',
        Occupant::Bot(_) => 'b',
    };
    game.chairs().into_iter().map(letter).collect()
}

#[test]
fn chairs_show_who_will_sit_there() {
    for (company, shown) in [
        (Company::Alone, "Ybbb"),
        (Company::Friends, "YGGG"),
        (Company::Public, "YGGG"),
        (Company::Anyone, "Y???"),
        (Company::Shared, "YPbb"),
    ] {
        let mut game = NewGame::new(&Company::ALL, "k4".parse().unwrap(), Level::Page);
        game.choose(Value::Company(company)).unwrap();
        assert_eq!(occupants(&game), shown, "{company:?}");
        let chairs = game.chairs();
        let houses: std::collections::BTreeSet<_> =
            chairs.iter().map(|chair| chair.house.index()).collect();
        assert_eq!(houses.len(), 4, "each kingdom has a house of its own");
        assert!(chairs.iter().all(|chair| !chair.in_team));
    }
    let teams = NewGame::new(&Company::ALL, "w6t".parse().unwrap(), Level::Page);
    assert!(teams.chairs().iter().all(|chair| chair.in_team));
}

#[test]
fn pressing_a_chair_swaps_people_and_bots_or_draws_it_up() {
    let mut game = NewGame::new(&Company::ALL, "k4".parse().unwrap(), Level::Page);
    let press = |game: &mut NewGame, chair: usize| {
        let value = game.press_chair(chair);
        if let Some(value) = value {
            let _ = game.choose(value);
        }
        (value.is_some(), occupants(game))
    };
    assert_eq!(press(&mut game, 2), (false, "Ybbb".into()), "only you play against bots");
    game.choose(Value::Company(Company::Friends)).unwrap();
    assert_eq!(press(&mut game, 2), (true, "YGbb".into()));
    assert_eq!(press(&mut game, 3), (true, "YGGG".into()));
    assert_eq!(press(&mut game, 0), (false, "YGGG".into()), "your own chair is yours");
    assert_eq!(press(&mut game, 6), (true, "YGGG".into()), "seven cannot play Kingdomino");
    game.choose(Value::Edition(Edition::RoyalWedding)).unwrap();
    assert_eq!(press(&mut game, 6), (true, "YGGGGGG".into()));
    game.choose(Value::Company(Company::Shared)).unwrap();
    assert_eq!(press(&mut game, 1), (false, "YPbbbbb".into()), "one person shares nothing");
    assert_eq!(press(&mut game, 2), (true, "YPPbbbb".into()));
}
