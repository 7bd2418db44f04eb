//! A table's log: numbers, conflicts, secrets.

use std::sync::Arc;

use store::{Append, Appended, Row, Summary};
use tokio::task::JoinSet;

use crate::home::Home;
use crate::samples::{append, entry, finishing, game, secret};

pub(crate) async fn entries_come_back_in_order(home: Home) {
    let first = Append { entries: vec![entry(1, 10), entry(2, 11)], ..append("oak", 0, 11) };
    let second = Append { entries: vec![entry(3, 12), entry(4, 13)], ..append("oak", 2, 13) };
    assert_eq!(home.store.append(first).await, Ok(Appended::Done));
    assert_eq!(home.store.append(second).await, Ok(Appended::Done));
    let after = async |seq| home.store.load("oak", seq).await.unwrap().unwrap().entries;
    assert_eq!(after(0).await, [entry(1, 10), entry(2, 11), entry(3, 12), entry(4, 13)]);
    assert_eq!(after(3).await, [entry(4, 13)]);
    assert_eq!(after(4).await, []);
    assert_eq!(after(u64::MAX).await, []);
    assert_eq!(home.store.load("elm", 0).await, Ok(None));
}

pub(crate) async fn numbers_have_no_gaps(home: Home) {
    let numbered = |expected, numbers: &[u64]| Append {
        entries: numbers.iter().map(|seq| entry(*seq, 0)).collect(),
        ..append("oak", expected, 0)
    };
    assert_eq!(home.store.append(numbered(0, &[1, 2])).await, Ok(Appended::Done));
    for (expected, numbers) in [
        (2, &[2][..]),
        (2, &[4]),
        (2, &[3, 5]),
        (2, &[3, 3]),
        (2, &[4, 3]),
        (2, &[]),
        (0, &[0]),
        (u64::MAX, &[0]),
        (i64::MAX as u64, &[1 << 63]),
    ] {
        let refused = home.store.append(numbered(expected, numbers)).await.unwrap_err();
        assert_eq!(refused.code(), "store.refused", "{expected} {numbers:?}");
    }
    for expected in [0, 1, 3, 7] {
        let late = home.store.append(numbered(expected, &[expected + 1])).await;
        assert_eq!(late, Ok(Appended::Conflict), "{expected}");
    }
    let missing = home.store.append(append("elm", 1, 0)).await;
    assert_eq!(missing, Ok(Appended::Conflict), "a missing table");
    let log = home.store.load("oak", 0).await.unwrap().unwrap();
    assert_eq!(log.entries, [entry(1, 0), entry(2, 0)]);
}

pub(crate) async fn a_conflict_writes_nothing(home: Home) {
    let good = Append {
        secrets: vec![(1, secret(1))],
        summary: Summary { listed: true, waiting: true, body: "first".into() },
        wake_at: Some(100),
        ..append("oak", 0, 10)
    };
    assert_eq!(home.store.append(good).await, Ok(Appended::Done));
    for expected in [0, 5] {
        let late = Append {
            secrets: vec![(2, secret(2))],
            summary: Summary { listed: false, waiting: false, body: "second".into() },
            wake_at: Some(1),
            finished: vec![game("oak", 1, 20)],
            ..append("oak", expected, 20)
        };
        assert_eq!(home.store.append(late).await, Ok(Appended::Conflict));
    }
    let log = home.store.load("oak", 0).await.unwrap().unwrap();
    assert_eq!(log.entries, [entry(1, 10)]);
    assert_eq!(log.secrets, [(1, secret(1))]);
    let tables = home.store.open_tables(9).await.unwrap();
    assert_eq!((&*tables[0].body, tables[0].updated_at), ("first", 10));
    assert_eq!(home.store.next_wake().await, Ok(Some(100)));
    assert_eq!(home.store.game("oak", 1).await, Ok(None));
}

pub(crate) async fn exactly_one_of_many_writers_wins(home: Home) {
    const ROUNDS: u64 = 25;
    const WRITERS: u64 = 12;
    let mut winners = Vec::new();
    for round in 0..ROUNDS {
        let mut writers = JoinSet::new();
        for writer in 0..WRITERS {
            let store = Arc::clone(&home.store);
            writers.spawn(async move {
                let body = format!("writer {writer}");
                let entries = vec![Row { seq: round + 1, at: 0, body: body.clone() }];
                let done = store.append(Append { entries, ..append("oak", round, 0) }).await;
                (done.unwrap(), body)
            });
        }
        let all = writers.join_all().await;
        let mut done = all.into_iter().filter(|(appended, _)| *appended == Appended::Done);
        winners.push(done.next().expect("a winner").1);
        assert_eq!(done.next(), None, "one winner");
    }
    let log = home.store.load("oak", 0).await.unwrap().unwrap();
    let bodies: Vec<_> = log.entries.into_iter().map(|entry| entry.body).collect();
    assert_eq!(bodies, winners);
}

