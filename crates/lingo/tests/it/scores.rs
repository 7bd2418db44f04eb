//! Score sheets, standings and ties in words.

use std::collections::BTreeSet;

use rules::{Dynasty, Merit, Outcome, Preset, Realm, Rules, Sketch};
use testkit::{game, shuffle};

use view::scoring_pad::{ScoreBox, ScoringPad};

use crate::{assert_all_readable, english_french_german, lingos};

#[test]
fn items_add_up_to_the_total() {
    for lingo in lingos() {
        for (seed, preset) in (0..).zip(Preset::ALL) {
            let rules = Rules { middle_kingdom: true, harmony: true, ..preset.rules };
            let end = game::random_position(rules, 100, &mut shuffle::random(seed));
            for realm in rules.realms() {
                let sheet = end.score(realm);
                let items = lingo.score_items(&sheet);
                assert_all_readable(items.iter().map(|item| &item.label));
                assert_eq!(items.iter().map(|item| item.points).sum::<u16>(), sheet.total);
            }
        }
    }
}

#[test]
fn a_score_sheet_is_itemised() {
    let sketch: Sketch = "W. W1 CC L2\n.. W. F. L.".parse().expect("a kingdom");
    let [english, french, german] = english_french_german().map(|lingo| {
        let items = lingo.score_items(&sketch.score());
        items.into_iter().map(|item| format!("{} = {}", item.label, item.points)).collect()
    });
    let (english, french, german): (Vec<_>, Vec<_>, Vec<_>) = (english, french, german);
    assert_eq!(
        english,
        [
            "Wheat: 3 squares × 1 crown = 3",
            "Lake: 2 squares × 2 crowns = 4",
            "Without a crown: 1 square = 0"
        ]
    );
    assert_eq!(french[2], "Sans couronne\u{202f}: 1 case = 0");
    assert_eq!(german[1], "See: 2 Felder × 2 Kronen = 4");
}

#[test]
fn territories_without_crowns_share_one_line() {
    let sketch: Sketch = "W. F. CC L1\nW. F. W. L.".parse().expect("a kingdom");
    for lingo in lingos() {
        let items = lingo.score_items(&sketch.score());
        let [lake, rest] = items.as_slice() else { panic!("two lines: {items:?}") };
        assert_eq!((lake.points, lake.cells.len()), (2, 2));
        assert_eq!((rest.points, rest.cells.len()), (0, 5));
        assert!(rest.label.contains('5'), "{}", rest.label);
    }
}

#[test]
fn buildings_say_how_they_score() {
    let sketch: Sketch =
        "rules q4\nF1 CC Ta\nF. L. Tb\na sawmill\nb statues".parse().expect("a kingdom");
    let [english, ..] = lingos();
    let items = english.score_items(&sketch.score());
    let building = |name: &str| items.iter().find(|item| item.label == name).expect("a building");
    let sawmill = building("Sawmill");
    assert_eq!(sawmill.reason.as_deref(), Some("2 points for each forest territory"));
    assert_eq!((sawmill.points, sawmill.cells.len()), (2, 1));
    assert_eq!(building("Statues").reason, None);
}

/// The outcome of a single game with these results: points, largest territory and crowns of each
/// realm.
fn outcome(merits: &[(u16, u8, u16)]) -> Outcome {
    let rules: Rules = format!("k{}", merits.len()).parse().expect("a mode");
    let merits: Vec<_> = merits
        .iter()
        .zip(rules.realms())
        .map(|(&(points, largest_territory, crowns), realm)| Merit {
            realm,
            points,
            largest_territory,
            crowns,
        })
        .collect();
    let ended = Dynasty::resume(rules, 1, &merits).expect("a Dynasty");
    ended.outcome().expect("all games are played")
}

#[test]
fn ties_are_explained() {
    let names = ["Ada", "Ben", "Cléo", "Dora"];
    let ended = outcome(&[(40, 7, 9), (40, 9, 5), (40, 7, 8), (40, 7, 8)]);
    let [english, french, german] = english_french_german();
    assert_eq!(
        english.tie_breaks(&ended, &names),
        [
            "Ben and Ada both have 40 points. The tie goes to Ben, whose largest territory is bigger.",
            "Ada and Cléo are tied on points and largest territory. The tie goes to Ada, with more crowns.",
            "Cléo and Dora are tied on everything that counts, so they share the rank.",
        ]
    );
    assert_eq!(
        french.standings(&ended, &names),
        [
            "1er\u{202f}: Ben, 40 points",
            "2e\u{202f}: Ada, 40 points",
            "3e\u{202f}: Cléo, 40 points",
            "3e\u{202f}: Dora, 40 points"
        ]
    );
    assert_eq!(german.standings(&ended, &names)[0], "1. Platz: Ben, 40 Punkte");
    assert!(english.tie_breaks(&outcome(&[(41, 1, 1), (40, 9, 9)]), &names).is_empty());
}

#[test]
fn a_victory_may_be_shared() {
    let names = ["Ada", "Ben"];
    let rules: Rules = "k2".parse().expect("a mode");
    let [english, french, german] = english_french_german();
    let shared = outcome(&[(30, 5, 5), (30, 5, 5)]);
    assert_eq!(
        english.victory(&rules, &shared, &names),
        "The game is over. Ada and Ben share the victory with 30 points each!"
    );
    let won = outcome(&[(1, 5, 5), (0, 5, 5)]);
    assert_eq!(
        french.victory(&rules, &won, &names),
        "La partie est terminée. Ada gagne avec 1 point\u{202f}!"
    );
    assert_eq!(
        german.victory(&rules, &won, &names),
        "Die Partie ist zu Ende. Ada gewinnt mit 1 Punkt!"
    );
}

