//! Addresses of the server's processes. Any of them serves any table, so where one fails the next
//! is tried.

use reqwest::Url;

/// An address that cannot be one of a server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an address like https://example.org: {0:?}")]
pub struct BadAddress(pub String);

/// At least one address, and which of them is used now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bases {
    all: Vec<String>,
    at: usize,
}

impl Bases {
    /// Addresses such as `http://127.0.0.1:8080` or `https://example.org/play`.
    ///
    /// # Errors
    /// When there is none, or one is not an address.
    pub fn new<T: AsRef<str>>(addresses: impl IntoIterator<Item = T>) -> Result<Self, BadAddress> {
        let all = addresses.into_iter().map(|address| base(address.as_ref()));
        let all = all.collect::<Result<Vec<_>, _>>()?;
        if all.is_empty() {
            return Err(BadAddress(String::new()));
        }
        Ok(Self { all, at: 0 })
    }

    /// How many there are.
    #[expect(clippy::len_without_is_empty, reason = "there is always one")]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// The one that is used now.
    pub fn current(&self) -> &str {
        &self.all[self.at]
    }

    /// Goes on to the next.
    pub fn rotate(&mut self) {
        self.at = (self.at + 1) % self.all.len();
    }

    pub(crate) fn any_is_secure(&self) -> bool {
        self.all.iter().any(|base| base.starts_with("https:"))
    }

    /// Where sockets are opened.
    pub(crate) fn socket(&self) -> String {
        let rest = self.current().strip_prefix("http").unwrap_or_default();
        format!("ws{rest}/api/socket")
    }
}

fn base(address: &str) -> Result<String, BadAddress> {
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
        let good = |text: &str| Bases::new([text]).is_ok();
        assert!(good("http://127.0.0.1:80") && good("https://example.org/play/"));
        assert!(
            !good("") && !good("example.org") && !good("ftp://example.org") && !good("http://")
        );
        assert!(!good("http://example.org?x") && Bases::new::<&str>([]).is_err());
    }

    #[test]
    fn the_next_address_follows_and_the_first_again() {
        let mut bases = Bases::new(["http://a/", "https://b/x"]).unwrap();
        assert_eq!((bases.current(), bases.socket().as_str()), ("http://a", "ws://a/api/socket"));
        bases.rotate();
        assert_eq!(bases.socket(), "wss://b/x/api/socket");
        bases.rotate();
        assert_eq!(bases.current(), "http://a");
    }
}
