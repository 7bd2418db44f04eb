//! Finished Dynasties, as a server and a device tell of them.

use protocol::{SeriesInfo, SeriesSeat, SeriesStanding};
use rules::{Decider, DynastyScoring, Record};
use table::Level;
use view::scene::{DynastyScene, Scene};
use view::series::{SeriesMember, SeriesScene, SeriesShelf};
use view::solo::Solo;

use crate::device::{Players, open, seat, seed};

/// Plays the games of a Dynasty that are left and returns their records.
fn records(solo: &mut Solo, players: &mut Players) -> Vec<Record> {
    let mut all = Vec::new();
    loop {
        players.finish(solo);
        all.push(solo.record().unwrap());
        if solo.state().dynasty.outcome().is_some() {
            return all;
        }
        solo.rematch(players.now, &seed(70 + all.len() as u8)).unwrap();
    }
}

fn played(rules: &str, who: &str, number: u8) -> (Solo, Vec<Record>) {
    let mut solo = open(rules, who, number);
    let records = records(&mut solo, &mut Players::new(number.into()));
    (solo, records)
}

#[test]
fn records_tell_of_their_series() {
    for (rules, who) in
        [("k2+dynasty", "pb"), ("k4t+dynasty", "pbbb"), ("q2+dynasty", "pb"), ("k3+best", "pbb")]
    {
        let (solo, records) = played(rules, who, 60);
        let scene = SeriesScene::of_records(&records).unwrap();
        let outcome = solo.state().dynasty.outcome().unwrap();
        assert_eq!(scene.standings, outcome.standings(), "{rules}");
        assert_eq!(scene.games(), 3);
        for (standing, realm) in
            scene.standings.iter().map(|it| (it, &scene.realms[it.realm.index()]))
        {
            let by_game = realm.by_game.iter().copied();
            let counted = match scene.rules.dynasty {
                Some(DynastyScoring::Best) => by_game.max().unwrap(),
                _ => by_game.sum(),
            };
            assert_eq!(counted, standing.points, "{rules}");
        }
        assert_eq!(scene.realms[0].members[0], SeriesMember::Player("Person 1".into()));
        let bots = scene.realms.iter().flat_map(|realm| &realm.members).skip(1);
        assert!(bots.eq(std::iter::repeat_n(&SeriesMember::Bot(Level::Page), who.len() - 1)));
        assert_eq!(SeriesScene::of_records(&records[..2]), None, "not whole");
        assert_eq!(SeriesScene::of_records(&[]), None);
    }
}

/// The end of a replay shows the same as the end at the table.
#[test]
fn a_replay_knows_how_the_match_stood() {
    let mut solo = open("k3+dynasty", "pbb", 61);
    let mut players = Players::new(61);
    for game in 1..=3 {
        players.finish(&mut solo);
        let shown = Scene::of_state(solo.state(), Some(seat(1))).dynasty;
        assert_eq!(DynastyScene::of_record(&solo.record().unwrap()), shown);
        if game < 3 {
            solo.rematch(players.now, &seed(62 + game)).unwrap();
        }
    }
    let mut single = open("k2", "pb", 63);
    Players::new(63).finish(&mut single);
    assert_eq!(DynastyScene::of_record(&single.record().unwrap()), None);
}

#[test]
fn a_server_tells_of_teams_and_ties() {
    let seat = |number: usize, player: Option<&str>, name: &str| SeriesSeat {
        seat: seat(number),
        player: player.map(str::to_owned),
        name: name.into(),
        bot: player.is_none().then(|| name.into()),
    };
    let standing = |rank, behind_by: Option<&str>, seats| SeriesStanding {
        rank,
        points: 150,
        games: vec![40, 50, 60],
        behind_by: behind_by.map(str::to_owned),
        seats,
    };
    let info = SeriesInfo {
        table: "oak".into(),
        first: 4,
        rules: "k4t+dynasty".into(),
        began_at: 0,
        ended_at: 1,
        standings: vec![
            standing(1, None, vec![seat(3, None, "page"), seat(4, Some("p"), "page")]),
            standing(2, Some("crowns"), vec![seat(1, Some("q"), "Ann"), seat(2, None, "duke")]),
        ],
    };
    let scene = SeriesScene::of_info(&info).unwrap();
    let told: Vec<_> = scene
        .standings
        .iter()
        .map(|one| (one.realm.index(), one.rank, one.points, one.behind_by.map(Decider::name)))
        .collect();
    assert_eq!(told, [(1, 1, 150, None), (0, 2, 150, Some("crowns"))]);
    // A person may be called like a level.
    let members = [SeriesMember::Bot(Level::Page), SeriesMember::Player("page".into())];
    assert_eq!(scene.realms[1].members, members);
    assert_eq!(scene.realms[0].by_game, [40, 50, 60]);
    assert_eq!(SeriesScene::of_info(&SeriesInfo { rules: "chess".into(), ..info }), None);
}

#[test]
fn a_device_keeps_the_games_of_a_series_together() {
    let (_, first) = played("k2+dynasty", "pb", 64);
    let (_, second) = played("q2+dynasty", "pb", 65);
    let mut shelf = SeriesShelf::default();
    // One Dynasty is paused for another.
    for record in [&first[0], &second[0], &second[1], &first[1], &second[2]] {
        assert!(shelf.add(record));
        assert!(!shelf.add(record), "only once, after a reload too");
    }
    let text = serde_json::to_string(&shelf).unwrap();
    let mut shelf: SeriesShelf = serde_json::from_str(&text).unwrap();
    assert_eq!(shelf.whole().collect::<Vec<_>>(), std::slice::from_ref(&second));
    assert!(shelf.add(&first[2]));
    // The one that has just ended comes first, where the end of its last game links to.
    assert_eq!(shelf.whole().collect::<Vec<_>>(), [first.clone(), second]);
    let mut other = SeriesShelf::default();
    assert!(!other.add(&first[1]), "its first game is missing");
    let mut gap = SeriesShelf::default();
    assert!(gap.add(&first[0]) && !gap.add(&first[2]), "the second game is missing");
    let mut single = open("k2", "pb", 66);
    Players::new(66).finish(&mut single);
    assert!(!other.add(&single.record().unwrap()));
    assert_eq!(other, SeriesShelf::default());
}

#[test]
fn the_oldest_series_make_room() {
    let mut shelf = SeriesShelf::default();
    for number in 100..113 {
        let (_, records) = played("k2+dynasty", "bb", number);
        assert!(records.iter().all(|record| shelf.add(record)));
    }
    assert_eq!(shelf.whole().count(), 12);
}

/// A game of other rules or other players does not go on with a Dynasty that waits.
#[test]
fn a_device_mixes_no_two_series() {
    let (_, one) = played("k2+dynasty", "pb", 67);
    for (rules, who) in [("q2+dynasty", "pb"), ("k2+dynasty", "bb")] {
        let (_, other) = played(rules, who, 68);
        let mut shelf = SeriesShelf::default();
        assert!(shelf.add(&one[0]));
        assert!(!shelf.add(&other[1]), "{rules} {who}");
        assert!(shelf.add(&one[1]) && shelf.add(&one[2]));
        assert_eq!(shelf.whole().collect::<Vec<_>>(), std::slice::from_ref(&one));
    }
}
