//! A session over a WebSocket that reconnects whenever it is lost.
//!
//! `client::Session` decides; this is its shell. Rooms read tables from it, and a signal says when
//! something has changed.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use client::{Backoff, Memory, Notice, Pace, Session};
use leptos::prelude::*;
use protocol::ToClient;
use rules::Seat;
use table::{Commitment, Intent, Millis, State, TableId};
use view::fairness::Proof;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

use crate::{browser, storage};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// No connection has been needed yet.
    Idle,
    /// For the first time, or again.
    Connecting,
    Connected,
    /// The server turned us away for good: an outdated page, or a player it does not know.
    Rejected,
}

/// The storage key of what the session must not forget during a game.
const MEMORY: &str = "shuffles";

/// The connection of this page; clones are the same one.
#[derive(Clone, Copy)]
pub(crate) struct Connection {
    inner: StoredValue<Rc<Inner>, LocalStorage>,
    /// The session's revision, which wakes those who read the session.
    revision: RwSignal<u64>,
    pub(crate) status: RwSignal<Status>,
    /// The stable code of the reason for [`Status::Rejected`].
    pub(crate) rejection: RwSignal<String>,
    /// The notices of the latest message.
    pub(crate) notices: RwSignal<Arc<Vec<Notice>>>,
    /// The server's clock minus ours.
    pub(crate) clock_offset_ms: RwSignal<Millis>,
}

struct Inner {
    session: RefCell<Session>,
    socket: RefCell<Option<OpenSocket>>,
    backoff: RefCell<Backoff>,
    /// Counts sockets, so that late events of an old one are ignored.
    number: Cell<u32>,
    nonce: Cell<u32>,
    last_message_at: Cell<Millis>,
    /// Whether it looks after its socket: not before there has been one.
    is_attended: Cell<bool>,
    /// The revision of the session's memory that is stored.
    remembered: Cell<u64>,
}

/// A socket with its listeners, which must live as long as it does.
struct OpenSocket {
    socket: WebSocket,
    _listeners: [Closure<dyn Fn(MessageEvent)>; 3],
}

impl Connection {
    /// Connects only when it is first needed.
    pub(crate) fn provide() -> Self {
        let prefix: String =
            browser::random::<6>().iter().map(|byte| format!("{byte:02x}")).collect();
        let mut session = Session::new(&prefix).expect("letters and digits are a prefix");
        session.contribute(browser::random());
        session.remember(storage::read(MEMORY).unwrap_or_default());
        let inner = Inner {
            session: RefCell::new(session),
            socket: RefCell::new(None),
            backoff: RefCell::default(),
            number: Cell::new(0),
            nonce: Cell::new(0),
            last_message_at: Cell::new(0),
            is_attended: Cell::new(false),
            remembered: Cell::new(0),
        };
        let connection = Self {
            inner: StoredValue::new_local(Rc::new(inner)),
            revision: RwSignal::new(0),
            status: RwSignal::new(Status::Idle),
            rejection: RwSignal::new(String::new()),
            notices: RwSignal::new(Arc::new(Vec::new())),
            clock_offset_ms: RwSignal::new(0),
        };
        provide_context(connection);
        connection
    }

    /// Connects, if it has not yet.
    fn connect(&self) {
        if matches!(self.status.get_untracked(), Status::Idle | Status::Rejected) {
            self.attend();
            self.open();
        }
    }

    /// Keeps the connection alive from now on.
    fn attend(&self) {
        if self.inner().is_attended.replace(true) {
            return;
        }
        let this = *self;
        set_interval(move || this.ping(), Pace::default().ping_every);
        window_event_listener_untyped("online", move |_| this.reconnect_now());
        // A browser notices a lost network long before its sockets do.
        window_event_listener_untyped("offline", move |_| this.drop_socket());
    }

    /// Hides what these players say.
    pub(crate) fn set_muted(&self, muted: client::Muted) {
        self.inner().session.borrow_mut().set_muted(muted);
        self.wake_readers();
    }

    pub(crate) fn watch(&self, table: &TableId) {
        // It fails only if too many tables are watched; closing other tabs helps.
        let _ = self.update(|session| session.watch(table));
        self.connect();
    }

