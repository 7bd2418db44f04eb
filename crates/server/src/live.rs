//! A table in memory, with everyone who watches it.
//!
//! Facts are decided, stored, applied and told in this order, under one lock for each table. The
//! store has the last word: where another process was faster, its facts are applied and told
//! first, and the question is put to the machine again.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU8, AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use protocol::{Code, SPECTATORS_TOLD_MAX, Snapshot, ToClient};
use store::{Appended, StoreError};
use table::{Entry, Fact, Handled, Input, Millis, PlayerId, Seq, State, Table, TableId};
use tokio::sync::{Mutex, MutexGuard};

use crate::absence::Absences;
use crate::error::{Failure, Result};
use crate::jobs::pause_after;
use crate::outbox::{Outbox, text};
use crate::rows;
use crate::server::Server;
use crate::thinking::LiveTurn;
use crate::watcher::Watcher;

/// Facts kept for those who reconnect at once; whoever missed more gets a snapshot.
const TAIL: usize = 32;
/// How often another process may be faster before a client is asked to try again.
const TRIES: usize = 10;

/// A table in memory.
#[derive(Debug)]
pub(crate) struct LiveTable {
    pub(crate) id: TableId,
    /// The last fact, to be looked at without waiting for the lock.
    seq: AtomicU64,
    /// How many were last told to watch without a seat, for the lobby.
    spectators: AtomicU8,
    /// When it was last used.
    pub(crate) used_at: AtomicI64,
    /// When the alarm will ring for it; [`Millis::MAX`] when it will not.
    pub(crate) alarm_at: AtomicI64,
    /// Whether somebody tries again and again to read what other processes have stored.
    pub(crate) is_behind: AtomicBool,
    inner: Mutex<Inner>,
}

#[derive(Debug)]
struct Inner {
    table: Table,
    tail: VecDeque<(Seq, Box<str>)>,
    watchers: Vec<Watcher>,
    /// What a bot thinks about: the last fact that changed the game.
    thinking: Option<Seq>,
    /// How often in a row the store has failed for this table.
    failures: u32,
    absences: Absences,
    /// Those who have a connection here and were said to be gone by another process.
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

    /// How many watch without a seat, as far as this process knows.
    pub(crate) fn spectators(&self) -> u8 {
        self.spectators.load(Ordering::Relaxed)
    }

    /// Whether nobody follows it or is expected back, so that it can be put away.
    pub(crate) fn is_alone(&self) -> bool {
        let is_alone = |inner: &Inner| inner.watchers.is_empty() && inner.absences.is_empty();
        self.inner.try_lock().is_ok_and(|inner| is_alone(&inner))
    }

