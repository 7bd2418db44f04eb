//! Limits: a client that exceeds one is refused or cut off, and nobody else notices.

use axum::body::Body;
use axum::http::Request;
use futures_util::SinkExt;
use protocol::{PostedIntent, ToClient, ToServer};
use serde_json::json;
use server::{Config, Limits};
use table::{Intent, Options, Phrase, TableId, Wanted::Host};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::house::{Guest, House, PATIENCE, config, submit};

async fn limited_house(limits: Limits) -> House {
    House::with(Config { limits, ..config() }).await
}

/// Opens a table that waits for a second player.
async fn open_table(guest: &Guest) -> TableId {
    guest.open("k2", vec![Host], false).await
}

#[tokio::test]
async fn requests_beyond_the_limit_are_refused() {
    let limits = Limits { requests_per_second: 1, requests_burst: 5, ..Limits::loose() };
    let house = limited_house(limits).await;
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(house.send("GET", "/api/tables", None, "").await.0.as_u16());
    }
    assert_eq!(statuses[..5], [200; 5]);
    assert!(statuses[5..].contains(&429), "{statuses:?}");
    let health = house.send("GET", "/health", None, "").await.0.as_u16();
    assert_eq!(health, 200, "health is not limited");
}

#[tokio::test]
async fn new_tables_beyond_the_limit_are_refused() {
    let house = limited_house(Limits { tables_per_hour: 2, ..Limits::loose() }).await;
    let ann = house.guest("Ann").await;
    let mut codes = Vec::new();
    for _ in 0..3 {
        let opening = r#"{"rules":"k2"}"#;
        let (_, answer) = house.send("POST", "/api/tables", Some(&ann.token), opening).await;
        codes.push(answer["code"].clone());
    }
    assert_eq!(codes, [json!(null), json!(null), json!("limit.tables")]);
}

#[tokio::test]
async fn new_players_beyond_the_limit_are_refused() {
    let house = limited_house(Limits { players_per_hour: 2, ..Limits::loose() }).await;
    let mut codes = Vec::new();
    for _ in 0..3 {
        let (_, answer) = house.send("POST", "/api/players", None, r#"{"name":"Eve"}"#).await;
        codes.push(answer["code"].clone());
    }
    assert_eq!(codes, [json!(null), json!(null), json!("limit.requests")]);
}

#[tokio::test]
async fn a_connection_that_floods_is_closed() {
    let limits = Limits { messages_per_second: 1, messages_burst: 10, ..Limits::loose() };
    let house = limited_house(limits).await;
    let ann = house.guest("Ann").await;
    let mut socket = house.greeted_socket(&ann.token).await;
    for nonce in 0..50 {
        socket.say(&ToServer::Ping { nonce }).await;
    }
    assert_eq!(socket.code().await, "limit.intents");
    assert_eq!(socket.hear_text().await, None);
}

#[tokio::test]
async fn connections_per_address_are_limited() {
    let house = limited_house(Limits { connections_per_address: 2, ..Limits::loose() }).await;
    let ann = house.guest("Ann").await;
    let first = house.greeted_socket(&ann.token).await;
    let _second = house.greeted_socket(&ann.token).await;
    let url = format!("ws://{}/api/socket", house.address);
    let mut request = url.into_client_request().expect("an address");
    let bearer = format!("Bearer {}", ann.token).parse().expect("a header");
    request.headers_mut().insert("authorization", bearer);
    let third = tokio_tungstenite::connect_async(request.clone()).await;
    assert!(third.is_err_and(|error| error.to_string().contains("429")));
    drop(first);
    let again = async {
        while tokio_tungstenite::connect_async(request.clone()).await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, again).await.expect("a connection that ends makes room");
}

#[tokio::test]
async fn watched_tables_per_connection_are_limited() {
    let house = limited_house(Limits { watched_per_connection: 1, ..Limits::loose() }).await;
    let ann = house.guest("Ann").await;
    let (one, two) = (open_table(&ann).await, open_table(&ann).await);
    let mut socket = house.greeted_socket(&ann.token).await;
    socket.say(&ToServer::Watch { table: one.clone(), after: None }).await;
    assert!(matches!(socket.hear().await, Some(ToClient::Snapshot { .. })));
    socket.say(&ToServer::Watch { table: two.clone(), after: None }).await;
    assert_eq!(socket.code().await, "limit.watched");
    socket.say(&ToServer::Unwatch { table: one }).await;
    socket.say(&ToServer::Watch { table: two, after: None }).await;
    assert!(matches!(socket.hear().await, Some(ToClient::Snapshot { .. })));
}

/// A client that does not read is cut off; the others receive everything.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_is_cut_off_and_nobody_waits_for_it() {
    let house = limited_house(Limits { outbox: 8, ..Limits::loose() }).await;
    let (ann, slow) = (house.guest("Ann").await, house.guest("Slow").await);
    let table = open_table(&ann).await;
    let link = ann.follow(&table);
    let mut slow = house.greeted_socket(&slow.token).await;
    slow.say(&ToServer::Watch { table: table.clone(), after: None }).await;
    assert!(matches!(slow.hear().await, Some(ToClient::Snapshot { .. })));
    // It requests so much without reading that the socket buffers fill up and the server cannot
    // write any more.
    let flood = tokio::spawn(async move {
        let watch =
            ToServer::Watch { table: "nowhere".parse().expect("an id"), after: None }.to_json();
        while slow.0.feed(Message::text(watch.clone())).await.is_ok()
            && slow.0.flush().await.is_ok()
        {}
        slow
    });
    // Then its queue overflows, which affects nobody else.
    let until_cut_off = async {
        let mut ready = false;
        while !metrics(&house).await.contains("crownlands_cut_off_total 1\n") {
            ready = !ready;
            let submitted = submit(&link, &table, Intent::ready(ready)).await;
            submitted.expect("nobody waits for the slow reader");
        }
    };
    tokio::time::timeout(PATIENCE, until_cut_off).await.expect("it is cut off");
    let flooded = tokio::time::timeout(PATIENCE, flood).await;
    let mut slow = flooded.expect("writing fails once it is cut off").expect("no panic");
    while slow.hear_text().await.is_some() {}
}

