//! During a game: acting, undoing, resigning, leaving and returning, talking.

use rules::{Action, Seat, Step};

use super::draft::Draft;
use crate::fact::{Dropped, Ending, Fact, Player, Question, Seq};
use crate::names::PlayerId;
use crate::options::{Millis, Privacy};
use crate::refusal::{Reason, Refusal};
use crate::state::Stage;

/// The shortest pause between two messages from one seat.
const TALK_PAUSE_MS: Millis = 800;

impl Draft {
    pub(super) fn act(
        &mut self,
        player: &Player,
        seen: Seq,
        action: Action,
    ) -> Result<(), Refusal> {
        let seat = self.require_own_turn(player, seen)?;
        let game = self.state.game.as_ref().ok_or(Reason::NotPlaying)?;
        game.check(seat, action)?;
        self.mark_here(seat);
        self.drop_votes_settled_by_move(seat);
        self.add_step(Step::Act(action));
        Ok(())
    }

    pub(super) fn act_for_bot(
        &mut self,
        seat: Seat,
        seen: Seq,
        action: Action,
    ) -> Result<(), Refusal> {
        self.require_game()?;
        self.require_fresh(seen)?;
        let game = self.state.game.as_ref().ok_or(Reason::NotPlaying)?;
        if self.state.bot_to_move().is_none_or(|(to_move, _)| to_move != seat) {
            return Err(Reason::NotYourTurn.into());
        }
        game.check(seat, action)?;
        self.drop_votes_settled_by_move(seat);
        self.add_step(Step::Act(action));
        Ok(())
    }

    pub(super) fn undo(&mut self, player: &Player, seen: Seq) -> Result<(), Refusal> {
        self.require_undo()?;
        let seat = self.own_seat_in_game(player)?;
        self.require_fresh(seen)?;
        let game = self.state.game.as_ref().ok_or(Reason::NotPlaying)?;
        let steps = game.undo_to(seat)? as u16;
        self.drop_votes_settled_by_move(seat);
        self.add(Fact::Undone { seat, steps });
        Ok(())
    }

    pub(super) fn require_undo(&self) -> Result<(), Reason> {
        if self.state.options.undo { Ok(()) } else { Err(Reason::NoUndo) }
    }

    pub(super) fn resign(&mut self, player: &Player, seen: Seq) -> Result<(), Refusal> {
        self.require_game()?;
        let seat = self.seat_of(&player.id)?;
        self.seen.check_game(seen)?;
        if self.state.chair(seat).is_some_and(|chair| chair.resigned) {
            return Err(Reason::Resigned.into());
        }
        self.give_up(seat, false);
        Ok(())
    }

    /// Takes a player out of the game, by their own choice or by their clock.
    pub(super) fn give_up(&mut self, seat: Seat, out_of_time: bool) {
        let ends = self.state.ends_by_resigning(seat);
        self.drop_vote_of_or_about(seat);
        self.add(Fact::Resigned { seat, out_of_time });
        if ends {
            self.end_game(Ending::Resigned);
        } else {
            self.settle_vote();
        }
    }

    /// Before a game the seat becomes free; during one it is saved, and the others may ask a bot to
    /// play on.
    pub(super) fn leave(&mut self, player: &Player) -> Result<(), Refusal> {
        let seat = self.seat_of(&player.id)?;
        if self.state.stage == Stage::Gathering {
            self.vacate(seat);
        } else {
            self.mark_away(seat);
        }
        Ok(())
    }

    /// Handles a lost connection. The first time it is only recorded, since the player may have
    /// reconnected to another process, which objects as soon as it learns of it. If they are still
    /// gone the second time, the others stop waiting: a public table does not save a seat for an
    /// absent stranger before a game, but link-only tables do, and so does every table once the
    /// player has played.
    pub(super) fn handle_gone(&mut self, player: &PlayerId) {
        let Some(seat) = self.state.seat_of(player) else { return };
        if self.state.chair(seat).is_some_and(|chair| !chair.away) {
            return self.add(Fact::Left { seat });
        }
        let strangers = self.state.options.privacy == Privacy::Open && self.state.game.is_none();
        if self.state.stage == Stage::Gathering && strangers {
            self.vacate(seat);
        } else {
            self.wait_no_longer();
        }
    }

