//! Where a table is: on this device or on a server. Both are used alike.

mod local;
mod online;

pub use local::Seeds;
pub(crate) use local::{Bots, Local};
pub use online::Errand;
pub(crate) use online::{Online, Reached, Server};

use rules::{Record, Seat};
use table::{Intent, Millis, State};
use view::desk::Sight;

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
            Self::Local(local) => Some(local.shell().state()),
            Self::Online(online) => online.state(),
        }
    }

    /// Who looks.
    pub(crate) fn viewer(&self) -> Option<Seat> {
        match self {
            Self::Local(local) => local.shell().viewer(),
            Self::Online(online) => online.viewer(),
        }
    }

    /// What the viewer sees, once the table is known.
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

    /// The game that is played or was.
    pub(crate) fn record(&self) -> Option<Record> {
        match self {
            Self::Local(local) => local.shell().record(),
            Self::Online(online) => online.state()?.record(),
        }
    }

    pub(crate) fn is_local(&self) -> bool {
        matches!(self, Self::Local(_))
    }
}
