//! Facts with their numbers: as clients get them, and as the store keeps them.

use serde::{Deserialize, Serialize};
use table::{IntentId, Millis, PlayerId, Seq};

use crate::event::Fact;
use crate::text;

/// A fact as clients get it: without what caused it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Entry {
    /// Its number at the table.
    #[serde(deserialize_with = "text::bounded")]
    pub seq: Seq,
    /// When it happened.
    #[serde(deserialize_with = "text::bounded")]
    pub at: Millis,
    /// What.
    pub fact: Fact,
}

/// A fact as the store keeps it, in the body of a row that has its number and time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredEntry {
    fact: Fact,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<Cause>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Cause {
    #[serde(with = "text::of")]
    player: PlayerId,
    #[serde(with = "text::of")]
    intent: IntentId,
}

impl From<table::Entry> for Entry {
    fn from(entry: table::Entry) -> Self {
        Self { seq: entry.seq, at: entry.at, fact: entry.fact.into() }
    }
}

impl From<Entry> for table::Entry {
    fn from(entry: Entry) -> Self {
        Self { seq: entry.seq, at: entry.at, cause: None, fact: entry.fact.into() }
    }
}

impl StoredEntry {
    /// The body of a row.
    pub fn body(entry: &table::Entry) -> String {
        let cause = entry
            .cause
            .as_ref()
            .map(|cause| Cause { player: cause.player.clone(), intent: cause.intent.clone() });
        let stored = Self { fact: entry.fact.clone().into(), cause };
        serde_json::to_string(&stored).expect("facts have a JSON form")
    }

    /// The entry of a row.
    ///
    /// # Errors
    /// When the body is not one of a version that is known.
    pub fn entry(seq: Seq, at: Millis, body: &str) -> Result<table::Entry, serde_json::Error> {
        let Self { fact, cause } = serde_json::from_str(body)?;
        let cause = cause.map(|Cause { player, intent }| table::Cause { player, intent });
        Ok(table::Entry { seq, at, cause, fact: fact.into() })
    }
}
