//! Why a message cannot be read, in the words of whoever refuses it.
//!
//! The reader of JSON knows only that a text was not accepted. If that text is in the notation, its own
//! code says more: `rules.line_too_short` for rules that cannot be played.

use std::fmt::Display;

use rules::{Action, ParseError, Problem, Rules};
use serde_json::Value;

use crate::code::{Code, ErrorBody};

/// The error for a JSON text that is not a message: the first fault in its rules and actions, or else
/// what its reader says.
pub fn unreadable(json: &[u8], reader_says: impl Display) -> ErrorBody {
    let value = serde_json::from_slice(json).unwrap_or(Value::Null);
    match fault_in(&value) {
        Some(fault) => ErrorBody {
            code: fault.code().into(),
            message: match fault.problem {
                Problem::Unplayable(reason) => reason.to_string(),
                _ => fault.to_string(),
            },
        },
        None => ErrorBody {
            code: Code::Malformed.code().into(),
            message: format!("{}: {reader_says}", Code::Malformed),
        },
    }
}

fn fault_in(value: &Value) -> Option<ParseError> {
    match value {
        Value::Object(fields) => fields.iter().find_map(|(name, value)| match value {
            Value::String(text) => match name.as_str() {
                "rules" => text.parse::<Rules>().err(),
                "action" => text.parse::<Action>().err(),
                _ => None,
            },
            _ => fault_in(value),
        }),
        Value::Array(items) => items.iter().find_map(fault_in),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_in_the_notation_keeps_its_code_and_words() {
        for (json, code, message) in [
            (
                r#"{"rules":"k5"}"#,
                "rules.line_too_short",
                "a line would have fewer dominoes than there are kings",
            ),
            (
                r#"{"type":"change","options":{"undo":true,"rules":"k4+abba"}}"#,
                "rules.first_claims",
                "the order A-B-B-A is for two seats",
            ),
            (
                r#"{"rules":"k2+abba+drawn"}"#,
                "parse.contradiction",
                "at character 9: this contradicts another option",
            ),
            (
                r#"[{"type":"act","action":"17@h7q"}]"#,
                "parse.direction",
                "at character 6: a direction n, e, s or w was expected here",
            ),
            (r#"{"rules":"k4"}"#, "message.malformed", "the message cannot be read: why"),
            (r#"{"rules":5}"#, "message.malformed", "the message cannot be read: why"),
            ("{", "message.malformed", "the message cannot be read: why"),
        ] {
            let error = unreadable(json.as_bytes(), "why");
            assert_eq!((error.code.as_str(), error.message.as_str()), (code, message), "{json}");
        }
    }
}
