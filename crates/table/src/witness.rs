//! What a client remembers of a game while it is played, so that in the end it can tell by itself
//! whether the game was dealt as was promised when it began.

use rules::Seat;
use serde::{Deserialize, Serialize};

use crate::contribution::{Contribution, Nonce};
use crate::dealer::Seal;
use crate::fairness::{Unfair, check_deals};
use crate::game::Game;
use crate::json;
use crate::shuffle::Shuffle;
use crate::state::State;

/// A client's memory of one game: the seal and the commitments as they were told at first, and its
/// own nonce.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witness {
    number: u32,
    seal: Seal,
    #[serde(default, skip_serializing_if = "json::is_default")]
    shuffle: Shuffle,
    /// Whether something had been dealt before we were told the seal.
    #[serde(default, skip_serializing_if = "json::is_default")]
    is_late: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    contributions: Vec<Contribution>,
    /// Our seat and our nonce, if we contribute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    own: Option<(Seat, Nonce)>,
    /// Whether what we were told later contradicts what we were told before.
    #[serde(default, skip_serializing_if = "json::is_default")]
    is_contradicted: bool,
}

/// What a client found when it checked a game that was dealt as promised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// The seats whose contributions are in the shuffle.
    pub contributed: Vec<Seat>,
    /// The seats whose contributions did not arrive in time.
    pub missing: Vec<Seat>,
    /// Whether we knew the seal before anything was dealt.
    pub since_start: bool,
    pub own: Own,
}

/// What became of the client's own contribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// This client made none.
    None,
    /// It is in the shuffle, so that nobody else can have chosen it.
    Counted,
    /// It did not arrive in time.
    Missing,
}

impl Witness {
    /// Begins to remember the game of a table, if it is still running. `own` is our seat and our
    /// nonce; `saw_begin` whether we were there when it began, and not only afterwards.
    pub fn of(state: &State, own: Option<(Seat, Nonce)>, saw_begin: bool) -> Option<Self> {
        let game = state.game.as_ref().filter(|game| game.is_on())?;
        let is_ours = |(seat, nonce): &(Seat, Nonce)| {
            let contribution = game.contribution(*seat);
            contribution.is_some_and(|known| known.commitment == nonce.commitment())
        };
        Some(Self {
            number: game.number,
            seal: game.seal,
            shuffle: game.shuffle,
            is_late: !saw_begin && game.steps().len() > usize::from(game.given),
            contributions: game.contributions.clone(),
            own: own.filter(is_ours),
            is_contradicted: false,
        })
    }

    /// Which game at its table.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Our nonce for this game.
    pub fn own_nonce(&self) -> Option<Nonce> {
        self.own.map(|(_, nonce)| nonce)
    }

    /// Compares the game as it is told now with what was told before, and remembers what is new;
    /// returns whether anything was.
    pub fn follow(&mut self, state: &State) -> bool {
        let Some(game) = state.game.as_ref().filter(|game| game.number == self.number) else {
            return false;
        };
        let before = (self.is_contradicted, self.contributions.clone());
        if self.agrees_with(game) {
            self.contributions.clone_from(&game.contributions);
        } else {
            self.is_contradicted = true;
        }
        before != (self.is_contradicted, self.contributions.clone())
    }

    /// Whether a game is the one that we were told of, perhaps further on.
    fn agrees_with(&self, game: &Game) -> bool {
        let goes_on = |(known, now): (&Contribution, &Contribution)| {
            let is_same = (known.seat, known.commitment) == (now.seat, now.commitment);
            is_same && (known == now || known.is_awaited())
        };
        game.seal == self.seal
            && game.shuffle == self.shuffle
            && game.contributions.len() == self.contributions.len()
            && self.contributions.iter().zip(&game.contributions).all(goes_on)
    }

    /// Checks the game that we have followed, once it has ended: its seed against the seal that we
    /// remember, all contributions against their commitments, every deal against the shuffle that
    /// follows from them. `None` while it runs, or if it is another game.
    pub fn verdict(&self, state: &State) -> Option<Result<Fairness, Unfair>> {
        let game = state.game.as_ref().filter(|game| game.number == self.number)?;
        let end = game.end.as_ref()?;
        let id = state.game_id()?;
        Some(self.check(game).and_then(|fairness| {
            if end.seed.seal(&id) != self.seal {
                return Err(Unfair::Seal);
            }
            check_deals(&game.record(Vec::new()), &game.stock(&id, &end.seed))?;
            Ok(fairness)
        }))
    }

    /// Checks everything but seed and deals.
    fn check(&self, game: &Game) -> Result<Fairness, Unfair> {
        if self.is_contradicted || !self.agrees_with(game) {
            return Err(Unfair::Rewritten);
        }
        if let Some(unsound) = game.contributions.iter().find(|one| !one.is_sound()) {
            return Err(Unfair::Contribution(unsound.seat));
        }
        let own = match self.own {
            None => Own::None,
            Some((seat, nonce)) => match game.contribution(seat) {
                Some(one) if one.nonce == Some(nonce) => Own::Counted,
                Some(one) if one.nonce.is_none() => Own::Missing,
                Some(_) | None => return Err(Unfair::Contribution(seat)),
            },
        };
        let seats = |counted: bool| {
            let some = game.contributions.iter().filter(move |one| one.nonce.is_some() == counted);
            some.map(|one| one.seat).collect()
        };
        let (contributed, missing) = (seats(true), seats(false));
        Ok(Fairness { contributed, missing, since_start: !self.is_late, own })
    }
}
