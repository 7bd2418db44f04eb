//! Whatever messages are lost, no intent is lost and none happens twice.
//!
//! Messages of one connection keep their order. A connection may end at any point; server and
//! client have then each received part of what was in flight. The server itself may restart.

use std::collections::{BTreeMap, VecDeque};

use client::{Notice, Session};
use proptest::prelude::*;
use protocol::ToClient;
use table::{IntentId, Player};
use testkit::shuffle;

use crate::random_intents;
use crate::server::{Server, id};

#[derive(Clone, Copy, Debug)]
enum Event {
    /// A client submits an intent.
    Intend(usize),
    /// Some messages reach the server.
    Up(usize, usize),
    /// Some messages reach a client.
    Down(usize, usize),
    /// A connection is lost after this many messages up and down.
    Cut(usize, usize, usize),
    /// A client connects.
    Connect(usize),
    /// A bot moves, or time passes.
    LiveOn,
    /// The server restarts.
    Restart,
}

struct Client {
    player: Player,
    session: Session,
    connection: Option<Connection>,
    intents: Vec<IntentId>,
    answers: BTreeMap<IntentId, Vec<Answer>>,
    resyncs: usize,
}

struct Connection {
    peer: u32,
    up: VecDeque<String>,
}

#[derive(Debug, PartialEq)]
enum Answer {
    Done(u64),
    Refused,
}

impl Client {
    fn new(name: &str) -> Self {
        let mut session = Session::new(name).unwrap();
        session.contribute([name.len() as u8 + name.as_bytes()[0]; 32]);
        session.watch(&id()).unwrap();
        Self {
            player: random_intents::player(name),
            session,
            connection: None,
            intents: Vec::new(),
            answers: BTreeMap::new(),
            resyncs: 0,
        }
    }

    fn connect(&mut self, server: &mut Server) {
        if self.connection.is_none() {
            self.connection =
                Some(Connection { peer: server.connect(&self.player), up: VecDeque::new() });
            self.session.connected();
        }
    }

    fn lose(&mut self, server: &mut Server) {
        if let Some(connection) = self.connection.take() {
            server.disconnect(connection.peer);
            self.session.disconnected();
        }
    }

    fn intend(&mut self, server: &mut Server) {
        // Nobody submits anything before they have seen the table.
        let Some(state) = self.session.state(&id()) else { return };
        let intent = random_intents::intent(state, &self.player.id, &mut server.random);
        let Ok(intent) = self.session.intend(&id(), intent) else { return };
        self.intents.push(intent);
    }

    /// Delivers messages to the server; returns how many.
    fn up(&mut self, server: &mut Server, count: usize) -> usize {
        let Some(connection) = &mut self.connection else { return 0 };
        let outgoing = self.session.outgoing();
        connection.up.extend(outgoing.iter().map(protocol::ToServer::to_json));
        let arriving = count.min(connection.up.len());
        for text in connection.up.drain(..arriving) {
            server.receive(connection.peer, &text);
        }
        arriving
    }

    /// Delivers messages to the client; returns how many.
    fn down(&mut self, server: &mut Server, count: usize) -> usize {
        let Some(connection) = &self.connection else { return 0 };
        let peer = connection.peer;
        let messages: Vec<String> = std::iter::from_fn(|| server.take(peer)).take(count).collect();
        for text in &messages {
            let notices = self.session.receive(ToClient::read(text).unwrap());
            for notice in notices {
                self.note(notice);
            }
            if let Some(state) = self.session.state(&id()) {
                assert_eq!(state, server.state_at(state.seq), "a state that was never there");
            }
        }
        messages.len()
    }

    fn note(&mut self, notice: Notice) {
        let (id, answer) = match notice {
            Notice::Done { table, id, seq } => {
                assert!(self.session.table(&table).unwrap().seq() >= seq, "done and not seen");
                (id, Answer::Done(seq))
            }
            Notice::Refused { id, .. } => (id, Answer::Refused),
            Notice::Error { error, .. } => panic!("{error}"),
            Notice::Resync { .. } => return self.resyncs += 1,
            _ => return,
        };
        self.answers.entry(id).or_default().push(answer);
    }

