//! A session adds to the shuffle and checks the deal, without being asked.

use client::{Memory, NONCES_MAX, Notice, Session};
use protocol::{Snapshot, ToClient, ToServer};
use table::{Commitment, Entry, Fact, Intent, Level, Opening, Options, Own, Seed, Unfair, Wanted};
use testkit::shuffle;

use crate::random_intents;
use crate::server::{Server, id};

/// Ann's session, connected to a server with a table of hers.
struct Line {
    server: Server,
    session: Session,
    peer: u32,
}

impl Line {
    /// Ann plays against a bot; `commitment` came with the request that opened the table.
    fn new(mut session: Session, commitment: Option<Commitment>, ready: bool) -> Self {
        let opening = Opening {
            options: Options::new("k2".parse().unwrap()),
            seats: vec![Wanted::Host, Wanted::Bot { level: Level::Page }],
            house: None,
            ready,
            commitment,
        };
        let mut server = Server::open(&opening, shuffle::random(1));
        let peer = server.connect(&random_intents::player("ann"));
        session.watch(&id()).unwrap();
        session.connected();
        Self { server, session, peer }
    }

    /// Ann continues with another session, as after a reload of the page.
    fn restart(&mut self, mut session: Session) {
        self.server.disconnect(self.peer);
        self.peer = self.server.connect(&random_intents::player("ann"));
        session.watch(&id()).unwrap();
        session.connected();
        self.session = session;
    }

    fn settle(&mut self) -> Vec<Notice> {
        let mut notices = Vec::new();
        loop {
            for message in self.session.outgoing() {
                self.server.receive(self.peer, &message.to_json());
            }
            let Some(text) = self.server.take(self.peer) else { return notices };
            notices.extend(self.session.receive(ToClient::read(&text).unwrap()));
        }
    }

    /// Plays the game to its end; returns everything that the session was told.
    fn finish(&mut self) -> Vec<Notice> {
        let mut notices = self.settle();
        while self.server.state().game.as_ref().is_some_and(table::Game::is_on) {
            self.server.play_bots();
            notices.extend(self.settle());
            if self.session.is_our_turn(&id()) {
                let game = self.session.state(&id()).unwrap().game.as_ref().unwrap();
                let action = game.position().legal_actions().get(0).unwrap();
                self.session.intend(&id(), Intent::Act { action }).unwrap();
            } else {
                self.server.live_on();
            }
            notices.extend(self.settle());
        }
        notices
    }

    fn own(&self) -> Own {
        self.session.fairness(&id()).unwrap().unwrap().own
    }
}

fn session(prefix: &str) -> Session {
    let mut session = Session::new(prefix).unwrap();
    session.contribute([7; 32]);
    session
}

#[test]
fn a_session_contributes_by_itself() {
    let mut line = Line::new(session("a"), None, false);
    line.settle();
    let ready = line.session.intend(&id(), Intent::ready(true)).unwrap();
    let told = line.settle();
    let game = line.server.state().game.as_ref().unwrap();
    assert!(!game.awaits_contributions() && !game.steps().is_empty(), "it has revealed");
    let of_intents = told.iter().filter_map(|notice| match notice {
        Notice::Done { id, .. } | Notice::Refused { id, .. } => Some(id),
        _ => None,
    });
    assert_eq!(of_intents.collect::<Vec<_>>(), [&ready], "what it does by itself is no news");
    assert_eq!(line.session.fairness(&id()), None, "the game is on");
    line.finish();
    assert_eq!(line.own(), Own::Counted);
}

#[test]
fn what_is_on_its_way_by_itself_is_not_pending() {
    let mut line = Line::new(session("a"), None, false);
    line.settle();
    line.session.intend(&id(), Intent::ready(true)).unwrap();
    for message in line.session.outgoing() {
        line.server.receive(line.peer, &message.to_json());
    }
    while let Some(text) = line.server.take(line.peer) {
        line.session.receive(ToClient::read(&text).unwrap());
    }
    assert_eq!(line.session.pending().count(), 0);
    let sent = line.session.outgoing();
    let is_reveal = |message: &ToServer| {
        matches!(message, ToServer::Intent { intent: Intent::Reveal { .. }, .. })
    };
    assert!(matches!(&sent[..], [one] if is_reveal(one)), "{sent:?}");
    // It is sent again over another connection.
    line.session.disconnected();
    line.session.connected();
    assert_eq!(line.session.outgoing().iter().filter(|message| is_reveal(message)).count(), 1);
}

#[test]
fn the_request_that_opens_a_table_can_commit() {
    let mut session = session("a");
    let commitment = session.commit();
    let mut line = Line::new(session, commitment, true);
    line.finish();
    assert_eq!(line.own(), Own::Counted);
}

#[test]
fn a_nonce_from_before_the_session_can_be_adopted() {
    let nonce = table::Nonce::new([3; 32]);
    let mut session = session("a");
    session.adopt(nonce);
    let mut line = Line::new(session, Some(nonce.commitment()), true);
    line.finish();
    assert_eq!(line.own(), Own::Counted);
}

