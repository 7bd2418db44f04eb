//! Programs: the stream and the documented bot.

use std::process::Stdio;

use axum::body::Body;
use axum::http::Request;
use futures_util::StreamExt;
use serde_json::Value;
use table::{
    Level,
    Wanted::{Bot, Host},
};

use crate::house::House;

/// The program in docs/PROTOCOL.md, exactly as printed.
fn documented_bot() -> String {
    let text = include_str!("../../../../docs/PROTOCOL.md");
    let (_, rest) = text.split_once("```python\n").expect("a program");
    rest.split_once("```").expect("its end").0.to_owned()
}

#[test]
fn the_documented_bot_has_no_more_than_ten_lines() {
    assert!(documented_bot().lines().count() <= 10);
}

/// Runs it against a real server until its game has ended.
#[tokio::test(flavor = "multi_thread")]
async fn the_documented_bot_plays_a_whole_game() {
    let house = House::open().await;
    let base = format!("http://{}", house.address);
    let mut python = tokio::process::Command::new("python3")
        .args(["-c", &documented_bot(), &base])
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .expect("python3");
    let played = async {
        loop {
            let (_, page) = house.send("GET", "/api/games", None, "").await;
            if let Some(game) = page["games"].as_array().and_then(|games| games.first()) {
                return game.clone();
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    let game = tokio::time::timeout(crate::house::PATIENCE, played).await.expect("a game");
    assert_eq!(game["ending"], "finished");
    assert!(game["seats"].as_array().expect("seats").iter().any(|seat| seat["name"] == "Tenliner"));
    python.kill().await.expect("it is still running, waiting for another game");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_plays_and_stops() {
    let house = House::open().await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/remote-bot.py");
    let output = tokio::process::Command::new("python3")
        .args([script, &format!("http://{}", house.address), "q2"])
        .output();
    let output = tokio::time::timeout(crate::house::PATIENCE, output)
        .await
        .expect("it stops")
        .expect("python3");
    let record = String::from_utf8(output.stdout).expect("text");
    let (record, last) = rules::Record::verified(&record).expect("a record");
    assert!(last.outcome().is_some());
    assert_eq!(table::verify(&record), Ok(()));
}

/// The first line is the table, the next a turn with all legal actions.
#[tokio::test]
async fn a_stream_announces_the_turn() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k2", vec![Host, Bot { level: Level::Page }], true).await;
    let request = Request::builder()
        .uri(format!("/api/tables/{table}/stream"))
        .header("authorization", format!("Bearer {}", ann.token));
    let answer = house.ask(request.body(Body::empty()).expect("a request")).await;
    assert_eq!(answer.headers()["content-type"], "application/x-ndjson");
    let mut lines = answer.into_body().into_data_stream();
    let mut kinds = Vec::new();
    let turn = loop {
        let line = lines.next().await.expect("a line").expect("bytes");
        assert_eq!(line.last(), Some(&b'\n'));
        let message: Value = serde_json::from_slice(&line).expect("JSON");
        kinds.push(message["type"].as_str().expect("a type").to_owned());
        if message["type"] == "turn" {
            break message;
        }
    };
    assert_eq!(kinds[0], "snapshot");
    assert!(turn["legal"].as_array().is_some_and(|legal| !legal.is_empty()));
    assert!(turn["position"].as_str().is_some_and(|line| line.starts_with("k2")), "{turn}");
    let act = serde_json::json!({"type": "act", "action": turn["legal"][0], "seen": turn["seen"]});
    let path = format!("/api/tables/{table}/intents");
    let (status, _) = house.send("POST", &path, Some(&ann.token), &act.to_string()).await;
    assert_eq!(status.as_u16(), 200);
}
