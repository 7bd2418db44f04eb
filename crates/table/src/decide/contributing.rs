//! After a game has begun and before anything is dealt: players reveal what they contribute to the
//! shuffle.

use rules::Seat;

use super::draft::Draft;
use crate::contribution::{Contribution, Nonce};
use crate::fact::{Fact, Player};
use crate::refusal::{Reason, Refusal};

impl Draft {
    /// Whoever committed may reveal, also if a bot plays for them by now.
    pub(super) fn reveal(&mut self, player: &Player, nonce: Nonce) -> Result<(), Refusal> {
        self.require_game()?;
        let seat = self.seat_of(&player.id)?;
        let (_, commitment) = self.state.awaited_from(&player.id).ok_or(Reason::NotAwaited)?;
        if nonce.commitment() != commitment {
            return Err(Reason::WrongNonce.into());
        }
        self.add(Fact::Revealed { seat, nonce });
        self.deal_until_decision();
        Ok(())
    }

    /// Waits no longer for contributions, and says whose are missing.
    pub(super) fn deal_without_missing(&mut self) {
        let contributions = self.state.game.iter().flat_map(|game| &game.contributions);
        let awaited = contributions.filter(|one| one.is_awaited());
        let missing: Vec<Seat> = awaited.map(|Contribution { seat, .. }| *seat).collect();
        for seat in missing {
            self.add(Fact::Missing { seat });
        }
        // Without its dealer a game cannot go on.
        if self.require_game().is_ok() {
            self.deal_until_decision();
        }
    }
}
