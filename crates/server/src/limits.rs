//! Limits per address, player and connection.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::Code;
use table::PlayerId;

use crate::config::{Config, Limits};
use crate::error::{Failure, StartError};
use crate::headcount::{Admission, Crowded, Headcount};
use crate::proxies::is_trusted_proxy;

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// Enforces the limits.
#[derive(Debug)]
pub(crate) struct Gate {
    limits: Limits,
    requests: ByAddress,
    files: ByAddress,
    players: [ByAddress; 2],
    tables: DefaultKeyedRateLimiter<PlayerId>,
    tables_by_address: ByAddress,
    connections: Headcount,
    followers: Headcount,
}

/// A limit per household, and a looser one for all households of a provider's customer: whoever has
/// a whole IPv6 network has 65,536 households.
#[derive(Debug)]
struct ByAddress {
    households: DefaultKeyedRateLimiter<IpAddr>,
    prefixes: DefaultKeyedRateLimiter<IpAddr>,
}

impl ByAddress {
    fn new(quota: Quota, times: NonZeroU32) -> Self {
        let burst = quota.burst_size().saturating_mul(times);
        let wider = Quota::with_period(quota.replenish_interval() / times.get())
            .map_or(quota, |wider| wider.allow_burst(burst));
        Self { households: RateLimiter::keyed(quota), prefixes: RateLimiter::keyed(wider) }
    }

    fn check(&self, address: IpAddr, code: Code) -> Result<(), Failure> {
        pass(&self.households, &household(address), code)?;
        match prefix(address) {
            Some(prefix) => pass(&self.prefixes, &prefix, code),
            None => Ok(()),
        }
    }

    fn forget_idle(&self) {
        self.households.retain_recent();
        self.prefixes.retain_recent();
    }
}

impl Gate {
    pub(crate) fn new(limits: &Limits) -> Result<Self, StartError> {
        let above_zero = |number| NonZeroU32::new(number).ok_or(StartError::ZeroLimit);
        let per_second = |rate, burst| {
            Ok::<_, StartError>(
                Quota::per_second(above_zero(rate)?).allow_burst(above_zero(burst)?),
            )
        };
        let per = |time: Duration, number| {
            let number = above_zero(number)?;
            let quota = Quota::with_period(time / number.get()).ok_or(StartError::ZeroLimit)?;
            Ok::<_, StartError>(quota.allow_burst(number))
        };
        let times = above_zero(limits.addresses_per_prefix)?;
        let by_address = |quota| ByAddress::new(quota, times);
        // Checked here so that no connection fails on it later.
        above_zero(limits.messages_per_second)?;
        above_zero(limits.messages_burst)?;
        Ok(Self {
            requests: by_address(per_second(limits.requests_per_second, limits.requests_burst)?),
            files: by_address(per_second(limits.files_per_second, limits.files_burst)?),
            players: [
                by_address(per(HOUR, limits.players_per_hour)?),
                by_address(per(DAY, limits.players_per_day)?),
            ],
            tables: RateLimiter::keyed(per(HOUR, limits.tables_per_hour)?),
            tables_by_address: by_address(per(DAY, limits.tables_per_day)?),
            connections: Headcount::new(limits.connections, limits.sockets_per_address),
            followers: Headcount::new(limits.connections, limits.connections_per_address),
            limits: limits.clone(),
        })
    }

    pub(crate) fn check_request(&self, address: IpAddr) -> Result<(), Failure> {
        self.requests.check(address, Code::TooManyRequests)
    }

    /// Checks a request for a file of the page.
    pub(crate) fn check_file(&self, address: IpAddr) -> Result<(), Failure> {
        self.files.check(address, Code::TooManyRequests)
    }

    pub(crate) fn check_new_player(&self, address: IpAddr) -> Result<(), Failure> {
        self.players.iter().try_for_each(|limit| limit.check(address, Code::TooManyRequests))
    }

    pub(crate) fn check_new_table(
        &self,
        player: &PlayerId,
        address: IpAddr,
    ) -> Result<(), Failure> {
        pass(&self.tables, player, Code::TooManyTables)?;
        self.tables_by_address.check(address, Code::TooManyTables)
    }

