//! Coming to a table, wanting something there, and leaving it, however one is connected.

use std::sync::Arc;

use protocol::Code;
use table::{Input, TableId};

use crate::error::Result;
use crate::live::LiveTable;
use crate::outbox::Outbox;
use crate::server::Server;

impl Server {
    /// Carries an intent out, to its end even where whoever sent it goes away meanwhile.
    pub(crate) async fn intend(&self, table: &TableId, input: Input) -> Result<u64> {
        let table = self.table(table).await?;
        let server = self.clone();
        let (answer, answered) = tokio::sync::oneshot::channel();
        self.spawn(async move {
            let handled = table.handle(&server, input).await;
            // Nobody may be waiting any more.
            let _ = answer.send(handled.map(|seq| seq.unwrap_or_else(|| table.seq())));
        });
        answered.await.unwrap_or_else(|_| Err(Code::Failed.into()))
    }

    /// Somebody has a connection to the table.
    pub(crate) async fn arrived(
        &self,
        table: &Arc<LiveTable>,
        player: &table::PlayerId,
    ) -> Result<()> {
        let away = table.look(|state| {
            let seat = state.seat_of(player);
            seat.and_then(|seat| state.chair(seat)).is_some_and(|chair| chair.away)
        });
        if away.await {
            table.handle(self, Input::Present(player.clone())).await?;
        }
        Ok(())
    }

    /// A connection to the table ended. Who stays away for a while is told to be gone.
    pub(crate) async fn left(
        &self,
        table: Arc<LiveTable>,
        player: &table::PlayerId,
        outbox: &Outbox,
    ) {
        let last = table.unwatch(player, outbox).await;
        self.lobby().mark_changed();
        let seated = last && table.look(|state| state.seat_of(player).is_some()).await;
        if !seated || self.draining().is_cancelled() {
            return;
        }
        let (server, player) = (self.clone(), player.clone());
        self.spawn(async move {
            let stopping = server.stopping().clone();
            tokio::select! {
                () = tokio::time::sleep(server.config().away_after()) => {}
                () = stopping.cancelled() => return,
            }
            if !table.is_present(&player).await
                && let Err(failure) = table.handle(&server, Input::Gone(player)).await
            {
                failure.log();
            }
        });
    }
}
