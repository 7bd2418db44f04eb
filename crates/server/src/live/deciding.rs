//! Turns an input into facts: decides, stores, applies and broadcasts them.
//!
//! The store has the last word: if another process was faster, its facts are applied and broadcast
//! first, and the decision is made again.

use protocol::Code;
use store::{Appended, StoreError};
use table::{Handled, Input, Seq};
use tokio::sync::MutexGuard;

use super::{Inner, LiveTable};
use crate::error::{Failure, Result};
use crate::rows;
use crate::server::Server;

/// How often another process may be faster before the client has to retry.
pub(super) const ATTEMPTS_MAX: usize = 10;

/// After a write that may or may not have happened, a fault of ours leaves that open.
pub(super) fn settle<T>(result: Result<T>, is_uncertain: bool) -> Result<T> {
    match result {
        Err(failure) if is_uncertain && failure.is_ours() => {
            failure.log();
            Err(Failure::Undecided)
        }
        result => result,
    }
}

impl LiveTable {
    /// Decides what follows from an input, then stores, applies and broadcasts it. If a write may or
    /// may not have happened, this fails with [`Failure::Undecided`], which is not a refusal.
    pub(super) async fn decide(
        &self,
        server: &Server,
        inner: &mut MutexGuard<'_, Inner>,
        input: &Input,
    ) -> Result<Option<Seq>> {
        let mut is_uncertain = false;
        let decided = self.try_to_decide(server, inner, input, &mut is_uncertain).await;
        settle(decided, is_uncertain)
    }

    /// Gives back the time of downtimes that this table does not know of yet. It has to come first:
    /// otherwise whatever was due during a downtime would happen.
    pub(super) async fn excuse_downtimes(
        &self,
        server: &Server,
        inner: &mut MutexGuard<'_, Inner>,
    ) -> Result<()> {
        server.notice_stop();
        let version = server.life().version();
        if inner.excused != version {
            let downtimes = server.life().downtimes().to_vec();
            if !downtimes.is_empty() {
                self.decide(server, inner, &Input::Down(downtimes)).await?;
            }
            inner.excused = version;
        }
        Ok(())
    }

    async fn try_to_decide(
        &self,
        server: &Server,
        inner: &mut MutexGuard<'_, Inner>,
        input: &Input,
        is_uncertain: &mut bool,
    ) -> Result<Option<Seq>> {
        let chance = server.chance();
        if let Input::Intent { seen, .. } = input {
            self.catch_up_with(server, inner, *seen).await?;
        }
        for _ in 0..ATTEMPTS_MAX {
            let decided = match inner.table.handle(chance.now(), input.clone(), chance.seed())? {
                Handled::Known(seq) => return Ok(Some(seq)),
                Handled::Nothing => return Ok(None),
                Handled::Decided(decided) => decided,
            };
            let mut next = inner.table.clone();
            next.carry_out(&decided).map_err(|_| Failure::Damaged)?;
            let before = inner.table.state().seq;
            match server.store().append(rows::append(before, &decided, &next)).await {
                Ok(Appended::Done) => {
                    server.metrics().facts.inc_by(decided.entries.len() as u64);
                    inner.table = next;
                    let answer = decided.answer();
                    self.broadcast_facts(inner, &decided.entries);
                    return Ok(answer);
                }
                // Another process was faster, or an uncertain write of this one did succeed.
                Ok(Appended::Conflict) => {
                    server.metrics().conflicts.inc();
                    self.catch_up(server, inner).await?;
                }
                Err(StoreError::Unknown(_)) => {
                    *is_uncertain = true;
                    self.catch_up(server, inner).await?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(Code::Busy.into())
    }
}
