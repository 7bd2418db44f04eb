//! A session that stays connected.
//!
//! A task owns the socket; the session lies under a lock that is held only for a moment, so that
//! its models can be read at any time. Nothing is kept here that a lost connection could lose.

use std::fmt::{Debug, Formatter, Result as Printed};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustls::ClientConfig;
use table::{Intent, IntentId, State, TableId};
use tokio::sync::Notify;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, timeout_at};

use super::bases::Bases;
use super::inbox::Inbox;
use super::socket::{Incoming, NoSocket, Socket};
use super::tls;
use crate::limits::Limit;
use crate::notice::Notice;
use crate::pace::{Backoff, Pace};
use crate::session::Session;

/// How a link is made.
pub struct LinkOptions {
    /// Where the server is; after a loss the next address is tried.
    pub bases: Bases,
    /// The player's secret.
    pub token: String,
    /// How patient it is.
    pub pace: Pace,
    /// Numbers from 0 to 1 that spread the waits between attempts.
    pub jitter: Box<dyn FnMut() -> f64 + Send>,
}

/// A session over a connection that is made again whenever it is lost.
#[derive(Debug)]
pub struct Link {
    shared: Arc<Shared>,
}

/// What the handle and the task have in common.
#[derive(Debug)]
struct Shared {
    session: Mutex<Session>,
    inbox: Inbox,
    /// Wakes the task: there is something to send, to cut or to end.
    wake: Notify,
    cutting: AtomicBool,
    closing: AtomicBool,
}

impl Link {
    /// Connects a session, from within a tokio runtime, and goes on until it is closed, dropped,
    /// or turned away for good.
    pub fn start(session: Session, options: LinkOptions) -> Self {
        let shared = Arc::new(Shared {
            session: Mutex::new(session),
            inbox: Inbox::new(),
            wake: Notify::new(),
            cutting: AtomicBool::new(false),
            closing: AtomicBool::new(false),
        });
        let tls = tls::config(&options.bases);
        let backoff = Backoff::default();
        let runner = Runner { shared: Arc::clone(&shared), options, tls, backoff, nonce: 0 };
        tokio::spawn(runner.run());
        Self { shared }
    }

    /// The next notice; `None` when the link has ended.
    pub async fn next_notice(&self) -> Option<Notice> {
        self.shared.inbox.next().await
    }

    /// Follows a table.
    ///
    /// # Errors
    /// See [`Session::watch`].
    pub fn watch(&self, table: &TableId) -> Result<(), Limit> {
        self.with(|session| session.watch(table))
    }

    /// Wants something at a table. The answer comes as a notice.
    ///
    /// # Errors
    /// See [`Session::intend`].
    pub fn intend(&self, table: &TableId, intent: Intent) -> Result<IntentId, Limit> {
        self.with(|session| session.intend(table, intent))
    }

    /// A copy of a table as it is known.
    pub fn state(&self, table: &TableId) -> Option<State> {
        self.with(|session| session.state(table).cloned())
    }

    /// Looks at the session or changes what it wants; what follows from that is sent. It must not
    /// be told of connections.
    pub fn with<T>(&self, look: impl FnOnce(&mut Session) -> T) -> T {
        let told = look(&mut self.shared.session());
        self.shared.wake.notify_one();
        told
    }

    /// Cuts the TCP connection abruptly, for tests. The link will make another.
    pub fn drop_connection(&self) {
        self.shared.cutting.store(true, Ordering::Release);
        self.shared.wake.notify_one();
    }

    /// Says goodbye; [`Link::next_notice`] ends once that is done.
    pub fn close(&self) {
        self.shared.closing.store(true, Ordering::Release);
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
        self.closing.load(Ordering::Acquire)
    }

    /// Waits until the link shall end. What else the task is woken for can wait: whoever asks
    /// here has no connection.
    async fn closed(&self) {
        while !self.is_closing() {
            self.wake.notified().await;
        }
    }
}

/// What a link's task owns.
struct Runner {
    shared: Arc<Shared>,
    options: LinkOptions,
    tls: Arc<ClientConfig>,
    backoff: Backoff,
    nonce: u32,
}

/// Whether another attempt has a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Retry,
    Stop,
}

impl Runner {
    async fn run(mut self) {
        while !self.shared.is_closing() && self.attempt().await == Verdict::Retry {
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

    /// One connection, from its beginning to its end.
    async fn attempt(&mut self) -> Verdict {
        let (url, pace) = (self.options.bases.socket(), self.options.pace);
        let opening =
            Socket::open(&url, &self.options.token, Arc::clone(&self.tls), pace.connect_max);
        let opened = tokio::select! {
            opened = opening => opened,
            () = self.shared.closed() => return Verdict::Stop,
        };
        let socket = match opened {
            Ok(socket) => socket,
            Err(NoSocket::Failed) => return Verdict::Retry,
            Err(NoSocket::Turned(error)) => {
                self.shared.inbox.put([Notice::Error { table: None, error }]);
                return Verdict::Stop;
            }
        };
        self.shared.cutting.store(false, Ordering::Release);
        self.shared.session().connected();
        let verdict = self.serve(socket).await;
        self.shared.session().disconnected();
        self.shared.inbox.put([Notice::Disconnected]);
        verdict
    }

    async fn serve(&mut self, mut socket: Socket) -> Verdict {
        let pace = self.options.pace;
        let mut pings = interval_at(Instant::now() + pace.ping_every, pace.ping_every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            let messages = self.shared.session().outgoing();
            if !messages.is_empty() && !socket.send(messages, pace.silence_max).await {
                return Verdict::Retry;
            }
            tokio::select! {
                incoming = timeout_at(heard + pace.silence_max, socket.next()) => {
                    let Ok(incoming) = incoming else {
                        socket.cut();
                        return Verdict::Retry;
                    };
                    heard = Instant::now();
                    match self.take(incoming) {
                        Some(Verdict::Retry) => return Verdict::Retry,
                        Some(Verdict::Stop) => {
                            socket.close(pace.connect_max).await;
                            return Verdict::Stop;
                        }
                        None => {}
                    }
                }
                () = self.shared.wake.notified() => {
                    if self.shared.is_closing() {
                        socket.close(pace.connect_max).await;
                        return Verdict::Stop;
                    }
                    if self.shared.cutting.swap(false, Ordering::AcqRel) {
                        socket.cut();
                        return Verdict::Retry;
                    }
                }
                _ = pings.tick() => {
                    self.nonce = self.nonce.wrapping_add(1);
                    self.shared.session().ping(self.nonce);
                }
            }
        }
    }

    /// Takes what came; a verdict ends the connection.
    fn take(&mut self, incoming: Incoming) -> Option<Verdict> {
        let notices = match incoming {
            Incoming::Sign => Vec::new(),
            Incoming::End => return Some(Verdict::Retry),
            Incoming::Garbled(error) => vec![Notice::Error { table: None, error }],
            Incoming::Message(message) => self.shared.session().receive(message),
        };
        if notices.iter().any(|notice| matches!(notice, Notice::Welcome { .. })) {
            self.backoff.reset();
        }
        let turned_away = notices.iter().any(Notice::is_final);
        self.shared.inbox.put(notices);
        turned_away.then_some(Verdict::Stop)
    }
}

/// Without the secret.
impl Debug for LinkOptions {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        let Self { bases, pace, .. } = self;
        f.debug_struct("LinkOptions")
            .field("bases", bases)
            .field("pace", pace)
            .finish_non_exhaustive()
    }
}
