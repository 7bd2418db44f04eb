//! Requests other than playing.

use axum::body::Body;
use axum::http::Request;
use rules::Rules;
use serde_json::json;
use table::{
    Level,
    Wanted::{Bot, Host},
};

use crate::house::{House, json};

async fn get(house: &House, path: &str) -> (u16, serde_json::Value) {
    let (status, value) = house.send("GET", path, None, "").await;
    (status.as_u16(), value)
}

#[tokio::test]
async fn missing_things_have_error_codes() {
    let house = House::open().await;
    for (path, status, code) in [
        ("/api/nothing", 404, "http.not_found"),
        ("/api/tables/nowhere", 404, "table.none"),
        ("/api/tables/%F0%9F%91%91", 404, "table.none"),
        ("/api/tables/a/stream", 401, "player.none"),
        ("/api/games/nowhere/1", 404, "game.none"),
        ("/api/games/nowhere/1/record", 404, "game.none"),
        ("/api/players/nobody", 404, "player.not_found"),
        ("/api/players/me", 401, "player.none"),
        ("/api/games?after=nonsense", 400, "message.malformed"),
    ] {
        assert_eq!(
            get(&house, path).await,
            (status, json!({"code": code, "message": message(code)})),
            "{path}"
        );
    }
    let (status, answer) = house.send("DELETE", "/api/tables", None, "").await;
    assert_eq!((status.as_u16(), &answer["code"]), (405, &json!("http.wrong_method")));
}

fn message(code: &str) -> String {
    protocol::Code::ALL.iter().find(|known| known.code() == code).expect("a code").to_string()
}

