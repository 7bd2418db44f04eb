//! One player's connection as a state machine.
//!
//! A session holds what its user wants (tables to watch, intents, the lobby) and what the current
//! connection has sent of it; [`Session::outgoing`] is the difference. So there is no queue that
//! could grow, and after a lost connection everything is resent automatically.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::{Code, ErrorBody, PROTOCOL_VERSION, ToClient, ToServer};
use rules::Seat;
use table::{Intent, IntentId, Player, PlayerId, Seq, TableId};

use crate::limits::{Limit, PREFIX_BYTES_MAX, WATCHED_MAX};
use crate::lobby::Lobby;
use crate::model::Model;
use crate::notice::Notice;
use crate::pending::{Pending, Queue};

/// What one player watches and intends, over any number of connections.
#[derive(Clone, Debug)]
pub struct Session {
    prefix: String,
    count: u64,
    player: Option<Player>,
    models: BTreeMap<TableId, Model>,
    pending: Queue,
    lobby: Lobby,
    lobby_wanted: bool,
    connection: Option<Connection>,
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
            pending: Queue::default(),
            lobby: Lobby::default(),
            lobby_wanted: false,
            connection: None,
        })
    }

    /// Watches a table. One whose messages could not be used is requested once more.
    ///
    /// # Errors
    /// When too many are watched.
    pub fn watch(&mut self, table: &TableId) -> Result<(), Limit> {
        if let Some(model) = self.models.get_mut(table) {
            model.try_again();
            return Ok(());
        }
        if self.models.len() == WATCHED_MAX {
            return Err(Limit::Watched);
        }
        self.models.insert(table.clone(), Model::new(table.clone()));
        Ok(())
    }

    /// Stops watching a table and forgets it. Unanswered intents stay.
    pub fn unwatch(&mut self, table: &TableId) {
        let requested = self.models.remove(table).is_some_and(|model| model.is_requested());
        if let Some(connection) = self.connection.as_mut().filter(|_| requested) {
            connection.unwatched.push(table.clone());
        }
    }

    /// Sends an intent to a table, based on what is known of it now.
    ///
    /// # Errors
    /// When the table is not watched, or too many intents have had no answer.
    pub fn intend(&mut self, table: &TableId, intent: Intent) -> Result<IntentId, Limit> {
        let seen = self.models.get(table).ok_or(Limit::NotWatched)?.seq();
        let id: IntentId =
            format!("{}-{:x}", self.prefix, self.count + 1).parse().map_err(|_| Limit::Prefix)?;
        self.pending.add(table.clone(), id.clone(), seen, intent)?;
        self.count += 1;
        Ok(id)
    }

    /// Watches the lobby, or stops watching it.
    pub fn watch_lobby(&mut self, watch: bool) {
        self.lobby_wanted = watch;
    }

    /// Pings the server. Only the last ping before [`Session::outgoing`] is sent. Requests that failed
    /// for a passing reason are repeated along with it.
    pub fn ping(&mut self, nonce: u32) {
        let Some(connection) = &mut self.connection else { return };
        connection.ping = Some(nonce);
        if std::mem::take(&mut connection.lobby_failed) {
            connection.lobby = false;
        }
        self.models.values_mut().for_each(Model::try_again_later);
    }

    /// Mutes or unmutes a seat, for ourselves only.
    pub fn mute(&mut self, table: &TableId, seat: Seat, muted: bool) {
        if let Some(model) = self.models.get_mut(table) {
            model.mute(seat, muted);
        }
    }

    /// A new connection is open: everything has to be sent from the beginning.
    pub fn connected(&mut self) {
        self.connection = Some(Connection::default());
        self.models.values_mut().for_each(Model::forget_asking);
        self.pending.mark_all_unsent();
    }

    /// The connection was lost; what it may not have delivered is sent over the next.
    pub fn disconnected(&mut self) {
        self.connection = None;
    }

    /// What has to be sent now, in order; nothing without a connection.
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
        messages.extend(self.models.values_mut().filter_map(Model::request));
        messages.extend(self.pending.take_unsent());
        messages.extend(connection.ping.take().map(|nonce| ToServer::Ping { nonce }));
        messages
    }

    /// Handles a message from the server.
    pub fn receive(&mut self, message: ToClient) -> Vec<Notice> {
        // After a snapshot no earlier facts will follow.
        let whole = match &message {
            ToClient::Snapshot { snapshot } => Some(snapshot.table.clone()),
            _ => None,
        };
        let mut notices = self.handle_message(message);
        let models = &self.models;
        let known = |table: &TableId| match models.get(table) {
            Some(model) if whole.as_ref() != Some(table) && !model.is_refused() => model.seq(),
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
                model.map_or_else(Vec::new, |model| model.follow(entries, me))
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
                let changed = model.is_some_and(|model| model.count_spectators(count));
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

    /// Handles an error: the server sends nothing more about a table, or could not handle a message
    /// about none, which may have been the request for the lobby.
    fn handle_error(&mut self, table: Option<&str>, error: &ErrorBody) {
        let for_now = [Code::Busy, Code::Failed].iter().any(|code| code.code() == error.code);
        let named = |(id, _): &(&TableId, &mut Model)| Some(id.as_str()) == table;
        if let Some((_, model)) = self.models.iter_mut().find(named) {
            model.refuse(for_now);
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

    /// Our own player, once the server has named it.
    pub fn player(&self) -> Option<&Player> {
        self.player.as_ref()
    }

    /// Whether there is a connection.
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

    /// The same, shared: as long as nothing happens at the table, the pointer stays the same.
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

    /// Intents that are unanswered or whose facts have yet to arrive, oldest first.
    pub fn pending(&self) -> impl Iterator<Item = &Pending> {
        self.pending.iter()
    }

    /// The lobby; possibly outdated if it is not watched.
    pub fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    fn me(&self) -> Option<&PlayerId> {
        self.player.as_ref().map(|player| &player.id)
    }
}
