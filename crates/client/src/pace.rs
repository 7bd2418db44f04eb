//! How long a link waits for answers and between attempts.

use std::time::Duration;

/// A link's intervals and timeouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    pub ping_every: Duration,
    /// A connection silent for this long is dropped.
    pub silence_max: Duration,
    /// How long an attempt to connect may take.
    pub connect_max: Duration,
    /// The first wait between attempts; the very first attempt is immediate.
    pub wait_first: Duration,
    pub wait_max: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            ping_every: Duration::from_secs(20),
            silence_max: Duration::from_secs(45),
            connect_max: Duration::from_secs(10),
            wait_first: Duration::from_millis(250),
            wait_max: Duration::from_secs(5),
        }
    }
}

/// Exponential backoff with jitter, so that the clients of a dead process do not all reconnect at once.
#[derive(Clone, Debug, Default)]
pub struct Backoff {
    failures: u32,
}

impl Backoff {
    /// The wait before the next attempt, between half and all of the full wait. `jitter` is a
    /// number from 0 to 1.
    pub fn next(&mut self, pace: &Pace, jitter: f64) -> Duration {
        let failures = self.failures;
        self.failures = failures.saturating_add(1);
        if failures == 0 {
            return Duration::ZERO;
        }
        let doubled = pace.wait_first.saturating_mul(1 << (failures - 1).min(16));
        let share = if jitter.is_finite() { jitter.clamp(0.0, 1.0) } else { 1.0 };
        doubled.min(pace.wait_max).mul_f64(0.5 + 0.5 * share)
    }

    /// Starts over, once the server has welcomed us.
    pub fn reset(&mut self) {
        self.failures = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waits_ms(jitter: f64, count: usize) -> Vec<u128> {
        let mut backoff = Backoff::default();
        (0..count).map(|_| backoff.next(&Pace::default(), jitter).as_millis()).collect()
    }

    #[test]
    fn waits_double_up_to_a_cap() {
        assert_eq!(waits_ms(1.0, 8), [0, 250, 500, 1000, 2000, 4000, 5000, 5000]);
        assert_eq!(waits_ms(0.0, 7), [0, 125, 250, 500, 1000, 2000, 2500]);
        assert_eq!(waits_ms(f64::NAN, 2), [0, 250]);
        assert_eq!(waits_ms(1.0, 100).last(), Some(&5000));
    }

    #[test]
    fn a_welcome_makes_the_next_attempt_immediate() {
        let mut backoff = Backoff::default();
        for _ in 0..5 {
            backoff.next(&Pace::default(), 0.5);
        }
        backoff.reset();
        assert_eq!(backoff.next(&Pace::default(), 0.5), Duration::ZERO);
    }
}
