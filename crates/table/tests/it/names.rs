//! Ids, names and phrases.

use std::collections::HashSet;

use table::{IntentId, Name, Phrase, PlayerId, TableId};

#[test]
fn ids_must_be_short_and_plain() {
    for good in ["a", "A-z_9", &"x".repeat(32)] {
        assert_eq!(good.parse::<TableId>().unwrap().as_str(), good);
        assert_eq!(good.parse::<PlayerId>().unwrap().to_string(), good);
        assert!(good.parse::<IntentId>().is_ok());
    }
    for bad in ["", " ", "a b", "a.b", "ä", "a\n", &"x".repeat(33)] {
        assert_eq!(bad.parse::<TableId>().unwrap_err().code(), "table.bad_id", "{bad:?}");
        assert!(bad.parse::<PlayerId>().is_err() && bad.parse::<IntentId>().is_err());
    }
}

#[test]
fn names_must_be_readable() {
    let long = "ж".repeat(24);
    let cases = [("Ann", "Ann"), ("  Ann \t of  Lear ", "Ann of Lear"), ("李", "李"), ("🐉", "🐉")];
    for (text, name) in cases.into_iter().chain([(long.as_str(), long.as_str())]) {
        assert_eq!(text.parse::<Name>().unwrap().as_str(), name);
    }
    let invisible = ["\u{200b}", "a\u{202e}b", "\u{3164}", "\u{2800}", "a\u{7}b", "\u{feff}a"];
    for text in invisible.into_iter().chain(["", "   ", "\u{3000}"]) {
        assert_eq!(text.parse::<Name>().unwrap_err().code(), "player.bad_name", "{text:?}");
    }
    assert!("ж".repeat(25).parse::<Name>().is_err());
    assert!(format!("a{}", " ".repeat(1000)).parse::<Name>().is_err());
}

#[test]
fn every_phrase_has_its_own_name() {
    let names: HashSet<_> = Phrase::ALL.iter().map(|phrase| phrase.name()).collect();
    assert_eq!(names.len(), Phrase::ALL.len());
    for phrase in Phrase::ALL {
        assert_eq!(Phrase::named(phrase.name()), Some(phrase));
    }
    assert_eq!(Phrase::named("insult"), None);
    let pictures = Phrase::ALL.iter().skip_while(|phrase| !phrase.is_reaction());
    assert!(
        pictures.clone().count() == 7 && pictures.into_iter().all(|phrase| phrase.is_reaction())
    );
}

#[test]
fn an_unknown_level_is_told_which_there_are() {
    let unknown = "emperor".parse::<table::Level>().unwrap_err();
    let levels = "page, squire, knight, baron, duke or sovereign";
    assert_eq!(unknown.to_string(), format!("no such level: {levels}"));
    assert_eq!("duke".parse(), Ok(table::Level::Duke));
}
