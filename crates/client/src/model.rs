//! A table as a client knows it.

use std::sync::Arc;

use protocol::{Code, ErrorBody, Snapshot, ToServer};
use rules::Seat;
use table::{Entry, Fact, Misfit, PlayerId, Seq, Stage, State, TableId};

use crate::notice::Notice;
use crate::talk::{Saying, Talk};

/// A table that is watched.
#[derive(Clone, Debug)]
pub struct Model {
    table: TableId,
    /// Shared with whoever shows it: as long as nothing happens, nobody copies it.
    state: Option<Arc<State>>,
    talk: Talk,
    asking: Asking,
    /// Whether this connection was asked at all.
    told: bool,
    /// The last change of the game after which it waited for us.
    called: Option<Seq>,
    /// How many watch without a seat.
    spectators: u8,
}

/// How the server stands to us over this connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asking {
    /// It has still to be asked.
    Due,
    /// It was asked. What leaves a gap and comes before the answer is in the answer as well.
    Asked {
        /// Messages with a gap since then.
        gaps: u8,
    },
    /// It sends what happens.
    Following,
    /// It sent what cannot be. Asking again at once would only bring the same.
    GivenUp,
    /// It tells nothing, or nothing more, about the table.
    Refused {
        /// Whether that may pass by itself.
        for_now: bool,
    },
}

/// Messages with a gap after which the answer is taken to be lost.
const GAPS_MAX: u8 = 16;

impl Model {
    pub(crate) fn new(table: TableId) -> Self {
        let (talk, asking) = (Talk::default(), Asking::Due);
        Self { table, state: None, talk, asking, told: false, called: None, spectators: 0 }
    }

    /// The table, once the server has told about it.
    pub fn state(&self) -> Option<&State> {
        self.state.as_deref()
    }

    /// The same, to be kept: it is another one exactly when the table has changed.
    pub fn shared_state(&self) -> Option<&Arc<State>> {
        self.state.as_ref()
    }

    /// The last fact that is known; 0 before there is any.
    pub fn seq(&self) -> Seq {
        self.state.as_ref().map_or(0, |state| state.seq)
    }

    /// How many watch without a seat, as far as the server has told.
    pub fn spectators(&self) -> u8 {
        self.spectators
    }

    /// Takes that number; whether it is another one.
    pub(crate) fn count_spectators(&mut self, count: u8) -> bool {
        std::mem::replace(&mut self.spectators, count) != count
    }

    /// The seat whose turn it is.
    pub fn to_move(&self) -> Option<Seat> {
        self.state.as_ref()?.game.as_ref()?.to_move()
    }

    /// The last sayings, oldest first, hidden ones too.
    pub fn talk(&self) -> impl DoubleEndedIterator<Item = &Saying> {
        self.talk.sayings()
    }

    /// Whether what this seat says is hidden.
    pub fn is_muted(&self, seat: Seat) -> bool {
        self.talk.is_muted(seat)
    }

    pub(crate) fn mute(&mut self, seat: Seat, muted: bool) {
        self.talk.mute(seat, muted);
    }

    /// The request that this connection has still to get.
    pub(crate) fn request(&mut self) -> Option<ToServer> {
        if self.asking != Asking::Due {
            return None;
        }
        (self.asking, self.told) = (Asking::Asked { gaps: 0 }, true);
        let after = self.state.as_ref().map(|state| state.seq);
        Some(ToServer::Watch { table: self.table.clone(), after })
    }

    pub(crate) fn is_told(&self) -> bool {
        self.told
    }

    /// Another connection knows of nothing.
    pub(crate) fn forget_asking(&mut self) {
        (self.asking, self.told, self.spectators) = (Asking::Due, false, 0);
    }

    /// Asks once more where it was given up or refused.
    pub(crate) fn try_again(&mut self) {
        if matches!(self.asking, Asking::GivenUp | Asking::Refused { .. }) {
            self.asking = Asking::Due;
        }
    }

    /// Asks once more where the server could not tell a while ago.
    pub(crate) fn try_again_later(&mut self) {
        if matches!(self.asking, Asking::Refused { for_now: true }) {
            self.asking = Asking::Due;
        }
    }