#[test]
fn a_session_without_a_secret_takes_no_part() {
    let mut line = Line::new(Session::new("a").unwrap(), None, false);
    line.settle();
    line.session.intend(&id(), Intent::ready(true)).unwrap();
    line.finish();
    let fairness = line.session.fairness(&id()).unwrap().unwrap();
    assert_eq!(
        (fairness.own, fairness.contributed, fairness.since_start),
        (Own::None, vec![], true)
    );
}

/// The memory as it comes back from a page's storage.
fn stored(memory: &Memory) -> Memory {
    serde_json::from_str(&serde_json::to_string(memory).unwrap()).unwrap()
}

#[test]
fn a_restarted_session_reveals_and_checks_with_what_was_saved() {
    let mut first = session("a");
    let commitment = first.commit();
    let saved = stored(first.memory());
    let mut line = Line::new(first, commitment, true);
    let mut second = session("b");
    second.remember(saved);
    line.restart(second);
    line.settle();
    assert!(!line.server.state().game.as_ref().unwrap().awaits_contributions());
    // And again in the middle of the game.
    let saved = stored(line.session.memory());
    line.server.play_bots();
    let mut third = session("c");
    third.remember(saved);
    line.restart(third);
    line.finish();
    let fairness = line.session.fairness(&id()).unwrap().unwrap();
    assert_eq!((fairness.own, fairness.since_start), (Own::Counted, true));
}

#[test]
fn without_its_memory_a_session_neither_reveals_nor_accuses() {
    let mut first = session("a");
    let commitment = first.commit();
    let mut line = Line::new(first, commitment, true);
    let mut forgetful = Session::new("b").unwrap();
    forgetful.contribute([8; 32]);
    line.restart(forgetful);
    line.settle();
    assert!(line.server.state().game.as_ref().unwrap().awaits_contributions());
    line.finish();
    let fairness = line.session.fairness(&id()).unwrap().unwrap();
    assert_eq!(fairness.own, Own::None);
    assert_eq!(fairness.missing.len(), 1);
}

/// What the server says, with the last fact changed.
fn cheated(cheat: impl Fn(&mut Entry)) -> Option<Result<table::Fairness, Unfair>> {
    let mut first = session("a");
    let commitment = first.commit();
    let mut line = Line::new(first, commitment, true);
    line.settle();
    loop {
        line.server.play_bots();
        let game = line.server.state().game.as_ref().unwrap();
        if game.is_on() && line.session.is_our_turn(&id()) {
            let action = game.position().legal_actions().get(0).unwrap();
            line.session.intend(&id(), Intent::Act { action }).unwrap();
            for message in line.session.outgoing() {
                line.server.receive(line.peer, &message.to_json());
            }
        } else if game.is_on() {
            line.server.live_on();
        }
        while let Some(text) = line.server.take(line.peer) {
            let mut message = ToClient::read(&text).unwrap();
            if let ToClient::Facts { entries, .. } = &mut message {
                entries.iter_mut().for_each(&cheat);
            }
            line.session.receive(message);
        }
        if line.session.state(&id()).unwrap().game.as_ref().unwrap().end.is_some() {
            return line.session.fairness(&id());
        }
    }
}

#[test]
fn a_swapped_seed_is_seen() {
    let swapped = |entry: &mut Entry| {
        if let Fact::Ended { seed, .. } = &mut entry.fact {
            *seed = Seed::new([99; 32]);
        }
    };
    assert_eq!(cheated(swapped), Some(Err(Unfair::Seal)));
    assert!(cheated(|_| {}).unwrap().is_ok());
}

#[test]
fn a_seal_that_changes_with_a_snapshot_is_seen() {
    let mut first = session("a");
    let commitment = first.commit();
    let mut line = Line::new(first, commitment, true);
    line.finish();
    assert_eq!(line.own(), Own::Counted);
    let mut snapshot = Snapshot::from(line.server.state());
    let game = snapshot.game.as_mut().unwrap();
    let other = Seed::new([98; 32]);
    game.seal = other.seal(&table::GameId { table: id(), number: game.number });
    game.end.as_mut().unwrap().seed = other;
    line.session.receive(ToClient::Snapshot { snapshot: Box::new(snapshot) });
    assert_eq!(line.session.fairness(&id()), Some(Err(Unfair::Rewritten)));
}

#[test]
fn a_memory_is_bounded_and_merges() {
    let mut one = session("a");
    let first = one.commit().unwrap();
    let mut other = session("b");
    other.contribute([9; 32]);
    let second = other.commit().unwrap();
    let mut merged = stored(one.memory());
    merged.merge(stored(other.memory()));
    let text = serde_json::to_string(&merged).unwrap();
    one.remember(merged);
    let mut line = Line::new(one, Some(second), true);
    line.finish();
    assert_eq!(line.own(), Own::Counted, "{first} is still there beside {second}");
    // What a session knows is newer than what was stored.
    let (before, now) = (stored(line.session.memory()), line.session.memory().clone());
    let mut both = now.clone();
    both.merge(before);
    assert_eq!(both, now);
    let mut many = session("c");
    for _ in 0..2 * NONCES_MAX {
        many.commit();
    }
    let longer = serde_json::to_string(many.memory()).unwrap();
    assert!(text.len() < longer.len() && longer.len() < 100 * NONCES_MAX, "{}", longer.len());
}
