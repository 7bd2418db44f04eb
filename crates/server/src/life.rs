//! When this process, or any other on the same store, was able to serve.
//!
//! A process shows every few seconds that it is alive by writing that into the store. Where such signs are
//! missing, because it was killed, stopped or could not store anything, nobody could play, and tables give
//! that time back ([`table::Input::Down`]).

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::{LIST_MAX, Store};
use table::{Downtime, Millis};

use crate::error::Failure;
use crate::server::Server;

/// How often the process looks whether it has been stopped.
const BEAT: Duration = Duration::from_secs(1);
/// Without a beat for this long it was stopped; a busy machine may delay one or two.
const STOPPED: Duration = Duration::from_secs(4);
/// How often the store is told.
const BEATS_PER_SIGN: u32 = 5;
/// Without a sign in the store for this long no process was alive, or none could write.
const SILENCE: Duration = Duration::from_secs(12);

/// What is known about downtimes.
#[derive(Debug)]
pub(crate) struct Life {
    last_beat: Mutex<Instant>,
    last_sign: Mutex<Instant>,
    /// They do not overlap; the earliest comes first.
    downtimes: Mutex<Arc<[Downtime]>>,
    /// Counts changes of `downtimes`, from 1.
    version: AtomicU64,
}

impl Life {
    /// Begins with what the store knows. A process that has a store to itself knows that nobody was
    /// alive since the last sign; one that shares it only after a long silence.
    pub(crate) async fn begin(store: &dyn Store, now: Millis) -> store::Result<Self> {
        let tolerated_ms = if store.is_shared() { SILENCE.as_millis() as Millis } else { 0 };
        if let Some(last) = store.last_alive().await?
            && now.saturating_sub(last) > tolerated_ms
        {
            store.add_downtime(last, now).await?;
        }
        store.note_alive(now).await?;
        let stored = store.downtimes(LIST_MAX).await?;
        let stored = stored.into_iter().map(|(from, to)| Downtime { from, to });
        Ok(Self {
            last_beat: Mutex::new(Instant::now()),
            last_sign: Mutex::new(Instant::now()),
            downtimes: Mutex::new(joined(stored)),
            version: AtomicU64::new(1),
        })
    }

    /// Changes whenever a downtime becomes known; never 0.
    pub(crate) fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    pub(crate) fn downtimes(&self) -> Arc<[Downtime]> {
        lock(&self.downtimes).clone()
    }

    fn add(&self, downtime: Downtime) {
        let mut downtimes = lock(&self.downtimes);
        *downtimes = joined(downtimes.iter().copied().chain([downtime]));
        self.version.fetch_add(1, Ordering::AcqRel);
    }

    /// Notes that the process is running; returns the downtime that this ends, if it was stopped.
    fn beat(&self, now: Millis, at: Instant) -> Option<Downtime> {
        since(&self.last_beat, STOPPED, now, at)
    }

    /// Notes that the store has taken a sign of life; returns the downtime that this ends, if it did not
    /// for a long time.
    fn sign(&self, now: Millis, at: Instant) -> Option<Downtime> {
        since(&self.last_sign, SILENCE, now, at)
    }
}

/// Moves `last` on, and returns the time since then if it is longer than tolerated.
fn since(last: &Mutex<Instant>, tolerated: Duration, now: Millis, at: Instant) -> Option<Downtime> {
    let last = std::mem::replace(&mut *lock(last), at);
    let gap = at.saturating_duration_since(last);
    (gap > tolerated).then(|| Downtime { from: now - gap.as_millis() as Millis, to: now })
}

impl Server {
    /// Looks whether the process has been stopped for a while. Called before anything that depends on the
    /// time, since after a stop everything that was due happens at once.
    pub(crate) fn notice_stop(&self) -> Option<Downtime> {
        let downtime = self.life().beat(self.chance().now(), Instant::now())?;
        tracing::warn!(
            ms = downtime.to - downtime.from,
            "the process was stopped; clocks get that time back"
        );
        self.life().add(downtime);
        Some(downtime)
    }