    /// A look at what everyone may know.
    pub(crate) async fn look<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        look(self.inner.lock().await.table.state())
    }

    /// Carries an input out: the number of the fact that it became, now or before; `None` where
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
                inner.absences.put_off(&player.id, server.gone_at());
            }
            Input::Gone(_) | Input::Present(_) | Input::Tick => {}
        }
        let handled = self.decide(server, &mut inner, &input).await;
        inner.note_failure(&handled);
        if input == Input::Tick {
            self.see_who_is_gone(server, &mut inner).await;
        }
        self.welcome_back(server, &mut inner).await;
        self.see_to_it(server, &mut inner);
        if handled == Err(Failure::Undecided) {
            server.catch_up_later(self);
        }
        handled
    }

    /// What follows from an input, stored, applied and told. Where a write may have happened and
    /// nobody can say so, that is no refusal.
    async fn decide(
        &self,
        server: &Server,
        inner: &mut MutexGuard<'_, Inner>,
        input: &Input,
    ) -> Result<Option<Seq>> {
        let mut unsure = false;
        let decided = self.try_to_decide(server, inner, input, &mut unsure).await;
        match decided {
            Err(failure) if unsure && failure.is_ours() => {
                failure.log();
                Err(Failure::Undecided)
            }
            certain => certain,
        }
    }

    async fn try_to_decide(
        &self,
        server: &Server,
        inner: &mut MutexGuard<'_, Inner>,
        input: &Input,
        unsure: &mut bool,
    ) -> Result<Option<Seq>> {
        let chance = server.chance();
        if let Input::Intent { seen, .. } = input {
            self.catch_up_with(server, inner, *seen).await?;
        }
        for _ in 0..TRIES {
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
                    self.tell(inner, &decided.entries);
                    return Ok(answer);
                }
                // Another process was faster, or may have been this one: the store knows.
                Ok(Appended::Conflict) => {
                    server.metrics().conflicts.inc();
                    self.catch_up(server, inner).await?;
                }
                Err(StoreError::Unknown(_)) => {
                    *unsure = true;
                    self.catch_up(server, inner).await?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(Code::Busy.into())
    }

    /// Tells who has been without a connection for long enough, and a little later, if they are
    /// still gone, that the others wait no longer. Who has a connection by now, here or, as another
    /// process has said, there, is not gone.
    async fn see_who_is_gone(&self, server: &Server, inner: &mut MutexGuard<'_, Inner>) {
        let now = server.chance().now();
        for (player, told) in inner.absences.due(now) {
            let away = inner.is_away(&player);
            let is_back = told && away == Some(false);
            if away.is_none() || is_back || inner.has_watcher(&player) {
                inner.absences.forget(&player);
                continue;
            }
            let decided = self.decide(server, inner, &Input::Gone(player.clone())).await;
            inner.note_failure(&decided);
            match decided {
                // It stays due.
                Err(failure) if failure.is_ours() => failure.log(),
                _ if away == Some(false) => inner.absences.told(player, now + server.grace_ms()),
                _ => inner.absences.forget(&player),
            }
        }
    }

    /// Says of those who came here from another process that they are not gone.
    async fn welcome_back(&self, server: &Server, inner: &mut MutexGuard<'_, Inner>) {
        while let Some(player) = inner.returning.pop() {
            let decided = self.decide(server, inner, &Input::Present(player.clone())).await;
            inner.note_failure(&decided);
            if let Err(failure) = decided
                && failure.is_ours()
            {
                failure.log();
                return inner.returning.push(player);
            }
        }
    }

    /// Applies and tells what other processes have stored.
    pub(crate) async fn refresh(self: &Arc<Self>, server: &Server) -> Result<()> {
        let mut inner = self.inner.lock().await;
        self.catch_up(server, &mut inner).await?;
        self.welcome_back(server, &mut inner).await;
        self.see_to_it(server, &mut inner);
        Ok(())
    }

    /// Whoever comes from another process may know more than this one has heard.
    async fn catch_up_with(&self, server: &Server, inner: &mut Inner, seen: Seq) -> Result<()> {
        if seen > inner.table.state().seq { self.catch_up(server, inner).await } else { Ok(()) }
    }

    async fn catch_up(&self, server: &Server, inner: &mut Inner) -> Result<()> {
        let known = inner.table.state().seq;
        let log = server.store().load(self.id.as_str(), known).await?;
        let log = log.ok_or(Code::NoTable)?;
        let mut untold = Vec::new();
        for entry in rows::entries(&log)? {
            inner.table.apply(&entry).map_err(|_| Failure::Damaged)?;
            inner.note_who_is_said_to_be_gone(&entry);
            let parts = may_send_watchers_away(&entry.fact);
            untold.push(entry);
            if parts {
                self.tell(inner, &std::mem::take(&mut untold));
            }
        }
        inner.table.keep_seeds(&rows::seeds(&log));
        if !untold.is_empty() {
            self.tell(inner, &untold);
        }
        Ok(())
    }

    /// Tells facts to everyone who watches; who may do so no longer hears them as the last ones.
    fn tell(&self, inner: &mut Inner, entries: &[Entry]) {
        let Inner { table, tail, watchers, .. } = inner;
        let texts = entries.iter().map(|entry| {
            (entry.seq, serde_json::to_string(&entry).expect("facts have a JSON form").into())
        });
        let texts: Vec<(Seq, Box<str>)> = texts.collect();
        let facts = facts(&self.id, texts.iter().map(|(_, text)| &**text));
        tail.extend(texts);
        tail.drain(..tail.len().saturating_sub(TAIL));
        let state = table.state();
        self.seq.store(state.seq, Ordering::Release);
        watchers
            .retain(|watcher| watcher.outbox.send_text(facts.clone()) && watcher.tell_turn(state));
        let strangers =
            watchers.extract_if(.., |watcher| !state.may_be_watched_by(Some(&watcher.player)));
        strangers.for_each(|stranger| stranger.send_away(&self.id));
        self.count_spectators(inner);
    }

    /// Tells everyone how many look on, where that has changed. Beyond a number that nobody counts
    /// it does not change any more, so that a crowd that comes at once is told in few messages.
    fn count_spectators(&self, inner: &mut Inner) -> u8 {
        let count = inner.spectators();
        if self.spectators.swap(count, Ordering::Relaxed) != count {
            let told = text(&ToClient::Spectators { table: self.id.clone(), count });
            inner.watchers.retain(|watcher| watcher.outbox.send_text(told.clone()));
        }
        count
    }

    /// Sets the alarm, and has a bot think where one is to move.
    fn see_to_it(self: &Arc<Self>, server: &Server, inner: &mut Inner) {
        let pause = pause_after(inner.failures);
        inner.expect_who_is_absent(server);
        self.set_alarm(server, inner);
        let state = inner.table.state();
        if let Some(turn) = state.bot_turn()
            && inner.thinking != Some(turn.seen)
        {
            inner.thinking = Some(turn.seen);
            let (table, host) = (self.clone(), state.host.clone());
            server.think(LiveTurn { table, host, turn, pause });
        }
        server.lobby().mark_changed();
    }

    /// Rings at whatever comes first, but not before a store that has failed is asked again.
    fn set_alarm(self: &Arc<Self>, server: &Server, inner: &Inner) {
        let now = server.chance().now();
        let moments = [
            inner.table.state().next_deadline(),
            inner.absences.next_due(),
            (!inner.returning.is_empty()).then_some(now),
        ];
        if let Some(first) = moments.into_iter().flatten().min() {
            let pause_ms = pause_after(inner.failures).as_millis() as Millis;
            let earliest = if pause_ms == 0 { Millis::MIN } else { now.saturating_add(pause_ms) };
            server.alarm().set(self, first.max(earliest));
        }
    }

    /// Somebody begins to follow the table, after a fact that they know.
    pub(crate) async fn watch(
        self: &Arc<Self>,
        server: &Server,
        watcher: Watcher,
        after: Option<Seq>,
    ) -> Result<()> {
        let mut inner = self.inner.lock().await;
        self.catch_up_with(server, &mut inner, after.unwrap_or(0)).await?;
        if !inner.table.state().may_be_watched_by(Some(&watcher.player)) {
            return Err(Code::NoSpectators.into());
        }
        watcher.outbox.send_text(inner.missed(after));
        watcher.tell_turn(inner.table.state());
        let newcomer = watcher.outbox.clone();
        inner.absences.forget(&watcher.player);
        let before = self.spectators();
        inner.watchers.push(watcher);
        let count = self.count_spectators(&mut inner);
        if count == before && count > 0 {
            newcomer.send(&ToClient::Spectators { table: self.id.clone(), count });
        }
        inner.expect_who_is_absent(server);
        self.set_alarm(server, &inner);
        server.lobby().mark_changed();
        Ok(())
    }

    /// Somebody follows it no more. Whose last connection it was, and who has a seat, is expected
    /// back.
    pub(crate) async fn unwatch(
        self: &Arc<Self>,
        server: &Server,
        player: &PlayerId,
        outbox: &Outbox,
    ) {
        let mut inner = self.inner.lock().await;
        inner.watchers.retain(|watcher| !watcher.outbox.is_same(outbox));
        self.count_spectators(&mut inner);
        server.lobby().mark_changed();
        let is_seated = inner.table.state().seat_of(player).is_some();
        if is_seated && !inner.has_watcher(player) && !server.draining().is_cancelled() {
            inner.absences.expect(player.clone(), server.gone_at());
            self.set_alarm(server, &inner);
        }
    }

    /// A bot gave no answer; whoever next looks after the table has another try.
    pub(crate) async fn forget_thought(&self, seen: Seq) {
        self.inner.lock().await.forget_thought(seen);
    }
}

