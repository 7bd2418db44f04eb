//! Names of seats and realms: on a screen, at a table, in a record.

use rules::{Alliance, Realm, Record, Rules, Seat};
use table::{Chair, Holder, Houses, Level, State};
use view::characters::Character;
use view::scene::{Scene, SeatHolder, SeatScene, SeatStatus, place_in_team, shared_name};

use crate::frame::Lingo;
use crate::t;

impl Lingo {
    /// The names of a scene's seats: players and bots by name, others by house. All are distinct.
    pub fn seat_names(&self, scene: &Scene) -> Vec<String> {
        let mark = |seat: &SeatScene| self.seat_mark(seat.house, seat.place_in_team);
        let name = |seat: &SeatScene| match &seat.holder {
            SeatHolder::Player { name, .. } => name.to_string(),
            SeatHolder::Bot(level) => bot_name(*level, seat.seat),
            SeatHolder::Nobody => mark(seat),
        };
        let names = scene.seats.iter().map(name).collect::<Vec<_>>();
        self.distinct(&names, &scene.seats.iter().map(mark).collect::<Vec<_>>())
    }

    pub fn seat_name(&self, scene: &Scene, seat: Seat) -> String {
        let name = self.seat_names(scene).into_iter().nth(seat.index());
        name.unwrap_or_else(|| t!(self, "table-seat", seat = seat.index() + 1))
    }

    /// The name of a realm of a scene: `Ann`, or `Ann & Ben`.
    pub fn realm_name(&self, scene: &Scene, realm: Realm) -> String {
        shared_name(&self.realm_members(scene, realm))
    }

    /// The names of the players of a realm of a scene.
    pub fn realm_members(&self, scene: &Scene, realm: Realm) -> Vec<String> {
        let names = self.seat_names(scene);
        let seats = scene.realm(realm).map(|realm| realm.seats.as_slice()).unwrap_or_default();
        seats.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect()
    }

    /// The names of a table's seats: players and bots by name, free seats by number. All are distinct.
    pub fn names(&self, state: &State) -> Vec<String> {
        let seats = (0..state.chairs.len()).filter_map(Seat::new);
        let names = seats.zip(&state.chairs).map(|(seat, chair)| self.holder(seat, chair));
        self.distinct(
            &names.collect::<Vec<_>>(),
            &self.seat_marks(&state.options.rules, state.houses()),
        )
    }

    fn holder(&self, seat: Seat, chair: &Chair) -> String {
        match &chair.holder {
            Holder::Nobody => t!(self, "table-seat", seat = seat.index() + 1),
            Holder::Bot { level } => bot_name(*level, seat),
            Holder::Player { player } if player.program => {
                t!(self, "table-seat-program", who = player.name.as_str())
            }
            Holder::Player { player } => player.name.to_string(),
        }
    }

    /// The names of a record's seats: as recorded, bots by their own names, others by house. All are
    /// distinct.
    pub fn record_names(&self, record: &Record) -> Vec<String> {
        let marks = self.seat_marks(&record.rules, Houses::of_record(record));
        let name = |seat: Seat| {
            let recorded = record.tag(&format!("Seat{}", seat.index() + 1));
            match (recorded.and_then(Level::named), recorded) {
                (Some(level), _) => bot_name(level, seat),
                (None, Some(name)) => name.to_owned(),
                (None, None) => marks[seat.index()].clone(),
            }
        };
        self.distinct(&record.rules.all_seats().map(name).collect::<Vec<_>>(), &marks)
    }

    /// A bot with its level: `Ottoline · Baron`.
    pub fn bot_in_full(&self, level: Level, seat: Seat) -> String {
        t!(self, "table-bot", who = bot_name(level, seat), level = self.level(level.name()))
    }

    /// A bot in a list of people and bots: `Ottoline · Baron (bot)`.
    pub fn seated_bot(&self, level: Level, seat: Seat) -> String {
        t!(self, "table-seat-bot", bot = self.bot_in_full(level, seat))
    }

    /// What a bot says of itself, in a sentence.
    pub fn voice(&self, level: Level, seat: Seat) -> String {
        self.text(&format!("lobby-voice-{}-{}", level.name(), seat.index() + 1))
    }

    /// What a player's seat says beside the name: `away`, `ready`.
    pub fn seat_status(&self, status: SeatStatus) -> String {
        match status {
            SeatStatus::Resigned => t!(self, "table-resigned"),
            SeatStatus::StandIn => t!(self, "table-stand-in"),
            SeatStatus::Away => t!(self, "table-away"),
            SeatStatus::Ready => t!(self, "table-is-ready"),
            SeatStatus::NotReady => t!(self, "table-is-not-ready"),
        }
    }

    /// What tells a seat from all others: its house, `Sun`, and in a team its number there, `Sun 2`.
    pub fn seat_mark(&self, house: usize, place_in_team: Option<u8>) -> String {
        let house = self.house(house);
        match place_in_team {
            Some(place) => t!(self, "table-seat-in-team", house = house, place = place),
            None => house,
        }
    }

    pub(crate) fn seat_marks(&self, rules: &Rules, houses: Houses) -> Vec<String> {
        let mark = |seat: Seat| {
            let house = houses.of(rules.realm_of(seat));
            self.seat_mark(house.index(), place_in_team(rules, seat))
        };
        rules.all_seats().map(mark).collect()
    }

    /// Makes names distinct: seats that share one add their marks, which their castle and kings
    /// show too: `Ann · Sun`.
    pub fn distinct(&self, names: &[String], marks: &[String]) -> Vec<String> {
        let is_alone = |name: &String| names.iter().filter(|other| *other == name).count() < 2;
        let distinct = |(seat, name): (usize, &String)| {
            if is_alone(name) {
                name.clone()
            } else {
                t!(self, "table-seat-alike", who = name.as_str(), house = marks[seat].as_str())
            }
        };
        names.iter().enumerate().map(distinct).collect()
    }

    /// The name of a realm, given the names of the seats: `Ann`, or `Team Ann & Ben`.
    pub fn realm(&self, rules: &Rules, realm: Realm, names: &[impl AsRef<str>]) -> String {
        let members = self.members(rules, realm, names);
        match rules.alliance {
            Alliance::Solo => members.concat(),
            Alliance::Pairs => t!(self, "table-team", members = shared_name(&members)),
        }
    }

    /// The names of a realm's players, given the names of the seats.
    pub(crate) fn members(
        &self,
        rules: &Rules,
        realm: Realm,
        names: &[impl AsRef<str>],
    ) -> Vec<String> {
        rules.seats_of(realm).map(|seat| self.name_of(names, seat)).collect()
    }

    /// The name of a seat: the one given, or its number.
    pub(crate) fn name_of(&self, names: &[impl AsRef<str>], seat: Seat) -> String {
        names.get(seat.index()).map_or_else(
            || t!(self, "table-seat", seat = seat.index() + 1),
            |name| name.as_ref().to_owned(),
        )
    }
}

/// What a bot at a seat is called.
pub(crate) fn bot_name(level: Level, seat: Seat) -> String {
    Character::at(level, seat).name().to_owned()
}
