//! The public chain of seals: one entry for each game that began, each with a hash of the one before,
//! so that none can be changed, added or left out later without anybody noticing.
//!
//! An append notes the seals of the games that it begins; whoever comes next adds them to the chain.

use crate::Millis;
use sha2::{Digest, Sha256};

/// The link before the first entry.
pub const FIRST_LINK: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// An entry of the chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChainedSeal {
    /// Counts from 1 without gaps.
    pub number: u64,
    pub seal: String,
    /// When the game began.
    pub at: Millis,
    /// SHA-256 of the link before, the number, the seal and the time: 64 hexadecimal digits.
    pub link: String,
}

impl ChainedSeal {
    /// The entry after the link `previous`.
    fn after(previous: &str, number: u64, seal: String, at: Millis) -> Self {
        let hash = Sha256::digest(format!("{previous} {number} {seal} {at}"));
        Self { number, seal, at, link: hex::encode(hash) }
    }

    pub(crate) fn of_row((number, seal, at, link): (i64, String, i64, String)) -> Self {
        Self { number: number as u64, seal, at, link }
    }
}

/// A seal that is to be chained: its row, the seal and the time.
pub(crate) type Due = (i64, String, Millis);

/// Continues the chain after its last number and link.
pub(crate) fn chain(last: Option<(i64, String)>, due: Vec<Due>) -> Vec<ChainedSeal> {
    let (mut number, mut link) = last.unwrap_or((0, FIRST_LINK.to_owned()));
    let mut entries = Vec::with_capacity(due.len());
    for (_, seal, at) in due {
        number += 1;
        let entry = ChainedSeal::after(&link, number as u64, seal, at);
        link.clone_from(&entry.link);
        entries.push(entry);
    }
    entries
}

pub(crate) const LAST: &str = "SELECT number, link FROM seals ORDER BY number DESC LIMIT 1";
pub(crate) const DUE: &str = "SELECT id, seal, at FROM seals_due ORDER BY id LIMIT $1";
pub(crate) const CHAINED: &str =
    "SELECT number, seal, at, link FROM seals WHERE number > $1 ORDER BY number LIMIT $2";
pub(crate) const ONE: &str = "SELECT number, seal, at, link FROM seals WHERE seal = $1";
