//! What a team says to each other changes no byte of what anybody else receives.
//!
//! The same game is played twice, move by move, on a server whose ids, deals and times are the same:
//! once in silence, and once with remarks of every kind.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::body::{Body, BodyDataStream};
use axum::http::Request;
use futures_util::StreamExt;
use protocol::{ToClient, ToServer};
use rules::Action;
use serde_json::{Value, json};
use server::Chance;
use table::{
    Clock, Level, Millis, Options, Seed, TableId,
    Wanted::{Anybody, Bot, Host},
};

use crate::consulting::{intend, says, watching};
use crate::house::{Guest, House, Socket, config, play};
use crate::secrecy::Scripted;

/// Moves that are played, those that are taken back included.
const MOVES: usize = 28;

/// What is said, one remark of each kind.
fn remarks() -> [Value; 6] {
    [
        json!({"type": "phrase", "phrase": "what_do_you_think"}),
        json!({"type": "text", "text": "the lake first"}),
        json!({"type": "domino", "domino": "17"}),
        json!({"type": "square", "square": "h7"}),
        json!({"type": "building", "building": "sawmill"}),
        json!({"type": "plan", "action": "17@h7n"}),
    ]
}

/// Words that only a team may read; no fact, snapshot or list has any of them.
const SECRETS: [&str; 5] =
    ["\"notes\"", "what_do_you_think", "the lake first", "\"square\"", "\"plan\""];

/// As [`Scripted`], with a clock that the test winds on.
struct Winding {
    scripted: Scripted,
    now: AtomicI64,
}

impl Chance for Winding {
    fn fill(&self, bytes: &mut [u8]) {
        self.scripted.fill(bytes);
    }

    fn seed(&self) -> Seed {
        self.scripted.seed()
    }

    fn now(&self) -> Millis {
        self.now.load(Ordering::SeqCst)
    }
}

/// Everybody who is not on Ann's team, and what they have received.
struct Others {
    /// Cat, Dan and Eve, who only watches.
    sockets: Vec<Socket>,
    /// Dan's program.
    stream: BodyDataStream,
    /// Somebody who looks for a table.
    lobby: Socket,
    heard: Vec<Vec<String>>,
}

impl Others {
    async fn listen(house: &House, guests: &[Guest], table: &TableId) -> Self {
        let mut sockets = Vec::new();
        for guest in &guests[2..5] {
            sockets.push(watching(house, guest, table).await);
        }
        let mut lobby = house.greeted_socket(&guests[5].token).await;
        lobby.say(&ToServer::Lobby { watch: true }).await;
        let request = Request::builder()
            .uri(format!("/api/tables/{table}/stream"))
            .header("authorization", format!("Bearer {}", guests[3].token));
        let request = request.body(Body::empty()).expect("a request");
        let stream = house.ask(request).await.into_body().into_data_stream();
        Self { sockets, stream, lobby, heard: vec![Vec::new(); 5] }
    }

    /// Hears all messages up to this fact.
    async fn hear(&mut self, seq: u64) {
        for (socket, heard) in self.sockets.iter_mut().zip(&mut self.heard) {
            loop {
                let text = socket.hear_text().await.expect("the socket stays open");
                let is_last = reaches(&text, seq);
                // The number of spectators is sent whenever it is counted.
                if !text.contains("\"type\":\"spectators\"") {
                    heard.push(text);
                }
                if is_last {
                    break;
                }
            }
        }
        loop {
            let line = self.stream.next().await.expect("a line").expect("bytes");
            let text = String::from_utf8(line.into()).expect("text");
            let is_last = reaches(&text, seq);
            if !text.contains("\"type\":\"spectators\"") {
                self.heard[3].push(text);
            }
            if is_last {
                return;
            }
        }
    }

    /// What they get when they ask.
    async fn ask(&mut self, house: &House, guests: &[Guest], table: &TableId) {
        let paths = [
            format!("/api/tables/{table}"),
            format!("/api/games/{table}/1/record"),
            format!("/api/tables/{table}/notes"),
            "/api/tables".to_owned(),
        ];
        for guest in &guests[2..5] {
            for path in &paths {
                let (status, answer) = house.send("GET", path, Some(&guest.token), "").await;
                self.heard[4].push(format!("{path}: {status} {answer}"));
            }
        }
    }

    /// Everything that the lobby has sent. Changes are collected for a while, so how many messages
    /// there are differs from run to run.
    async fn lobby(&mut self) -> Vec<String> {
        self.lobby.say(&ToServer::Ping { nonce: 7 }).await;
        let mut heard = Vec::new();
        loop {
            let text = self.lobby.hear_text().await.expect("the socket stays open");
            if text.contains("\"type\":\"pong\"") {
                return heard;
            }
            heard.push(text);
        }
    }
}

/// Whether a message brings its reader up to this fact.
fn reaches(text: &str, seq: u64) -> bool {
    match ToClient::read(text) {
        Ok(ToClient::Facts { entries, .. }) => entries.last().is_some_and(|last| last.seq >= seq),
        Ok(ToClient::Snapshot { snapshot }) => snapshot.seq >= seq,
        _ => false,
    }
}

/// Ann says something over HTTP, then Ben on his socket; returns when both have been heard.
async fn talk(
    house: &House,
    (ann, ears): (&Guest, &mut Socket),
    ben: &mut Socket,
    table: &TableId,
    at: usize,
) {
    let mut remark = remarks()[at % 6].clone();
    let own = serde_json::from_value(remark.clone()).expect("a remark");
    // With ids of their own, so that the server need not make any.
    remark["id"] = format!("ann{at}").into();
    assert_eq!(says(house, ann, table, remark).await, (200, None));
    let id = format!("ben{at}").parse().expect("an id");
    ben.say(&ToServer::Consult { table: table.clone(), id, remark: own }).await;
    for socket in [ears, ben] {
        let mut left = 2;
        while left > 0 {
            let text = socket.hear_text().await.expect("the socket stays open");
            left -= usize::from(text.contains("\"type\":\"notes\""));
        }
    }
}

