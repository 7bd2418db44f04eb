//! What players saw, held against what the store has.

use std::collections::HashSet;

use protocol::{Entry, StoredEntry};
use rules::Record;
use store::Store;
use table::{Cause, Fact, Seed, State, Table, TableId};

use super::SiegeError;
use super::player::Player;

/// What was found out about some tables.
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    /// Tables.
    pub tables: usize,
    /// Games that ended.
    pub games: usize,
    /// Facts in the store.
    pub facts: usize,
    /// Facts that players were told, all of them the store's.
    pub told: usize,
    /// Intents that players were told to be carried out, each of them once in the store.
    pub accepted: usize,
    /// Intents that were refused.
    pub refused: usize,
    /// Everything that is not as it should be.
    pub wrong: Vec<String>,
}

impl Verdict {
    /// Judges a table by its log.
    pub(super) async fn judge(
        &mut self,
        store: &dyn Store,
        id: &TableId,
        players: &[Player],
    ) -> Result<(), SiegeError> {
        self.tables += 1;
        let Some(log) = store.load(id.as_str(), 0).await? else {
            self.wrong.push(format!("{id}: the store has no such table"));
            return Ok(());
        };
        let entries = log.entries.iter();
        let entries: Result<Vec<table::Entry>, _> =
            entries.map(|row| StoredEntry::entry(row.seq, row.at, &row.body)).collect();
        let seeds: Vec<(u32, Seed)> =
            log.secrets.iter().map(|(of, seed)| (*of, Seed::new(*seed.expose()))).collect();
        let Ok(entries) = entries else {
            self.wrong.push(format!("{id}: the log cannot be read"));
            return Ok(());
        };
        let folded = match Table::load(id.clone(), &entries, &seeds) {
            Ok(table) => table,
            Err(misfit) => {
                self.wrong.push(format!("{id}: {misfit}"));
                return Ok(());
            }
        };
        self.facts += entries.len();
        self.judge_causes(id, &entries, players);
        for player in players {
            self.judge_player(id, &entries, folded.state(), player);
        }
        self.judge_games(store, id, &entries).await
    }

    /// Nothing that was accepted is missing, and nothing was done twice.
    fn judge_causes(&mut self, id: &TableId, entries: &[table::Entry], players: &[Player]) {
        let mut causes: HashSet<(&str, &str)> = HashSet::new();
        for Cause { player, intent } in entries.iter().filter_map(|entry| entry.cause.as_ref()) {
            if !causes.insert((player.as_str(), intent.as_str())) {
                self.wrong.push(format!("{id}: {player}'s {intent} was done twice"));
            }
        }
        for player in players {
            for (intent, seq) in &player.journal.done {
                self.accepted += 1;
                let entry = entries.get(*seq as usize - 1);
                let cause = entry.and_then(|entry| entry.cause.as_ref());
                let fits = cause.is_some_and(|c| c.player == player.id && c.intent == *intent);
                if !fits {
                    self.wrong.push(format!("{id}: {}'s {intent} is not fact {seq}", player.id));
                }
            }
            for (intent, code) in &player.journal.refused {
                self.refused += 1;
                if causes.contains(&(player.id.as_str(), intent.as_str())) {
                    self.wrong.push(format!("{id}: {intent} was refused ({code}) and done"));
                }
            }
        }
    }

    /// What a player was told is what the store has, and so is what they ended with.
    fn judge_player(
        &mut self,
        id: &TableId,
        entries: &[table::Entry],
        folded: &State,
        player: &Player,
    ) {
        for (seq, told) in &player.journal.facts {
            self.told += 1;
            let stored = entries.get(*seq as usize - 1).cloned().map(Entry::from);
            if stored.as_ref() != Some(told) {
                self.wrong.push(format!("{id}: {} was told another fact {seq}", player.id));
            }
        }
        if player.look(|state| state != folded).unwrap_or(true) {
            let seen = player.look(|state| state.seq);
            let words = format!("{id}: {} ended at {seen:?} of {}", player.id, folded.seq);
            self.wrong.push(words);
        }
    }

    /// Every game that ended is in the list of games, and was dealt from its seed.
    async fn judge_games(
        &mut self,
        store: &dyn Store,
        id: &TableId,
        entries: &[table::Entry],
    ) -> Result<(), SiegeError> {
        let ended = entries.iter().filter(|entry| matches!(entry.fact, Fact::Ended { .. })).count();
        self.games += ended;
        for number in 1..=ended as u32 {
            let game = store.game(id.as_str(), number).await?;
            let record: Option<Record> = game.and_then(|game| game.record.parse().ok());
            match record.as_ref().map(table::verify) {
                Some(Ok(())) => {}
                Some(Err(unfair)) => self.wrong.push(format!("{id}.{number}: {unfair}")),
                None => self.wrong.push(format!("{id}.{number}: there is no record")),
            }
        }
        Ok(())
    }
}
