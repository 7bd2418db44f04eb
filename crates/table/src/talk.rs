//! What players can say to the whole table: presets that every client can translate,
//! and free text where the table allows it.

use std::fmt::{Display, Formatter, Result as Printed};

use rules::Seat;

use crate::fact::Fact;
use crate::names::Text;

/// Defines an enum of values with stable names, as they are written in messages.
macro_rules! named_values {
    ($(#[$doc:meta])* $type:ident { $($(#[$of_value:meta])* $value:ident = $name:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(rename_all = "snake_case"))]
        pub enum $type {
            $($(#[$of_value])* $value,)+
        }

        impl $type {
            /// In the order in which players are offered them.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$value),+];

            /// The stable name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $name,)+
                }
            }

            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.name() == name)
            }
        }

        $crate::json::text_form!($type);

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::talk::UnknownPhrase;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                Self::named(name).ok_or($crate::talk::UnknownPhrase)
            }
        }
    };
}
pub(crate) use named_values;

/// What a player says to the whole table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    Phrase(Phrase),
    Text(Text),
}

impl Fact {
    /// What somebody says in it, and from which seat.
    pub fn saying(&self) -> Option<(Seat, Saying)> {
        match self {
            Self::Said { seat, phrase } => Some((*seat, Saying::Phrase(*phrase))),
            Self::Wrote { seat, text } => Some((*seat, Saying::Text(text.clone()))),
            _ => None,
        }
    }
}

named_values! {
    /// A preset phrase or reaction: phrases first, then reactions.
    Phrase {
        Hello = "hello",
        GoodLuck = "good_luck",
        HaveFun = "have_fun",
        WellPlayed = "well_played",
        Thanks = "thanks",
        Sorry = "sorry",
        OneMoment = "one_moment",
        YourTurn = "your_turn",
        GoodGame = "good_game",
        Again = "again",
        /// "I have to go."
        Goodbye = "goodbye",
        Applause = "applause",
        Laugh = "laugh",
        Surprise = "surprise",
        Thinking = "thinking",
        Crown = "crown",
        Heart = "heart",
        Dragon = "dragon",
    }
}

impl Phrase {
    /// Whether it is a reaction, shown as a picture, rather than a phrase.
    pub fn is_reaction(self) -> bool {
        matches!(
            self,
            Self::Applause
                | Self::Laugh
                | Self::Surprise
                | Self::Thinking
                | Self::Crown
                | Self::Heart
                | Self::Dragon
        )
    }
}

/// No value has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownPhrase;

impl Display for UnknownPhrase {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str("this name is unknown")
    }
}

impl std::error::Error for UnknownPhrase {}