    /// Every intent has exactly one answer, and it is true.
    fn check(&self, server: &Server) {
        assert_eq!(self.session.state(&id()), Some(server.state()));
        assert_eq!(self.session.pending().count(), 0);
        assert_eq!(self.resyncs, 0, "a connection in order leaves no gaps");
        assert_eq!(self.answers.len(), self.intents.len());
        // Whatever was lost, an honest server is never accused.
        assert!(self.session.fairness(&id()).is_none_or(|found| found.is_ok()));
        for intent in &self.intents {
            let facts = server.facts_of(&self.player, intent);
            match self.answers[intent][..] {
                [Answer::Done(seq)] => {
                    assert!(seq <= server.state().seq);
                    // An intent that changed nothing is not remembered and may change something
                    // when it is resent, but never twice.
                    assert!(
                        facts == 1 || facts == 0 && server.is_idle(intent),
                        "{intent}: {facts}"
                    );
                }
                [Answer::Refused] => assert_eq!(facts, 0, "{intent} was refused"),
                ref answers => panic!("{intent} was answered {answers:?}"),
            }
        }
    }
}

fn run(rules: &str, seed: u64, events: &[Event]) -> usize {
    let mut server = Server::new(rules, shuffle::random(seed));
    let mut clients = ["ann", "bob"].map(Client::new);
    for event in events {
        match *event {
            Event::Intend(who) => clients[who].intend(&mut server),
            Event::Up(who, count) => _ = clients[who].up(&mut server, count),
            Event::Down(who, count) => _ = clients[who].down(&mut server, count),
            Event::Cut(who, up, down) => {
                clients[who].up(&mut server, up);
                clients[who].down(&mut server, down);
                clients[who].lose(&mut server);
            }
            Event::Connect(who) => clients[who].connect(&mut server),
            Event::LiveOn => server.live_on(),
            Event::Restart => {
                for client in &mut clients {
                    client.lose(&mut server);
                }
                server.restart();
            }
        }
    }
    for client in &mut clients {
        client.connect(&mut server);
    }
    loop {
        let mut moved = 0;
        for client in &mut clients {
            moved += client.up(&mut server, usize::MAX) + client.down(&mut server, usize::MAX);
        }
        if moved == 0 {
            break;
        }
    }
    for client in &clients {
        client.check(&server);
    }
    clients.iter().map(|client| client.intents.len()).sum()
}

fn event() -> impl Strategy<Value = Event> {
    let (who, few) = (0..2_usize, 0..4_usize);
    prop_oneof![
        6 => who.clone().prop_map(Event::Intend),
        6 => (who.clone(), few.clone()).prop_map(|(who, count)| Event::Up(who, count)),
        6 => (who.clone(), few.clone()).prop_map(|(who, count)| Event::Down(who, count)),
        2 => (who.clone(), few.clone(), few).prop_map(|(who, up, down)| Event::Cut(who, up, down)),
        4 => who.prop_map(Event::Connect),
        3 => Just(Event::LiveOn),
        1 => Just(Event::Restart),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn every_intent_is_carried_out_once_or_refused(
        rules in prop::sample::select(vec!["k2", "k3", "q2", "k2+dynasty"]),
        seed in any::<u64>(),
        events in prop::collection::vec(event(), 0..150),
    ) {
        run(rules, seed, &events);
    }
}

/// Whole games, with a loss after every few messages.
#[test]
fn long_games_survive_constant_disconnects() {
    let round = |at: usize| {
        let who = at % 2;
        [
            Event::Connect(0),
            Event::Connect(1),
            Event::Up(who, 9),
            Event::Down(who, 9),
            Event::Intend(who),
            Event::Cut(who, at % 3, at % 4),
            Event::LiveOn,
        ]
    };
    let events: Vec<Event> = (0..1_500).flat_map(round).collect();
    assert!(run("k2", 7, &events) > 500);
}
