//! Rate limits per address, player and connection.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::Code;
use table::PlayerId;

use crate::config::Limits;
use crate::error::StartError;

/// Enforces the limits.
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
        // Checked here so that no connection fails on it later.
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

    pub(crate) fn check_request(&self, address: IpAddr) -> Result<(), Code> {
        pass(&self.requests, &household(address), Code::TooManyRequests)
    }

    pub(crate) fn check_new_player(&self, address: IpAddr) -> Result<(), Code> {
        pass(&self.players, &household(address), Code::TooManyRequests)
    }

    pub(crate) fn check_new_table(&self, player: &PlayerId) -> Result<(), Code> {
        pass(&self.tables, player, Code::TooManyTables)
    }

    /// A new limiter for one connection's messages.
    pub(crate) fn message_limiter(&self) -> DefaultDirectRateLimiter {
        let number = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::per_second(number(self.limits.messages_per_second))
            .allow_burst(number(self.limits.messages_burst));
        RateLimiter::direct(quota)
    }

    /// Counts a new connection, or refuses it.
    pub(crate) fn admit(&self, address: IpAddr) -> Result<Admission, Code> {
        if self.connections.fetch_add(1, Ordering::AcqRel) >= self.limits.connections {
            self.connections.fetch_sub(1, Ordering::AcqRel);
            return Err(Code::TooManyConnections);
        }
        let address = household(address);
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

    /// Drops the state of idle clients.
    pub(crate) fn forget_idle(&self) {
        self.requests.retain_recent();
        self.players.retain_recent();
        self.tables.retain_recent();
    }
}

/// The household behind an address. In IPv6 one household has 2⁶⁴ addresses, which count as one.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        v4 @ IpAddr::V4(_) => v4,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_counts_as_one() {
        for (address, counted) in [
            ("192.0.2.7", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
            ("2001:db8:1:3::1", "2001:db8:1:3::"),
            ("::1", "::"),
        ] {
            let address: IpAddr = address.parse().unwrap();
            assert_eq!(household(address).to_string(), counted);
        }
    }

    #[test]
    fn no_address_of_a_household_passes_a_limit() {
        let limits = Limits { requests_per_second: 1, requests_burst: 3, ..Limits::loose() };
        let limits = Limits { players_per_hour: 3, connections_per_address: 3, ..limits };
        let gate = Gate::new(&limits).unwrap();
        let addresses = (0..4_u128).map(|at| Ipv6Addr::from_bits(7 << 64 | at << 60).into());
        let mut inside = Vec::new();
        for (at, address) in addresses.enumerate() {
            assert_eq!(gate.check_request(address).is_ok(), at < 3, "{address}");
            assert_eq!(gate.check_new_player(address).is_ok(), at < 3, "{address}");
            let admitted = gate.admit(address);
            assert_eq!(admitted.is_ok(), at < 3, "{address}");
            inside.extend(admitted);
        }
    }
}
