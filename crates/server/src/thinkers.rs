//! Decides which bot thinks next. Only a few think at a time; the others queue and hosts take
//! turns, so that a host with many tables delays only their own.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::PlayerId;
use tokio::sync::oneshot;

/// Slots for thinking bots.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers(Arc<Mutex<Waiting>>);

#[derive(Debug)]
struct Waiting {
    free: usize,
    /// Hosts in turn order, each with its queue, which is never empty. At most one bot waits per
    /// table in memory.
    hosts: VecDeque<(PlayerId, VecDeque<oneshot::Sender<Slot>>)>,
}

/// A slot, freed on drop.
#[derive(Debug)]
pub(crate) struct Slot(Thinkers);

impl Thinkers {
    pub(crate) fn new(slots: usize) -> Self {
        Self(Arc::new(Mutex::new(Waiting { free: slots.max(1), hosts: VecDeque::new() })))
    }

    /// Waits for a slot for a bot at one of this host's tables.
    pub(crate) async fn acquire(&self, host: &PlayerId) -> Slot {
        let called = {
            let mut waiting = self.waiting();
            if waiting.free > 0 {
                waiting.free -= 1;
                return Slot(self.clone());
            }
            let (call, called) = oneshot::channel();
            match waiting.hosts.iter_mut().find(|(known, _)| known == host) {
                Some((_, calls)) => calls.push_back(call),
                None => waiting.hosts.push_back((host.clone(), VecDeque::from([call]))),
            }
            called
        };
        called.await.expect("a waiting bot always gets its slot")
    }

    /// Gives the free slot to the next host's first bot that still waits.
    fn hand_over_slot(&self) {
        loop {
            let mut waiting = self.waiting();
            let Some((host, mut calls)) = waiting.hosts.pop_front() else {
                waiting.free += 1;
                return;
            };
            let call = calls.pop_front();
            if !calls.is_empty() {
                waiting.hosts.push_back((host, calls));
            }
            drop(waiting);
            if let Some(call) = call.filter(|call| !call.is_closed()) {
                // A receiver dropped at this moment returns the slot, which passes it on.
                drop(call.send(Slot(self.clone())));
                return;
            }
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.0.hand_over_slot();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn id(name: &str) -> PlayerId {
        name.parse().unwrap()
    }

    /// Takes the only slot; then these hosts queue for it, in this order. Returns the order in
    /// which they got it.
    async fn order(waiting: &[&'static str]) -> Vec<&'static str> {
        let thinkers = Thinkers::new(1);
        let first = thinkers.acquire(&id("first")).await;
        let (note, noted) = mpsc::channel();
        let mut tasks = tokio::task::JoinSet::new();
        for &host in waiting {
            let (thinkers, note) = (thinkers.clone(), note.clone());
            tasks.spawn(async move {
                let slot = thinkers.acquire(&id(host)).await;
                note.send(host).unwrap();
                drop(slot);
            });
            tokio::task::yield_now().await;
        }
        drop((first, note));
        tasks.join_all().await;
        assert_eq!(thinkers.waiting().free, 1, "the slot is free again");
        noted.into_iter().collect()
    }

    #[tokio::test]
    async fn hosts_take_turns() {
        assert_eq!(
            order(&["ann", "ann", "ann", "ben", "ann", "cid", "ben"]).await,
            ["ann", "ben", "cid", "ann", "ben", "ann", "ann"]
        );
    }

    #[tokio::test]
    async fn bots_that_stopped_waiting_are_skipped() {
        let thinkers = Thinkers::new(1);
        let (ann, ben) = (id("ann"), id("ben"));
        let first = thinkers.acquire(&ann).await;
        let mut given_up = Box::pin(thinkers.acquire(&ann));
        let mut waits = Box::pin(thinkers.acquire(&ben));
        for slot in [&mut given_up, &mut waits] {
            assert!(futures_util::poll!(slot).is_pending());
        }
        drop((given_up, first));
        drop(waits.await);
        assert_eq!(thinkers.waiting().free, 1);
    }
}
