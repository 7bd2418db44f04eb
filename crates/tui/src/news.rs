//! Everything that can happen while somebody plays, through one door.

use std::sync::mpsc::Sender;

use client::{ApiError, Notice};
use crossterm::event::Event;
use rules::Action;
use table::BotTurn;

use crate::place::Reached;

/// Something has happened.
#[derive(Debug)]
pub(crate) enum News {
    /// A key, the mouse, another size.
    Terminal(Event),
    /// Something was typed, or nothing more will be: see the lines.
    Typed,
    /// A bot on this device has decided.
    Thought(Box<BotTurn>, Action),
    /// The server answered, or cannot be reached.
    Reached(Box<Result<Reached, ApiError>>),
    /// The session of this number has something to tell.
    Server(u64, Notice),
    /// Somebody wants the program to end.
    Stop,
}

/// Where news is put. Whoever reads it may be gone already; then nobody needs it.
#[derive(Clone, Debug)]
pub(crate) struct Mailbox(pub(crate) Sender<News>);

impl Mailbox {
    pub(crate) fn put(&self, news: News) {
        let _ = self.0.send(news);
    }
}
