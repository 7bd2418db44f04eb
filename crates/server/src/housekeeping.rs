//! Unloads and deletes what nobody needs any more.

use std::time::Duration;

use store::Result;
use table::Millis;

use crate::error::Failure;
use crate::server::Server;

/// How often tables are unloaded.
const INTERVAL: Duration = Duration::from_secs(10);
/// How many times that is between two rounds of deletions.
const ROUNDS_PER_CLEANING: u32 = 90;
/// How much is deleted at once, so that nobody waits for it for long.
const BATCH: u32 = 200;
/// Between two batches.
const BREATH: Duration = Duration::from_millis(50);
const DAY_MS: Millis = 24 * 3_600_000;

/// What is deleted, in this order.
#[derive(Clone, Copy, Debug)]
enum Old {
    IdleTables,
    Games,
    Players,
}

impl Server {
    pub(crate) async fn run_housekeeping(&self) {
        let mut rounds = 0_u32;
        loop {
            self.metrics().tables.set(self.hub().len() as i64);
            let now = self.chance().now();
            self.hub().unload_unused(now - self.config().keep_ms as Millis);
            self.gate().forget_idle();
            if rounds.is_multiple_of(ROUNDS_PER_CLEANING) {
                self.clean(now).await;
            }
            rounds = rounds.wrapping_add(1);
            if self.pause(INTERVAL).await {
                return;
            }
        }
    }

    /// Deletes everything that is old enough, however much that is.
    async fn clean(&self, now: Millis) {
        let config = self.config();
        for (old, days) in [
            (Old::IdleTables, config.delete_idle_days),
            (Old::Games, config.keep_games_days),
            (Old::Players, config.keep_players_days),
        ] {
            // Idle tables have always been deleted at once by a zero; the others are kept by it.
            if days == 0 && !matches!(old, Old::IdleTables) {
                continue;
            }
            let before = now - Millis::from(days) * DAY_MS;
            let mut deleted = 0;
            loop {
                match self.delete(old, before).await {
                    Ok(count) => {
                        deleted += count;
                        if count < u64::from(BATCH) {
                            break;
                        }
                    }
                    Err(error) => {
                        Failure::from(error).log();
                        break;
                    }
                }
                if self.pause(BREATH).await {
                    return;
                }
            }
            if deleted > 0 {
                tracing::info!(deleted, what = ?old, "deleted what nobody needs any more");
            }
        }
    }

    async fn delete(&self, old: Old, before: Millis) -> Result<u64> {
        match old {
            Old::IdleTables => self.store().delete_idle(before, BATCH).await,
            Old::Games => self.store().delete_finished(before, BATCH).await,
            Old::Players => self.store().delete_players(before, BATCH).await,
        }
    }
}
