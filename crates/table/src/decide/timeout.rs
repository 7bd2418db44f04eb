//! What a clock does when it runs out: nothing here waits for anybody, and everything follows from
//! the state alone.

use rules::{Action, Seat, Step};

use super::draft::Draft;
use crate::fact::Fact;
use crate::options::OnTimeout;

impl Draft {
    /// Carries out what the table does about a player whose time has run out.
    pub(super) fn run_out_of_time(&mut self, seat: Seat) {
        let then = self.consequence_for(seat);
        if then.is_some() {
            self.drop_vote_of_or_about(seat);
        }
        self.add(Fact::TimeRanOut { seat, then });
        match then {
            Some(OnTimeout::Skip) => self.skip_turn(seat),
            Some(OnTimeout::Loss) => self.give_up(seat, true),
            // The shell sees that a bot has to decide, or asks again when the others are out of
            // patience.
            Some(OnTimeout::Bot) | None => {}
        }
    }

    /// Nobody decided about a player who is out of time. One who is away is replaced; one who has
    /// come back meanwhile gets what their clock does.
    pub(super) fn wait_no_longer_for(&mut self, seat: Seat) {
        if self.consequence_for(seat).is_some() {
            return self.run_out_of_time(seat);
        }
        self.drop_vote_of_or_about(seat);
        self.add(Fact::TakenOver { seat });
        self.settle_vote();
    }

    /// What the clock does itself; `None` where the others decide.
    fn consequence_for(&self, seat: Seat) -> Option<OnTimeout> {
        let then = self.state.options.on_timeout;
        let away = self.state.chair(seat)?.away;
        // Without its dealer a game cannot go on, so nothing can be played for anybody.
        let can_act = self.require_game().is_ok() && !(then == OnTimeout::Bot && away);
        can_act.then_some(then)
    }

    fn skip_turn(&mut self, seat: Seat) {
        while let Some(action) = self.skipping_action(seat) {
            self.drop_votes_settled_by_move(seat);
            self.add_step(Step::Act(action));
        }
    }

    /// The action that skips a decision, as long as the turn is the one whose time ran out. The last
    /// of the legal actions passes wherever that is possible.
    fn skipping_action(&self, seat: Seat) -> Option<Action> {
        self.state.chair(seat)?.out_of_time_at?;
        let game = self.state.game.as_ref().filter(|game| game.to_move() == Some(seat))?;
        let legal = game.position().legal_actions();
        legal.get(legal.len().checked_sub(1)?)
    }
}
