//! Schedules a table's alarm and its bots.

use std::net::IpAddr;
use std::sync::Arc;

use protocol::{Code, ToClient};
use table::{Millis, Seq};

use super::{Inner, LiveTable};
use crate::error::Result;
use crate::jobs::pause_after;
use crate::outbox::to_text;
use crate::rows;
use crate::server::Server;
use crate::thinkers::Asker;
use crate::thinking::LiveTurn;

/// Often enough to explain a bot that plays badly.
const CROWDED_EVERY_MS: Millis = 600_000;

impl LiveTable {
    /// Sets the alarm, and lets a bot think if it is its turn.
    pub(super) fn schedule_work(self: &Arc<Self>, server: &Server, inner: &mut Inner) {
        inner.expect_absent_players(server);
        self.set_alarm(server, inner);
        self.schedule_bot(server, inner);
        server.lobby().mark_changed();
    }

    /// A bot thinks only for somebody: who sits there and has not left, or watches.
    pub(super) fn schedule_bot(self: &Arc<Self>, server: &Server, inner: &mut Inner) {
        let state = inner.table.state();
        if let Some(turn) = state.bot_turn()
            && inner.thinking != Some(turn.seen)
            && (!inner.watchers.is_empty() || rows::is_attended(state))
        {
            inner.thinking = Some(turn.seen);
            let (table, asker) = (self.clone(), inner.asker());
            let pause = pause_after(inner.failures);
            server.run_bot_turn(LiveTurn { table, asker, turn, pause });
        }
    }

    /// Sets the alarm for whatever is due first, but not before the pause after store failures ends.
    pub(super) fn set_alarm(self: &Arc<Self>, server: &Server, inner: &Inner) {
        let now = server.chance().now();
        let moments = [
            inner.table.state().next_deadline(),
            inner.absences.next_due(),
            (!inner.returning.is_empty()).then_some(now),
        ];
        if let Some(first) = moments.into_iter().flatten().min() {
            let pause_ms = pause_after(inner.failures).as_millis() as Millis;
            let earliest = if pause_ms == 0 { Millis::MIN } else { now.saturating_add(pause_ms) };
            server.alarm().set(self, first.max(earliest));
        }
    }

    /// Tells those who watch, once in a while, that bots have less time than they should.
    pub(crate) async fn tell_crowded(&self, server: &Server) {
        let now = server.chance().now();
        let mut inner = self.inner.lock().await;
        if inner.told_crowded_at.is_none_or(|at| now >= at.saturating_add(CROWDED_EVERY_MS)) {
            inner.told_crowded_at = Some(now);
            let told = to_text(&ToClient::error(Code::Crowded));
            inner.watchers.retain(|watcher| watcher.outbox.send_text(told.clone()));
        }
    }

    /// Call when a bot gave no answer; it is asked again the next time work is scheduled.
    pub(crate) async fn clear_thinking(&self, seen: Seq) {
        self.inner.lock().await.clear_thinking(seen);
    }
}

impl Inner {
    /// Whose turn among all who let bots think this is: the host's, wherever they are; or that of whoever
    /// has watched for longest. Somebody who joins as a spectator does not push a table back.
    fn asker(&self) -> Asker {
        let host = self.table.state().host.clone();
        let of_host = self.watchers.iter().find(|watcher| watcher.player == host);
        let from = of_host.or(self.watchers.first()).map(|watcher| watcher.from);
        let household = from.or(self.opened_from).unwrap_or(IpAddr::from([0, 0, 0, 0]));
        Asker { household, host }
    }

    /// Notes that the bot that had seen this has stopped thinking. Another may already be thinking
    /// about something newer.
    pub(super) fn clear_thinking(&mut self, seen: Seq) {
        self.thinking.take_if(|thinking| *thinking == seen);
    }

    /// Counts consecutive failures of the server, until something is stored. A refusal is neither.
    pub(super) fn count_failure(&mut self, handled: &Result<Option<Seq>>) {
        match handled {
            Ok(Some(_)) => self.failures = 0,
            Err(failure) if failure.is_ours() => self.failures = self.failures.saturating_add(1),
            Ok(None) | Err(_) => {}
        }
    }
}
