//! What one address, player or connection may do, in layers.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::Code;
use table::PlayerId;

use crate::config::Limits;
use crate::error::StartError;

/// Counts what everyone does.
#[derive(Debug)]
pub(crate) struct Gate {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    players: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<PlayerId>,
    by_address: Arc<Mutex<HashMap<IpAddr, usize>>>,
    connections: Arc<AtomicUsize>,
}

/// An open connection, counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Admission {
    address: IpAddr,
    by_address: Arc<Mutex<HashMap<IpAddr, usize>>>,
    connections: Arc<AtomicUsize>,
}

impl Gate {
    pub(crate) fn new(limits: &Limits) -> Result<Self, StartError> {
        let above_zero = |number| NonZeroU32::new(number).ok_or(StartError::ZeroLimit);
        let requests = Quota::per_second(above_zero(limits.requests_per_second)?)
            .allow_burst(above_zero(limits.requests_burst)?);
        // Checked here so that a connection cannot fail on it later.
        above_zero(limits.messages_per_second)?;
        above_zero(limits.messages_burst)?;
        Ok(Self {
            requests: RateLimiter::keyed(requests),
            players: RateLimiter::keyed(Quota::per_hour(above_zero(limits.players_per_hour)?)),
            tables: RateLimiter::keyed(Quota::per_hour(above_zero(limits.tables_per_hour)?)),
            by_address: Arc::default(),
            connections: Arc::default(),
            limits: limits.clone(),
        })
    }

    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Code> {
        pass(&self.requests, &address, Code::TooManyRequests)
    }

    pub(crate) fn new_player(&self, address: IpAddr) -> Result<(), Code> {
        pass(&self.players, &address, Code::TooManyRequests)
    }

    pub(crate) fn new_table(&self, player: &PlayerId) -> Result<(), Code> {
        pass(&self.tables, player, Code::TooManyTables)
    }

    /// A limiter for the messages of one connection.
    pub(crate) fn messages(&self) -> DefaultDirectRateLimiter {
        let number = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::per_second(number(self.limits.messages_per_second))
            .allow_burst(number(self.limits.messages_burst));
        RateLimiter::direct(quota)
    }

    /// Lets a connection in.
    pub(crate) fn admit(&self, address: IpAddr) -> Result<Admission, Code> {
        if self.connections.fetch_add(1, Ordering::AcqRel) >= self.limits.connections {
            self.connections.fetch_sub(1, Ordering::AcqRel);
            return Err(Code::TooManyConnections);
        }
        let admission = Admission {
            address,
            by_address: self.by_address.clone(),
            connections: self.connections.clone(),
        };
        let mut by_address = admission.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let count = by_address.entry(address).or_insert(0);
        *count += 1;
        let too_many = *count > self.limits.connections_per_address;
        drop(by_address);
        if too_many { Err(Code::TooManyConnections) } else { Ok(admission) }
    }

    /// Forgets who has not been here for a while.
    pub(crate) fn forget_idle(&self) {
        self.requests.retain_recent();
        self.players.retain_recent();
        self.tables.retain_recent();
    }
}

fn pass<K>(limiter: &DefaultKeyedRateLimiter<K>, key: &K, code: Code) -> Result<(), Code>
where
    K: Hash + Eq + Clone,
{
    limiter.check_key(key).map_err(|_| code)
}

impl Drop for Admission {
    fn drop(&mut self) {
        self.connections.fetch_sub(1, Ordering::AcqRel);
        let mut by_address = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                by_address.remove(&self.address);
            }
        }
    }
}
