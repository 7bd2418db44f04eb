//! A session over a WebSocket that is opened again whenever it is lost.
//!
//! The session is the machine; this is its shell. Rooms read tables from it and are told by a signal
//! that something has changed.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use client::{Backoff, Notice, Pace, Session};
use leptos::prelude::*;
use protocol::ToClient;
use rules::Seat;
use table::{Intent, IntentId, Millis, State, TableId};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

use crate::browser;

/// How the page stands to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contact {
    /// Nobody has asked for a connection yet.
    None,
    /// One is being made, for the first time or again.
    Connecting,
    /// There is one.
    Connected,
    /// The server does not want us: another page version, or a player that it does not know.
    TurnedAway,
}

/// The connection of this page; clones are the same one.
#[derive(Clone, Copy)]
pub(crate) struct Connection {
    inner: StoredValue<Rc<Inner>, LocalStorage>,
    /// Moves whenever a table or the lobby has.
    version: RwSignal<u64>,
    pub(crate) contact: RwSignal<Contact>,
    /// Why the server does not want us, where it does not: a stable code.
    pub(crate) turned_away_by: RwSignal<String>,
    /// The last notices, for whoever shows or sounds them.
    pub(crate) notices: RwSignal<Arc<Vec<Notice>>>,
    /// The server's clock less ours.
    pub(crate) clock_ahead_ms: RwSignal<Millis>,
}

struct Inner {
    session: RefCell<Session>,
    socket: RefCell<Option<Open>>,
    backoff: RefCell<Backoff>,
    /// Counts sockets, so that an old one's farewell is not taken for the new one's.
    number: Cell<u32>,
    nonce: Cell<u32>,
    /// When the server was last heard.
    heard_at: Cell<Millis>,
}

/// A socket with its ears.
struct Open {
    socket: WebSocket,
    _ears: [Closure<dyn Fn(MessageEvent)>; 3],
}

impl Connection {
    /// A connection that is made once somebody needs it.
    pub(crate) fn provide() -> Self {
        let prefix: String =
            browser::random::<6>().iter().map(|byte| format!("{byte:02x}")).collect();
        let session = Session::new(&prefix).expect("letters and digits are a prefix");
        let inner = Inner {
            session: RefCell::new(session),
            socket: RefCell::new(None),
            backoff: RefCell::default(),
            number: Cell::new(0),
            nonce: Cell::new(0),
            heard_at: Cell::new(0),
        };
        let connection = Self {
            inner: StoredValue::new_local(Rc::new(inner)),
            version: RwSignal::new(0),
            contact: RwSignal::new(Contact::None),
            turned_away_by: RwSignal::new(String::new()),
            notices: RwSignal::new(Arc::new(Vec::new())),
            clock_ahead_ms: RwSignal::new(0),
        };
        provide_context(connection);
        let pace = Pace::default();
        set_interval(move || connection.ping(), pace.ping_every);
        let again = move |_: web_sys::Event| connection.hurry();
        window_event_listener_untyped("online", again);
        // A browser that has no network knows it long before its sockets do.
        window_event_listener_untyped("offline", move |_| connection.give_up());
        connection
    }

    /// Connects, where that has not been done.
    pub(crate) fn need(&self) {
        if matches!(self.contact.get_untracked(), Contact::None | Contact::TurnedAway) {
            self.open();
        }
    }

    pub(crate) fn watch(&self, table: &TableId) {
        // Whoever watches too many tables has other pages to close.
        let _ = self.with(|session| session.watch(table));
        self.need();
    }

    pub(crate) fn unwatch(&self, table: &TableId) {
        self.with(|session| session.unwatch(table));
    }

    pub(crate) fn watch_lobby(&self, watch: bool) {
        self.with(|session| session.watch_lobby(watch));
        if watch {
            self.need();
        }
    }

    /// Wants something at a table.
    pub(crate) fn intend(&self, table: &TableId, intent: Intent) -> Option<IntentId> {
        self.with(|session| session.intend(table, intent)).ok()
    }

    /// A table as it is known. Messages that leave the table as it is, pongs above all, wake nobody
    /// and copy nothing.
    pub(crate) fn state(&self, table: TableId) -> Memo<Option<Arc<State>>> {
        let this = *self;
        Memo::new_with_compare(
            move |_| this.look(|session| session.shared_state(&table)),
            |old, new| {
                let which = |state: &Option<Arc<State>>| state.as_ref().map(Arc::as_ptr);
                old.map(which) != new.map(which)
            },
        )
    }

    /// Our seat at a table.
    pub(crate) fn seat(&self, table: TableId) -> Memo<Option<Seat>> {
        let this = *self;
        Memo::new(move |_| this.look(|session| session.seat(&table)))
    }