impl Inner {
    /// A bot thinks no more about what it had seen; what another thinks about is not its business.
    fn forget_thought(&mut self, seen: Seq) {
        self.thinking.take_if(|thinking| *thinking == seen);
    }

    /// Counts failures of ours until something is stored. A refusal is neither.
    fn note_failure(&mut self, handled: &Result<Option<Seq>>) {
        match handled {
            Ok(Some(_)) => self.failures = 0,
            Err(failure) if failure.is_ours() => self.failures = self.failures.saturating_add(1),
            Ok(None) | Err(_) => {}
        }
    }

    /// Another process noticed that somebody left it, but not that they came to this one.
    fn note_who_is_said_to_be_gone(&mut self, entry: &Entry) {
        // Who says so themselves is gone.
        let (Fact::Left { seat }, None) = (&entry.fact, &entry.cause) else { return };
        let chair = self.table.state().chair(*seat).filter(|chair| !chair.resigned);
        let player = chair.and_then(|chair| chair.player()).map(|player| player.id.clone());
        self.returning.extend(player.filter(|player| self.has_watcher(player)));
    }

    /// Whoever has a seat and no connection, because they sat down without one or because a process
    /// that is no more had it, is expected like those who left. Where they may be connected to
    /// another process, only those are expected who left this one.
    fn expect_who_is_absent(&mut self, server: &Server) {
        if server.store().is_shared() {
            return;
        }
        let Self { table, watchers, absences, .. } = self;
        let here = table.state().chairs.iter().filter(|chair| !chair.away);
        for player in here.filter_map(|chair| chair.player()) {
            if !watchers.iter().any(|watcher| watcher.player == player.id) {
                absences.expect_unless_known(&player.id, server.gone_at());
            }
        }
    }

