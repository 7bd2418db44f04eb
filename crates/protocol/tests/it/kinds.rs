//! The variants of every enum on the wire, by the name of their sample.
//!
//! A variant that is not listed here does not compile, and one that is listed needs a sample.

use protocol::{ToClient, ToServer};
use table::{
    Clock, Dropped, Ending, Fact, Holder, Intent, OnTimeout, Phrase, Privacy, Question, Remark,
    Stage, TeamPhrase, Wanted,
};

/// An enum with named kinds.
pub(crate) trait Kind {
    /// The names of all kinds.
    fn all() -> Vec<&'static str>;

    /// The name of this value's kind.
    fn kind(&self) -> &'static str;
}

macro_rules! kinds {
    ($($type:ident { $($variant:ident = $name:literal),+ $(,)? })+) => {
        $(impl Kind for $type {
            fn all() -> Vec<&'static str> {
                vec![$($name),+]
            }

            fn kind(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $name),+
                }
            }
        })+
    };
}

kinds! {
    ToServer {
        Hello = "hello", Watch = "watch", Unwatch = "unwatch", Intent = "intent", Lobby = "lobby",
        Consult = "consult", Ping = "ping",
    }
    ToClient {
        Welcome = "welcome", Snapshot = "snapshot", Facts = "facts", Notes = "notes", Done = "done",
        Refused = "refused", Spectators = "spectators", Lobby = "lobby", LobbyTable = "lobby_table", LobbyGone = "lobby_gone",
        Turn = "turn", Error = "error", Pong = "pong",
    }
    Intent {
        Sit = "sit", House = "house", SeatBot = "seat_bot", Free = "free", Change = "change", Ready = "ready", Reveal = "reveal",
        Act = "act", Undo = "undo", Ask = "ask", Answer = "answer", Withdraw = "withdraw",
        Resign = "resign", Leave = "leave", Return = "return", Say = "say", Write = "write",
        Close = "close",
    }
    Fact {
        Opened = "opened", Changed = "changed", Sat = "sat", BotSat = "bot_sat", Stood = "stood",
        HostIs = "host_is", HouseIs = "house_is", Readied = "readied", Began = "began", Revealed = "revealed", Missing = "missing", Stepped = "stepped",
        Undone = "undone", TimeRanOut = "time_ran_out", TimeGranted = "time_granted",
        Held = "held",
        Left = "left", Returned = "returned", TakenOver = "taken_over", Resigned = "resigned",
        Asked = "asked", Agreed = "agreed", Dropped = "dropped", Ended = "ended", Said = "said",
        Wrote = "wrote", Closed = "closed",
    }
    Question { TakeBack = "take_back", TakeOver = "take_over", Wait = "wait", End = "end" }
    Dropped { Declined = "declined", Withdrawn = "withdrawn", Lapsed = "lapsed" }
    Ending { Finished = "finished", Resigned = "resigned", Abandoned = "abandoned" }
    Clock { None = "none", Bank = "bank", Turn = "turn" }
    OnTimeout { Bot = "bot", Skip = "skip", Loss = "loss" }
    Privacy { Open = "open", Link = "link" }
    Stage { Gathering = "gathering", Playing = "playing", Pause = "pause", Closed = "closed" }
    Holder { Nobody = "nobody", Bot = "bot", Player = "player" }
    Remark { Phrase = "phrase", Text = "text", Domino = "domino", Square = "square", Building = "building", Plan = "plan" }
    Wanted { Host = "host", Anybody = "anybody", Bot = "bot" }
}

impl Kind for Phrase {
    fn all() -> Vec<&'static str> {
        Phrase::ALL.map(Phrase::name).to_vec()
    }

    fn kind(&self) -> &'static str {
        self.name()
    }
}

impl Kind for TeamPhrase {
    fn all() -> Vec<&'static str> {
        Self::ALL.map(Self::name).to_vec()
    }

    fn kind(&self) -> &'static str {
        self.name()
    }
}
