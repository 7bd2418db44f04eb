//! Randomness and time: the two things that a server takes from outside.

use std::time::{SystemTime, UNIX_EPOCH};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use table::{IntentId, Millis, PlayerId, Seed, TableId};

/// Where randomness and time come from. Whoever tests gives another than [`System`].
pub trait Chance: Send + Sync {
    /// Bytes that nobody can guess.
    fn fill(&self, bytes: &mut [u8]);

    /// What a game is dealt from.
    fn seed(&self) -> Seed {
        Seed::new(bytes(self))
    }

    /// Milliseconds since 1970.
    fn now(&self) -> Millis;
}

/// The operating system's.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

impl Chance for System {
    /// # Panics
    /// When the operating system has no randomness: then no game can be dealt fairly.
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system has randomness");
    }

    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        since.as_millis() as Millis
    }
}

/// What the server makes of it.
impl dyn Chance + '_ {
    /// A seed for a bot.
    pub(crate) fn number(&self) -> u64 {
        u64::from_le_bytes(bytes(self))
    }

    /// A table's id: short enough for a link, too long to guess.
    pub(crate) fn table_id(&self) -> TableId {
        self.readable().parse().expect("letters and digits")
    }

    /// A player's public id.
    pub(crate) fn player_id(&self) -> PlayerId {
        self.readable().parse().expect("letters and digits")
    }

    /// A name for an intent whose sender gave none.
    pub(crate) fn intent_id(&self) -> IntentId {
        self.readable().parse().expect("letters and digits")
    }

    /// A player's secret.
    pub(crate) fn secret(&self) -> String {
        URL_SAFE_NO_PAD.encode(bytes::<32>(self))
    }

    /// Letters and digits that cannot be taken for each other: no 0, 1, l, o.
    fn readable(&self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
        bytes::<12>(self).into_iter().map(letter).collect()
    }
}

fn bytes<const N: usize>(chance: &(impl Chance + ?Sized)) -> [u8; N] {
    let mut bytes = [0; N];
    chance.fill(&mut bytes);
    bytes
}
