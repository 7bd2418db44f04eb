//! Codes are stable: each means one thing and has the same shape.

use std::collections::BTreeSet;

use protocol::Code;
use rules::{IllegalAction, RulesError};
use table::Reason;

/// Every possible error code.
fn all() -> Vec<&'static str> {
    let server = Code::ALL.iter().map(|reason| reason.code());
    let table = Reason::ALL.iter().map(|reason| reason.code());
    let action = IllegalAction::ALL.iter().map(|reason| reason.code());
    let rules = RulesError::ALL.iter().map(|reason| reason.code());
    server.chain(table).chain(action).chain(rules).collect()
}

#[test]
fn each_code_means_one_thing() {
    let mut seen = BTreeSet::new();
    let twice: Vec<_> = all().into_iter().filter(|code| !seen.insert(*code)).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn a_code_is_an_area_and_a_reason() {
    let word = |text: &str| {
        !text.is_empty() && text.bytes().all(|byte| byte == b'_' || byte.is_ascii_lowercase())
    };
    for code in all() {
        let good = code.split_once('.').is_some_and(|(room, reason)| word(room) && word(reason));
        assert!(good, "{code}");
    }
}
