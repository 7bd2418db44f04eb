//! Coming to a table, wanting something there, and leaving it, however one is connected.

use std::sync::Arc;
use std::time::Duration;

use table::{Input, Millis, TableId};

use crate::error::{Failure, Result};
use crate::live::LiveTable;
use crate::outbox::Outbox;
use crate::server::Server;

/// Other processes hear of what happens at once, or within two seconds where the news was lost.
const GRACE_MAX: Duration = Duration::from_secs(5);

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
        answered.await.unwrap_or(Err(Failure::Undecided))
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
        table.unwatch(self, player, outbox).await;
    }

    /// When somebody who is gone from now on is told to be.
    pub(crate) fn gone_at(&self) -> Millis {
        self.chance().now().saturating_add(self.config().away_after().as_millis() as Millis)
    }

    /// How long the others still wait for somebody who was told to be gone: other processes have
    /// heard of it by then, and said so if they are there.
    pub(crate) fn grace_ms(&self) -> Millis {
        self.config().away_after().min(GRACE_MAX).as_millis() as Millis
    }
}
