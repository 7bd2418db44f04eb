//! The live list of open tables and games to watch, and quick matches.

use client::{Link, Model};
use protocol::{LobbyTable, PairingRequest};
use rules::Seat;
use table::{
    Fill, Intent, Level, Options, Privacy, TableId,
    Wanted::{Anybody, Bot, Host},
};

use crate::house::{House, PATIENCE, config, submit, until};

#[tokio::test]
async fn the_lobby_reports_new_changed_and_removed_tables() {
    let house = House::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let first = ann.open("k4", vec![Host, Anybody], false).await;
    let link = ben.follow(&first);
    link.with(|session| session.watch_lobby(true));
    let listed = async |count: usize, taken: usize| {
        let seen = async {
            loop {
                let fits = link.with(|session| {
                    let tables = session.lobby().tables();
                    let people = |table: &LobbyTable| {
                        let player = |seat: &&protocol::LobbySeat| {
                            matches!(seat.holder, table::Holder::Player { .. })
                        };
                        table.seats.iter().filter(player).count()
                    };
                    tables.len() == count && tables.iter().map(people).sum::<usize>() == taken
                });
                if fits {
                    return;
                }
                link.next_notice().await.expect("the link stands");
            }
        };
        tokio::time::timeout(PATIENCE, seen)
            .await
            .unwrap_or_else(|_| panic!("{count} tables with {taken}"));
    };
    listed(1, 1).await;
    let private = Options { privacy: Privacy::Link, ..Options::new("k2".parse().unwrap()) };
    ann.open_as(private, vec![Host], false).await;
    let second = ann.open("q2", vec![Host], false).await;
    listed(2, 2).await;
    submit(&link, &first, Intent::Sit { seat: Seat::new(2).unwrap(), house: None })
        .await
        .expect("a seat");
    listed(2, 3).await;
    let host = ann.follow(&second);
    until(&host, &second, |_| true).await;
    submit(&host, &second, Intent::Close).await.expect("closed");
    listed(1, 2).await;
}

#[tokio::test]
async fn quick_match_pairs_two_players() {
    let house = House::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let wanted = PairingRequest {
        rules: "k2".parse().unwrap(),
        wait_ms: 60_000,
        level: Level::Page,
        house: None,
        commitment: None,
    };
    let first = ann.api.pair(&wanted).await.expect("a table");
    let second = ben.api.pair(&wanted).await.expect("a table");
    assert_eq!(first.table, second.table);
    let link = ben.follow(&second.table);
    until(&link, &second.table, |state| state.game.is_some()).await;
    let other = PairingRequest { rules: "k3".parse().unwrap(), ..wanted };
    assert_ne!(ann.api.pair(&other).await.expect("a table").table, first.table);
}

#[tokio::test]
async fn quick_match_falls_back_to_bots() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let wanted = PairingRequest {
        rules: "w6t".parse().unwrap(),
        wait_ms: 1,
        level: Level::Squire,
        house: None,
        commitment: None,
    };
    let found = ann.api.pair(&wanted).await.expect("a table");
    let link = ann.follow(&found.table);
    until(&link, &found.table, |state| {
        let bots = state
            .chairs
            .iter()
            .filter(|chair| chair.holder == table::Holder::Bot { level: Level::Squire });
        bots.count() == 5 && state.game.is_some()
    })
    .await;
}

/// The lobby as a stranger sees it.
async fn lobby_seen_by_stranger(house: &House) -> Vec<LobbyTable> {
    let (status, body) = house.send("GET", "/api/tables", None, "").await;
    assert_eq!(status, 200, "{body}");
    serde_json::from_value(body).expect("tables")
}

/// Waits until a session satisfies `look`.
async fn wait_until(link: &Link, what: &str, look: impl Fn(&client::Session) -> bool) {
    let seen = async {
        while !link.with(|session| look(session)) {
            link.next_notice().await.expect("the link stands");
        }
    };
    tokio::time::timeout(PATIENCE, seen).await.unwrap_or_else(|_| panic!("{what}"));
}

#[tokio::test]
async fn only_public_games_that_may_be_watched_are_shown_to_strangers() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let seats = || vec![Host, Bot { level: Level::Page }];
    let public = ann.open("k2", seats(), true).await;
    let usual = Options::new("k2".parse().unwrap());
    let by_link = Options { privacy: Privacy::Link, ..usual.clone() };
    let unwatched = Options { spectators: false, ..usual.clone() };
    let both = Options { spectators: false, ..by_link.clone() };
    for hidden in [by_link, unwatched, both] {
        ann.open_as(hidden, seats(), true).await;
    }
    let listed = lobby_seen_by_stranger(&house).await;
    let [table] = &listed[..] else { panic!("one table: {listed:?}") };
    assert_eq!((&table.table, table.stage), (&public, table::Stage::Playing));
    let game = table.game.expect("a game is on");
    assert_eq!((game.number, game.rounds, table.spectators), (1, 6, 0));
    let lobby = client::Lobby::of(listed.clone());
    assert_eq!((lobby.to_join().count(), lobby.to_watch().count()), (0, 1));
}