    pub(crate) fn unwatch(&self, table: &TableId) {
        self.update(|session| session.unwatch(table));
    }

    pub(crate) fn watch_lobby(&self, watch: bool) {
        self.update(|session| session.watch_lobby(watch));
        if watch {
            self.connect();
        }
    }

    /// Sends an intent; false if too many have had no answer yet.
    pub(crate) fn submit(&self, table: &TableId, intent: Intent) -> bool {
        self.update(|session| session.intend(table, intent)).is_ok()
    }

    /// The latest state of a table. Messages that do not change it, mostly pongs, neither notify
    /// nor copy anything.
    pub(crate) fn state(&self, table: TableId) -> Memo<Option<Arc<State>>> {
        let this = *self;
        Memo::new_with_compare(
            move |_| this.read(|session| session.shared_state(&table)),
            |old, new| {
                let pointer = |state: &Option<Arc<State>>| state.as_ref().map(Arc::as_ptr);
                old.map(pointer) != new.map(pointer)
            },
        )
    }

    /// What this browser has found about the deal of the last game at a table.
    pub(crate) fn proof(&self, table: TableId) -> Memo<Option<Proof>> {
        let (this, state) = (*self, self.state(table.clone()));
        Memo::new(move |_| {
            state.track();
            Proof::of_check(this.read_untracked(|session| session.fairness(&table)))
        })
    }

    /// A commitment to what this browser contributes to the shuffle at a table that a request opens
    /// or finds.
    pub(crate) fn commit(&self) -> Option<Commitment> {
        self.update(Session::commit)
    }

    /// Our seat at a table.
    pub(crate) fn seat(&self, table: TableId) -> Memo<Option<Seat>> {
        let this = *self;
        Memo::new(move |_| this.read(|session| session.seat(&table)))
    }

    /// Reads the session, and tracks its changes.
    pub(crate) fn read<T>(&self, read: impl FnOnce(&Session) -> T) -> T {
        self.revision.track();
        read(&self.inner().session.borrow())
    }

    fn read_untracked<T>(&self, read: impl FnOnce(&Session) -> T) -> T {
        read(&self.inner().session.borrow())
    }

    /// Changes the session, and sends what follows from it.
    pub(crate) fn update<T>(&self, change: impl FnOnce(&mut Session) -> T) -> T {
        let changed = change(&mut self.inner().session.borrow_mut());
        self.wake_readers();
        self.send_outgoing();
        changed
    }

    /// Wakes those who read the session, if there is something new to read.
    fn wake_readers(&self) {
        let revision = self.inner().session.borrow().revision();
        if self.revision.get_untracked() != revision {
            self.revision.set(revision);
        }
        self.inner().keep_memory();
    }

    fn inner(&self) -> Rc<Inner> {
        self.inner.get_value()
    }

