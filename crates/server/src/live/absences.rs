//! Seated players without a connection, and when to report them.

use std::collections::BTreeMap;

use table::{Millis, PlayerId};

/// Players with a seat at a table but no connection to this process.
#[derive(Debug, Default)]
pub(crate) struct Absences(BTreeMap<PlayerId, Absence>);

#[derive(Clone, Copy, Debug)]
struct Absence {
    /// When to act on it.
    due: Millis,
    /// Whether it was reported; then the others soon stop waiting.
    reported: bool,
}

impl Absences {
    /// Expects an absent player back by `due`, or else they are reported.
    pub(crate) fn expect(&mut self, player: PlayerId, due: Millis) {
        self.0.insert(player, Absence { due, reported: false });
    }

    /// The same, but a player who is already expected keeps their time.
    pub(crate) fn expect_unless_known(&mut self, player: &PlayerId, due: Millis) {
        if !self.0.contains_key(player) {
            self.expect(player.clone(), due);
        }
    }

    /// Gives an absent player who is still active more time.
    pub(crate) fn postpone(&mut self, player: &PlayerId, due: Millis) {
        if let Some(absence) = self.0.get_mut(player) {
            *absence = Absence { due, reported: false };
        }
    }

    /// Notes that the absence was reported; the others wait until `due`.
    pub(crate) fn mark_reported(&mut self, player: PlayerId, due: Millis) {
        self.0.insert(player, Absence { due, reported: true });
    }

    /// Drops a player who is back or needs no further action.
    pub(crate) fn forget(&mut self, player: &PlayerId) {
        self.0.remove(player);
    }

    /// Players due for action now, and whether each was reported before.
    pub(crate) fn due(&self, now: Millis) -> Vec<(PlayerId, bool)> {
        let due = self.0.iter().filter(|(_, absence)| absence.due <= now);
        due.map(|(player, absence)| (player.clone(), absence.reported)).collect()
    }

    /// When action is next due.
    pub(crate) fn next_due(&self) -> Option<Millis> {
        self.0.values().map(|absence| absence.due).min()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
