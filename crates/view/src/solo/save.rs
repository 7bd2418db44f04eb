//! A table on this device as text, for a page's storage or a terminal's file.
//!
//! The first line has the version and a checksum of the rest. Then come the seeds of the games, one
//! per line, and the facts, one per line: the time, a space, and the fact as a server would store
//! it. Facts are numbered by their order. The text contains the secret of a running game.

use rules::Step;
use table::{Entry, GameId, Seed, State, Table};

use super::{Solo, TABLE};
use protocol::{read_row, write_row};

/// The seeds of the games by number.
type Seeds = Vec<(u32, Seed)>;

const MAGIC: &str = "crownlands-solo";
const VERSION: &str = "1";

/// The longest text that is read, in bytes: more than a table's facts can take.
const BYTES_MAX: usize = 16 << 20;

/// Why a saved table cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// It is something else.
    #[error("this is not a saved table")]
    Foreign,
    /// Another version of the program saved it.
    #[error("another version saved this table")]
    Version,
    /// Something is missing or was changed.
    #[error("the saved table is damaged")]
    Checksum,
    /// This line cannot be read.
    #[error("line {0} of the saved table cannot be read")]
    Line(usize),
    /// Its contents cannot have happened.
    #[error("the saved table contains an impossible game")]
    Impossible,
}

impl Solo {
    /// Everything needed to continue later.
    pub fn save(&self) -> String {
        let seeds = self.seeds.iter().map(|(game, seed)| format!("{game} {}\n", seed.reveal()));
        let facts = self.log.iter().map(|entry| format!("{} {}\n", entry.at, write_row(entry)));
        let body: String =
            [format!("{}\n", self.seeds.len())].into_iter().chain(seeds).chain(facts).collect();
        format!("{MAGIC} {VERSION} {:016x}\n{body}", checksum(&body))
    }

    /// Loads a saved table.
    ///
    /// # Errors
    /// If it cannot be read, or cannot have happened.
    pub fn load(text: &str) -> Result<Self, LoadError> {
        let (seeds, log) = read(text)?;
        let id = TABLE.parse().map_err(|_| LoadError::Impossible)?;
        let table = Table::load(id, &log, &seeds).map_err(|_| LoadError::Impossible)?;
        if !deals_follow(table.state(), &seeds) {
            return Err(LoadError::Impossible);
        }
        Ok(Self { table, log, seeds, behind_ms: None })
    }
}

fn read(text: &str) -> Result<(Seeds, Vec<Entry>), LoadError> {
    if text.len() > BYTES_MAX {
        return Err(LoadError::Foreign);
    }
    let (head, body) = text.split_once('\n').ok_or(LoadError::Foreign)?;
    let mut words = head.split(' ');
    if words.next() != Some(MAGIC) {
        return Err(LoadError::Foreign);
    }
    if words.next() != Some(VERSION) {
        return Err(LoadError::Version);
    }
    if words.next() != Some(&format!("{:016x}", checksum(body))) || words.next().is_some() {
        return Err(LoadError::Checksum);
    }
    let mut lines = body.lines().zip(2..);
    let (count, number) = lines.next().ok_or(LoadError::Foreign)?;
    let count: usize = count.parse().map_err(|_| LoadError::Line(number))?;
    let mut seeds = Vec::new();
    for (line, number) in lines.by_ref().take(count) {
        seeds.push(seed(line).ok_or(LoadError::Line(number))?);
    }
    let mut log = Vec::new();
    for ((line, number), seq) in lines.zip(1..) {
        let entry =
            line.split_once(' ').and_then(|(at, body)| read_row(seq, at.parse().ok()?, body).ok());
        log.push(entry.ok_or(LoadError::Line(number))?);
    }
    if seeds.len() == count { Ok((seeds, log)) } else { Err(LoadError::Impossible) }
}

fn seed(line: &str) -> Option<(u32, Seed)> {
    let (game, seed) = line.split_once(' ')?;
    Some((game.parse().ok()?, seed.parse().ok()?))
}

/// Whether the seed of the running game is among these; without it nobody could deal.
fn deals_follow(state: &State, seeds: &[(u32, Seed)]) -> bool {
    let Some(game) = state.game.as_ref().filter(|game| game.is_on()) else { return true };
    let id = GameId { table: state.id.clone(), number: game.number };
    let fits =
        |(number, seed): &&(u32, Seed)| *number == game.number && seed.seal(&id) == game.seal;
    let Some((_, seed)) = seeds.iter().find(fits) else { return false };
    let stock = game.stock(&id, seed);
    let mut position = game.position().beginning();
    let is_waited_for = game.to_move().is_some();
    is_waited_for
        && game.steps().iter().all(|&step| {
            let is_dealt = match step {
                Step::Deal(deal) => stock.deal(&position) == Some(deal),
                Step::Act(_) => true,
            };
            is_dealt && position.apply(step).is_ok()
        })
}

/// FNV-1a: protects against damage, not against forgers, who would only cheat themselves.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