#[tokio::test]
async fn spectators_are_counted_at_the_table_and_in_the_lobby() {
    let house = House::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let (eve, kim) = (house.guest("Eve").await, house.guest("Kim").await);
    let table = ann.open("k2", vec![Host, Bot { level: Level::Page }], true).await;
    let aside = ann.open("k3", vec![Host], false).await;
    let watch = |link: &Link| link.with(|session| session.watch_lobby(true));
    let lobby = ben.follow(&aside);
    watch(&lobby);
    let counted = |session: &client::Session, table: &TableId| {
        session.table(table).map_or(0, Model::spectators)
    };
    let listed = |session: &client::Session| {
        session.lobby().to_watch().find(|listed| listed.table == table).map(|one| one.spectators)
    };
    wait_until(&lobby, "a game to watch", |session| listed(session) == Some(0)).await;
    let player = ann.follow(&table);
    let first = eve.follow(&table);
    let second = kim.follow(&table);
    for link in [&player, &first, &second] {
        wait_until(link, "two spectators", |session| counted(session, &table) == 2).await;
    }
    wait_until(&lobby, "two in the lobby", |session| listed(session) == Some(2)).await;
    // A second page of the same person does not count again.
    let again = eve.follow(&table);
    wait_until(&again, "still two", |session| counted(session, &table) == 2).await;
    drop((second, again));
    wait_until(&player, "one spectator", |session| counted(session, &table) == 1).await;
    wait_until(&lobby, "one in the lobby", |session| listed(session) == Some(1)).await;
}

#[tokio::test]
async fn many_games_do_not_hide_a_waiting_table() {
    let house = House::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let waiting = ann.open("k4", vec![Host, Anybody], false).await;
    for _ in 0..55 {
        ben.open("k2", vec![Host, Bot { level: Level::Page }], true).await;
    }
    let lobby = client::Lobby::of(lobby_seen_by_stranger(&house).await);
    assert_eq!(lobby.to_watch().count(), 50);
    let open: Vec<&TableId> = lobby.to_join().map(|table| &table.table).collect();
    assert_eq!(open, [&waiting]);
}

/// More games than the lobby considers, all newer than the waiting table.
#[tokio::test]
async fn no_number_of_games_hides_a_waiting_table() {
    let store = store::open("sqlite::memory:").await.expect("a store");
    let house =
        House::with_store(config(), store.clone(), std::sync::Arc::new(server::System)).await;
    let ann = house.guest("Ann").await;
    let fill = Some(Fill { after_ms: 60_000, level: Level::Page });
    let wanted = Options { fill, ..Options::new("k4".parse().unwrap()) };
    let waiting = ann.open_as(wanted, vec![Host, Anybody], true).await;
    let played = ann.open("k2", vec![Host, Bot { level: Level::Page }], true).await;
    let like = store.summary(played.as_str()).await.expect("a store").expect("a table");
    assert!(like.listed && !like.waiting);
    for number in 0..600 {
        let table = format!("game{number}");
        let body = like.body.replace(played.as_str(), &table);
        let summary = store::Summary { body, ..like };
        let at = 1 << 50;
        let entries = vec![store::Row { seq: 1, at, body: String::new() }];
        let (secrets, finished) = (Vec::new(), Vec::new());
        let append = store::Append {
            table,
            expected: 0,
            entries,
            secrets,
            summary,
            wake_at: None,
            finished,
            series: Vec::new(),
            seated: None,
            seals: Vec::new(),
            at,
        };
        assert_eq!(store.append(append).await, Ok(store::Appended::Done));
    }
    let lobby = client::Lobby::of(lobby_seen_by_stranger(&house).await);
    assert_eq!(lobby.to_watch().count(), 50);
    assert_eq!(lobby.to_join().map(|table| &table.table).collect::<Vec<_>>(), [&waiting]);
    let ben = house.guest("Ben").await;
    let wanted = PairingRequest {
        rules: "k4".parse().unwrap(),
        wait_ms: 60_000,
        level: Level::Page,
        house: None,
        commitment: None,
    };
    assert_eq!(ben.api.pair(&wanted).await.expect("company").table, waiting);
}

