//! Players whose messages are hidden. Nobody else learns of it.

use table::PlayerId;

use crate::limits::MUTED_MAX;

/// The muted players, in the order in which they were muted.
///
/// The list belongs to the player, not to a table: it is stored where other settings are, and
/// every session starts with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Muted(Vec<PlayerId>);

impl Muted {
    pub fn contains(&self, player: &PlayerId) -> bool {
        self.0.contains(player)
    }

    /// Mutes or unmutes a player. If too many are muted, the first is forgotten.
    pub fn set(&mut self, player: &PlayerId, is_muted: bool) {
        self.0.retain(|other| other != player);
        if is_muted {
            self.0.push(player.clone());
            self.0.drain(..self.0.len().saturating_sub(MUTED_MAX));
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &PlayerId> {
        self.0.iter()
    }
}

impl FromIterator<PlayerId> for Muted {
    fn from_iter<I: IntoIterator<Item = PlayerId>>(players: I) -> Self {
        let mut muted = Self::default();
        players.into_iter().for_each(|player| muted.set(&player, true));
        muted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_bounded_and_names_each_player_once() {
        let player = |number: usize| format!("p{number}").parse::<PlayerId>().unwrap();
        let mut muted: Muted = (0..MUTED_MAX + 2).map(player).collect();
        assert_eq!(muted.iter().count(), MUTED_MAX);
        assert!(!muted.contains(&player(1)) && muted.contains(&player(2)));
        muted.set(&player(2), true);
        assert_eq!(muted.iter().count(), MUTED_MAX);
        muted.set(&player(2), false);
        assert!(!muted.contains(&player(2)));
    }
}
