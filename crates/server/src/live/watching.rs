//! Adds and removes a table's watchers.

use std::collections::BTreeSet;
use std::sync::Arc;

use protocol::{Code, SPECTATORS_REPORTED_MAX, ToClient};
use table::{PlayerId, Seq};

use super::{Inner, LiveTable};
use crate::error::Result;
use crate::outbox::Outbox;
use crate::server::Server;
use crate::watcher::Watcher;

impl LiveTable {
    /// Adds a watcher who has seen the facts up to `after`.
    pub(crate) async fn watch(
        self: &Arc<Self>,
        server: &Server,
        watcher: Watcher,
        after: Option<Seq>,
    ) -> Result<()> {
        let mut inner = self.inner.lock().await;
        self.catch_up_with(server, &mut inner, after.unwrap_or(0)).await?;
        if !inner.table.state().may_be_watched_by(Some(&watcher.player)) {
            return Err(Code::NoSpectators.into());
        }
        watcher.outbox.send_text(inner.write_missed(after));
        inner.send_notes(&self.id, &watcher);
        watcher.send_turn(inner.table.state());
        let newcomer = watcher.outbox.clone();
        inner.absences.forget(&watcher.player);
        let before = self.spectators();
        inner.watchers.push(watcher);
        let count = self.announce_spectators(&mut inner);
        if count == before && count > 0 {
            newcomer.send(&ToClient::Spectators { table: self.id.clone(), count });
        }
        inner.expect_absent_players(server);
        self.set_alarm(server, &inner);
        // Bots of a table that nobody attended go on.
        self.schedule_bot(server, &mut inner);
        server.lobby().mark_changed();
        Ok(())
    }

    /// Removes a watcher. A seated player whose last connection it was is expected back.
    pub(crate) async fn unwatch(
        self: &Arc<Self>,
        server: &Server,
        player: &PlayerId,
        outbox: &Outbox,
    ) {
        let mut inner = self.inner.lock().await;
        inner.watchers.retain(|watcher| !watcher.outbox.is_same(outbox));
        self.announce_spectators(&mut inner);
        server.lobby().mark_changed();
        let is_seated = inner.table.state().seat_of(player).is_some();
        if is_seated && !inner.has_watcher(player) && !server.draining().is_cancelled() {
            inner.absences.expect(player.clone(), server.gone_at());
            self.set_alarm(server, &inner);
        }
    }
}

impl Inner {
    pub(super) fn has_watcher(&self, player: &PlayerId) -> bool {
        self.watchers.iter().any(|watcher| watcher.player == *player)
    }

    /// The number of players who watch without a seat, up to the cap.
    pub(super) fn count_spectators(&self) -> u8 {
        let state = self.table.state();
        let watching = self.watchers.iter().map(|watcher| &watcher.player);
        let spectators: BTreeSet<_> =
            watching.filter(|player| state.seat_of(player).is_none()).collect();
        u8::try_from(spectators.len()).unwrap_or(u8::MAX).min(SPECTATORS_REPORTED_MAX)
    }
}