    fn mark_away(&mut self, seat: Seat) {
        if self.state.chair(seat).is_some_and(|chair| !chair.away) {
            self.add(Fact::Left { seat });
            self.wait_no_longer();
        }
    }

    /// Moves on with whatever waited for an absent player.
    fn wait_no_longer(&mut self) {
        self.settle_vote();
        self.begin_next_of_match();
    }

    pub(super) fn come_back(&mut self, player: &Player) -> Result<(), Refusal> {
        let seat = self.seat_of(&player.id)?;
        let chair = self.state.chair(seat).ok_or(Reason::NoSuchSeat)?;
        if !chair.away && chair.covered {
            return Err(Reason::OutOfTime.into());
        }
        if !chair.away && !chair.can_be_handed_back() {
            let playing = self.state.stage == Stage::Playing;
            let gave_up = playing && chair.resigned;
            return Err(if gave_up { Reason::Resigned } else { Reason::NotAway }.into());
        }
        self.mark_back(seat);
        Ok(())
    }

    /// Handles a player who is connected again: a bot that played for them hands the seat back.
    pub(super) fn handle_present(&mut self, player: &PlayerId) {
        if let Some(seat) = self.state.seat_of(player) {
            self.mark_here(seat);
        }
    }

    /// Records that a player is active.
    pub(super) fn mark_here(&mut self, seat: Seat) {
        if self.state.chair(seat).is_some_and(|chair| chair.away) {
            self.mark_back(seat);
        }
    }

    fn mark_back(&mut self, seat: Seat) {
        if self.state.vote.as_ref().is_some_and(|vote| vote.question.subject() == Some(seat)) {
            self.add(Fact::Dropped { why: Dropped::Lapsed });
        }
        self.add(Fact::Returned { seat });
    }

    pub(super) fn say(
        &mut self,
        player: &Player,
        fact: impl FnOnce(Seat) -> Fact,
    ) -> Result<(), Refusal> {
        if !self.state.options.talk {
            return Err(Reason::TalkOff.into());
        }
        let seat = self.seat_of(&player.id)?;
        let chair = self.state.chair(seat).ok_or(Reason::NoSuchSeat)?;
        if chair.spoke_at.is_some_and(|at| self.now < at.saturating_add(TALK_PAUSE_MS)) {
            return Err(Reason::TooFast.into());
        }
        self.add(fact(seat));
        Ok(())
    }

    /// The player's seat, if it is their turn and no bot stands in for them.
    fn require_own_turn(&self, player: &Player, seen: Seq) -> Result<Seat, Reason> {
        let seat = self.own_seat_in_game(player)?;
        self.require_fresh(seen)?;
        Ok(seat)
    }

    /// The player's seat in the running game.
    pub(super) fn own_seat_in_game(&self, player: &Player) -> Result<Seat, Reason> {
        let seat = self.seat_of(&player.id)?;
        self.require_game()?;
        let chair = self.state.chair(seat).ok_or(Reason::NoSuchSeat)?;
        if chair.resigned {
            return Err(Reason::Resigned);
        }
        if chair.stand_in {
            return Err(Reason::StandIn);
        }
        if chair.covered {
            return Err(Reason::OutOfTime);
        }
        Ok(seat)
    }

    /// Drops votes that a move settles: those about the seat that moved, and those about taking
    /// back earlier moves.
    pub(super) fn drop_votes_settled_by_move(&mut self, seat: Seat) {
        let answered = self.state.vote.as_ref().is_some_and(|vote| match vote.question {
            Question::TakeBack => true,
            Question::TakeOver { .. } | Question::Wait { .. } | Question::End => {
                vote.question.subject() == Some(seat)
            }
        });
        if answered {
            self.add(Fact::Dropped { why: Dropped::Lapsed });
        }
    }
}
