//! A table on this device: people sharing the terminal, and bots on their own threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rules::Action;
use table::{
    BotFailure, BotStep, BotTiming, BotTurn, Intent, Millis, Note, Options, Refusal, Seed, Seq,
    Thinking,
};
use view::solo::{Output, Shell, Sitter, Solo};

use crate::mailbox::{Mailbox, Message};
use crate::save_folder::SaveFolder;

#[derive(Clone, Debug)]
pub(crate) struct Bots {
    /// Receives their decisions.
    pub(crate) mailbox: Mailbox,
    pub(crate) timing: BotTiming,
}

#[derive(Debug)]
pub(crate) struct Local {
    shell: Shell,
    bots: Bots,
    saves: Option<SaveFolder>,
    /// Why the game could not be saved, until the player has been warned.
    save_error: Option<std::io::Error>,
    seeds: Seeds,
}

/// Where the seeds of shuffles come from.
#[derive(Clone, Copy, Debug)]
pub enum Seeds {
    Fresh,
    /// A number that repeats the same shuffles, and how many seeds it has given.
    From(u64, u64),
}

impl Seeds {
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

    fn bot_seed(&self, seen: Seq) -> u64 {
        match self {
            Self::Fresh => rand::random(),
            Self::From(number, _) => number.rotate_left(32) ^ seen,
        }
    }
}

impl Local {
    /// Opens a table and starts its first game.
    pub(crate) fn open(
        options: &Options,
        sitters: &[Sitter],
        mut seeds: Seeds,
        bots: Bots,
        mut saves: Option<SaveFolder>,
    ) -> Result<Self, Refusal> {
        let solo = Solo::open(options, sitters, &seeds.next(), now())?;
        if let Some(saves) = &mut saves {
            saves.pause_game();
        }
        Ok(Self::resume(solo, seeds, bots, saves))
    }

    pub(crate) fn resume(solo: Solo, seeds: Seeds, bots: Bots, saves: Option<SaveFolder>) -> Self {
        let mut local = Self { shell: Shell::new(solo), bots, saves, save_error: None, seeds };
        let outputs = local.shell.begin();
        // Without an intent nothing can be refused.
        let _ = local.carry_out(outputs);
        local
    }

    pub(crate) fn shell(&self) -> &Shell {
        &self.shell
    }

    pub(crate) fn time(&self) -> Millis {
        self.shell.time(now())
    }

    /// Whether the game can be resumed later.
    pub(crate) fn is_saved(&self) -> bool {
        self.saves.is_some() && self.shell.is_saved()
    }

    /// Why the game could not be saved; returned once.
    pub(crate) fn take_save_error(&mut self) -> Option<std::io::Error> {
        self.save_error.take()
    }

    /// Submits an intent of the viewer.
    pub(crate) fn submit(&mut self, intent: Intent) -> Result<(), Refusal> {
        let outputs = self.shell.intend(intent, now(), || self.seeds.next());
        self.carry_out(outputs)
    }

    /// Shows a bot's plan to the viewer, if they are its partner.
    pub(crate) fn show_plan(&mut self, turn: &BotTurn, action: Action) -> Option<Note> {
        self.shell.show_plan(turn, action).cloned()
    }

    /// Plays a bot's move; returns whether it was still its turn.
    pub(crate) fn play_bot_move(&mut self, turn: &BotTurn, action: Action) -> bool {
        let outputs = self.shell.apply_bot_decision(turn, action, now());
        outputs.map(|outputs| self.carry_out(outputs)).is_some()
    }

    /// Checks the clocks; returns whether anything has happened.
    pub(crate) fn tick(&mut self) -> bool {
        let outputs = self.shell.tick(now());
        outputs.map(|outputs| self.carry_out(outputs)).is_some()
    }

    fn carry_out(&mut self, outputs: Vec<Output>) -> Result<(), Refusal> {
        for output in outputs {
            match output {
                Output::Save(text) => self.save(&text),
                Output::AskBot(turn) => {
                    let seed = self.seeds.bot_seed(turn.seen);
                    let has_partner = self.shell.shows_plan(&turn);
                    self.bots.start_thinking(turn, seed, has_partner);
                }
                // Its thread ends on its own, and a late answer changes nothing.
                Output::DismissBot => {}
                Output::Warn(refusal) => return Err(refusal),
            }
        }
        Ok(())
    }

    fn save(&mut self, text: &str) {
        let saved = self.saves.as_mut().map_or(Ok(()), |saves| saves.save_game(text));
        if self.shell.note_save(saved.is_ok()) {
            self.save_error = saved.err();
        }
    }
}

impl Bots {
    /// Lets a bot decide on its own thread.
    fn start_thinking(&self, turn: Box<BotTurn>, seed: u64, has_partner: bool) {
        let Self { mailbox, timing } = self.clone();
        // Without a pause, nobody could look at a plan.
        let shows_plan = has_partner && timing.pause_ms > 0;
        std::thread::spawn(move || {
            // A monotonic clock: the device's may jump.
            let started = Instant::now();
            let mut thinking = Thinking::new(*turn, timing, 0);
            loop {
                let question = thinking.question(seed);
                let asked = Instant::now();
                let answer =
                    catch_unwind(AssertUnwindSafe(|| bots::decide(&question, || asked.elapsed())));
                match thinking.take_answer(answer.map_err(|_| BotFailure::Crashed)) {
                    BotStep::AskAgain => {}
                    BotStep::Move { action, at } => {
                        let at = if shows_plan { thinking.plan_until() } else { at };
                        if shows_plan {
                            mailbox.send(Message::BotPlans(turn.clone(), action));
                        }
                        let at = Duration::from_millis(at.max(0) as u64);
                        std::thread::sleep(at.saturating_sub(started.elapsed()));
                        return mailbox.send(Message::BotDecided(turn, action));
                    }
                    BotStep::GiveUp => return,
                }
            }
        });
    }
}

/// The device's clock.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as Millis
}
