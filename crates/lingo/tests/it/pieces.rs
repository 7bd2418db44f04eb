//! Names of pieces, modes and places in each language.

use std::collections::BTreeSet;

use lingo::{Language, Lingo};
use rules::{
    Action, Boxes, Building, Cell, Deal, Direction, DominoId, Half, Phase, Preset, Rules, Step,
    Terrain,
};
use table::{Clock, Level, Phrase};
use testkit::{game, shuffle};
use view::characters::Character;
use view::houses::HOUSES;

use crate::{assert_all_readable, assert_readable, english_french_german, lingos};

/// The same thing in English, French and German.
#[track_caller]
fn check(say: impl Fn(&Lingo) -> String, expected: [&str; 3]) {
    assert_eq!(english_french_german().map(|lingo| say(&lingo)), expected);
}

fn domino(text: &str) -> DominoId {
    text.parse().expect("a domino")
}

fn cell(x: i8, y: i8) -> Cell {
    Cell::new(x, y).expect("within reach")
}

#[test]
fn dominoes_are_described() {
    check(
        |lingo| lingo.domino(Boxes::KINGDOMINO, domino("19")),
        [
            "domino 19: wheat with one crown and forest",
            "domino 19\u{202f}: blé avec une couronne et forêt",
            "Dominostein 19: Weizen mit einer Krone und Wald",
        ],
    );
    for lingo in lingos() {
        let names = |boxes: Boxes| -> BTreeSet<String> {
            DominoId::all().map(|id| lingo.domino(boxes, id)).collect()
        };
        assert_all_readable(&names(Boxes::KINGDOMINO));
        let all = names(Boxes::ROYAL_WEDDING);
        assert_all_readable(&all);
        assert_eq!(all.len(), 96, "dominoes of two boxes can be told apart");
    }
}

/// In the Royal Wedding two dominoes have each number; words say whose it is, wherever a domino is
/// named.
#[test]
fn the_dominoes_of_two_boxes_are_named_apart() {
    let first = |text: String| text.split([':', '\u{202f}']).next().unwrap_or_default().to_owned();
    let name = |id: &'static str| {
        move |lingo: &Lingo| first(lingo.domino(Boxes::ROYAL_WEDDING, domino(id)))
    };
    check(name("38"), ["King’s 38", "domino 38 du Roi", "Dominostein 38 des Königs"]);
    check(name("q38"), ["Queen’s 38", "domino 38 de la Reine", "Dominostein 38 der Königin"]);
    for (mode, is_apart) in [("w3", true), ("q3", false), ("k3", false)] {
        let rules: Rules = mode.parse().expect("a mode");
        let record = game::random_record(rules, &mut shuffle::random(3));
        for lingo in lingos() {
            let mut sentences = Vec::new();
            for (position, step) in record.replay().zip(&record.steps) {
                let position = position.expect("a recorded game replays");
                let names_one = match step {
                    Step::Deal(deal) => matches!(deal, Deal::Line(_)),
                    Step::Act(action) => matches!(
                        action,
                        Action::Claim(_) | Action::Place { .. } | Action::Discard(_)
                    ),
                };
                if names_one {
                    sentences.push(lingo.step(&position, *step, &["Ann", "Ben", "Cat"]));
                }
                if position.phase() == Phase::Place {
                    sentences.push(lingo.due(&position, &["Ann", "Ben", "Cat"]));
                }
                if !position.next_line().is_empty() {
                    sentences.push(lingo.line_summary(&position, &["Ann", "Ben", "Cat"]));
                }
            }
            let owners = match lingo.language() {
                Language::English => ["King’s ", "Queen’s "],
                Language::French => [" du Roi", " de la Reine"],
                Language::German => [" des Königs", " der Königin"],
            };
            assert!(sentences.len() > 100);
            for sentence in &sentences {
                let says = owners.iter().any(|owner| sentence.contains(owner));
                assert_eq!(says, is_apart, "{mode}: {sentence}");
            }
        }
    }
}

