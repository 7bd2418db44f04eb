//! A database written by an older server, `tests/old/before.db`, with that server's responses in
//! `before.json`. Finished games, running tables, players and records are unchanged, and a running
//! game can be played to the end.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use rules::Record;
use serde_json::Value;
use server::{Chance, System};
use table::{Millis, TableId};
use tempfile::TempDir;

use crate::house::{Guest, House, config, play};

/// A moment after the older server was shut down: no absence is due yet.
struct JustAfter(Millis);

impl Chance for JustAfter {
    fn fill(&self, bytes: &mut [u8]) {
        System.fill(bytes);
    }

    fn now(&self) -> Millis {
        self.0
    }
}

struct Old {
    house: House,
    said: Value,
    _folder: TempDir,
}

impl Old {
    async fn open() -> Self {
        let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old");
        let said = fs::read_to_string(old.join("before.json")).expect("the recorded responses");
        let said: Value = serde_json::from_str(&said).expect("JSON");
        let tables = said["tables"].as_object().expect("tables").values();
        let last = tables.filter_map(|table| table["snapshot"]["at"].as_i64()).max();
        // Opens a copy, so that the file stays unchanged.
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("db");
        fs::copy(old.join("before.db"), &file).expect("a copy");
        let store = store::open(&format!("sqlite:{}", file.display())).await.expect("a store");
        let now = last.expect("a time") + 1_000;
        let house = House::with_store(config(), store, Arc::new(JustAfter(now))).await;
        Self { house, said, _folder: folder }
    }

    fn token(&self, name: &str) -> &str {
        self.said["players"][name]["token"].as_str().expect("a token")
    }

    fn guest(&self, name: &str) -> Guest {
        let id = self.said["players"][name]["id"].as_str().expect("an id");
        Guest::known(&self.house, id.parse().expect("an id"), self.token(name).into())
    }

    async fn get(&self, path: &str, token: Option<&str>) -> Value {
        let (status, body) = self.house.send("GET", path, token, "").await;
        assert!(status.is_success(), "{path}: {status} {body}");
        body
    }
}

#[tokio::test]
async fn tables_from_an_older_server_are_unchanged() {
    let old = Old::open().await;
    for (name, table) in old.said["tables"].as_object().expect("tables") {
        let id = table["id"].as_str().expect("an id");
        let token = old.token(table["seen_by"].as_str().expect("a player"));
        let snapshot = old.get(&format!("/api/tables/{id}"), Some(token)).await;
        assert_eq!(snapshot, table["snapshot"], "{name}");
    }
    assert_eq!(old.get("/api/tables", None).await, old.said["lobby"]);
}

#[tokio::test]
async fn finished_games_from_an_older_server_are_listed_and_verified() {
    let old = Old::open().await;
    assert_eq!(old.get("/api/games", None).await, old.said["games"]);
    let mut verified = 0;
    for (name, table) in old.said["tables"].as_object().expect("tables") {
        let Some(said) = table["record"].as_str() else { continue };
        let id: TableId = table["id"].as_str().expect("an id").parse().expect("an id");
        let info = old.get(&format!("/api/games/{id}/1"), None).await;
        assert_eq!(info, table["info"], "{name}");
        let record = old.guest("Ann").api.record(&id, 1).await.expect("a record");
        assert_eq!(record, said, "{name}");
        let record: Record = record.parse().expect("a record");
        table::verify(&record).expect("a fair deal");
        verified += 1;
    }
    assert_eq!(verified, 3);
}

#[tokio::test]
async fn players_from_an_older_server_are_known() {
    let old = Old::open().await;
    for (name, stats) in old.said["stats"].as_object().expect("players") {
        let id = stats["player"].as_str().expect("an id");
        assert_eq!(old.get(&format!("/api/players/{id}"), None).await, *stats);
        let me = old.get("/api/players/me", Some(old.token(name))).await;
        assert_eq!(me["player"]["id"], stats["player"]);
    }
}

/// The seed of a running game is kept too: its record can be verified.
#[tokio::test]
async fn a_running_game_from_an_older_server_can_be_finished() {
    let old = Old::open().await;
    let running = &old.said["tables"]["running"];
    let table: TableId = running["id"].as_str().expect("an id").parse().expect("an id");
    let (ann, zoe) = (old.guest("Ann"), old.guest("Zoë"));
    let (first, second) = (ann.follow(&table), zoe.follow(&table));
    tokio::join!(play(&first, &table, 1), play(&second, &table, 2));
    let record: Record =
        ann.api.record(&table, 1).await.expect("a record").parse().expect("a record");
    table::verify(&record).expect("a fair deal");
    let steps: Vec<String> = record.steps.iter().map(ToString::to_string).collect();
    let before = running["snapshot"]["game"]["steps"].as_array().expect("steps");
    let before: Vec<&str> = before.iter().filter_map(Value::as_str).collect();
    assert!(steps.len() > before.len());
    assert_eq!(steps[..before.len()], before[..]);
}