#[tokio::test]
async fn impossible_tables_are_refused() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    for (body, status, code) in [
        (r#"{"rules":"k9"}"#, 422, "rules.seats"),
        (r#"{"rules":"k5"}"#, 422, "rules.line_too_short"),
        (r#"{"rules":"q3+36"}"#, 422, "rules.box_not_whole"),
        (r#"{"rules":"k2+abba+drawn"}"#, 422, "parse.contradiction"),
        (r#"{"rules":"chess"}"#, 422, "parse.mode"),
        (
            r#"{"rules":"k2","seats":["host",{"bot":{"level":"emperor"}}]}"#,
            422,
            "message.malformed",
        ),
        (r#"{"rules":"k2","clock":{"type":"bank","bank_ms":1}}"#, 422, "table.bad_time"),
        (r#"{"rules":"k2","seats":["host","host","host"]}"#, 409, "seat.none"),
        ("{}", 422, "message.malformed"),
        ("[]", 422, "message.malformed"),
        ("", 422, "message.malformed"),
    ] {
        let (answered, answer) = house.send("POST", "/api/tables", Some(&ann.token), body).await;
        assert_eq!((answered.as_u16(), answer["code"].as_str()), (status, Some(code)), "{body}");
    }
    let unplayable = r#"{"rules":"k5","wait_ms":0}"#;
    let (_, answer) = house.send("POST", "/api/pairing", Some(&ann.token), unplayable).await;
    assert_eq!(answer["code"], "rules.line_too_short");
    assert_eq!(answer["message"], "a line would have fewer dominoes than there are kings");
    let capital = r#"{"rules":"K4+Harmony"}"#;
    let (answered, _) = house.send("POST", "/api/tables", Some(&ann.token), capital).await;
    assert_eq!(answered.as_u16(), 200);
}

/// House mixes are opened like printed modes.
#[tokio::test]
async fn every_playable_mix_can_be_opened() {
    let house = House::open().await;
    for rules in Rules::all_playable() {
        let host = house.guest("Ann").await;
        let body = json!({ "rules": rules.to_string() }).to_string();
        let (status, answer) = house.send("POST", "/api/tables", Some(&host.token), &body).await;
        assert!(status.is_success(), "{rules}: {answer}");
        let path = format!("/api/tables/{}", answer["table"].as_str().expect("an id"));
        let (_, table) = house.send("GET", &path, Some(&host.token), "").await;
        let text = table.to_string();
        assert!(text.contains(&format!("\"rules\":\"{rules}\"")), "{rules}: {text}");
    }
}

#[tokio::test]
async fn names_are_checked_and_can_be_changed() {
    let house = House::open().await;
    for name in ["", "   ", "x\u{202e}y", "a\u{7}b", &"x".repeat(25)] {
        let (status, _) =
            house.send("POST", "/api/players", None, &json!({"name": name}).to_string()).await;
        assert_eq!(status.as_u16(), 422, "{name:?}");
    }
    let ann = house.guest("  Ann   Boleyn ").await;
    let (_, me) = house.send("GET", "/api/players/me", Some(&ann.token), "").await;
    assert_eq!(me["player"]["name"], "Ann Boleyn");
    house.send("PATCH", "/api/players/me", Some(&ann.token), r#"{"name":"Anna"}"#).await;
    let (_, stats) = house.send("GET", &format!("/api/players/{}", ann.id), None, "").await;
    assert_eq!((&stats["name"], &stats["games"]), (&json!("Anna"), &json!(0)));
}

#[tokio::test]
async fn health_metrics_and_openapi_are_served() {
    let house = House::open().await;
    let text = async |path: &str| {
        let request = Request::builder().uri(path).body(Body::empty()).expect("a request");
        let answer = house.ask(request).await;
        let body = axum::body::to_bytes(answer.into_body(), 1 << 20).await.expect("a body");
        String::from_utf8(body.into()).expect("text")
    };
    assert_eq!(text("/health").await, "ok\n");
    assert_eq!(text("/ready").await, "ready\n");
    let ann = house.guest("Ann").await;
    ann.open("k2", vec![Host, Bot { level: Level::Page }], false).await;
    let metrics = house.fetch("/metrics", &[]).await.2;
    for name in
        ["crownlands_facts_total", "crownlands_connections", "crownlands_intent_seconds_bucket"]
    {
        assert!(metrics.contains(name), "{name} in {metrics}");
    }
    let description: serde_json::Value =
        serde_json::from_str(&text("/api/openapi.json").await).expect("JSON");
    let paths = description["paths"].as_object().expect("paths");
    for path in [
        "/api/players",
        "/api/tables/{table}/intents",
        "/api/games/{table}/{number}/record",
        "/api/series",
        "/api/series/{table}/{number}",
    ] {
        assert!(paths.contains_key(path), "{path}");
    }
}

/// Every described path can be requested, by exactly the described methods.
#[tokio::test]
async fn every_described_path_is_routed() {
    let house = House::open().await;
    let (_, description) = house.send("GET", "/api/openapi.json", None, "").await;
    let paths = description["paths"].as_object().expect("paths");
    assert!(paths.len() >= 15, "{}", paths.len());
    for (path, methods) in paths {
        let concrete = path.replace("{table}", "t1").replace("{number}", "1");
        let concrete = concrete.replace("{player}", "p1");
        for method in ["get", "post", "patch", "put", "delete"] {
            let (status, body) = house.send(&method.to_uppercase(), &concrete, None, "{}").await;
            let is_routed = status.as_u16() != 405 && body["code"] != "http.not_found";
            assert_eq!(is_routed, !methods[method].is_null(), "{method} {path}: {status} {body}");
        }
    }
}

#[tokio::test]
async fn the_page_is_served_with_tags() {
    let house = House::open().await;
    let request = |path: &str| Request::builder().uri(path.to_owned());
    let answer = house.ask(request("/").body(Body::empty()).expect("a request")).await;
    assert_eq!(answer.headers()["content-type"], "text/html");
    assert_eq!(answer.headers()["cache-control"], "no-cache");
    let tag = answer.headers()["etag"].clone();
    let again = request("/").header("if-none-match", tag).body(Body::empty()).expect("a request");
    assert_eq!(house.ask(again).await.status().as_u16(), 304);
    let inside = house.ask(request("/t/abc").body(Body::empty()).expect("a request")).await;
    assert_eq!(inside.headers()["content-type"], "text/html", "a path inside the page is the page");
    assert_eq!(inside.headers()["vary"], "accept-encoding");
    assert!(!inside.headers().contains_key("content-encoding"), "nothing was accepted");
    let missing =
        json(house.ask(request("/nothing.js").body(Body::empty()).expect("a request")).await).await;
    assert_eq!(missing.0.as_u16(), 404);
}