#[test]
fn places_are_given_from_the_castle() {
    check(
        |lingo| lingo.cell(cell(2, -1)),
        [
            "2 east and 1 south of the castle",
            "2 cases à l’est et 1 au sud du château",
            "2 Felder östlich und 1 südlich vom Schloss",
        ],
    );
    check(
        |lingo| lingo.cell(cell(0, 1)),
        ["1 north of the castle", "1 case au nord du château", "1 Feld nördlich vom Schloss"],
    );
    check(|lingo| lingo.cell(Cell::CASTLE), ["on the castle", "sur le château", "auf dem Schloss"]);
    check(|lingo| lingo.direction(Direction::West), ["west", "ouest", "Westen"]);
}

#[test]
fn buildings_have_names_and_effects() {
    let tavern = Building::from_id("big_tavern").expect("a building");
    check(|lingo| lingo.building(tavern), ["Big tavern", "Grande taverne", "Große Taverne"]);
    check(
        |lingo| lingo.the_building(tavern),
        ["the big tavern", "la grande taverne", "die große Taverne"],
    );
    // Its knight, its tower and its points are confirmed (docs/COMPONENTS.md).
    let school = Building::from_id("magic_school").expect("a building");
    check(
        |lingo| lingo.effects(school).join(", "),
        [
            "+1 knight, +1 tower, 2 points for each swamp territory",
            "+1 chevalier, +1 tour, 2 points par domaine de marais",
            "+1 Ritter, +1 Turm, 2 Punkte für jedes Sumpfgebiet",
        ],
    );
    for lingo in lingos() {
        for building in Building::all() {
            assert_readable(&lingo.building(building));
            assert_readable(&lingo.the_building(building));
            assert!(!lingo.effects(building).is_empty());
            assert_all_readable(&lingo.effects(building));
        }
    }
}

#[test]
fn all_names_are_distinct() {
    for lingo in lingos() {
        let all_differ = |names: Vec<String>| {
            assert_all_readable(&names);
            let count = names.len();
            assert_eq!(names.into_iter().collect::<BTreeSet<_>>().len(), count);
        };
        all_differ(Terrain::ALL.map(|terrain| lingo.terrain(terrain)).to_vec());
        all_differ(Terrain::ALL.map(|terrain| lingo.territory_of(terrain)).to_vec());
        all_differ((0..HOUSES.len()).map(|index| lingo.house(index)).collect());
        all_differ((0..HOUSES.len()).map(|index| lingo.house_in_full(index)).collect());
        all_differ(Level::ALL.map(|level| lingo.level(level.name())).to_vec());
        all_differ(Level::ALL.map(|level| lingo.level_hint(level.name())).to_vec());
        all_differ(Phrase::ALL.map(|phrase| lingo.phrase(phrase)).to_vec());
        all_differ(Building::all().map(|building| lingo.building(building)).collect());
    }
}

#[test]
fn modes_have_distinct_titles() {
    let title =
        |mode: &'static str| move |lingo: &Lingo| lingo.mode(&mode.parse().expect("a mode"));
    check(title("k4"), ["Kingdomino for 4", "Kingdomino à 4", "Kingdomino zu viert"]);
    check(title("duel"), ["Mighty Duel", "Grand Duel", "Das große Duell"]);
    check(
        title("w6t"),
        [
            "Royal Wedding for 6, in teams",
            "Mariage royal à 6, en équipes",
            "Königliche Hochzeit zu sechst, in Teams",
        ],
    );
    for lingo in lingos() {
        let describe = |rules: Rules| {
            let options = lingo.options(&rules);
            assert_all_readable(options.iter().map(|option| &option.hint));
            let names: Vec<_> = options.into_iter().map(|option| option.name).collect();
            (lingo.mode(&rules), names)
        };
        let printed: BTreeSet<_> = Preset::ALL.map(|preset| describe(preset.rules)).into();
        assert_eq!(printed.len(), Preset::ALL.len(), "printed modes can be told apart");
        let all: Vec<_> = testkit::mixes::all();
        let mixes: BTreeSet<_> = all.iter().map(|rules| describe(*rules)).collect();
        assert_eq!(mixes.len(), all.len(), "house mixes too");
    }
}

