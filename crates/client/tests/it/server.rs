//! An in-memory server: one real table, and peers that watch it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use protocol::{Code, ErrorBody, PROTOCOL_VERSION, Snapshot, ToClient, ToServer};
use rand::RngExt;
use table::{
    Entry, Handled, Input, IntentId, Opening, Options, Player, Refusal, Seed, Seq, State, Table,
    TableId, Wanted,
};
use testkit::shuffle::Random;

use crate::random_intents;

/// A returning peer that missed at most this many facts gets them, others a snapshot.
const RING: usize = 6;

pub(crate) struct Server {
    pub(crate) random: Random,
    table: Table,
    now: i64,
    log: Vec<table::Entry>,
    seeds: Vec<(u32, Seed)>,
    /// The states after each fact, from the first.
    history: Vec<State>,
    /// Valid intents that changed nothing.
    idle: BTreeSet<IntentId>,
    peers: BTreeMap<u32, Peer>,
    connections: u32,
}

struct Peer {
    player: Player,
    watching: bool,
    outbox: VecDeque<String>,
}

pub(crate) fn id() -> TableId {
    "t1".parse().unwrap()
}

impl Server {
    /// A table with these rules, on which Ann sits and one seat is free.
    pub(crate) fn new(rules: &str, mut random: Random) -> Self {
        let rules: rules::Rules = rules.parse().unwrap();
        let bots = (2..rules.seats).map(|_| Wanted::Bot { level: table::Level::Page });
        let seats = [Wanted::Host, Wanted::Anybody].into_iter().chain(bots).collect();
        let options = Options { clock: random_intents::clock(&mut random), ..Options::new(rules) };
        Self::open(&Opening { options, seats, house: None, ready: false, commitment: None }, random)
    }

    pub(crate) fn open(opening: &Opening, mut random: Random) -> Self {
        let seed = Seed::new(random.random());
        let ann = random_intents::player("ann");
        let (table, decided) = Table::open(id(), 0, opening, &ann, seed).unwrap();
        let first = State::opened(id(), &decided.entries[0]).unwrap();
        let mut server = Self {
            random,
            table,
            now: 0,
            log: decided.entries.clone(),
            seeds: decided.seed.into_iter().collect(),
            history: vec![first],
            idle: BTreeSet::new(),
            peers: BTreeMap::new(),
            connections: 0,
        };
        server.remember(&decided.entries[1..]);
        server
    }

    pub(crate) fn state(&self) -> &State {
        self.table.state()
    }

    pub(crate) fn state_at(&self, seq: Seq) -> &State {
        &self.history[seq as usize - 1]
    }

    /// How many facts an intent caused.
    pub(crate) fn facts_of(&self, player: &Player, intent: &IntentId) -> usize {
        let causes = self.log.iter().filter_map(|entry| entry.cause.as_ref());
        causes.filter(|cause| cause.player == player.id && cause.intent == *intent).count()
    }

    /// Whether an intent was valid but changed nothing.
    pub(crate) fn is_idle(&self, intent: &IntentId) -> bool {
        self.idle.contains(intent)
    }

    pub(crate) fn connect(&mut self, player: &Player) -> u32 {
        self.connections += 1;
        let peer = Peer { player: player.clone(), watching: false, outbox: VecDeque::new() };
        self.peers.insert(self.connections, peer);
        self.connections
    }

    /// Removes a peer and its unsent messages.
    pub(crate) fn disconnect(&mut self, peer: u32) {
        self.peers.remove(&peer);
    }

    /// The next message to a peer.
    pub(crate) fn take(&mut self, peer: u32) -> Option<String> {
        self.peers.get_mut(&peer)?.outbox.pop_front()
    }

    /// Restarts from what is stored. All peers are gone.
    pub(crate) fn restart(&mut self) {
        self.peers.clear();
        self.table = Table::load(id(), &self.log, &self.seeds).unwrap();
    }

    /// Advances the table without a peer: a bot moves, or time passes.
    pub(crate) fn live_on(&mut self) {
        self.now += random_intents::pause_ms(&mut self.random);
        let players = ["ann", "bob"].map(random_intents::player);
        let input = match random_intents::input(self.table.state(), &players, 0, &mut self.random) {
            Input::Intent { .. } => Input::Tick,
            input => input,
        };
        // A refusal is a fine outcome too.
        let _ = self.handle(input);
    }

