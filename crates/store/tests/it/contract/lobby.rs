//! The list of open tables.

use crate::home::Home;
use crate::samples::append;
use store::{Append, Appended, Listing, Summary};

fn showing(table: &str, expected: u64, at: i64, listed: bool) -> Append {
    let summary = Summary { listed, waiting: listed, body: format!("{table} at {at}") };
    Append { summary, ..append(table, expected, at) }
}

pub(crate) async fn listed_tables_come_newest_first(home: Home) {
    for shown in [
        showing("ash", 0, 30, true),
        showing("birch", 0, 10, true),
        showing("elm", 0, 40, false),
        showing("fir", 0, 20, true),
        showing("oak", 0, 50, true),
        showing("birch", 1, 60, true),
        showing("oak", 1, 70, false),
    ] {
        assert_eq!(home.store.append(shown).await, Ok(Appended::Done));
    }
    let listing = |table: &str, updated_at| Listing {
        table: table.to_owned(),
        body: format!("{table} at {updated_at}"),
        updated_at,
    };
    let all = [listing("birch", 60), listing("ash", 30), listing("fir", 20)];
    assert_eq!(home.store.open_tables(99).await.unwrap(), all);
    assert_eq!(home.store.open_tables(2).await.unwrap(), all[..2]);
    assert_eq!(home.store.open_tables(0).await.unwrap(), []);
    assert_eq!(home.store.open_tables(u32::MAX).await.unwrap(), all);
}

/// Running games never push tables that wait for players out of the list.
pub(crate) async fn waiting_tables_come_first(home: Home) {
    for (table, at, waiting) in
        [("ash", 10, true), ("elm", 20, false), ("fir", 30, true), ("oak", 40, false)]
    {
        let mut shown = showing(table, 0, at, true);
        shown.summary.waiting = waiting;
        assert_eq!(home.store.append(shown).await, Ok(Appended::Done));
    }
    let tables = async |limit| {
        let listings = home.store.open_tables(limit).await.unwrap();
        listings.into_iter().map(|listing| listing.table).collect::<Vec<_>>()
    };
    assert_eq!(tables(9).await, ["fir", "ash", "oak", "elm"]);
    assert_eq!(tables(2).await, ["fir", "ash"]);
    let mut begun = showing("fir", 1, 50, true);
    begun.summary.waiting = false;
    assert_eq!(home.store.append(begun).await, Ok(Appended::Done));
    assert_eq!(tables(9).await, ["ash", "fir", "oak", "elm"]);
}

pub(crate) async fn summaries_follow_appends(home: Home) {
    let summary = async || home.store.summary("oak").await.unwrap();
    assert_eq!(summary().await, None);
    for (expected, at, listed) in [(0, 1, true), (1, 2, false)] {
        let appended = home.store.append(showing("oak", expected, at, listed)).await;
        assert_eq!(appended, Ok(Appended::Done));
        assert_eq!(summary().await, Some(showing("oak", 0, at, listed).summary));
    }
}
