//! Attempts to get in: each is refused with its code, and the table stays as it was.

use futures_util::SinkExt;
use protocol::{ToClient, ToServer};
use rand::{Rng, RngExt};
use serde_json::json;
use table::{
    Intent, Seq, TableId,
    Wanted::{Anybody, Host},
};
use testkit::shuffle;

use crate::house::{Guest, House, Socket};

/// A game between Ann and Ben, opened by Ann.
async fn game(house: &House) -> (Guest, Guest, TableId) {
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = ann.open("k2", vec![Host, Anybody], true).await;
    let seat = post(house, &ben, &table, json!({"type": "sit", "seat": 2})).await;
    assert_eq!(seat, "");
    assert_eq!(post(house, &ben, &table, json!({"type": "ready", "ready": true})).await, "");
    (ann, ben, table)
}

/// Posts an intent; returns the code of the refusal, or nothing.
async fn post(house: &House, guest: &Guest, table: &TableId, body: serde_json::Value) -> String {
    let path = format!("/api/tables/{table}/intents");
    let (_, answer) = house.send("POST", &path, Some(&guest.token), &body.to_string()).await;
    answer["code"].as_str().unwrap_or_default().to_owned()
}

async fn seq(guest: &Guest, table: &TableId) -> Seq {
    guest.api.table(table).await.expect("a table").seq
}

/// The player to move, and the other one.
async fn mover(ann: Guest, ben: Guest, table: &TableId) -> (Guest, Guest) {
    let snapshot = ann.api.table(table).await.expect("a table");
    let seat = snapshot.game.expect("a game").turn.expect("a turn").seat;
    if seat.index() == 0 { (ann, ben) } else { (ben, ann) }
}

#[tokio::test]
async fn nobody_moves_for_another_player() {
    let house = House::open().await;
    let (ann, ben, table) = game(&house).await;
    let (mover, other) = mover(ann, ben, &table).await;
    let eve = house.guest("Eve").await;
    let before = seq(&mover, &table).await;
    let claim = json!({"type": "act", "action": ">1"});
    assert_eq!(post(&house, &other, &table, claim.clone()).await, "game.not_your_turn");
    assert_eq!(post(&house, &eve, &table, claim.clone()).await, "table.not_seated");
    assert_eq!(
        post(&house, &eve, &table, json!({"type": "sit", "seat": 1})).await,
        "table.playing"
    );
    assert_eq!(post(&house, &eve, &table, json!({"type": "resign"})).await, "table.not_seated");
    assert_eq!(post(&house, &eve, &table, json!({"type": "close"})).await, "table.not_host");
    assert_eq!(seq(&mover, &table).await, before, "nothing happened");
    assert_eq!(post(&house, &mover, &table, claim).await, "", "the player to move may");
}

#[tokio::test]
async fn a_deal_cannot_be_sent() {
    let house = House::open().await;
    let (ann, ben, table) = game(&house).await;
    for step in ["L=1,2,3,4", "K=1", "B=church"] {
        let body = json!({"type": "act", "action": step});
        assert_eq!(post(&house, &ann, &table, body.clone()).await, "parse.action");
        assert_eq!(post(&house, &ben, &table, body).await, "parse.action");
    }
}

#[tokio::test]
async fn unknown_secrets_are_rejected() {
    let house = House::open().await;
    let (ann, _, table) = game(&house).await;
    let path = format!("/api/tables/{table}/intents");
    let resign = r#"{"type":"resign"}"#;
    let (status, answer) = house.send("POST", &path, None, resign).await;
    assert_eq!((status.as_u16(), &answer["code"]), (401, &json!("player.none")));
    let long = "x".repeat(101);
    let mut changed = ann.token.clone().into_bytes();
    changed[7] ^= 1;
    let changed = String::from_utf8(changed).expect("ASCII");
    for (forged, code) in [
        (ann.id.as_str(), "player.unknown"),
        ("", "player.unknown"),
        ("null", "player.unknown"),
        ("' OR 1=1 --", "player.unknown"),
        (changed.as_str(), "player.unknown"),
        (long.as_str(), "player.none"),
    ] {
        let (status, answer) = house.send("POST", &path, Some(forged), resign).await;
        assert_eq!((status.as_u16(), &answer["code"]), (401, &json!(code)), "{forged:?}");
    }
}

