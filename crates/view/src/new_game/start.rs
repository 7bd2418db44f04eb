//! What a form leads to: a game on this device, a table on a server, or a quick match.

use protocol::PairingRequest;
use table::{Clock, Level, Millis, Name, Opening, Options, Privacy, Wanted};

use super::{Company, NewGame};
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
    /// What the form starts. `name_of` names people by seat, counted from 0; the first gets the
    /// name in the form, if it is valid.
    pub fn start(&self, name_of: impl Fn(usize) -> Name) -> Start {
        let (options, level) = (self.options.clone(), self.level);
        let (seats, people) = (usize::from(options.rules.seats), usize::from(self.people));
        match self.company {
            Company::Alone | Company::Shared => {
                let own = self.name.trim().parse::<Name>().ok();
                let person =
                    |at: usize| own.clone().filter(|_| at == 0).unwrap_or_else(|| name_of(at));
                let sitter = |at: usize| {
                    if at < people { Sitter::Person(person(at)) } else { Sitter::Bot(level) }
                };
                let sitters = (0..seats).map(sitter).collect();
                Start::Here { options: Options { clock: Clock::None, ..options }, sitters }
            }
            Company::Friends | Company::Public => {
                let is_public = self.company == Company::Public;
                let privacy = if is_public { Privacy::Open } else { Privacy::Link };
                let options = Options { privacy, ..options };
                Start::Table(Box::new(open_table(options, self.people, level)))
            }
            Company::Anyone => {
                let rules = options.rules;
                Start::Pairing(PairingRequest { rules, wait_ms: PAIRING_WAIT_MS, level })
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
    Opening { options, seats, ready: people <= 1 }
}
