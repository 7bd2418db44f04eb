//! The results of a game, seat by seat.

use rules::{Outcome, Realm, Rules, Seat};

use crate::chair::Holder;
use crate::fact::{Ending, Player};
use crate::level::Level;
use crate::state::{Stage, State};

/// The result of a game for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    pub seat: Seat,
    /// The player who had it.
    pub player: Option<Player>,
    /// The bot that had it, or that played on for a player who resigned or left.
    pub bot: Option<Level>,
    /// The points of its realm.
    pub points: u16,
    /// The rank of its realm, from 1; `None` if the game was abandoned, or if a player who resigned
    /// has left the table since.
    pub rank: Option<u8>,
}

impl SeatResult {
    /// The player's name, or the bot's level.
    pub fn name(&self) -> String {
        match (&self.player, self.bot) {
            (Some(player), _) => player.name.to_string(),
            (None, Some(level)) => level.name().to_owned(),
            (None, None) => String::from("?"),
        }
    }
}

impl State {
    /// The results of the last game, seat by seat; `None` while it is running. Who had which seat
    /// and who resigned is only known until the next game starts or a player leaves their seat.
    pub fn results(&self) -> Option<Vec<SeatResult>> {
        let game = self.game.as_ref()?;
        let ending = game.end.as_ref()?.ending;
        let position = game.position();
        let rules = position.rules();
        let outcome = position.outcome();
        // A realm that resigned ranks last, however well the bot played on for it.
        let merit = |realm: Realm| {
            let standings = outcome.as_ref().map(Outcome::standings);
            let standing = standings.and_then(|all| all.iter().find(|one| one.realm == realm));
            (self.has_resigned(rules, realm, None), standing.map_or(1, |one| one.rank))
        };
        let is_decided = match ending {
            Ending::Finished => true,
            Ending::Resigned => self.has_one_realm_left(rules, None),
            Ending::Abandoned => false,
        };
        let rank = |realm: Realm| {
            let better = rules.realms().filter(|&other| merit(other) < merit(realm)).count();
            is_decided.then_some(better as u8 + 1)
        };
        // The table may have been set up for fewer or more seats since.
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

    /// Whether the game would end if this seat resigned: nobody would be left to play against, so
    /// no bot would play on for it.
    pub fn ends_by_resigning(&self, seat: Seat) -> bool {
        self.stage == Stage::Playing && self.has_one_realm_left(&self.options.rules, Some(seat))
    }

    /// Whether all realms but one have resigned, counting a seat that is about to.
    fn has_one_realm_left(&self, rules: &Rules, about_to: Option<Seat>) -> bool {
        let playing = rules.realms().filter(|&realm| !self.has_resigned(rules, realm, about_to));
        playing.count() <= 1
    }

    /// Whether every person of a realm has resigned. Bots never do, and only play on for others.
    fn has_resigned(&self, rules: &Rules, realm: Realm, about_to: Option<Seat>) -> bool {
        let members = self.seats().filter(|(seat, _)| rules.realm_of(*seat) == realm);
        let mut people = members.filter(|(_, chair)| chair.player().is_some()).peekable();
        people.peek().is_some()
            && people.all(|(seat, chair)| chair.resigned || about_to == Some(seat))
    }
}