#[tokio::test]
async fn replayed_stale_and_foreign_intents_do_nothing() {
    let house = House::open().await;
    let (ann, ben, table) = game(&house).await;
    let (mover, other) = mover(ann, ben, &table).await;
    let seen = seq(&mover, &table).await;
    let claim = json!({"type": "act", "action": ">1", "id": "one", "seen": seen});
    assert_eq!(post(&house, &mover, &table, claim.clone()).await, "");
    let after = seq(&mover, &table).await;
    assert_eq!(post(&house, &mover, &table, claim.clone()).await, "", "confirmed again");
    assert_eq!(seq(&mover, &table).await, after, "and not done again");
    let other_claim = json!({"type": "act", "action": ">2", "id": "one", "seen": seen});
    assert_eq!(post(&house, &mover, &table, other_claim).await, "intent.other");
    assert_ne!(post(&house, &other, &table, claim).await, "", "another's id means nothing");
    let stale = json!({"type": "act", "action": ">2", "id": "two", "seen": seen});
    let codes = [
        post(&house, &mover, &table, stale.clone()).await,
        post(&house, &other, &table, stale).await,
    ];
    assert!(codes.contains(&"intent.stale".to_owned()), "{codes:?}");
    let ahead = json!({"type": "act", "action": ">2", "id": "three", "seen": seen + 1000});
    assert_eq!(post(&house, &other, &table, ahead).await, "intent.ahead");
    assert_eq!(seq(&mover, &table).await, after);
}

#[tokio::test]
async fn tables_without_spectators_are_hidden_from_others() {
    let house = House::open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let options =
        table::Options { spectators: false, ..table::Options::new("k2".parse().unwrap()) };
    let table = ann.open_as(options, vec![Host], false).await;
    let (status, answer) =
        house.send("GET", &format!("/api/tables/{table}"), Some(&eve.token), "").await;
    assert_eq!((status.as_u16(), &answer["code"]), (403, &json!("table.no_spectators")));
    let stream = format!("/api/tables/{table}/stream");
    assert_eq!(house.send("GET", &stream, Some(&eve.token), "").await.0.as_u16(), 403);
    let mut socket = house.greeted_socket(&eve.token).await;
    socket.say(&ToServer::Watch { table: table.clone(), after: None }).await;
    assert_eq!(socket.code().await, "table.no_spectators");
    let mut own = house.greeted_socket(&ann.token).await;
    own.say(&ToServer::Watch { table, after: None }).await;
    assert!(matches!(own.hear().await, Some(ToClient::Snapshot { .. })));
}

