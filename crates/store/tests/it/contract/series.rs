//! Finished series and queries about them.

use crate::home::Home;
use crate::samples::{append, finishing, game, result, series};
use store::{
    Append, Appended, FinishedGame, FinishedSeries, PlayerStats, SeriesOf, SeriesQuery,
    SeriesSummary,
};

/// Creates a table whose two games are a series.
async fn finish(home: &Home, series: FinishedSeries) {
    let games = vec![
        game(&series.table, 1, series.ended_at - 100),
        FinishedGame {
            results: vec![result(0, Some("ann"), 40, 2), result(1, None, 43, 1)],
            ..game(&series.table, 2, series.ended_at)
        },
    ];
    let append = Append { series: vec![series], ..finishing(games) };
    assert_eq!(home.store.append(append).await, Ok(Appended::Done));
}

fn all(of: SeriesOf) -> SeriesQuery {
    SeriesQuery { of, before: None, limit: 9 }
}

async fn tables(home: &Home, query: SeriesQuery) -> Vec<String> {
    let mut all = Vec::new();
    let mut before = None;
    loop {
        let page = SeriesQuery { before: before.clone(), ..query.clone() };
        let page = home.store.series(page).await.unwrap();
        assert!(page.len() <= query.limit as usize);
        let Some(last) = page.last() else { return all };
        before = Some(last.cursor());
        all.extend(page.into_iter().map(|series| series.table));
    }
}

pub(crate) async fn a_series_comes_back_with_the_points_of_its_games(home: Home) {
    finish(&home, series("oak", 1, 800)).await;
    let written = series("oak", 1, 800);
    let read = home.store.one_series("oak", 1).await.unwrap().expect("a series");
    let SeriesSummary { table, first, rules, began_at, ended_at, seats } = &read;
    assert_eq!(
        (&**table, *first, rules, *began_at, *ended_at),
        ("oak", 1, &written.rules, 640, 800)
    );
    let results: Vec<_> = seats.iter().map(|seat| seat.result.clone()).collect();
    assert_eq!(results, written.results);
    let points: Vec<_> = seats.iter().map(|seat| &*seat.by_game).collect();
    assert_eq!(points, [[43, 40], [40, 43]]);
    assert_eq!(home.store.series(all(SeriesOf::Everyone)).await, Ok(vec![read]));
    assert_eq!(home.store.one_series("oak", 2).await, Ok(None));
    assert_eq!(home.store.one_series("elm", 1).await, Ok(None));
}

pub(crate) async fn lists_are_paged_and_filtered(home: Home) {
    finish(&home, series("t1", 1, 1_000)).await;
    finish(&home, series("t2", 1, 3_000)).await;
    finish(&home, FinishedSeries { listed: false, ..series("t3", 1, 4_000) }).await;
    finish(&home, series("t4", 1, 3_000)).await;
    let mut of_bots = series("t5", 1, 2_000);
    of_bots.results[0].result.player = None;
    finish(&home, of_bots).await;
    for limit in [1, 2, 9] {
        let asked = async |of| tables(&home, SeriesQuery { limit, ..all(of) }).await;
        assert_eq!(asked(SeriesOf::Everyone).await, ["t4", "t2", "t5", "t1"]);
        assert_eq!(asked(SeriesOf::Player("ann".into())).await, ["t4", "t2", "t1"]);
        assert_eq!(asked(SeriesOf::Player("eve".into())).await, [""; 0]);
        assert_eq!(asked(SeriesOf::Table("t3".into())).await, ["t3"], "who knows the table");
        assert_eq!(asked(SeriesOf::Table("t9".into())).await, [""; 0]);
    }
}

/// Ann wins one game and the other player the other; the series is hers alone.
pub(crate) async fn games_and_series_are_counted_apart(home: Home) {
    finish(&home, series("oak", 1, 800)).await;
    finish(&home, FinishedSeries { listed: false, ..series("ash", 1, 900) }).await;
    let mut lost = series("elm", 1, 1_000);
    lost.results[0].result.rank = 2;
    finish(&home, lost).await;
    let stats = PlayerStats {
        games: 6,
        wins: 3,
        points: 3 * 83,
        best: Some(43),
        series: 3,
        series_wins: 2,
    };
    assert_eq!(home.store.player_stats("ann").await, Ok(stats));
}

pub(crate) async fn a_refused_series_writes_nothing(home: Home) {
    let other = series("elm", 1, 10);
    let long = FinishedSeries { rules: "x".repeat(2_000), ..series("oak", 1, 10) };
    for bad in [other, long] {
        let append = Append { series: vec![bad], ..append("oak", 0, 0) };
        assert_eq!(home.store.append(append).await.unwrap_err().code(), "store.refused");
    }
    assert_eq!(home.store.load("oak", 0).await, Ok(None));
}

pub(crate) async fn series_are_derived_once(home: Home) {
    let games = vec![game("oak", 1, 10), game("oak", 2, 20)];
    assert_eq!(home.store.append(finishing(games)).await, Ok(Appended::Done));
    let again = FinishedSeries { rules: "other".into(), ..series("oak", 1, 20) };
    for derived in [series("oak", 1, 20), again] {
        home.store.derive_series("oak", vec![derived]).await.unwrap();
        let read = home.store.one_series("oak", 1).await.unwrap().expect("a series");
        assert_eq!(read.rules, series("oak", 1, 20).rules);
        assert_eq!(read.seats.len(), 2);
    }
    assert_eq!(home.store.underived_series(9).await, Ok(vec![]));
    let other = home.store.derive_series("oak", vec![series("elm", 1, 20)]).await;
    assert_eq!(other.unwrap_err().code(), "store.refused");
}
