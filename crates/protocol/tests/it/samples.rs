//! The exact bytes of every message: other programs are written against `samples/`.
//!
//! Rewritten with `SNAPSHOTS=overwrite cargo test -p protocol`; a difference is a change of the
//! protocol, so look at it.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::{env, fs};

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Fact;

use crate::kinds::Kind;
use crate::{shuffle_values, values};

/// A sample's path without the extension, and its content.
type Samples = BTreeMap<String, String>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("samples")
}

fn add<T>(all: &mut Samples, name: &str, value: &T)
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let text = serde_json::to_string(value).unwrap();
    let read: T = serde_json::from_str(&text).unwrap();
    assert_eq!(read, *value, "{name} reads back");
    assert!(all.insert(name.into(), text).is_none(), "two samples of {name}");
}

/// A sample of every kind.
fn add_kinds<T>(all: &mut Samples, room: &str, values: &[T])
where
    T: Kind + Serialize + DeserializeOwned + PartialEq + Debug,
{
    for value in values {
        add(all, &format!("{room}/{}", value.kind()), value);
    }
    for kind in T::all() {
        assert!(all.contains_key(&format!("{room}/{kind}")), "no sample of {room}/{kind}");
    }
}

/// All samples, in their wire format.
pub(crate) fn samples() -> Samples {
    let mut all = Samples::new();
    let to = &mut all;
    add_kinds(to, "to_server", &values::to_server());
    add_kinds(to, "to_client", &values::to_client());
    add_kinds(to, "intent", &values::intents());
    add_kinds(to, "fact", &values::facts());
    add_kinds(to, "question", &values::questions());
    add_kinds(to, "dropped", &values::dropped());
    add_kinds(to, "ending", &values::endings());
    add_kinds(to, "clock", &values::clocks());
    add_kinds(to, "on_timeout", &values::timeouts());
    add_kinds(to, "privacy", &values::privacies());
    add_kinds(to, "stage", &values::stages());
    add_kinds(to, "holder", &values::holders());
    add_kinds(to, "seat_wanted", &values::seats_wanted());
    add_kinds(to, "phrase", &values::phrases());
    add_kinds(to, "remark", &values::remarks());
    add_kinds(to, "team_phrase", &table::TeamPhrase::ALL);
    for (name, snapshot) in values::snapshots() {
        add(to, &format!("snapshot/{name}"), &snapshot);
    }
    add(to, "part/began_shared", &shuffle_values::began_shared());
    add(to, "part/chair", &values::chair());
    add(to, "part/chair_committed", &shuffle_values::chair_committed());
    add(to, "part/contribution", &shuffle_values::contribution());
    add(to, "part/ready_committed", &shuffle_values::ready_committed());
    add(to, "part/readied_committed", &shuffle_values::readied_committed());
    add(to, "part/end", &values::end());
    add(to, "part/entry", &values::entry());
    add(to, "part/fill", &values::fill());
    add(to, "part/note", &values::note());
    add(to, "part/options", &values::options());
    add(to, "part/vote", &values::vote());
    add(to, "http/error", &values::error());
    add(to, "http/game_info", &values::game_info());
    add(to, "http/game_page", &values::game_page());
    add(to, "http/lobby_game", &values::lobby_game());
    add(to, "http/lobby_seat", &values::lobby_seat());
    add(to, "http/lobby_table", &values::lobby_table());
    add(to, "http/new_player", &values::new_player());
    add(to, "http/new_table", &values::new_table());
    add(to, "http/pairing_request", &values::pairing());
    add(to, "http/posted_intent", &values::posted_intent());
    add(to, "http/posted_remark", &values::posted_remark());
    add(to, "http/seat_info", &values::seat_info());
    add(to, "http/chained_seal", &shuffle_values::chained_seal());
    add(to, "http/seal_page", &shuffle_values::seal_page());
    add(to, "http/series_info", &values::series_info());
    add(to, "http/series_page", &values::series_page());
    add(to, "http/series_seat", &values::series_seat());
    add(to, "http/series_standing", &values::series_standing());
    add(to, "http/session", &values::session());
    add(to, "http/stats", &values::stats());
    add(to, "http/table_created", &values::table_created());
    add(to, "http/turn", &values::turn());
    let stored = protocol::write_row(&values::caused());
    all.insert("part/stored_entry".into(), stored);
    all.insert("part/stored_note".into(), protocol::write_note(&values::private_note()));
    all
}

