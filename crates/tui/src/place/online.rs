//! A table at a server, over the same session as the page's.

use std::sync::Arc;
use std::time::Duration;

use client::{Api, ApiError, Bases, Link, LinkOptions, Lobby, Notice, Pace, Session};
use protocol::PairingRequest;
use rules::Seat;
use table::{Intent, Level, Millis, Name, Opening, Options, State, TableId};
use tokio::runtime::Runtime;

use super::local::now;
use crate::Trouble;
use crate::news::{Mailbox, News};

/// What somebody wants at a server.
#[derive(Clone, Debug)]
pub enum Errand {
    /// See which tables there are.
    Lobby,
    /// Open a table.
    Open(Box<Opening>),
    /// Play with whoever is there; bots fill the seats that stay free.
    Pair(PairingRequest),
    /// Sit down at a table, if a seat is free.
    Join(TableId),
    /// Look on.
    Watch(TableId),
}

impl Errand {
    /// Open a table for so many people, who opens it among them; bots take the other seats. One
    /// person alone begins at once.
    pub fn open(options: Options, people: u8, level: Level) -> Self {
        Self::Open(Box::new(view::new_game::open_table(options, people, level)))
    }
}

/// The server has answered.
#[derive(Debug)]
pub(crate) struct Reached {
    /// The secret by which it knows us.
    pub(crate) secret: String,
    /// The table to go to, and whether to sit down there; `None` for the lobby.
    pub(crate) table: Option<(TableId, bool)>,
}

/// A server that is being asked.
#[derive(Debug)]
pub(crate) struct Server {
    address: String,
    bases: Bases,
    /// There until it is dropped.
    runtime: Option<Runtime>,
    mailbox: Mailbox,
}

/// A session with a server, and the table that is looked at.
#[derive(Debug)]
pub(crate) struct Online {
    /// Tells its news from that of other sessions.
    pub(crate) number: u64,
    server: Server,
    link: Arc<Link>,
    table: Option<TableId>,
    /// The table as it was last heard of.
    state: Option<Arc<State>>,
    /// Whether to take a free seat once the table is known.
    sits_down: bool,
    connected: bool,
    /// How far the server's time is ahead of ours.
    ahead_ms: Millis,
}

/// How a loss of the connection is told from a slow start.
const PACE: Pace = Pace {
    ping_every: Duration::from_secs(10),
    silence_max: Duration::from_secs(25),
    connect_max: Duration::from_secs(10),
    wait_first: Duration::from_millis(250),
    wait_max: Duration::from_secs(5),
};

impl Server {
    /// A server at an address; nothing is asked yet.
    pub(crate) fn new(address: &str, mailbox: Mailbox) -> Result<Self, Trouble> {
        let bases = Bases::new([address]).map_err(|bad| Trouble::Refused(bad.to_string()))?;
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        Ok(Self { address: bases.current().to_owned(), bases, runtime: Some(runtime), mailbox })
    }

    fn runtime(&self) -> &Runtime {
        self.runtime.as_ref().expect("there until it is dropped")
    }

    /// Its address, as secrets are kept by it.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// The link by which others come to a table.
    pub(crate) fn link_to(&self, table: &TableId) -> String {
        format!("{}/t/{table}", self.address)
    }

    /// Has the server know us and do the errand; the answer comes as news.
    pub(crate) fn ask(&self, secret: Option<String>, name: Name, errand: Errand) {
        let (bases, mailbox) = (self.bases.clone(), self.mailbox.clone());
        self.runtime().spawn(async move {
            let reached = reach(bases, secret, name, errand).await;
            mailbox.put(News::Reached(Box::new(reached)));
        });
    }

    /// Begins the session.
    pub(crate) fn connect(self, reached: Reached) -> Result<Online, client::Limit> {
        let session = Session::new(&format!("t{:x}", rand::random::<u32>()))?;
        let options = LinkOptions {
            bases: self.bases.clone(),
            token: reached.secret,
            pace: PACE,
            jitter: Box::new(rand::random::<f64>),
        };
        let link = {
            let _inside = self.runtime().enter();
            Arc::new(Link::start(session, options))
        };
        let number = rand::random();
        let (told, mailbox) = (Arc::clone(&link), self.mailbox.clone());
        self.runtime().spawn(async move {
            while let Some(notice) = told.next_notice().await {
                mailbox.put(News::Server(number, notice));
            }
        });
        let (table, sits_down) = reached.table.map_or((None, false), |(id, sit)| (Some(id), sit));
        let online = Online {
            number,
            server: self,
            link,
            table: None,
            state: None,
            sits_down,
            connected: false,
            ahead_ms: 0,
        };
        if let Some(table) = table {
            return online.go_to(table, sits_down);
        }
        online.link.with(|session| session.watch_lobby(true));
        Ok(online)
    }
}

/// A goodbye has a moment to be said; whatever hangs beyond that is not waited for.
impl Drop for Server {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_millis(200));
        }
    }
}

