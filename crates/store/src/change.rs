//! Notifications of appends, from this process and others on the same database.

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A table was appended to, here or elsewhere.
    Appended {
        table: String,
        /// The number of its last entry now.
        seq: u64,
    },
    /// Notifications may have been lost: reload everything you hold. A receiver that lags behind
    /// its channel must do the same.
    Missed,
}

impl Change {
    /// Parses `table seq`, the text that announces an append. Any other text counts as a lost
    /// notification.
    pub(crate) fn parse(payload: &str) -> Self {
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
    fn malformed_payloads_count_as_missed() {
        let appended = |table: &str, seq| Change::Appended { table: table.into(), seq };
        assert_eq!(Change::parse("oak 7"), appended("oak", 7));
        assert_eq!(Change::parse("old oak 12"), appended("old oak", 12));
        assert_eq!(Change::parse("oak"), Change::Missed);
        assert_eq!(Change::parse("oak seven"), Change::Missed);
    }
}
