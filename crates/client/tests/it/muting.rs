//! What is said, and players that one does not want to hear.

use client::{Notice, SAYINGS_MAX, Session};
use rules::Seat;
use table::{Phrase, Saying};

use crate::server::id;
use crate::session::{Line, facts, said, seat};

/// Mutes or unmutes whoever has a seat now.
pub(crate) fn mute(session: &mut Session, seat: Seat, is_muted: bool) {
    let chair = session.state(&id()).unwrap().chair(seat).unwrap();
    let player = chair.player().expect("a player").id.clone();
    let mut muted = session.muted().clone();
    muted.set(&player, is_muted);
    session.set_muted(muted);
}

#[test]
fn what_muted_players_said_is_hidden_and_kept() {
    let mut line = Line::with_ben();
    let seq = line.seq();
    let hello = Notice::Said { table: id(), seat: seat(2), saying: Saying::Phrase(Phrase::Hello) };
    let notices = line.session.receive(facts(vec![said(seq + 1, Phrase::Hello)]));
    assert!(notices.contains(&hello));
    mute(&mut line.session, seat(2), true);
    let notices = line.session.receive(facts(vec![said(seq + 2, Phrase::Hello)]));
    assert!(!notices.contains(&hello) && notices.len() == 1, "{notices:?}");
    let heard = |line: &Line| line.session.table(&id()).unwrap().talk().count();
    assert_eq!(heard(&line), 0);
    mute(&mut line.session, seat(2), false);
    assert_eq!(heard(&line), 2);
}

#[test]
fn another_player_in_the_seat_of_a_muted_one_is_heard() {
    let mut line = Line::with_ben();
    mute(&mut line.session, seat(2), true);
    line.seat_second("cleo");
    let seq = line.seq();
    let notices = line.session.receive(facts(vec![said(seq + 1, Phrase::Hello)]));
    assert!(notices.iter().any(|notice| matches!(notice, Notice::Said { .. })), "{notices:?}");
    line.seat_second("ben");
    let seq = line.seq();
    let notices = line.session.receive(facts(vec![said(seq + 1, Phrase::Hello)]));
    assert!(!notices.iter().any(|notice| matches!(notice, Notice::Said { .. })), "{notices:?}");
    assert_eq!(line.session.table(&id()).unwrap().talk().count(), 1);
}

#[test]
fn a_muted_player_is_muted_at_every_table() {
    let mut line = Line::with_ben();
    mute(&mut line.session, seat(2), true);
    line.session.unwatch(&id());
    line.session.watch(&id()).unwrap();
    line.settle();
    line.seat_second("ben");
    assert!(line.session.table(&id()).unwrap().is_muted(seat(2)));
}

#[test]
fn only_the_last_sayings_are_kept() {
    let mut line = Line::new();
    line.settle();
    let seq = line.seq();
    for step in 1..=SAYINGS_MAX as u64 + 3 {
        line.session.receive(facts(vec![said(seq + step, Phrase::Laugh)]));
    }
    let talk: Vec<u64> = line.session.table(&id()).unwrap().talk().map(|one| one.seq).collect();
    assert_eq!((talk.len(), talk[0]), (SAYINGS_MAX, seq + 4));
}
