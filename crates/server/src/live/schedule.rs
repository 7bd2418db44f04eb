//! Schedules a table's alarm and its bots.

use std::sync::Arc;

use table::{Millis, Seq};

use super::{Inner, LiveTable};
use crate::error::Result;
use crate::jobs::pause_after;
use crate::server::Server;
use crate::thinking::LiveTurn;

impl LiveTable {
    /// Sets the alarm, and lets a bot think if it is its turn.
    pub(super) fn schedule_work(self: &Arc<Self>, server: &Server, inner: &mut Inner) {
        inner.expect_absent_players(server);
        self.set_alarm(server, inner);
        self.schedule_bot(server, inner);
        server.lobby().mark_changed();
    }

    fn schedule_bot(self: &Arc<Self>, server: &Server, inner: &mut Inner) {
        let state = inner.table.state();
        if let Some(turn) = state.bot_turn()
            && inner.thinking != Some(turn.seen)
        {
            inner.thinking = Some(turn.seen);
            let (table, host) = (self.clone(), state.host.clone());
            server.run_bot_turn(LiveTurn { table, host, turn, pause: pause_after(inner.failures) });
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

    /// Call when a bot gave no answer; it is asked again the next time work is scheduled.
    pub(crate) async fn clear_thinking(&self, seen: Seq) {
        self.inner.lock().await.clear_thinking(seen);
    }
}

impl Inner {
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
