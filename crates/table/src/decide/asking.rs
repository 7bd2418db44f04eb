//! Votes: taking moves back, handing a seat to a bot, giving more time, ending the game.

use rules::Seat;

use super::draft::Draft;
use crate::chair::Chair;
use crate::fact::{Dropped, Ending, Fact, Player, Question, Seq};
use crate::refusal::{Reason, Refusal};
use crate::state::State;

impl State {
    /// Whether other people play who may come back, and none of them is here. A result is theirs too.
    pub fn is_left_alone(&self, seat: Seat) -> bool {
        let person = |chair: &Chair| chair.player().is_some_and(|player| !player.program);
        let others = || self.seats().filter(|(other, _)| *other != seat).map(|(_, chair)| chair);
        let may_return = others().any(|chair| person(chair) && !chair.resigned);
        may_return && !others().any(Chair::can_be_asked)
    }
}

impl Draft {
    pub(super) fn ask(
        &mut self,
        player: &Player,
        seen: Seq,
        question: Question,
    ) -> Result<(), Refusal> {
        let by = self.own_seat_in_game(player)?;
        self.seen.check_game(seen)?;
        if self.state.vote.is_some() {
            return Err(Reason::VoteOpen.into());
        }
        match question {
            Question::TakeBack => {
                self.require_undo()?;
                self.require_fresh(seen)?;
                self.take_back_to(by)?;
            }
            Question::TakeOver { seat } => self.require_missed(by, seat)?,
            Question::Wait { seat } => {
                self.require_missed(by, seat)?;
                self.require_waited_for(seat)?;
            }
            Question::End if self.state.is_left_alone(by) => return Err(Reason::Alone.into()),
            Question::End => {}
        }
        self.add(Fact::Asked { by, question });
        self.settle_vote();
        Ok(())
    }

    /// Refuses unless the seat is another player's and that player is missed.
    fn require_missed(&self, by: Seat, seat: Seat) -> Result<(), Reason> {
        let chair = self.state.chair(seat).ok_or(Reason::NoSuchSeat)?;
        if seat == by || !chair.is_played_by_holder() {
            return Err(Reason::NotAsked);
        }
        if self.state.is_missed(seat, self.now) { Ok(()) } else { Err(Reason::Present) }
    }

    fn require_waited_for(&self, seat: Seat) -> Result<(), Reason> {
        let turn = self.state.game.as_ref().and_then(|game| game.turn);
        let waited_for = turn.is_some_and(|turn| turn.seat == seat);
        if waited_for { Ok(()) } else { Err(Reason::NotTheirTurn) }
    }

    pub(super) fn answer(&mut self, player: &Player, seen: Seq, yes: bool) -> Result<(), Refusal> {
        let seat = self.seat_of(&player.id)?;
        if self.state.vote.is_none() {
            return Err(Reason::NoVote.into());
        }
        self.seen.check_question(seen)?;
        if !self.state.undecided().contains(&seat) {
            return Err(Reason::NotAsked.into());
        }
        if yes {
            self.add(Fact::Agreed { seat });
            self.settle_vote();
        } else {
            self.add(Fact::Dropped { why: Dropped::Declined { seat } });
        }
        Ok(())
    }

    pub(super) fn withdraw(&mut self, player: &Player, seen: Seq) -> Result<(), Refusal> {
        let seat = self.seat_of(&player.id)?;
        let vote = self.state.vote.as_ref().ok_or(Reason::NoVote)?;
        if vote.by != seat {
            return Err(Reason::NotYours.into());
        }
        self.seen.check_question(seen)?;
        self.add(Fact::Dropped { why: Dropped::Withdrawn });
        Ok(())
    }

    /// Drops the vote that a player asked for or that is about them, since a bot is about to play
    /// in their place.
    pub(super) fn drop_vote_of_or_about(&mut self, seat: Seat) {
        let concerned = self.state.vote.as_ref().and_then(|vote| {
            (vote.by == seat || vote.question.subject() == Some(seat)).then_some(vote.by)
        });
        if let Some(by) = concerned {
            let why = if by == seat { Dropped::Withdrawn } else { Dropped::Lapsed };
            self.add(Fact::Dropped { why });
        }
    }

    /// Carries out the question once nobody is left to answer.
    pub(super) fn settle_vote(&mut self) {
        let Some(vote) = self.state.vote.clone() else { return };
        if !self.state.undecided().is_empty() {
            return;
        }
        match vote.question {
            Question::TakeBack => match self.take_back_to(vote.by) {
                Ok(steps) => self.add(Fact::Undone { seat: vote.by, steps }),
                Err(_) => self.add(Fact::Dropped { why: Dropped::Lapsed }),
            },
            Question::TakeOver { seat } => self.add(Fact::TakenOver { seat }),
            Question::Wait { seat } => self.add(Fact::TimeGranted { seat }),
            // Those who could have objected have gone meanwhile.
            Question::End if vote.yes.is_empty() && self.state.is_left_alone(vote.by) => {
                self.add(Fact::Dropped { why: Dropped::Lapsed });
            }
            Question::End => self.end_game(Ending::Abandoned),
        }
    }

    fn take_back_to(&self, seat: Seat) -> Result<u16, Reason> {
        let game = self.state.game.as_ref().ok_or(Reason::NotPlaying)?;
        Ok(game.take_back_to(seat)? as u16)
    }
}
