//! A table on a server, over the same session as the page's.

use std::sync::Arc;
use std::time::Duration;

use client::{Api, ApiError, Bases, Link, LinkOptions, Lobby, Notice, Pace, Session};
use protocol::PairingRequest;
use rules::Seat;
use table::{
    House, Intent, Level, Millis, Name, Nonce, Note, Opening, Options, Remark, State, TableId,
};
use tokio::runtime::Runtime;
use view::consult::Marks;
use view::fairness::Proof;

use super::local::now;
use crate::PlayError;
use crate::mailbox::{Mailbox, Message};
use crate::save_folder::SaveFolder;

/// What to do on a server.
#[derive(Clone, Debug)]
pub enum ServerTask {
    /// List the tables.
    Lobby,
    Open(Box<Opening>),
    /// Find other players; bots take the seats that stay free.
    Pair(PairingRequest),
    /// Take a seat at a table, if one is free.
    Join(TableId),
    Watch(TableId),
}

impl ServerTask {
    /// Opens a table for this many people, including the player; bots take the other seats. Alone,
    /// the game starts at once.
    pub fn open(options: Options, people: u8, level: Level, house: Option<House>) -> Self {
        let opening = view::new_game::open_table(options, people, level);
        Self::Open(Box::new(Opening { house, ..opening }))
    }
}

#[derive(Debug)]
pub(crate) struct ServerAnswer {
    /// The token that identifies the player.
    pub(crate) token: String,
    /// The table to open, and whether to take a seat there; `None` for the lobby.
    pub(crate) table: Option<(TableId, bool)>,
    /// What the player contributes to the shuffle there, if the request has committed to it.
    pub(crate) nonce: Option<Nonce>,
}

/// A server, and the runtime that talks to it.
#[derive(Debug)]
pub(crate) struct Server {
    address: String,
    bases: Bases,
    /// `Some` until dropped.
    runtime: Option<Runtime>,
    mailbox: Mailbox,
}

/// A session with a server, and the table on show.
#[derive(Debug)]
pub(crate) struct Online {
    /// Tells its messages from those of other sessions.
    pub(crate) number: u64,
    server: Server,
    link: Arc<Link>,
    table: Option<TableId>,
    state: Option<Arc<State>>,
    /// Whether to take a free seat once the table has loaded.
    takes_seat: bool,
    /// The house that the player would like there.
    house: Option<House>,
    is_connected: bool,
    /// How far the server's clock is ahead of ours.
    ahead_ms: Millis,
    /// Where muted players are remembered.
    saves: Option<SaveFolder>,
}

const PACE: Pace = Pace {
    ping_every: Duration::from_secs(10),
    silence_max: Duration::from_secs(25),
    connect_max: Duration::from_secs(10),
    wait_first: Duration::from_millis(250),
    wait_max: Duration::from_secs(5),
};

impl Server {
    /// Contacts nobody yet.
    pub(crate) fn new(address: &str, mailbox: Mailbox) -> Result<Self, PlayError> {
        let bases = Bases::new([address]).map_err(|bad| PlayError::Refused(bad.to_string()))?;
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        Ok(Self { address: bases.current().to_owned(), bases, runtime: Some(runtime), mailbox })
    }

    fn runtime(&self) -> &Runtime {
        self.runtime.as_ref().expect("a runtime until dropped")
    }

    /// Its address in canonical form, by which tokens are saved.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// The link that invites others to a table.
    pub(crate) fn link_to(&self, table: &TableId) -> String {
        format!("{}/t/{table}", self.address)
    }

    /// Signs the player in and performs the task; the answer arrives as a message.
    pub(crate) fn request(&self, token: Option<String>, name: Name, task: ServerTask) {
        let (bases, mailbox) = (self.bases.clone(), self.mailbox.clone());
        self.runtime().spawn(async move {
            let answer = perform_task(bases, token, name, task).await;
            mailbox.send(Message::ServerAnswered(Box::new(answer)));
        });
    }

