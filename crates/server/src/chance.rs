//! Randomness and time: the server's two outside inputs.

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use table::{IntentId, Millis, PlayerId, Seed, TableId};

/// The source of randomness and time. Tests replace [`System`].
pub trait Chance: Send + Sync {
    /// Fills with unpredictable bytes.
    fn fill(&self, bytes: &mut [u8]);

    /// A seed for a game's shuffle.
    fn seed(&self) -> Seed {
        Seed::new(bytes(self))
    }

    /// Milliseconds since 1970.
    fn now(&self) -> Millis;
}

/// The operating system's randomness and clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

impl Chance for System {
    /// # Panics
    /// If the operating system has no randomness: no game could be dealt fairly.
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system has randomness");
    }

    /// The system's time when the process first asked, and from then on whatever has passed since: a clock
    /// that is set does not move anybody's deadline.
    fn now(&self) -> Millis {
        static FIRST: OnceLock<(Duration, Instant)> = OnceLock::new();
        let first = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            (since, Instant::now())
        };
        let (then, at) = FIRST.get_or_init(first);
        (*then + at.elapsed()).as_millis() as Millis
    }
}

/// The random values that the server needs.
impl dyn Chance + '_ {
    /// A seed for a bot.
    pub(crate) fn number(&self) -> u64 {
        u64::from_le_bytes(bytes(self))
    }

    /// A table's id: short enough for a link, too long to guess.
    pub(crate) fn table_id(&self) -> TableId {
        self.readable().parse().expect("letters and digits")
    }

    /// A player's public id, readable like a table's.
    pub(crate) fn player_id(&self) -> PlayerId {
        self.readable().parse().expect("letters and digits")
    }

    /// An id for an intent whose sender gave none.
    pub(crate) fn intent_id(&self) -> IntentId {
        self.readable().parse().expect("letters and digits")
    }

    /// A player's secret.
    pub(crate) fn secret(&self) -> String {
        URL_SAFE_NO_PAD.encode(bytes::<32>(self))
    }

    fn readable(&self) -> String {
        readable(bytes::<12>(self).into_iter())
    }
}

/// Random bytes as letters and digits that are hard to confuse: no 0, 1, l, o.
pub(crate) fn readable(bytes: impl Iterator<Item = u8>) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes.map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn bytes<const N: usize>(chance: &(impl Chance + ?Sized)) -> [u8; N] {
    let mut bytes = [0; N];
    chance.fill(&mut bytes);
    bytes
}
