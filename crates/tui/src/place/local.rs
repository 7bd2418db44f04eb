//! A table on this device: people who share the terminal, and bots on threads of their own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rules::Action;
use table::{
    BotFailure, BotStep, BotTiming, BotTurn, Intent, Millis, Options, Refusal, Seed, Seq, Thinking,
};
use view::solo::{Output, Shell, Sitter, Solo};

use crate::keep::Keep;
use crate::news::{Mailbox, News};

/// How bots play on this device.
#[derive(Clone, Debug)]
pub(crate) struct Bots {
    /// Where their decisions go.
    pub(crate) mailbox: Mailbox,
    pub(crate) timing: BotTiming,
}

/// A table on this device.
#[derive(Debug)]
pub(crate) struct Local {
    shell: Shell,
    bots: Bots,
    keep: Option<Keep>,
    /// Why the game is not saved, until somebody was told.
    trouble: Option<std::io::Error>,
    seeds: Seeds,
}

/// Where the deals of this device come from.
#[derive(Clone, Copy, Debug)]
pub enum Seeds {
    /// From chance.
    Fresh,
    /// From a number, so that the same deals come again, and how many seeds were taken.
    From(u64, u64),
}

impl Seeds {
    /// The same deals for the same number.
    pub fn from_number(number: u64) -> Self {
        Self::From(number, 0)
    }

    pub(crate) fn next(&mut self) -> Seed {
        match self {
            Self::Fresh => Seed::new(rand::random()),
            Self::From(number, count) => {
                let mut bytes = [0; 32];
                bytes[..8].copy_from_slice(&number.to_le_bytes());
                bytes[8..16].copy_from_slice(&count.to_le_bytes());
                *count += 1;
                Seed::new(bytes)
            }
        }
    }

    /// What a bot samples by.
    fn of_bot(&self, seen: Seq) -> u64 {
        match self {
            Self::Fresh => rand::random(),
            Self::From(number, _) => number.rotate_left(32) ^ seen,
        }
    }
}

impl Local {
    /// Opens a table and begins its first game.
    pub(crate) fn open(
        options: &Options,
        sitters: &[Sitter],
        mut seeds: Seeds,
        bots: Bots,
        mut keep: Option<Keep>,
    ) -> Result<Self, Refusal> {
        let solo = Solo::open(options, sitters, &seeds.next(), now())?;
        if let Some(keep) = &mut keep {
            keep.pause_game();
        }
        Ok(Self::sit_down(solo, seeds, bots, keep))
    }

    /// Goes on with a saved game.
    pub(crate) fn sit_down(solo: Solo, seeds: Seeds, bots: Bots, keep: Option<Keep>) -> Self {
        let mut local = Self { shell: Shell::new(solo), bots, keep, trouble: None, seeds };
        let outputs = local.shell.begin();
        // Nothing is refused before anybody wants anything.
        let _ = local.carry_out(outputs);
        local
    }

    pub(crate) fn shell(&self) -> &Shell {
        &self.shell
    }

    /// The table's time.
    pub(crate) fn time(&self) -> Millis {
        self.shell.time(now())
    }

    /// Whether the game can be resumed another day.
    pub(crate) fn is_saved(&self) -> bool {
        self.keep.is_some() && self.shell.is_saved()
    }

    /// Why the game is not saved: told once.
    pub(crate) fn trouble(&mut self) -> Option<std::io::Error> {
        self.trouble.take()
    }

    /// Carries out what the person wants whose view is shown.
    pub(crate) fn wish(&mut self, intent: Intent) -> Result<(), Refusal> {
        let outputs = self.shell.wish(intent, now(), || self.seeds.next());
        self.carry_out(outputs)
    }

    /// A bot has decided; returns whether that was still due.
    pub(crate) fn hear(&mut self, turn: &BotTurn, action: Action) -> bool {
        let outputs = self.shell.bot_decided(turn, action, now());
        outputs.map(|outputs| self.carry_out(outputs)).is_some()
    }

    /// Time has passed: clocks may have run out. Returns whether anything has happened.
    pub(crate) fn tick(&mut self) -> bool {
        let outputs = self.shell.tick(now());
        outputs.map(|outputs| self.carry_out(outputs)).is_some()
    }

    fn carry_out(&mut self, outputs: Vec<Output>) -> Result<(), Refusal> {
        for output in outputs {
            match output {
                Output::Save(text) => self.save(&text),
                Output::AskBot(turn) => {
                    let seed = self.seeds.of_bot(turn.seen);
                    self.bots.think(turn, seed);
                }
                // Its thread ends by itself, and its answer changes nothing.
                Output::DismissBot => {}
                Output::Warn(refusal) => return Err(refusal),
            }
        }
        Ok(())
    }

    fn save(&mut self, text: &str) {
        let saved = self.keep.as_mut().map_or(Ok(()), |keep| keep.save_game(text));
        if self.shell.note_save(saved.is_ok()) {
            self.trouble = saved.err();
        }
    }
}

impl Bots {
    /// Has a bot decide on a thread of its own.
    fn think(&self, turn: Box<BotTurn>, seed: u64) {
        let Self { mailbox, timing } = self.clone();
        std::thread::spawn(move || {
            // The time of this turn: unlike the device's, it never jumps.
            let began = Instant::now();
            let mut thinking = Thinking::new(*turn, timing, 0);
            loop {
                let question = thinking.question(seed);
                let asked = Instant::now();
                let answer =
                    catch_unwind(AssertUnwindSafe(|| bots::decide(&question, || asked.elapsed())));
                match thinking.hear(answer.map_err(|_| BotFailure::Crashed)) {
                    BotStep::AskAgain => {}
                    BotStep::Move { action, at } => {
                        let at = Duration::from_millis(at.max(0) as u64);
                        std::thread::sleep(at.saturating_sub(began.elapsed()));
                        return mailbox.put(News::Thought(turn, action));
                    }
                    BotStep::GiveUp => return,
                }
            }
        });
    }
}

/// The device's time.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as Millis
}
