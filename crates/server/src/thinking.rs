//! Bots at tables: they think on threads of their own, and see what a person sees.

use std::sync::Arc;
use std::time::{Duration, Instant};

use table::{BotFailure, BotStep, BotTiming, BotTurn, Millis, PlayerId, Thinking};

use crate::live::LiveTable;
use crate::server::Server;

/// A bot's turn at a table in memory.
#[derive(Clone, Debug)]
pub(crate) struct LiveTurn {
    pub(crate) table: Arc<LiveTable>,
    /// Whose table it is.
    pub(crate) host: PlayerId,
    pub(crate) turn: BotTurn,
    /// How long to wait at least because the store has failed.
    pub(crate) pause: Duration,
}

impl Server {
    /// Has a bot decide, and carries its decision out. A table has at most one that thinks.
    pub(crate) fn think(&self, due: LiveTurn) {
        let server = self.clone();
        self.spawn(async move {
            let LiveTurn { table, host, turn, pause } = due;
            // The time of this turn: unlike a table's, it never jumps.
            let began = Instant::now();
            let config = server.config();
            let timing = BotTiming {
                pause_ms: config.bot_pause_ms as Millis,
                limit_ms: config.sovereign_ms as Millis,
            };
            let mut thinking = Thinking::new(turn, timing, 0);
            let (action, at) = loop {
                let answer = server.ask_bot(&host, &thinking).await;
                if answer.is_err() {
                    let level = turn.level.name();
                    tracing::error!(table = %table.id, level, "a bot failed to decide");
                }
                match thinking.hear(answer) {
                    BotStep::AskAgain => {}
                    BotStep::Move { action, at } => break (action, at),
                    // Whoever next looks after the table has another try.
                    BotStep::GiveUp => return table.forget_thought(turn.seen).await,
                }
            };
            let shown_after = Duration::from_millis(at.max(0) as u64).max(pause);
            let stopped = server.stopping().clone();
            tokio::select! {
                () = tokio::time::sleep(shown_after.saturating_sub(began.elapsed())) => {}
                () = stopped.cancelled() => return,
            }
            // A refusal means that the game went on without it.
            if let Err(failure) = table.handle(&server, turn.decide(action)).await {
                failure.log();
            }
        });
    }

    /// Waits for a free thread and has a bot think there.
    async fn ask_bot(
        &self,
        host: &PlayerId,
        thinking: &Thinking,
    ) -> Result<rules::Action, BotFailure> {
        let _place = self.thinkers().place(host).await;
        let (here, thinking) = (self.clone(), *thinking);
        let thought = tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            let question = thinking.question(here.chance().number());
            bots::decide(&question, || began.elapsed())
        });
        thought.await.map_err(|_| BotFailure::Crashed)
    }
}
