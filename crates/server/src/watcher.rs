//! A client that follows a table.

use std::net::IpAddr;

use protocol::{Code, ToClient, Turn};
use table::{PlayerId, State, TableId};

use crate::outbox::Outbox;

#[derive(Clone, Debug)]
pub(crate) struct Watcher {
    pub(crate) player: PlayerId,
    /// The household of its address.
    pub(crate) from: IpAddr,
    pub(crate) outbox: Outbox,
    /// Whether to send turns with the legal actions, as programs want.
    pub(crate) wants_turns: bool,
}

impl Watcher {
    /// Tells a program that it is its turn; false if it has disconnected.
    pub(crate) fn send_turn(&self, state: &State) -> bool {
        if !self.wants_turns {
            return true;
        }
        turn(state, &self.player).is_none_or(|turn| self.outbox.send(&ToClient::Turn { turn }))
    }

    /// Says why nothing more will come. A program's stream then ends, since it carries nothing
    /// else.
    pub(crate) fn send_away(&self, table: &TableId) {
        let (table, error) = (Some(table.to_string()), Code::NoSpectators.into());
        self.outbox.send(&ToClient::Error { table, error });
        if self.wants_turns {
            self.outbox.end_stream();
        }
    }
}

/// What the player to move needs to know.
fn turn(state: &State, player: &PlayerId) -> Option<Turn> {
    let game = state.game.as_ref()?;
    let seat = game.to_move()?;
    let chair = state.chair(seat)?;
    (chair.is_of(player) && chair.is_played_by_holder()).then(|| Turn {
        table: state.id.clone(),
        seat,
        seen: state.seq,
        position: game.position().setup().to_string(),
        legal: game.position().legal_actions().into_iter().collect(),
    })
}
