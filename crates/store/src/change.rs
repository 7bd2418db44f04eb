//! News from other processes on the same database.

/// Something happened to a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A table was appended to, here or elsewhere.
    Appended {
        /// The table.
        table: String,
        /// Its last number now.
        seq: u64,
    },
    /// News may have been lost: load again whatever you hold. A receiver that lagged behind its
    /// channel must act the same.
    Missed,
}

impl Change {
    /// Reads `table seq`, as appends announce themselves; other text is news that was lost.
    pub(crate) fn read(payload: &str) -> Self {
        payload
            .rsplit_once(' ')
            .and_then(|(table, seq)| {
                Some(Self::Appended { table: table.to_owned(), seq: seq.parse().ok()? })
            })
            .unwrap_or(Self::Missed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads() {
        let appended = |table: &str, seq| Change::Appended { table: table.into(), seq };
        assert_eq!(Change::read("oak 7"), appended("oak", 7));
        assert_eq!(Change::read("old oak 12"), appended("old oak", 12));
        assert_eq!(Change::read("oak"), Change::Missed);
        assert_eq!(Change::read("oak seven"), Change::Missed);
    }
}
