//! Dynasty: three games in a row; their points are added up, or the best one counts (§6.11, §6.12).

use crate::list::List;
use crate::outcome::{Merit, Outcome};
use crate::position::{Phase, Position};
use crate::rules::{DynastyScoring, Rules};
use crate::seat::{Realm, SEATS_MAX};

/// A match of several games under the same rules.
///
/// Without the Dynasty option, a match is a single game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dynasty {
    rules: Rules,
    played: u8,
    merits: List<Merit, SEATS_MAX>,
}

/// Why a game cannot be counted in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DynastyError {
    /// All games have been played.
    Over,
    /// The game is not over.
    Unfinished,
    /// The game was played under other rules.
    OtherRules,
}

impl DynastyError {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Over => "dynasty.over",
            Self::Unfinished => "dynasty.unfinished",
            Self::OtherRules => "dynasty.other_rules",
        }
    }
}

impl Dynasty {
    /// A match that has not begun.
    pub fn new(rules: Rules) -> Self {
        let merits = rules.realms().map(|realm| Merit { realm, ..Merit::default() }).collect();
        Self { rules, played: 0, merits }
    }

    /// A match after `played` games, with each realm's merits from them; `None` when no such match
    /// is possible.
    pub fn resume(rules: Rules, played: u8, merits: &[Merit]) -> Option<Self> {
        let mut dynasty = Self::new(rules);
        let fits = merits.iter().map(|merit| merit.realm).eq(rules.realms());
        if !fits || played > dynasty.games() {
            return None;
        }
        dynasty.played = played;
        dynasty.merits = merits.iter().copied().collect();
        Some(dynasty)
    }

    /// How many games the match has: three, or one without the option.
    pub fn games(&self) -> u8 {
        self.rules.games()
    }

    /// The rules of the match.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many games have been played.
    pub fn played(&self) -> u8 {
        self.played
    }

    /// The points of each realm that count so far.
    pub fn totals(&self) -> impl Iterator<Item = u16> + '_ {
        self.merits.iter().map(|merit| merit.points)
    }

    /// The merits that rank the realms after the games so far.
    pub fn merits(&self) -> &[Merit] {
        &self.merits
    }

    /// Counts a finished game.
    ///
    /// # Errors
    /// When the game is not over or does not belong to this match; nothing is counted then.
    pub fn count(&mut self, game: &Position) -> Result<(), DynastyError> {
        if self.played == self.games() {
            return Err(DynastyError::Over);
        }
        if *game.rules() != self.rules {
            return Err(DynastyError::OtherRules);
        }
        if game.phase() != Phase::Over {
            return Err(DynastyError::Unfinished);
        }
        let adds_up = self.rules.dynasty == Some(DynastyScoring::Total);
        // For a single game with Queendomino's box crowns do not break ties (§6.9).
        let crowns_count = adds_up || !self.rules.boxes.has_queendomino();
        for merit in &mut self.merits {
            let of_game = merit_of(game, merit.realm, crowns_count);
            *merit = if adds_up { merit.plus(of_game) } else { merit.or_better(of_game) };
        }
        self.played += 1;
        Ok(())
    }

    /// The standings over all games, once the last is counted.
    pub fn outcome(&self) -> Option<Outcome> {
        (self.played == self.games()).then(|| Outcome::rank(self.merits))
    }
}

fn merit_of(game: &Position, realm: Realm, crowns_count: bool) -> Merit {
    let sheet = game.score(realm);
    Merit {
        realm,
        points: sheet.total,
        largest_territory: sheet.largest_territory,
        crowns: if crowns_count { sheet.crowns.into() } else { 0 },
    }
}
