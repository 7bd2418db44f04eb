//! Who has a seat and no connection, and when that is to be told.

use std::collections::BTreeMap;

use table::{Millis, PlayerId};

/// Those who have a seat at a table and no connection to this process.
#[derive(Debug, Default)]
pub(crate) struct Absences(BTreeMap<PlayerId, Absence>);

#[derive(Clone, Copy, Debug)]
struct Absence {
    /// When something follows from it.
    due: Millis,
    /// Whether it was told, so that the others are about to wait no longer.
    told: bool,
}

impl Absences {
    /// Somebody is gone, and if they do not come back until then, it is told.
    pub(crate) fn expect(&mut self, player: PlayerId, due: Millis) {
        self.0.insert(player, Absence { due, told: false });
    }

    /// The same for somebody who may be expected already: they keep their time.
    pub(crate) fn expect_unless_known(&mut self, player: &PlayerId, due: Millis) {
        if !self.0.contains_key(player) {
            self.expect(player.clone(), due);
        }
    }

    /// Somebody without a connection gave a sign of life.
    pub(crate) fn put_off(&mut self, player: &PlayerId, due: Millis) {
        if let Some(absence) = self.0.get_mut(player) {
            *absence = Absence { due, told: false };
        }
    }

    /// It was told; the others wait until then.
    pub(crate) fn told(&mut self, player: PlayerId, due: Millis) {
        self.0.insert(player, Absence { due, told: true });
    }

    /// Somebody is here, or nothing more follows.
    pub(crate) fn forget(&mut self, player: &PlayerId) {
        self.0.remove(player);
    }

    /// Those for whom something follows now, and whether it was told before.
    pub(crate) fn due(&self, now: Millis) -> Vec<(PlayerId, bool)> {
        let due = self.0.iter().filter(|(_, absence)| absence.due <= now);
        due.map(|(player, absence)| (player.clone(), absence.told)).collect()
    }

    /// When something follows next.
    pub(crate) fn next_due(&self) -> Option<Millis> {
        self.0.values().map(|absence| absence.due).min()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