/// Its id is all that protects a link-only table.
#[tokio::test]
async fn private_games_are_never_listed() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let usual = Options::new("k2".parse().unwrap());
    let by_link = Options { privacy: Privacy::Link, ..usual.clone() };
    let unwatched = Options { spectators: false, ..usual.clone() };
    let mut tables = Vec::new();
    for options in [by_link, usual, unwatched] {
        let seats = vec![Host, Bot { level: Level::Page }];
        let table = ann.open_as(options, seats, true).await;
        let intent = table::Intent::Resign;
        let posted = protocol::PostedIntent { id: None, seen: None, intent };
        ann.api.post_intent(&table, &posted).await.expect("it ends");
        tables.push(table);
    }
    let of_ann = format!("/api/games?player={}", ann.id);
    for path in ["/api/games", "/api/games?rules=k2", &of_ann] {
        let (_, page) = house.send("GET", path, None, "").await;
        let listed: Vec<&str> = page["games"]
            .as_array()
            .expect("games")
            .iter()
            .filter_map(|game| game["table"].as_str())
            .collect();
        assert_eq!(listed, [tables[1].as_str()], "{path}");
    }
    for table in &tables {
        let path = format!("/api/games/{table}/1");
        assert_eq!(
            house.send("GET", &path, None, "").await.0,
            200,
            "anyone with the link finds it"
        );
    }
}

/// Whoever is looking for a game is never seated where bots do not come, or where somebody who is not
/// ready keeps them away.
#[tokio::test]
async fn quick_match_always_fills() {
    let house = House::open().await;
    let (ann, ben, cid) =
        (house.guest("Ann").await, house.guest("Ben").await, house.guest("Cid").await);
    let rules = || Options::new("k3".parse().unwrap());
    let soon = Some(Fill { after_ms: 1_000, level: Level::Page });
    let late = Some(Fill { after_ms: 600_000, level: Level::Page });
    let never = ann.open_as(rules(), vec![Host], true).await;
    let unready = ann.open_as(Options { fill: soon, ..rules() }, vec![Host], false).await;
    let late = ann.open_as(Options { fill: late, ..rules() }, vec![Host], true).await;
    let wanted = PairingRequest {
        rules: "k3".parse().unwrap(),
        wait_ms: 300,
        level: Level::Page,
        house: None,
        commitment: None,
    };
    let found = ben.api.pair(&wanted).await.expect("a table").table;
    assert!(![&never, &unready, &late].contains(&&found));
    let link = ben.follow(&found);
    until(&link, &found, |state| state.game.is_some()).await;
    let fitting = ann.open_as(Options { fill: soon, ..rules() }, vec![Host], true).await;
    let found = cid.api.pair(&wanted).await.expect("a table").table;
    assert_eq!(found, fitting);
    let link = cid.follow(&found);
    until(&link, &found, |state| state.game.is_some()).await;
}

/// After a restart, tables whose people never come back leave the list.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_listed_only_while_somebody_is_there() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("db").display());
    let system = std::sync::Arc::new(server::System);
    let store = store::open(&url).await.expect("a store");
    let mut house = House::with_store(config(), store, system.clone()).await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    ann.open("k2", vec![Host, Anybody], true).await;
    let kept = ben.open("k3", vec![Host, Anybody], true).await;
    assert_eq!(lobby_seen_by_stranger(&house).await.len(), 2);
    house.close().await;
    let store = store::open(&url).await.expect("the store again");
    let hasty = server::Config { away_after_ms: 300, ..config() };
    let house = House::with_store(hasty, store, system).await;
    let ben = ben.moved_to(&house);
    let _link = ben.follow(&kept);
    let left = async {
        loop {
            let listed = lobby_seen_by_stranger(&house).await;
            if let [one] = &listed[..] {
                return assert_eq!(one.table, kept);
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, left).await.expect("the other one is gone");
}

/// Somebody who asks twice, for nobody answered the first time, gets one table.
#[tokio::test]
async fn a_table_opened_twice_under_one_key_is_one_table() {
    let house = House::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let open = async |token: &str, key: Option<&str>| {
        let mut request = axum::http::Request::builder()
            .method("POST")
            .uri("/api/tables")
            .header("authorization", format!("Bearer {token}"))
            .header("content-type", "application/json");
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        let request = request.body(r#"{"rules":"k2"}"#.into()).expect("a request");
        let (status, answer) = crate::house::json(house.ask(request).await).await;
        (status.as_u16(), answer["table"].as_str().unwrap_or_default().to_owned())
    };
    let first = open(&ann.token, Some("one")).await;
    assert_eq!((first.0, first.1.len()), (200, 12));
    assert_eq!(open(&ann.token, Some("one")).await, first);
    let others = [
        open(&ann.token, Some("two")).await,
        open(&ben.token, Some("one")).await,
        open(&ann.token, None).await,
        open(&ann.token, None).await,
    ];
    let mut all: Vec<_> = others.into_iter().chain([first]).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 5);
    assert_eq!(open(&ann.token, Some(&"x".repeat(101))).await.0, 400);
    assert_eq!(lobby_seen_by_stranger(&house).await.len(), 5);
}
