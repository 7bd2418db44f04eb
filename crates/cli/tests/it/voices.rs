//! The command line in every language, and in ASCII if the locale requires it.

use rules::{Preset, Record, Step};
use testkit::{game, shuffle};

use crate::{crownlands, printed, stdout};

const RECORD: &str = "examples/queendomino.record";
const KINGDOM: &str = "examples/scoring-example.kingdom";

/// Commands with output for people, and a word that identifies each language.
const SPOKEN: [(&[&str], [&str; 3]); 5] = [
    (&["replay", RECORD], ["Round 2 of 12", "Manche 2 sur 12", "Runde 2 von 12"]),
    (&["replay", RECORD, "--at", "60"], ["legal actions", "actions possibles", "erlaubte Züge"]),
    (&["score", KINGDOM], ["crowns", "couronnes", "Kronen"]),
    (&["modes"], ["Mighty Duel", "Grand Duel", "Das große Duell"]),
    (&["modes", "w6t"], ["the dragon", "le dragon", "der Drache"]),
];

#[test]
fn commands_speak_the_language_that_is_asked_for() {
    for (args, words) in SPOKEN {
        for (code, word) in ["en", "fr", "de"].into_iter().zip(words) {
            let text = printed(args.iter().copied().chain(["--lang", code]));
            assert!(text.contains(word), "{args:?} in {code}: {text}");
            let unread = words.iter().find(|other| **other != word && text.contains(**other));
            assert_eq!(unread, None, "{args:?} in {code}: {text}");
        }
    }
}

#[test]
fn the_environment_chooses_the_language_and_the_flag_overrules_it() {
    let total = |variables: &[(&str, &str)], flags: &[&str]| {
        let command = crownlands(["score", KINGDOM]).args(flags);
        let command =
            variables.iter().fold(command, |command, (name, value)| command.env(name, value));
        let text = stdout(&command.assert().success());
        ["Largest territory", "Plus grand domaine", "Größtes Gebiet"]
            .map(|word| text.contains(word))
    };
    let [english, french, german] =
        [[true, false, false], [false, true, false], [false, false, true]];
    assert_eq!(total(&[], &[]), english);
    assert_eq!(total(&[("LANG", "de_DE.UTF-8")], &[]), german);
    assert_eq!(total(&[("LC_ALL", "fr_FR.UTF-8"), ("LANG", "de_DE.UTF-8")], &[]), french);
    assert_eq!(total(&[("LANG", "en_US.UTF-8"), ("LANGUAGE", "fr")], &[]), french);
    assert_eq!(total(&[("LANG", "de_DE.UTF-8")], &["--lang", "fr"]), french);
    assert_eq!(total(&[("LANG", "de_DE.UTF-8")], &["--language", "en"]), english);
}

#[test]
fn nothing_but_ascii_where_the_locale_has_no_more() {
    let all = SPOKEN.into_iter().map(|(args, _)| args.to_vec());
    for args in all.chain([vec!["perft", "--depth", "2"], vec!["modes", "--all"]]) {
        for code in ["en", "fr", "de"] {
            let args = || args.iter().copied().chain(["--lang", code]);
            let plain = stdout(&crownlands(args()).env("LANG", "C").assert().success());
            assert!(plain.is_ascii(), "{plain}");
            let asked = stdout(&crownlands(args().chain(["--ascii"])).assert().success());
            let head = |text: &str| text.lines().take(2).collect::<Vec<_>>().join("\n");
            assert_eq!(head(&asked), head(&plain), "the flag does what the locale does");
        }
    }
}

#[test]
fn complaints_speak_the_language_too() {
    let complaint = |args: &[&str]| {
        let done = crownlands(args.iter().copied()).assert().code(2);
        String::from_utf8_lossy(&done.get_output().stderr).into_owned()
    };
    let german = complaint(&["modes", "k5", "--lang", "de"]);
    assert!(german.starts_with("Fehler: „k5“") && german.contains("\nTipp:   "), "{german}");
    let french = complaint(&["modes", "snow", "--lang", "fr", "--ascii"]);
    assert!(french.starts_with("erreur :  ") && french.contains("conseil : "), "{french}");
    assert!(french.is_ascii() && french.contains("[parse.mode]"), "{french}");
}

#[test]
fn json_is_the_same_in_every_language() {
    let mut record: Record = std::fs::read_to_string(crate::root().join(RECORD))
        .expect("an example")
        .parse()
        .expect("a record");
    record.tags.push(("Event".into(), "Été à Köln".into()));
    let json = |flags: &[&str]| {
        let command = crownlands(["replay", "-", "--json"]).args(flags);
        stdout(&command.stdin(record.to_string()).env("LANG", "C").assert().success())
    };
    let plain = json(&[]);
    assert!(plain.contains("Été à Köln"), "{plain}");
    assert_eq!(plain, json(&["--lang", "fr", "--ascii"]));
    assert_eq!(plain, json(&["--lang", "de", "--color", "always"]));
}

/// The totals, ranks and points printed are those of the rules, in any language.
#[test]
fn printed_points_are_those_of_the_rules() {
    for (seed, preset) in (0..).zip(Preset::ALL) {
        let record = game::random_record(preset.rules, &mut shuffle::random(seed));
        let last = record.replay().last().expect("a start").expect("a game");
        let outcome = last.outcome().expect("an end");
        for (code, total) in [("en", "Total"), ("fr", "Total"), ("de", "Summe")] {
            let command = crownlands(["replay", "-", "--lang", code]).stdin(record.to_string());
            let text = stdout(&command.assert().success());
            let numbers = |label: &str| -> Vec<u16> {
                let rows = text.lines().filter_map(|line| line.split_once(label));
                rows.filter_map(|(_, rest)| rest.trim().parse().ok()).collect()
            };
            let points: Vec<u16> = preset.rules.realms().map(|realm| last.points(realm)).collect();
            assert_eq!(numbers(&format!("  {total} ")), points, "{}: {text}", preset.name);
            let (_, places) = text.rsplit_once("♛ ").expect("a winner");
            let ranked = places.lines().filter(|line| line.contains(", ") && line.contains("oint"));
            let ranked = ranked.count() + places.matches(" Punkt").count();
            assert!(ranked >= outcome.standings().len(), "{}: {places}", preset.name);
            let steps = record.steps.iter().filter(|step| matches!(step, Step::Act(_)));
            let found = steps.filter(|step| text.contains(&format!("[{step}]"))).count();
            assert_eq!(found, record.steps.iter().filter(|s| matches!(s, Step::Act(_))).count());
        }
    }
}
