//! What players can say to each other: preset phrases that every client can translate, no free
//! text.

use std::fmt::{Display, Formatter, Result as Printed};
use std::str::FromStr;

use crate::json::text_form;

/// A preset phrase or reaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(rename_all = "snake_case"))]
pub enum Phrase {
    Hello,
    GoodLuck,
    HaveFun,
    WellPlayed,
    Thanks,
    Sorry,
    OneMoment,
    YourTurn,
    GoodGame,
    Again,
    /// "I have to go."
    Goodbye,
    Applause,
    Laugh,
    Surprise,
    Thinking,
    Crown,
    Heart,
    Dragon,
}

impl Phrase {
    /// Sentences first, then reactions.
    pub const ALL: [(Self, &'static str); 18] = [
        (Self::Hello, "hello"),
        (Self::GoodLuck, "good_luck"),
        (Self::HaveFun, "have_fun"),
        (Self::WellPlayed, "well_played"),
        (Self::Thanks, "thanks"),
        (Self::Sorry, "sorry"),
        (Self::OneMoment, "one_moment"),
        (Self::YourTurn, "your_turn"),
        (Self::GoodGame, "good_game"),
        (Self::Again, "again"),
        (Self::Goodbye, "goodbye"),
        (Self::Applause, "applause"),
        (Self::Laugh, "laugh"),
        (Self::Surprise, "surprise"),
        (Self::Thinking, "thinking"),
        (Self::Crown, "crown"),
        (Self::Heart, "heart"),
        (Self::Dragon, "dragon"),
    ];

    /// The stable name in messages.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(phrase, _)| *phrase == self).map_or("", |(_, name)| name)
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == name).map(|(phrase, _)| *phrase)
    }

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

text_form!(Phrase);

impl Display for Phrase {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str(self.name())
    }
}

impl FromStr for Phrase {
    type Err = UnknownPhrase;

    fn from_str(name: &str) -> Result<Self, UnknownPhrase> {
        Self::named(name).ok_or(UnknownPhrase)
    }
}

/// No phrase has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownPhrase;

impl Display for UnknownPhrase {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str("no such phrase")
    }
}

impl std::error::Error for UnknownPhrase {}
