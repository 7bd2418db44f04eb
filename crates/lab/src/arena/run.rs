//! A match: games on several threads, counted in a fixed order.
//!
//! Workers take games from one queue and hand them back as they finish; here they are put in order
//! before anything is counted or decided. So neither the result nor the point where the sequential
//! test stops depends on the number of threads.

use std::collections::BTreeMap;
use std::fmt::{Display, Formatter, Result as Printed};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use rules::{Position, Rules, RulesError};

use super::contestant::{Contestant, Kind};
use super::engine::Engine;
use super::fault::Fault;
use super::game::{Game, Pairing, play};
use super::lineup::{Lineup, LineupError};
use super::player::{Players, patience};
use super::stats::{Sprt, Verdict};
use super::tally::Tally;

/// The settings of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// The rules of every game.
    pub rules: Rules,
    /// Two contestants, or one per realm. The first is the candidate.
    pub contestants: Vec<Contestant>,
    /// How two contestants share the realms.
    pub lineup: Lineup,
    /// Minimum number of games; every deal is played in all rotations.
    pub games: u32,
    /// Seeds all randomness.
    pub seed: u64,
    /// Games at the same time, at least 1.
    pub threads: usize,
    /// How long to wait for an outside program. The default is ten times its time budget plus five
    /// seconds, or a minute if its budget is in visits.
    pub patience: Option<Duration>,
    /// Stops the match as soon as this test on the candidate's win share is decided.
    pub sprt: Option<Sprt>,
}

/// Why a match cannot start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchError {
    /// The rules cannot be played.
    Rules(RulesError),
    /// The contestants cannot be seated.
    Lineup(LineupError),
    /// An outside program fails the handshake.
    Program(Contestant, Fault),
}

type Ended = (u64, Game);

impl Match {
    /// Plays the match. `watch` sees every game in order, with the tally so far, and may end the match.
    ///
    /// # Errors
    /// When the match cannot start.
    pub fn play(
        &self,
        watch: impl FnMut(&Game, &Tally) -> ControlFlow<()>,
    ) -> Result<Tally, MatchError> {
        self.play_until(&AtomicBool::new(false), watch)
    }

    /// As [`Match::play`], but ends early once `stop` is set, after the decisions in progress.
    ///
    /// # Errors
    /// When the match cannot start.
    pub fn play_until(
        &self,
        stop: &AtomicBool,
        watch: impl FnMut(&Game, &Tally) -> ControlFlow<()>,
    ) -> Result<Tally, MatchError> {
        let start = Position::new(self.rules).map_err(MatchError::Rules)?;
        let rotations = self.rotations()?;
        self.greet_programs()?;
        let all = self.deals()? * rotations.len() as u64;
        let next = AtomicU64::new(0);
        let worker = |ended: &Sender<Ended>| {
            let mut players = Players::new(&self.contestants, self.patience);
            while !stop.load(Ordering::Relaxed) {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= all {
                    return;
                }
                let rotation = index % rotations.len() as u64;
                let pairing = Pairing {
                    seed: self.seed,
                    deal: (index / rotations.len() as u64) as u32,
                    rotation: rotation as u32,
                    holders: &rotations[rotation as usize],
                };
                let game = play(&start, &self.contestants, pairing, &mut players, stop);
                if game.is_none_or(|game| ended.send((index, game)).is_err()) {
                    return;
                }
            }
        };
        Ok(thread::scope(|scope| {
            let (ended, games) = channel();
            for _ in 0..self.threads.max(1) {
                let ended = ended.clone();
                scope.spawn(move || worker(&ended));
            }
            drop(ended);
            let tally = Tally::new(self.contestants.len(), rotations.len());
            let tally = self.count(tally, &games, watch);
            stop.store(true, Ordering::Relaxed);
            tally
        }))
    }

    /// The contestants' indices by realm, for each game of a deal.
    ///
    /// # Errors
    /// When they cannot be seated.
    pub fn rotations(&self) -> Result<Vec<Vec<usize>>, MatchError> {
        let realms = self.rules.realm_count();
        self.lineup.rotations(self.contestants.len(), realms).map_err(MatchError::Lineup)
    }

    /// The number of deals needed to play that many games.
    ///
    /// # Errors
    /// When the contestants cannot be seated.
    pub fn deals(&self) -> Result<u64, MatchError> {
        Ok(u64::from(self.games).div_ceil(self.rotations()?.len() as u64))
    }

    /// The hypothesis that the sequential test has accepted, if any.
    pub fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        self.sprt?.verdict(&tally.shares(0))
    }

    /// Counts games in order, whatever the order in which they finish.
    fn count(
        &self,
        mut tally: Tally,
        games: &Receiver<Ended>,
        mut watch: impl FnMut(&Game, &Tally) -> ControlFlow<()>,
    ) -> Tally {
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (index, game) in games {
            early.insert(index, game);
            while let Some(game) = early.remove(&due) {
                due += 1;
                let complete = tally.add(&game);
                let decided = complete && self.verdict(&tally).is_some();
                if watch(&game, &tally).is_break() || decided {
                    return tally;
                }
            }
        }
        tally
    }

    /// Refuses a program that cannot play at all, instead of beating it in every game.
    fn greet_programs(&self) -> Result<(), MatchError> {
        for contestant in &self.contestants {
            if let Kind::Program(command) = &contestant.kind {
                let patience = patience(contestant.budget, self.patience);
                Engine::start(command, patience)
                    .map_err(|fault| MatchError::Program(contestant.clone(), fault))?;
            }
        }
        Ok(())
    }
}

impl Display for MatchError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        match self {
            Self::Rules(reason) => reason.fmt(f),
            Self::Lineup(reason) => reason.fmt(f),
            Self::Program(contestant, fault) => write!(f, "{contestant}: {fault}"),
        }
    }
}

impl std::error::Error for MatchError {}
