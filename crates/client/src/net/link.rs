//! A session that stays connected.
//!
//! A task owns the socket. The session is behind a lock that is only held briefly, so its models can
//! be read at any time. All state is in the session, so a lost connection loses nothing.

use std::fmt::{Debug, Formatter, Result as Printed};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustls::ClientConfig;
use table::{Intent, IntentId, State, TableId};
use tokio::sync::Notify;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, timeout_at};

use super::bases::Bases;
use super::inbox::Inbox;
use super::socket::{Incoming, OpenError, Socket};
use super::tls;
use crate::limits::Limit;
use crate::notice::Notice;
use crate::pace::{Backoff, Pace};
use crate::session::Session;

pub struct LinkOptions {
    /// The server's addresses; after a lost connection the next one is tried.
    pub bases: Bases,
    /// The player's secret.
    pub token: String,
    pub pace: Pace,
    /// Random numbers from 0 to 1 that spread the waits between attempts.
    pub jitter: Box<dyn FnMut() -> f64 + Send>,
}

/// A session that reconnects whenever its connection is lost.
#[derive(Debug)]
pub struct Link {
    shared: Arc<Shared>,
}

/// State shared by the handle and the task.
#[derive(Debug)]
struct Shared {
    session: Mutex<Session>,
    inbox: Inbox,
    /// Wakes the task to send, to drop the connection or to close.
    wake: Notify,
    should_drop_connection: AtomicBool,
    is_closing: AtomicBool,
}

impl Link {
    /// Connects a session, from within a tokio runtime. The link runs until it is closed, dropped or
    /// rejected for good.
    pub fn start(session: Session, options: LinkOptions) -> Self {
        let shared = Arc::new(Shared {
            session: Mutex::new(session),
            inbox: Inbox::new(),
            wake: Notify::new(),
            should_drop_connection: AtomicBool::new(false),
            is_closing: AtomicBool::new(false),
        });
        let tls = tls::config(&options.bases);
        let backoff = Backoff::default();
        let task = Task { shared: Arc::clone(&shared), options, tls, backoff, nonce: 0 };
        tokio::spawn(task.run());
        Self { shared }
    }

    /// The next notice; `None` when the link has ended.
    pub async fn next_notice(&self) -> Option<Notice> {
        self.shared.inbox.next().await
    }

    /// Watches a table.
    ///
    /// # Errors
    /// See [`Session::watch`].
    pub fn watch(&self, table: &TableId) -> Result<(), Limit> {
        self.with(|session| session.watch(table))
    }

    /// Sends an intent to a table. The answer comes as a notice.
    ///
    /// # Errors
    /// See [`Session::intend`].
    pub fn intend(&self, table: &TableId, intent: Intent) -> Result<IntentId, Limit> {
        self.with(|session| session.intend(table, intent))
    }

    /// A copy of a table's last known state.
    pub fn state(&self, table: &TableId) -> Option<State> {
        self.with(|session| session.state(table).cloned())
    }

    /// Reads or changes the session, then sends what is outstanding. The closure must not call
    /// [`Session::connected`] or [`Session::disconnected`].
    pub fn with<T>(&self, access: impl FnOnce(&mut Session) -> T) -> T {
        let result = access(&mut self.shared.session());
        self.shared.wake.notify_one();
        result
    }

    /// Drops the TCP connection abruptly, for tests. The link reconnects.
    pub fn drop_connection(&self) {
        self.shared.should_drop_connection.store(true, Ordering::Release);
        self.shared.wake.notify_one();
    }

    /// Closes the connection; then [`Link::next_notice`] returns `None`.
    pub fn close(&self) {
        self.shared.is_closing.store(true, Ordering::Release);
        self.shared.wake.notify_one();
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.close();
    }
}

impl Shared {
    fn session(&self) -> MutexGuard<'_, Session> {
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closing(&self) -> bool {
        self.is_closing.load(Ordering::Acquire)
    }

    /// Waits for the link to be closed. Only called without a connection, so every other reason to
    /// wake can wait.
    async fn closed(&self) {
        while !self.is_closing() {
            self.wake.notified().await;
        }
    }
}

