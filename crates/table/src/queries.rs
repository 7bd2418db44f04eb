//! Queries about a table, shared by clients and the server.

use rules::{Realm, Seat};

use crate::chair::{Chair, Holder};
use crate::contribution::{Commitment, REVEAL_MS};
use crate::fact::Question;
use crate::houses::{House, Houses};
use crate::level::Level;
use crate::names::PlayerId;
use crate::options::{Millis, Privacy};
use crate::state::{Stage, State, Vote};

impl State {
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        self.seats().find(|(_, chair)| chair.is_of(player)).map(|(seat, _)| seat)
    }

    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        self.chairs.iter().enumerate().filter_map(|(at, chair)| Some((Seat::new(at)?, chair)))
    }

    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// The chairs of a seat's realm, without its own.
    pub(crate) fn partners_of(&self, seat: Seat) -> impl Iterator<Item = &Chair> {
        let realm = self.options.rules.realm_of(seat);
        self.chairs_of(realm).filter(move |(other, _)| *other != seat).map(|(_, chair)| chair)
    }

    fn chairs_of(&self, realm: Realm) -> impl Iterator<Item = (Seat, &Chair)> {
        let rules = self.options.rules;
        self.seats().filter(move |(seat, _)| rules.realm_of(*seat) == realm)
    }

    /// The houses as they are now; a game keeps those with which it began.
    pub fn houses(&self) -> Houses {
        let choice = |realm| self.chairs_of(realm).find_map(|(_, chair)| chair.house);
        Houses::chosen(&self.options.rules, choice)
    }

    /// Whether people of another realm have a house. Bots and free seats do not keep one.
    pub fn is_house_taken(&self, seat: Seat, house: House) -> bool {
        let (rules, houses) = (&self.options.rules, self.houses());
        let own = rules.realm_of(seat);
        let mut others = rules.realms().filter(|&realm| realm != own && houses.of(realm) == house);
        others.any(|realm| self.chairs_of(realm).any(|(_, chair)| chair.player().is_some()))
    }

    /// The seat to move, and the level of the bot that decides for it, if one does.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        let seat = self.game.as_ref()?.to_move()?;
        // A player who asks to take a move back should not have to race the bots.
        if self.vote.as_ref().is_some_and(|vote| vote.question == Question::TakeBack) {
            return None;
        }
        let chair = self.chair(seat)?;
        match &chair.holder {
            Holder::Bot { level } => Some((seat, *level)),
            Holder::Player { .. } if chair.stand_in || chair.covered => {
                Some((seat, self.options.stand_in))
            }
            Holder::Player { .. } | Holder::Nobody => None,
        }
    }

    /// When the clock of the seat to move runs out.
    pub fn flag_falls_at(&self) -> Option<Millis> {
        let turn = self.game.as_ref().filter(|game| game.is_on())?.turn?;
        let chair = self.chair(turn.seat)?;
        if !chair.is_played_by_holder() || chair.out_of_time_at.is_some() {
            return None;
        }
        Some(turn.since.saturating_add(self.turn_limit_ms(chair)?))
    }

    /// The time that a player has for a turn that begins now; `None` without a clock.
    pub fn turn_limit_ms(&self, chair: &Chair) -> Option<Millis> {
        self.options.clock.turn_limit_ms(chair.bank_ms, self.options.on_timeout)
    }

    /// When the clock of the seat to move acts. While another player asks to take a move back, it
    /// waits for the answer, as bots do.
    pub(crate) fn clock_acts_at(&self) -> Option<Millis> {
        let to_move = self.game.as_ref()?.turn?.seat;
        let is_asked = |vote: &Vote| vote.question == Question::TakeBack && vote.by != to_move;
        self.flag_falls_at().filter(|_| !self.vote.as_ref().is_some_and(is_asked))
    }

    /// When the others stop waiting for a player who is out of time and whom no bot covers.
    pub(crate) fn wait_ends_at(&self, chair: &Chair) -> Option<Millis> {
        let since = chair.out_of_time_at.filter(|_| !chair.covered)?;
        Some(self.patience_ends_at(since))
    }

    /// When the table next needs attention even if nobody does anything.
    pub fn next_deadline(&self) -> Option<Millis> {
        let moments = [
            self.clock_acts_at(),
            self.chairs.iter().filter_map(|chair| self.wait_ends_at(chair)).min(),
            self.vote.as_ref().map(|vote| self.patience_ends_at(vote.since)),
            (self.stage == Stage::Pause).then(|| self.patience_ends_at(self.stage_since)),
            self.fills_at(),
            self.contributions_due_at(),
        ];
        moments.into_iter().flatten().min()
    }

    /// When a game that has begun is dealt without the contributions that are still missing.
    pub fn contributions_due_at(&self) -> Option<Millis> {
        let game = self.game.as_ref().filter(|game| game.is_on())?;
        let is_waiting = game.awaits_contributions();
        is_waiting.then(|| game.began_at.saturating_add(REVEAL_MS))
    }

    /// The nonce's commitment that the game waits for from a player, and which game that is.
    pub fn awaited_from(&self, player: &PlayerId) -> Option<(u32, Commitment)> {
        let game = self.game.as_ref().filter(|game| game.is_on())?;
        let contribution = game.contribution(self.seat_of(player)?)?;
        contribution.is_awaited().then_some((game.number, contribution.commitment))
    }

    /// When something that has waited for people since `since` stops waiting.
    pub(crate) fn patience_ends_at(&self, since: Millis) -> Millis {
        since.saturating_add(self.options.clock.patience_ms())
    }

    /// When bots take the free seats, once a player is ready and waiting.
    pub fn fills_at(&self) -> Option<Millis> {
        let fill = self.options.fill.filter(|_| self.stage == Stage::Gathering)?;
        let mut people = self.chairs.iter().filter(|chair| chair.player().is_some()).peekable();
        let waiting = people.peek().is_some() && people.all(|chair| chair.ready);
        (waiting && self.has_free_seat()).then_some(self.stage_since.saturating_add(fill.after_ms))
    }

    /// Whether a seat is free to take.
    pub fn has_free_seat(&self) -> bool {
        self.chairs.iter().any(|chair| chair.holder == Holder::Nobody)
    }

    /// Whether all players are ready for the next game.
    pub(crate) fn all_are_ready(&self) -> bool {
        let in_match = self.stage == Stage::Pause;
        self.chairs.iter().all(|chair| match chair.holder {
            Holder::Nobody => false,
            Holder::Bot { .. } => true,
            Holder::Player { .. } => chair.ready || in_match && chair.away,
        })
    }

    /// Whether the lobby lists it: open to all, and with something to join or to watch.
    pub fn is_listed(&self) -> bool {
        let open = self.options.privacy == Privacy::Open && self.stage != Stage::Closed;
        let anybody_here = self.chairs.iter().any(|chair| chair.player().is_some() && !chair.away);
        let to_watch = self.stage != Stage::Gathering && self.options.spectators;
        open && anybody_here && (self.has_free_seat() || to_watch)
    }

    /// Whether a player may watch the table: anyone if spectators are allowed, otherwise only
    /// seated players and the host.
    pub fn may_be_watched_by(&self, player: Option<&PlayerId>) -> bool {
        let belongs = |player| self.seat_of(player).is_some() || self.host == *player;
        self.options.spectators || player.is_some_and(belongs)
    }

    /// Whether the others may decide about a seat: its player is gone, out of time, or has kept
    /// everyone waiting for long.
    pub fn is_missed(&self, seat: Seat, now: Millis) -> bool {
        let Some(chair) = self.chair(seat).filter(|chair| chair.is_played_by_holder()) else {
            return false;
        };
        let turn = self.game.as_ref().and_then(|game| game.turn);
        let idle_ms = self.options.clock.idle_ms();
        let idle = turn.zip(idle_ms).is_some_and(|(turn, idle_ms)| {
            turn.seat == seat && now.saturating_sub(turn.since) >= idle_ms
        });
        chair.away || chair.out_of_time_at.is_some() || idle
    }

    /// The seats that have yet to answer the open question.
    pub fn undecided(&self) -> Vec<Seat> {
        let Some(vote) = &self.vote else { return Vec::new() };
        let subject = vote.question.subject();
        let asked = self.seats().filter(|(_, chair)| chair.can_be_asked());
        let others = asked.map(|(seat, _)| seat);
        others
            .filter(|seat| *seat != vote.by && Some(*seat) != subject && !vote.yes.contains(seat))
            .collect()
    }
}
