//! Why an intent was refused. A refused intent changes nothing.

use std::fmt::{Display, Formatter, Result as Printed};

use rules::{IllegalAction, RulesError, coded};

coded! {
    /// Why a table refused an intent.
    Reason {
        BadId = "table.bad_id", "an id is 1 to 32 letters, digits, - or _";
        BadName = "player.bad_name", "a name is 1 to 24 readable characters";
        BadTime = "table.bad_time", "a time is out of range";
        Closed = "table.closed", "the table has been closed";
        NotSeated = "table.not_seated", "only seated players can do that";
        NotHost = "table.not_host", "only the host can do that";
        NoSuchSeat = "seat.none", "the table has no such seat";
        SeatTaken = "seat.taken", "that seat is taken";
        SeatEmpty = "seat.empty", "that seat is empty";
        HouseTaken = "seat.house_taken", "somebody else has that house";
        SeatsInUse = "seat.in_use", "a seated player would lose their seat";
        Full = "table.full", "every seat is taken";
        LogFull = "table.worn_out", "this table has reached its limit: open another one";
        Playing = "table.playing", "this is not possible during a game or match";
        NotAwaited = "shuffle.not_awaited", "the shuffle does not wait for you";
        WrongNonce = "shuffle.wrong_nonce", "this is not what you committed to";
        NotPlaying = "table.not_playing", "no game is running";
        NotYourTurn = "game.not_your_turn", "it is not your turn";
        Stale = "intent.stale", "the game has moved on: look again";
        FromTheFuture = "intent.ahead", "that fact has not happened yet";
        StandIn = "seat.stand_in", "a bot is playing for you: come back first";
        OutOfTime = "seat.out_of_time", "your time ran out: a bot plays this turn, the next one is yours";
        Resigned = "seat.resigned", "you have resigned";
        NotAway = "seat.not_away", "nobody is playing for you";
        NoUndo = "undo.off", "undo is turned off at this table";
        NothingToUndo = "undo.nothing", "you have nothing to undo";
        TurnPassed = "undo.turn_passed", "your turn is over: ask the others to take it back";
        Revealed = "undo.revealed", "something new has been revealed since";
        NotTheirTurn = "vote.not_their_turn", "it is not that player's turn";
        Present = "vote.present", "that player is here and has time left: wait a little";
        VoteOpen = "vote.open", "another question is still open";
        NoVote = "vote.none", "no question is open";
        NotAsked = "vote.not_asked", "that question is not for you";
        Alone = "vote.alone", "the others have gone, and the result is theirs too: let bots play for them, or resign";
        NotYours = "vote.not_yours", "only the player who asked can withdraw the question";
        TalkOff = "talk.off", "quick chat is turned off at this table";
        BadText = "talk.bad_text", "a message is 1 to 200 readable characters";
        NoFreeText = "talk.presets_only", "this table allows preset messages only";
        NoPartner = "team.none", "you have no partner at this table";
        TooFast = "talk.too_fast", "wait a moment before the next message";
    }
}

/// Why an intent was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The table does not allow it.
    Table(Reason),
    /// The rules of the game do not allow it.
    Action(IllegalAction),
    /// The rules cannot be played.
    Rules(RulesError),
}

impl Refusal {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Table(reason) => reason.code(),
            Self::Action(reason) => reason.code(),
            Self::Rules(reason) => reason.code(),
        }
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        match self {
            Self::Table(reason) => reason.fmt(f),
            Self::Action(reason) => reason.fmt(f),
            Self::Rules(reason) => reason.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        Self::Table(reason)
    }
}

impl From<IllegalAction> for Refusal {
    fn from(reason: IllegalAction) -> Self {
        Self::Action(reason)
    }
}

impl From<RulesError> for Refusal {
    fn from(reason: RulesError) -> Self {
        Self::Rules(reason)
    }
}
