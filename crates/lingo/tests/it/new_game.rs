//! The form of a new game in words.

use std::collections::BTreeSet;

use table::Level;
use view::new_game::{Advice, Company, Field, NewGame, Value};

use crate::{assert_all_readable, assert_readable, lingos};

#[test]
fn fields_and_choices_have_distinct_names() {
    for lingo in lingos() {
        let mut game = NewGame::new(&Company::ALL, "k2".parse().expect("a mode"), Level::Duke);
        for company in Company::ALL {
            game.choose(Value::Company(company)).expect("any company is allowed");
            if game.fields().contains(&Field::Clock) {
                game.step(Field::Clock, 1);
            }
            let fields: Vec<Field> = game.fields();
            let titles: BTreeSet<String> = fields.iter().map(|one| lingo.field(*one)).collect();
            assert_all_readable(&titles);
            assert_eq!(titles.len(), fields.len());
            for field in fields {
                let choices = game.choices(field);
                let named: BTreeSet<String> =
                    choices.iter().map(|choice| lingo.choice(choice.value)).collect();
                assert_all_readable(&named);
                assert_eq!(named.len(), choices.len(), "{field:?}: {named:?}");
                for choice in choices {
                    lingo.choice_hint(choice.value).iter().for_each(|hint| assert_readable(hint));
                }
            }
        }
    }
}

#[test]
fn advice_is_readable() {
    for lingo in lingos() {
        assert_all_readable(&[Advice::Teams, Advice::FirstGame].map(|one| lingo.advice(one)));
    }
}
