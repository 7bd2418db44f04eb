//! What recent intents were, so that an id which comes again with something else is noticed. Facts tell
//! of ids and not of intents, so this is forgotten with the table; then an id that comes again is confirmed
//! as it always was.

use std::collections::VecDeque;

use protocol::Code;
use table::{Input, Intent, IntentId, PlayerId};

use crate::error::Result;

/// More than a client has unanswered at once.
const KEPT: usize = 64;

/// Recent intents, the latest last.
#[derive(Debug, Default)]
pub(super) struct Contents(VecDeque<(PlayerId, IntentId, Intent)>);

impl Contents {
    /// # Errors
    /// If the same player has used the id for something else.
    pub(super) fn check(&self, input: &Input) -> Result<()> {
        let Input::Intent { player, id, intent, .. } = input else { return Ok(()) };
        let known = self.0.iter().find(|(by, known, _)| *by == player.id && known == id);
        match known {
            Some((_, _, was)) if was != intent => Err(Code::OtherIntent.into()),
            _ => Ok(()),
        }
    }

    /// Remembers an intent that was carried out.
    pub(super) fn keep(&mut self, input: &Input) {
        let Input::Intent { player, id, intent, .. } = input else { return };
        if self.0.iter().any(|(by, known, _)| *by == player.id && known == id) {
            return;
        }
        self.0.push_back((player.id.clone(), id.clone(), intent.clone()));
        if self.0.len() > KEPT {
            self.0.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Player;

    fn input(player: &str, id: &str, ready: bool) -> Input {
        let id = id.parse().unwrap();
        let player =
            Player { id: player.parse().unwrap(), name: "A".parse().unwrap(), program: false };
        Input::Intent { player, id, seen: 1, intent: Intent::Ready { ready, commitment: None } }
    }

    #[test]
    fn an_id_stands_for_one_intent_of_one_player() {
        let mut contents = Contents::default();
        contents.keep(&input("ann", "one", true));
        assert_eq!(contents.check(&input("ann", "one", true)), Ok(()), "sent again");
        assert_eq!(contents.check(&input("ann", "one", false)), Err(Code::OtherIntent.into()));
        assert_eq!(contents.check(&input("ann", "two", false)), Ok(()));
        assert_eq!(contents.check(&input("ben", "one", false)), Ok(()));
        for number in 0..KEPT {
            contents.keep(&input("ann", &format!("n{number}"), true));
        }
        assert_eq!(contents.0.len(), KEPT);
        assert_eq!(contents.check(&input("ann", "one", false)), Ok(()), "forgotten");
    }
}
