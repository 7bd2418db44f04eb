//! Recently accepted intents, so that one that is sent again is only confirmed.

use std::collections::VecDeque;

use sha2::{Digest, Sha256};

use crate::fact::{Cause, Seq};

/// How many are remembered. A client resends an intent right after reconnecting; one that arrives
/// later than this was meant for another position, and is refused as stale.
const REMEMBERED: usize = 128;

/// Fingerprints of intents, with the fact that each became.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recent(VecDeque<(Fingerprint, Seq)>);

type Fingerprint = [u8; 16];

impl Recent {
    pub(crate) fn remember(&mut self, cause: &Cause, seq: Seq) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((fingerprint(cause), seq));
    }

    /// The fact that this intent became.
    pub(crate) fn find(&self, cause: &Cause) -> Option<Seq> {
        let wanted = fingerprint(cause);
        self.0.iter().rev().find(|(known, _)| *known == wanted).map(|(_, seq)| *seq)
    }
}

/// A hash of both ids, so that nobody can forge one that matches another player's.
fn fingerprint(cause: &Cause) -> Fingerprint {
    let mut hash = Sha256::new();
    hash.update(cause.player.as_str());
    hash.update(b" ");
    hash.update(cause.intent.as_str());
    let digest: [u8; 32] = hash.finalize().into();
    std::array::from_fn(|at| digest[at])
}
