//! Acknowledged appends survive a killed process.
//!
//! Each test runs itself again as a child process, which appends and prints what was acknowledged
//! until it is killed.

use crate::home::Home;
use crate::samples::append;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use store::Appended;
use tokio::task::JoinSet;

const APPEND_TO: &str = "CROWNLANDS_TEST_APPEND_TO";
const TABLES: usize = 8;
const ACKNOWLEDGED_MIN: usize = 300;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn acknowledged_appends_survive_in_a_file() {
    match env::var(APPEND_TO) {
        Ok(url) => append_until_killed(&url).await,
        Err(_) => {
            check_survival(Home::file().await, "killed::acknowledged_appends_survive_in_a_file")
                .await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn acknowledged_appends_survive_on_a_server() {
    match env::var(APPEND_TO) {
        Ok(url) => append_until_killed(&url).await,
        Err(_) => {
            check_survival(
                Home::server().await,
                "killed::acknowledged_appends_survive_on_a_server",
            )
            .await;
        }
    }
}

async fn append_until_killed(url: &str) {
    let store = store::open(url).await.unwrap();
    let mut writers = JoinSet::new();
    for table in 0..TABLES {
        let store = store.clone();
        writers.spawn(async move {
            for seq in 0_u64.. {
                let appended = store.append(append(&table.to_string(), seq, 0)).await.unwrap();
                assert_eq!(appended, Appended::Done);
                let line = format!("\nacknowledged {table} {}\n", seq + 1);
                std::io::stdout().write_all(line.as_bytes()).unwrap();
            }
        });
    }
    writers.join_all().await;
}

async fn check_survival(home: Home, this_test: &str) {
    home.store.close().await;
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", this_test, "--nocapture"])
        .env(APPEND_TO, &home.url)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut last = [0; TABLES];
    let mut acknowledged = 0;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let Some((table, seq)) =
            line.strip_prefix("acknowledged ").and_then(|it| it.split_once(' '))
        else {
            continue;
        };
        // The last line may be cut off by the kill and so show a smaller number.
        let table: usize = table.parse().unwrap();
        last[table] = last[table].max(seq.parse().unwrap_or_default());
        acknowledged += 1;
        if acknowledged == ACKNOWLEDGED_MIN {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(
        acknowledged >= ACKNOWLEDGED_MIN,
        "the child stopped by itself after {acknowledged} appends"
    );
    let store = store::open(&home.url).await.unwrap();
    for (table, last) in last.iter().enumerate() {
        let log = store.load(&table.to_string(), 0).await.unwrap().unwrap();
        let numbers: Vec<_> = log.entries.iter().map(|entry| entry.seq).collect();
        assert!(numbers.len() as u64 >= *last, "table {table}: {last} were acknowledged");
        assert_eq!(numbers, (1..=numbers.len() as u64).collect::<Vec<_>>());
    }
}
