//! Whose bots think next. Only so many think at a time; those who wait are called host by host, so
//! that whoever opens many tables lets their own wait, and nobody else's.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::PlayerId;
use tokio::sync::oneshot;

/// Places for bots that think.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers(Arc<Mutex<Waiting>>);

#[derive(Debug)]
struct Waiting {
    free: usize,
    /// Hosts in the order in which they are called, each with those who wait; none is empty. There
    /// is at most one for each table in memory.
    hosts: VecDeque<(PlayerId, VecDeque<oneshot::Sender<Place>>)>,
}

/// A place, until it is dropped.
#[derive(Debug)]
pub(crate) struct Place(Thinkers);

impl Thinkers {
    pub(crate) fn new(places: usize) -> Self {
        Self(Arc::new(Mutex::new(Waiting { free: places.max(1), hosts: VecDeque::new() })))
    }

    /// Waits for a place for a bot at a table of this host.
    pub(crate) async fn place(&self, host: &PlayerId) -> Place {
        let called = {
            let mut waiting = self.waiting();
            if waiting.free > 0 {
                waiting.free -= 1;
                return Place(self.clone());
            }
            let (call, called) = oneshot::channel();
            match waiting.hosts.iter_mut().find(|(known, _)| known == host) {
                Some((_, calls)) => calls.push_back(call),
                None => waiting.hosts.push_back((host.clone(), VecDeque::from([call]))),
            }
            called
        };
        called.await.expect("who waits is called")
    }

    /// Calls the next host's first who still waits.
    fn pass_on(&self) {
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
                // Whoever goes away just now passes the place on.
                drop(call.send(Place(self.clone())));
                return;
            }
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.pass_on();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn id(name: &str) -> PlayerId {
        name.parse().unwrap()
    }

    /// One place, taken; then these wait for it, in this order. Each notes itself and goes.
    async fn order(waiting: &[&'static str]) -> Vec<&'static str> {
        let thinkers = Thinkers::new(1);
        let first = thinkers.place(&id("first")).await;
        let (note, noted) = mpsc::channel();
        let mut tasks = tokio::task::JoinSet::new();
        for &host in waiting {
            let (thinkers, note) = (thinkers.clone(), note.clone());
            tasks.spawn(async move {
                let place = thinkers.place(&id(host)).await;
                note.send(host).unwrap();
                drop(place);
            });
            tokio::task::yield_now().await;
        }
        drop((first, note));
        tasks.join_all().await;
        assert_eq!(thinkers.waiting().free, 1, "the place is free again");
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
    async fn who_waits_no_longer_is_passed_over() {
        let thinkers = Thinkers::new(1);
        let (ann, ben) = (id("ann"), id("ben"));
        let first = thinkers.place(&ann).await;
        let mut given_up = Box::pin(thinkers.place(&ann));
        let mut waits = Box::pin(thinkers.place(&ben));
        for place in [&mut given_up, &mut waits] {
            assert!(futures_util::poll!(place).is_pending());
        }
        drop((given_up, first));
        drop(waits.await);
        assert_eq!(thinkers.waiting().free, 1);
    }
}
