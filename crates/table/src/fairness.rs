//! Checks that a finished game was dealt from the seed that its seal binds, and from what players
//! contributed.
//!
//! Anyone who noted seal and commitments when the game began can be sure of it
//! ([`Witness`](crate::Witness)); to anyone else it still shows that seed, seal, contributions and
//! deals belong together.

use std::fmt::{Display, Formatter, Result as Printed};

use rules::{Record, Seat, Step, Stock};

use crate::contribution::{Contribution, Nonce};
use crate::dealer::{GameId, Seal, Seed};
use crate::series::SeriesTags;
use crate::shuffle::Shuffle;
use crate::state::State;

/// The tags that a record needs to be verified.
pub const FAIRNESS_TAGS: [&str; 3] = ["Game", "Seal", "Seed"];

/// The tag of a record that says how it was shuffled; the first way is left out.
pub const SHUFFLE_TAG: &str = "Shuffle";

/// What the tags begin with that tell what the seats contributed: `Contribution2`.
pub const CONTRIBUTION_TAG: &str = "Contribution";
/// The text of such a tag where nothing arrived in time.
pub const MISSING: &str = "missing";

/// The tag of a record that continues another game: how many steps were given.
pub const GIVEN_TAG: &str = "Given";

/// Why a record cannot be verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfair {
    /// A tag is missing or unreadable.
    Tag(&'static str),
    /// It continues another game: its first steps were given, not dealt.
    Given,
    /// The seal was made from another seed or for another game.
    Seal,
    /// Seal, commitments or contributions are not those that were told before.
    Rewritten,
    /// What a seat contributed is not what it committed to.
    Contribution(Seat),
    /// This step, counted from 0, was not dealt from the seed.
    Deal(usize),
    /// This step, counted from 0, is not legal.
    Step(usize),
}

impl Unfair {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Tag(_) => "verify.tag",
            Self::Given => "verify.given",
            Self::Seal => "verify.seal",
            Self::Rewritten => "verify.rewritten",
            Self::Contribution(_) => "verify.contribution",
            Self::Deal(_) => "verify.deal",
            Self::Step(_) => "verify.step",
        }
    }
}

impl State {
    /// The id of the current or last game.
    pub fn game_id(&self) -> Option<GameId> {
        let number = self.game.as_ref()?.number;
        Some(GameId { table: self.id.clone(), number })
    }

    /// The finished game as a record, with everything needed to verify its deals, and the players'
    /// names.
    pub fn record(&self) -> Option<Record> {
        let game = self.game.as_ref()?;
        let end = game.end.as_ref()?;
        let proof = [self.game_id()?.to_string(), game.seal.to_string(), end.seed.reveal()];
        let tags = FAIRNESS_TAGS.map(str::to_owned).into_iter().zip(proof);
        let shuffle = (game.shuffle != Shuffle::default())
            .then(|| (SHUFFLE_TAG.to_owned(), game.shuffle.number().to_string()));
        let contributions = game.contributions.iter().map(|one| {
            let text = one.nonce.map_or_else(|| MISSING.to_owned(), |nonce| nonce.to_string());
            (format!("{CONTRIBUTION_TAG}{}", one.seat), text)
        });
        let proof = tags.chain(shuffle).chain(contributions);
        let given = (game.given > 0).then(|| (GIVEN_TAG.to_owned(), game.given.to_string()));
        let names = self.results()?.into_iter().zip(1..);
        let names = names.map(|(result, number)| (format!("Seat{number}"), result.name()));
        let series = SeriesTags::of(self).into_iter().flat_map(|series| series.write());
        Some(game.record(proof.chain(given).chain(names).chain(series).collect()))
    }
}

/// Verifies that the seed of a record matches its seal, and that all its deals follow from the
/// seed.
///
/// # Errors
/// If they do not.
pub fn verify(record: &Record) -> Result<(), Unfair> {
    if record.tag(GIVEN_TAG).is_some() {
        return Err(Unfair::Given);
    }
    let [game, seal, seed] = FAIRNESS_TAGS;
    let game: GameId = read(record, game)?;
    let seal: Seal = read(record, seal)?;
    let seed: Seed = read(record, seed)?;
    if seed.seal(&game) != seal {
        return Err(Unfair::Seal);
    }
    let shuffle = match record.tag(SHUFFLE_TAG) {
        None => Shuffle::default(),
        Some(text) => text
            .parse()
            .ok()
            .and_then(|number: u8| Shuffle::try_from(number).ok())
            .ok_or(Unfair::Tag(SHUFFLE_TAG))?,
    };
    let contributions = contributions(record)?;
    check_deals(record, &shuffle.stock(&record.rules, &seed, &game, &contributions))
}

/// What the tags say that the seats contributed.
fn contributions(record: &Record) -> Result<Vec<Contribution>, Unfair> {
    let mut contributions = Vec::new();
    for seat in record.rules.all_seats() {
        let nonce: Option<Nonce> = match record.tag(&format!("{CONTRIBUTION_TAG}{seat}")) {
            None | Some(MISSING) => None,
            Some(text) => Some(text.parse().map_err(|_| Unfair::Tag(CONTRIBUTION_TAG))?),
        };
        contributions.extend(nonce.map(|nonce| Contribution::revealed(seat, nonce)));
    }
    Ok(contributions)
}

/// Checks that a record is legal, and that all its deals come from a stock.
pub(crate) fn check_deals(record: &Record, stock: &Stock) -> Result<(), Unfair> {
    for (at, position) in record.replay().enumerate() {
        let position = position.map_err(|error| Unfair::Step(error.step))?;
        if let Some(Step::Deal(deal)) = record.steps.get(at)
            && stock.deal(&position) != Some(*deal)
        {
            return Err(Unfair::Deal(at));
        }
    }
    Ok(())
}

fn read<T: std::str::FromStr>(record: &Record, tag: &'static str) -> Result<T, Unfair> {
    record.tag(tag).and_then(|text| text.parse().ok()).ok_or(Unfair::Tag(tag))
}

impl Display for Unfair {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        match self {
            Self::Tag(tag) => write!(f, "the record has no readable tag {tag}"),
            Self::Given => f.write_str("the game went on from a moment of another one"),
            Self::Seal => f.write_str("the seal was made from another seed or for another game"),
            Self::Rewritten => f.write_str("it is not what was told when the game began"),
            Self::Contribution(seat) => {
                write!(f, "seat {seat} contributed something else than it committed to")
            }
            Self::Deal(at) => write!(f, "step {} was not dealt from the seed", at + 1),
            Self::Step(at) => write!(f, "step {} cannot follow", at + 1),
        }
    }
}

impl std::error::Error for Unfair {}
