//! Measures how many appends per second a database sustains, with one writer and with many: `cargo
//! run --release -p store --example throughput -- sqlite:new.db` (without an address: a new file,
//! then a temporary PostgreSQL server).

use std::error::Error;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::testing::TestPostgres;
use store::{Append, Appended, Row, Store, Summary};
use tokio::task::JoinSet;

const DURATION: Duration = Duration::from_secs(4);
const WRITERS: [usize; 3] = [1, 50, 500];

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    if let Some(url) = std::env::args().nth(1) {
        return measure(&url).await;
    }
    let folder = tempfile::TempDir::new()?;
    let sync = sync_time(folder.path())?;
    println!("syncing 4 kB appended to a file: {sync:.2?} (median)");
    measure(&format!("sqlite:{}", folder.path().join("games.db").display())).await?;
    let server = TestPostgres::start();
    measure(&server.fresh_database().await).await
}

async fn measure(url: &str) -> Result<(), Box<dyn Error>> {
    let kind = url.split(':').next().unwrap_or_default();
    let store = store::open(url).await?;
    for writers in WRITERS {
        let began = Instant::now();
        let mut tasks = JoinSet::new();
        for writer in 0..writers {
            let table = format!("{writers}-{writer}");
            tasks.spawn(write(Arc::clone(&store), table, began + DURATION));
        }
        let mut times = tasks.join_all().await.concat();
        times.sort_unstable();
        let per_second = times.len() as f64 / began.elapsed().as_secs_f64();
        let (median, last) = (times[times.len() / 2], times[times.len() * 99 / 100]);
        println!(
            "{kind}, {writers} writers: {per_second:.0} appends/s, latency {median:.2?} (median), {last:.2?} (p99)"
        );
    }
    store.close().await;
    Ok(())
}

/// Appends to its own table and returns how long each append took.
async fn write(store: Arc<dyn Store>, table: String, until: Instant) -> Vec<Duration> {
    let mut times = Vec::new();
    for expected in 0.. {
        let began = Instant::now();
        if began >= until {
            break;
        }
        let append = Append {
            table: table.clone(),
            expected,
            entries: vec![Row { seq: expected + 1, at: 0, body: "x".repeat(200) }],
            secrets: Vec::new(),
            seals: Vec::new(),
            summary: Summary { listed: true, waiting: false, body: "y".repeat(200) },
            wake_at: Some(expected as i64),
            finished: Vec::new(),
            series: Vec::new(),
            seated: None,
            at: expected as i64,
        };
        let appended = store.append(append).await.expect("the database works");
        assert_eq!(appended, Appended::Done);
        times.push(began.elapsed());
    }
    times
}

fn sync_time(folder: &Path) -> std::io::Result<Duration> {
    let mut file = File::create(folder.join("sync"))?;
    let mut times = Vec::new();
    for _ in 0..200 {
        file.write_all(&[0; 4096])?;
        let began = Instant::now();
        file.sync_data()?;
        times.push(began.elapsed());
    }
    times.sort_unstable();
    Ok(times[100])
}
