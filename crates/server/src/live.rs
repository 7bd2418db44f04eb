//! A table in memory, with everyone who watches it.
//!
//! Facts are decided, stored, applied and told in this order, under one lock for each table. The
//! store has the last word: where another process was faster, its facts are applied and told
//! first, and the question is put to the machine again.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU8, AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use bots::Level;
use protocol::{Code, SPECTATORS_TOLD_MAX, Snapshot, ToClient, Turn};
use rules::{Position, Seat};
use store::{Appended, StoreError};
use table::{Handled, Input, Millis, PlayerId, Seq, State, Table, TableId};
use tokio::sync::{Mutex, MutexGuard};

use crate::error::{Failure, Result};
use crate::outbox::{Outbox, text};
use crate::rows;
use crate::server::Server;

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
    inner: Mutex<Inner>,
}

#[derive(Debug)]
struct Inner {
    table: Table,
    tail: VecDeque<(Seq, Box<str>)>,
    watchers: Vec<Watcher>,
    /// What a bot thinks about: the last fact that changed the game.
    thinking: Option<Seq>,
}

/// Somebody who follows the table.
#[derive(Clone, Debug)]
pub(crate) struct Watcher {
    pub(crate) player: PlayerId,
    pub(crate) outbox: Outbox,
    /// A program that wants to be told when it is to move, and what it may do.
    pub(crate) wants_turns: bool,
}

/// A decision that a bot has to make.
#[derive(Clone, Debug)]
pub(crate) struct BotTurn {
    pub(crate) table: Arc<LiveTable>,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) seen: Seq,
    pub(crate) position: Position,
    /// Whether a line was dealt just before.
    pub(crate) is_fresh_line: bool,
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
            inner: Mutex::new(Inner {
                table,
                tail: VecDeque::new(),
                watchers: Vec::new(),
                thinking: None,
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

    /// Whether nobody follows it, so that it can be put away.
    pub(crate) fn is_alone(&self) -> bool {
        self.inner.try_lock().is_ok_and(|inner| inner.watchers.is_empty())
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
        if matches!(input, Input::Bot { .. }) {
            inner.thinking = None;
        }
        let handled = self.decide(server, &mut inner, &input).await;
        self.see_to_it(server, &mut inner);
        handled
    }

    async fn decide(
        &self,
        server: &Server,
        inner: &mut MutexGuard<'_, Inner>,
        input: &Input,
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
                    self.tell(inner, decided.entries);
                    return Ok(answer);
                }
                // Another process was faster, or may have been this one: the store knows.
                Ok(Appended::Conflict) => {
                    server.metrics().conflicts.inc();
                    self.catch_up(server, inner).await?;
                }
                Err(StoreError::Unknown(_)) => self.catch_up(server, inner).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(Code::Busy.into())
    }

    /// Applies and tells what other processes have stored.
    pub(crate) async fn refresh(self: &Arc<Self>, server: &Server) -> Result<()> {
        let mut inner = self.inner.lock().await;
        self.catch_up(server, &mut inner).await?;
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
        let entries = rows::entries(&log)?;
        for entry in &entries {
            inner.table.apply(entry).map_err(|_| Failure::Damaged)?;
        }
        inner.table.keep_seeds(&rows::seeds(&log));
        if !entries.is_empty() {
            self.tell(inner, entries);
        }
        Ok(())
    }

    /// Tells facts to everyone who watches.
    fn tell(&self, inner: &mut Inner, entries: Vec<table::Entry>) {
        let Inner { table, tail, watchers, .. } = inner;
        let texts = entries.into_iter().map(|entry| {
            let entry = protocol::Entry::from(entry);
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
        let state = inner.table.state();
        if let Some(deadline) = state.next_deadline() {
            server.alarm().set(self, deadline);
        }
        if let Some((seat, level)) = state.bot_to_move()
            && let Some(game) = &state.game
        {
            let seen = game.changed;
            if inner.thinking != Some(seen) {
                inner.thinking = Some(seen);
                server.think(BotTurn {
                    table: self.clone(),
                    seat,
                    level,
                    seen,
                    position: *game.position(),
                    is_fresh_line: game.has_fresh_line(),
                });
            }
        }
        server.lobby().mark_changed();
    }

    /// Somebody begins to follow the table, after a fact that they know.
    pub(crate) async fn watch(
        &self,
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
        let before = self.spectators();
        inner.watchers.push(watcher);
        let count = self.count_spectators(&mut inner);
        if count == before && count > 0 {
            newcomer.send(&ToClient::Spectators { table: self.id.clone(), count });
        }
        server.lobby().mark_changed();
        Ok(())
    }

    /// Somebody follows it no more; whether that was their last connection here.
    pub(crate) async fn unwatch(&self, player: &PlayerId, outbox: &Outbox) -> bool {
        let mut inner = self.inner.lock().await;
        inner.watchers.retain(|watcher| !watcher.outbox.is_same(outbox));
        self.count_spectators(&mut inner);
        !inner.has_watcher(player)
    }

    /// A bot gave no answer; whoever next looks after the table has another try.
    pub(crate) async fn forget_thought(&self) {
        self.inner.lock().await.thinking = None;
    }

    /// Whether a player has a connection here.
    pub(crate) async fn is_present(&self, player: &PlayerId) -> bool {
        self.inner.lock().await.has_watcher(player)
    }

    /// Those who are marked as gone although they have a connection here: another process noticed
    /// that they left it, but not that they came to this one.
    pub(crate) async fn wrongly_away(&self) -> Vec<PlayerId> {
        let inner = self.inner.lock().await;
        let away = inner.table.state().chairs.iter().filter(|chair| chair.away && !chair.resigned);
        let players = away.filter_map(|chair| chair.player()).map(|player| player.id.clone());
        players.filter(|player| inner.has_watcher(player)).collect()
    }
}

impl Inner {
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

impl Watcher {
    /// Tells a program that it is to move; false when it is gone.
    fn tell_turn(&self, state: &State) -> bool {
        if !self.wants_turns {
            return true;
        }
        turn(state, &self.player).is_none_or(|turn| self.outbox.send(&ToClient::Turn { turn }))
    }
}

/// What a player who is to move needs to know.
fn turn(state: &State, player: &PlayerId) -> Option<Turn> {
    let game = state.game.as_ref()?;
    let seat = game.to_move()?;
    let chair = state.chair(seat)?;
    (chair.is_of(player) && chair.is_played_by_holder()).then(|| Turn {
        table: state.id.clone(),
        seat: seat.into(),
        seen: state.seq,
        position: game.position().setup().to_string(),
        legal: game.position().legal_actions().into_iter().collect(),
    })
}
