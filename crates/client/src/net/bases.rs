//! Addresses of the server's processes. Any process serves any table, so when one fails the next is
//! tried.

use reqwest::Url;

/// An invalid server address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an address like https://example.org: {0:?}")]
pub struct BadAddress(pub String);

/// At least one address, one of them current.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bases {
    all: Vec<String>,
    current: usize,
}

impl Bases {
    /// Addresses such as `http://127.0.0.1:8080` or `https://example.org/play`.
    ///
    /// # Errors
    /// If there is none, or one is not an address.
    pub fn new<T: AsRef<str>>(addresses: impl IntoIterator<Item = T>) -> Result<Self, BadAddress> {
        let all = addresses.into_iter().map(|address| parse_base(address.as_ref()));
        let all = all.collect::<Result<Vec<_>, _>>()?;
        if all.is_empty() {
            return Err(BadAddress(String::new()));
        }
        Ok(Self { all, current: 0 })
    }

    #[expect(clippy::len_without_is_empty, reason = "there is always one")]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn current(&self) -> &str {
        &self.all[self.current]
    }

    /// Makes the next address current.
    pub fn rotate(&mut self) {
        self.current = (self.current + 1) % self.all.len();
    }

    pub(crate) fn any_is_secure(&self) -> bool {
        self.all.iter().any(|base| base.starts_with("https:"))
    }

    /// The WebSocket's URL at the current address.
    pub(crate) fn socket_url(&self) -> String {
        let rest = self.current().strip_prefix("http").unwrap_or_default();
        format!("ws{rest}/api/socket")
    }
}

fn parse_base(address: &str) -> Result<String, BadAddress> {
    let bad = || BadAddress(address.into());
    let url: Url = address.parse().map_err(|_| bad())?;
    let is_web = address.starts_with("http://") || address.starts_with("https://");
    if !is_web || url.query().is_some() || url.fragment().is_some() {
        return Err(bad());
    }
    Ok(address.trim_end_matches('/').into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_checked() {
        for valid in ["http://127.0.0.1:80", "https://example.org/play/"] {
            assert!(Bases::new([valid]).is_ok(), "{valid}");
        }
        for bad in ["", "example.org", "ftp://example.org", "http://", "http://example.org?x"] {
            assert_eq!(Bases::new([bad]), Err(BadAddress(bad.into())));
        }
        assert!(Bases::new::<&str>([]).is_err());
    }

    #[test]
    fn addresses_rotate() {
        let mut bases = Bases::new(["http://a/", "https://b/x"]).unwrap();
        assert_eq!(bases.current(), "http://a");
        assert_eq!(bases.socket_url(), "ws://a/api/socket");
        bases.rotate();
        assert_eq!(bases.socket_url(), "wss://b/x/api/socket");
        bases.rotate();
        assert_eq!(bases.current(), "http://a");
    }
}
