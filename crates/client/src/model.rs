//! A table as a client knows it.

use std::collections::VecDeque;
use std::sync::Arc;

use protocol::{Code, ErrorBody, Snapshot, ToServer};
use rules::Seat;
use table::{Chair, Entry, Misfit, Note, Player, PlayerId, Seq, Stage, State, TableId};

use crate::limits::NOTES_MAX;
use crate::muted::Muted;
use crate::notice::Notice;
use crate::talk::{Talk, Utterance};

/// A watched table.
#[derive(Clone, Debug)]
pub struct Model {
    table: TableId,
    /// Shared with the interface: as long as nothing happens, nobody copies it.
    state: Option<Arc<State>>,
    talk: Talk,
    /// The session's list.
    muted: Arc<Muted>,
    /// What our team said, oldest first.
    notes: VecDeque<Note>,
    /// Whether the next notes may have been read before this session began.
    may_know_notes: bool,
    request: Request,
    /// Whether this connection has sent a request.
    requested: bool,
    /// The last change of the game for which our turn was announced.
    announced: Option<Seq>,
    spectators: u8,
}

/// The request to watch the table over this connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Request {
    /// The request has yet to be sent.
    Due,
    /// The request was sent. Facts that arrive before the answer and leave a gap are in the answer
    /// too.
    Sent {
        /// Messages with a gap since the request.
        gaps: u8,
    },
    /// The server sends every fact.
    Following,
    /// The server sent something impossible, and would only repeat it.
    GivenUp,
    /// The server sends nothing more about the table.
    Refused {
        /// Whether a retry may succeed.
        for_now: bool,
    },
}

/// Messages with a gap after which the answer counts as lost.
const GAPS_MAX: u8 = 16;

impl Model {
    pub(crate) fn new(table: TableId, muted: Arc<Muted>) -> Self {
        Self {
            table,
            state: None,
            talk: Talk::default(),
            muted,
            notes: VecDeque::new(),
            may_know_notes: true,
            request: Request::Due,
            requested: false,
            announced: None,
            spectators: 0,
        }
    }

    /// The table, once the server has sent it.
    pub fn state(&self) -> Option<&State> {
        self.state.as_deref()
    }

    /// The state, shared: a new pointer exactly when the table has changed.
    pub fn shared_state(&self) -> Option<&Arc<State>> {
        self.state.as_ref()
    }

    /// The last known fact; 0 before the first.
    pub fn seq(&self) -> Seq {
        self.state.as_ref().map_or(0, |state| state.seq)
    }

    /// The number of spectators as last reported.
    pub fn spectators(&self) -> u8 {
        self.spectators
    }

    /// Returns whether the number changed.
    pub(crate) fn set_spectators(&mut self, count: u8) -> bool {
        std::mem::replace(&mut self.spectators, count) != count
    }

    /// The seat whose turn it is.
    pub fn to_move(&self) -> Option<Seat> {
        self.state.as_ref()?.game.as_ref()?.to_move()
    }

    /// The last sayings, oldest first, without those of muted players.
    pub fn talk(&self) -> impl DoubleEndedIterator<Item = &Utterance> {
        self.talk.sayings().filter(|said| !self.is_player_muted(said.player.as_ref()))
    }

    /// What our team said, oldest first, without what a muted partner said.
    pub fn notes(&self) -> impl DoubleEndedIterator<Item = &Note> {
        self.notes.iter().filter(|note| !self.is_muted(note.seat))
    }

    /// Adds what our team said; `all` replaces what is known. What was said before the session began is
    /// no news.
    pub(crate) fn take_notes(&mut self, all: bool, notes: Vec<Note>) -> Vec<Notice> {
        let are_old = std::mem::take(&mut self.may_know_notes) && all;
        let known = if all { std::mem::take(&mut self.notes) } else { VecDeque::new() };
        let news: Vec<Note> = notes
            .iter()
            .filter(|note| !are_old && !known.contains(note) && !self.is_muted(note.seat))
            .cloned()
            .collect();
        self.notes.extend(notes);
        self.notes.drain(..self.notes.len().saturating_sub(NOTES_MAX));
        let table = || self.table.clone();
        if are_old {
            return vec![Notice::NotesKnown { table: table() }];
        }
        news.into_iter().map(|note| Notice::Noted { table: table(), note }).collect()
    }

    /// Whether the player in this seat is muted.
    pub fn is_muted(&self, seat: Seat) -> bool {
        let chair = self.state.as_ref().and_then(|state| state.chair(seat));
        self.is_player_muted(chair.and_then(Chair::player))
    }

    fn is_player_muted(&self, player: Option<&Player>) -> bool {
        player.is_some_and(|player| self.muted.contains(&player.id))
    }

    pub(crate) fn set_muted(&mut self, muted: Arc<Muted>) {
        self.muted = muted;
    }

    /// The request that has yet to be sent over this connection.
    pub(crate) fn take_request(&mut self) -> Option<ToServer> {
        if self.request != Request::Due {
            return None;
        }
        (self.request, self.requested) = (Request::Sent { gaps: 0 }, true);
        let after = self.state.as_ref().map(|state| state.seq);
        Some(ToServer::Watch { table: self.table.clone(), after })
    }

    pub(crate) fn is_requested(&self) -> bool {
        self.requested
    }

    /// Resets what depends on the connection.
    pub(crate) fn reset_connection(&mut self) {
        (self.request, self.requested, self.spectators) = (Request::Due, false, 0);
        // Whatever comes after the table has been shown is news.
        self.may_know_notes &= self.state.is_none();
    }

