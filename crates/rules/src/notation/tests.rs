//! What readers refuse, where and with which code: one line per case.

use core::fmt::Debug;
use core::str::FromStr;

use super::ParseError;
use super::record::Record;
use super::sketch::Sketch;
use crate::action::{Action, Deal};
use crate::components::Components;
use crate::position::Setup;
use crate::rules::Rules;

fn refused<T: FromStr<Err = ParseError> + Debug>(text: &str, code: &str, at: usize) {
    let error = text.parse::<T>().expect_err(text);
    assert_eq!((error.code(), error.at), (code, at), "{text}");
}

#[test]
fn malformed_actions_are_refused() {
    for (text, code, at) in [
        ("", "parse.action", 0),
        ("?", "parse.action", 0),
        (">", "parse.slot", 1),
        (">0", "parse.slot", 1),
        (">9", "parse.slot", 1),
        (">01", "parse.slot", 1),
        (">1 ", "parse.leftover", 2),
        ("49x", "parse.domino", 0),
        ("q0x", "parse.domino", 0),
        ("q", "parse.domino", 0),
        ("17", "parse.action", 2),
        ("17@", "parse.cell", 3),
        ("17@n7n", "parse.cell", 3),
        ("17@a14n", "parse.cell", 3),
        ("17@aa1n", "parse.cell", 3),
        ("17@h7", "parse.direction", 5),
        ("17@h7z", "parse.direction", 5),
        ("$", "parse.halves", 1),
        ("$rl", "parse.leftover", 2),
        ("+6@h7", "parse.spot", 1),
        ("+5h7", "parse.cell", 2),
        ("!", "parse.spot", 1),
        ("99999999999999999999999x", "parse.domino", 0),
    ] {
        refused::<Action>(text, code, at);
    }
}

#[test]
fn malformed_deals_are_refused() {
    for (text, code, at) in [
        ("", "parse.deal", 0),
        ("X=1", "parse.deal", 0),
        ("K=0", "parse.seat", 2),
        ("K=9", "parse.seat", 2),
        ("L=", "parse.domino", 2),
        ("L=1,1", "parse.duplicate", 4),
        ("L=1,", "parse.domino", 4),
        ("B=palace", "parse.building", 2),
        ("B=church,church,church,church,church,church,church,church", "parse.too_many", 51),
    ] {
        refused::<Deal>(text, code, at);
    }
}

#[test]
fn malformed_rules_are_refused() {
    for (text, code, at) in [
        ("", "parse.mode", 0),
        ("x4", "parse.mode", 0),
        ("k", "parse.mode", 0),
        ("k5", "rules.line_too_short", 0),
        ("duel+24", "rules.line_too_short", 0),
        ("q9", "rules.seats", 0),
        ("k5t", "rules.teams", 0),
        ("k4+abba", "rules.first_claims", 0),
        ("q4+24", "rules.box_not_whole", 0),
        ("k4+60", "rules.too_many_dominoes", 0),
        ("k3+37", "rules.uneven_lines", 0),
        ("w2+5x5", "rules.line_too_long", 0),
        ("k2+abba+drawn", "parse.contradiction", 8),
        ("k2+abba+middle+anyking", "parse.contradiction", 15),
        ("k4+dynasty+best", "parse.contradiction", 11),
        ("k3+36+48", "parse.contradiction", 6),
        ("k2+5x5+7X7", "parse.contradiction", 7),
        ("k4+", "parse.option", 3),
        ("k4+fast", "parse.option", 3),
        ("k4+048", "parse.option", 3),
        ("k4+256", "parse.option", 3),
        ("k4 ", "parse.leftover", 2),
    ] {
        refused::<Rules>(text, code, at);
    }
}

#[test]
fn malformed_setups_are_refused() {
    for (text, code, at) in [
        ("k2", "parse.separator", 2),
        ("k2 x", "parse.phase", 3),
        ("k2 0.", "parse.phase", 5),
        ("k2 0.sleep", "parse.phase", 5),
        ("k2 0.line", "parse.separator", 9),
        ("k2 0.line - - - - -/- -", "parse.building", 23),
        ("k2 0.line - - - - -/-x", "parse.leftover", 21),
        ("k2 0.line @9 - - - -/-", "parse.slot", 11),
        ("k2 0.line - 1:9 - - -/-", "parse.seat", 14),
        ("k2 0.line - - - - 1@/-", "parse.cell", 20),
        ("k2 0.line - - - - x1/-", "parse.building", 18),
        ("k2 0.line - - - - -/-/-/-/-/-/-/-/-", "parse.too_many", 34),
    ] {
        refused::<Setup>(text, code, at);
    }
}

