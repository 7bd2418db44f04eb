//! Consequences of time.

use rules::Seat;

use super::draft::Draft;
use crate::chair::{Chair, Holder};
use crate::fact::{Dropped, Fact};
use crate::intent::Downtime;
use crate::options::Millis;
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
        if let Some(due) = self.state.clock_acts_at()
            && due <= now
            && let Some(turn) = self.state.game.as_ref().and_then(|game| game.turn)
        {
            return self.run_out_of_time(turn.seat);
        }
        if self.state.vote.as_ref().is_some_and(|vote| no_patience(vote.since)) {
            return self.add(Fact::Dropped { why: Dropped::Lapsed });
        }
        let is_overdue = |chair: &Chair| self.state.wait_ends_at(chair).is_some_and(|at| at <= now);
        let overdue = self.state.seats().find(|(_, chair)| is_overdue(chair));
        if let Some((seat, _)) = overdue {
            return self.wait_no_longer_for(seat);
        }
        if self.state.stage == Stage::Pause && no_patience(self.state.stage_since) {
            return self.end_pause();
        }
        if self.state.contributions_due_at().is_some_and(|due| due <= now) {
            return self.deal_without_missing();
        }
        if self.state.fills_at().is_some_and(|due| due <= now) {
            self.fill_with_bots();
        }
    }

    /// Gives back the time in which nobody could play. The last fact shows that the server was there until
    /// then, so downtimes that have been excused before lie before that fact.
    pub(super) fn excuse(&mut self, downtimes: &[Downtime]) {
        let (last, now) = (self.state.at, self.now);
        let since_last = |downtime: &Downtime| {
            downtime.to.min(now).saturating_sub(downtime.from.max(last)).max(0)
        };
        let ms = downtimes.iter().map(since_last).fold(0, Millis::saturating_add);
        let ms = ms.min(now.saturating_sub(last));
        if ms > 0 && self.state.next_deadline().is_some() {
            self.add(Fact::Held { ms });
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
