//! Why something was refused: small enums with stable codes (§9).
//!
//! A code is a promise to clients, which translate it. `Display` gives a short English sentence
//! for logs and command lines.

/// Defines an error enum of reasons, each with a stable code and a sentence.
///
/// ```
/// crownlands_rules::coded! {
///     /// Why a door stays shut.
///     Shut {
///         Locked = "door.locked", "the door is locked";
///     }
/// }
/// assert_eq!(Shut::Locked.code(), "door.locked");
/// assert_eq!(Shut::Locked.to_string(), "the door is locked");
///
/// crownlands_rules::coded! {
///     /// Why nobody comes in.
///     Outside {
///         NoBell = "outside.no_bell", "there is no bell";
///         // Reasons of another kind keep their own codes and words.
///         => Door(Shut);
///     }
/// }
/// assert_eq!(Outside::Door(Shut::Locked).code(), "door.locked");
/// assert_eq!(Outside::Door(Shut::Locked).to_string(), "the door is locked");
/// ```
#[macro_export]
macro_rules! coded {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $code:literal, $text:literal;)+
        $(=> $carried:ident($reason:ty);)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$doc])* #[doc = concat!(" `", $code, "`: ", $text, ".")] $variant,)+
            $(#[doc = concat!(" A reason of [`", stringify!($reason), "`].")] $carried($reason),)*
        }

        impl $name {
            /// Every variant with a code of its own, in the order of the list.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The stable code, which clients translate.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => $code,)+
                    $(Self::$carried(reason) => reason.code(),)*
                }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self {
                    $(Self::$variant => f.write_str($text),)+
                    $(Self::$carried(reason) => core::fmt::Display::fmt(reason, f),)*
                }
            }
        }

        impl core::error::Error for $name {}
    };
}

coded! {
    /// Why an action was refused.
    #[non_exhaustive]
    IllegalAction {
        GameOver = "game.over", "the game has ended";
        Chance = "game.chance", "something must be dealt first";
        NotInTheseRules = "action.not_in_these_rules",
            "taxes, buildings and the dragon need Queendomino's box";
        NotNow = "action.not_now", "another decision is due";
        NoSuchSlot = "claim.no_such_slot", "the line has no such slot";
        SlotTaken = "claim.slot_taken", "a king stands on that slot";
        WrongDomino = "place.wrong_domino", "another domino has to be placed";
        ReversedDouble = "place.reversed_double",
            "both halves are alike: write it from its southern or western half";
        Occupied = "place.occupied", "a half would lie on a square or on the castle";
        OutsideGrid = "place.outside_grid", "the kingdom would not fit in its grid";
        NoMatch = "place.no_match", "neither half touches the castle or its own terrain";
        WrongDiscard = "discard.wrong_domino", "another domino has to be placed";
        CanPlace = "discard.can_place", "the domino fits somewhere and must be placed";
        NothingPlaced = "tax.no_domino", "no domino was placed this turn";
        NoKnight = "tax.no_knight", "the realm does not have that many knights in hand";
        NothingToBuild = "build.empty_spot", "no tile lies on that spot";
        NotATown = "build.not_a_town", "that is not a town square of the kingdom";
        AlreadyBuilt = "build.already_built", "a building stands there";
        TooDear = "build.too_dear", "the realm does not have enough coins";
        DragonAway = "bribe.dragon_away", "the dragon has flown off and returns next round";
        HostsQueen = "bribe.hosts_queen", "the Queen's host cannot bribe the dragon";
        NoCoin = "bribe.no_coin", "bribing the dragon costs a coin";
        NothingToBurn = "bribe.empty_spot", "no tile lies on that spot";
    }
}

coded! {
    /// Why a deal was refused.
    #[non_exhaustive]
    DealError {
        NotDue = "deal.not_due", "nothing has to be dealt now";
        WrongKind = "deal.wrong_kind", "something else has to be dealt now";
        WrongCount = "deal.wrong_count", "the number dealt is not the number due";
        NotAvailable = "deal.not_available", "that is not available to be dealt";
    }
}

coded! {
    /// Why a mix of rules cannot be played.
    #[non_exhaustive]
    RulesError {
        Seats = "rules.seats", "the game is for two to eight players";
        Teams = "rules.teams", "teams of two need an even number of seats, at least four";
        FirstClaims = "rules.first_claims", "the order A-B-B-A is for two seats";
        BoxNotWhole = "rules.box_not_whole",
            "games with Queendomino's box use every domino of its boxes";
        TooManyDominoes = "rules.too_many_dominoes", "the boxes do not hold that many dominoes";
        UnevenLines = "rules.uneven_lines",
            "the dominoes do not divide evenly into the lines that fill the grid";
        LineTooLong = "rules.line_too_long", "a line would have more than eight dominoes";
        LineTooShort = "rules.line_too_short", "a line would have fewer dominoes than there are kings";
    }
}

impl From<crate::kingdom::Misplacement> for IllegalAction {
    fn from(reason: crate::kingdom::Misplacement) -> Self {
        use crate::kingdom::Misplacement as M;
        match reason {
            M::ReversedDouble => Self::ReversedDouble,
            M::Occupied => Self::Occupied,
            M::OutsideGrid => Self::OutsideGrid,
            M::NoMatch => Self::NoMatch,
        }
    }
}
