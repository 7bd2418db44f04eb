//! Sends facts to all watchers.

use std::sync::atomic::Ordering;

use axum::extract::ws::Utf8Bytes;
use protocol::{Snapshot, ToClient};
use table::{Entry, Seq, TableId};

use super::{Inner, LiveTable};
use crate::outbox::to_text;

/// How many facts are kept for watchers who reconnect soon; those who missed more get a snapshot.
const TAIL_MAX: usize = 32;

impl LiveTable {
    /// Sends facts to all watchers, then removes those who may no longer watch.
    pub(super) fn broadcast_facts(&self, inner: &mut Inner, entries: &[Entry]) {
        let Inner { table, tail, watchers, .. } = inner;
        let texts = entries.iter().map(|entry| {
            (entry.seq, serde_json::to_string(&entry).expect("facts have a JSON form").into())
        });
        let texts: Vec<(Seq, Box<str>)> = texts.collect();
        let facts = write_facts(&self.id, texts.iter().map(|(_, text)| &**text));
        tail.extend(texts);
        tail.drain(..tail.len().saturating_sub(TAIL_MAX));
        let state = table.state();
        self.seq.store(state.seq, Ordering::Release);
        watchers
            .retain(|watcher| watcher.outbox.send_text(facts.clone()) && watcher.send_turn(state));
        let strangers =
            watchers.extract_if(.., |watcher| !state.may_be_watched_by(Some(&watcher.player)));
        strangers.for_each(|stranger| stranger.send_away(&self.id));
        self.announce_spectators(inner);
    }

    /// Tells all watchers the number of spectators if it has changed. The number is capped, so that a
    /// sudden crowd causes few messages.
    pub(super) fn announce_spectators(&self, inner: &mut Inner) -> u8 {
        let count = inner.count_spectators();
        if self.spectators.swap(count, Ordering::Relaxed) != count {
            let message = to_text(&ToClient::Spectators { table: self.id.clone(), count });
            inner.watchers.retain(|watcher| watcher.outbox.send_text(message.clone()));
        }
        count
    }
}

impl Inner {
    /// The facts since `after`, or a snapshot.
    pub(super) fn write_missed(&self, after: Option<Seq>) -> Utf8Bytes {
        let state = self.table.state();
        let from_tail = after.filter(|&after| {
            after == state.seq || self.tail.front().is_some_and(|(first, _)| first - 1 <= after)
        });
        match from_tail {
            Some(after) if after <= state.seq => {
                let missed = self.tail.iter().filter(|(seq, _)| *seq > after);
                write_facts(&state.id, missed.map(|(_, text)| &**text))
            }
            _ => to_text(&ToClient::Snapshot { snapshot: Box::new(Snapshot::from(state)) }),
        }
    }
}

/// [`ToClient::Facts`] from entries that are already JSON.
fn write_facts<'a>(table: &TableId, entries: impl Iterator<Item = &'a str>) -> Utf8Bytes {
    let entries = entries.collect::<Vec<_>>().join(",");
    format!(r#"{{"type":"facts","table":"{table}","entries":[{entries}]}}"#).into()
}
