//! Who sits where: seats and realms with the names that a record gives them.
//!
//! Names come from files, so they are made harmless and short before anything shows them. Seats
//! are what the log and the notation speak of; names only stand beside them.

use rules::{Realm, Record, Rules, Seat};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::failure::harmless;

/// Columns that a name may take in a heading.
const WIDTH_MAX: usize = 16;

/// The players of a game.
pub(crate) struct Names {
    rules: Rules,
    players: Vec<Option<String>>,
}

impl Names {
    /// The names in a record's tags `Seat1`, `Seat2`, …
    pub(crate) fn of(record: &Record) -> Self {
        let name = |seat| record.tag(&format!("Seat{seat}")).map(|name| shortened(&harmless(name)));
        Self { rules: record.rules, players: record.rules.all_seats().map(name).collect() }
    }

    /// The player at a seat, where the record names one.
    pub(crate) fn player(&self, seat: Seat) -> Option<&str> {
        self.players.get(seat.index())?.as_deref()
    }

    /// The seats of a realm.
    pub(crate) fn seats(&self, realm: Realm) -> Vec<Seat> {
        self.rules.all_seats().filter(|seat| self.rules.realm_of(*seat) == realm).collect()
    }

    /// Which seats a realm has: `Seat 1`, `Seats 1+2`.
    pub(crate) fn realm(&self, realm: Realm) -> String {
        realm_seats(&self.rules, realm)
    }

    /// Who plays for a realm, where the record says so: `Ada + Ben`.
    pub(crate) fn players(&self, realm: Realm) -> Option<String> {
        let names: Vec<_> =
            self.seats(realm).into_iter().filter_map(|seat| self.player(seat)).collect();
        (!names.is_empty()).then(|| names.join(" + "))
    }
}

/// Which seats a realm has: `Seat 1`, `Seats 1+2`.
pub(crate) fn realm_seats(rules: &Rules, realm: Realm) -> String {
    let seats: Vec<String> = rules
        .all_seats()
        .filter(|seat| rules.realm_of(*seat) == realm)
        .map(|seat| seat.to_string())
        .collect();
    format!("Seat{} {}", if seats.len() == 1 { "" } else { "s" }, seats.join("+"))
}

fn shortened(name: &str) -> String {
    if name.width() <= WIDTH_MAX {
        return name.to_owned();
    }
    let mut width = 1;
    let kept = name.chars().take_while(|c| {
        width += c.width().unwrap_or(0);
        width <= WIDTH_MAX
    });
    kept.chain(['…']).collect()
}