/// Runs many at once, so that a store that batches appends has some to batch.
pub(crate) async fn a_conflict_does_not_affect_other_appends(home: Home) {
    let mut appends = JoinSet::new();
    for number in 0..200_u64 {
        let store = Arc::clone(&home.store);
        appends.spawn(async move {
            let expected = if number.is_multiple_of(5) { 3 } else { 0 };
            let table = format!("table {number}");
            let appended = store.append(append(&table, expected, 0)).await.unwrap();
            let exists = store.load(&table, 0).await.unwrap().is_some();
            assert_eq!(exists, appended == Appended::Done, "{table}");
            assert_eq!(exists, expected == 0, "{table}");
        });
    }
    appends.join_all().await;
}

pub(crate) async fn a_refusal_does_not_affect_other_appends(home: Home) {
    let mut appends = JoinSet::new();
    for number in 0..100_u64 {
        let store = Arc::clone(&home.store);
        appends.spawn(async move {
            let table = format!("table {number}");
            let mut append = append(&table, 0, 0);
            let twice = number.is_multiple_of(5);
            append.secrets = vec![(1, secret(1)), (if twice { 1 } else { 2 }, secret(2))];
            let appended = store.append(append).await.map_err(|error| error.code());
            assert_eq!(appended, if twice { Err("store.refused") } else { Ok(Appended::Done) });
            assert_eq!(store.load(&table, 0).await.unwrap().is_none(), twice, "{table}");
        });
    }
    appends.join_all().await;
}

pub(crate) async fn secrets_stay_out_of_debug_output(home: Home) {
    let bytes = *b"a text that nobody may ever see!";
    let leaks =
        |words: String| words.contains("nobody may") || words.contains(&format!("{bytes:?}"));
    let secrets = vec![(1, store::Secret::new(bytes)), (7, secret(7))];
    let wanted = Append { secrets: secrets.clone(), ..append("oak", 0, 0) };
    assert!(!leaks(format!("{wanted:?}")), "an append prints its secrets");
    assert_eq!(home.store.append(wanted).await, Ok(Appended::Done));
    for after in [0, 1] {
        let log = home.store.load("oak", after).await.unwrap().unwrap();
        assert_eq!(log.secrets, secrets, "all secrets, whichever rows are requested");
        assert!(!leaks(format!("{log:?}")), "a log prints its secrets");
    }
    assert!(!leaks(format!("{:?}", home.store.summary("oak").await)));
}

pub(crate) async fn bad_appends_are_refused(home: Home) {
    let good = || append("oak", 0, 0);
    let of = |table: &str| Append { table: table.to_owned(), ..good() };
    let many = |count: u32| (0..count).map(|game| (game, secret(0))).collect();
    let mut crowded = game("oak", 1, 0);
    crowded.results = vec![crowded.results[0].clone(); store::SEATS_MAX + 1];
    for (why, bad) in [
        ("no table", of("")),
        ("a long identifier", of(&"x".repeat(store::ID_BYTES_MAX + 1))),
        ("a game of another table", Append { finished: vec![game("elm", 1, 0)], ..good() }),
        ("too many secrets", Append { secrets: many(store::GAMES_MAX as u32 + 1), ..good() }),
        ("too many seats", Append { finished: vec![crowded], ..good() }),
        ("too many games", finishing(vec![game("oak", 1, 0); store::GAMES_MAX + 1])),
        (
            "too many entries",
            Append { entries: (1..=1_001).map(|seq| entry(seq, 0)).collect(), ..good() },
        ),
    ] {
        let refused = home.store.append(bad).await.unwrap_err();
        assert_eq!(refused.code(), "store.refused", "{why}");
    }
    assert_eq!(home.store.load("oak", 0).await, Ok(None), "nothing was written");
    assert_eq!(home.store.append(of(&"x".repeat(store::ID_BYTES_MAX))).await, Ok(Appended::Done));
}

pub(crate) async fn a_secret_is_stored_only_once(home: Home) {
    let dealt =
        |expected, byte| Append { secrets: vec![(1, secret(byte))], ..append("oak", expected, 0) };
    assert_eq!(home.store.append(dealt(0, 1)).await, Ok(Appended::Done));
    let again = home.store.append(dealt(1, 2)).await.unwrap_err();
    assert_eq!(again.code(), "store.refused");
    let log = home.store.load("oak", 0).await.unwrap().unwrap();
    assert_eq!((log.entries.len(), log.secrets), (1, vec![(1, secret(1))]));
}
