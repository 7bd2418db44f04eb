//! Arriving at a table, submitting intents and leaving, over any kind of connection.

use std::sync::Arc;
use std::time::Duration;

use table::{Cause, Input, Intent, Millis, Reason, Remark, TableId};

use crate::error::{Failure, Result};
use crate::live::LiveTable;
use crate::naming::is_legible;
use crate::outbox::Outbox;
use crate::rows;
use crate::server::Server;

/// Other processes learn of facts at once, or within two seconds if a notification was lost.
const GRACE_MAX: Duration = Duration::from_secs(5);

/// An intent takes two calls to a store that stalls, and may have to wait for one more.
const STORE_CALLS: u64 = 3;

impl Server {
    /// Carries out an intent, to the end even if the sender disconnects.
    pub(crate) async fn submit_intent(&self, table: &TableId, input: Input) -> Result<u64> {
        if let Input::Intent { intent: Intent::Write { text }, .. } = &input
            && !is_legible(text.as_str())
        {
            return Err(Reason::BadText.into());
        }
        let table = self.table(table).await?;
        let server = self.clone();
        let (answer, answered) = tokio::sync::oneshot::channel();
        self.spawn(async move {
            let handled = table.handle(&server, input).await;
            // The sender may no longer be waiting.
            let _ = answer.send(handled.map(|seq| seq.unwrap_or_else(|| table.seq())));
        });
        // Others may wait for the same table while the store stalls.
        let patience = Duration::from_millis(self.config().store_ms.saturating_mul(STORE_CALLS));
        let answered = tokio::time::timeout(patience, answered).await;
        answered.unwrap_or(Ok(Err(Failure::Undecided))).unwrap_or(Err(Failure::Undecided))
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

    /// Notes that a player without a connection reads the table. A program that asks again and again would
    /// otherwise wait for bots that wait for somebody to come.
    pub(crate) async fn note_reader(
        &self,
        table: &Arc<LiveTable>,
        player: &table::PlayerId,
    ) -> Result<()> {
        let rests =
            |state: &table::State| state.bot_to_move().is_some() && !rows::is_attended(state);
        if table.read_state(rests).await { self.note_arrival(table, player).await } else { Ok(()) }
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