/// What the others receive while four people play, in teams, against a clock; and what the lobby says.
async fn listen(talks: bool) -> (Vec<Vec<String>>, Vec<String>) {
    let scripted = Scripted::new(Seed::new([7; 32]));
    let chance = Arc::new(Winding { scripted, now: AtomicI64::new(1_800_000_000_000) });
    let mut house = House::with_chance(config(), Arc::clone(&chance) as Arc<dyn Chance>).await;
    let mut guests = Vec::new();
    for name in ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay"] {
        guests.push(house.guest(name).await);
    }
    let clock = Clock::Bank { bank_ms: 600_000, increment_ms: 5_000 };
    let options = Options { clock, ..Options::new("k4t".parse().expect("rules")) };
    let table = guests[0].open_as(options, vec![Host, Anybody, Anybody, Anybody], true).await;
    let mut others = Others::listen(&house, &guests, &table).await;
    let mut ann = watching(&house, &guests[0], &table).await;
    let mut ben = watching(&house, &guests[1], &table).await;
    for (at, guest) in guests[..4].iter().enumerate().skip(1) {
        for body in
            [json!({"type": "sit", "seat": at + 1}), json!({"type": "ready", "ready": true})]
        {
            let seq = intend(&house, guest, &table, body).await["seq"].as_u64().expect("a fact");
            others.hear(seq).await;
        }
    }
    let mut taken_back = 0;
    for at in 0..MOVES {
        // As long as it takes somebody to think.
        chance.now.fetch_add(11_000, Ordering::SeqCst);
        if talks {
            talk(&house, (&guests[0], &mut ann), &mut ben, &table, at).await;
        }
        let snapshot = guests[0].api.table(&table).await.expect("a table");
        let game = snapshot.into_state().expect("a state").game.expect("a game");
        let mover = &guests[game.to_move().expect("somebody is to move").index()];
        let action = game.position().legal_actions().get(0).expect("an action");
        let act = json!({"type": "act", "action": action.to_string()});
        let seq = intend(&house, mover, &table, act).await["seq"].as_u64().expect("legal");
        others.hear(seq).await;
        if at % 5 == 4 && matches!(action, Action::Place { .. }) {
            let undone = intend(&house, mover, &table, json!({"type": "undo"})).await;
            others.hear(undone["seq"].as_u64().expect("a placement is taken back")).await;
            taken_back += 1;
        }
        others.ask(&house, &guests, &table).await;
    }
    assert!(taken_back > 0, "nothing was taken back");
    let lobby = others.lobby().await;
    assert!(!lobby.is_empty());
    let heard = std::mem::take(&mut others.heard);
    drop(others);
    house.close().await;
    (heard, lobby)
}

/// §2.2
#[tokio::test(flavor = "multi_thread")]
async fn the_others_receive_no_byte_of_it() {
    let (silent, _) = Box::pin(listen(false)).await;
    let (talkative, lobby) = Box::pin(listen(true)).await;
    for (who, (silent, talkative)) in silent.iter().zip(&talkative).enumerate() {
        assert!(silent.len() > MOVES, "listener {who} hears a game");
        for (silent, talkative) in silent.iter().zip(talkative) {
            assert_eq!(silent, talkative, "listener {who}");
        }
        assert_eq!(silent.len(), talkative.len(), "listener {who}");
    }
    for text in &lobby {
        assert!(SECRETS.iter().all(|secret| !text.contains(secret)), "{text}");
    }
}

/// §2.2: a bot shows its plans to Ann, its partner; Cat and Dan, a team of two people, receive none.
#[tokio::test(flavor = "multi_thread")]
async fn opponents_receive_no_plan_of_a_bot() {
    let mut house = House::open().await;
    let mut guests = Vec::new();
    for name in ["Ann", "Cat", "Dan"] {
        guests.push(house.guest(name).await);
    }
    let bot = Bot { level: Level::Page };
    let table = guests[0].open("k4t", vec![Host, bot, Anybody, Anybody], true).await;
    let mut sockets = Vec::new();
    for guest in &guests {
        sockets.push(watching(&house, guest, &table).await);
    }
    for (guest, seat) in guests[1..].iter().zip([3, 4]) {
        for body in [json!({"type": "sit", "seat": seat}), json!({"type": "ready", "ready": true})]
        {
            intend(&house, guest, &table, body).await;
        }
    }
    let links: Vec<_> = guests.iter().map(|guest| guest.follow(&table)).collect();
    let [ann, cat, dan] = &links[..] else { unreachable!("three guests") };
    tokio::join!(play(ann, &table, 1), play(cat, &table, 2), play(dan, &table, 3));
    let last = guests[0].api.table(&table).await.expect("a table").seq;
    let mut plans = Vec::new();
    for socket in &mut sockets {
        let mut count = 0;
        loop {
            let text = socket.hear_text().await.expect("the socket stays open");
            count += text.matches("\"plan\"").count();
            if reaches(&text, last) {
                break;
            }
        }
        plans.push(count);
    }
    assert!(plans[0] > 12, "Ann sees what her partner is about to do: {plans:?}");
    assert_eq!(plans[1..], [0, 0]);
    drop(links);
    house.close().await;
}
