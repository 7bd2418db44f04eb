//! What a shuffle in common adds to the wire.

use protocol::{ChainedSeal, SealPage};
use rules::Components;
use table::{Chair, Contribution, Fact, Intent, Shuffle};

use crate::values::{NOW, chair, nonce, seal, seat};

pub(crate) fn chained_seal() -> ChainedSeal {
    ChainedSeal { number: 7, seal: seal().to_string(), at: NOW, link: "0f".repeat(32) }
}

pub(crate) fn seal_page() -> SealPage {
    SealPage { seals: vec![chained_seal()] }
}

pub(crate) fn contribution() -> Contribution {
    Contribution {
        seat: seat(1),
        commitment: nonce().commitment(),
        nonce: Some(nonce()),
        missing: false,
    }
}

pub(crate) fn ready_committed() -> Intent {
    Intent::Ready { ready: true, commitment: Some(nonce().commitment()) }
}

pub(crate) fn readied_committed() -> Fact {
    let commitment = Some(nonce().commitment());
    Fact::Readied { seat: seat(1), ready: true, commitment }
}

pub(crate) fn began_shared() -> Fact {
    Fact::Began {
        number: 1,
        seal: seal(),
        given: 0,
        components: Components::FIRST,
        shuffle: Shuffle::Sorted,
    }
}

pub(crate) fn chair_committed() -> Chair {
    Chair { commitment: Some(nonce().commitment()), ..chair() }
}
