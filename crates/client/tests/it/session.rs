//! A session, case by case.

use std::sync::Arc;

use client::{Limit, Notice, PENDING_MAX, Session, WATCHED_MAX};
use protocol::{Code, ToClient, ToServer};
use rules::Seat;
use table::{Entry, Fact, Intent, Opening, Options, Phrase, Wanted};
use testkit::shuffle;

use crate::muting::mute;
use crate::random_intents;
use crate::server::{Server, id};

/// A connected session and its server.
pub(crate) struct Line {
    pub(crate) server: Server,
    pub(crate) session: Session,
    peer: u32,
}

impl Line {
    /// Ann watches a table where she plays against a bot.
    pub(crate) fn new() -> Self {
        Self::open(Wanted::Bot { level: table::Level::Page })
    }

    /// Ann watches a table that Ben has joined.
    pub(crate) fn with_ben() -> Self {
        let mut line = Self::open(Wanted::Anybody);
        line.settle();
        line.seat_second("ben");
        line
    }

    fn open(second: Wanted) -> Self {
        let opening = Opening {
            options: Options::new("k2".parse().unwrap()),
            seats: vec![Wanted::Host, second],
            house: None,
            ready: true,
            commitment: None,
        };
        let mut server = Server::open(&opening, shuffle::random(1));
        let mut session = Session::new("a").unwrap();
        let peer = server.connect(&random_intents::player("ann"));
        session.watch(&id()).unwrap();
        session.connected();
        Self { server, session, peer }
    }

    /// Delivers everything in both directions.
    pub(crate) fn settle(&mut self) -> Vec<Notice> {
        let mut notices = Vec::new();
        loop {
            for message in self.session.outgoing() {
                self.server.receive(self.peer, &message.to_json());
            }
            let Some(text) = self.server.take(self.peer) else { return notices };
            notices.extend(self.session.receive(ToClient::read(&text).unwrap()));
        }
    }

    /// A player takes the second seat, which someone else may have left.
    pub(crate) fn seat_second(&mut self, name: &str) {
        let (seat, player) = (seat(2), random_intents::player(name));
        let seq = self.seq();
        let is_taken = self.session.state(&id()).unwrap().chair(seat).unwrap().player().is_some();
        let left = is_taken.then_some(Fact::Stood { seat });
        let happened = left.into_iter().chain([Fact::Sat { seat, player }]);
        let entries = (seq + 1..).zip(happened).map(|(seq, fact)| entry(seq, fact)).collect();
        self.session.receive(facts(entries));
        assert!(self.seq() > seq, "the facts fit");
    }

    pub(crate) fn seq(&self) -> u64 {
        self.session.table(&id()).unwrap().seq()
    }
}

#[test]
fn a_table_is_copied_only_when_it_changes() {
    let mut line = Line::new();
    line.settle();
    let shown = line.session.shared_state(&id()).unwrap();
    line.session.receive(ToClient::Pong { nonce: 1, now: 5 });
    line.session.receive(facts(vec![]));
    assert!(Arc::ptr_eq(&shown, &line.session.shared_state(&id()).unwrap()), "nothing happened");
    line.session.intend(&id(), Intent::Say { phrase: Phrase::ALL[0] }).unwrap();
    line.settle();
    let now = line.session.shared_state(&id()).unwrap();
    assert_eq!((now.seq, &*now), (shown.seq + 1, line.server.state()));
    assert!(!Arc::ptr_eq(&shown, &now), "whoever still shows the old one is left alone");
}

pub(crate) fn said(seq: u64, phrase: Phrase) -> Entry {
    entry(seq, Fact::Said { seat: seat(2), phrase })
}

fn entry(seq: u64, fact: Fact) -> Entry {
    Entry { seq, at: i64::try_from(seq).unwrap() + 1_000_000, cause: None, fact }
}

