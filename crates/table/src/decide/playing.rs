//! During a game: acting, undoing, giving up, going away and coming back, talking.

use rules::{Action, Seat, Step};

use super::draft::Draft;
use crate::fact::{Dropped, Ending, Fact, Player, Question, Seq};
use crate::names::PlayerId;
use crate::options::{Millis, Privacy};
use crate::refusal::{Reason, Refusal};
use crate::state::Stage;
use crate::talk::Phrase;

/// Between two messages of one seat.
const TALK_PAUSE_MS: Millis = 800;

impl Draft {
    pub(super) fn act(
        &mut self,
        player: &Player,
        seen: Seq,
        action: Action,
    ) -> Result<(), Refusal> {
        let seat = self.own_turn(player, seen)?;
        let game = self.state.game.as_ref().ok_or(Reason::NotPlaying)?;
        game.check(seat, action)?;
        self.is_here(seat);
        self.drop_what_a_move_answers(seat);
        self.step(Step::Act(action));
        Ok(())
    }

    pub(super) fn bot_acts(
        &mut self,
        seat: Seat,
        seen: Seq,
        action: Action,
    ) -> Result<(), Refusal> {
        self.game_is_on()?;
        self.not_stale(seen)?;
        let game = self.state.game.as_ref().ok_or(Reason::NotPlaying)?;
        if self.state.bot_to_move().is_none_or(|(to_move, _)| to_move != seat) {
            return Err(Reason::NotYourTurn.into());
        }
        game.check(seat, action)?;
        self.drop_what_a_move_answers(seat);
        self.step(Step::Act(action));
        Ok(())
    }

    pub(super) fn undo(&mut self, player: &Player, seen: Seq) -> Result<(), Refusal> {
        self.undo_is_on()?;
        let seat = self.own_seat_in_game(player)?;
        self.not_stale(seen)?;
        let game = self.state.game.as_ref().ok_or(Reason::NotPlaying)?;
        let steps = game.undo_to(seat)? as u16;
        self.drop_what_a_move_answers(seat);
        self.add(Fact::Undone { seat, steps });
        Ok(())
    }

    pub(super) fn undo_is_on(&self) -> Result<(), Reason> {
        if self.state.options.undo { Ok(()) } else { Err(Reason::NoUndo) }
    }

    pub(super) fn resign(&mut self, player: &Player, seen: Seq) -> Result<(), Refusal> {
        self.game_is_on()?;
        let seat = self.seat_of(&player.id)?;
        self.seen.game(seen)?;
        if self.state.chair(seat).is_some_and(|chair| chair.resigned) {
            return Err(Reason::Resigned.into());
        }
        let ends = self.state.ends_by_resigning(seat);
        self.drop_vote_of_or_about(seat);
        self.add(Fact::Resigned { seat });
        if ends {
            self.end(Ending::Resigned);
        } else {
            self.settle_vote();
        }
        Ok(())
    }

    /// Before a game the seat becomes free; during one it is kept, and the others may ask a bot to
    /// play on.
    pub(super) fn leave(&mut self, player: &Player) -> Result<(), Refusal> {
        let seat = self.seat_of(&player.id)?;
        if self.state.stage == Stage::Gathering {
            self.stand(seat);
        } else {
            self.mark_away(seat);
        }
        Ok(())
    }

    /// Somebody's connection is gone. At first that is only told, since they may have come to
    /// another process, which says so as soon as it hears of it. Where they are still gone when this
    /// comes again, the others wait no longer: a table that strangers look for in the lobby keeps no
    /// seat for somebody who is not there; friends with a link keep theirs, as does everybody once
    /// they have played.
    pub(super) fn gone(&mut self, player: &PlayerId) {
        let Some(seat) = self.state.seat_of(player) else { return };
        if self.state.chair(seat).is_some_and(|chair| !chair.away) {
            return self.add(Fact::Left { seat });
        }
        let strangers = self.state.options.privacy == Privacy::Open && self.state.game.is_none();
        if self.state.stage == Stage::Gathering && strangers {
            self.stand(seat);
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

    /// What waited for somebody who is gone waits no longer.
    fn wait_no_longer(&mut self) {
        self.settle_vote();
        self.begin_next_of_match();
    }

    pub(super) fn come_back(&mut self, player: &Player) -> Result<(), Refusal> {
        let seat = self.seat_of(&player.id)?;
        let chair = self.state.chair(seat).ok_or(Reason::NoSuchSeat)?;
        if !chair.away && !chair.can_be_handed_back() {
            let playing = self.state.stage == Stage::Playing;
            let gave_up = playing && chair.resigned;
            return Err(if gave_up { Reason::Resigned } else { Reason::NotAway }.into());
        }
        self.back(seat);
        Ok(())
    }

    /// Somebody is connected again: a bot that played for them hands back.
    pub(super) fn present(&mut self, player: &PlayerId) {
        if let Some(seat) = self.state.seat_of(player) {
            self.is_here(seat);
        }
    }

    /// Somebody gives a sign of life.
    pub(super) fn is_here(&mut self, seat: Seat) {
        if self.state.chair(seat).is_some_and(|chair| chair.away) {
            self.back(seat);
        }
    }

    fn back(&mut self, seat: Seat) {
        if self.state.vote.as_ref().is_some_and(|vote| vote.question.subject() == Some(seat)) {
            self.add(Fact::Dropped { why: Dropped::Lapsed });
        }
        self.add(Fact::Returned { seat });
    }

    pub(super) fn say(&mut self, player: &Player, phrase: Phrase) -> Result<(), Refusal> {
        if !self.state.options.talk {
            return Err(Reason::TalkOff.into());
        }
        let seat = self.seat_of(&player.id)?;
        let chair = self.state.chair(seat).ok_or(Reason::NoSuchSeat)?;
        if chair.spoke_at.is_some_and(|at| self.now < at.saturating_add(TALK_PAUSE_MS)) {
            return Err(Reason::TooFast.into());
        }
        self.add(Fact::Said { seat, phrase });
        Ok(())
    }

    /// The seat of a player whose turn it is and who plays for themselves.
    fn own_turn(&self, player: &Player, seen: Seq) -> Result<Seat, Reason> {
        let seat = self.own_seat_in_game(player)?;
        self.not_stale(seen)?;
        Ok(seat)
    }

    /// The seat of a player who plays in the game that is on.
    pub(super) fn own_seat_in_game(&self, player: &Player) -> Result<Seat, Reason> {
        let seat = self.seat_of(&player.id)?;
        self.game_is_on()?;
        let chair = self.state.chair(seat).ok_or(Reason::NoSuchSeat)?;
        if chair.resigned {
            return Err(Reason::Resigned);
        }
        if chair.stand_in {
            return Err(Reason::StandIn);
        }
        Ok(seat)
    }

    /// Questions about a seat that has just moved, and about taking back what came before, are
    /// answered by the move.
    fn drop_what_a_move_answers(&mut self, seat: Seat) {
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
