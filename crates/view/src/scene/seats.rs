//! The seats of a table: their players and their status.

use rules::{Actor, Alliance, Position, Realm, Rules, Seat};
use table::{Chair, Holder, Houses, Level, Millis, Name, PlayerId, Stage, State};

#[expect(clippy::struct_excessive_bools, reason = "independent facts, in any mix")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatScene {
    pub seat: Seat,
    /// The realm it plays for.
    pub realm: Realm,
    /// The index of its house, 0 to 7: in the running game or, before and after it, in the next.
    pub house: usize,
    /// Its place in its team, from 1; `None` for a seat that plays for itself.
    pub place_in_team: Option<u8>,
    pub holder: SeatHolder,
    /// Away; the seat is saved.
    pub away: bool,
    /// The bot that plays for the holder, who is absent or out of time.
    pub stand_in: Option<Level>,
    /// That bot plays only the rest of this turn.
    pub covered: bool,
    /// Ready for the next game.
    pub ready: bool,
    /// Resigned this game.
    pub resigned: bool,
    /// Out of time in this turn.
    pub out_of_time: bool,
    /// The game waits for this seat.
    pub to_move: bool,
    /// Whether this player is the host.
    pub hosts: bool,
    /// If the game has one.
    pub clock: Option<ClockScene>,
    /// The number of its kings.
    pub kings: u8,
}

/// What a player's seat says beside the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatStatus {
    Resigned,
    /// A bot plays for them.
    StandIn,
    Away,
    Ready,
    NotReady,
}

impl SeatScene {
    /// Why its player does not play; `None` for those who do, and for bots.
    pub fn absence(&self) -> Option<SeatStatus> {
        if !matches!(self.holder, SeatHolder::Player { .. }) {
            None
        } else if self.resigned {
            Some(SeatStatus::Resigned)
        } else if self.stand_in.is_some() {
            Some(SeatStatus::StandIn)
        } else {
            self.away.then_some(SeatStatus::Away)
        }
    }

    /// The same, and between games whether the player is ready for the next.
    pub fn status(&self, stage: Option<Stage>) -> Option<SeatStatus> {
        let is_asked = matches!(self.holder, SeatHolder::Player { .. })
            && matches!(stage, Some(Stage::Gathering | Stage::Pause));
        let ready = if self.ready { SeatStatus::Ready } else { SeatStatus::NotReady };
        self.absence().or(is_asked.then_some(ready))
    }
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatHolder {
    /// Nobody, or unknown in a replay.
    Nobody,
    Bot(Level),
    /// A person, or someone's program.
    Player {
        id: PlayerId,
        name: Name,
        /// Whether it says it is a program.
        program: bool,
    },
}

/// A clock, whose display depends only on the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockScene {
    /// Time left when it started to run, or now if it is stopped.
    pub left_ms: Millis,
    /// Since when it has been running.
    pub running_since: Option<Millis>,
    /// What each turn adds.
    pub increment_ms: Millis,
}

impl ClockScene {
    /// The time left at a moment; never negative.
    pub fn left_at(&self, now: Millis) -> Millis {
        let gone = self.running_since.map_or(0, |since| now.saturating_sub(since).max(0));
        self.left_ms.saturating_sub(gone).max(0)
    }

    /// What each turn adds, for beside the time left: `+5`, or `+1:30` from a minute on.
    pub fn increment(&self) -> Option<String> {
        let seconds = self.increment_ms / 1_000;
        match seconds {
            ..=0 => None,
            1..60 => Some(format!("+{seconds}")),
            _ => Some(format!("+{}:{:02}", seconds / 60, seconds % 60)),
        }
    }
}