async fn reach(
    bases: Bases,
    secret: Option<String>,
    name: Name,
    errand: Errand,
) -> Result<Reached, ApiError> {
    let mut api = Api::new(bases);
    let known = match secret {
        Some(secret) => {
            let known = api.clone().with_token(&secret);
            match known.me().await {
                Ok(session) => {
                    if session.player.name != name {
                        known.rename(name.clone()).await?;
                    }
                    Some(known)
                }
                // A server that has forgotten us gets to know us again.
                Err(ApiError::Refused { status: 401, .. }) => None,
                Err(error) => return Err(error),
            }
        }
        None => None,
    };
    let api = if let Some(known) = known {
        known
    } else {
        api.introduce(name).await?;
        api
    };
    let table = match errand {
        Errand::Lobby => None,
        Errand::Open(table) => Some((api.create_table(&table).await?.table, false)),
        Errand::Pair(request) => Some((api.pair(&request).await?.table, false)),
        // So that a wrong code is told at once.
        Errand::Join(table) => api.table(&table).await.map(|_| Some((table, true)))?,
        Errand::Watch(table) => api.table(&table).await.map(|_| Some((table, false)))?,
    };
    Ok(Reached { secret: api.token().unwrap_or_default().to_owned(), table })
}

impl Online {
    /// Looks at another table.
    pub(crate) fn go_to(mut self, table: TableId, sits_down: bool) -> Result<Self, client::Limit> {
        self.link.with(|session| {
            session.watch_lobby(false);
            session.watch(&table)
        })?;
        (self.table, self.sits_down) = (Some(table), sits_down);
        Ok(self)
    }

    /// Looks at the list of tables again.
    pub(crate) fn go_to_lobby(mut self) -> Self {
        let table = self.table.take();
        self.link.with(|session| {
            if let Some(table) = &table {
                session.unwatch(table);
            }
            session.watch_lobby(true);
        });
        (self.state, self.sits_down) = (None, false);
        self
    }

    /// The server it is at.
    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    pub(crate) fn state(&self) -> Option<&State> {
        self.state.as_deref()
    }

    /// Our seat.
    pub(crate) fn viewer(&self) -> Option<Seat> {
        let table = self.table.as_ref()?;
        self.link.with(|session| session.seat(table))
    }

    /// The tables that others have open.
    pub(crate) fn lobby(&self) -> Lobby {
        self.link.with(|session| session.lobby().clone())
    }

    /// The server's time.
    pub(crate) fn time(&self) -> Millis {
        now() + self.ahead_ms
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.connected
    }

    /// Whether something that we want has had no answer yet.
    pub(crate) fn is_waiting(&self) -> bool {
        self.link.with(|session| session.pending().next().is_some())
    }

    /// Whether a free seat is still to be taken.
    pub(crate) fn is_sitting_down(&self) -> bool {
        self.sits_down
    }

    /// How many watch without a seat.
    pub(crate) fn spectators(&self) -> u8 {
        let Some(table) = &self.table else { return 0 };
        self.link.with(|session| session.table(table).map_or(0, client::Model::spectators))
    }

    /// Whether what this seat says is not heard.
    pub(crate) fn is_muted(&self, seat: Seat) -> bool {
        let Some(table) = &self.table else { return false };
        self.link.with(|session| session.table(table).is_some_and(|model| model.is_muted(seat)))
    }

    /// Hears a seat no more, or again.
    pub(crate) fn mute(&self, seat: Seat) {
        let muted = self.is_muted(seat);
        if let Some(table) = &self.table {
            self.link.with(|session| session.mute(table, seat, !muted));
        }
    }

    /// Wants something at the table. Refusals come as news.
    pub(crate) fn wish(&self, intent: Intent) -> Result<(), client::Limit> {
        let Some(table) = &self.table else { return Ok(()) };
        self.link.with(|session| session.intend(table, intent).map(drop))
    }

    /// Takes what the session tells: the table may have changed.
    pub(crate) fn hear(&mut self, notice: &Notice) {
        match notice {
            Notice::Welcome { now: theirs, .. } => {
                (self.connected, self.ahead_ms) = (true, theirs - now());
            }
            Notice::Pong { now: theirs, .. } => self.ahead_ms = theirs - now(),
            Notice::Disconnected => self.connected = false,
            _ => {}
        }
        if let Some(table) = &self.table {
            self.state = self.link.with(|session| session.shared_state(table));
        }
        self.sit_down();
    }

    fn sit_down(&mut self) {
        let (true, Some(state)) = (self.sits_down && self.connected, &self.state) else { return };
        // Somebody may be faster: then the next free seat is tried.
        if self.is_waiting() {
            return;
        }
        let free = state.seats().find(|(_, chair)| chair.holder == table::Holder::Nobody);
        let free = free.map(|(seat, _)| seat).filter(|_| self.viewer().is_none());
        match free {
            Some(seat) => self.sits_down = self.wish(Intent::Sit { seat }).is_ok(),
            None => self.sits_down = false,
        }
    }

    /// Says goodbye.
    pub(crate) fn close(&self) {
        self.link.close();
    }
}