#[test]
fn a_team_win_where_one_player_wins() {
    let [english, french, german] = english_french_german();
    let rules: Rules = "w6t".parse().expect("a mode");
    let names = ["Ada", "Ben", "Cléo", "Dora", "Emil", "Fay"];
    let merit = |(realm, points)| Merit { realm, points, ..Merit::default() };
    let ended = |points: [u16; 3]| {
        let merits: Vec<Merit> = rules.realms().zip(points).map(merit).collect();
        Dynasty::resume(rules, 1, &merits).and_then(|ended| ended.outcome()).expect("a Dynasty")
    };
    let won = ended([30, 54, 20]);
    assert_eq!(
        english.victory(&rules, &won, &names),
        "The game is over. Cléo and Dora win with 54 points!"
    );
    assert_eq!(
        french.victory(&rules, &won, &names),
        "La partie est terminée. Cléo et Dora gagnent avec 54 points\u{202f}!"
    );
    assert_eq!(
        german.victory(&rules, &won, &names),
        "Die Partie ist zu Ende. Cléo und Dora gewinnen mit 54 Punkten!"
    );
    assert_eq!(
        english.victory(&rules, &ended([54, 54, 1]), &names),
        "The game is over. Team Ada & Ben and Team Cléo & Dora share the victory with 54 points each!"
    );
    let team = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let headlines =
        |winners: &[Vec<String>]| [&english, &french, &german].map(|lingo| lingo.winners(winners));
    assert_eq!(
        headlines(&[team(&["Ada", "Ben"])]),
        ["Ada and Ben win!", "Ada et Ben gagnent\u{202f}!", "Ada und Ben gewinnen!"]
    );
    assert_eq!(headlines(&[team(&["Ada"])]), ["Ada wins!", "Ada gagne\u{202f}!", "Ada gewinnt!"]);
    assert_eq!(
        headlines(&[team(&["Ada", "Ben"]), team(&["Cléo", "Dora"])])[0],
        "Ada & Ben and Cléo & Dora share the victory!"
    );
}

#[test]
fn a_team_has_its_members_names() {
    let [.., german] = english_french_german();
    let teams: Rules = "w6t".parse().expect("a mode");
    let second = Realm::new(1).expect("a realm");
    let six = ["Ada", "Ben", "Cléo", "Dora", "Emil", "Fay"];
    assert_eq!(german.realm(&teams, second, &six), "Team Cléo & Dora");
}

#[test]
fn standings_during_a_game_name_the_leader_and_the_gaps() {
    let named = |realms: &[(&str, u16)]| {
        realms.iter().map(|(name, points)| ((*name).to_owned(), *points)).collect::<Vec<_>>()
    };
    let [english, french, german] = english_french_german();
    let race = named(&[("Ann", 12), ("Bob", 30), ("Eve", 29)]);
    assert_eq!(
        english.race(&race),
        [
            "In the lead: Bob, 30 points.",
            "2nd: Eve, 29 points, 1 point behind.",
            "3rd: Ann, 12 points, 18 points behind."
        ]
    );
    let tied = named(&[("Ann", 7), ("Bob", 7)]);
    assert_eq!(english.race(&tied), ["1st: Ann, 7 points.", "1st: Bob, 7 points."]);
    assert_eq!(english.race(&[]), Vec::<String>::new());
    for lingo in [&french, &german] {
        assert_all_readable(&lingo.race(&race));
        assert_all_readable(&lingo.race(&tied));
    }
}

#[test]
fn changes_of_points_have_a_sign() {
    let [english, ..] = lingos();
    let changes = [-2, 0, 1, 14].map(|change| english.change_of_points(change));
    assert_eq!(changes, ["−2", "no points", "+1 point", "+14 points"]);
}

#[test]
fn a_scoring_pad_names_its_boxes_and_says_who_won() {
    let texts =
        ["rules q4+middle+harmony\ncoins 9\n\nW1 W. CC", "rules q4\ncoins 3\n\nF1 F. W2 CC"];
    let sketches = texts.map(|text| text.parse::<Sketch>().expect("a kingdom"));
    let names = ["Ada", "Ben"].map(str::to_owned);
    let pad = |count: usize| {
        let kingdoms = names.iter().cloned().zip(&sketches).take(count);
        ScoringPad::of_kingdoms(kingdoms).expect("kingdoms")
    };
    for lingo in lingos() {
        let boxes: BTreeSet<String> =
            pad(2).boxes.into_iter().map(|one: ScoreBox| lingo.score_box(one)).collect();
        assert_all_readable(&boxes);
        assert_eq!(boxes.len(), 11, "{boxes:?}");
    }
    let [english, french, german] = english_french_german();
    assert_eq!(
        english.pad_result(&pad(2)),
        [
            "Ada and Ben share the victory!",
            "Ada and Ben are tied on everything that counts, so they share the rank."
        ]
    );
    assert_eq!(english.pad_result(&pad(1)), [""; 0]);
    assert_eq!(french.pad_result(&pad(2)).len(), 2);
    assert_eq!(german.score_box(ScoreBox::Buildings), "Gebäude");
}