    /// Whether a player is said to be gone; `None` for those without a seat.
    fn is_away(&self, player: &PlayerId) -> Option<bool> {
        let state = self.table.state();
        state.chair(state.seat_of(player)?).map(|chair| chair.away)
    }

    fn has_watcher(&self, player: &PlayerId) -> bool {
        self.watchers.iter().any(|watcher| watcher.player == *player)
    }

    /// How many players watch who have no seat, up to what is told.
    fn spectators(&self) -> u8 {
        let state = self.table.state();
        let watching = self.watchers.iter().map(|watcher| &watcher.player);
        let looking_on: BTreeSet<_> =
            watching.filter(|player| state.seat_of(player).is_none()).collect();
        u8::try_from(looking_on.len()).unwrap_or(u8::MAX).min(SPECTATORS_TOLD_MAX)
    }

    /// What somebody has missed: the facts since, or the whole table.
    fn missed(&self, after: Option<Seq>) -> Utf8Bytes {
        let state = self.table.state();
        let from_tail = after.filter(|&after| {
            after == state.seq || self.tail.front().is_some_and(|(first, _)| first - 1 <= after)
        });
        match from_tail {
            Some(after) if after <= state.seq => {
                let missed = self.tail.iter().filter(|(seq, _)| *seq > after);
                facts(&state.id, missed.map(|(_, text)| &**text))
            }
            _ => text(&ToClient::Snapshot { snapshot: Box::new(Snapshot::from(state)) }),
        }
    }
}

/// [`ToClient::Facts`] of entries that have been written before.
fn facts<'a>(table: &TableId, entries: impl Iterator<Item = &'a str>) -> Utf8Bytes {
    let entries = entries.collect::<Vec<_>>().join(",");
    format!(r#"{{"type":"facts","table":"{table}","entries":[{entries}]}}"#).into()
}

/// Whether somebody may have to go after this fact: it is told by itself, before what they must not
/// hear.
const fn may_send_watchers_away(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Changed { .. } | Fact::Stood { .. } | Fact::Sat { .. } | Fact::HostIs { .. }
    )
}

#[cfg(test)]
mod tests;