    /// Requests the table again if it was given up or refused.
    pub(crate) fn retry(&mut self) {
        if matches!(self.request, Request::GivenUp | Request::Refused { .. }) {
            self.request = Request::Due;
        }
    }

    /// Requests the table again if it was refused only for now.
    pub(crate) fn retry_if_for_now(&mut self) {
        if matches!(self.request, Request::Refused { for_now: true }) {
            self.request = Request::Due;
        }
    }

    pub(crate) fn mark_refused(&mut self, for_now: bool) {
        self.request = Request::Refused { for_now };
    }

    pub(crate) fn is_refused_for_good(&self) -> bool {
        matches!(self.request, Request::Refused { for_now: false })
    }

    pub(crate) fn replace(&mut self, snapshot: Snapshot, me: Option<&PlayerId>) -> Vec<Notice> {
        match snapshot.into_state() {
            Ok(state) => {
                self.talk.forget_after(state.seq);
                self.state = Some(Arc::new(state));
                self.request = Request::Following;
                let mut notices = vec![self.changed_notice(Vec::new())];
                notices.extend(self.closed_notice());
                notices.extend(self.announce_turn(me));
                notices
            }
            Err(misfit) => {
                (self.state, self.request) = (None, Request::GivenUp);
                vec![self.misfit_notice(&misfit)]
            }
        }
    }

    /// Applies facts. Known ones are skipped; if one is missing or does not fit, the table is
    /// requested again.
    pub(crate) fn apply_all(&mut self, entries: Vec<Entry>, me: Option<&PlayerId>) -> Vec<Notice> {
        // Nothing can be applied before the requested snapshot.
        if self.state.is_none() {
            return Vec::new();
        }
        let (mut applied, mut said, mut fits) = (Vec::new(), Vec::new(), true);
        for entry in entries {
            let next = self.seq() + 1;
            if entry.seq < next {
                continue;
            }
            if entry.seq > next {
                fits = false;
                break;
            }
            if self.apply(&entry).is_err() {
                self.state = None;
                break;
            }
            said.extend(self.record_saying(&entry));
            applied.push(entry);
        }
        let mut notices = Vec::new();
        if !applied.is_empty() {
            notices.push(self.changed_notice(applied));
            notices.extend(said);
            notices.extend(self.closed_notice());
            notices.extend(self.announce_turn(me));
        }
        if self.request_resync(fits) {
            notices.push(Notice::Resync { table: self.table.clone() });
        }
        notices
    }

    fn apply(&mut self, entry: &Entry) -> Result<(), Misfit> {
        let state = self.state.as_mut().ok_or(Misfit { seq: entry.seq })?;
        Arc::make_mut(state).apply(entry)
    }

    /// Requests the table again if the latest facts require it; returns whether they do.
    fn request_resync(&mut self, fits: bool) -> bool {
        if self.state.is_none() {
            self.request = Request::Due;
            return true;
        }
        self.request = match self.request {
            Request::Due => return false,
            _ if fits => Request::Following,
            Request::Sent { gaps } if gaps < GAPS_MAX => {
                self.request = Request::Sent { gaps: gaps + 1 };
                return false;
            }
            Request::Sent { .. }
            | Request::Following
            | Request::GivenUp
            | Request::Refused { .. } => Request::Due,
        };
        self.request == Request::Due
    }

    fn record_saying(&mut self, entry: &Entry) -> Option<Notice> {
        let (seat, saying) = entry.fact.saying()?;
        let chair = self.state.as_ref().and_then(|state| state.chair(seat));
        let player = chair.and_then(|chair| chair.player()).cloned();
        let (seq, at) = (entry.seq, entry.at);
        let is_muted = self.is_player_muted(player.as_ref());
        self.talk.record(Utterance { seq, at, seat, player, saying: saying.clone() });
        (!is_muted).then(|| Notice::Said { table: self.table.clone(), seat, saying })
    }

    fn changed_notice(&self, entries: Vec<Entry>) -> Notice {
        Notice::TableChanged { table: self.table.clone(), entries }
    }

    fn closed_notice(&self) -> Option<Notice> {
        let closed = self.state.as_ref().is_some_and(|state| state.stage == Stage::Closed);
        closed.then(|| Notice::Closed { table: self.table.clone() })
    }

    fn misfit_notice(&self, misfit: &Misfit) -> Notice {
        let code = Code::Malformed.code().to_string();
        let error = ErrorBody { code, message: format!("{}: {misfit}", Code::Malformed) };
        Notice::Error { table: Some(self.table.to_string()), error }
    }

    /// Announces our turn, unless it was already announced for this decision.
    pub(crate) fn announce_turn(&mut self, me: Option<&PlayerId>) -> Option<Notice> {
        let waits = self.waits_for(me);
        let due = waits.is_some() && waits != self.announced;
        self.announced = waits;
        due.then(|| Notice::YourTurn { table: self.table.clone() })
    }

    /// The last change of the game, if it waits for this player now.
    pub(crate) fn waits_for(&self, player: Option<&PlayerId>) -> Option<Seq> {
        let state = self.state.as_ref()?;
        let seat = state.seat_of(player?)?;
        let game = state.game.as_ref().filter(|game| game.to_move() == Some(seat))?;
        state.chair(seat)?.is_played_by_holder().then_some(game.changed)
    }
}
