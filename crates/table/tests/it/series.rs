//! What a game's record says about its series.

use rules::{Decider, Dynasty, Record};
use table::{Ending, Intent, SeriesGame, SeriesTags};

use crate::bench::Bench;

/// Plays the running game to its end and returns its record.
fn finish(bench: &mut Bench) -> Record {
    bench.play_script("0 finish : ...");
    bench.state().record().unwrap()
}

fn tags(record: &Record) -> Vec<(&str, &str)> {
    let ours = record.tags.iter().filter(|(name, _)| name.starts_with("Series"));
    ours.map(|(name, text)| (name.as_str(), text.as_str())).collect()
}

#[test]
fn records_say_which_game_of_which_series_they_are() {
    let mut bench = Bench::begun("k2+dynasty", "ann bob");
    let mut dynasty = Dynasty::new("k2+dynasty".parse().unwrap());
    for match_number in 0..2 {
        let first = 1 + 3 * match_number;
        for game in 1..=3_u8 {
            let number = first + u32::from(game) - 1;
            assert_eq!(bench.game().number, number);
            let place = Some(SeriesGame { first, game, games: 3 });
            assert_eq!(bench.state().series_game(), place, "while it is played");
            let record = finish(&mut bench);
            assert_eq!(bench.state().series_game(), place, "after its end");
            dynasty.count(&record.replay().last().unwrap().unwrap()).unwrap();
            let read = SeriesTags::read(&record).unwrap();
            assert_eq!(read.series.to_string(), format!("t1.{first}"));
            assert_eq!(read.game, game);
            assert_eq!(read.points, dynasty.totals().collect::<Vec<_>>());
            let outcome = dynasty.outcome();
            assert_eq!(bench.state().series_outcome(), outcome);
            let standings = outcome.map(|outcome| outcome.standings().to_vec());
            assert_eq!(read.standings, standings.unwrap_or_default());
            let reread: Record = record.to_string().parse().unwrap();
            assert_eq!(SeriesTags::read(&reread), Some(read));
            table::verify(&record).unwrap();
            bench.all_ready();
        }
        dynasty = Dynasty::new(*dynasty.rules());
    }
}

/// The whole list of tags is what earlier versions wrote, and how the game was shuffled.
#[test]
fn records_of_single_games_have_no_new_tags() {
    let mut bench = Bench::begun("k2", "ann page");
    let record = finish(&mut bench);
    let names: Vec<&str> = record.tags.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["Game", "Seal", "Seed", "Shuffle", "Seat1", "Seat2"]);
    assert_eq!(SeriesTags::read(&record), None);
    assert_eq!(bench.state().series_game(), None);
    assert_eq!(bench.state().series_outcome(), None);
}

#[test]
fn a_game_that_breaks_off_a_series_has_no_points_in_it() {
    let mut bench = Bench::begun("k2+dynasty", "ann bob");
    finish(&mut bench);
    bench.all_ready();
    bench.submit("bob", Intent::Resign).unwrap();
    let record = bench.state().record().unwrap();
    assert_eq!(bench.game().end.as_ref().unwrap().ending, Ending::Resigned);
    assert_eq!(tags(&record), [("Series", "t1.1"), ("SeriesGame", "2")]);
    assert_eq!(bench.state().series_outcome(), None);
    bench.all_ready();
    let record = finish(&mut bench);
    assert_eq!(tags(&record)[..2], [("Series", "t1.3"), ("SeriesGame", "1")], "a new series");
}

#[test]
fn tie_breaks_are_in_the_tags_and_damaged_tags_are_ignored() {
    let text = |points: &str, ranks: &str, decided: &str| {
        format!(
            "[Crownlands \"1\"]\n[Rules \"k3+dynasty\"]\n[Series \"oak.4\"]\n[SeriesGame \"3\"]\n\
            [SeriesPoints \"{points}\"]\n[SeriesRanks \"{ranks}\"]\n[SeriesDecided \"{decided}\"]\n"
        )
    };
    let read = |points, ranks, decided| {
        SeriesTags::read(&text(points, ranks, decided).parse::<Record>().unwrap())
    };
    let standings = read("90 90 120", "2 3 1", "points crowns").unwrap().standings;
    let told: Vec<_> = standings
        .iter()
        .map(|one| (one.realm.index(), one.rank, one.points, one.behind_by.map(Decider::name)))
        .collect();
    assert_eq!(told, [(2, 1, 120, None), (0, 2, 90, Some("points")), (1, 3, 90, Some("crowns"))]);
    for (points, ranks, decided) in [
        ("90 90", "2 3 1", "points crowns"),
        ("90 90 120", "2 3", "points crowns"),
        ("90 90 120", "2 3 1", "points"),
        ("90 90 120", "2 3 1", "points luck"),
        ("90 90 x", "2 3 1", "points crowns"),
        ("90 90 120", "1 2 3", "points points"),
        ("90 90 120", "3 4 2", "points crowns"),
        ("90 90 120", "2 2 1", "points crowns"),
    ] {
        assert_eq!(read(points, ranks, decided), None, "{points}; {ranks}; {decided}");
    }
}
