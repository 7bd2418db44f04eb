//! The addresses at which a browser finds a server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use if_addrs::IfAddr;

/// The first is for this machine, the others for its network. `0.0.0.0` and `::` stand for all of the
/// machine's addresses, and nobody can type them.
pub(super) fn to_type(listening: SocketAddr) -> Vec<String> {
    let port = listening.port();
    if !listening.ip().is_unspecified() {
        return vec![address(listening.ip(), port)];
    }
    let own = if_addrs::get_if_addrs().unwrap_or_default();
    let own = own.into_iter().map(|interface| match interface.addr {
        IfAddr::V4(one) => IpAddr::from(one.ip),
        IfAddr::V6(one) => IpAddr::from(one.ip),
    });
    list(listening, own.collect())
}

fn list(listening: SocketAddr, mut own: Vec<IpAddr>) -> Vec<String> {
    own.retain(|one| is_for_people(*one) && (listening.is_ipv6() || one.is_ipv4()));
    // The short ones first.
    own.sort_by_key(IpAddr::is_ipv6);
    own.insert(0, Ipv4Addr::LOCALHOST.into());
    own.dedup();
    own.into_iter().map(|one| address(one, listening.port())).collect()
}

/// Whether others on the network reach it, without naming the interface.
fn is_for_people(address: IpAddr) -> bool {
    let is_local = match address {
        IpAddr::V4(address) => address.is_link_local(),
        IpAddr::V6(address) => address.is_unicast_link_local(),
    };
    !is_local && !address.is_loopback() && !address.is_unspecified() && !address.is_multicast()
}

fn address(ip: IpAddr, port: u16) -> String {
    format!("http://{}", SocketAddr::new(ip, port))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_has_to_type_what_no_browser_finds() {
        let own = ["127.0.0.1", "fe80::1", "2001:db8::7", "192.168.178.20", "169.254.3.4", "::1"];
        let own = || own.iter().map(|one| one.parse().unwrap()).collect();
        let listed = |listening: &str| list(listening.parse().unwrap(), own());
        let [here, there] = ["http://127.0.0.1:8080", "http://192.168.178.20:8080"];
        assert_eq!(listed("0.0.0.0:8080"), [here, there]);
        assert_eq!(listed("[::]:8080"), [here, there, "http://[2001:db8::7]:8080"]);
        assert_eq!(to_type("127.0.0.1:9000".parse().unwrap()), ["http://127.0.0.1:9000"]);
    }
}
