//! A table in memory and its watchers.
//!
//! Facts are decided, stored, applied and broadcast, in this order, under one lock per table. Each
//! concern under that lock has its file: `deciding` turns inputs into facts, `catching_up` reads those
//! of other processes, `broadcast` sends them, `watching` manages watchers, `presence` tracks whether
//! seated players are connected, `schedule` sets alarms and starts bots. `consulting` is what partners say
//! to each other, which is stored and sent apart from the facts. `contents` knows what intents were.

mod absences;
mod broadcast;
mod catching_up;
mod consulting;
mod contents;
mod deciding;
mod presence;
mod schedule;
mod watching;

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU8, AtomicU64, Ordering};

use table::{Input, Millis, Notes, PlayerId, Seq, State, Table, TableId};
use tokio::sync::Mutex;

use crate::error::{Failure, Result};
use crate::server::Server;
use crate::watcher::Watcher;
use absences::Absences;
use contents::Contents;

/// A table in memory.
#[derive(Debug)]
pub(crate) struct LiveTable {
    pub(crate) id: TableId,
    /// The last fact, readable without waiting for the lock.
    seq: AtomicU64,
    /// The number of spectators as last announced; for the lobby.
    spectators: AtomicU8,
    pub(crate) used_at: AtomicI64,
    /// When the alarm is set to wake it; [`Millis::MAX`] for never.
    pub(crate) alarm_at: AtomicI64,
    /// Whether a task is retrying to read what other processes have stored.
    pub(crate) is_behind: AtomicBool,
    inner: Mutex<Inner>,
}

#[derive(Debug)]
struct Inner {
    table: Table,
    /// What partners said to each other.
    notes: Notes,
    /// The last facts as they were sent, for watchers who reconnect soon.
    tail: VecDeque<(Seq, Box<str>)>,
    watchers: Vec<Watcher>,
    /// The household that opened it, if that was here.
    opened_from: Option<IpAddr>,
    /// When those who watch were last told that bots are short of time.
    told_crowded_at: Option<Millis>,
    /// What intents were, for a while.
    contents: Contents,
    /// The last fact seen by the bot that is thinking.
    thinking: Option<Seq>,
    /// Consecutive failures of the store for this table.
    failures: u32,
    absences: Absences,
    /// The version of the known downtimes that have been excused here.
    excused: u64,
    /// Players connected here whom another process has reported as gone.
    returning: Vec<PlayerId>,
}

impl LiveTable {
    pub(crate) fn new(table: Table, notes: Notes, now: Millis) -> Self {
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
                notes,
                tail: VecDeque::new(),
                watchers: Vec::new(),
                opened_from: None,
                told_crowded_at: None,
                contents: Contents::default(),
                thinking: None,
                failures: 0,
                absences: Absences::default(),
                excused: 0,
                returning: Vec::new(),
            }),
        }
    }

    /// The last fact this process knows of.
    pub(crate) fn seq(&self) -> Seq {
        self.seq.load(Ordering::Acquire)
    }

    /// The number of spectators connected to this process.
    pub(crate) fn spectators(&self) -> u8 {
        self.spectators.load(Ordering::Relaxed)
    }

    /// Whether it can be unloaded: nobody watches it or is expected back.
    pub(crate) fn is_idle(&self) -> bool {
        let is_idle = |inner: &Inner| inner.watchers.is_empty() && inner.absences.is_empty();
        self.inner.try_lock().is_ok_and(|inner| is_idle(&inner))
    }

    pub(crate) async fn note_opened_from(&self, household: IpAddr) {
        self.inner.lock().await.opened_from = Some(household);
    }

    /// Reads the public state.
    pub(crate) async fn read_state<T>(&self, read: impl FnOnce(&State) -> T) -> T {
        read(self.inner.lock().await.table.state())
    }

    /// Carries out an input. Returns the fact it became, now or earlier; `None` if nothing followed
    /// from it.
    pub(crate) async fn handle(
        self: &Arc<Self>,
        server: &Server,
        input: Input,
    ) -> Result<Option<Seq>> {
        self.used_at.store(server.chance().now(), Ordering::Relaxed);
        let mut inner = self.inner.lock().await;
        match &input {
            Input::Bot { seen, .. } => inner.clear_thinking(*seen),
            Input::Intent { player, .. } => {
                inner.absences.postpone(&player.id, server.gone_at());
            }
            Input::Gone(_) | Input::Present(_) | Input::Down(_) | Input::Tick => {}
        }
        inner.contents.check(&input)?;
        let handled = match self.excuse_downtimes(server, &mut inner).await {
            Ok(()) => self.decide(server, &mut inner, &input).await,
            Err(failure) => Err(failure),
        };
        inner.count_failure(&handled);
        if handled.is_ok() {
            inner.contents.keep(&input);
        }
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
        self.catch_up_with_notes(server, &mut inner).await?;
        self.confirm_returns(server, &mut inner).await;
        self.schedule_work(server, &mut inner);
        Ok(())
    }
}

#[cfg(test)]
mod tests;
