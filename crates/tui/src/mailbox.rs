//! Everything that happens while someone plays arrives in one mailbox.

use std::sync::mpsc::Sender;

use client::{ApiError, Notice};
use crossterm::event::Event;
use rules::Action;
use table::BotTurn;

use crate::place::ServerAnswer;

#[derive(Debug)]
pub(crate) enum Message {
    /// A key, the mouse, or a new size.
    Terminal(Event),
    /// There is a line to read, or the input has ended.
    LineTyped,
    /// A bot on this device shows its partner what it is about to do.
    BotPlans(Box<BotTurn>, Action),
    /// A bot on this device has decided.
    BotDecided(Box<BotTurn>, Action),
    ServerAnswered(Box<Result<ServerAnswer, ApiError>>),
    /// A notice of the session with this number.
    Session(u64, Notice),
    Quit,
}

/// The sending end. If the receiver is gone, messages are dropped.
#[derive(Clone, Debug)]
pub(crate) struct Mailbox(pub(crate) Sender<Message>);

impl Mailbox {
    pub(crate) fn send(&self, message: Message) {
        let _ = self.0.send(message);
    }
}