#[test]
fn malformed_records_are_refused() {
    let head = "[Crownlands \"1\"]\n[Rules \"k2\"]\n";
    let with = |rest: &str| format!("{head}{rest}");
    for (text, code, at) in [
        (String::new(), "parse.header", 0),
        ("[Rules \"k2\"]".to_owned(), "parse.header", 0),
        ("[Crownlands \"2\"]\n[Rules \"k2\"]".to_owned(), "parse.version", 0),
        ("[Crownlands \"1\"]\n[Rules \"k5\"]".to_owned(), "rules.line_too_short", 25),
        (with("[Tag]"), "parse.tag", head.len() + 4),
        (with("[Tag \"x]"), "parse.tag", head.len() + 8),
        (with("[Tag \"\\n\"]"), "parse.tag", head.len() + 7),
        (with(">1>2"), "parse.leftover", head.len() + 2),
        (with(">1 hello"), "parse.action", head.len() + 3),
        (with(&">1 ".repeat(601)), "parse.too_long", head.len() + 1800),
        (with(&"[A \"\"]\n".repeat(65)), "parse.too_long", head.len() + 64 * 7),
        (with(&format!("[A \"{}\"]", "x".repeat(201))), "parse.too_long", head.len() + 205),
    ] {
        refused::<Record>(&text, code, at);
    }
}

#[test]
fn tags_have_no_more_than_200_letters() {
    let head = "[Crownlands \"1\"]\n[Rules \"k2\"]\n";
    let tag = |name: usize, value: usize| {
        format!("{head}[{} \"{}\"]\n", "N".repeat(name), "v".repeat(value))
    };
    for (name, value) in [(1, 200), (200, 1), (200, 200)] {
        let record: Record = tag(name, value).parse().expect("it fits");
        assert_eq!(record.tag(&"N".repeat(name)).map(str::len), Some(value));
    }
    refused::<Record>(&tag(201, 1), "parse.tag", head.len() + 202);
    refused::<Record>(&tag(1, 201), "parse.too_long", head.len() + 205);
    refused::<Record>(&tag(0, 1), "parse.tag", head.len() + 1);
}

#[test]
fn an_error_in_the_rules_of_a_record_is_shown_where_it_is() {
    let head = "[Crownlands \"1\"]\n[Rules \"";
    refused::<Record>(&format!("{head}k4+fast\"]\n"), "parse.option", head.len() + 3);
}

#[test]
fn a_sketch_has_no_more_buildings_than_there_are_town_squares() {
    let town = |count: usize| {
        let (five, last) = ("Ta ".repeat(5), "Ta ".repeat(count - 14));
        format!("{five}\n{five}\nTa Ta CC Ta Ta\n{last}\n\na church\n").parse::<Sketch>()
    };
    assert!(town(20).is_ok());
    assert_eq!(town(21).unwrap_err().code(), "parse.too_many");
}

#[test]
fn texts_name_the_version_of_the_component_tables_unless_it_is_the_first() {
    let head = "[Crownlands \"1\"]\n[Rules \"q4\"]\n";
    let steps = "\nB=guardtower,statues,church,sawmill,foundry,big_tavern,bakery\n";
    let read = |version: &str| format!("{head}{version}{steps}").parse::<Record>();
    let old = read("").unwrap();
    assert_eq!((old.components, old.to_string()), (Components::FIRST, format!("{head}{steps}")));
    // It may be written out.
    assert_eq!(read("[Components \"1\"]\n"), Ok(old));
    let second = "[Components \"2\"]\n";
    let new = read(second).unwrap();
    assert_eq!((new.components, new.tags.len()), (Components::TRIAL, 0));
    assert_eq!(new.to_string(), format!("{head}{second}{steps}"));
    let position = new.replay().last().unwrap().unwrap();
    assert!(position.to_string().starts_with("q4:2 0.line - - - - "), "{position}");
    assert_eq!(position.to_string().parse(), Ok(position));
    // Later tags are free, and stay so.
    let free = read("[Seat1 \"Ann\"]\n[Components \"oak\"]\n").unwrap();
    assert_eq!((free.components, free.tag("Components")), (Components::FIRST, Some("oak")));
    assert_eq!(free.to_string().parse(), Ok(free));
}

