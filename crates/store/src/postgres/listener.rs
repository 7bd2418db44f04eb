//! Listens for announcements. It reconnects by itself and sends [`Change::Missed`] whenever
//! announcements may have been lost in between.

use super::announcer::CHANNEL;
use crate::{Change, Result};
use sqlx::Executor;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

/// After this much silence the connection is probed: one that the network dropped would stay silent
/// forever.
const SILENCE_MAX: Duration = Duration::from_secs(30);
const PROBE_TIMEOUT: Duration = Duration::from_secs(10);

/// Pauses between attempts to reconnect.
const PAUSE_MIN: Duration = Duration::from_millis(100);
const PAUSE_MAX: Duration = Duration::from_secs(5);

/// Is already listening when it returns, and listens until aborted.
pub(super) async fn start(
    options: PgConnectOptions,
    changes: broadcast::Sender<Change>,
) -> Result<AbortHandle> {
    let listener = listen(&options).await?;
    Ok(tokio::spawn(forward(listener, options, changes)).abort_handle())
}

async fn forward(
    mut listener: PgListener,
    options: PgConnectOptions,
    changes: broadcast::Sender<Change>,
) {
    loop {
        // A send without receivers fails, and then nobody has missed anything.
        match next(&mut listener).await {
            Ok(news) => news.into_iter().for_each(|change| drop(changes.send(change))),
            Err(error) => {
                tracing::warn!(%error, "lost the database connection that listens for changes");
                listener = listen_again(&options).await;
                drop(changes.send(Change::Missed));
            }
        }
    }
}

/// The next changes; empty after a silence in which the connection proved alive.
async fn next(listener: &mut PgListener) -> Result<Vec<Change>, sqlx::Error> {
    match timeout(SILENCE_MAX, listener.try_recv()).await {
        Ok(Ok(Some(news))) => Ok(news.payload().lines().map(Change::parse).collect()),
        // The listener lost its connection and reconnected.
        Ok(Ok(None)) => Ok(vec![Change::Missed]),
        Ok(Err(error)) => Err(error),
        Err(_) => match timeout(PROBE_TIMEOUT, listener.execute("SELECT 1")).await {
            Ok(proof) => proof.map(|_| Vec::new()),
            Err(_) => Err(sqlx::Error::PoolTimedOut),
        },
    }
}

async fn listen_again(options: &PgConnectOptions) -> PgListener {
    let mut pause = PAUSE_MIN;
    loop {
        match listen(options).await {
            Ok(listener) => return listener,
            Err(error) => tracing::warn!(%error, "cannot listen for changes in the database"),
        }
        sleep(pause).await;
        pause = (pause * 2).min(PAUSE_MAX);
    }
}

async fn listen(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .acquire_timeout(PROBE_TIMEOUT)
        .connect_with(options.clone())
        .await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}
