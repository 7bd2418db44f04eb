//! Compares what players saw with what the store has.

use std::collections::HashSet;

use protocol::read_row;
use rules::Record;
use store::{Log, Store, StoreError};
use table::{Cause, Entry, Fact, Seed, State, Table, TableId};

use super::witness::Witness;

/// The findings about some tables.
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    pub tables: usize,
    /// Finished games.
    pub games: usize,
    /// Facts in the store.
    pub facts: usize,
    /// Facts that players saw.
    pub seen: usize,
    /// Intents that the server confirmed.
    pub accepted: usize,
    /// Refused intents.
    pub refused: usize,
    /// One line for each problem.
    pub problems: Vec<String>,
}

/// A table as the store has it.
#[derive(Clone, Debug)]
pub(super) struct Found {
    log: Option<Log>,
    /// The records of its games, in order.
    records: Vec<String>,
}

impl Found {
    pub(super) async fn load(store: &dyn Store, id: &TableId) -> Result<Self, StoreError> {
        let log = store.load(id.as_str(), 0).await?;
        let mut records = Vec::new();
        while let Some(game) = store.game(id.as_str(), records.len() as u32 + 1).await? {
            records.push(game.record);
        }
        Ok(Self { log, records })
    }

    /// Reads the log and folds it into a table.
    fn read(&self, id: &TableId) -> Result<(Vec<Entry>, Table), String> {
        let log = self.log.as_ref().ok_or("the store has no such table")?;
        let read = |row: &store::Row| read_row(row.seq, row.at, &row.body);
        let entries: Result<Vec<Entry>, _> = log.entries.iter().map(read).collect();
        let entries = entries.map_err(|error| format!("the log cannot be read: {error}"))?;
        let seeds = log.secrets.iter().map(|(of, seed)| (*of, Seed::new(*seed.expose())));
        let table = Table::load(id.clone(), &entries, &seeds.collect::<Vec<_>>());
        let table = table.map_err(|misfit| misfit.to_string())?;
        Ok((entries, table))
    }
}

impl Verdict {
    /// Judges a table by its log.
    pub(super) fn judge(&mut self, id: &TableId, found: &Found, witnesses: &[Witness]) {
        self.tables += 1;
        match found.read(id) {
            Ok((entries, folded)) => {
                self.facts += entries.len();
                self.judge_causes(id, &entries, witnesses);
                for witness in witnesses {
                    self.judge_witness(id, &entries, folded.state(), witness);
                }
                self.judge_games(id, &entries, &found.records);
            }
            Err(why) => self.problems.push(format!("{id}: {why}")),
        }
    }

    /// Checks that nothing accepted is missing, and that nothing was done twice.
    fn judge_causes(&mut self, id: &TableId, entries: &[Entry], witnesses: &[Witness]) {
        let mut causes: HashSet<(&str, &str)> = HashSet::new();
        for Cause { player, intent } in entries.iter().filter_map(|entry| entry.cause.as_ref()) {
            if !causes.insert((player.as_str(), intent.as_str())) {
                self.problems.push(format!("{id}: {player}'s {intent} was done twice"));
            }
        }
        for witness in witnesses {
            for (intent, seq) in &witness.journal.done {
                self.accepted += 1;
                let entry = entries.get(*seq as usize - 1);
                let cause = entry.and_then(|entry| entry.cause.as_ref());
                let fits = cause.is_some_and(|c| c.player == witness.id && c.intent == *intent);
                if !fits {
                    self.problems
                        .push(format!("{id}: {}'s {intent} is not fact {seq}", witness.id));
                }
            }
            for (intent, code) in &witness.journal.refused {
                self.refused += 1;
                if causes.contains(&(witness.id.as_str(), intent.as_str())) {
                    self.problems.push(format!("{id}: {intent} was refused ({code}) and done"));
                }
            }
        }
    }

    /// Checks that the facts and the last state that a player saw are those of the store.
    fn judge_witness(
        &mut self,
        id: &TableId,
        entries: &[Entry],
        folded: &State,
        witness: &Witness,
    ) {
        for (seq, seen) in &witness.journal.facts {
            self.seen += 1;
            let stored = entries.get(*seq as usize - 1);
            // Which intent caused a fact is never sent.
            let sendable = stored.map(|entry| Entry { cause: None, ..entry.clone() });
            if sendable.as_ref() != Some(seen) {
                self.problems.push(format!("{id}: {} saw a different fact {seq}", witness.id));
            }
        }
        if witness.last.as_ref() != Some(folded) {
            let seen = witness.last.as_ref().map(|state| state.seq);
            let problem = format!("{id}: {} ended at {seen:?} of {}", witness.id, folded.seq);
            self.problems.push(problem);
        }
    }

    /// Checks that every finished game has a record, and was dealt from its seed.
    fn judge_games(&mut self, id: &TableId, entries: &[Entry], records: &[String]) {
        let ended = entries.iter().filter(|entry| matches!(entry.fact, Fact::Ended { .. })).count();
        self.games += ended;
        if records.len() != ended {
            self.problems.push(format!("{id}: {ended} games and {} records", records.len()));
        }
        for (record, number) in records.iter().zip(1..) {
            let verified = record.parse::<Record>().map_err(|error| error.to_string());
            let verified =
                verified.and_then(|record| table::verify(&record).map_err(|why| why.to_string()));
            if let Err(why) = verified {
                self.problems.push(format!("{id}.{number}: {why}"));
            }
        }
    }
}

#[cfg(test)]
mod tests;
