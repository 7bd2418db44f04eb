//! Nothing that anyone receives during a game depends on what is still face down.
//!
//! Two seeds deal the same kings and the same first two lines in `k2`, and then differ. Until the
//! third line, everything the server sends to seats, spectators and programs, and everything it
//! logs, is identical byte for byte, except for the seal.

use std::io::Write;
use std::sync::{Arc, Mutex};

use axum::body::Body;
use axum::http::Request;
use futures_util::StreamExt;
use protocol::{ToClient, ToServer};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Deal, Rules, Step};
use serde_json::{Value, json};
use server::Chance;
use table::{
    GameId, Millis, Nonce, Seed, Shuffle,
    Wanted::{Anybody, Host},
};
use tracing_subscriber::fmt::MakeWriter;

use crate::house::{Guest, House, Socket, config};

/// Found by search; a test below checks that they are twins.
const TWINS: [u64; 2] = [359_232, 696_259];

/// The game that is played, by the ids that [`Scripted`] gives.
const GAME: &str = "tnw7mubyuzsj.1";

/// What Ben adds to the shuffle.
fn nonce() -> Nonce {
    Nonce::new([4; 32])
}

fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

fn rules() -> Rules {
    "k2".parse().expect("rules")
}

#[test]
fn the_twins_deal_the_same_two_lines_and_then_differ() {
    let game: GameId = GAME.parse().expect("a game");
    let contributions = [serde_json::from_value(json!({
        "seat": 2, "commitment": nonce().commitment().to_string(), "nonce": nonce().to_string(),
    }))
    .expect("a contribution")];
    let [one, other] =
        TWINS.map(|number| Shuffle::Sorted.stock(&rules(), &seed(number), &game, &contributions));
    let lines = |stock: &rules::Stock| -> Vec<rules::DominoSet> {
        stock.dominoes[0].chunks(4).take(3).map(|line| line.iter().copied().collect()).collect()
    };
    assert_eq!(one.kings, other.kings);
    assert_eq!(lines(&one)[..2], lines(&other)[..2]);
    assert_ne!(lines(&one)[2], lines(&other)[2]);
}

/// The same ids, secrets and moments each time, and a chosen seed.
pub(crate) struct Scripted {
    random: Mutex<ChaCha8Rng>,
    seed: Seed,
}

impl Scripted {
    pub(crate) fn new(seed: Seed) -> Self {
        Self { random: Mutex::new(ChaCha8Rng::seed_from_u64(1)), seed }
    }
}

impl Chance for Scripted {
    fn fill(&self, bytes: &mut [u8]) {
        self.random.lock().expect("no panic").fill_bytes(bytes);
    }

    fn seed(&self) -> Seed {
        self.seed.clone()
    }

    fn now(&self) -> Millis {
        1_800_000_000_000
    }
}

/// Everything that was sent and logged, in order.
#[derive(Clone, Default)]
struct Transcript(Arc<Mutex<Vec<u8>>>);

impl Transcript {
    fn note(&self, who: &str, text: &str) {
        // The number of spectators is sent whenever it is counted, which differs from run to run.
        if text.contains("\"type\":\"spectators\"") {
            return;
        }
        let mut all = self.0.lock().expect("no panic");
        writeln!(all, "{who}: {text}").expect("memory");
    }

    /// The text without the seal, which is the hash of a secret and must differ.
    fn text(&self, seed: &Seed) -> String {
        let text = String::from_utf8(self.0.lock().expect("no panic").clone()).expect("text");
        // Only the server's own logs: those of the client and the driver contain ports and
        // durations.
        let is_log = |line: &&str| {
            ["TRACE", "DEBUG", "INFO", "WARN", "ERROR"]
                .contains(&line.trim_start().split(' ').next().unwrap_or_default())
        };
        let is_ours =
            |line: &&str| !is_log(line) || line.contains(" server::") || line.contains(" store::");
        let text: String = text.lines().filter(is_ours).flat_map(|line| [line, "\n"]).collect();
        assert!(!text.contains(&seed.reveal()), "the seed never appears");
        let snapshot: Vec<&str> =
            text.split("\"seal\":\"").skip(1).map(|rest| &rest[..64]).collect();
        let seal = snapshot.first().expect("a seal").to_string();
        assert!(snapshot.iter().all(|other| *other == seal));
        text.replace(&seal, "SEAL")
    }
}