    /// A new limiter for one connection's messages.
    pub(crate) fn message_limiter(&self) -> DefaultDirectRateLimiter {
        let number = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::per_second(number(self.limits.messages_per_second))
            .allow_burst(number(self.limits.messages_burst));
        RateLimiter::direct(quota)
    }

    /// Counts a connection of any kind as soon as it is accepted. Behind a proxy all come from the
    /// same address, which then says nothing.
    pub(crate) fn admit_connection(
        &self,
        peer: IpAddr,
        config: &Config,
    ) -> Result<Admission, Crowded> {
        let is_proxy = is_trusted_proxy(peer, config);
        self.connections.admit((!is_proxy).then(|| household(peer)))
    }

    /// Counts a player or a program that follows tables.
    pub(crate) fn admit_follower(&self, address: IpAddr) -> Result<Admission, Failure> {
        self.followers.admit(Some(household(address))).map_err(|crowded| match crowded {
            Crowded::Household => Failure::later(Code::TooManyConnections, Duration::from_secs(10)),
            Crowded::All => Failure::later(Code::Busy, Duration::from_secs(10)),
        })
    }

    /// Drops the state of idle clients.
    pub(crate) fn forget_idle(&self) {
        let [hourly, daily] = &self.players;
        for limit in [&self.requests, &self.files, hourly, daily, &self.tables_by_address] {
            limit.forget_idle();
        }
        self.tables.retain_recent();
    }
}

/// The household behind an address. In IPv6 one household has 2⁶⁴ addresses, which count as one.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// The network that a provider gives to one customer at most; `None` in IPv4.
fn prefix(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V6(address) => Some(Ipv6Addr::from_bits(address.to_bits() >> 80 << 80).into()),
        IpAddr::V4(_) => None,
    }
}

fn pass<K>(limiter: &DefaultKeyedRateLimiter<K>, key: &K, code: Code) -> Result<(), Failure>
where
    K: Hash + Eq + Clone,
{
    limiter.check_key(key).map_err(|not_until| {
        Failure::later(code, not_until.wait_time_from(DefaultClock::default().now()))
    })
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
            let admitted = gate.admit_follower(address);
            assert_eq!(admitted.is_ok(), at < 3, "{address}");
            inside.extend(admitted);
        }
    }

    /// A customer with a /48 may do twice what one household may, however many households they have.
    #[test]
    fn no_household_of_a_network_passes_its_limit() {
        let limits = Limits { tables_per_day: 2, players_per_day: 3, ..Limits::loose() };
        let gate = Gate::new(&Limits { addresses_per_prefix: 2, ..limits }).unwrap();
        let ann: PlayerId = "ann".parse().unwrap();
        let household = |at: u128| Ipv6Addr::from_bits(0x2001_0db8_0007 << 80 | at << 64).into();
        for at in 0..10 {
            assert_eq!(gate.check_new_table(&ann, household(at)).is_ok(), at < 4, "{at}");
            assert_eq!(gate.check_new_player(household(at)).is_ok(), at < 6, "{at}");
        }
        let elsewhere = "2001:db8:8::1".parse().unwrap();
        assert!(gate.check_new_table(&ann, elsewhere).is_ok());
        for at in 0..3 {
            let passed = gate.check_new_table(&ann, [192, 0, 2, 1].into());
            assert_eq!(passed.is_ok(), at < 2, "{at}");
        }
    }

    #[test]
    fn a_refusal_says_how_long_to_wait() {
        let gate = Gate::new(&Limits { players_per_hour: 2, ..Limits::loose() }).unwrap();
        let address = [192, 0, 2, 1].into();
        assert!((0..2).all(|_| gate.check_new_player(address).is_ok()));
        let Err(Failure::Later { code, seconds }) = gate.check_new_player(address) else {
            panic!("refused");
        };
        assert_eq!(code, Code::TooManyRequests);
        assert!((1_790..=1_800).contains(&seconds), "{seconds}");
    }
}
