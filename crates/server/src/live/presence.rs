//! Tracks whether seated players are connected.

use table::{Entry, Fact, Input, PlayerId};
use tokio::sync::MutexGuard;

use super::{Inner, LiveTable};
use crate::server::Server;

impl LiveTable {
    /// Reports players who have been disconnected for long enough. A little later, if they are still
    /// gone, reports them again, and the others no longer wait. Players who have reconnected, to this
    /// process or to one that has said so, are not gone.
    pub(super) async fn settle_absences(&self, server: &Server, inner: &mut MutexGuard<'_, Inner>) {
        let now = server.chance().now();
        for (player, reported) in inner.absences.due(now) {
            let away = inner.is_away(&player);
            let is_back = reported && away == Some(false);
            if away.is_none() || is_back || inner.has_watcher(&player) {
                inner.absences.forget(&player);
                continue;
            }
            let decided = self.decide(server, inner, &Input::Gone(player.clone())).await;
            inner.count_failure(&decided);
            match decided {
                // It stays due.
                Err(failure) if failure.is_ours() => failure.log(),
                _ if away == Some(false) => {
                    inner.absences.mark_reported(player, now + server.grace_ms());
                }
                _ => inner.absences.forget(&player),
            }
        }
    }

    /// Declares players present whom another process reported as gone, but who are connected here.
    pub(super) async fn confirm_returns(&self, server: &Server, inner: &mut MutexGuard<'_, Inner>) {
        while let Some(player) = inner.returning.pop() {
            let decided = self.decide(server, inner, &Input::Present(player.clone())).await;
            inner.count_failure(&decided);
            if let Err(failure) = decided
                && failure.is_ours()
            {
                failure.log();
                return inner.returning.push(player);
            }
        }
    }
}

impl Inner {
    /// Notes a player whom another process reports as gone but who is connected to this one.
    pub(super) fn note_reported_absence(&mut self, entry: &Entry) {
        // Players who leave by their own intent are gone.
        let (Fact::Left { seat }, None) = (&entry.fact, &entry.cause) else { return };
        let chair = self.table.state().chair(*seat).filter(|chair| !chair.resigned);
        let player = chair.and_then(|chair| chair.player()).map(|player| player.id.clone());
        self.returning.extend(player.filter(|player| self.has_watcher(player)));
    }

    /// Treats seated players who never had a connection, or whose process died, like those who have
    /// just disconnected. With a shared store they may be connected to another process, so there only
    /// players who disconnected from this one are expected.
    pub(super) fn expect_absent_players(&mut self, server: &Server) {
        if server.store().is_shared() {
            return;
        }
        let Self { table, watchers, absences, .. } = self;
        let here = table.state().chairs.iter().filter(|chair| !chair.away);
        for player in here.filter_map(|chair| chair.player()) {
            if !watchers.iter().any(|watcher| watcher.player == player.id) {
                absences.expect_unless_known(&player.id, server.gone_at());
            }
        }
    }

    /// Whether a player counts as away; `None` without a seat.
    fn is_away(&self, player: &PlayerId) -> Option<bool> {
        let state = self.table.state();
        state.chair(state.seat_of(player)?).map(|chair| chair.away)
    }
}
