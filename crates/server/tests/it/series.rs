//! A Dynasty leaves a result.

use rules::{Dynasty, Record};
use serde_json::{Value, json};
use server::System;
use sqlx::{Connection, SqliteConnection};
use std::sync::Arc;
use table::{
    Intent, Level, Options, Privacy, SeriesTags, TableId,
    Wanted::{Bot, Host},
};
use tempfile::TempDir;

use crate::house::{Guest, House, config, is_over, play, submit, until};

async fn get(house: &House, path: &str) -> Value {
    let (status, body) = house.send("GET", path, None, "").await;
    assert!(status.is_success(), "{path}: {status} {body}");
    body
}

async fn open(guest: &Guest, rules: &str, privacy: Privacy) -> TableId {
    let options = Options { privacy, ..Options::new(rules.parse().expect("rules")) };
    let seats = options.rules.all_seats().skip(1).map(|_| Bot { level: Level::Page });
    let seats = std::iter::once(Host).chain(seats).collect();
    guest.open_as(options, seats, true).await
}

/// Plays a whole Dynasty and returns its table.
async fn played(guest: &Guest, rules: &str, privacy: Privacy) -> TableId {
    let table = open(guest, rules, privacy).await;
    play(&guest.follow(&table), &table, 5).await;
    table
}

/// What the rules say about the records of a table's first three games, as the server tells it.
async fn expected(guest: &Guest, table: &TableId, name: &str) -> Value {
    let mut dynasty: Option<Dynasty> = None;
    let mut by_game: Vec<Vec<u16>> = Vec::new();
    let mut last = None;
    for number in 1..=3 {
        let record = guest.api.record(table, number).await.expect("a record");
        let (record, position) = Record::verified(&record).expect("a whole game");
        let dynasty = dynasty.get_or_insert_with(|| Dynasty::new(record.rules));
        dynasty.count(&position).expect("a game of it");
        by_game.push(record.rules.realms().map(|realm| position.points(realm)).collect());
        let tags = SeriesTags::read(&record).expect("tags");
        assert_eq!(tags.series.to_string(), format!("{table}.1"));
        assert_eq!(u32::from(tags.game), number);
        last = Some(tags);
    }
    let outcome = dynasty.and_then(|dynasty| dynasty.outcome()).expect("an outcome");
    assert_eq!(last.expect("tags").standings, outcome.standings());
    let rules = dynasty.expect("rules").rules().to_owned();
    let standing = |standing: &rules::Standing| {
        let seats = rules.all_seats().filter(|seat| rules.realm_of(*seat) == standing.realm);
        let seat = |seat: rules::Seat| match seat.index() {
            0 => json!({"seat": 1, "player": guest.id, "name": name}),
            at => json!({"seat": at + 1, "name": "page", "bot": "page"}),
        };
        let games = by_game.iter().map(|game| game[standing.realm.index()]);
        let mut told = json!({
            "rank": standing.rank,
            "points": standing.points,
            "games": games.collect::<Vec<_>>(),
            "seats": seats.map(seat).collect::<Vec<_>>(),
        });
        if let Some(decider) = standing.behind_by {
            told["behind_by"] = decider.name().into();
        }
        told
    };
    outcome.iter().map(standing).collect()
}

/// §6.11
#[tokio::test(flavor = "multi_thread")]
async fn a_dynasty_is_stored_listed_and_counted() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = played(&ann, "q2+dynasty", Privacy::Open).await;
    let shown = get(&house, &format!("/api/series/{table}/1")).await;
    assert_eq!((&shown["rules"], &shown["first"]), (&json!("q2+dynasty"), &json!(1)));
    assert_eq!(shown["standings"], expected(&ann, &table, "Ann").await);
    let games = get(&house, "/api/games").await["games"].as_array().expect("games").clone();
    assert_eq!(shown["ended_at"], games[0]["ended_at"]);
    assert_eq!(shown["began_at"], games[2]["began_at"]);
    for path in [
        "/api/series",
        &format!("/api/series?table={table}"),
        &format!("/api/series?player={}", ann.id),
    ] {
        assert_eq!(get(&house, path).await, json!({"series": [shown]}), "{path}");
    }
    let stats = get(&house, &format!("/api/players/{}", ann.id)).await;
    let won = games.iter().filter(|game| game["seats"][0]["rank"] == 1).count();
    assert_eq!((&stats["games"], &stats["wins"]), (&json!(3), &json!(won)));
    let standings = shown["standings"].as_array().expect("standings");
    let own = standings.iter().find(|one| one["seats"][0]["seat"] == 1).expect("Ann's place");
    let series_won = u64::from(own["rank"] == 1);
    assert_eq!(stats["series"], 1);
    assert_eq!(stats["series_wins"].as_u64().unwrap_or(0), series_won);
}