    /// Shows that this process is alive until the server stops.
    pub(crate) async fn run_life(&self) {
        for beats in 1_u32.. {
            if self.pause(BEAT).await {
                return;
            }
            let stopped = self.notice_stop();
            if beats.is_multiple_of(BEATS_PER_SIGN) || stopped.is_some() {
                self.show_life(stopped).await;
            }
        }
    }

    /// Tells the store that the process is alive, and about a downtime that nobody else can know.
    pub(crate) async fn show_life(&self, stopped: Option<Downtime>) {
        let now = self.chance().now();
        if let Err(error) = self.store().note_alive(now).await {
            return Failure::from(error).log();
        }
        let silent = self.life().sign(now, Instant::now()).filter(|_| stopped.is_none());
        if let Some(silent) = silent {
            tracing::warn!(
                ms = silent.to - silent.from,
                "nothing could be stored; clocks get that time back"
            );
            self.life().add(silent);
        }
        // Other processes may have served meanwhile; what one has missed is no downtime of the others.
        let alone = stopped.or(silent).filter(|_| !self.store().is_shared());
        if let Some(Downtime { from, to }) = alone
            && let Err(error) = self.store().add_downtime(from, to).await
        {
            Failure::from(error).log();
        }
    }
}

/// The same downtimes without overlaps, the earliest first.
fn joined(downtimes: impl Iterator<Item = Downtime>) -> Arc<[Downtime]> {
    let mut sorted: Vec<Downtime> = downtimes.collect();
    sorted.sort_unstable_by_key(|downtime| downtime.from);
    let mut joined: Vec<Downtime> = Vec::with_capacity(sorted.len());
    for next in sorted {
        match joined.last_mut() {
            Some(last) if next.from <= last.to => last.to = last.to.max(next.to),
            _ => joined.push(next),
        }
    }
    joined.into()
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn down(from: Millis, to: Millis) -> Downtime {
        Downtime { from, to }
    }

    #[tokio::test]
    async fn a_store_that_was_alone_was_down_since_the_last_sign() {
        let store = store::open("sqlite::memory:").await.unwrap();
        assert_eq!(Life::begin(&*store, 1_000).await.unwrap().downtimes()[..], []);
        store.note_alive(3_000).await.unwrap();
        assert_eq!(
            Life::begin(&*store, 4_000).await.unwrap().downtimes()[..],
            [down(3_000, 4_000)]
        );
        // Whoever begins later still knows of it.
        let downtimes = Life::begin(&*store, 9_000).await.unwrap().downtimes();
        assert_eq!(downtimes[..], [down(3_000, 9_000)], "nothing was alive in between");
    }

    #[tokio::test]
    async fn a_clock_that_was_set_back_is_no_downtime() {
        let store = store::open("sqlite::memory:").await.unwrap();
        Life::begin(&*store, 9_000).await.unwrap();
        assert_eq!(Life::begin(&*store, 4_000).await.unwrap().downtimes()[..], []);
    }

    #[tokio::test]
    async fn a_stopped_process_notices_that_when_it_goes_on() {
        let store = store::open("sqlite::memory:").await.unwrap();
        let life = Life::begin(&*store, 0).await.unwrap();
        let start = Instant::now();
        let late = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(life.beat(1_000, late(1)), None);
        assert_eq!(life.beat(4_000, late(4)), None, "a busy machine");
        assert_eq!(life.beat(34_000, late(34)), Some(down(4_000, 34_000)));
        assert_eq!(life.beat(35_000, late(35)), None);
    }

    #[tokio::test]
    async fn a_store_that_takes_nothing_for_a_while_is_a_downtime() {
        let store = store::open("sqlite::memory:").await.unwrap();
        let life = Life::begin(&*store, 0).await.unwrap();
        let start = Instant::now();
        let late = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(life.sign(5_000, late(5)), None);
        assert_eq!(life.sign(40_000, late(40)), Some(down(5_000, 40_000)));
        assert_eq!(life.sign(45_000, late(45)), None);
    }

    #[test]
    fn downtimes_are_joined_where_they_overlap() {
        let downtimes = [down(50, 60), down(10, 30), down(20, 25), down(30, 40)];
        assert_eq!(joined(downtimes.into_iter())[..], [down(10, 40), down(50, 60)]);
    }
}
