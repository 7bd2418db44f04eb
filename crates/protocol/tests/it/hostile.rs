//! Invalid input is refused with a code, and nothing panics.

use proptest::prelude::*;
use protocol::{
    Code, MESSAGE_BYTES_MAX, NewPlayer, PairingRequest, PostedIntent, Snapshot, ToClient, ToServer,
    read_row,
};
use table::{Intent, Opening};

use crate::samples::samples;

fn refused(text: &str) -> String {
    ToServer::read(text).expect_err(text).code
}

fn message_with(intent: &str) -> String {
    format!(r#"{{"type":"intent","table":"t1","id":"i1","seen":1,"intent":{intent}}}"#)
}

#[test]
fn bad_messages_are_malformed() {
    let mut cases: Vec<String> = [
        "",
        " ",
        "null",
        "1",
        "[]",
        "{}",
        "{",
        "\u{0}",
        r#""hello""#,
        r#"{"type":"hello"}"#,
        r#"{"type":"hello","protocol":"1"}"#,
        r#"{"type":"hello","protocol":-1}"#,
        r#"{"type":"hello","protocol":4294967296}"#,
        r#"{"type":"hello","protocol":1e400}"#,
        r#"{"type":"hello","protocol":1} {"#,
        r#"{"type":"Hello","protocol":1}"#,
        r#"{"type":"greet"}"#,
        r#"{"type":7}"#,
        r#"{"type":"watch"}"#,
        r#"{"type":"watch","table":""}"#,
        r#"{"type":"watch","table":"../t1"}"#,
        r#"{"type":"watch","table":"t 1"}"#,
        r#"{"type":"watch","table":"tä"}"#,
        r#"{"type":"watch","table":7}"#,
        r#"{"type":"watch","table":"t1","after":-1}"#,
        r#"{"type":"watch","table":"t1","after":18446744073709551616}"#,
        r#"{"type":"watch","table":"t1","after":1.5}"#,
        r#"{"type":"lobby","watch":1}"#,
        r#"{"type":"ping","nonce":-1}"#,
        r#"{"type":"intent","table":"t1","id":"","seen":1,"intent":{"type":"undo"}}"#,
        r#"{"type":"intent","table":"t1","id":"i1","intent":{"type":"undo"}}"#,
        r#"{"type":"intent","table":"t1","id":"i1","seen":1}"#,
    ]
    .map(String::from)
    .into();
    let intents = [
        "null",
        r#""undo""#,
        r#"{"type":"sit"}"#,
        r#"{"type":"sit","seat":0}"#,
        r#"{"type":"sit","seat":9}"#,
        r#"{"type":"sit","seat":-1}"#,
        r#"{"type":"sit","seat":"1"}"#,
        r#"{"type":"sit","seat":1.0}"#,
        r#"{"type":"sit","seat":18446744073709551615}"#,
        r#"{"type":"seat_bot","seat":1,"level":"emperor"}"#,
        r#"{"type":"act","action":["17@h7n"]}"#,
        r#"{"type":"say","phrase":"anything I like"}"#,
        r#"{"type":"ask","question":{"type":"wait","seat":9}}"#,
        r#"{"type":"ask","question":"end"}"#,
        r#"{"type":"change","options":{}}"#,
        r#"{"type":"change","options":{"rules":"k2","clock":{"type":"hourglass"}}}"#,
        r#"{"type":"change","options":{"rules":"k2","clock":{"type":"turn","turn_ms":1e99}}}"#,
        r#"{"type":"change","options":{"rules":"k2","fill":{"after_ms":1}}}"#,
    ];
    cases.extend(intents.map(message_with));
    cases.push(format!(r#"{{"type":"watch","table":"{}"}}"#, "t".repeat(33)));
    for text in cases {
        assert_eq!(refused(&text), Code::Malformed.code(), "{text}");
    }
}

#[test]
fn bad_notation_in_messages_keeps_its_own_code() {
    for (json, code) in [
        (r#"{"type":"act","action":""}"#, "parse.action"),
        (r#"{"type":"act","action":"17@z7n"}"#, "parse.cell"),
        (r#"{"type":"act","action":"99@h7n"}"#, "parse.domino"),
        (r#"{"type":"act","action":">0"}"#, "parse.slot"),
        (r#"{"type":"act","action":">99999999999999999999"}"#, "parse.slot"),
        (r#"{"type":"change","options":{"rules":"chess"}}"#, "parse.mode"),
        (r#"{"type":"change","options":{"rules":"k9"}}"#, "rules.seats"),
        (r#"{"type":"change","options":{"rules":"k5"}}"#, "rules.line_too_short"),
    ] {
        assert_eq!(refused(&message_with(json)), code, "{json}");
    }
}

#[test]
fn fact_numbers_are_bounded() {
    let facts = |seq: &str, at: &str| {
        format!(
            r#"{{"type":"facts","table":"t1","entries":[{{"seq":{seq},"at":{at},"fact":{{"type":"closed"}}}}]}}"#
        )
    };
    for good in ["0", "9007199254740991"] {
        assert!(ToClient::read(&facts(good, good)).is_ok(), "{good}");
    }
    assert!(ToClient::read(&facts("1", "-9007199254740991")).is_ok());
    for bad in ["9007199254740992", "18446744073709551615", "18446744073709551616", "-1"] {
        assert!(ToClient::read(&facts(bad, "1")).is_err(), "{bad}");
    }
    for bad in ["9007199254740992", "-9007199254740992", "-9223372036854775808"] {
        assert!(ToClient::read(&facts("1", bad)).is_err(), "{bad}");
    }
}

#[test]
fn long_messages_are_not_parsed() {
    let padded = |spaces: usize| format!(r#"{{"type":"ping"}}{}"#, " ".repeat(spaces));
    let longest = padded(MESSAGE_BYTES_MAX - padded(0).len());
    assert!(ToServer::read(&longest).is_ok());
    assert_eq!(refused(&(longest + " ")), Code::TooLong.code());
}

#[test]
fn nesting_is_limited() {
    let deep = |depth: usize| format!(r#"{{"type":"ping","nonce":{}"#, "[".repeat(depth));
    assert_eq!(refused(&deep(4_000)), Code::Malformed.code());
    assert!(ToClient::read(&deep(1_000_000)).is_err());
    assert!(read_row(1, 1, &deep(1_000_000)).is_err());
}

#[test]
fn names_and_ids_over_http_are_checked_too() {
    let name = |name: &str| serde_json::json!({ "name": name }).to_string();
    for bad in ["", "  ", "a\u{200b}b", "\n", &"x".repeat(25), &"x".repeat(100_000)] {
        assert!(serde_json::from_str::<NewPlayer>(&name(bad)).is_err(), "{bad:?}");
    }
    let posted: PostedIntent = serde_json::from_str(r#"{"type":"undo","id":"not an id"}"#).unwrap();
    assert_eq!(posted.intent_id().unwrap_err().code(), "table.bad_id");
}

/// Parses a text as every kind of outside input.
fn read_as_everything(text: &str) {
    match ToServer::read(text) {
        Ok(message) => assert_eq!(ToServer::read(&message.to_json()), Ok(message)),
        Err(error) => {
            let known = ["message.", "parse.", "rules."];
            assert!(known.iter().any(|kind| error.code.starts_with(kind)), "{error}");
        }
    }
    if let Ok(ToClient::Snapshot { snapshot }) = ToClient::read(text) {
        look_around(*snapshot);
    }
    if let Ok(snapshot) = serde_json::from_str::<Snapshot>(text) {
        look_around(snapshot);
    }
    let _ = read_row(1, 1, text);
    let _ = serde_json::from_str::<Intent>(text);
    let _ = serde_json::from_str::<Opening>(text);
    let _ = serde_json::from_str::<PostedIntent>(text);
    let _ = serde_json::from_str::<PairingRequest>(text);
}

/// An accepted snapshot answers every query and can continue.
fn look_around(snapshot: Snapshot) {
    let Ok(mut state) = snapshot.into_state() else { return };
    let _ = (state.next_deadline(), state.bot_to_move(), state.undecided(), state.is_listed());
    let _ = (state.results(), Snapshot::from(&state));
    for fact in crate::values::facts() {
        let (seq, at) = (state.seq.saturating_add(1), state.at);
        let entry = table::Entry { seq, at, cause: None, fact };
        // After an error the state must no longer be used.
        let mut next = state.clone();
        if next.apply(&entry).is_ok() {
            state = next;
            let _ = state.next_deadline();
        }
    }
}

/// Replacements for a word or number of a sample.
const WORDS: [&str; 18] = [
    "0",
    "9",
    "-1",
    "255",
    "65535",
    "4294967296",
    "9007199254740993",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "1e308",
    "null",
    "[]",
    "{}",
    "\"\"",
    "true",
    "w8",
    "closed",
];

#[test]
fn samples_with_one_word_changed_are_read_or_refused() {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || b"_-+@>".contains(&byte);
    for text in samples().into_values() {
        let bytes = text.as_bytes();
        let starts = (0..bytes.len())
            .filter(|&at| is_word(bytes[at]) && (at == 0 || !is_word(bytes[at - 1])));
        for start in starts {
            let length = bytes[start..].iter().take_while(|byte| is_word(**byte)).count();
            for word in WORDS {
                let changed = format!("{}{word}{}", &text[..start], &text[start + length..]);
                read_as_everything(&changed);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}") {
        read_as_everything(&text);
    }

    #[test]
    fn any_json_like_text_is_read_or_refused(text in r#"[{}\[\]",:a-z0-9 ]{0,80}"#) {
        read_as_everything(&text);
    }

    #[test]
    fn torn_samples_are_refused(
        text in prop::sample::select(samples().into_values().collect::<Vec<_>>()),
        at in any::<prop::sample::Index>(),
    ) {
        let at = at.index(text.len());
        prop_assume!(text.starts_with('{') && text.is_char_boundary(at));
        prop_assert!(ToServer::read(&text[..at]).is_err());
        read_as_everything(&text[..at]);
    }
}