    /// Starts the session.
    pub(crate) fn connect(
        self,
        answer: ServerAnswer,
        house: Option<House>,
        saves: Option<SaveFolder>,
    ) -> Result<Online, client::Limit> {
        let mut session = Session::new(&format!("t{:x}", rand::random::<u32>()))?;
        session.contribute(rand::random());
        answer.nonce.into_iter().for_each(|nonce| session.adopt(nonce));
        session.set_muted(saves.as_ref().map(SaveFolder::muted).unwrap_or_default());
        let options = LinkOptions {
            bases: self.bases.clone(),
            token: answer.token,
            pace: PACE,
            jitter: Box::new(rand::random::<f64>),
        };
        let link = {
            let _inside = self.runtime().enter();
            Arc::new(Link::start(session, options))
        };
        let number = rand::random();
        let (source, mailbox) = (Arc::clone(&link), self.mailbox.clone());
        self.runtime().spawn(async move {
            while let Some(notice) = source.next_notice().await {
                mailbox.send(Message::Session(number, notice));
            }
        });
        let (table, takes_seat) = answer.table.map_or((None, false), |(id, sit)| (Some(id), sit));
        let online = Online {
            number,
            server: self,
            link,
            table: None,
            state: None,
            takes_seat,
            house,
            is_connected: false,
            ahead_ms: 0,
            saves,
        };
        if let Some(table) = table {
            return online.go_to_table(table, takes_seat);
        }
        online.link.with(|session| session.watch_lobby(true));
        Ok(online)
    }
}

/// Allows a moment for saying goodbye, and waits no longer.
impl Drop for Server {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_millis(200));
        }
    }
}

async fn perform_task(
    bases: Bases,
    token: Option<String>,
    name: Name,
    task: ServerTask,
) -> Result<ServerAnswer, ApiError> {
    let mut api = Api::new(bases);
    let known = match token {
        Some(token) => {
            let known = api.clone().with_token(&token);
            match known.me().await {
                Ok(session) => {
                    if session.player.name != name {
                        known.rename(name.clone()).await?;
                    }
                    Some(known)
                }
                // The server has forgotten the player: sign in again.
                Err(ApiError::Refused { status: 401, .. }) => None,
                Err(error) => return Err(error),
            }
        }
        None => None,
    };
    let api = if let Some(known) = known {
        known
    } else {
        api.create_person(name).await?;
        api
    };
    let nonce = Nonce::new(rand::random());
    let commitment = Some(nonce.commitment());
    let table = match task {
        ServerTask::Lobby => None,
        ServerTask::Open(table) => {
            let table = Opening { commitment, ..*table };
            Some((api.create_table(&table).await?.table, false))
        }
        ServerTask::Pair(request) => {
            let request = PairingRequest { commitment, ..request };
            Some((api.pair(&request).await?.table, false))
        }
        // So that a wrong code is reported at once.
        ServerTask::Join(table) => api.table(&table).await.map(|_| Some((table, true)))?,
        ServerTask::Watch(table) => api.table(&table).await.map(|_| Some((table, false)))?,
    };
    let token = api.token().unwrap_or_default().to_owned();
    Ok(ServerAnswer { token, table, nonce: Some(nonce) })
}

impl Online {
    /// Switches to a table.
    pub(crate) fn go_to_table(
        mut self,
        table: TableId,
        takes_seat: bool,
    ) -> Result<Self, client::Limit> {
        self.link.with(|session| {
            session.watch_lobby(false);
            session.watch(&table)
        })?;
        (self.table, self.takes_seat) = (Some(table), takes_seat);
        Ok(self)
    }

    /// Switches back to the list of tables.
    pub(crate) fn go_to_lobby(mut self) -> Self {
        let table = self.table.take();
        self.link.with(|session| {
            if let Some(table) = &table {
                session.unwatch(table);
            }
            session.watch_lobby(true);
        });
        (self.state, self.takes_seat) = (None, false);
        self
    }

    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    pub(crate) fn state(&self) -> Option<&State> {
        self.state.as_deref()
    }

    /// The player's seat.
    pub(crate) fn viewer(&self) -> Option<Seat> {
        let table = self.table.as_ref()?;
        self.link.with(|session| session.seat(table))
    }

    pub(crate) fn lobby(&self) -> Lobby {
        self.link.with(|session| session.lobby().clone())
    }

    /// The server's clock.
    pub(crate) fn time(&self) -> Millis {
        now() + self.ahead_ms
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.is_connected
    }

    /// Whether an intent has not been answered yet.
    pub(crate) fn has_pending_intent(&self) -> bool {
        self.link.with(|session| session.pending().next().is_some())
    }

