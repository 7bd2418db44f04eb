//! What a table in memory remembers between inputs.

use super::*;
use crate::jobs::pause_after;
use protocol::Code;
use store::StoreError;
use table::{Notes, Opening, Options, Player, Seed, Wanted};

fn inner() -> Inner {
    let opening = Opening {
        options: Options::new("k2".parse().unwrap()),
        seats: vec![Wanted::Host],
        house: None,
        ready: false,
        commitment: None,
    };
    let host = Player { id: "ann".parse().unwrap(), name: "Ann".parse().unwrap(), program: false };
    let opened = Table::open("oak".parse().unwrap(), 0, &opening, &host, Seed::new([1; 32]));
    LiveTable::new(opened.unwrap().0, Notes::default(), 0).inner.into_inner()
}

/// Otherwise two bots would think about the new position.
#[test]
fn a_late_answer_does_not_clear_newer_thinking() {
    let mut inner = inner();
    inner.thinking = Some(12);
    inner.clear_thinking(10);
    assert_eq!(inner.thinking, Some(12));
    inner.clear_thinking(12);
    assert_eq!(inner.thinking, None);
}

#[test]
fn only_consecutive_server_failures_are_counted() {
    let mut inner = inner();
    let failed = || Err(Failure::Store(StoreError::Closed));
    for expected in 1..=10 {
        inner.count_failure(&failed());
        inner.count_failure(&Err(Code::NoTable.into()));
        inner.count_failure(&Ok(None));
        assert_eq!(inner.failures, expected);
    }
    assert_eq!(pause_after(inner.failures).as_secs(), 64);
    inner.count_failure(&Ok(Some(7)));
    let pauses: Vec<u64> = (0..5).map(|failures| pause_after(failures).as_secs()).collect();
    assert_eq!((inner.failures, &pauses[..]), (0, &[0, 1, 2, 4, 8][..]));
}