#[test]
fn unknown_versions_of_the_component_tables_are_refused() {
    let head = "[Crownlands \"1\"]\n[Rules \"q4\"]\n";
    for version in ["3", "0", "01", "999", "", "oak"] {
        refused::<Record>(
            &format!("{head}[Components \"{version}\"]\n"),
            "parse.components",
            head.len(),
        );
    }
    for version in ["3", "0", "02", "256", "", "oak"] {
        refused::<Setup>(&format!("q4:{version} 0.line - - - - -/-/-/-"), "parse.components", 3);
    }
}

#[test]
fn records_may_have_comments_tags_and_odd_spacing() {
    let text = "# a game\n[Crownlands \"1\"]\n[Rules \"k2\"]\n[Note \"say \\\"hi\\\" \\\\\"]\n\n\t L=1,2,3,4 # dealt\nK=1";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.tag("Note"), Some("say \"hi\" \\"));
    assert_eq!(record.steps.len(), 2);
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn malformed_sketches_are_refused() {
    for (text, code, at) in [
        ("", "parse.castle", 0),
        ("CC CC", "parse.castle", 5),
        ("W. W.", "parse.castle", 5),
        ("CC W4", "parse.square", 3),
        ("CC X.", "parse.square", 3),
        ("CC W", "parse.square", 3),
        ("CC W. W. W. W. W. W. W.", "parse.does_not_fit", 23),
        ("rules k4\nCC W. W. W. W. W.", "parse.does_not_fit", 26),
        ("CC Ta", "parse.building", 5),
        ("CC Ta\na palace", "parse.building", 8),
        ("rules k4\ncoins 3\nCC", "parse.needs_queendomino", 19),
        ("rules k4\nCC T.", "parse.needs_queendomino", 14),
        ("coins many\nCC", "parse.number", 6),
        ("colour red\nCC", "parse.fact", 0),
        ("queen of hearts\nCC", "parse.fact", 6),
        ("a church\na church\nCC", "parse.fact", 9),
    ] {
        refused::<Sketch>(text, code, at);
    }
}

#[test]
fn errors_give_their_line_and_column() {
    let text = "coins 3\n\nCC W. ?!";
    let error = text.parse::<Sketch>().unwrap_err();
    assert_eq!(error.line_and_column(text), (3, 7));
}

#[test]
fn a_replay_yields_every_position_up_to_a_refused_step() {
    let head = "[Crownlands \"1\"]\n[Rules \"k2\"]\n";
    for (steps, positions, code) in [
        ("", 1, None),
        (">1", 1, Some("game.chance")),
        ("L=1,2,3,4 K=1 >2", 4, None),
        ("L=1,2,3,4 K=1 >2 K=3", 4, Some("deal.not_available")),
    ] {
        let record: Record = format!("{head}{steps}").parse().unwrap();
        let replayed: Vec<_> = record.replay().collect();
        assert_eq!(
            replayed.iter().filter(|position| position.is_ok()).count(),
            positions,
            "{steps}"
        );
        let error = replayed.last().unwrap().as_ref().err();
        assert_eq!(error.map(|error| error.reason.code()), code, "{steps}");
        assert!(error.is_none_or(|error| error.step + 1 == positions), "{steps}");
    }
}

/// As many as the box holds, and as many coins as anybody could have.
#[test]
fn a_sketch_has_no_more_than_there_is() {
    for (what, most) in [("coins", 9_999), ("knights", 22), ("towers", 15)] {
        let read = |count: u32| format!("rules q4\n{what} {count}\n\nCC T.").parse::<Sketch>();
        let purse = read(most).expect("as many as there are").purse;
        let counts = [u32::from(purse.coins), purse.knights.into(), purse.towers.into()];
        assert!(counts.contains(&most), "{what}: {counts:?}");
        assert_eq!(read(most + 1).expect_err(what).code(), "parse.number");
    }
}
