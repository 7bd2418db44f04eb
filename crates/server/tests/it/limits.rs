//! Floods hit limits, and nobody else notices.

use axum::body::Body;
use axum::http::Request;
use futures_util::SinkExt;
use protocol::{ToClient, ToServer};
use serde_json::json;
use server::{Config, Limits};
use table::{Intent, Phrase, Wanted::Host};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::house::{House, PATIENCE, config, submit};

async fn house(limits: Limits) -> House {
    House::with(Config { limits, ..config() }).await
}

#[tokio::test]
async fn requests_beyond_the_limit_are_refused() {
    let house =
        house(Limits { requests_per_second: 1, requests_burst: 5, ..Limits::loose() }).await;
    let mut codes = Vec::new();
    for _ in 0..8 {
        codes.push(house.send("GET", "/api/tables", None, "").await.0.as_u16());
    }
    assert_eq!(codes[..5], [200; 5]);
    assert!(codes[5..].contains(&429), "{codes:?}");
    assert_eq!(
        house.send("GET", "/health", None, "").await.0.as_u16(),
        200,
        "health is not limited"
    );
}

#[tokio::test]
async fn players_and_tables_beyond_the_limit_are_refused() {
    let house = house(Limits { players_per_hour: 3, tables_per_hour: 2, ..Limits::loose() }).await;
    let ann = house.guest("Ann").await;
    let new = r#"{"rules":"k2"}"#;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(house.send("POST", "/api/tables", Some(&ann.token), new).await);
    }
    assert_eq!(open[2].1["code"], json!("limit.tables"));
    let mut last = json!(null);
    for _ in 0..4 {
        last = house.send("POST", "/api/players", None, r#"{"name":"Eve"}"#).await.1;
    }
    assert_eq!(last["code"], json!("limit.requests"));
}

#[tokio::test]
async fn a_connection_that_floods_is_closed() {
    let house =
        house(Limits { messages_per_second: 1, messages_burst: 10, ..Limits::loose() }).await;
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
    let house = house(Limits { connections_per_address: 2, ..Limits::loose() }).await;
    let ann = house.guest("Ann").await;
    let first = house.greeted_socket(&ann.token).await;
    let _second = house.greeted_socket(&ann.token).await;
    let (url, bearer) =
        (format!("ws://{}/api/socket", house.address), format!("Bearer {}", ann.token));
    let mut request = url.into_client_request().expect("an address");
    request.headers_mut().insert("authorization", bearer.parse().expect("a header"));
    let third = tokio_tungstenite::connect_async(request.clone()).await;
    assert!(third.is_err_and(|error| error.to_string().contains("429")));
    drop(first);
    let again = async {
        while tokio_tungstenite::connect_async(request.clone()).await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, again).await.expect("room again");
}

#[tokio::test]
async fn watched_tables_per_connection_are_limited() {
    let house = house(Limits { watched_per_connection: 1, ..Limits::loose() }).await;
    let ann = house.guest("Ann").await;
    let (one, two) =
        (ann.open("k2", vec![Host], false).await, ann.open("k2", vec![Host], false).await);
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
    let house = house(Limits { outbox: 8, ..Limits::loose() }).await;
    let (ann, slow) = (house.guest("Ann").await, house.guest("Slow").await);
    let table = ann.open("k2", vec![Host], false).await;
    let link = ann.follow(&table);
    let mut sleepy = house.greeted_socket(&slow.token).await;
    sleepy.say(&ToServer::Watch { table: table.clone(), after: None }).await;
    assert!(matches!(sleepy.hear().await, Some(ToClient::Snapshot { .. })));
    // Requests so much without reading that the socket buffers fill up and the server can write
    // nothing more.
    let flood = tokio::spawn(async move {
        let watch =
            ToServer::Watch { table: "nowhere".parse().expect("an id"), after: None }.to_json();
        while sleepy.0.feed(Message::text(watch.clone())).await.is_ok()
            && sleepy.0.flush().await.is_ok()
        {}
        sleepy
    });
    // Then its queue overflows, which affects nobody else.
    let is_cut_off = async {
        let mut ready = false;
        while !metrics(&house).await.contains("crownlands_cut_off_total 1\n") {
            ready = !ready;
            submit(&link, &table, Intent::Ready { ready })
                .await
                .expect("nobody waits for the slow reader");
        }
    };
    tokio::time::timeout(PATIENCE, is_cut_off).await.expect("it is cut off");
    let mut sleepy =
        tokio::time::timeout(PATIENCE, flood).await.expect("it ends").expect("no panic");
    while sleepy.hear_text().await.is_some() {}
}

async fn metrics(house: &House) -> String {
    let request = Request::builder().uri("/metrics").body(Body::empty()).expect("a request");
    let body = axum::body::to_bytes(house.ask(request).await.into_body(), 1 << 20).await;
    String::from_utf8(body.expect("a body").into()).expect("text")
}

/// Messages sent to a silent client do not count as signs of life.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_client_is_dropped_however_much_it_receives() {
    let house = House::with(Config { silence_ms: 1_000, ..config() }).await;
    let (ann, mute) = (house.guest("Ann").await, house.guest("Mute").await);
    let table = ann.open("k2", vec![Host], false).await;
    let mut silent = house.greeted_socket(&mute.token).await;
    silent.say(&ToServer::Watch { table: table.clone(), after: None }).await;
    let told = async {
        for ready in [true, false].into_iter().cycle() {
            let intent = table::Intent::Ready { ready };
            let posted = protocol::PostedIntent { id: None, seen: None, intent };
            ann.api.post_intent(&table, &posted).await.expect("sent to the watcher");
        }
    };
    let gone = async { while silent.hear_text().await.is_some() {} };
    let gone = async {
        tokio::select! {
            () = told => {}
            () = gone => {}
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.expect("it is gone");
}

/// A client may send its own header line; the proxy's comes last.
#[tokio::test]
async fn a_forged_address_is_not_trusted() {
    let limits = Limits { requests_per_second: 1, requests_burst: 3, ..Limits::loose() };
    let house = House::with(Config { behind_proxy: true, limits, ..config() }).await;
    let mut codes = Vec::new();
    for at in 0..6 {
        let request = Request::builder()
            .uri("/api/tables")
            .header("x-forwarded-for", format!("192.0.2.{at}"))
            .header("x-forwarded-for", format!("198.51.100.{at}, 203.0.113.7"));
        let request = request.body(Body::empty()).expect("a request");
        codes.push(house.ask(request).await.status().as_u16());
    }
    assert_eq!(codes[..3], [200; 3]);
    assert!(codes[3..].contains(&429), "{codes:?}");
}

#[tokio::test]
async fn talk_is_limited_and_can_be_switched_off() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2", vec![Host], false).await;
    let link = ann.follow(&table);
    submit(&link, &table, Intent::Say { phrase: Phrase::Hello }).await.expect("said");
    assert_eq!(
        submit(&link, &table, Intent::Say { phrase: Phrase::Hello }).await,
        Err("talk.too_fast".into())
    );
    let options = table::Options { talk: false, ..table::Options::new("k2".parse().unwrap()) };
    let quiet = ann.open_as(options, vec![Host], false).await;
    let link = ann.follow(&quiet);
    assert_eq!(
        submit(&link, &quiet, Intent::Say { phrase: Phrase::Hello }).await,
        Err("talk.off".into())
    );
}
