//! Keeps a log readable, and its disk from filling, while something fails over and over: each place of
//! the program may log so many lines in a while, and how many were left out is said now and then.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tracing::callsite::Identifier;
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::layer::{Context, Filter};

/// Lines from one place in one period.
const LINES: u32 = 20;
const PERIOD: Duration = Duration::from_mins(1);

/// Lets through only so many warnings and errors of a kind. Whoever asks for more detail gets all of it.
/// Clones count the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Throttle(Arc<Mutex<HashMap<Identifier, Period>>>);

/// What one place has logged of late.
#[derive(Clone, Copy, Debug)]
struct Period {
    since: Instant,
    lines: u32,
    left_out: u64,
}

impl Period {
    fn begin(now: Instant) -> Self {
        Self { since: now, lines: 0, left_out: 0 }
    }

    /// Whether to write one more line.
    fn allows(&mut self, now: Instant) -> bool {
        if now.duration_since(self.since) >= PERIOD {
            (self.since, self.lines) = (now, 0);
        }
        let allowed = self.lines < LINES;
        if allowed {
            self.lines += 1;
        } else {
            self.left_out += 1;
        }
        allowed
    }
}

impl Throttle {
    /// Logs now and then how many lines were left out.
    pub(super) async fn report(self) {
        loop {
            tokio::time::sleep(PERIOD).await;
            let mut places = self.places();
            let count: u64 = places.values_mut().map(|one| std::mem::take(&mut one.left_out)).sum();
            drop(places);
            if count > 0 {
                tracing::warn!(count, "lines like others were left out of the log");
            }
        }
    }

    fn places(&self) -> MutexGuard<'_, HashMap<Identifier, Period>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<S: Subscriber> Filter<S> for Throttle {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        let (about, now) = (event.metadata(), Instant::now());
        *about.level() > Level::WARN
            || self
                .places()
                .entry(about.callsite())
                .or_insert_with(|| Period::begin(now))
                .allows(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_that_fails_over_and_over_is_heard_now_and_then() {
        let began = Instant::now();
        let mut place = Period::begin(began);
        let written = (0..1_000).filter(|_| place.allows(began)).count();
        assert_eq!((written, place.left_out), (20, 980));
        assert!(place.allows(began + PERIOD), "again after a while");
    }
}
