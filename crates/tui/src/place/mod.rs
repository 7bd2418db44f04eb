//! Where a table is: on this device or at a server. Both are wished for and heard alike.

mod local;
mod online;

pub use local::Seeds;
pub(crate) use local::{Bots, Local};
pub use online::Errand;
pub(crate) use online::{Online, Reached, Server};

use rules::{Record, Seat};
use table::{Intent, Millis, Question, Reason, State};
use view::scene::Undo;

/// Where a table is.
#[derive(Debug)]
pub(crate) enum Place {
    /// On this device.
    Local(Box<Local>),
    /// At a server.
    Online(Box<Online>),
}

impl Place {
    /// The table, once it is known.
    pub(crate) fn state(&self) -> Option<&State> {
        match self {
            Self::Local(local) => Some(local.state()),
            Self::Online(online) => online.state(),
        }
    }

    /// Who looks.
    pub(crate) fn viewer(&self) -> Option<Seat> {
        match self {
            Self::Local(local) => local.viewer(),
            Self::Online(online) => online.viewer(),
        }
    }

    /// What somebody is asked who wants to give up: the key of a text.
    pub(crate) fn resign_question(&self) -> &'static str {
        let at_table = self.state().zip(self.viewer());
        if at_table.is_some_and(|(state, seat)| state.ends_by_resigning(seat)) {
            "table-resign-ends"
        } else {
            "table-resign-sure"
        }
    }

    /// The table's time, by which its clocks are read.
    pub(crate) fn time(&self) -> Millis {
        match self {
            Self::Local(local) => local.time(),
            Self::Online(online) => online.time(),
        }
    }

    /// Wants something; the code of the refusal, if it is refused at once.
    pub(crate) fn wish(&mut self, intent: Intent) -> Result<(), String> {
        match self {
            Self::Local(local) => local.wish(intent).map_err(|refusal| refusal.code().to_owned()),
            Self::Online(online) => online.wish(intent).map_err(|limit| limit.code().to_owned()),
        }
    }

    /// Takes the last decision back, or asks the others to let us; the code of the refusal, if it is
    /// refused at once.
    pub(crate) fn undo(&mut self) -> Result<(), String> {
        match self.check_undo() {
            Ok(intent) => self.wish(intent),
            Err(reason) => Err(reason.code().to_owned()),
        }
    }

    /// The wish by which the last decision would be taken back, or why it cannot be.
    pub(crate) fn check_undo(&self) -> Result<Intent, Reason> {
        match self {
            Self::Local(local) => local.check_undo().map(|()| Intent::Undo),
            Self::Online(online) => {
                let state = online.state().ok_or(Reason::NotPlaying)?;
                match Undo::of(state, online.viewer()) {
                    Undo::Now => Ok(Intent::Undo),
                    Undo::Ask { .. } => Ok(Intent::Ask { question: Question::TakeBack }),
                    Undo::No(reason) => Err(reason),
                }
            }
        }
    }

    /// The game that is played or was.
    pub(crate) fn record(&self) -> Option<Record> {
        match self {
            Self::Local(local) => local.record(),
            Self::Online(online) => online.state()?.record(),
        }
    }

    pub(crate) fn is_local(&self) -> bool {
        matches!(self, Self::Local(_))
    }
}