async fn metrics(house: &House) -> String {
    house.fetch("/metrics", &[]).await.2
}

/// Messages sent to a silent client do not count as signs of life.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_client_is_dropped_however_much_it_receives() {
    let house = House::with(Config { silence_ms: 1_000, ..config() }).await;
    let (ann, silent) = (house.guest("Ann").await, house.guest("Silent").await);
    let table = open_table(&ann).await;
    let mut silent = house.greeted_socket(&silent.token).await;
    silent.say(&ToServer::Watch { table: table.clone(), after: None }).await;
    let send_facts = async {
        for ready in [true, false].into_iter().cycle() {
            let intent = Intent::ready(ready);
            let posted = PostedIntent { id: None, seen: None, intent };
            ann.api.post_intent(&table, &posted).await.expect("sent to the watcher");
        }
    };
    let until_dropped = async { while silent.hear_text().await.is_some() {} };
    let dropped = async {
        tokio::select! {
            () = send_facts => {}
            () = until_dropped => {}
        }
    };
    tokio::time::timeout(PATIENCE, dropped).await.expect("it is dropped");
}

/// Only the last address comes from the proxy; a client may forge all before it.
#[tokio::test]
async fn forged_addresses_do_not_evade_a_limit() {
    let limits = Limits { requests_per_second: 1, requests_burst: 3, ..Limits::loose() };
    let house = House::with(Config { behind_proxy: true, limits, ..config() }).await;
    let mut statuses = Vec::new();
    for at in 0..6 {
        let request = Request::builder()
            .uri("/api/tables")
            .header("x-forwarded-for", format!("192.0.2.{at}"))
            .header("x-forwarded-for", format!("198.51.100.{at}, 203.0.113.7"));
        let request = request.body(Body::empty()).expect("a request");
        statuses.push(house.ask(request).await.status().as_u16());
    }
    assert_eq!(statuses[..3], [200; 3]);
    assert!(statuses[3..].contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn talk_is_limited_and_can_be_switched_off() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let hello = Intent::Say { phrase: Phrase::Hello };
    let table = open_table(&ann).await;
    let link = ann.follow(&table);
    submit(&link, &table, hello.clone()).await.expect("said");
    assert_eq!(submit(&link, &table, hello.clone()).await, Err("talk.too_fast".into()));
    let options = Options { talk: false, ..Options::new("k2".parse().unwrap()) };
    let quiet = ann.open_as(options, vec![Host], false).await;
    let link = ann.follow(&quiet);
    assert_eq!(submit(&link, &quiet, hello).await, Err("talk.off".into()));
}
