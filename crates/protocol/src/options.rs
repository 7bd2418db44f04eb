//! What a table is for, as JSON.

use rules::Rules;
use table::{Level, Millis};

use crate::mirror::mirror;
use crate::text;

mirror! {
    /// What is left out has the value that most people want.
    struct Options {
        /// What is played, as in `k4+middle+harmony`.
        #[serde(with = "text::of")]
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "k4+middle+harmony"))]
        rules: Rules,
        /// How much time there is.
        #[serde(default)]
        clock: Clock,
        /// Who may find the table.
        #[serde(default)]
        privacy: Privacy,
        /// Whether others may watch.
        #[serde(default = "yes")]
        spectators: bool,
        /// Whether players may talk in presets.
        #[serde(default = "yes")]
        talk: bool,
        /// Whether actions can be undone.
        #[serde(default = "yes")]
        undo: bool,
        /// Whether clients may show legal spots and what they score.
        #[serde(default = "yes")]
        aids: bool,
        /// Bots for seats that nobody takes.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "fill")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Fill>))]
        fill: Option<table::Fill>,
        /// Who plays for somebody who is gone.
        #[serde(default = "usual_stand_in", with = "text::level")]
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "baron"))]
        stand_in: Level,
    }
}

mirror! {
    #[serde(tag = "type")]
    #[derive(Copy, Default)]
    enum Clock {
        /// No clock.
        #[default]
        None,
        /// A bank for the whole game.
        Bank {
            /// What everyone starts with.
            bank_ms: Millis,
            /// What a turn brings.
            #[serde(default)]
            increment_ms: Millis,
        },
        /// So much for each turn.
        Turn {
            /// What a turn may take.
            turn_ms: Millis,
        },
    }
}

mirror! {
    #[derive(Copy, Default)]
    enum Privacy {
        /// Listed in the lobby.
        #[default]
        Open,
        /// For whoever has the link.
        Link,
    }
}

mirror! {
    #[derive(Copy)]
    struct Fill {
        /// How long those who are ready wait.
        after_ms: Millis,
        /// Who comes then.
        #[serde(with = "text::level")]
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "knight"))]
        level: Level,
    }
}

const fn yes() -> bool {
    true
}

const fn usual_stand_in() -> Level {
    Level::Baron
}

/// A [`Fill`] that may be missing.
mod fill {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Fill;

    #[expect(clippy::ref_option, reason = "serde calls it so")]
    pub(super) fn serialize<S: Serializer>(
        fill: &Option<table::Fill>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        fill.map(Fill::from).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<table::Fill>, D::Error> {
        Ok(Option::<Fill>::deserialize(from)?.map(Into::into))
    }
}
