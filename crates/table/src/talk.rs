//! What players can say to each other: presets that every client can translate, no free text.

/// Something to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Have fun!
    HaveFun,
    /// Well played!
    WellPlayed,
    /// Thank you!
    Thanks,
    /// Sorry!
    Sorry,
    /// One moment, please.
    OneMoment,
    /// Your turn!
    YourTurn,
    /// Good game!
    GoodGame,
    /// Again?
    Again,
    /// I have to go.
    Goodbye,
    /// Clapping hands.
    Applause,
    /// A laugh.
    Laugh,
    /// A surprised face.
    Surprise,
    /// A thinking face.
    Thinking,
    /// A crown.
    Crown,
    /// A heart.
    Heart,
    /// A dragon.
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

    /// Its stable name.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(phrase, _)| *phrase == self).map_or("", |(_, name)| name)
    }

    /// The phrase of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == name).map(|(phrase, _)| *phrase)
    }

    /// Whether it is a picture rather than a sentence.
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