/// A player who lost their seat, or a spectator who is no longer allowed, hears why and then
/// nothing more.
#[tokio::test]
async fn clients_that_may_no_longer_watch_hear_nothing_more() {
    let house = House::open().await;
    let (ann, ben, eve) =
        (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let open = table::Options::new("k3".parse().unwrap());
    let table = ann.open_as(open.clone(), vec![Host], false).await;
    assert_eq!(post(&house, &ben, &table, json!({"type": "sit", "seat": 2})).await, "");
    let mut watching = Vec::new();
    for guest in [&ann, &ben, &eve] {
        let mut socket = house.greeted_socket(&guest.token).await;
        socket.say(&ToServer::Watch { table: table.clone(), after: None }).await;
        assert!(matches!(socket.hear().await, Some(ToClient::Snapshot { .. })));
        watching.push(socket);
    }
    let [host, seated, stranger] = &mut watching[..] else { panic!("three") };
    let hidden = table::Options { spectators: false, ..open };
    let options = serde_json::to_value(hidden).expect("JSON");
    let change = json!({"type": "change", "options": options});
    assert_eq!(post(&house, &ann, &table, change).await, "");
    assert_eq!(stranger.code().await, "table.no_spectators");
    assert_eq!(post(&house, &ann, &table, json!({"type": "free", "seat": 2})).await, "");
    assert_eq!(seated.code().await, "table.no_spectators");
    assert_eq!(post(&house, &ann, &table, json!({"type": "ready", "ready": true})).await, "");
    let last = seq(&ann, &table).await;
    let heard = async |socket: &mut Socket| loop {
        match socket.hear().await {
            Some(ToClient::Facts { entries, .. }) if entries.iter().any(|one| one.seq == last) => {
                return true;
            }
            Some(ToClient::Pong { .. }) => return false,
            Some(_) => {}
            None => panic!("closed"),
        }
    };
    for (socket, hears) in [(host, true), (seated, false), (stranger, false)] {
        socket.say(&ToServer::Ping { nonce: 1 }).await;
        assert_eq!(heard(socket).await, hears);
    }
}

#[tokio::test]
async fn the_stream_of_a_program_that_may_no_longer_watch_ends() {
    let house = House::open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let open = table::Options::new("k3".parse().unwrap());
    let table = ann.open_as(open.clone(), vec![Host], false).await;
    let request = axum::http::Request::builder()
        .uri(format!("/api/tables/{table}/stream"))
        .header("authorization", format!("Bearer {}", eve.token));
    let answer = house.ask(request.body(axum::body::Body::empty()).expect("a request")).await;
    let hidden = table::Options { spectators: false, ..open };
    let options = serde_json::to_value(hidden).expect("JSON");
    let change = json!({"type": "change", "options": options});
    assert_eq!(post(&house, &ann, &table, change).await, "");
    let lines = axum::body::to_bytes(answer.into_body(), 1 << 20);
    let lines = tokio::time::timeout(crate::house::PATIENCE, lines).await.expect("it ends");
    let lines = String::from_utf8(lines.expect("lines").into()).expect("text");
    assert!(lines.trim_end().lines().last().expect("a line").contains("table.no_spectators"));
}

#[tokio::test]
async fn a_connection_that_breaks_the_protocol_is_closed() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let mut silent = house.socket(&ann.token).await;
    silent.say(&ToServer::Ping { nonce: 1 }).await;
    assert_eq!(silent.code().await, "message.hello_first");
    assert_eq!(silent.hear_text().await, None);
    let mut old = house.socket(&ann.token).await;
    old.say(&ToServer::Hello { protocol: 999 }).await;
    assert_eq!(old.code().await, "message.version");
    let mut binary = house.greeted_socket(&ann.token).await;
    let bytes = tokio_tungstenite::tungstenite::Message::binary(vec![0_u8; 9]);
    binary.0.send(bytes).await.expect("sent");
    assert_eq!(binary.code().await, "message.not_text");
    let mut huge = house.greeted_socket(&ann.token).await;
    huge.say_text("x".repeat(1 << 20)).await;
    assert_eq!(huge.hear_text().await, None, "an oversized frame ends the connection");
    let mut long = house.greeted_socket(&ann.token).await;
    long.say_text(" ".repeat(5000)).await;
    assert_eq!(long.code().await, "message.too_long");
    let body = format!(r#"{{"name":"{}"}}"#, "x".repeat(20_000));
    let (status, answer) = house.send("POST", "/api/players", None, &body).await;
    assert_eq!((status.as_u16(), &answer["code"]), (413, &json!("message.too_long")));
}

/// Sends 100,000 bad messages of every kind to a running game.
#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_thousand_bad_messages_change_nothing() {
    const PER_INTRUDER: usize = 25_000;
    let house = House::open().await;
    let (ann, ben, table) = game(&house).await;
    let (mover, other) = mover(ann, ben, &table).await;
    let eve = house.guest("Eve").await;
    let before = mover.api.table(&table).await.expect("a table");
    let legal = seq(&mover, &table).await;
    let mut refused = 0;
    for (at, intruder) in [&other, &eve, &mover, &eve].into_iter().enumerate() {
        let mut socket = house.greeted_socket(&intruder.token).await;
        let mut random = shuffle::random(at as u64);
        let mine = std::ptr::eq(intruder, &raw const mover);
        for chunk in 0..PER_INTRUDER / 100 {
            for number in 0..100 {
                let text = bad_message(&mut random, &table, legal, mine, chunk * 100 + number);
                socket.say_text(text).await;
            }
            for _ in 0..100 {
                let code = socket.code().await;
                assert_ne!(code, "closed");
                refused += 1;
            }
        }
    }
    assert_eq!(refused, 4 * PER_INTRUDER, "each got an answer");
    assert_eq!(mover.api.table(&table).await.expect("a table"), before, "and nothing happened");
    let claim = json!({"type": "act", "action": ">1"});
    assert_eq!(post(&house, &mover, &table, claim).await, "", "the game continues");
}

/// A message that must be refused, whoever sends it; `mine` avoids what the player to move may do.
fn bad_message(
    random: &mut impl Rng,
    table: &TableId,
    seq: Seq,
    mine: bool,
    number: usize,
) -> String {
    let intent = |intent: serde_json::Value| {
        json!({"type": "intent", "table": table.as_str(), "id": format!("i{number}"), "seen": seq, "intent": intent})
            .to_string()
    };
    match random.random_range(0..12) {
        0 => random_text(random),
        1 => truncated(intent(json!({"type": "act", "action": ">1"})), random),
        2 => flipped(intent(json!({"type": "act", "action": "1@g8n"})), random),
        3 => intent(json!({"type": "act", "action": format!("{}@{}n", random.random_range(1..49), cell(random))})),
        4 => intent(json!({"type": "act", "action": format!(">{}", random.random_range(5..9))})),
        5 => intent(json!({"type": "act", "action": "-"})),
        6 => {
            let kind = ["sit", "free", "seat_bot"][random.random_range(0..3)];
            let seat = random.random_range(-3..300);
            intent(json!({"type": kind, "seat": seat, "level": "duke"}))
        }
        7 => intent(json!({"type": "answer", "yes": true})),
        8 => intent(json!({"type": "ask", "question": {"type": "take_over", "seat": random.random_range(1..9)}})),
        9 => json!({"type": "watch", "table": random_text(random)}).to_string(),
        10 => json!({"type": "intent", "table": "nowhere", "id": "x", "seen": 1, "intent": {"type": "undo"}}).to_string(),
        _ if mine => intent(json!({"type": "ready", "ready": true})),
        _ => json!({"type": "intent", "table": table.as_str(), "id": format!("i{number}"), "seen": seq - 1, "intent": {"type": "act", "action": ">1"}}).to_string(),
    }
}