    /// Looks at the session; follows what changes.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&Session) -> T) -> T {
        self.version.track();
        look(&self.inner().session.borrow())
    }

    /// Changes what the session wants, and sends what follows from it.
    pub(crate) fn with<T>(&self, change: impl FnOnce(&mut Session) -> T) -> T {
        let changed = change(&mut self.inner().session.borrow_mut());
        self.version.update(|version| *version += 1);
        self.send();
        changed
    }

    fn inner(&self) -> Rc<Inner> {
        self.inner.get_value()
    }

    fn open(&self) {
        self.contact.set(Contact::Connecting);
        let inner = self.inner();
        let number = inner.number.get() + 1;
        inner.number.set(number);
        let address = browser::address("/api/socket").replacen("http", "ws", 1);
        let Ok(socket) = WebSocket::new(&address) else {
            return self.lost(number);
        };
        let this = *self;
        let opened = Closure::<dyn Fn(MessageEvent)>::new(move |_| this.opened(number));
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            if let Some(text) = message.data().as_string() {
                this.heard(number, &text);
            }
        });
        let closed = Closure::<dyn Fn(MessageEvent)>::new(move |_| this.lost(number));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        inner.socket.replace(Some(Open { socket, _ears: [opened, heard, closed] }));
        let patience = Pace::default().connect_max.as_millis() as u32;
        browser::after(patience, move || {
            let is_this_one = number == this.inner().number.get();
            if is_this_one && this.contact.get_untracked() == Contact::Connecting {
                this.give_up();
            }
        });
    }

    fn opened(&self, number: u32) {
        let inner = self.inner();
        if number == inner.number.get() {
            inner.session.borrow_mut().connected();
            self.send();
        }
    }

    fn heard(&self, number: u32, text: &str) {
        let inner = self.inner();
        if number != inner.number.get() {
            return;
        }
        inner.heard_at.set(browser::now());
        // What another version of the server sends and this page does not know, it can do without.
        let Ok(message) = ToClient::read(text) else { return };
        let notices = inner.session.borrow_mut().receive(message);
        for notice in &notices {
            match notice {
                Notice::Welcome { now, .. } => {
                    inner.backoff.borrow_mut().reset();
                    self.clock_ahead_ms.set(now - browser::now());
                    self.contact.set(Contact::Connected);
                }
                Notice::Pong { now, .. } => self.clock_ahead_ms.set(now - browser::now()),
                Notice::Error { error, .. } if notice.is_final() => {
                    self.turned_away_by.set(error.code.clone());
                    self.contact.set(Contact::TurnedAway);
                }
                _ => {}
            }
        }
        let is_pong = |notice: &Notice| matches!(notice, Notice::Pong { .. });
        // A pong comes every few seconds, and changes nothing that anybody shows.
        if notices.is_empty() || !notices.iter().all(is_pong) {
            self.version.update(|version| *version += 1);
        }
        if !notices.is_empty() {
            self.notices.set(Arc::new(notices));
        }
        self.send();
    }

    fn lost(&self, number: u32) {
        let inner = self.inner();
        if number != inner.number.get() {
            return;
        }
        inner.session.borrow_mut().disconnected();
        self.version.update(|version| *version += 1);
        if self.contact.get_untracked() == Contact::TurnedAway {
            return;
        }
        self.contact.set(Contact::Connecting);
        let wait = inner.backoff.borrow_mut().next(&Pace::default(), js_sys::Math::random());
        let this = *self;
        browser::after(wait.as_millis() as u32, move || this.open_if_still_lost(number));
    }

    fn open_if_still_lost(&self, number: u32) {
        if number == self.inner().number.get() {
            self.open();
        }
    }

    /// The network is back: there is no need to wait any longer.
    fn hurry(&self) {
        if self.contact.get_untracked() == Contact::Connecting {
            self.inner().drop_socket();
            self.open();
        }
    }

    /// The connection is of no use, whatever it says: another one takes its place.
    fn give_up(&self) {
        if matches!(self.contact.get_untracked(), Contact::Connecting | Contact::Connected) {
            let inner = self.inner();
            inner.drop_socket();
            self.lost(inner.number.get());
        }
    }

    fn ping(&self) {
        let inner = self.inner();
        if self.contact.get_untracked() == Contact::Connected {
            let silence = browser::now() - inner.heard_at.get();
            if silence > Pace::default().silence_max.as_millis() as Millis {
                return self.give_up();
            }
            inner.nonce.set(inner.nonce.get().wrapping_add(1));
            inner.session.borrow_mut().ping(inner.nonce.get());
            self.send();
        }
    }

    fn send(&self) {
        let inner = self.inner();
        let socket = inner.socket.borrow();
        let Some(Open { socket, .. }) = &*socket else { return };
        if socket.ready_state() != WebSocket::OPEN {
            return;
        }
        for message in inner.session.borrow_mut().outgoing() {
            // A socket that cannot send is about to say that it is closed.
            let _ = socket.send_with_str(&message.to_json());
        }
    }
}

impl Inner {
    /// Lets go of the socket without waiting for its farewell.
    fn drop_socket(&self) {
        self.number.set(self.number.get() + 1);
        if let Some(Open { socket, .. }) = self.socket.take() {
            socket.set_onopen(None);
            socket.set_onmessage(None);
            socket.set_onclose(None);
            let _ = socket.close();
        }
    }
}
