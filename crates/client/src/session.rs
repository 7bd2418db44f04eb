//! One player's connection as a state machine.
//!
//! A session holds what its user wants (tables to watch, intents, the lobby) and what the current
//! connection has sent of it; [`Session::outgoing`] is the difference. So there is no queue that
//! could grow, and after a lost connection everything is resent automatically.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::{Code, ErrorBody, PROTOCOL_VERSION, ToClient, ToServer};
use rules::Seat;
use table::{Entry, Fact, Intent, IntentId, Player, PlayerId, Remark, Seq, TableId};

use crate::limits::{Limit, PREFIX_BYTES_MAX, WATCHED_MAX};
use crate::lobby::Lobby;
use crate::model::Model;
use crate::muted::Muted;
use crate::notice::Notice;
use crate::pending::{Pending, Queue, Wish};
use crate::shuffling::Shuffling;

/// What one player watches and intends, over any number of connections.
#[derive(Clone, Debug)]
pub struct Session {
    prefix: String,
    count: u64,
    player: Option<Player>,
    pub(crate) models: BTreeMap<TableId, Model>,
    /// Shared with the models.
    muted: Arc<Muted>,
    pub(crate) pending: Queue,
    lobby: Lobby,
    lobby_wanted: bool,
    connection: Option<Connection>,
    /// See [`Session::contribute`].
    pub(crate) shuffling: Shuffling,
    /// See [`Session::revision`].
    revision: u64,
}

/// What the current connection has sent.
#[derive(Clone, Debug, Default)]
struct Connection {
    greeted: bool,
    lobby: bool,
    /// Whether the server could not show the lobby.
    lobby_failed: bool,
    /// Tables that the server still sends but should not.
    unwatched: Vec<TableId>,
    ping: Option<u32>,
}

impl Session {
    /// A session whose intent ids consist of the prefix and a number. No other session of the same
    /// player may have the same prefix: the server would take new intents for old ones.
    ///
    /// # Errors
    /// If ids cannot begin with the prefix.
    pub fn new(prefix: &str) -> Result<Self, Limit> {
        if prefix.len() > PREFIX_BYTES_MAX || prefix.parse::<IntentId>().is_err() {
            return Err(Limit::Prefix);
        }
        Ok(Self {
            prefix: prefix.into(),
            count: 0,
            player: None,
            models: BTreeMap::new(),
            muted: Arc::default(),
            pending: Queue::default(),
            lobby: Lobby::default(),
            lobby_wanted: false,
            connection: None,
            shuffling: Shuffling::default(),
            revision: 0,
        })
    }

    /// Watches a table. If it was given up or refused, it is requested again.
    ///
    /// # Errors
    /// If too many tables are watched.
    pub fn watch(&mut self, table: &TableId) -> Result<(), Limit> {
        if let Some(model) = self.models.get_mut(table) {
            model.retry();
            return Ok(());
        }
        if self.models.len() == WATCHED_MAX {
            return Err(Limit::Watched);
        }
        self.models.insert(table.clone(), Model::new(table.clone(), Arc::clone(&self.muted)));
        self.revision += 1;
        Ok(())
    }

    /// Stops watching a table and forgets it. Unanswered intents stay.
    pub fn unwatch(&mut self, table: &TableId) {
        self.revision += 1;
        let requested = self.models.remove(table).is_some_and(|model| model.is_requested());
        if let Some(connection) = self.connection.as_mut().filter(|_| requested) {
            connection.unwatched.push(table.clone());
        }
    }

    /// Sends an intent to a table, based on what is known of it now.
    ///
    /// # Errors
    /// If the table is not watched, or too many intents are unanswered.
    pub fn intend(&mut self, table: &TableId, intent: Intent) -> Result<IntentId, Limit> {
        let seen = self.models.get(table).ok_or(Limit::NotWatched)?.seq();
        let intent = self.committed(intent);
        self.submit(table, Wish::Intent { seen, intent })
    }

    /// Says something to our partner at a table.
    ///
    /// # Errors
    /// If the table is not watched, or too many intents are unanswered.
    pub fn consult(&mut self, table: &TableId, remark: Remark) -> Result<IntentId, Limit> {
        self.models.get(table).ok_or(Limit::NotWatched)?;
        self.submit(table, Wish::Consult(remark))
    }