fn cell(random: &mut impl Rng) -> String {
    let file = char::from(b'a' + random.random_range(0..13));
    format!("{file}{}", random.random_range(1..14))
}

fn random_text(random: &mut impl Rng) -> String {
    let length = random.random_range(0..60);
    (0..length).map(|_| char::from(random.random_range(32..127_u8))).collect()
}

fn truncated(mut text: String, random: &mut impl Rng) -> String {
    text.truncate(random.random_range(0..text.len()));
    text
}

/// Replaces one structural character, so that the text no longer means the same.
fn flipped(text: String, random: &mut impl Rng) -> String {
    let places: Vec<usize> =
        text.char_indices().filter(|(_, c)| "{}:\"".contains(*c)).map(|(at, _)| at).collect();
    let at = places[random.random_range(0..places.len())];
    let mut bytes = text.into_bytes();
    bytes[at] = b'~';
    String::from_utf8(bytes).expect("ASCII")
}

/// The bad messages above use the protocol's real types: a good one of each is understood.
#[tokio::test]
async fn a_good_message_of_each_type_is_accepted() {
    let house = House::open().await;
    let (ann, ben, table) = game(&house).await;
    let (mover, _) = mover(ann, ben, &table).await;
    let seen = seq(&mover, &table).await;
    let mut socket: Socket = house.greeted_socket(&mover.token).await;
    let intent = Intent::Act { action: ">1".parse().expect("an action") };
    let id = "good".parse().expect("an id");
    socket.say(&ToServer::Intent { table, id, seen, intent }).await;
    assert!(matches!(socket.hear().await, Some(ToClient::Done { .. })));
}

/// A number that no table has reached asks for the current state.
#[tokio::test]
async fn watching_from_the_largest_number_brings_a_snapshot() {
    let house = House::open().await;
    let (ann, _, table) = game(&house).await;
    let mut socket = house.greeted_socket(&ann.token).await;
    for after in [u64::MAX, u64::MAX - 1, 1 << 53, 1000] {
        socket.say(&ToServer::Watch { table: table.clone(), after: Some(after) }).await;
        assert!(matches!(socket.hear().await, Some(ToClient::Snapshot { .. })), "{after}");
    }
    for after in [0, 1, 2] {
        socket.say(&ToServer::Watch { table: table.clone(), after: Some(after) }).await;
        let answer = socket.hear().await.expect("an answer");
        let starts_at = |first: u64| matches!(&answer, ToClient::Facts { entries, .. } if entries[0].seq == first);
        let whole = matches!(answer, ToClient::Snapshot { .. });
        assert!(starts_at(after + 1) || whole, "{after}: {answer:?}");
    }
}

/// A list of one's own tables is for its owner alone, whatever is sent along.
#[tokio::test]
async fn nobody_sees_another_players_tables() {
    let house = House::open().await;
    let (ann, ben, table) = game(&house).await;
    let eve = house.guest("Eve").await;
    let path = "/api/players/me/tables";
    let nobody = json!({"player": null, "tables": []});
    for query in [String::new(), format!("?player={}", ann.id), format!("?me={}", ann.id)] {
        let path = format!("{path}{query}");
        let (status, answer) = house.send("GET", &path, None, "").await;
        assert_eq!(status.as_u16(), 200);
        assert_eq!(json!({"player": answer["player"], "tables": answer["tables"]}), nobody);
        let (_, answer) = house.send("GET", &path, Some(&eve.token), "").await;
        assert_eq!((&answer["player"]["name"], &answer["tables"]), (&json!("Eve"), &json!([])));
    }
    let (status, answer) = house.send("GET", path, Some("no secret of anyone"), "").await;
    assert_eq!((status.as_u16(), &answer["code"]), (401, &json!("player.unknown")));
    for path in [format!("/api/players/{}/tables", ann.id), "/api/players//tables".to_owned()] {
        let (status, _) = house.send("GET", &path, Some(&eve.token), "").await;
        assert_eq!(status.as_u16(), 404, "{path}");
    }
    for player in [&ann, &ben] {
        let (_, answer) = house.send("GET", path, Some(&player.token), "").await;
        assert_eq!(answer["tables"][0]["table"], json!(table.to_string()));
        let text = answer.to_string();
        assert!(!text.contains(&ann.token) && !text.contains("seed"), "{text}");
    }
}