#[test]
fn clocks_are_described() {
    let clock = |clock| move |lingo: &Lingo| lingo.clock(clock);
    check(clock(Clock::None), ["No clock", "Sans limite de temps", "Ohne Zeitlimit"]);
    check(
        clock(Clock::Bank { bank_ms: 600_000, increment_ms: 10_000 }),
        [
            "10 minutes each, +10 seconds per turn",
            "10 minutes chacun, +10 secondes par tour",
            "je 10 Minuten, +10 Sekunden pro Zug",
        ],
    );
    check(
        clock(Clock::Turn { turn_ms: 86_400_000 }),
        ["1 day per turn", "1 jour par tour", "1 Tag pro Zug"],
    );
    check(|lingo| lingo.duration(90_000), ["90 seconds", "90 secondes", "90 Sekunden"]);
    check(|lingo| lingo.duration(0), ["0 seconds", "0 seconde", "0 Sekunden"]);
}

#[test]
fn a_label_is_joined_as_the_language_does() {
    check(|lingo| lingo.labelled("A", "B"), ["A: B", "A\u{202f}: B", "A: B"]);
}

#[test]
fn only_unusual_options_are_listed() {
    let [english, ..] = lingos();
    let options = |mode: &str| -> Vec<String> {
        let rules = mode.parse().expect("a mode");
        english.options(&rules).into_iter().map(|option| option.name).collect()
    };
    assert!(options("q2").is_empty() && options("duel").is_empty() && options("w8t").is_empty());
    assert_eq!(options("k3+48"), ["48 dominoes"]);
    assert_eq!(options("k2+abba+harmony"), ["Harmony", "A-B-B-A"]);
    assert_eq!(options("q2+drawn+dynasty+middle"), ["Middle Kingdom", "Dynasty", "Drawn kings"]);
    assert_eq!(options("k4+best"), ["Dynasty, best game"]);
    assert_eq!(options("q2+anyking"), ["Any king"]);
}

#[test]
fn the_domino_in_the_hand_is_described() {
    let (wheat, forest) =
        (Half { terrain: Terrain::Wheat, crowns: 0 }, Half { terrain: Terrain::Forest, crowns: 1 });
    let [english, ..] = lingos();
    assert_eq!(
        english.ghost(wheat, (2, 3), forest, Direction::North),
        "Wheat in row 2, column 3; forest with one crown above it."
    );
    assert_eq!(english.ghost_fits(3), "It fits: +3 points.");
    let refused = |code: &str| english.ghost_refused(code, 5);
    assert_eq!(refused("place.outside_grid"), "It doesn’t fit. Outside your 5×5 kingdom.");
    assert_eq!(refused("place.no_match"), "It doesn’t fit. No matching land here.");
    for lingo in lingos() {
        for toward in Direction::ALL {
            assert_readable(&lingo.ghost(forest, (1, 5), wheat, toward));
        }
        for code in ["place.occupied", "place.wrong_domino", "place.no_match"] {
            let refused = lingo.ghost_refused(code, 7);
            assert_readable(&refused);
            assert!(!refused.contains(".."), "{refused}");
        }
    }
}

/// A sentence fits beside a portrait, and at a table of eight nobody repeats another's.
#[test]
fn every_bot_has_a_sentence_of_its_own() {
    const LETTERS_MAX: usize = 62;
    for lingo in lingos() {
        let voices: Vec<String> =
            Character::all().map(|bot| lingo.voice(bot.level, bot.seat())).collect();
        assert_all_readable(&voices);
        for (at, voice) in voices.iter().enumerate() {
            assert!(voice.chars().count() <= LETTERS_MAX, "{voice}");
            assert!(voice.ends_with(['.', '!', '?']), "{voice}");
            assert!(!voices[..at].contains(voice), "{voice} twice");
        }
    }
}
