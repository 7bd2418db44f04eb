//! Every type with serde: what it writes, that it reads back, and what it refuses.

use core::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{from_str, to_string};

use crate::{
    Action, Building, Cell, Components, Deal, DominoId, PlacedDomino, Position, Realm, Record,
    Rules, Seat, Setup, Sketch, Step,
};

fn round_trips<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(to_string(value).unwrap(), json);
    assert_eq!(from_str::<T>(json).unwrap(), *value);
}

fn text_round_trips<T>(text: &str)
where
    T: core::str::FromStr<Err: Debug> + Serialize + DeserializeOwned + PartialEq + Debug,
{
    round_trips::<T>(&text.parse().unwrap(), &to_string(text).unwrap());
}

#[test]
fn values_with_a_notation_are_strings() {
    text_round_trips::<Action>("17@h7n");
    text_round_trips::<Action>(">3");
    text_round_trips::<Deal>("L=3,17,q25,q40");
    text_round_trips::<Step>("B=bakery,church");
    text_round_trips::<Step>("+2@h8");
    text_round_trips::<DominoId>("q48");
    text_round_trips::<PlacedDomino>("1@g8n");
    text_round_trips::<Building>("big_tavern");
    text_round_trips::<Cell>("m13");
    text_round_trips::<Rules>("w6t+middle");
    text_round_trips::<Setup>("k2 0.king - - 1,2,3,4 - -/-");
    text_round_trips::<Position>("k2 1.claim @1 1:1,2:1,3:2,4:2 5,6,7,8 - 1@g8n/-");
    text_round_trips::<Record>(
        "[Crownlands \"1\"]\n[Rules \"k2\"]\n[White \"\\\"A\\\"\"]\n\nL=1,2,3,4 K=1 >2\n",
    );
    text_round_trips::<Sketch>("rules k4\n\nW. CC L2\n");
}

#[test]
fn seats_and_realms_are_numbers_from_one() {
    round_trips(&Seat::new(0).unwrap(), "1");
    round_trips(&Seat::new(7).unwrap(), "8");
    round_trips(&Realm::new(3).unwrap(), "4");
    for json in ["0", "9", "256", "-1", "\"1\"", "1.5", "null"] {
        assert!(from_str::<Seat>(json).is_err(), "{json}");
        assert!(from_str::<Realm>(json).is_err(), "{json}");
    }
    let error = from_str::<Seat>("9").unwrap_err().to_string();
    assert!(error.contains("expected a seat from 1 to 8"), "{error}");
}

#[test]
fn a_version_of_the_component_tables_is_its_number() {
    round_trips(&Components::FIRST, "1");
    round_trips(&Components::TRIAL, "2");
    for json in ["0", "3", "256", "-1", "\"1\"", "null"] {
        assert!(from_str::<Components>(json).is_err(), "{json}");
    }
    let error = from_str::<Components>("3").unwrap_err().to_string();
    assert!(error.contains("only a newer program knows it"), "{error}");
}

#[test]
fn unreadable_text_is_refused_with_a_reason() {
    let error = from_str::<Action>("\">9\"").unwrap_err().to_string();
    assert!(error.contains("a slot from 1 to 8"), "{error}");
    let error = from_str::<Rules>("\"k5\"").unwrap_err().to_string();
    assert!(error.contains("fewer dominoes than there are kings"), "{error}");
    let unreachable = "\"k2 1.claim @1 1:1,2:1,3:2,4:2 5,6,7,8 - -/-\"";
    assert!(from_str::<Setup>(unreachable).is_ok());
    let error = from_str::<Position>(unreachable).unwrap_err().to_string();
    assert!(error.contains("as many dominoes as it had turns"), "{error}");
    assert!(from_str::<Step>("7").is_err());
}