/// The task that owns the socket.
struct Task {
    shared: Arc<Shared>,
    options: LinkOptions,
    tls: Arc<ClientConfig>,
    backoff: Backoff,
    nonce: u32,
}

/// What to do when a connection has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Reconnect,
    Stop,
}

impl Task {
    async fn run(mut self) {
        while !self.shared.is_closing() && self.connect().await == Next::Reconnect {
            self.options.bases.rotate();
            let jitter = (self.options.jitter)();
            let wait = self.backoff.next(&self.options.pace, jitter);
            tokio::select! {
                () = sleep(wait) => {}
                () = self.shared.closed() => {}
            }
        }
        self.shared.inbox.close();
    }

    /// Opens a connection and serves it until it ends.
    async fn connect(&mut self) -> Next {
        let (url, pace) = (self.options.bases.socket_url(), self.options.pace);
        let opening =
            Socket::open(&url, &self.options.token, Arc::clone(&self.tls), pace.connect_max);
        let opened = tokio::select! {
            opened = opening => opened,
            () = self.shared.closed() => return Next::Stop,
        };
        let socket = match opened {
            Ok(socket) => socket,
            Err(OpenError::Failed) => return Next::Reconnect,
            Err(OpenError::Rejected(error)) => {
                self.shared.inbox.put([Notice::Error { table: None, error }]);
                return Next::Stop;
            }
        };
        self.shared.should_drop_connection.store(false, Ordering::Release);
        self.shared.session().connected();
        let next = self.serve(socket).await;
        self.shared.session().disconnected();
        self.shared.inbox.put([Notice::Disconnected]);
        next
    }

    async fn serve(&mut self, mut socket: Socket) -> Next {
        let pace = self.options.pace;
        let mut pings = interval_at(Instant::now() + pace.ping_every, pace.ping_every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last_received = Instant::now();
        loop {
            let messages = self.shared.session().outgoing();
            if !messages.is_empty() && !socket.send(messages, pace.silence_max).await {
                return Next::Reconnect;
            }
            tokio::select! {
                incoming = timeout_at(last_received + pace.silence_max, socket.next()) => {
                    let Ok(incoming) = incoming else {
                        socket.abort();
                        return Next::Reconnect;
                    };
                    last_received = Instant::now();
                    match self.handle(incoming) {
                        Some(Next::Reconnect) => return Next::Reconnect,
                        Some(Next::Stop) => {
                            socket.close(pace.connect_max).await;
                            return Next::Stop;
                        }
                        None => {}
                    }
                }
                () = self.shared.wake.notified() => {
                    if self.shared.is_closing() {
                        socket.close(pace.connect_max).await;
                        return Next::Stop;
                    }
                    if self.shared.should_drop_connection.swap(false, Ordering::AcqRel) {
                        socket.abort();
                        return Next::Reconnect;
                    }
                }
                _ = pings.tick() => {
                    self.nonce = self.nonce.wrapping_add(1);
                    self.shared.session().ping(self.nonce);
                }
            }
        }
    }

    /// Handles what arrived; `None` keeps the connection open.
    fn handle(&mut self, incoming: Incoming) -> Option<Next> {
        let notices = match incoming {
            Incoming::Heartbeat => Vec::new(),
            Incoming::Closed => return Some(Next::Reconnect),
            Incoming::Malformed(error) => vec![Notice::Error { table: None, error }],
            Incoming::Message(message) => self.shared.session().receive(message),
        };
        if notices.iter().any(|notice| matches!(notice, Notice::Welcome { .. })) {
            self.backoff.reset();
        }
        let is_rejected = notices.iter().any(Notice::is_final);
        self.shared.inbox.put(notices);
        is_rejected.then_some(Next::Stop)
    }
}

/// Omits the secret.
impl Debug for LinkOptions {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        let Self { bases, pace, .. } = self;
        f.debug_struct("LinkOptions")
            .field("bases", bases)
            .field("pace", pace)
            .finish_non_exhaustive()
    }
}
