//! A table in memory, with everyone who watches it.
//!
//! Facts are decided, stored, applied and broadcast in this order, under one lock for each table.
//! Each concern under that lock has a file: `deciding` what follows from an input, `catching_up` with
//! other processes, `broadcast` of facts, `watching` who follows the table, `presence` of seated
//! players, `schedule` of alarms and bots.

mod absences;
mod broadcast;
mod catching_up;
mod deciding;
mod presence;
mod schedule;
mod watching;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU8, AtomicU64, Ordering};

use table::{Input, Millis, PlayerId, Seq, State, Table, TableId};
use tokio::sync::Mutex;

use crate::error::{Failure, Result};
use crate::server::Server;
use crate::watcher::Watcher;
use absences::Absences;

/// A table in memory.
#[derive(Debug)]
pub(crate) struct LiveTable {
    pub(crate) id: TableId,
    /// The last fact, readable without waiting for the lock.
    seq: AtomicU64,
    /// How many watch without a seat, as last announced; for the lobby.
    spectators: AtomicU8,
    pub(crate) used_at: AtomicI64,
    /// When the alarm will ring for it; [`Millis::MAX`] when it will not.
    pub(crate) alarm_at: AtomicI64,
    /// Whether a task is retrying to read what other processes have stored.
    pub(crate) is_behind: AtomicBool,
    inner: Mutex<Inner>,
}

#[derive(Debug)]
struct Inner {
    table: Table,
    /// The last facts as they were sent, for those who reconnect at once.
    tail: VecDeque<(Seq, Box<str>)>,
    watchers: Vec<Watcher>,
    /// What a bot is thinking about: the last fact that changed the game.
    thinking: Option<Seq>,
    /// How often in a row the store has failed for this table.
    failures: u32,
    absences: Absences,
    /// Those who are connected here, but whom another process has reported as gone.
    returning: Vec<PlayerId>,
}

impl LiveTable {
    pub(crate) fn new(table: Table, now: Millis) -> Self {
        let state = table.state();
        Self {
            id: state.id.clone(),
            seq: AtomicU64::new(state.seq),
            spectators: AtomicU8::new(0),
            used_at: AtomicI64::new(now),
            alarm_at: AtomicI64::new(Millis::MAX),
            is_behind: AtomicBool::new(false),
            inner: Mutex::new(Inner {
                table,
                tail: VecDeque::new(),
                watchers: Vec::new(),
                thinking: None,
                failures: 0,
                absences: Absences::default(),
                returning: Vec::new(),
            }),
        }
    }

    /// The last fact that this process knows.
    pub(crate) fn seq(&self) -> Seq {
        self.seq.load(Ordering::Acquire)
    }

    /// How many watch without a seat, counting connections of this process.
    pub(crate) fn spectators(&self) -> u8 {
        self.spectators.load(Ordering::Relaxed)
    }

    /// Whether nobody watches it or is expected back, so that it can be unloaded.
    pub(crate) fn is_alone(&self) -> bool {
        let is_alone = |inner: &Inner| inner.watchers.is_empty() && inner.absences.is_empty();
        self.inner.try_lock().is_ok_and(|inner| is_alone(&inner))
    }

    /// Reads the public state.
    pub(crate) async fn read_state<T>(&self, read: impl FnOnce(&State) -> T) -> T {
        read(self.inner.lock().await.table.state())
    }

    /// Carries out an input. The answer is the fact that it became, now or earlier; `None` when
    /// nothing followed from it.
    pub(crate) async fn handle(
        self: &Arc<Self>,
        server: &Server,
        input: Input,
    ) -> Result<Option<Seq>> {
        self.used_at.store(server.chance().now(), Ordering::Relaxed);
        let mut inner = self.inner.lock().await;
        match &input {
            Input::Bot { seen, .. } => inner.forget_thought(*seen),
            Input::Intent { player, .. } => {
                inner.absences.postpone(&player.id, server.gone_at());
            }
            Input::Gone(_) | Input::Present(_) | Input::Tick => {}
        }
        let handled = self.decide(server, &mut inner, &input).await;
        inner.count_failure(&handled);
        if input == Input::Tick {
            self.settle_absences(server, &mut inner).await;
        }
        self.confirm_returns(server, &mut inner).await;
        self.schedule_work(server, &mut inner);
        if handled == Err(Failure::Undecided) {
            server.catch_up_later(self);
        }
        handled
    }

    /// Applies and broadcasts what other processes have stored.
    pub(crate) async fn refresh(self: &Arc<Self>, server: &Server) -> Result<()> {
        let mut inner = self.inner.lock().await;
        self.catch_up(server, &mut inner).await?;
        self.confirm_returns(server, &mut inner).await;
        self.schedule_work(server, &mut inner);
        Ok(())
    }
}

#[cfg(test)]
mod tests;
