//! Arriving at a table, submitting intents and leaving, over any kind of connection.

use std::sync::Arc;
use std::time::Duration;

use table::{Cause, Input, Millis, Remark, TableId};

use crate::error::{Failure, Result};
use crate::live::LiveTable;
use crate::outbox::Outbox;
use crate::server::Server;

/// Other processes learn of facts at once, or within two seconds if a notification was lost.
const GRACE_MAX: Duration = Duration::from_secs(5);

impl Server {
    /// Carries out an intent, to the end even if the sender disconnects.
    pub(crate) async fn submit_intent(&self, table: &TableId, input: Input) -> Result<u64> {
        let table = self.table(table).await?;
        let server = self.clone();
        let (answer, answered) = tokio::sync::oneshot::channel();
        self.spawn(async move {
            let handled = table.handle(&server, input).await;
            // The sender may no longer be waiting.
            let _ = answer.send(handled.map(|seq| seq.unwrap_or_else(|| table.seq())));
        });
        answered.await.unwrap_or(Err(Failure::Undecided))
    }

    /// Tells a player's partner something, also if the sender disconnects meanwhile.
    pub(crate) async fn consult(
        &self,
        table: &TableId,
        cause: Cause,
        remark: Remark,
    ) -> Result<u64> {
        let table = self.table(table).await?;
        let server = self.clone();
        let (answer, answered) = tokio::sync::oneshot::channel();
        self.spawn(async move {
            // The sender may no longer be waiting.
            let _ = answer.send(table.consult(&server, cause, remark).await);
        });
        answered.await.unwrap_or(Err(Failure::Undecided))
    }

    /// Notes that a player has connected to the table.
    pub(crate) async fn note_arrival(
        &self,
        table: &Arc<LiveTable>,
        player: &table::PlayerId,
    ) -> Result<()> {
        let away = table.read_state(|state| {
            let seat = state.seat_of(player);
            seat.and_then(|seat| state.chair(seat)).is_some_and(|chair| chair.away)
        });
        if away.await {
            table.handle(self, Input::Present(player.clone())).await?;
        }
        Ok(())
    }

    /// Notes that a connection to the table has ended. A player who stays away for a while is
    /// reported as gone.
    pub(crate) async fn note_departure(
        &self,
        table: Arc<LiveTable>,
        player: &table::PlayerId,
        outbox: &Outbox,
    ) {
        table.unwatch(self, player, outbox).await;
    }

    /// When to report a player who disconnects now.
    pub(crate) fn gone_at(&self) -> Millis {
        self.chance().now().saturating_add(self.config().away_after().as_millis() as Millis)
    }

    /// How long the others wait for a player reported as gone. By then other processes know, and
    /// have objected if the player is connected to them.
    pub(crate) fn grace_ms(&self) -> Millis {
        self.config().away_after().min(GRACE_MAX).as_millis() as Millis
    }
}
