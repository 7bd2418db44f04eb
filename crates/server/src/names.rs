//! The names under which this server may be asked for.

use std::net::IpAddr;

use axum::http::HeaderValue;

use crate::config::Config;
use crate::error::StartError;

/// Endings that nobody can register, so that no stranger's name has them.
const PRIVATE_ENDINGS: [&str; 5] = [".local", ".localhost", ".home.arpa", ".internal", ".lan"];

/// The names of a server.
#[derive(Debug)]
pub(crate) struct Names {
    /// In lower case.
    known: Vec<String>,
    /// Whether any name is right, since a proxy has chosen this server by it.
    any: bool,
}

impl Names {
    pub(crate) fn new(config: &Config) -> Result<Self, StartError> {
        let of_origins = config.origins.iter().filter_map(|origin| origin.split("://").nth(1));
        let mut known: Vec<String> =
            of_origins.map(|host| without_port(host).to_ascii_lowercase()).collect();
        for host in &config.hosts {
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
            if host.is_empty() || !host.bytes().all(plain) || HeaderValue::from_str(host).is_err() {
                return Err(StartError::BadHost(host.clone()));
            }
            known.push(host.to_ascii_lowercase());
        }
        Ok(Self { any: config.behind_proxy && config.hosts.is_empty(), known })
    }

    /// Whether a `Host` header names this server. An address is always right, for a page of another
    /// site is not found by one; so is a name that no stranger can own.
    pub(crate) fn include(&self, host: &str) -> bool {
        let name = without_port(host).trim_end_matches('.').to_ascii_lowercase();
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        self.any
            || bare.parse::<IpAddr>().is_ok()
            || !name.is_empty() && !name.contains('.')
            || PRIVATE_ENDINGS.iter().any(|ending| name.ends_with(ending))
            || self.known.contains(&name)
    }
}

fn without_port(host: &str) -> &str {
    let port = |(_, port): &(&str, &str)| port.bytes().all(|byte| byte.is_ascii_digit());
    host.rsplit_once(':').filter(port).map_or(host, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(hosts: &[&str], config: Config) -> Names {
        let hosts = hosts.iter().map(|&host| host.to_owned()).collect();
        Names::new(&Config { hosts, ..config }).unwrap()
    }

    #[test]
    fn a_server_at_home_is_found_by_its_address_and_its_name_there() {
        let home = names(&[], Config::default());
        for host in [
            "localhost:8080",
            "127.0.0.1",
            "[::1]:8080",
            "192.168.178.20:8080",
            "[fe80::1]",
            "study:8080",
            "study.local:8080",
            "STUDY.LOCAL.",
            "games.home.arpa",
            "games.lan",
        ] {
            assert!(home.include(host), "{host}");
        }
        for host in ["evil.example", "evil.example:8080", "192.168.178.20.evil.example", "", ":80"]
        {
            assert!(!home.include(host), "{host:?}");
        }
    }

    #[test]
    fn a_site_is_found_by_its_names() {
        let origins = vec!["https://friends.example:8443".to_owned()];
        let site = names(&["Play.example.org"], Config { origins, ..Config::default() });
        for host in ["play.example.org", "play.example.org:443", "friends.example"] {
            assert!(site.include(host), "{host}");
        }
        assert!(!site.include("example.org"));
        let behind = || Config { behind_proxy: true, ..Config::default() };
        assert!(names(&[], behind()).include("play.example.org"), "the proxy chose");
        assert!(!names(&["play.example.org"], behind()).include("evil.example"));
        let bad = Config { hosts: vec!["https://play.example.org".into()], ..Config::default() };
        assert!(matches!(Names::new(&bad), Err(StartError::BadHost(_))));
    }
}
