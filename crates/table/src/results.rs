//! How a game ended for each seat.

use rules::{Outcome, Realm, Rules, Seat};

use crate::chair::Holder;
use crate::fact::{Ending, Player};
use crate::level::Level;
use crate::state::{Stage, State};

/// How a game ended for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The seat.
    pub seat: Seat,
    /// The player who had it.
    pub player: Option<Player>,
    /// The bot that had it, or that played for who had given up or was gone.
    pub bot: Option<Level>,
    /// Points of its realm.
    pub points: u16,
    /// Its realm's rank, from 1; `None` for a game that was abandoned, or once those who gave it up
    /// have gone.
    pub rank: Option<u8>,
}

impl SeatResult {
    /// Who had the seat: a player, or a bot's level.
    pub fn name(&self) -> String {
        match (&self.player, self.bot) {
            (Some(player), _) => player.name.to_string(),
            (None, Some(level)) => level.name().to_owned(),
            (None, None) => String::from("?"),
        }
    }
}

impl State {
    /// How the last game ended, seat by seat; `None` while it is on. Who had which seat and who
    /// gave up is known until the next game begins or somebody stands up.
    pub fn results(&self) -> Option<Vec<SeatResult>> {
        let game = self.game.as_ref()?;
        let ending = game.end.as_ref()?.ending;
        let position = game.position();
        let rules = position.rules();
        let outcome = position.outcome();
        // Whoever gave up comes after everybody else, whatever the bot made of the kingdom.
        let merit = |realm: Realm| {
            let standings = outcome.as_ref().map(Outcome::standings);
            let standing = standings.and_then(|all| all.iter().find(|one| one.realm == realm));
            (self.gives_up(rules, realm, None), standing.map_or(1, |one| one.rank))
        };
        let is_decided = match ending {
            Ending::Finished => true,
            Ending::Resigned => self.is_left_to_one(rules, None),
            Ending::Abandoned => false,
        };
        let rank = |realm: Realm| {
            let better = rules.realms().filter(|&other| merit(other) < merit(realm)).count();
            is_decided.then_some(better as u8 + 1)
        };
        // The table may since be for fewer or more seats than the game had.
        let results = rules.all_seats().map(|seat| {
            let realm = rules.realm_of(seat);
            let (player, bot) = match self.chair(seat).map(|chair| (chair, &chair.holder)) {
                None | Some((_, Holder::Nobody)) => (None, None),
                Some((_, Holder::Bot { level })) => (None, Some(*level)),
                Some((chair, Holder::Player { player })) => {
                    (Some(player.clone()), chair.stand_in.then_some(self.options.stand_in))
                }
            };
            SeatResult { seat, player, bot, points: position.points(realm), rank: rank(realm) }
        });
        Some(results.collect())
    }

    /// Whether the game ends with a seat giving up: nobody is left to play against, so no bot
    /// plays on for it.
    pub fn ends_by_resigning(&self, seat: Seat) -> bool {
        self.stage == Stage::Playing && self.is_left_to_one(&self.options.rules, Some(seat))
    }

    /// Whether all realms but one have given up, a seat that is about to among them.
    fn is_left_to_one(&self, rules: &Rules, about_to: Option<Seat>) -> bool {
        let fight_on = rules.realms().filter(|&realm| !self.gives_up(rules, realm, about_to));
        fight_on.count() <= 1
    }

    /// Whether everybody of a realm gave up; a bot never does, and fights on only for others.
    fn gives_up(&self, rules: &Rules, realm: Realm, about_to: Option<Seat>) -> bool {
        let members = self.seats().filter(|(seat, _)| rules.realm_of(*seat) == realm);
        let mut people = members.filter(|(_, chair)| chair.player().is_some()).peekable();
        people.peek().is_some()
            && people.all(|(seat, chair)| chair.resigned || about_to == Some(seat))
    }
}