#[tokio::test(flavor = "multi_thread")]
async fn teams_share_a_place_and_private_series_are_not_listed() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = played(&ann, "k4t+dynasty", Privacy::Link).await;
    let shown = get(&house, &format!("/api/series/{table}/1")).await;
    assert_eq!(shown["standings"], expected(&ann, &table, "Ann").await);
    assert_eq!(get(&house, "/api/series").await, json!({"series": []}));
    let of_ann = format!("/api/series?player={}", ann.id);
    assert_eq!(get(&house, &of_ann).await, json!({"series": []}));
    let of_table = format!("/api/series?table={table}");
    assert_eq!(get(&house, &of_table).await, json!({"series": [shown]}));
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_series_go_on_and_nonsense_is_refused() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let first = played(&ann, "k2+dynasty", Privacy::Open).await;
    let second = played(&ann, "k2+dynasty", Privacy::Open).await;
    let page = get(&house, "/api/series?limit=1").await;
    assert_eq!(page["series"][0]["table"], second.as_str());
    let next = format!("/api/series?limit=1&after={}", page["next"].as_str().expect("more"));
    assert_eq!(get(&house, &next).await["series"][0]["table"], first.as_str());
    for (path, status, code) in [
        ("/api/series?after=nonsense", 400, "message.malformed"),
        ("/api/series?table=a&player=b", 400, "message.malformed"),
        ("/api/series/nowhere/1", 404, "series.none"),
        (&*format!("/api/series/{first}/2"), 404, "series.none"),
    ] {
        let (answered, body) = house.send("GET", path, None, "").await;
        assert_eq!((answered.as_u16(), &body["code"]), (status, &json!(code)), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dynasty_that_is_broken_off_has_no_result() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = open(&ann, "k2+dynasty", Privacy::Open).await;
    let link = ann.follow(&table);
    until(&link, &table, |state| state.game.is_some()).await;
    submit(&link, &table, Intent::Resign).await.expect("an end");
    until(&link, &table, is_over).await;
    assert_eq!(get(&house, "/api/series").await, json!({"series": []}));
    let stats = get(&house, &format!("/api/players/{}", ann.id)).await;
    assert_eq!((&stats["games"], &stats["series"]), (&json!(1), &Value::Null));
    let record: Record = ann.api.record(&table, 1).await.expect("a record").parse().expect("one");
    assert_eq!(SeriesTags::read(&record).expect("tags").points, [0; 0]);
}

/// The layout before series had rows.
const BEFORE_SERIES: &str = "
    DROP TABLE series_results;
    DROP TABLE series;
    DROP TABLE series_to_derive;
    DELETE FROM _sqlx_migrations WHERE version = 3;";

#[tokio::test(flavor = "multi_thread")]
async fn the_series_of_an_older_database_follow_from_its_facts() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("db");
    let url = format!("sqlite:{}", file.display());
    let house = async || {
        let store = store::open(&url).await.expect("a store");
        House::with_store(config(), store, Arc::new(System)).await
    };
    let mut before = house().await;
    let ann = before.guest("Ann").await;
    let table = played(&ann, "k2+dynasty", Privacy::Open).await;
    let path = format!("/api/series/{table}/1");
    let shown = get(&before, &path).await;
    before.close().await;
    let mut raw = SqliteConnection::connect(&url).await.expect("the file");
    sqlx::raw_sql(BEFORE_SERIES).execute(&mut raw).await.expect("an older layout");
    raw.close().await.expect("a closed file");
    for _ in 0..2 {
        let mut after = house().await;
        let derived = async {
            loop {
                let (status, told) = after.send("GET", &path, None, "").await;
                if status.is_success() {
                    return told;
                }
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        };
        let derived = tokio::time::timeout(crate::house::PATIENCE, derived).await;
        assert_eq!(derived.expect("a series"), shown, "nothing is lost");
        after.close().await;
    }
}