    pub(crate) fn submit(&mut self, table: &TableId, wish: Wish) -> Result<IntentId, Limit> {
        let id: IntentId =
            format!("{}-{:x}", self.prefix, self.count + 1).parse().map_err(|_| Limit::Prefix)?;
        self.pending.add(table.clone(), id.clone(), wish)?;
        self.count += 1;
        self.revision += 1;
        Ok(id)
    }

    /// Watches the lobby, or stops watching it.
    pub fn watch_lobby(&mut self, watch: bool) {
        self.lobby_wanted = watch;
    }

    /// Pings the server. Only the last ping before [`Session::outgoing`] is sent. Requests that were
    /// refused only for now are repeated along with it.
    pub fn ping(&mut self, nonce: u32) {
        let Some(connection) = &mut self.connection else { return };
        connection.ping = Some(nonce);
        if std::mem::take(&mut connection.lobby_failed) {
            connection.lobby = false;
        }
        self.models.values_mut().for_each(Model::retry_if_for_now);
    }

    /// The players that we do not hear.
    pub fn muted(&self) -> &Muted {
        &self.muted
    }

    /// Mutes these players and no others, at all tables.
    pub fn set_muted(&mut self, muted: Muted) {
        self.revision += 1;
        self.muted = Arc::new(muted);
        for model in self.models.values_mut() {
            model.set_muted(Arc::clone(&self.muted));
        }
    }

    /// Call when a connection opens; everything is sent again from the start.
    pub fn connected(&mut self) {
        self.revision += 1;
        self.connection = Some(Connection::default());
        self.models.values_mut().for_each(Model::reset_connection);
        self.pending.mark_all_unsent();
    }

    /// Call when the connection is lost; whatever it may not have delivered is sent over the next.
    pub fn disconnected(&mut self) {
        self.revision += 1;
        self.connection = None;
    }

    /// The messages to send now, in order; none without a connection.
    pub fn outgoing(&mut self) -> Vec<ToServer> {
        let Some(connection) = &mut self.connection else { return Vec::new() };
        let mut messages = Vec::new();
        if !connection.greeted {
            connection.greeted = true;
            messages.push(ToServer::Hello { protocol: PROTOCOL_VERSION });
        }
        if connection.lobby != self.lobby_wanted {
            connection.lobby = self.lobby_wanted;
            messages.push(ToServer::Lobby { watch: self.lobby_wanted });
        }
        let unwatched = connection.unwatched.drain(..);
        messages.extend(unwatched.map(|table| ToServer::Unwatch { table }));
        messages.extend(self.models.values_mut().filter_map(Model::take_request));
        messages.extend(self.pending.take_unsent());
        messages.extend(connection.ping.take().map(|nonce| ToServer::Ping { nonce }));
        messages
    }

    /// Handles a message from the server.
    pub fn receive(&mut self, message: ToClient) -> Vec<Notice> {
        // These change nothing that the session shows.
        if !matches!(message, ToClient::Pong { .. } | ToClient::Turn { .. }) {
            self.revision += 1;
        }
        // No facts from before a snapshot will follow it.
        let replaced = match &message {
            ToClient::Snapshot { snapshot } => Some(snapshot.table.clone()),
            _ => None,
        };
        let changed = match &message {
            ToClient::Facts { table, entries } => {
                let is_begin = |entry: &Entry| matches!(entry.fact, Fact::Began { .. });
                Some((table.clone(), entries.iter().any(is_begin)))
            }
            _ => replaced.clone().map(|table| (table, false)),
        };
        let mut notices = self.handle_message(message);
        if let Some((table, saw_begin)) = changed {
            self.attend_shuffle(&table, saw_begin);
        }
        let models = &self.models;
        let known = |table: &TableId| match models.get(table) {
            Some(model) if replaced.as_ref() != Some(table) && !model.is_refused_for_good() => {
                model.seq()
            }
            _ => Seq::MAX,
        };
        notices.extend(self.pending.take_done(known));
        notices
    }

