//! Before a game: seats, options and readiness.

use rules::Seat;

use super::draft::Draft;
use super::{Opening, Wanted};
use crate::chair::{Chair, Holder};
use crate::contribution::Commitment;
use crate::fact::{Fact, Player, Seq};
use crate::houses::{House, Houses};
use crate::level::Level;
use crate::options::Options;
use crate::refusal::{Reason, Refusal};
use crate::state::Stage;

impl Draft {
    pub(super) fn seat_all(&mut self, opening: &Opening, host: &Player) -> Result<(), Refusal> {
        if opening.seats.len() > self.state.chairs.len() {
            return Err(Reason::NoSuchSeat.into());
        }
        for (at, wanted) in opening.seats.iter().enumerate() {
            let seat = Seat::new(at).ok_or(Reason::NoSuchSeat)?;
            match wanted {
                Wanted::Host => self.sit(host, seat, opening.house)?,
                Wanted::Bot { level } => self.seat_bot(host, seat, *level)?,
                Wanted::Anybody => {}
            }
        }
        if opening.ready {
            self.ready(host, self.state.seq, true, opening.commitment)?;
        }
        Ok(())
    }

    pub(super) fn sit(
        &mut self,
        player: &Player,
        seat: Seat,
        house: Option<House>,
    ) -> Result<(), Refusal> {
        self.require_gathering()?;
        match self.holder(seat)? {
            Holder::Player { player: holder } if holder.id == player.id => {
                // Who sits down again tells the table a new name.
                if holder.name != player.name {
                    self.add(Fact::Sat { seat, player: player.clone() });
                }
            }
            Holder::Player { .. } | Holder::Bot { .. } => {
                let nowhere = !self.state.has_free_seat() && self.seat_of(&player.id).is_err();
                return Err(if nowhere { Reason::Full } else { Reason::SeatTaken }.into());
            }
            Holder::Nobody => {
                self.add(Fact::Sat { seat, player: player.clone() });
                self.house_newcomer(seat, house);
            }
        }
        Ok(())
    }

    /// Gives a house to whoever has sat down: the one they want, if they may have it, or the one
    /// that is left. No fact is needed where they get the standard one: it stays theirs, since
    /// nobody can choose it while they sit there.
    fn house_newcomer(&mut self, seat: Seat, wanted: Option<House>) {
        let rules = self.state.options.rules;
        let left = self.state.houses().of(rules.realm_of(seat));
        let joins_partner = self.state.partners_of(seat).any(|chair| chair.player().is_some());
        let is_granted = |house: &House| !joins_partner && !self.state.is_house_taken(seat, *house);
        let house = wanted.filter(is_granted).unwrap_or(left);
        let had = self.state.chair(seat).and_then(|chair| chair.house);
        let standard = Houses::standard(&rules).of(rules.realm_of(seat));
        if had.unwrap_or(standard) != house {
            self.add(Fact::HouseIs { seat, house });
        }
    }

    pub(super) fn choose_house(&mut self, player: &Player, house: House) -> Result<(), Refusal> {
        self.require_gathering()?;
        let seat = self.seat_of(&player.id)?;
        if self.state.is_house_taken(seat, house) {
            return Err(Reason::HouseTaken.into());
        }
        let realm = self.state.options.rules.realm_of(seat);
        if self.state.houses().of(realm) != house {
            self.add(Fact::HouseIs { seat, house });
        }
        Ok(())
    }

    pub(super) fn seat_bot(
        &mut self,
        player: &Player,
        seat: Seat,
        level: Level,
    ) -> Result<(), Refusal> {
        self.require_host(player)?;
        self.require_gathering()?;
        match self.holder(seat)? {
            Holder::Player { .. } => return Err(Reason::SeatTaken.into()),
            Holder::Nobody | Holder::Bot { .. } => self.add(Fact::BotSat { seat, level }),
        }
        // If only bots play, the host decides when it begins.
        if self.state.chairs.iter().any(|chair| chair.player().is_some()) {
            self.begin_if_all_are_ready();
        }
        Ok(())
    }