    /// Lets bots move while it is their turn.
    pub(crate) fn play_bots(&mut self) {
        while self.state().bot_to_move().is_some() {
            self.live_on();
        }
    }

    fn handle(&mut self, input: Input) -> Result<(Handled, Vec<Entry>), Refusal> {
        let fresh = Seed::new(self.random.random());
        let handled = self.table.handle(self.now, input, fresh)?;
        let Handled::Decided(decided) = &handled else { return Ok((handled, Vec::new())) };
        self.table.carry_out(decided).unwrap();
        self.log.extend_from_slice(&decided.entries);
        self.seeds.extend(decided.seed.clone());
        self.remember(&decided.entries);
        let entries: Vec<Entry> = decided.entries.clone();
        let facts = ToClient::Facts { table: id(), entries: entries.clone() }.to_json();
        for peer in self.peers.values_mut().filter(|peer| peer.watching) {
            peer.outbox.push_back(facts.clone());
        }
        Ok((handled, entries))
    }

    fn remember(&mut self, entries: &[table::Entry]) {
        for entry in entries {
            let mut state = self.history.last().unwrap().clone();
            state.apply(entry).unwrap();
            self.history.push(state);
        }
    }

    /// Handles a message from a peer.
    pub(crate) fn receive(&mut self, peer: u32, text: &str) {
        let answer = match ToServer::read(text).unwrap() {
            ToServer::Hello { .. } => {
                let player = self.peers[&peer].player.clone();
                ToClient::Welcome { protocol: PROTOCOL_VERSION, player, now: self.now }
            }
            ToServer::Watch { table, .. } if table != id() => {
                let error: ErrorBody = Code::NoTable.into();
                ToClient::Error { table: Some(table.to_string()), error }
            }
            ToServer::Watch { after, .. } => {
                self.peers.get_mut(&peer).unwrap().watching = true;
                self.missed_since(after)
            }
            ToServer::Unwatch { .. } => {
                self.peers.get_mut(&peer).unwrap().watching = false;
                return;
            }
            ToServer::Intent { table, id, seen, intent } => {
                return self.intend(peer, table, id, seen, intent);
            }
            ToServer::Consult { table, id, .. } => {
                ToClient::Done { table, id, seq: self.state().seq }
            }
            ToServer::Lobby { .. } => ToClient::Lobby { tables: vec![self.state().into()] },
            ToServer::Ping { nonce } => ToClient::Pong { nonce, now: self.now },
        };
        self.send(peer, &answer);
    }

    fn send(&mut self, peer: u32, message: &ToClient) {
        self.peers.get_mut(&peer).unwrap().outbox.push_back(message.to_json());
    }

    fn missed_since(&self, after: Option<Seq>) -> ToClient {
        let known = after.and_then(|after| self.log.get(after as usize..));
        match known.filter(|missed| missed.len() <= RING) {
            Some(missed) => {
                let entries = missed.to_vec();
                ToClient::Facts { table: id(), entries }
            }
            None => ToClient::Snapshot { snapshot: Box::new(Snapshot::from(self.state())) },
        }
    }

    fn intend(
        &mut self,
        peer: u32,
        table: TableId,
        id: IntentId,
        seen: Seq,
        intent: table::Intent,
    ) {
        self.now += 1_000;
        let player = self.peers[&peer].player.clone();
        let heard_before = self.peers[&peer].outbox.len();
        let input = Input::Intent { player, id: id.clone(), seen, intent };
        let answer = match self.handle(input) {
            Err(refusal) => ToClient::Refused { table, id, error: refusal.into() },
            Ok((Handled::Known(seq), _)) => ToClient::Done { table, id, seq },
            Ok((Handled::Decided(_), entries)) => ToClient::Done { table, id, seq: entries[0].seq },
            Ok((Handled::Nothing, _)) => {
                let player = &self.peers[&peer].player;
                assert_eq!(self.facts_of(player, &id), 0, "{id} was carried out and forgotten");
                self.idle.insert(id.clone());
                ToClient::Done { table, id, seq: self.state().seq }
            }
        };
        self.send(peer, &answer);
        // The answer may overtake the facts.
        if self.random.random() {
            let outbox = &mut self.peers.get_mut(&peer).unwrap().outbox;
            let answer = outbox.pop_back().unwrap();
            outbox.insert(heard_before, answer);
        }
    }
}
