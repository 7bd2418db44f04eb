//! What the first version wrote, before `table`'s types were sent and stored directly: rows of
//! eighteen tables in every mode, and the messages of their connections. All of it must remain
//! readable forever, and today's version must write the same bytes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use protocol::{RowError, Snapshot, ToClient, ToServer, read_row, write_row};
use table::{Entry, State, TableId};

fn read(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded");
    fs::read_to_string(folder.join(file)).unwrap()
}

/// The recorded tables, row by row.
fn tables() -> BTreeMap<TableId, Vec<Entry>> {
    let mut tables: BTreeMap<TableId, Vec<Entry>> = BTreeMap::new();
    for line in read("rows.tsv").lines() {
        let [table, seq, at, body]: [&str; 4] =
            line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let entry = read_row(seq.parse().unwrap(), at.parse().unwrap(), body).unwrap();
        assert_eq!(write_row(&entry), body);
        tables.entry(table.parse().unwrap()).or_default().push(entry);
    }
    tables
}

fn fold(table: &TableId, entries: &[Entry]) -> State {
    let mut state = State::opened(table.clone(), &entries[0]).unwrap();
    for entry in &entries[1..] {
        state.apply(entry).unwrap();
    }
    state
}

#[test]
fn recorded_rows_are_read_and_written_alike() {
    let tables = tables();
    let entries: Vec<&Entry> = tables.values().flatten().collect();
    let causes = entries.iter().filter(|entry| entry.cause.is_some()).count();
    assert_eq!((tables.len(), entries.len()), (18, 1265));
    assert!(causes > 300, "{causes}");
}

#[test]
fn recorded_messages_are_read_and_written_alike() {
    for line in read("to_client.ndjson").lines() {
        assert_eq!(ToClient::read(line).unwrap().to_json(), line);
    }
    for line in read("to_server.ndjson").lines() {
        assert_eq!(ToServer::read(line).unwrap().to_json(), line);
    }
}

/// The last snapshot of each table shows the fold of its rows, and the facts that were sent are
/// those of the rows, without their causes.
#[test]
fn recorded_rows_and_messages_agree() {
    let tables = tables();
    let mut snapshots: BTreeMap<TableId, Snapshot> = BTreeMap::new();
    let mut sent: BTreeMap<TableId, Vec<Entry>> = BTreeMap::new();
    for line in read("to_client.ndjson").lines() {
        match ToClient::read(line).unwrap() {
            ToClient::Snapshot { snapshot } => {
                snapshots.insert(snapshot.table.clone(), *snapshot);
            }
            ToClient::Facts { table, entries } => sent.entry(table).or_default().extend(entries),
            other => panic!("{other:?}"),
        }
    }
    for (table, entries) in &tables {
        let state = fold(table, entries);
        assert_eq!(snapshots[table], Snapshot::from(&state));
        assert_eq!(snapshots[table].clone().into_state().unwrap(), state);
        let mut expected = entries.clone();
        for entry in &mut expected {
            entry.cause = None;
        }
        assert_eq!(sent[table], expected);
    }
}

#[test]
fn rows_of_a_newer_version_are_refused_as_such() {
    let closed = r#"{"fact":{"type":"closed"}}"#;
    assert!(read_row(1, 1, closed).is_ok());
    for body in [
        r#"{"version":2,"fact":{"type":"closed"}}"#,
        r#"{"version":2,"fact":{"type":"evaporated"}}"#,
        r#"{"version":2,"facts":[]}"#,
    ] {
        assert!(matches!(read_row(1, 1, body), Err(RowError::Version(2))), "{body}");
    }
    for body in [r#"{"fact":{"type":"evaporated"}}"#, r#"{"version":"2"}"#, "", "{}"] {
        assert!(matches!(read_row(1, 1, body), Err(RowError::Malformed(_))), "{body}");
    }
}

/// Clients never see the ids of others' intents.
#[test]
fn causes_are_stored_and_not_sent() {
    let caused = crate::values::caused();
    assert!(write_row(&caused).contains(r#""cause":{"player":"Ann","intent":"i1"}"#));
    let sent = serde_json::to_string(&caused).unwrap();
    assert!(!sent.contains("cause"), "{sent}");
    let forged = sent.replace(r#""fact""#, r#""cause":{"player":"Ann","intent":"i1"},"fact""#);
    let read: Entry = serde_json::from_str(&forged).unwrap();
    assert_eq!(read.cause, None);
}
