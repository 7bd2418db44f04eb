//! The game at a table: its steps, and the current turn.

use rules::{Action, Actor, Deal, Position, Realm, Record, Seat, Step, StepError};
use serde::{Deserialize, Serialize};

use crate::contribution::Contribution;
use crate::dealer::{Seal, Seed};
use crate::fact::{Ending, Seq};
use crate::houses::Houses;
use crate::json;
use crate::options::{Millis, OnTimeout};
use crate::refusal::Reason;
use crate::shuffle::Shuffle;

/// A game, running or over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Which game at its table, counting from 1.
    pub number: u32,
    /// The commitment to its shuffle.
    pub seal: Seal,
    /// How it is shuffled.
    pub shuffle: Shuffle,
    /// What players add to the shuffle, in the order of their seats.
    pub contributions: Vec<Contribution>,
    pub began_at: Millis,
    pub turn: Option<Turn>,
    /// The last fact that changed it: a player who has not seen it must look again before acting.
    pub changed: Seq,
    pub end: Option<End>,
    /// How many of its first steps were given, where it continues from a moment of another game.
    pub given: u16,
    /// The houses as they were when it began.
    pub houses: Houses,
    /// What clocks did, as far as it has not been taken back.
    pub timeouts: Vec<Timeout>,
    steps: Vec<Step>,
    position: Position,
}

/// A turn: all consecutive decisions of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(Seat, Millis)", into = "(Seat, Millis)")]
pub struct Turn {
    pub seat: Seat,
    pub since: Millis,
}

impl From<(Seat, Millis)> for Turn {
    fn from((seat, since): (Seat, Millis)) -> Self {
        Self { seat, since }
    }
}

impl From<Turn> for (Seat, Millis) {
    fn from(Turn { seat, since }: Turn) -> Self {
        (seat, since)
    }
}

/// What a clock did when it ran out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Timeout {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// How many steps the game had.
    pub steps: u16,
    pub then: OnTimeout,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct End {
    pub ending: Ending,
    pub at: Millis,
    /// The seed of its shuffle.
    #[serde(with = "json::revealed_seed")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seed: Seed,
}

impl Game {
    /// A game before its first step.
    pub fn new(number: u32, start: Position, seal: Seal, at: Millis, seq: Seq) -> Self {
        let houses = Houses::standard(start.rules());
        let (steps, turn, end, given, position) = (Vec::new(), None, None, 0, start);
        let (began_at, changed, timeouts) = (at, seq, Vec::new());
        Self {
            number,
            seal,
            shuffle: Shuffle::default(),
            contributions: Vec::new(),
            began_at,
            turn,
            changed,
            end,
            given,
            houses,
            timeouts,
            steps,
            position,
        }
    }

    /// The given steps, as far as they have been applied.
    pub fn given_steps(&self) -> &[Step] {
        &self.steps[..self.steps.len().min(usize::from(self.given))]
    }

    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn is_on(&self) -> bool {
        self.end.is_none()
    }

    /// Whether players still have to reveal what they contribute: nothing is dealt before.
    pub fn awaits_contributions(&self) -> bool {
        self.contributions.iter().any(Contribution::is_awaited)
    }

    /// The contribution of a seat.
    pub fn contribution(&self, seat: Seat) -> Option<&Contribution> {
        self.contributions.iter().find(|contribution| contribution.seat == seat)
    }

    /// Whether nobody has acted since a line was dealt, so that people are still looking at it.
    pub fn has_fresh_line(&self) -> bool {
        let mut dealt = self.steps.iter().rev().map_while(|step| match step {
            Step::Deal(deal) => Some(deal),
            Step::Act(_) => None,
        });
        dealt.any(|deal| matches!(deal, Deal::Line(_)))
    }

    /// The game as a record, with these tags, and one for the houses that people chose.
    pub fn record(&self, mut tags: Vec<(String, String)>) -> Record {
        let (rules, components) = (*self.position.rules(), self.position.components());
        tags.extend(self.houses.tag(&rules));
        Record { rules, components, tags, steps: self.steps.clone() }
    }

    /// Applies a step.
    ///
    /// # Errors
    /// When it cannot follow.
    pub fn step(&mut self, step: Step) -> Result<(), StepError> {
        self.position.apply(step)?;
        self.steps.push(step);
        Ok(())
    }

    /// Goes back to this number of steps.
    pub(crate) fn go_back(&mut self, steps: usize) {
        self.steps.truncate(steps);
        // A turn that is taken back was not played by a clock; a player who has lost stays out.
        self.timeouts.retain(|timeout| {
            usize::from(timeout.steps) < steps || timeout.then == OnTimeout::Loss
        });
        self.position = self.positions().last().map_or(self.position, |(_, position)| position);
    }

    /// Whether a seat of a realm has acted after this number of steps.
    pub fn has_moved_since(&self, realm: Realm, steps: u16) -> bool {
        let rules = *self.position.rules();
        let acted = |actor| matches!(actor, Actor::Seat(seat) if rules.realm_of(seat) == realm);
        let later = self.positions().take(self.steps.len()).skip(usize::from(steps));
        later.map(|(_, position)| position.actor()).any(acted)
    }

    pub fn to_move(&self) -> Option<Seat> {
        match self.position.actor() {
            Actor::Seat(seat) if self.is_on() => Some(seat),
            _ => None,
        }
    }

    /// Checks whether a seat may undo its last action without asking.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check_undo(&self, seat: Seat) -> Result<(), Reason> {
        self.undo_to(seat).map(|_| ())
    }

    /// The number of steps that remain when a seat undoes its last action: its turn must still go
    /// on, with nothing dealt and nobody else having moved since.
    pub(crate) fn undo_to(&self, seat: Seat) -> Result<usize, Reason> {
        let back = self.take_back_to(seat)?;
        let is_last = back + 1 == self.steps.len();
        if is_last && self.to_move() == Some(seat) { Ok(back) } else { Err(Reason::TurnPassed) }
    }

    /// The number of steps that remain when a seat takes back its last action: others may have
    /// moved since, but nothing may have been dealt.
    pub(crate) fn take_back_to(&self, seat: Seat) -> Result<usize, Reason> {
        let movers: Vec<Actor> = self.positions().map(|(_, position)| position.actor()).collect();
        let own = |at: &usize| movers[*at] == Actor::Seat(seat);
        let last = (usize::from(self.given)..self.steps.len())
            .rev()
            .find(own)
            .ok_or(Reason::NothingToUndo)?;
        let revealed = self.steps[last..].iter().any(|step| matches!(step, Step::Deal(_)));
        if revealed { Err(Reason::Revealed) } else { Ok(last) }
    }

    /// The positions from the first to this one, each with the number of steps before it.
    fn positions(&self) -> impl Iterator<Item = (usize, Position)> {
        let mut position = Some(self.position.beginning());
        (0..=self.steps.len()).map_while(move |at| {
            let current = position?;
            if let (Some(&step), Some(next)) = (self.steps.get(at), position.as_mut()) {
                next.apply(step).ok()?;
            }
            Some((at, current))
        })
    }

    /// Checks that it is this seat's turn, and that the action is legal.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), crate::Refusal> {
        if !self.is_on() {
            return Err(Reason::NotPlaying.into());
        }
        if self.to_move() != Some(seat) {
            return Err(Reason::NotYourTurn.into());
        }
        Ok(self.position.check(action)?)
    }
}
