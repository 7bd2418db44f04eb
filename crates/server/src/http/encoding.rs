//! The encodings in which the page's files are kept, and which of them a browser accepts (RFC 9110 §12.5.3).

use axum::http::{HeaderMap, HeaderValue, header};

/// A form of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    Brotli,
    Gzip,
    /// As it is.
    Identity,
}

/// Smallest first: among those equally welcome, the first is sent.
const ALL: [Encoding; 3] = [Encoding::Brotli, Encoding::Gzip, Encoding::Identity];

impl Encoding {
    /// Those that a request accepts, the most welcome first.
    pub(super) fn by_preference(headers: &HeaderMap) -> Vec<Self> {
        let sent = headers.get_all(header::ACCEPT_ENCODING).into_iter();
        let sent: Vec<&str> = sent.filter_map(|value| value.to_str().ok()).collect();
        let accepted: Vec<(&str, u16)> =
            sent.iter().flat_map(|value| value.split(',')).filter_map(entry).collect();
        let mut welcome: Vec<(Self, u16)> = ALL
            .into_iter()
            .map(|encoding| (encoding, encoding.quality(&accepted)))
            .filter(|(_, quality)| *quality > 0)
            .collect();
        // A stable sort.
        welcome.sort_by_key(|(_, quality)| std::cmp::Reverse(*quality));
        welcome.into_iter().map(|(encoding, _)| encoding).collect()
    }

    /// How welcome it is, in thousandths. Whoever does not mention it accepts a file as it is, but
    /// prefers everything else.
    fn quality(self, accepted: &[(&str, u16)]) -> u16 {
        let quality_of = |wanted: &str| {
            accepted.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|entry| entry.1)
        };
        match self {
            Self::Brotli => quality_of("br"),
            Self::Gzip => quality_of("gzip").or_else(|| quality_of("x-gzip")),
            Self::Identity => quality_of("identity").or_else(|| match quality_of("*") {
                Some(0) => Some(0),
                _ => Some(1),
            }),
        }
        .or_else(|| quality_of("*"))
        .unwrap_or(0)
    }

    /// What its files' names end in; `None` for files as they are.
    pub(super) fn extension(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gz"),
            Self::Identity => None,
        }
    }

    /// Its name in headers.
    pub(super) fn header(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
            Self::Identity => "identity",
        })
    }
}

/// An entry such as `br` or `gzip;q=0.8`, in thousandths. One that cannot be read does not count.
fn entry(text: &str) -> Option<(&str, u16)> {
    let mut parts = text.split(';').map(str::trim);
    let name = parts.next().filter(|name| !name.is_empty())?;
    let quality =
        parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    let quality: f32 = quality.map_or(Some(1.0), |quality| quality.parse().ok())?;
    (0.0..=1.0).contains(&quality).then_some((name, (quality * 1_000.0) as u16))
}

#[cfg(test)]
mod tests {
    use super::Encoding::{self, Brotli, Gzip, Identity};
    use axum::http::{HeaderMap, header};

    #[test]
    fn what_a_browser_says_is_read_as_the_standard_says() {
        let cases: [(&[&str], &[Encoding]); 14] = [
            (&[], &[Identity]),
            (&[""], &[Identity]),
            (&["gzip, deflate, br, zstd"], &[Brotli, Gzip, Identity]),
            (&["GZIP, BR"], &[Brotli, Gzip, Identity]),
            (&["br;q=1.0, gzip;q=0.8, *;q=0.1"], &[Brotli, Gzip, Identity]),
            (&["br;q=0.5, gzip ; q=0.8"], &[Gzip, Brotli, Identity]),
            (&["gzip", "br;q=0.9"], &[Gzip, Brotli, Identity]),
            (&["br;q=0"], &[Identity]),
            (&["*"], &[Brotli, Gzip, Identity]),
            (&["*;q=0, gzip"], &[Gzip]),
            (&["gzip;q=0.5, identity"], &[Identity, Gzip]),
            (&["identity;q=0, br"], &[Brotli]),
            (&["x-gzip"], &[Gzip, Identity]),
            (&["br;q=2, gzip;q=much"], &[Identity]),
        ];
        for (sent, accepted) in cases {
            let mut headers = HeaderMap::new();
            for value in sent {
                headers.append(header::ACCEPT_ENCODING, value.parse().expect("a value"));
            }
            assert_eq!(Encoding::by_preference(&headers), accepted, "{sent:?}");
        }
    }
}