    /// The server tells nothing about the table, for now or at all.
    pub(crate) fn refuse(&mut self, for_now: bool) {
        self.asking = Asking::Refused { for_now };
    }

    /// Whether nothing more will come by itself.
    pub(crate) fn is_refused(&self) -> bool {
        matches!(self.asking, Asking::Refused { for_now: false })
    }

    /// The whole table as the server has it.
    pub(crate) fn replace(&mut self, snapshot: Snapshot, me: Option<&PlayerId>) -> Vec<Notice> {
        match snapshot.state() {
            Ok(state) => {
                self.talk.forget_after(state.seq);
                self.state = Some(Arc::new(state));
                self.asking = Asking::Following;
                let mut notices = vec![self.changed(Vec::new())];
                notices.extend(self.closed());
                notices.extend(self.call(me));
                notices
            }
            Err(misfit) => {
                (self.state, self.asking) = (None, Asking::GivenUp);
                vec![self.unfit(&misfit)]
            }
        }
    }

    /// Goes on by facts. Those that are known are passed over; where one is missing, or does not
    /// fit, the server is asked again.
    pub(crate) fn follow(&mut self, entries: Vec<Entry>, me: Option<&PlayerId>) -> Vec<Notice> {
        // Nothing can follow before the snapshot that was asked for.
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
            said.extend(self.hear(&entry));
            applied.push(entry);
        }
        let mut notices = Vec::new();
        if !applied.is_empty() {
            notices.push(self.changed(applied));
            notices.extend(said);
            notices.extend(self.closed());
            notices.extend(self.call(me));
        }
        if self.resyncs(fits) {
            notices.push(Notice::Resync { table: self.table.clone() });
        }
        notices
    }

    fn apply(&mut self, entry: &Entry) -> Result<(), Misfit> {
        let state = self.state.as_mut().ok_or(Misfit { seq: entry.seq })?;
        Arc::make_mut(state).apply(entry)
    }

    /// Whether the table is asked for again because of the facts that have just come.
    fn resyncs(&mut self, fits: bool) -> bool {
        if self.state.is_none() {
            self.asking = Asking::Due;
            return true;
        }
        self.asking = match self.asking {
            Asking::Due => return false,
            _ if fits => Asking::Following,
            Asking::Asked { gaps } if gaps < GAPS_MAX => {
                self.asking = Asking::Asked { gaps: gaps + 1 };
                return false;
            }
            Asking::Asked { .. } | Asking::Following | Asking::GivenUp | Asking::Refused { .. } => {
                Asking::Due
            }
        };
        self.asking == Asking::Due
    }

    fn hear(&mut self, entry: &Entry) -> Option<Notice> {
        let Fact::Said { seat, phrase } = entry.fact else { return None };
        let chair = self.state.as_ref().and_then(|state| state.chair(seat));
        let player = chair.and_then(|chair| chair.player()).cloned();
        let (seq, at) = (entry.seq, entry.at);
        let heard = self.talk.hear(Saying { seq, at, seat, player, phrase, hidden: false });
        (!heard.hidden).then(|| Notice::Said { table: self.table.clone(), seat, phrase })
    }

    fn changed(&self, entries: Vec<Entry>) -> Notice {
        Notice::TableChanged { table: self.table.clone(), entries }
    }

    fn closed(&self) -> Option<Notice> {
        let closed = self.state.as_ref().is_some_and(|state| state.stage == Stage::Closed);
        closed.then(|| Notice::Closed { table: self.table.clone() })
    }

    fn unfit(&self, misfit: &Misfit) -> Notice {
        let code = Code::Malformed.code().to_string();
        let error = ErrorBody { code, message: format!("{}: {misfit}", Code::Malformed) };
        Notice::Error { table: Some(self.table.to_string()), error }
    }

    /// Says that the game waits for us, unless that was said of this decision.
    pub(crate) fn call(&mut self, me: Option<&PlayerId>) -> Option<Notice> {
        let waits = self.waits_for(me);
        let due = waits.is_some() && waits != self.called;
        self.called = waits;
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
