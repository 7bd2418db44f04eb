//! Consequences of time.

use rules::Seat;

use super::draft::Draft;
use crate::chair::Holder;
use crate::fact::{Dropped, Fact};
use crate::state::Stage;

impl Draft {
    /// Handles everything that is due. Each handled deadline moves or disappears, so this
    /// terminates.
    pub(super) fn pass_time(&mut self) {
        while self.state.next_deadline().is_some_and(|due| due <= self.now) {
            let before = self.state.seq;
            self.meet_deadline();
            if self.state.seq == before {
                break;
            }
        }
    }

    fn meet_deadline(&mut self) {
        let now = self.now;
        let no_patience = |since| self.state.patience_ends_at(since) <= now;
        if let Some(due) = self.state.flag_falls_at()
            && due <= now
            && let Some(turn) = self.state.game.as_ref().and_then(|game| game.turn)
        {
            return self.add(Fact::TimeRanOut { seat: turn.seat });
        }
        if self.state.vote.as_ref().is_some_and(|vote| no_patience(vote.since)) {
            return self.add(Fact::Dropped { why: Dropped::Lapsed });
        }
        // Nobody decided about a player who is out of time: a bot plays on.
        let overdue =
            self.state.seats().find(|(_, chair)| chair.out_of_time_at.is_some_and(no_patience));
        if let Some((seat, _)) = overdue {
            self.drop_vote_of_or_about(seat);
            self.add(Fact::TakenOver { seat });
            return self.settle_vote();
        }
        if self.state.stage == Stage::Pause && no_patience(self.state.stage_since) {
            return self.end_pause();
        }
        if self.state.fills_at().is_some_and(|due| due <= now) {
            self.fill_with_bots();
        }
    }

    /// Continues the Dynasty; players who are not ready count as gone.
    fn end_pause(&mut self) {
        let waiting = self
            .state
            .seats()
            .filter(|(_, chair)| chair.player().is_some() && !chair.ready && !chair.away);
        let missing: Vec<Seat> = waiting.map(|(seat, _)| seat).collect();
        for seat in missing {
            self.add(Fact::Left { seat });
        }
        self.begin_next_of_match();
    }

    /// Begins the next game of a Dynasty once everyone present is ready.
    pub(super) fn begin_next_of_match(&mut self) {
        if self.state.stage == Stage::Pause {
            self.begin_if_all_are_ready();
        }
    }

    fn fill_with_bots(&mut self) {
        let Some(fill) = self.state.options.fill else { return };
        let free = self.state.seats().filter(|(_, chair)| chair.holder == Holder::Nobody);
        let free: Vec<Seat> = free.map(|(seat, _)| seat).collect();
        for seat in free {
            self.add(Fact::BotSat { seat, level: fill.level });
        }
        self.begin_if_all_are_ready();
    }
}