pub(crate) fn facts(entries: Vec<Entry>) -> ToClient {
    ToClient::Facts { table: id(), entries }
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

#[test]
fn a_table_is_known_after_its_snapshot() {
    let mut line = Line::new();
    let notices = line.settle();
    assert!(matches!(notices[0], Notice::Welcome { .. }), "{notices:?}");
    assert!(matches!(&notices[1], Notice::TableChanged { entries, .. } if entries.is_empty()));
    assert_eq!(line.session.state(&id()), Some(line.server.state()));
    assert_eq!(line.session.seat(&id()), Some(seat(1)));
}

/// An interface that redraws a table on notices must not do so on every pong.
#[test]
fn a_pong_does_not_report_a_table_change() {
    let mut line = Line::new();
    line.settle();
    let notices = line.session.receive(ToClient::Pong { nonce: 7, now: 1 });
    assert_eq!(notices, [Notice::Pong { nonce: 7, now: 1 }]);
}

/// An interface reads the session again after every change, and a pong comes every few seconds.
#[test]
fn the_revision_changes_with_everything_but_a_pong() {
    let mut line = Line::new();
    line.settle();
    let mut before = line.session.revision();
    let mut has_changed = |session: &Session| {
        let is_new = session.revision() != before;
        before = session.revision();
        is_new
    };
    let Line { session, .. } = &mut line;
    session.ping(7);
    session.outgoing();
    session.receive(ToClient::Pong { nonce: 7, now: 1 });
    assert!(!has_changed(session), "a pong");
    let seq = session.table(&id()).unwrap().seq();
    session.receive(facts(vec![said(seq + 1, Phrase::Hello)]));
    assert!(has_changed(session), "a fact");
    session.receive(ToClient::Spectators { table: id(), count: 3 });
    assert!(has_changed(session), "a spectator");
    session.receive(ToClient::Lobby { tables: Vec::new() });
    assert!(has_changed(session), "the lobby");
    session.intend(&id(), Intent::Say { phrase: Phrase::Again }).unwrap();
    assert!(has_changed(session), "an intent");
    mute(session, seat(1), true);
    assert!(has_changed(session), "a muted player");
    session.disconnected();
    assert!(has_changed(session), "a lost connection");
    session.connected();
    assert!(has_changed(session), "a new connection");
    session.unwatch(&id());
    assert!(has_changed(session), "a forgotten table");
    session.watch(&id()).unwrap();
    assert!(has_changed(session), "a watched table");
}

#[test]
fn known_facts_are_skipped() {
    let mut line = Line::new();
    line.settle();
    let next = line.seq() + 1;
    let news = vec![said(next, Phrase::Hello), said(next + 1, Phrase::Thanks)];
    assert_eq!(line.session.receive(facts(news.clone())).len(), 3);
    assert_eq!(line.session.receive(facts(news.clone())), []);
    // Half known, half new.
    let more = vec![news[1].clone(), said(next + 2, Phrase::Again)];
    let notices = line.session.receive(facts(more.clone()));
    let entries = vec![more[1].clone()];
    assert_eq!(notices[0], Notice::TableChanged { table: id(), entries });
    assert_eq!(line.seq(), next + 2);
}

#[test]
fn a_gap_is_requested_once() {
    let mut line = Line::new();
    line.settle();
    let seq = line.seq();
    let notices = line.session.receive(facts(vec![said(seq + 2, Phrase::Hello)]));
    assert_eq!(notices, [Notice::Resync { table: id() }]);
    assert_eq!(line.session.receive(facts(vec![said(seq + 3, Phrase::Hello)])), []);
    let again = ToServer::Watch { table: id(), after: Some(seq) };
    assert_eq!(line.session.outgoing(), [again]);
    assert_eq!(line.session.receive(facts(vec![said(seq + 4, Phrase::Hello)])), []);
    assert_eq!(line.session.outgoing(), []);
    let all = (1..5).map(|step| said(seq + step, Phrase::Hello)).collect();
    line.session.receive(facts(all));
    assert_eq!(line.seq(), seq + 4);
    // A later gap is requested separately.
    let notices = line.session.receive(facts(vec![said(seq + 9, Phrase::Hello)]));
    assert_eq!(notices, [Notice::Resync { table: id() }]);
}

#[test]
fn a_missing_answer_is_requested_again() {
    let mut line = Line::new();
    line.settle();
    let seq = line.seq();
    let mut gap = || line.session.receive(facts(vec![said(seq + 2, Phrase::Hello)])).len();
    assert_eq!(gap(), 1);
    assert_eq!(line.session.outgoing().len(), 1);
    let mut gap = || line.session.receive(facts(vec![said(seq + 2, Phrase::Hello)])).len();
    let resyncs: usize = (0..20).map(|_| gap()).sum();
    assert_eq!(resyncs, 1);
}

#[test]
fn facts_that_do_not_fit_request_a_snapshot() {
    let mut line = Line::new();
    line.settle();
    let fact = Fact::Agreed { seat: seat(1) };
    let entry = table::Entry { seq: line.seq() + 1, at: 1_000_000, cause: None, fact };
    let notices = line.session.receive(facts(vec![entry]));
    assert_eq!(notices, [Notice::Resync { table: id() }]);
    assert_eq!(line.session.state(&id()), None);
    line.settle();
    assert_eq!(line.session.state(&id()), Some(line.server.state()));
}

#[test]
fn an_impossible_snapshot_is_given_up() {
    let mut line = Line::new();
    line.settle();
    let mut snapshot = protocol::Snapshot::from(line.server.state());
    snapshot.chairs.clear();
    let notices = line.session.receive(ToClient::Snapshot { snapshot: Box::new(snapshot) });
    assert!(matches!(&notices[..], [Notice::Error { table: Some(table), .. }] if table == "t1"));
    assert_eq!(line.session.outgoing(), []);
    // Only on demand.
    line.session.watch(&id()).unwrap();
    line.settle();
    assert_eq!(line.session.state(&id()), Some(line.server.state()));
}

fn error(table: Option<&str>, code: Code) -> ToClient {
    ToClient::Error { table: table.map(str::to_owned), error: code.into() }
}

#[test]
fn a_temporarily_failed_request_is_repeated_later() {
    for code in [Code::Busy, Code::Failed] {
        let mut line = Line::new();
        line.session.watch_lobby(true);
        line.session.outgoing();
        line.session.receive(error(Some(id().as_str()), code));
        line.session.receive(error(None, code));
        assert_eq!(line.session.outgoing(), [], "not at once");
        line.session.ping(7);
        let again = [
            ToServer::Lobby { watch: true },
            ToServer::Watch { table: id(), after: None },
            ToServer::Ping { nonce: 7 },
        ];
        assert_eq!(line.session.outgoing(), again);
        line.session.receive(ToClient::Lobby { tables: Vec::new() });
        line.session.ping(8);
        assert_eq!(line.session.outgoing(), [ToServer::Ping { nonce: 8 }], "once is enough");
    }
}

#[test]
fn a_client_that_may_no_longer_watch_waits_for_nothing() {
    let mut line = Line::new();
    line.settle();
    let wanted = line.session.intend(&id(), Intent::Leave).unwrap();
    line.session.outgoing();
    line.session.receive(error(Some(id().as_str()), Code::NoSpectators));
    let seq = line.seq() + 1;
    let done = ToClient::Done { table: id(), id: wanted.clone(), seq };
    assert_eq!(line.session.receive(done), [Notice::Done { table: id(), id: wanted, seq }]);
    line.session.ping(7);
    assert_eq!(line.session.outgoing(), [ToServer::Ping { nonce: 7 }], "it was a clear answer");
    line.session.watch(&id()).unwrap();
    let after = Some(line.seq());
    assert_eq!(line.session.outgoing(), [ToServer::Watch { table: id(), after }]);
}

#[test]
fn answers_settle_intents_once() {
    let mut line = Line::new();
    line.settle();
    let intent = line.session.intend(&id(), Intent::Say { phrase: Phrase::Hello }).unwrap();
    let seen = |one: &client::Pending| match one.wish {
        client::Wish::Intent { seen, .. } => Some(seen),
        client::Wish::Consult(_) | client::Wish::Reveal(_) => None,
    };
    assert_eq!(line.session.pending().map(seen).collect::<Vec<_>>(), [Some(line.seq())]);
    let seq = line.seq();
    let done = ToClient::Done { table: id(), id: intent.clone(), seq };
    let notice = Notice::Done { table: id(), id: intent, seq };
    assert_eq!(line.session.receive(done.clone()), [notice]);
    assert_eq!(line.session.pending().count(), 0);
    assert_eq!(line.session.receive(done), []);
}

/// Otherwise a program would mistake the position before its action for the one after it.
#[test]
fn an_intent_is_done_once_its_facts_arrive() {
    let mut line = Line::new();
    line.settle();
    let intent = line.session.intend(&id(), Intent::Say { phrase: Phrase::Hello }).unwrap();
    assert_eq!(line.session.outgoing().len(), 1);
    let seq = line.seq() + 1;
    let done = ToClient::Done { table: id(), id: intent.clone(), seq };
    assert_eq!(line.session.receive(done), []);
    assert_eq!(line.session.pending().count(), 1);
    let notice = Notice::Done { table: id(), id: intent, seq };
    let notices = line.session.receive(facts(vec![said(seq, Phrase::Hello)]));
    assert_eq!(notices.last(), Some(&notice));
    assert_eq!(line.session.pending().count(), 0);
}

/// It is answered, and the next connection's snapshot shows its effect.
#[test]
fn a_completed_intent_is_not_resent() {
    let mut line = Line::new();
    line.settle();
    let intent = line.session.intend(&id(), Intent::Say { phrase: Phrase::Hello }).unwrap();
    let seq = line.seq() + 1;
    line.session.receive(ToClient::Done { table: id(), id: intent.clone(), seq });
    line.session.disconnected();
    line.session.connected();
    assert_eq!(line.session.outgoing().len(), 2, "hello and watch");
    let snapshot = Box::new(line.server.state().into());
    let notices = line.session.receive(ToClient::Snapshot { snapshot });
    assert_eq!(notices.last(), Some(&Notice::Done { table: id(), id: intent, seq }));
}

#[test]
fn refusals_carry_the_reason() {
    let mut line = Line::new();
    line.settle();
    line.session.intend(&id(), Intent::ready(true)).unwrap();
    let notices = line.settle();
    let [Notice::Refused { error, .. }] = &notices[..] else { panic!("{notices:?}") };
    assert_eq!(error.code, "table.playing");
}

#[test]
fn a_new_connection_resends_everything_in_order() {
    let mut line = Line::new();
    line.settle();
    let seq = line.seq();
    line.session.watch_lobby(true);
    let first = line.session.intend(&id(), Intent::Say { phrase: Phrase::Hello }).unwrap();
    assert_eq!(line.session.outgoing().len(), 2);
    line.session.disconnected();
    let second = line.session.intend(&id(), Intent::Undo).unwrap();
    assert_eq!(line.session.outgoing(), []);
    line.session.connected();
    let sent = line.session.outgoing();
    let said = |message: &ToServer, wanted: &table::IntentId| {
        matches!(message,
        ToServer::Intent { id, seen, .. } if id == wanted && *seen == seq)
    };
    assert_eq!(sent[0], ToServer::Hello { protocol: protocol::PROTOCOL_VERSION });
    assert_eq!(sent[1], ToServer::Lobby { watch: true });
    assert_eq!(sent[2], ToServer::Watch { table: id(), after: Some(seq) });
    assert!(said(&sent[3], &first) && sent.len() == 4, "{sent:?}");
    line.session.receive(ToClient::Done { table: id(), id: first, seq });
    let sent = line.session.outgoing();
    assert!(said(&sent[0], &second) && sent.len() == 1, "{sent:?}");
}

/// *Sit* that is refused and *leave* that is not, both unanswered when the connection breaks:
/// resent together, a freed seat would be taken after leaving.
#[test]
fn an_intent_waits_for_the_answer_to_the_one_before_it() {
    let mut line = Line::new();
    line.settle();
    let other: table::TableId = "t2".parse().unwrap();
    line.session.watch(&other).unwrap();
    line.session.outgoing();
    line.session.intend(&id(), Intent::Sit { seat: seat(2), house: None }).unwrap();
    let leave = line.session.intend(&id(), Intent::Leave).unwrap();
    let elsewhere =
        line.session.intend(&other, Intent::Sit { seat: seat(1), house: None }).unwrap();
    let ids = |sent: Vec<ToServer>| -> Vec<table::IntentId> {
        let id = |message| match message {
            ToServer::Intent { id, .. } => id,
            other => panic!("{other:?}"),
        };
        sent.into_iter().map(id).collect()
    };
    let sent = line.session.outgoing();
    assert_eq!(ids(sent.clone()).last(), Some(&elsewhere), "tables do not wait for each other");
    assert_eq!(sent.len(), 2);
    assert_eq!(line.session.outgoing(), []);
    line.server.receive(line.peer, &sent[0].to_json());
    let refused = line.server.take(line.peer).unwrap();
    let notices = line.session.receive(ToClient::read(&refused).unwrap());
    assert!(matches!(&notices[..], [Notice::Refused { .. }]), "{notices:?}");
    assert_eq!(ids(line.session.outgoing()), [leave]);
}

#[test]
fn a_table_watched_again_is_requested_from_the_start() {
    let mut line = Line::new();
    line.settle();
    line.session.unwatch(&id());
    line.session.watch(&id()).unwrap();
    let (table, after) = (id(), None);
    let sent = line.session.outgoing();
    assert_eq!(sent, [ToServer::Unwatch { table: id() }, ToServer::Watch { table, after }]);
    // Messages in flight for the old model must not reach the new one.
    assert_eq!(line.session.receive(facts(vec![said(9, Phrase::Hello)])), []);
    line.session.unwatch(&id());
    assert_eq!(line.session.receive(facts(vec![said(9, Phrase::Hello)])), []);
}

#[test]
fn every_decision_is_announced_once() {
    let mut line = Line::new();
    let mut calls = 0;
    let is_call = |notice: &&Notice| matches!(notice, Notice::YourTurn { .. });
    for _ in 0..5 {
        calls += line.settle().iter().filter(is_call).count();
        line.server.play_bots();
        calls += line.settle().iter().filter(is_call).count();
        assert!(line.session.is_our_turn(&id()));
        let position = line.server.state().game.as_ref().unwrap().position();
        let action = position.legal_actions().iter().next().unwrap();
        line.session.intend(&id(), Intent::Act { action }).unwrap();
    }
    assert_eq!(calls, 5);
    // A new connection does not announce the turn again.
    line.session.receive(ToClient::Snapshot { snapshot: Box::new(line.server.state().into()) });
    let again = ToClient::Snapshot { snapshot: Box::new(line.server.state().into()) };
    assert!(!line.session.receive(again).iter().any(|notice| is_call(&notice)));
}

#[test]
fn each_spectator_count_is_reported_once() {
    let mut line = Line::new();
    line.settle();
    let spectators = |count| ToClient::Spectators { table: id(), count };
    let notice = |count| Notice::Spectators { table: id(), count };
    assert_eq!(line.session.receive(spectators(2)), [notice(2)]);
    assert_eq!(line.session.receive(spectators(2)), []);
    assert_eq!(line.session.table(&id()).unwrap().spectators(), 2);
    // A new connection reports it again.
    line.session.connected();
    assert_eq!(line.session.table(&id()).unwrap().spectators(), 0);
    let elsewhere = ToClient::Spectators { table: "t9".parse().unwrap(), count: 5 };
    assert_eq!(line.session.receive(elsewhere), []);
}

#[test]
fn everything_has_a_limit() {
    for prefix in ["", "a b", "0123456789abcdef"] {
        assert_eq!(Session::new(prefix).unwrap_err(), Limit::Prefix);
    }
    let mut session = Session::new("0123456789abcde").unwrap();
    assert_eq!(session.intend(&id(), Intent::Undo), Err(Limit::NotWatched));
    for count in 0..WATCHED_MAX {
        session.watch(&format!("t{count}").parse().unwrap()).unwrap();
    }
    assert_eq!(session.watch(&"more".parse().unwrap()), Err(Limit::Watched));
    for _ in 0..PENDING_MAX {
        session.intend(&id(), Intent::Undo).unwrap();
    }
    assert_eq!(session.intend(&id(), Intent::Undo), Err(Limit::Pending));
}

#[test]
fn another_version_is_an_error() {
    let mut line = Line::new();
    let player = random_intents::player("ann");
    let notices = line.session.receive(ToClient::Welcome { protocol: 2, player, now: 0 });
    assert!(matches!(&notices[0], Notice::Error { error, .. } if error.code == "message.version"));
}

#[test]
fn a_closed_table_says_so_once() {
    let mut line = Line::new();
    line.settle();
    for intent in [Intent::Resign, Intent::Close] {
        line.session.intend(&id(), intent).unwrap();
    }
    let closed = Notice::Closed { table: id() };
    let count = line.settle().iter().filter(|notice| **notice == closed).count();
    assert_eq!(count, 1);
}