    /// Any seated player may free the seat of an absent player, since that may be the host.
    pub(super) fn free_seat(&mut self, player: &Player, seat: Seat) -> Result<(), Refusal> {
        self.require_gathering()?;
        match self.holder(seat)? {
            Holder::Nobody => return Err(Reason::SeatEmpty.into()),
            Holder::Player { player: holder } if holder.id == player.id => {}
            Holder::Player { .. } if self.is_gone(seat) && self.seat_of(&player.id).is_ok() => {}
            Holder::Player { .. } | Holder::Bot { .. } => self.require_host(player)?,
        }
        self.vacate(seat);
        Ok(())
    }

    /// Frees a seat; if it was the host's, another seated player becomes the host.
    pub(super) fn vacate(&mut self, seat: Seat) {
        let gone = self.state.chair(seat).and_then(|chair| chair.player()).cloned();
        self.add(Fact::Stood { seat });
        if gone.is_some_and(|player| player.id == self.state.host) {
            self.pass_on_host_role();
        }
    }

    fn pass_on_host_role(&mut self) {
        let here = self.state.chairs.iter().filter(|chair| !chair.away);
        let next = here.filter_map(Chair::player).min_by_key(|player| player.program);
        if let Some(player) = next.map(|player| player.id.clone()) {
            self.add(Fact::HostIs { player });
        }
    }

    pub(super) fn change_options(
        &mut self,
        player: &Player,
        options: Options,
    ) -> Result<(), Refusal> {
        self.require_host(player)?;
        self.require_gathering()?;
        options.check()?;
        let lost = self.state.chairs.iter().skip(options.rules.seats as usize);
        if lost.clone().any(|chair| chair.player().is_some()) {
            return Err(Reason::SeatsInUse.into());
        }
        self.add(Fact::Changed { options });
        Ok(())
    }

    /// A host without a seat may start the game for the others.
    pub(super) fn ready(
        &mut self,
        player: &Player,
        seen: Seq,
        ready: bool,
        commitment: Option<Commitment>,
    ) -> Result<(), Refusal> {
        if self.state.stage == Stage::Playing {
            return Err(Reason::Playing.into());
        }
        let seat = self.state.seat_of(&player.id);
        match seat {
            None if player.id != self.state.host => return Err(Reason::NotSeated.into()),
            None if ready && !self.state.all_are_ready() => return Err(Reason::SeatEmpty.into()),
            Some(_) | None => {}
        }
        if ready {
            self.seen.check_options(seen)?;
        }
        if let Some(seat) = seat {
            self.mark_here(seat);
            let commitment = commitment.filter(|_| ready);
            let is_news = |chair: &Chair| {
                chair.ready != ready || commitment.is_some() && chair.commitment != commitment
            };
            if self.state.chair(seat).is_some_and(is_news) {
                self.add(Fact::Readied { seat, ready, commitment });
            }
        }
        if ready {
            self.begin_if_all_are_ready();
        }
        Ok(())
    }

    pub(super) fn close(&mut self, player: &Player) -> Result<(), Refusal> {
        self.require_host(player)?;
        self.require_gathering()?;
        self.add(Fact::Closed);
        Ok(())
    }

    fn require_gathering(&self) -> Result<(), Reason> {
        if self.state.stage == Stage::Gathering { Ok(()) } else { Err(Reason::Playing) }
    }

    fn require_host(&self, player: &Player) -> Result<(), Reason> {
        if player.id == self.state.host { Ok(()) } else { Err(Reason::NotHost) }
    }

    fn is_gone(&self, seat: Seat) -> bool {
        self.state.chair(seat).is_some_and(|chair| chair.away)
    }

    fn holder(&self, seat: Seat) -> Result<&Holder, Reason> {
        self.state.chair(seat).map(|chair| &chair.holder).ok_or(Reason::NoSuchSeat)
    }
}
