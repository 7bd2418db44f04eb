//! Who asks, as far as the reverse proxies in front of this server can be believed.
//!
//! A client can send any header; only what a trusted proxy has added counts. Proxies add to the end, so
//! the list is read from there.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

use crate::config::{Config, ProxyHeader};

/// Whether a connection from this address comes from a proxy that is believed.
pub(crate) fn is_trusted_proxy(peer: IpAddr, config: &Config) -> bool {
    config.behind_proxy && (config.proxies.is_empty() || is_listed(peer, config))
}

/// The client's address: the peer's own, or the one that the outermost trusted proxy has seen.
pub(crate) fn client_address(headers: &HeaderMap, peer: Option<IpAddr>, config: &Config) -> IpAddr {
    let unknown = IpAddr::from([0, 0, 0, 0]);
    if peer.map_or(!config.behind_proxy, |peer| !is_trusted_proxy(peer, config)) {
        return peer.unwrap_or(unknown);
    }
    let mut named = named(headers, config.proxy_header).into_iter().rev();
    let client = if config.proxies.is_empty() {
        // A shorter list than expected: whoever it names first has gone around some proxies.
        named.take(config.proxy_hops.max(1)).take_while(Option::is_some).last().flatten()
    } else {
        // The first that is no proxy. Nobody can tell who stands before one that hides itself.
        let is_proxy = |address: &Option<IpAddr>| address.is_some_and(|one| is_listed(one, config));
        named.find(|address| !is_proxy(address)).flatten()
    };
    client.or(peer).unwrap_or(unknown)
}

fn is_listed(address: IpAddr, config: &Config) -> bool {
    let address = address.to_canonical();
    config.proxies.iter().any(|network| network.contains(&address))
}

/// All addresses that the header names, the client's own claims first; `None` for one that cannot be
/// read, such as a hidden one.
fn named(headers: &HeaderMap, header: ProxyHeader) -> Vec<Option<IpAddr>> {
    let name = match header {
        ProxyHeader::XForwardedFor => "x-forwarded-for",
        ProxyHeader::Forwarded => "forwarded",
    };
    let lines = headers.get_all(name).into_iter();
    let lines = lines.map(|line| line.to_str().unwrap_or_default());
    let entries = lines.flat_map(|line| line.split(','));
    match header {
        ProxyHeader::XForwardedFor => entries.map(address).collect(),
        ProxyHeader::Forwarded => entries.map(|entry| address(forwarded_for(entry)?)).collect(),
    }
}

/// The parameter `for` of an element of `Forwarded`. No address has a comma or a semicolon in it, even
/// in quotes.
fn forwarded_for(element: &str) -> Option<&str> {
    element.split(';').find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        name.trim().eq_ignore_ascii_case("for").then(|| value.trim().trim_matches('"'))
    })
}

/// An address with or without a port: `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`,
/// `[2001:db8::1]:4711`.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked_by(config: &Config, peer: &str, name: &'static str, lines: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(name, line.parse().unwrap());
        }
        client_address(&headers, Some(peer.parse().unwrap()), config).to_string()
    }

    const XFF: &str = "x-forwarded-for";

    #[test]
    fn addresses_come_with_and_without_ports() {
        for (text, read) in [
            ("192.0.2.1", Some("192.0.2.1")),
            (" 192.0.2.1:4711 ", Some("192.0.2.1")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("[2001:db8::1]:4711", Some("2001:db8::1")),
            ("unknown", None),
            ("_hidden", None),
            ("", None),
        ] {
            assert_eq!(address(text), read.map(|read| read.parse().unwrap()), "{text:?}");
        }
    }

    #[test]
    fn nobody_is_believed_without_a_proxy() {
        let config = Config::default();
        assert_eq!(asked_by(&config, "192.0.2.9", XFF, &["198.51.100.1"]), "192.0.2.9");
    }

    #[test]
    fn as_many_proxies_are_believed_as_there_are() {
        let behind = |proxy_hops| Config { behind_proxy: true, proxy_hops, ..Config::default() };
        let asked = |hops, lines: &[&str]| asked_by(&behind(hops), "127.0.0.1", XFF, lines);
        assert_eq!(asked(1, &["6.6.6.6, 198.51.100.1:50000"]), "198.51.100.1");
        assert_eq!(asked(1, &["6.6.6.6", "198.51.100.1"]), "198.51.100.1");
        assert_eq!(asked(2, &["6.6.6.6, 198.51.100.1, 10.0.0.1"]), "198.51.100.1");
        assert_eq!(asked(2, &["10.0.0.1"]), "10.0.0.1", "whoever went around the outer proxy");
        assert_eq!(asked(1, &["198.51.100.1, unknown"]), "127.0.0.1", "hidden: the proxy itself");
        assert_eq!(asked(1, &[]), "127.0.0.1");
    }

    #[test]
    fn listed_proxies_are_believed_however_many() {
        let proxies = vec!["10.0.0.0/8".parse().unwrap(), "2001:db8::/32".parse().unwrap()];
        let config = Config { behind_proxy: true, proxies, ..Config::default() };
        let asked = |peer, lines: &[&str]| asked_by(&config, peer, XFF, lines);
        assert_eq!(asked("10.0.0.1", &["6.6.6.6, 198.51.100.1, 10.0.0.2"]), "198.51.100.1");
        assert_eq!(asked("2001:db8::7", &["6.6.6.6, 198.51.100.1"]), "198.51.100.1");
        assert_eq!(asked("::ffff:10.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(asked("192.0.2.9", &["198.51.100.1"]), "192.0.2.9", "no proxy of ours");
        assert_eq!(asked("10.0.0.1", &["10.0.0.3, 10.0.0.2"]), "10.0.0.1", "only proxies");
        assert_eq!(asked("10.0.0.1", &["198.51.100.1, unknown, 10.0.0.2"]), "10.0.0.1");
    }

    #[test]
    fn the_standard_header_is_read_where_it_is_chosen() {
        let proxy_header = ProxyHeader::Forwarded;
        let config = Config { behind_proxy: true, proxy_header, ..Config::default() };
        let asked = |line| asked_by(&config, "127.0.0.1", "forwarded", &[line]);
        assert_eq!(asked("for=6.6.6.6, for=198.51.100.1;proto=https"), "198.51.100.1");
        assert_eq!(asked("by=10.0.0.1; For=\"[2001:db8::1]:4711\""), "2001:db8::1");
        assert_eq!(asked("proto=https"), "127.0.0.1");
        assert_eq!(asked_by(&config, "127.0.0.1", XFF, &["6.6.6.6"]), "127.0.0.1");
    }
}