/// The files in the folder.
fn on_disk(folder: &Path) -> Samples {
    let mut all = Samples::new();
    for room in fs::read_dir(folder).unwrap() {
        let room = room.unwrap();
        for file in fs::read_dir(room.path()).unwrap() {
            let path = file.unwrap().path();
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            let name = format!("{}/{stem}", room.file_name().to_string_lossy());
            all.insert(name, fs::read_to_string(&path).unwrap());
        }
    }
    all
}

#[test]
fn samples_match_the_wire_format() {
    let folder = folder();
    let samples: Samples = samples().into_iter().map(|(name, text)| (name, text + "\n")).collect();
    if env::var("SNAPSHOTS").is_ok_and(|value| value == "overwrite") {
        let _ = fs::remove_dir_all(&folder);
        for (name, text) in &samples {
            let path = folder.join(format!("{name}.json"));
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
    }
    let on_disk = on_disk(&folder);
    let names: Vec<_> = samples.keys().collect();
    assert_eq!(names, on_disk.keys().collect::<Vec<_>>(), "one file for each sample");
    for (name, text) in &samples {
        assert_eq!(on_disk[name], *text, "{name}");
    }
}

#[test]
fn a_stored_row_reads_back_with_its_cause() {
    let entry = values::caused();
    let body = protocol::write_row(&entry);
    let read = protocol::read_row(entry.seq, entry.at, &body).unwrap();
    assert_eq!(read, entry);
}

/// Hand-written messages may omit fields with defaults.
#[test]
fn omitted_fields_have_defaults() {
    let check = |short: &str, long: &str| {
        let read: table::Opening = serde_json::from_str(short).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), long);
    };
    check(
        r#"{"rules":"k2"}"#,
        r#"{"rules":"k2","clock":{"type":"none"},"privacy":"open","spectators":true,"talk":true,"undo":true,"aids":true,"stand_in":"baron","seats":["host"],"ready":false}"#,
    );
    let options: table::Options = serde_json::from_str(r#"{"rules":"k2"}"#).unwrap();
    assert_eq!(options, table::Options::new("k2".parse().unwrap()));
    let pairing: protocol::PairingRequest = serde_json::from_str(r#"{"rules":"k2"}"#).unwrap();
    assert_eq!((pairing.wait_ms, pairing.level), (15_000, table::Level::Knight));
    let posted: protocol::PostedIntent = serde_json::from_str(r#"{"type":"undo"}"#).unwrap();
    assert_eq!((posted.id, posted.seen), (None, None));
}

/// The wire says `aids` where everything else says hints; programs may say either.
#[test]
fn hints_have_two_names_on_the_wire() {
    for name in ["aids", "hints"] {
        let text = format!(r#"{{"rules":"k2","{name}":false}}"#);
        let options: table::Options = serde_json::from_str(&text).unwrap();
        assert!(!options.hints, "{name}");
    }
}

/// What was stored before tables said what a clock does: the others decide, and whoever resigned did so
/// by choice. It is also written as it was.
#[test]
fn facts_about_time_from_before_there_was_an_option_read_and_write_alike() {
    let seat = rules::Seat::new(0).unwrap();
    let facts = [
        (r#"{"type":"time_ran_out","seat":1}"#, Fact::TimeRanOut { seat, then: None }),
        (r#"{"type":"resigned","seat":1}"#, Fact::Resigned { seat, out_of_time: false }),
    ];
    for (text, fact) in facts {
        assert_eq!(serde_json::from_str::<Fact>(text).unwrap(), fact);
        assert_eq!(serde_json::to_string(&fact).unwrap(), text);
    }
}

/// Newer versions may add fields.
#[test]
fn unknown_fields_are_ignored() {
    let text = r#"{"type":"watch","table":"t1","mood":"curious"}"#;
    let watch = protocol::ToServer::Watch { table: "t1".parse().unwrap(), after: None };
    assert_eq!(protocol::ToServer::read(text), Ok(watch));
}
