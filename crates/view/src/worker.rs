//! The messages between the page and the worker in which its bots think.
//!
//! Both are built from this file, so they cannot drift apart. Positions and actions are in
//! notation, as everywhere.

use rules::{Action, Position, Setup};
use serde::{Deserialize, Serialize};
use table::{BotQuestion, Level, Millis};

/// From the page. The worker handles one request after another; a page that no longer wants an
/// answer terminates the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToWorker {
    /// Decide for a bot. The answer carries the same `id`.
    Decide { id: u32, level: Level, seed: u64, position: String, limit_ms: Millis },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromWorker {
    /// It has loaded and is listening; the page sends nothing before that.
    Ready,
    /// `action` is missing if the request was invalid.
    Decided { id: u32, action: Option<String> },
    /// The weights that the bot needs could not be loaded.
    Unprepared { id: u32 },
}

impl ToWorker {
    pub fn decide(id: u32, question: &BotQuestion) -> Self {
        let BotQuestion { level, seed, position, limit_ms } = *question;
        Self::Decide { id, level, seed, position: position.setup().to_string(), limit_ms }
    }

    /// The question, if its position is valid.
    pub fn question(&self) -> Option<BotQuestion> {
        let Self::Decide { level, seed, position, limit_ms, .. } = self;
        let position = Position::from_setup(&position.parse::<Setup>().ok()?).ok()?;
        Some(BotQuestion { level: *level, seed: *seed, position, limit_ms: *limit_ms })
    }
}

impl FromWorker {
    pub fn decided(id: u32, action: Option<Action>) -> Self {
        Self::Decided { id, action: action.map(|action| action.to_string()) }
    }
}

/// Serialises a message.
pub fn write<T: Serialize>(message: &T) -> String {
    serde_json::to_string(message).expect("messages have a JSON form")
}

pub fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Option<T> {
    serde_json::from_str(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_arrives_as_it_was_asked() {
        for preset in rules::Preset::ALL {
            let position = Position::new(preset.rules).unwrap();
            let asked = BotQuestion { level: Level::Duke, seed: u64::MAX, position, limit_ms: 7 };
            let message = write(&ToWorker::decide(3, &asked));
            let read: ToWorker = read(&message).unwrap();
            assert_eq!(read.question(), Some(asked), "{}", preset.name);
        }
    }

    #[test]
    fn an_answer_arrives_as_it_was_given() {
        let action: Action = "17@h7n".parse().unwrap();
        for answer in [
            FromWorker::Ready,
            FromWorker::decided(3, Some(action)),
            FromWorker::decided(4, None),
            FromWorker::Unprepared { id: 5 },
        ] {
            assert_eq!(read(&write(&answer)), Some(answer));
        }
    }

    #[test]
    fn nonsense_is_not_a_question() {
        let request = ToWorker::Decide {
            id: 1,
            level: Level::Page,
            seed: 0,
            position: "k2".into(),
            limit_ms: 1,
        };
        assert_eq!(request.question(), None);
        assert_eq!(read::<ToWorker>("ready"), None);
    }
}
