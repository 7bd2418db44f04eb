//! Where a table is: on this device or on a server. Both have the same interface.

mod local;
mod online;

pub use local::Seeds;
pub(crate) use local::{Bots, Local};
pub use online::ServerTask;
pub(crate) use online::{Online, Server, ServerAnswer};

use rules::{Record, Seat};
use table::{Intent, Millis, Note, Reason, Remark, State};
use view::consult::Marks;
use view::desk::Sight;
use view::fairness::Proof;

#[derive(Debug)]
pub(crate) enum Place {
    Local(Box<Local>),
    Online(Box<Online>),
}

impl Place {
    /// `None` until the table has loaded.
    pub(crate) fn state(&self) -> Option<&State> {
        match self {
            Self::Local(local) => Some(local.shell().state()),
            Self::Online(online) => online.state(),
        }
    }

    /// The viewer's seat; `None` for spectators.
    pub(crate) fn viewer(&self) -> Option<Seat> {
        match self {
            Self::Local(local) => local.shell().viewer(),
            Self::Online(online) => online.viewer(),
        }
    }

    pub(crate) fn sight(&self) -> Option<Sight> {
        match self {
            Self::Local(local) => Some(local.shell().sight()),
            Self::Online(online) => Some(Sight::of_state(online.state()?, online.viewer())),
        }
    }

    /// Whether several people share this terminal.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self, Self::Local(local) if local.shell().is_shared())
    }

    /// The table's time, which its clocks run on.
    pub(crate) fn time(&self) -> Millis {
        match self {
            Self::Local(local) => local.time(),
            Self::Online(online) => online.time(),
        }
    }

    /// Returns the code if the intent is refused at once.
    pub(crate) fn submit(&mut self, intent: Intent) -> Result<(), String> {
        match self {
            Self::Local(local) => local.submit(intent).map_err(|refusal| refusal.code().to_owned()),
            Self::Online(online) => online.submit(intent).map_err(|limit| limit.code().to_owned()),
        }
    }

    /// Says something to our partner.
    ///
    /// # Errors
    /// The code of the refusal.
    pub(crate) fn consult(&self, remark: Remark) -> Result<(), String> {
        match self {
            Self::Local(_) => Err(Reason::NoPartner.code().to_owned()),
            Self::Online(online) => online.consult(remark).map_err(|limit| limit.code().to_owned()),
        }
    }

    /// What our team said, oldest first.
    pub(crate) fn notes(&self) -> Vec<Note> {
        match self {
            Self::Local(_) => Vec::new(),
            Self::Online(online) => online.notes(),
        }
    }

    /// What our partner points at or suggests.
    pub(crate) fn marks(&self) -> Marks {
        match self {
            Self::Local(local) => local.shell().marks(),
            Self::Online(online) => online.marks(),
        }
    }

    /// The current or last game.
    pub(crate) fn record(&self) -> Option<Record> {
        match self {
            Self::Local(local) => local.shell().record(),
            Self::Online(online) => online.state()?.record(),
        }
    }

    /// What this terminal can say about the deal of the last game.
    pub(crate) fn proof(&self) -> Option<Proof> {
        match self {
            Self::Local(local) => Proof::of_own_table(local.shell().state()),
            Self::Online(online) => online.proof(),
        }
    }

    pub(crate) fn is_local(&self) -> bool {
        matches!(self, Self::Local(_))
    }
}