    /// Whether the session knows of facts that no notice has told of yet.
    pub(crate) fn is_behind(&self) -> bool {
        let Some(table) = &self.table else { return false };
        let known = self.link.with(|session| session.state(table).map(|state| state.seq));
        known != self.state.as_ref().map(|state| state.seq)
    }

    /// Whether a free seat is still to be taken.
    pub(crate) fn is_taking_seat(&self) -> bool {
        self.takes_seat
    }

    pub(crate) fn spectators(&self) -> u8 {
        let Some(table) = &self.table else { return 0 };
        self.link.with(|session| session.table(table).map_or(0, client::Model::spectators))
    }

    pub(crate) fn is_muted(&self, seat: Seat) -> bool {
        let Some(table) = &self.table else { return false };
        self.link.with(|session| session.table(table).is_some_and(|model| model.is_muted(seat)))
    }

    /// Mutes or unmutes the player in a seat, from now on and at every table.
    pub(crate) fn toggle_mute(&self, seat: Seat) {
        let chair = self.state().and_then(|state| state.chair(seat));
        let Some(player) = chair.and_then(|chair| chair.player()) else { return };
        let muted = self.link.with(|session| {
            let mut muted = session.muted().clone();
            muted.set(&player.id, !muted.contains(&player.id));
            session.set_muted(muted.clone());
            muted
        });
        if let Some(saves) = &self.saves {
            // If it cannot be saved, it lasts until the program ends.
            let _ = saves.save_muted(&muted);
        }
    }

    /// Says something to our partner. Refusals arrive as notices.
    pub(crate) fn consult(&self, remark: Remark) -> Result<(), client::Limit> {
        let Some(table) = &self.table else { return Ok(()) };
        self.link.with(|session| session.consult(table, remark).map(drop))
    }

    /// What our team said, oldest first.
    pub(crate) fn notes(&self) -> Vec<Note> {
        let Some(table) = &self.table else { return Vec::new() };
        self.link.with(|session| {
            let notes = session.table(table).map(|model| model.notes().cloned().collect());
            notes.unwrap_or_default()
        })
    }

    /// What our partner points at or suggests.
    pub(crate) fn marks(&self) -> Marks {
        let marks = self.table.as_ref().zip(self.state()).zip(self.viewer());
        let marks = marks.map(|((table, state), viewer)| {
            self.link.with(|session| {
                let model = session.table(table)?;
                Some(Marks::of(model.notes(), state, viewer))
            })
        });
        marks.flatten().unwrap_or_default()
    }

    /// What this terminal has found about the deal of the last game.
    pub(crate) fn proof(&self) -> Option<Proof> {
        let table = self.table.as_ref()?;
        Proof::of_check(self.link.with(|session| session.fairness(table)))
    }

    /// Submits an intent. Refusals arrive as notices.
    pub(crate) fn submit(&self, intent: Intent) -> Result<(), client::Limit> {
        let Some(table) = &self.table else { return Ok(()) };
        self.link.with(|session| session.intend(table, intent).map(drop))
    }

    /// Updates the table, the connection and the clock.
    pub(crate) fn handle_notice(&mut self, notice: &Notice) {
        match notice {
            Notice::Welcome { now: theirs, .. } => {
                (self.is_connected, self.ahead_ms) = (true, theirs - now());
            }
            Notice::Pong { now: theirs, .. } => self.ahead_ms = theirs - now(),
            Notice::Disconnected => self.is_connected = false,
            _ => {}
        }
        if let Some(table) = &self.table {
            self.state = self.link.with(|session| session.shared_state(table));
        }
        self.take_seat();
    }

    fn take_seat(&mut self) {
        let (true, Some(state)) = (self.takes_seat && self.is_connected, &self.state) else {
            return;
        };
        // Someone may be faster: then the next free seat is tried.
        if self.has_pending_intent() {
            return;
        }
        let free = state.seats().find(|(_, chair)| chair.holder == table::Holder::Nobody);
        let free = free.map(|(seat, _)| seat).filter(|_| self.viewer().is_none());
        match free {
            Some(seat) => {
                let sit = Intent::Sit { seat, house: self.house };
                self.takes_seat = self.submit(sit).is_ok();
            }
            None => self.takes_seat = false,
        }
    }

    /// Says goodbye to the server.
    pub(crate) fn close(&self) {
        self.link.close();
    }
}
