//! Bots at tables: they think on their own threads and see only what a person sees.

use std::sync::Arc;
use std::time::{Duration, Instant};

use table::{BotFailure, BotStep, BotTiming, BotTurn, Millis, PlayerId, Thinking};

use crate::live::LiveTable;
use crate::server::Server;

/// A bot's turn at a table in memory.
#[derive(Clone, Debug)]
pub(crate) struct LiveTurn {
    pub(crate) table: Arc<LiveTable>,
    /// The table's host.
    pub(crate) host: PlayerId,
    pub(crate) turn: BotTurn,
    /// The shortest wait after failures of the store.
    pub(crate) pause: Duration,
}

impl Server {
    /// Lets a bot decide and carries out its decision. A table has at most one thinking bot.
    pub(crate) fn run_bot_turn(&self, due: LiveTurn) {
        let server = self.clone();
        self.spawn(async move {
            let LiveTurn { table, host, turn, pause } = due;
            // Measures this turn; unlike a table's clock, it never jumps.
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
                match thinking.take_answer(answer) {
                    BotStep::AskAgain => {}
                    BotStep::Move { action, at } => break (action, at),
                    // The next time work is scheduled for the table, a bot tries again.
                    BotStep::GiveUp => return table.clear_thinking(turn.seen).await,
                }
            };
            let mut shown_after = Duration::from_millis(at.max(0) as u64).max(pause);
            if table.tell_plan(&server, turn.seat, turn.seen, action).await {
                let until = Duration::from_millis(thinking.plan_until().max(0) as u64);
                shown_after = shown_after.max(until);
            }
            let stopped = server.stopping().clone();
            tokio::select! {
                () = tokio::time::sleep(shown_after.saturating_sub(began.elapsed())) => {}
                () = stopped.cancelled() => return,
            }
            // A refusal means that the game moved on without it.
            if let Err(failure) = table.handle(&server, turn.decide(action)).await {
                failure.log();
            }
        });
    }

    /// Waits for a free slot and runs the bot on a blocking thread.
    async fn ask_bot(
        &self,
        host: &PlayerId,
        thinking: &Thinking,
    ) -> Result<rules::Action, BotFailure> {
        let _slot = self.thinkers().acquire(host).await;
        let (here, thinking) = (self.clone(), *thinking);
        let thought = tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            let question = thinking.question(here.chance().number());
            bots::decide(&question, || began.elapsed())
        });
        thought.await.map_err(|_| BotFailure::Crashed)
    }
}
