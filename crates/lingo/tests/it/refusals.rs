//! A sentence for every stable code.

use std::collections::BTreeSet;

use client::Limit;
use lingo::{CLIENT_CODES, Language};
use protocol::Code;
use rules::{DealError, DynastyError, IllegalAction, Problem, RulesError, SetupError};
use table::{Reason, Unfair};

use crate::files::texts;
use crate::{assert_readable, lingos};

/// Every code that rules, tables, servers and clients can give.
fn codes() -> BTreeSet<&'static str> {
    let dynasty = [DynastyError::Over, DynastyError::Unfinished, DynastyError::OtherRules];
    let seat = rules::Seat::new(0).expect("a seat");
    let unfair = [
        Unfair::Tag(""),
        Unfair::Given,
        Unfair::Seal,
        Unfair::Rewritten,
        Unfair::Contribution(seat),
        Unfair::Deal(0),
        Unfair::Step(0),
    ];
    let mut codes: BTreeSet<_> = IllegalAction::ALL.iter().map(|reason| reason.code()).collect();
    codes.extend(DealError::ALL.iter().map(|reason| reason.code()));
    codes.extend(RulesError::ALL.iter().map(|reason| reason.code()));
    codes.extend(SetupError::ALL.iter().map(|reason| reason.code()));
    codes.extend(Problem::ALL.iter().map(|problem| problem.code()));
    codes.extend(Reason::ALL.iter().map(|reason| reason.code()));
    codes.extend(Code::ALL.iter().map(|code| code.code()));
    codes.extend(dynasty.map(DynastyError::code));
    codes.extend(unfair.map(Unfair::code));
    codes.extend(Limit::ALL.map(Limit::code));
    codes.extend(CLIENT_CODES);
    codes
}

#[test]
fn every_code_has_its_own_sentence() {
    for lingo in lingos() {
        let unknown = lingo.refusal("no.such.code");
        assert_readable(&unknown);
        for code in codes() {
            let sentence = lingo.refusal(code);
            assert_ne!(sentence, unknown, "{code} in {:?}", lingo.language());
            assert!(sentence.ends_with(['.', '!']), "{code}: {sentence}");
        }
    }
}

#[test]
fn every_sentence_belongs_to_a_code() {
    let known: BTreeSet<String> =
        codes().into_iter().map(|code| format!("error-{}", code.replace('.', "-"))).collect();
    for ((key, _), _) in texts(Language::English, "errors") {
        assert!(key == "error-unknown" || known.contains(&key), "{key} belongs to no code");
    }
}