pub(super) fn of_state(state: &State) -> Vec<SeatScene> {
    let rules = &state.options.rules;
    let houses = state.houses();
    let to_move = state.game.as_ref().and_then(table::Game::to_move);
    let scene = |(seat, chair): (Seat, &Chair)| SeatScene {
        holder: match &chair.holder {
            Holder::Nobody => SeatHolder::Nobody,
            Holder::Bot { level } => SeatHolder::Bot(*level),
            Holder::Player { player } => SeatHolder::Player {
                id: player.id.clone(),
                name: player.name.clone(),
                program: player.program,
            },
        },
        away: chair.away,
        stand_in: (chair.stand_in || chair.covered).then_some(state.options.stand_in),
        covered: chair.covered,
        ready: chair.ready,
        resigned: chair.resigned,
        out_of_time: chair.out_of_time_at.is_some(),
        hosts: chair.is_of(&state.host),
        clock: clock(state, seat, chair),
        ..unknown(rules, houses, seat, to_move == Some(seat))
    };
    state.seats().map(scene).collect()
}

pub(super) fn of_position(position: &Position) -> Vec<SeatScene> {
    let rules = position.rules();
    let houses = Houses::standard(rules);
    let scene = |seat| unknown(rules, houses, seat, position.actor() == Actor::Seat(seat));
    rules.all_seats().map(scene).collect()
}

/// The name of those who share a kingdom: `Ann`, or `Ann & Ben`.
pub fn shared_name(members: &[impl AsRef<str>]) -> String {
    members.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(" & ")
}

/// The place of a seat in its team, from 1; `None` where everyone plays for themselves.
pub fn place_in_team(rules: &Rules, seat: Seat) -> Option<u8> {
    let place = rules.seats_of(rules.realm_of(seat)).position(|member| member == seat)?;
    (rules.alliance == Alliance::Pairs).then_some(place as u8 + 1)
}

/// A seat of which only the rules are known.
fn unknown(rules: &Rules, houses: Houses, seat: Seat, to_move: bool) -> SeatScene {
    let realm = rules.realm_of(seat);
    SeatScene {
        seat,
        realm,
        house: houses.of(realm).index(),
        place_in_team: place_in_team(rules, seat),
        holder: SeatHolder::Nobody,
        away: false,
        stand_in: None,
        covered: false,
        ready: false,
        resigned: false,
        out_of_time: false,
        to_move,
        hosts: false,
        clock: None,
        kings: rules.kings(),
    }
}

fn clock(state: &State, seat: Seat, chair: &Chair) -> Option<ClockScene> {
    let game = state.game.as_ref().filter(|game| game.is_on())?;
    if !chair.has_clock() {
        return None;
    }
    let turn = game.turn.filter(|turn| turn.seat == seat);
    let left_ms = state.turn_limit_ms(chair)?;
    let increment_ms = state.options.clock.increment_ms();
    Some(ClockScene { left_ms, running_since: turn.map(|turn| turn.since), increment_ms })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_says_what_matters_most() {
        let rules: Rules = "k2".parse().unwrap();
        let player = SeatHolder::Player {
            id: "ann".parse().unwrap(),
            name: "Ann".parse().unwrap(),
            program: false,
        };
        let bare = unknown(&rules, Houses::standard(&rules), Seat::new(0).unwrap(), false);
        let seat = SeatScene { holder: player, ..bare.clone() };
        let (gathering, playing) = (Some(Stage::Gathering), Some(Stage::Playing));
        assert_eq!(seat.status(gathering), Some(SeatStatus::NotReady));
        assert_eq!(seat.status(playing), None);
        let away = SeatScene { away: true, ready: true, ..seat.clone() };
        assert_eq!(away.status(gathering), Some(SeatStatus::Away));
        let replaced = SeatScene { stand_in: Some(Level::Squire), ..away };
        assert_eq!(replaced.status(playing), Some(SeatStatus::StandIn), "more than away");
        let resigned = SeatScene { resigned: true, ..replaced };
        assert_eq!(resigned.absence(), Some(SeatStatus::Resigned));
        let bot = SeatScene { holder: SeatHolder::Bot(Level::Squire), ready: true, ..bare };
        assert_eq!(bot.status(gathering), None, "bots are always ready");
    }
}
