//! What only a live table has: its stage, options, votes and undo.

use rules::Seat;
use table::{Millis, Options, Question, Reason, Seq, Stage, State, TableId};

/// The live table around a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableScene {
    pub id: TableId,
    /// The last fact.
    pub seq: Seq,
    pub stage: Stage,
    pub options: Options,
    /// Whether the viewer may change the options.
    pub hosted_by_viewer: bool,
    /// When bots take the free seats.
    pub fills_at: Option<Millis>,
    /// Which game at this table, counting from 1; 0 before the first.
    pub game: u32,
    /// The open question.
    pub vote: Option<VoteScene>,
    /// Whether the viewer may undo.
    pub undo: Undo,
}

/// An open question to the other players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoteScene {
    /// Who asked.
    pub by: Seat,
    pub question: Question,
    /// When it was asked.
    pub since: Millis,
    /// Who has agreed.
    pub agreed: Vec<Seat>,
    /// Who has yet to answer.
    pub undecided: Vec<Seat>,
    /// Whether the viewer asked, and may withdraw it.
    pub is_own: bool,
    /// Whether the viewer has yet to answer.
    pub asks_viewer: bool,
}

/// Whether the viewer's last action can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undo {
    /// No, for this reason.
    No(Reason),
    /// At once, by [`table::Intent::Undo`].
    Now,
    /// If the others agree, by [`Question::TakeBack`].
    Ask {
        /// The players to ask. If there are only bots, it happens at once.
        others: Vec<Seat>,
    },
}

impl TableScene {
    pub(super) fn of(state: &State, viewer: Option<Seat>) -> Self {
        let chair = viewer.and_then(|seat| state.chair(seat));
        Self {
            id: state.id.clone(),
            seq: state.seq,
            stage: state.stage,
            options: state.options.clone(),
            hosted_by_viewer: chair.is_some_and(|chair| chair.is_of(&state.host)),
            fills_at: state.fills_at(),
            game: state.game.as_ref().map_or(0, |game| game.number),
            vote: vote(state, viewer),
            undo: Undo::of(state, viewer),
        }
    }
}

fn vote(state: &State, viewer: Option<Seat>) -> Option<VoteScene> {
    let vote = state.vote.as_ref()?;
    let undecided = state.undecided();
    Some(VoteScene {
        by: vote.by,
        question: vote.question,
        since: vote.since,
        agreed: vote.yes.clone(),
        is_own: viewer == Some(vote.by),
        asks_viewer: viewer.is_some_and(|seat| undecided.contains(&seat)),
        undecided,
    })
}

impl Undo {
    /// Whether a seat's last action can be undone.
    pub fn of(state: &State, viewer: Option<Seat>) -> Self {
        match Self::allowed(state, viewer) {
            Ok(undo) => undo,
            Err(reason) => Self::No(reason),
        }
    }

    fn allowed(state: &State, viewer: Option<Seat>) -> Result<Self, Reason> {
        let seat = viewer.ok_or(Reason::NotSeated)?;
        let game = state.game.as_ref().filter(|game| game.is_on()).ok_or(Reason::NotPlaying)?;
        let chair = state.chair(seat).ok_or(Reason::NoSuchSeat)?;
        if !state.options.undo {
            return Err(Reason::NoUndo);
        }
        if chair.resigned {
            return Err(Reason::Resigned);
        }
        if chair.stand_in {
            return Err(Reason::StandIn);
        }
        if chair.covered {
            return Err(Reason::OutOfTime);
        }
        match game.check_undo(seat) {
            Ok(()) => Ok(Self::Now),
            Err(Reason::TurnPassed) if state.vote.is_some() => Err(Reason::VoteOpen),
            Err(Reason::TurnPassed) => {
                let asked =
                    state.seats().filter(|(other, chair)| *other != seat && chair.can_be_asked());
                Ok(Self::Ask { others: asked.map(|(other, _)| other).collect() })
            }
            Err(reason) => Err(reason),
        }
    }
}
