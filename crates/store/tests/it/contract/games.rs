//! Finished games and queries about them.

use crate::home::Home;
use crate::samples::{append, finishing, game, result};
use store::{Append, Appended, FinishedGame, GameCursor, GameQuery, PlayerStats};

async fn finish(home: &Home, games: Vec<FinishedGame>) {
    assert_eq!(home.store.append(finishing(games)).await, Ok(Appended::Done));
}

/// Reads all pages; returns the table and number of every game.
async fn pages(home: &Home, query: GameQuery) -> Vec<(String, u32)> {
    let mut all = Vec::new();
    let mut before: Option<GameCursor> = None;
    loop {
        let page = GameQuery { before: before.clone(), ..query.clone() };
        let page = home.store.games(page).await.unwrap();
        assert!(page.len() <= query.limit as usize);
        let Some(last) = page.last() else { return all };
        before = Some(last.cursor());
        all.extend(page.into_iter().map(|game| (game.table, game.number)));
    }
}

fn numbered(games: &[(&str, u32)]) -> Vec<(String, u32)> {
    games.iter().map(|(table, number)| ((*table).to_owned(), *number)).collect()
}

pub(crate) async fn a_game_comes_back_whole(home: Home) {
    let quiet = FinishedGame { results: Vec::new(), ..game("oak", 2, 900) };
    finish(&home, vec![game("oak", 1, 800), quiet.clone()]).await;
    assert_eq!(home.store.game("oak", 1).await, Ok(Some(game("oak", 1, 800))));
    assert_eq!(home.store.game("oak", 2).await, Ok(Some(quiet.clone())));
    assert_eq!(home.store.game("oak", 3).await, Ok(None));
    assert_eq!(home.store.game("elm", 1).await, Ok(None));
    let listed = home.store.games(GameQuery { limit: 9, ..GameQuery::default() }).await.unwrap();
    assert_eq!(listed.len(), 2);
    assert_eq!(listed[0].results, quiet.results);
    let first = &listed[1];
    assert_eq!((&*first.rules, &*first.ending), ("kingdomino", "played"));
    assert_eq!((first.began_at, first.ended_at), (740, 800));
    assert_eq!(first.results, game("oak", 1, 800).results);
}

pub(crate) async fn pages_come_newest_first(home: Home) {
    finish(&home, vec![game("oak", 1, 100), game("oak", 2, 300)]).await;
    finish(&home, vec![game("ash", 1, 300), game("ash", 2, 300), game("ash", 10, 300)]).await;
    finish(&home, vec![game("elm", 1, 200)]).await;
    let newest_first =
        numbered(&[("oak", 2), ("ash", 10), ("ash", 2), ("ash", 1), ("elm", 1), ("oak", 1)]);
    for limit in 1..=7 {
        let read = pages(&home, GameQuery { limit, ..GameQuery::default() }).await;
        assert_eq!(read, newest_first, "pages of {limit}");
    }
}

pub(crate) async fn pages_filter_by_player_and_by_rules(home: Home) {
    let by = |table, ended_at, rules: &str, player| FinishedGame {
        rules: rules.to_owned(),
        results: vec![result(0, Some(player), 1, 1), result(1, None, 0, 2)],
        ..game(table, 1, ended_at)
    };
    for (table, ended_at, rules, player) in [
        ("t1", 10, "duel", "ann"),
        ("t2", 20, "duel", "bob"),
        ("t3", 20, "queen", "ann"),
        ("t4", 20, "duel", "ann"),
        ("t5", 30, "queen", "bob"),
        ("t6", 40, "duel", "ann"),
    ] {
        finish(&home, vec![by(table, ended_at, rules, player)]).await;
    }
    let asked = async |player: &str, rules: &str, limit| {
        let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let query = GameQuery { player: some(player), rules: some(rules), before: None, limit };
        pages(&home, query).await.into_iter().map(|(table, _)| table).collect::<Vec<_>>()
    };
    for limit in [1, 2, 9] {
        assert_eq!(asked("ann", "", limit).await, ["t6", "t4", "t3", "t1"]);
        assert_eq!(asked("", "duel", limit).await, ["t6", "t4", "t2", "t1"]);
        assert_eq!(asked("ann", "duel", limit).await, ["t6", "t4", "t1"]);
        assert_eq!(asked("bob", "queen", limit).await, ["t5"]);
        assert_eq!(asked("eve", "", limit).await, [""; 0]);
        assert_eq!(asked("", "chess", limit).await, [""; 0]);
    }
}

pub(crate) async fn a_player_with_two_seats_counts_once(home: Home) {
    let both = vec![result(0, Some("ann"), 30, 2), result(1, Some("ann"), 50, 1)];
    finish(&home, vec![FinishedGame { results: both.clone(), ..game("oak", 1, 10) }]).await;
    let query = GameQuery { player: Some("ann".into()), limit: 9, ..GameQuery::default() };
    let games = home.store.games(query).await.unwrap();
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].results, both);
    let once =
        PlayerStats { games: 1, wins: 1, points: 50, best: Some(50), ..PlayerStats::default() };
    assert_eq!(home.store.player_stats("ann").await, Ok(once));
}

pub(crate) async fn stats_add_up_all_games(home: Home) {
    for (number, points, rank) in [(1, 43, 1), (2, 12, 3), (3, 61, 2), (4, -4, 1)] {
        let results = vec![result(0, Some("bob"), 99, 9), result(1, Some("ann"), points, rank)];
        let table = format!("table {number}");
        finish(&home, vec![FinishedGame { results, ..game(&table, number, 10) }]).await;
    }
    let ann =
        PlayerStats { games: 4, wins: 2, points: 112, best: Some(61), ..PlayerStats::default() };
    assert_eq!(home.store.player_stats("ann").await, Ok(ann));
    assert_eq!(home.store.player_stats("eve").await, Ok(PlayerStats::default()));
}

pub(crate) async fn a_game_can_only_finish_once(home: Home) {
    finish(&home, vec![game("oak", 1, 10)]).await;
    let again = Append { finished: vec![game("oak", 1, 99)], ..append("oak", 1, 0) };
    assert_eq!(home.store.append(again).await.unwrap_err().code(), "store.refused");
    assert_eq!(home.store.game("oak", 1).await, Ok(Some(game("oak", 1, 10))));
    assert_eq!(home.store.load("oak", 0).await.unwrap().unwrap().entries.len(), 1);
}

pub(crate) async fn only_listed_games_are_in_the_lists(home: Home) {
    let hidden = |number| FinishedGame { listed: false, ..game("oak", number, 20) };
    finish(&home, vec![hidden(1), game("oak", 2, 10), hidden(3)]).await;
    let all = GameQuery { limit: 9, ..GameQuery::default() };
    let of_ann = GameQuery { player: Some("ann".into()), ..all.clone() };
    let by_rules = GameQuery { rules: Some("kingdomino".into()), ..all.clone() };
    let both = GameQuery { rules: by_rules.rules.clone(), ..of_ann.clone() };
    for query in [all, of_ann, by_rules, both] {
        assert_eq!(pages(&home, query.clone()).await, numbered(&[("oak", 2)]), "{query:?}");
    }
    assert_eq!(
        home.store.game("oak", 3).await,
        Ok(Some(hidden(3))),
        "anyone who knows its table can load it"
    );
    assert_eq!(
        home.store.player_stats("ann").await.unwrap().games,
        3,
        "and it counts in the stats"
    );
}