impl Write for Transcript {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no panic").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Transcript {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

/// All listening connections.
struct Ears {
    sockets: Vec<(&'static str, Socket)>,
    stream: axum::body::BodyDataStream,
    transcript: Transcript,
}

impl Ears {
    /// Records messages until everyone has received this fact.
    async fn hear(&mut self, seq: u64) {
        for (who, socket) in &mut self.sockets {
            loop {
                let text = socket.hear_text().await.expect("the socket stays open");
                self.transcript.note(who, &text);
                match ToClient::read(&text).expect("a message") {
                    ToClient::Facts { entries, .. }
                        if entries.last().is_some_and(|entry| entry.seq >= seq) =>
                    {
                        break;
                    }
                    ToClient::Snapshot { snapshot } if snapshot.seq >= seq => break,
                    _ => {}
                }
            }
        }
        loop {
            let line = self.stream.next().await.expect("a line").expect("bytes");
            let text = String::from_utf8(line.into()).expect("text");
            self.transcript.note("stream", text.trim_end());
            let message: Value = serde_json::from_str(&text).expect("JSON");
            let last = message["entries"].as_array().and_then(|entries| entries.last());
            let known = last.map_or(&message["snapshot"]["seq"], |entry| &entry["seq"]);
            if known.as_u64().is_some_and(|known| known >= seq) {
                break;
            }
        }
    }
}

/// Plays a script until this many lines are dealt, and returns the transcript so far.
async fn play(seed: &Seed, lines: usize) -> Transcript {
    let transcript = Transcript::default();
    let logging = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .without_time()
        .with_ansi(false)
        .with_writer(transcript.clone())
        .finish();
    let _guard = tracing::subscriber::set_default(logging);
    let chance = Scripted::new(seed.clone());
    let mut house = House::with_chance(config(), Arc::new(chance)).await;
    let (ann, ben, eve) =
        (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let table = ann.open("k2", vec![Host, Anybody], true).await;
    let mut sockets = Vec::new();
    for (who, guest) in [("ann", &ann), ("ben", &ben), ("eve", &eve)] {
        let mut socket = house.greeted_socket(&guest.token).await;
        socket.say(&ToServer::Watch { table: table.clone(), after: None }).await;
        sockets.push((who, socket));
    }
    let stream = Request::builder()
        .uri(format!("/api/tables/{table}/stream"))
        .header("authorization", format!("Bearer {}", ben.token));
    let stream = house.ask(stream.body(Body::empty()).expect("a request")).await.into_body();
    let mut ears =
        Ears { sockets, stream: stream.into_data_stream(), transcript: transcript.clone() };
    ears.hear(1).await;
    assert_eq!(format!("{table}.1"), GAME);
    let path = format!("/api/tables/{table}/intents");
    let post = async |guest: &Guest, body: Value| {
        let (status, answer) =
            house.send("POST", &path, Some(&guest.token), &body.to_string()).await;
        transcript.note("answer", &format!("{status} {answer}"));
        answer["seq"].as_u64()
    };
    let commitment = nonce().commitment().to_string();
    for body in [
        json!({"type": "sit", "seat": 2}),
        json!({"type": "ready", "ready": true, "commitment": commitment}),
        json!({"type": "reveal", "nonce": nonce().to_string()}),
    ] {
        let seq = post(&ben, body).await.expect("accepted");
        ears.hear(seq).await;
    }
    let mut turns = 0;
    loop {
        let snapshot = ann.api.table(&table).await.expect("a table");
        transcript.note("asked", &serde_json::to_string(&snapshot).expect("JSON"));
        let state = snapshot.into_state().expect("a state");
        let game = state.game.expect("a game");
        let dealt = |step: &&Step| matches!(step, Step::Deal(Deal::Line(_)));
        if game.steps().iter().filter(dealt).count() == lines {
            break;
        }
        let seat = game.to_move().expect("somebody is to move");
        let (mover, other) = if seat.index() == 0 { (&ann, &ben) } else { (&ben, &ann) };
        let action = game.position().legal_actions().get(0).expect("an action").to_string();
        post(other, json!({"type": "act", "action": action})).await;
        post(mover, json!({"type": "act", "action": "48@a1n"})).await;
        let seq = post(mover, json!({"type": "act", "action": action})).await.expect("legal");
        ears.hear(seq).await;
        turns += 1;
        // Now and then undoes a move, if possible, and redoes it.
        if turns % 3 == 0
            && let Some(seq) = post(mover, json!({"type": "undo"})).await
        {
            ears.hear(seq).await;
        }
        let record = format!("/api/games/{table}/1/record");
        let (status, answer) = house.send("GET", &record, None, "").await;
        transcript.note("record", &format!("{status} {answer}"));
    }
    drop(ears);
    house.close().await;
    transcript
}

/// §2.3
#[tokio::test]
async fn nothing_sent_or_logged_depends_on_face_down_dominoes() {
    let [one, other] = TWINS.map(seed);
    // They diverge at the third line: everything before it is the same.
    let [a, b] =
        [Box::pin(play(&one, 3)).await.text(&one), Box::pin(play(&other, 3)).await.text(&other)];
    let third = |text: &str| text.rfind("\"step\":\"L=").expect("the third line");
    let same = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    assert!(a != b, "the third line differs, so the comparison can fail");
    let first_difference = &a[same.saturating_sub(120)..(same + 60).min(a.len())];
    let before_third = a[..same].matches("\"step\":\"L=").count();
    assert!(
        first_difference.contains("L="),
        "they differ in: {first_difference}\n{}",
        &b[same.saturating_sub(120)..(same + 60).min(b.len())]
    );
    assert!(before_third >= 2 * 4, "two lines reached all four: {before_third}");
    assert!(third(&a) >= same.saturating_sub(200));
}
