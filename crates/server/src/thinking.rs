//! Bots at tables: they think on threads of their own, and see what a person sees.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rules::{Position, Seat};
use table::{Input, Level, PlayerId, Seq};

use crate::live::LiveTable;
use crate::server::Server;

/// How many times as long a bot waits after a line was dealt: people watch it come.
const DEAL_PAUSES: u32 = 3;

/// A decision that a bot has to make.
#[derive(Clone, Debug)]
pub(crate) struct BotTurn {
    pub(crate) table: Arc<LiveTable>,
    /// Whose table it is.
    pub(crate) host: PlayerId,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) seen: Seq,
    pub(crate) position: Position,
    /// Whether a line was dealt just before.
    pub(crate) is_fresh_line: bool,
    /// How long to wait because the store has failed.
    pub(crate) pause: Duration,
}

impl Server {
    /// Has a bot decide, and carries its decision out. A table has at most one that thinks.
    pub(crate) fn think(&self, turn: BotTurn) {
        let server = self.clone();
        self.spawn(async move {
            let pauses = if turn.is_fresh_line { DEAL_PAUSES } else { 1 };
            let pause = Duration::from_millis(server.config().bot_pause_ms) * pauses;
            let pause = pause.max(turn.pause);
            let stopped = server.stopping().clone();
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = stopped.cancelled() => return,
            }
            let place = server.thinkers().place(&turn.host).await;
            let limit = Duration::from_millis(server.config().sovereign_ms);
            let BotTurn { table, seat, level, seen, position, .. } = turn;
            let here = server.clone();
            let thought = tokio::task::spawn_blocking(move || {
                let began = Instant::now();
                let left = || limit.saturating_sub(began.elapsed());
                bots::decide(level, here.chance().number(), &position, left)
            });
            let thought = thought.await;
            // Others need not wait until it is stored.
            drop(place);
            let Ok(action) = thought else {
                tracing::error!(table = %table.id, level = level.name(), "a bot failed to decide");
                return table.forget_thought(seen).await;
            };
            // A refusal means that the game went on without it.
            if let Err(failure) = table.handle(&server, Input::Bot { seat, seen, action }).await {
                failure.log();
            }
        });
    }
}
