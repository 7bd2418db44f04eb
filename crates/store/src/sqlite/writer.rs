//! The single writer of a file. It runs all queued writes in one transaction and waits for the disk
//! once, so that many writers share the cost of durability.
//!
//! Each write has its own savepoint: a refused or late one leaves nothing behind and does not
//! affect the others. Nobody gets a reply before the commit, and if that fails, every write fails.

use super::file::DatabaseFile;
use super::{seals, statements};
use crate::{Append, FinishedSeries, Millis, Player, Result, SecretHash, StoreError, writing};
use sqlx::{SqliteConnection, SqlitePool};
use std::sync::Arc;
use tokio::sync::{Mutex, Notify, mpsc, oneshot};
use tokio::task::JoinHandle;

/// Writes in the queue; further callers wait for room in it.
const QUEUE_MAX: usize = 1024;

/// Most writes per commit.
const BATCH_MAX: usize = 512;

#[derive(Debug)]
pub(super) enum Write {
    Append(Box<Append>),
    Claim {
        now: Millis,
        lease_until: Millis,
        limit: u32,
    },
    NoteAlive {
        at: Millis,
    },
    AddDowntime {
        began_at: Millis,
        ended_at: Millis,
    },
    CreatePlayer(Player, SecretHash),
    RenamePlayer {
        id: String,
        name: String,
    },
    DeleteIdle {
        before: Millis,
        limit: u32,
    },
    DeleteFinished {
        before: Millis,
        limit: u32,
    },
    DeletePlayers {
        before: Millis,
        limit: u32,
    },
    /// Writes a page and changes nothing.
    Probe,
    DeriveSeries {
        table: String,
        series: Vec<FinishedSeries>,
    },
    ChainSeals {
        limit: u32,
    },
}

/// The outcome of a write: the number of rows, or the claimed tables.
#[derive(Debug, Default)]
pub(super) struct Written {
    pub(super) rows: u64,
    pub(super) tables: Vec<String>,
}

impl From<u64> for Written {
    fn from(rows: u64) -> Self {
        Self { rows, tables: Vec::new() }
    }
}

#[derive(Debug)]
struct Job {
    write: Write,
    reply: oneshot::Sender<Result<Written>>,
}

#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
    stopping: Arc<Notify>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the task, which keeps `file` locked until it has closed both pools.
    pub(super) fn start(
        writing: SqlitePool,
        readers: SqlitePool,
        file: Option<DatabaseFile>,
    ) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE_MAX);
        let stopping = Arc::new(Notify::new());
        let stop = Arc::clone(&stopping);
        let task = tokio::spawn(async move {
            run_jobs(jobs, &stop, &writing).await;
            readers.close().await;
            writing.close().await;
            drop(file);
        });
        Self { queue, stopping, task: Mutex::new(Some(task)) }
    }

    /// Waits until `write` is durable or has failed.
    pub(super) async fn write(&self, write: Write) -> Result<Written> {
        let (reply, answer) = oneshot::channel();
        self.queue.send(Job { write, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or_else(|_| Err(StoreError::Closed.during_commit()))
    }

    /// Finishes the queue, accepts nothing more, and returns once the file is unlocked.
    pub(super) async fn stop(&self) {
        self.stopping.notify_one();
        if let Some(task) = self.task.lock().await.take()
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the database writer panicked");
        }
    }
}

async fn run_jobs(mut jobs: mpsc::Receiver<Job>, stop: &Notify, pool: &SqlitePool) {
    loop {
        let mut batch = Vec::new();
        tokio::select! {
            taken = jobs.recv_many(&mut batch, BATCH_MAX) => {
                if taken == 0 {
                    return;
                }
                commit_and_reply(pool, batch).await;
            }
            () = stop.notified() => jobs.close(),
        }
    }
}

async fn commit_and_reply(pool: &SqlitePool, batch: Vec<Job>) {
    let (writes, replies): (Vec<_>, Vec<_>) =
        batch.into_iter().map(|job| (job.write, job.reply)).unzip();
    // A reply that nobody awaits any more is dropped, as it should be.
    match commit(pool, &writes).await {
        Ok(answers) => {
            for (reply, answer) in replies.into_iter().zip(answers) {
                let _ = reply.send(answer);
            }
        }
        Err(error) => {
            tracing::error!(%error, code = error.code(), writes = writes.len(), "cannot write to the database");
            for reply in replies {
                let _ = reply.send(Err(error.clone()));
            }
        }
    }
}

/// One result per write, or the error that failed them all.
async fn commit(pool: &SqlitePool, writes: &[Write]) -> Result<Vec<Result<Written>>> {
    let mut connection = pool.acquire().await?;
    let answers = transact(&mut connection, writes).await;
    if answers.is_err() {
        // After some errors, such as a full disk, SQLite has already rolled back and reports that
        // there is nothing to roll back. Either way, the next batch starts afresh.
        let _ = execute(&mut connection, "ROLLBACK").await;
    }
    answers
}

async fn transact(on: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Result<Written>>> {
    execute(on, "BEGIN IMMEDIATE").await?;
    let mut answers = Vec::with_capacity(writes.len());
    for write in writes {
        execute(on, "SAVEPOINT one").await?;
        let answer = perform(on, write).await.map_err(StoreError::from);
        match &answer {
            Ok(_) => {}
            Err(StoreError::Refused(_)) => execute(on, "ROLLBACK TO one").await?,
            Err(fatal) => return Err(fatal.clone()),
        }
        execute(on, "RELEASE one").await?;
        answers.push(answer);
    }
    execute(on, "COMMIT").await.map_err(|error| StoreError::from(error).during_commit())?;
    Ok(answers)
}

/// Runs transaction statements as plain SQL: the driver counts its own transactions, and its count
/// stays wrong after SQLite has rolled back by itself.
async fn execute(on: &mut SqliteConnection, words: &'static str) -> sqlx::Result<()> {
    sqlx::query(words).execute(on).await.map(drop)
}

async fn perform(on: &mut SqliteConnection, write: &Write) -> sqlx::Result<Written> {
    Ok(match write {
        Write::Append(append) => statements::append(on, append).await?.into(),
        Write::NoteAlive { at } => statements::note_alive(on, *at).await?.into(),
        Write::AddDowntime { began_at, ended_at } => {
            statements::add_downtime(on, *began_at, *ended_at).await?.into()
        }
        Write::CreatePlayer(player, secret_hash) => {
            statements::create_player(on, player, secret_hash).await?.into()
        }
        Write::RenamePlayer { id, name } => statements::rename_player(on, id, name).await?.into(),
        Write::DeleteIdle { before, limit } => {
            statements::delete(on, statements::DELETE_IDLE, *before, *limit).await?.into()
        }
        Write::DeleteFinished { before, limit } => {
            statements::delete(on, writing::DELETE_FINISHED, *before, *limit).await?.into()
        }
        Write::DeletePlayers { before, limit } => {
            statements::delete(on, writing::DELETE_PLAYERS, *before, *limit).await?.into()
        }
        Write::Probe => statements::probe(on).await?.into(),
        Write::ChainSeals { limit } => seals::chain(on, *limit).await?.into(),
        Write::DeriveSeries { table, series } => {
            statements::derive_series(on, table, series).await?.into()
        }
        Write::Claim { now, lease_until, limit } => {
            let tables = statements::claim(on, *now, *lease_until, *limit).await?;
            Written { rows: tables.len() as u64, tables }
        }
    })
}

#[cfg(test)]
mod tests;