    fn handle_message(&mut self, message: ToClient) -> Vec<Notice> {
        let me = self.player.as_ref().map(|player| player.id.clone());
        let me = me.as_ref();
        match message {
            ToClient::Welcome { protocol, player, now } => self.welcome(protocol, player, now),
            ToClient::Snapshot { snapshot } => {
                let model = self.models.get_mut(&snapshot.table);
                model.map_or_else(Vec::new, |model| model.replace(*snapshot, me))
            }
            ToClient::Facts { table, entries } => {
                let model = self.models.get_mut(&table);
                model.map_or_else(Vec::new, |model| model.apply_all(entries, me))
            }
            ToClient::Notes { table, all, notes } => {
                let model = self.models.get_mut(&table);
                model.map_or_else(Vec::new, |model| model.take_notes(all, notes))
            }
            ToClient::Done { table, id, seq } => {
                self.pending.mark_done(&table, &id, seq);
                Vec::new()
            }
            ToClient::Refused { table, id, error } => {
                let ours = self.pending.remove_refused(&table, &id);
                ours.then_some(Notice::Refused { table, id, error }).into_iter().collect()
            }
            ToClient::Spectators { table, count } => {
                let model = self.models.get_mut(&table);
                let changed = model.is_some_and(|model| model.set_spectators(count));
                changed.then_some(Notice::Spectators { table, count }).into_iter().collect()
            }
            ToClient::Lobby { tables } => {
                if let Some(connection) = &mut self.connection {
                    connection.lobby_failed = false;
                }
                self.lobby.replace(tables);
                vec![Notice::Lobby]
            }
            ToClient::LobbyTable { table } => {
                self.lobby.put(*table);
                vec![Notice::Lobby]
            }
            ToClient::LobbyGone { table } => {
                self.lobby.remove(&table);
                vec![Notice::Lobby]
            }
            ToClient::Pong { nonce, now } => vec![Notice::Pong { nonce, now }],
            ToClient::Error { table, error } => {
                self.handle_error(table.as_deref(), &error);
                vec![Notice::Error { table, error }]
            }
            // For programs that keep no model.
            ToClient::Turn { .. } => Vec::new(),
        }
    }

    /// An error about a table means that the server sends nothing more about it; any other may
    /// concern the request for the lobby.
    fn handle_error(&mut self, table: Option<&str>, error: &ErrorBody) {
        let for_now = [Code::Busy, Code::Failed].iter().any(|code| code.code() == error.code);
        let named = |(id, _): &(&TableId, &mut Model)| Some(id.as_str()) == table;
        if let Some((_, model)) = self.models.iter_mut().find(named) {
            model.mark_refused(for_now);
        } else if let Some(connection) = self.connection.as_mut().filter(|_| table.is_none()) {
            connection.lobby_failed = for_now && connection.lobby;
        }
    }

    fn welcome(&mut self, protocol: u32, player: Player, now: table::Millis) -> Vec<Notice> {
        let mut notices = Vec::new();
        if protocol != PROTOCOL_VERSION {
            notices.push(Notice::Error { table: None, error: Code::Version.into() });
        }
        let me = player.id.clone();
        self.player = Some(player.clone());
        notices.push(Notice::Welcome { player, now });
        notices.extend(self.models.values_mut().filter_map(|model| model.announce_turn(Some(&me))));
        notices
    }

    /// Goes up with every change that the methods below can show, and not with a pong: an interface
    /// that reads the session again only then does nothing while nothing happens.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Our player, known once the server has welcomed us.
    pub fn player(&self) -> Option<&Player> {
        self.player.as_ref()
    }

    pub fn is_connected(&self) -> bool {
        self.connection.is_some()
    }

    /// The watched tables.
    pub fn tables(&self) -> impl Iterator<Item = (&TableId, &Model)> {
        self.models.iter()
    }

    /// A watched table.
    pub fn table(&self, table: &TableId) -> Option<&Model> {
        self.models.get(table)
    }

    /// A table's last known state.
    pub fn state(&self, table: &TableId) -> Option<&table::State> {
        self.models.get(table)?.state()
    }

    /// A table's state, shared: the pointer stays the same until something happens at the table.
    pub fn shared_state(&self, table: &TableId) -> Option<Arc<table::State>> {
        self.models.get(table)?.shared_state().cloned()
    }

    /// Our seat at a table.
    pub fn seat(&self, table: &TableId) -> Option<Seat> {
        self.state(table)?.seat_of(self.me()?)
    }

    /// Whether the game at a table waits for us. While an intent is pending, the game may already
    /// have moved on.
    pub fn is_our_turn(&self, table: &TableId) -> bool {
        self.models.get(table).is_some_and(|model| model.waits_for(self.me()).is_some())
    }

    /// Intents in flight, oldest first.
    pub fn pending(&self) -> impl Iterator<Item = &Pending> {
        self.pending.iter().filter(|pending| !pending.is_automatic())
    }

    /// The lobby; possibly outdated if it is not watched.
    pub fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    fn me(&self) -> Option<&PlayerId> {
        self.player.as_ref().map(|player| &player.id)
    }
}
