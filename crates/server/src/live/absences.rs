//! Seated players without a connection, and when to report them.

use std::collections::BTreeMap;

use table::{Millis, PlayerId};

/// Those who have a seat at a table and no connection to this process.
#[derive(Debug, Default)]
pub(crate) struct Absences(BTreeMap<PlayerId, Absence>);

#[derive(Clone, Copy, Debug)]
struct Absence {
    /// When something follows from it.
    due: Millis,
    /// Whether it was reported, so that the others will soon no longer wait.
    reported: bool,
}

impl Absences {
    /// A player is gone: reported unless they come back by then.
    pub(crate) fn expect(&mut self, player: PlayerId, due: Millis) {
        self.0.insert(player, Absence { due, reported: false });
    }

    /// The same for a player who may already be expected, and then keeps their time.
    pub(crate) fn expect_unless_known(&mut self, player: &PlayerId, due: Millis) {
        if !self.0.contains_key(player) {
            self.expect(player.clone(), due);
        }
    }

    /// A player without a connection gave a sign of life.
    pub(crate) fn postpone(&mut self, player: &PlayerId, due: Millis) {
        if let Some(absence) = self.0.get_mut(player) {
            *absence = Absence { due, reported: false };
        }
    }

    /// It was reported; the others wait until then.
    pub(crate) fn mark_reported(&mut self, player: PlayerId, due: Millis) {
        self.0.insert(player, Absence { due, reported: true });
    }

    /// The player is here, or nothing more follows.
    pub(crate) fn forget(&mut self, player: &PlayerId) {
        self.0.remove(player);
    }

    /// Those for whom something follows now, and whether they were reported before.
    pub(crate) fn due(&self, now: Millis) -> Vec<(PlayerId, bool)> {
        let due = self.0.iter().filter(|(_, absence)| absence.due <= now);
        due.map(|(player, absence)| (player.clone(), absence.reported)).collect()
    }

    /// When something follows next.
    pub(crate) fn next_due(&self) -> Option<Millis> {
        self.0.values().map(|absence| absence.due).min()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
