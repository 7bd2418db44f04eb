//! Bots at tables: they think on their own threads and see only what a person sees.

use std::sync::Arc;
use std::time::{Duration, Instant};

use table::{BotFailure, BotQuestion, BotStep, BotTiming, BotTurn, Millis, Thinking};

use crate::config::Config;
use crate::live::LiveTable;
use crate::server::Server;
use crate::thinkers::{Asker, Rush};

/// Long enough for a move that is no blunder.
const GLANCE_MS: Millis = 50;

/// A bot's turn at a table in memory.
#[derive(Clone, Debug)]
pub(crate) struct LiveTurn {
    pub(crate) table: Arc<LiveTable>,
    /// For whom it thinks.
    pub(crate) asker: Asker,
    pub(crate) turn: BotTurn,
    /// The shortest wait after failures of the store.
    pub(crate) pause: Duration,
}

impl Server {
    /// Lets a bot decide and carries out its decision. A table has at most one thinking bot.
    pub(crate) fn run_bot_turn(&self, due: LiveTurn) {
        let server = self.clone();
        self.spawn(async move {
            let LiveTurn { table, asker, turn, pause } = due;
            // Measures this turn; unlike a table's clock, it never jumps.
            let began = Instant::now();
            let config = server.config();
            let timing = BotTiming {
                pause_ms: config.bot_pause_ms as Millis,
                limit_ms: config.sovereign_ms as Millis,
            };
            let mut thinking = Thinking::new(turn, timing, 0);
            let (action, at) = loop {
                let answer = server.ask_bot(&table, &asker, &thinking).await;
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
        table: &LiveTable,
        asker: &Asker,
        thinking: &Thinking,
    ) -> Result<rules::Action, BotFailure> {
        let _slot = self.thinkers().acquire(asker).await;
        let limit = budget(self.config(), self.thinkers().rush(asker));
        if limit < self.config().sovereign_ms as Millis / 2 {
            table.tell_crowded(self).await;
        }
        let (here, thinking) = (self.clone(), *thinking);
        let thought = tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            let question = thinking.question(here.chance().number());
            let limit_ms = question.limit_ms.min(limit);
            bots::decide(&BotQuestion { limit_ms, ..question }, || began.elapsed())
        });
        thought.await.map_err(|_| BotFailure::Crashed)
    }
}

/// How long a bot may think while others wait: the more of them, the shorter. A household with too many
/// tables gets answers at a glance.
fn budget(config: &Config, Rush { households, own }: Rush) -> Millis {
    let whole = config.sovereign_ms as Millis;
    if own >= config.limits.thinking_per_address {
        return whole.min(GLANCE_MS);
    }
    let crowd = households.max(own.div_ceil(config.bot_threads.max(1)));
    (whole / (1 + crowd as Millis)).max(whole.min(GLANCE_MS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_bots_wait_the_shorter_each_thinks() {
        let config = Config { sovereign_ms: 1_000, bot_threads: 2, ..Config::default() };
        let budget = |households, own| budget(&config, Rush { households, own });
        assert_eq!(budget(0, 0), 1_000, "alone");
        assert_eq!(budget(1, 0), 500, "somebody else waits");
        assert_eq!(budget(1, 6), 250, "so do many of their own");
        assert_eq!(budget(4, 0), 200);
        assert_eq!(budget(1, 16), 50, "too many of their own");
        assert_eq!(budget(500, 0), 50);
        let quick = Config { sovereign_ms: 20, ..Config::default() };
        assert_eq!(super::budget(&quick, Rush { households: 9, own: 99 }), 20);
    }
}