    fn open(&self) {
        self.status.set(Status::Connecting);
        let inner = self.inner();
        let number = inner.number.get() + 1;
        inner.number.set(number);
        let address = browser::address("/api/socket").replacen("http", "ws", 1);
        let Ok(socket) = WebSocket::new(&address) else {
            return self.on_close(number);
        };
        let this = *self;
        let on_open = Closure::<dyn Fn(MessageEvent)>::new(move |_| this.on_open(number));
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            if let Some(text) = message.data().as_string() {
                this.on_message(number, &text);
            }
        });
        let on_close = Closure::<dyn Fn(MessageEvent)>::new(move |_| this.on_close(number));
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        inner
            .socket
            .replace(Some(OpenSocket { socket, _listeners: [on_open, on_message, on_close] }));
        let connect_max = Pace::default().connect_max.as_millis() as u32;
        browser::after(connect_max, move || {
            let is_current = number == this.inner().number.get();
            if is_current && this.status.get_untracked() == Status::Connecting {
                this.drop_socket();
            }
        });
    }

    fn on_open(&self, number: u32) {
        let inner = self.inner();
        if number == inner.number.get() {
            self.update(Session::connected);
        }
    }

    fn on_message(&self, number: u32, text: &str) {
        let inner = self.inner();
        if number != inner.number.get() {
            return;
        }
        inner.last_message_at.set(browser::now());
        // A newer server may send messages that this page does not know.
        let Ok(message) = ToClient::read(text) else { return };
        let notices = inner.session.borrow_mut().receive(message);
        for notice in &notices {
            match notice {
                Notice::Welcome { now, .. } => {
                    inner.backoff.borrow_mut().reset();
                    self.clock_offset_ms.set(now - browser::now());
                    self.status.set(Status::Connected);
                }
                Notice::Pong { now, .. } => self.clock_offset_ms.set(now - browser::now()),
                Notice::Error { error, .. } if notice.is_final() => {
                    self.rejection.set(error.code.clone());
                    self.status.set(Status::Rejected);
                }
                _ => {}
            }
        }
        self.wake_readers();
        if !notices.is_empty() {
            self.notices.set(Arc::new(notices));
        }
        self.send_outgoing();
    }

    fn on_close(&self, number: u32) {
        let inner = self.inner();
        if number != inner.number.get() {
            return;
        }
        inner.session.borrow_mut().disconnected();
        self.wake_readers();
        if self.status.get_untracked() == Status::Rejected {
            return;
        }
        self.status.set(Status::Connecting);
        let wait = inner.backoff.borrow_mut().next(&Pace::default(), js_sys::Math::random());
        let this = *self;
        browser::after(wait.as_millis() as u32, move || {
            if number == this.inner().number.get() {
                this.open();
            }
        });
    }

    /// For when the network is back: attempts to reconnect at once.
    fn reconnect_now(&self) {
        if self.status.get_untracked() == Status::Connecting {
            self.inner().close_socket();
            self.open();
        }
    }

    /// Connects anew, as whoever the server knows this browser to be by now.
    pub(crate) fn reintroduce(&self) {
        if self.status.get_untracked() == Status::Connected {
            let inner = self.inner();
            inner.close_socket();
            inner.session.borrow_mut().disconnected();
            self.wake_readers();
            self.open();
            // Nothing was lost, so nobody is told.
            self.status.set(Status::Connected);
        }
    }

    /// Abandons a socket that no longer works, even if it still claims to, and connects anew.
    fn drop_socket(&self) {
        if matches!(self.status.get_untracked(), Status::Connecting | Status::Connected) {
            let inner = self.inner();
            inner.close_socket();
            self.on_close(inner.number.get());
        }
    }

    fn ping(&self) {
        let inner = self.inner();
        if self.status.get_untracked() == Status::Connected {
            let silence = browser::now() - inner.last_message_at.get();
            if silence > Pace::default().silence_max.as_millis() as Millis {
                return self.drop_socket();
            }
            inner.nonce.set(inner.nonce.get().wrapping_add(1));
            inner.session.borrow_mut().ping(inner.nonce.get());
            self.send_outgoing();
        }
    }

    fn send_outgoing(&self) {
        let inner = self.inner();
        let socket = inner.socket.borrow();
        let Some(OpenSocket { socket, .. }) = &*socket else { return };
        if socket.ready_state() != WebSocket::OPEN {
            return;
        }
        for message in inner.session.borrow_mut().outgoing() {
            // A socket that cannot send is about to close.
            let _ = socket.send_with_str(&message.to_json());
        }
    }
}

impl Inner {
    /// Stores what the session must not forget, beside what other tabs have stored.
    fn keep_memory(&self) {
        let session = self.session.borrow();
        if self.remembered.replace(session.memory_revision()) != session.memory_revision() {
            let mut memory = session.memory().clone();
            memory.merge(storage::read::<Memory>(MEMORY).unwrap_or_default());
            storage::write(MEMORY, &memory);
        }
    }

    /// Closes the socket without waiting for its `close` event.
    fn close_socket(&self) {
        self.number.set(self.number.get() + 1);
        if let Some(OpenSocket { socket, .. }) = self.socket.take() {
            socket.set_onopen(None);
            socket.set_onmessage(None);
            socket.set_onclose(None);
            let _ = socket.close();
        }
    }
}
