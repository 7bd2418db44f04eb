//! What our partner and we say to each other.

use client::Notice;
use protocol::{ToClient, ToServer};
use table::{Note, Remark};

use crate::muting::mute;
use crate::server::id;
use crate::session::{Line, seat};

fn note(words: &str) -> Note {
    let remark = Remark::Text { text: words.parse().unwrap() };
    Note { at: 5, seat: seat(2), game: 0, steps: 0, remark }
}

#[test]
fn notes_are_announced_once_and_muted_with_their_player() {
    let mut line = Line::with_ben();
    let send = |line: &mut Line, all, notes: &[Note]| {
        let notes = notes.to_vec();
        line.session.receive(ToClient::Notes { table: id(), all, notes }).len()
    };
    let known =
        |line: &Line| line.session.table(&id()).unwrap().notes().cloned().collect::<Vec<_>>();
    let [one, two, three] = ["one", "two", "three"].map(note);
    assert_eq!(send(&mut line, false, std::slice::from_ref(&one)), 1);
    let all = [one.clone(), two.clone()];
    assert_eq!(send(&mut line, true, &all), 1, "the first is known");
    assert_eq!(known(&line), all);
    mute(&mut line.session, seat(2), true);
    assert_eq!(send(&mut line, false, std::slice::from_ref(&three)), 0);
    assert_eq!(known(&line), []);
    mute(&mut line.session, seat(2), false);
    assert_eq!(known(&line), [one, two, three]);
}

/// A reload must not announce a whole evening again; what is said while the line is down is news.
#[test]
fn what_was_said_before_a_session_is_no_news() {
    let mut line = Line::new();
    line.settle();
    let send = |line: &mut Line, notes: &[Note]| {
        line.session.receive(ToClient::Notes { table: id(), all: true, notes: notes.to_vec() })
    };
    let [one, two, three] = ["one", "two", "three"].map(note);
    let old = [one.clone(), two.clone()];
    assert_eq!(send(&mut line, &old), [Notice::NotesKnown { table: id() }]);
    assert!(line.session.table(&id()).unwrap().notes().eq(&old), "they can be read");
    let news = Notice::Noted { table: id(), note: three.clone() };
    assert_eq!(send(&mut line, &[one.clone(), two, three]), [news]);

    // Nothing had been said when this session began.
    let mut line = Line::new();
    line.settle();
    line.session.disconnected();
    line.session.connected();
    let news = Notice::Noted { table: id(), note: one.clone() };
    assert_eq!(send(&mut line, &[one]), [news]);
}

#[test]
fn an_unanswered_remark_is_sent_again_under_its_id() {
    let mut line = Line::new();
    line.settle();
    let remark = note("again?").remark;
    let name = line.session.consult(&id(), remark.clone()).unwrap();
    let sent = ToServer::Consult { table: id(), id: name.clone(), remark };
    assert_eq!(line.session.outgoing(), std::slice::from_ref(&sent));
    line.session.disconnected();
    line.session.connected();
    assert_eq!(line.session.outgoing().last(), Some(&sent));
    let seq = line.seq();
    line.session.receive(ToClient::Done { table: id(), id: name, seq });
    assert_eq!(line.session.pending().count(), 0);
}
