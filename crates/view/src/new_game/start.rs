//! What a form leads to: a game on this device, a table on a server, or a quick match.

use protocol::PairingRequest;
use table::{Clock, Level, Millis, Name, OnTimeout, Opening, Options, Privacy, Wanted};

use super::{Company, NewGame, Unnamed};
use crate::solo::Sitter;

/// What a form leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// A game on this device.
    Here { options: Options, sitters: Vec<Sitter> },
    /// A new table on a server.
    Table(Box<Opening>),
    /// A quick match on a server.
    Pairing(PairingRequest),
}

/// How long a quick match waits for people before bots take the seats.
const PAIRING_WAIT_MS: Millis = 15_000;

impl NewGame {
    /// What the form starts. `name_of` names people; the first gets the name in the form, if it is
    /// valid.
    pub fn start(&self, name_of: impl Fn(Unnamed) -> Name) -> Start {
        let (mut options, level) = (self.options.clone(), self.level);
        if options.clock == Clock::None || !self.company.has_own_table() {
            (options.clock, options.on_timeout) = (Clock::None, OnTimeout::default());
        }
        let (rules, people, house) = (options.rules, self.people_here(), self.own_house());
        match self.company {
            Company::Alone | Company::Shared => {
                let own = self.name.trim().parse::<Name>().ok();
                let name = |person: usize| {
                    let own = own.clone().filter(|_| person == 0);
                    own.unwrap_or_else(|| name_of(self.sitters.unnamed(person, &rules, people)))
                };
                let sitter = |seat: usize| match self.sitters.at(seat) {
                    person if person < people => {
                        let house = self.sitters.wanted_by(person, &rules, people);
                        Sitter::Person { name: name(person), house }
                    }
                    _ => Sitter::Bot(level),
                };
                let sitters = (0..usize::from(rules.seats)).map(sitter).collect();
                Start::Here { options, sitters }
            }
            Company::Friends | Company::Public => {
                let is_public = self.company == Company::Public;
                let privacy = if is_public { Privacy::Open } else { Privacy::Link };
                let options = Options { privacy, ..options };
                let opening = open_table(options, self.people, level);
                Start::Table(Box::new(Opening { house, ..opening }))
            }
            Company::Anyone => {
                let wait_ms = PAIRING_WAIT_MS;
                Start::Pairing(PairingRequest { rules, wait_ms, level, house, commitment: None })
            }
        }
    }
}

/// A table for this many people, including the host; bots take the other seats. A host alone is
/// ready at once.
pub fn open_table(options: Options, people: u8, level: Level) -> Opening {
    let wanted = |at: u8| match at {
        0 => Wanted::Host,
        _ if at < people => Wanted::Anybody,
        _ => Wanted::Bot { level },
    };
    let seats = (0..options.rules.seats).map(wanted).collect();
    Opening { options, seats, house: None, ready: people <= 1, commitment: None }
}
