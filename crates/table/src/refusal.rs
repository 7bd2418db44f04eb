//! Why an intent was refused. Nothing changes by a refused intent.

use std::fmt::{Display, Formatter, Result as Printed};

use rules::{IllegalAction, RulesError, coded};

coded! {
    /// Why a table refused an intent.
    Reason {
        BadId = "table.bad_id", "an id has 1 to 32 letters, digits, - or _";
        BadName = "player.bad_name", "a name has 1 to 24 readable letters";
        BadTime = "table.bad_time", "a time is out of bounds";
        Closed = "table.closed", "the table has been closed";
        NotSeated = "table.not_seated", "only who sits at the table may do that";
        NotHost = "table.not_host", "only the host of the table may do that";
        NoSuchSeat = "seat.none", "the table has no such seat";
        SeatTaken = "seat.taken", "somebody sits there";
        SeatEmpty = "seat.empty", "nobody sits there";
        SeatsInUse = "seat.in_use", "somebody would lose their seat";
        Full = "table.full", "every seat is taken";
        LogFull = "table.worn_out", "so much has happened at this table: open another";
        Playing = "table.playing", "not while a game or match is being played";
        NotPlaying = "table.not_playing", "no game is being played";
        NotYourTurn = "game.not_your_turn", "somebody else is to move";
        Stale = "intent.stale", "the game has moved on since: look again";
        FromTheFuture = "intent.ahead", "the table has not come that far";
        StandIn = "seat.stand_in", "a bot plays for you: come back first";
        Resigned = "seat.resigned", "you have resigned";
        NotAway = "seat.not_away", "nobody plays for you";
        NoUndo = "undo.off", "undoing is switched off at this table";
        NothingToUndo = "undo.nothing", "you have done nothing that could be undone";
        TurnPassed = "undo.turn_passed", "your turn is over: ask the others to take it back";
        Revealed = "undo.revealed", "something was revealed since";
        NotTheirTurn = "vote.not_their_turn", "the game does not wait for that seat";
        Present = "vote.present", "they are here and have time: wait a little";
        VoteOpen = "vote.open", "another question is open";
        NoVote = "vote.none", "no question is open";
        NotAsked = "vote.not_asked", "that question is not for you";
        NotYours = "vote.not_yours", "only who asked may take the question back";
        TalkOff = "talk.off", "talk is switched off at this table";
        TooFast = "talk.too_fast", "one message at a time";
    }
}

/// Why nothing was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The table does not allow it.
    Table(Reason),
    /// The rules of the game do not.
    Action(IllegalAction),
    /// No game can be played by such rules.
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
