//! A Dynasty in words.

use rules::{Decider, DynastyScoring, Realm, Rules, Standing};
use view::scene::DynastyScene;
use view::series::{SeriesMember, SeriesRealm, SeriesScene};

use crate::{assert_all_readable, english_french_german, lingos};

fn standing(realm: usize, rank: u8, points: u16, behind_by: Option<Decider>) -> Standing {
    Standing { realm: Realm::new(realm).expect("a realm"), rank, points, behind_by }
}

fn names() -> Vec<String> {
    ["Ann", "Ben"].map(str::to_owned).to_vec()
}

fn one_by_one(realm: Realm) -> Vec<String> {
    vec![names()[realm.index()].clone()]
}

fn a_dynasty(played: u8, totals: Vec<u16>, standings: Vec<Standing>) -> DynastyScene {
    DynastyScene { games: 3, played, scoring: DynastyScoring::Total, totals, standings }
}

#[test]
fn a_dynasty_on_its_way_says_who_leads() {
    let dynasty = a_dynasty(2, vec![90, 97], Vec::new());
    let [english, ..] = english_french_german();
    assert_eq!(english.dynasty_title(&dynasty), "Dynasty so far");
    let by_best = DynastyScene { scoring: DynastyScoring::Best, ..dynasty.clone() };
    assert_eq!(english.dynasty_title(&by_best), "Best game so far");
    assert_eq!(
        english.dynasty_lines(&dynasty, &names()),
        ["In the lead: Ben, 97 points.", "2nd: Ann, 90 points, 7 points behind."]
    );
    assert_eq!(english.dynasty_winners(&dynasty.standings, one_by_one), None);
    for lingo in lingos() {
        assert_all_readable(lingo.dynasty_lines(&dynasty, &names()).iter());
    }
}

#[test]
fn to_win_a_game_is_not_to_win_the_dynasty() {
    let by_territory = Some(Decider::LargestTerritory);
    let standings = vec![standing(1, 1, 140, None), standing(0, 2, 140, by_territory)];
    let dynasty = a_dynasty(3, vec![140, 140], standings);
    let [english, french, german] = english_french_german();
    let ann = [vec!["Ann".to_owned()]];
    assert_eq!(english.game_winners(&ann, &dynasty), "Ann wins game 3 of 3!");
    assert_eq!(german.game_winners(&ann, &dynasty), "Ann gewinnt Partie 3 von 3!");
    assert_eq!(french.game_winners(&ann, &dynasty), "Ann remporte la partie 3 sur 3\u{202f}!");
    let winners = english.dynasty_winners(&dynasty.standings, one_by_one);
    assert_eq!(winners.as_deref(), Some("Ben wins the Dynasty!"));
    assert_eq!(english.dynasty_title(&dynasty), "Final standings of the Dynasty");
    let lines = english.dynasty_lines(&dynasty, &names());
    assert_eq!(lines[..2], ["1st: Ben, 140 points", "2nd: Ann, 140 points"]);
    assert!(lines[2].contains("largest territory"), "{lines:?}");
    let both = [vec!["Ann".to_owned(), "Cid".to_owned()], vec!["Ben".to_owned()]];
    assert_eq!(english.game_winners(&both, &dynasty), "Ann & Cid and Ben share game 3 of 3!");
    for lingo in lingos() {
        assert_all_readable(lingo.dynasty_lines(&dynasty, &names()).iter());
        assert_all_readable([lingo.game_winners(&both, &dynasty)].iter());
    }
}

#[test]
fn the_archive_names_players_bots_and_teams() {
    let level = |name| table::Level::named(name).expect("a level");
    let realm = |members| SeriesRealm { members, by_game: vec![40, 50, 60] };
    let (page, duke) = (SeriesMember::Bot(level("page")), SeriesMember::Bot(level("duke")));
    let rules: Rules = "k4t+dynasty".parse().expect("rules");
    let mut series = SeriesScene {
        rules,
        houses: table::Houses::standard(&rules),
        standings: vec![standing(0, 1, 150, None), standing(1, 1, 150, Some(Decider::Shared))],
        realms: vec![
            realm(vec![SeriesMember::Player("Ann".into()), page]),
            realm(vec![SeriesMember::Player("Ben".into()), duke]),
        ],
    };
    let [english, ..] = english_french_german();
    assert_eq!(english.series_realms(&series), ["Ann & Tansy", "Ben & Ermengard"]);
    assert_eq!(
        english.series_winners(&series),
        "Ann & Tansy and Ben & Ermengard share the Dynasty!"
    );
    series.standings[1] = standing(1, 2, 150, Some(Decider::Crowns));
    assert_eq!(english.series_winners(&series), "Ann and Tansy win the Dynasty!");
    // Two bots of a level are two people.
    series.realms[1].members[1] = series.realms[0].members[1].clone();
    assert_eq!(english.series_realms(&series), ["Ann & Tansy", "Ben & Dimity"]);
}
