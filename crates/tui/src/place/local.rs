//! A table on this device: people who share the terminal, and bots on threads of their own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rules::{Action, Record, Seat};
use table::{
    BotFailure, BotStep, BotTiming, BotTurn, Intent, Millis, Options, Question, Refusal, Seed, Seq,
    State, Thinking,
};
use view::solo::{Sitter, Solo};

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
    solo: Solo,
    bots: Bots,
    keep: Option<Keep>,
    /// Whose view is shown.
    viewer: Option<Seat>,
    /// The last change after which a bot was asked.
    asked: Option<Seq>,
    /// Why the game is not kept, until somebody was told.
    trouble: Option<std::io::Error>,
    seeds: Seeds,
}

/// Where the deals of this device come from.
#[derive(Clone, Copy, Debug)]
pub enum Seeds {
    /// From chance.
    Fresh,
    /// From a number, so that the same deals come again: the next game is the so-manieth.
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
            keep.set_aside();
        }
        Ok(Self::sit_down(solo, seeds, bots, keep))
    }

    /// Goes on with a game that was kept.
    pub(crate) fn sit_down(solo: Solo, seeds: Seeds, bots: Bots, keep: Option<Keep>) -> Self {
        let (viewer, asked, trouble) = (None, None, None);
        let mut local = Self { solo, bots, keep, viewer, asked, trouble, seeds };
        local.went_on();
        local
    }

    pub(crate) fn state(&self) -> &State {
        self.solo.state()
    }

    /// Whose view is shown: the person to move, or the last one who moved, or the only one.
    pub(crate) fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Whether several people share this terminal.
    pub(crate) fn is_shared(&self) -> bool {
        self.solo.people().count() > 1
    }

    /// The table's time.
    pub(crate) fn time(&self) -> Millis {
        self.solo.time(now())
    }

    /// The game as far as it was played, with the names of those who play.
    pub(crate) fn record(&self) -> Option<Record> {
        self.solo.record()
    }

    /// Why the game is not kept: told once.
    pub(crate) fn trouble(&mut self) -> Option<std::io::Error> {
        self.trouble.take()
    }

    /// Whether the last decision of a person can be undone, whoever that was.
    pub(crate) fn check_undo(&self) -> Result<(), table::Reason> {
        self.solo.check_undo()
    }

    /// Carries out what the person who is to move wants.
    pub(crate) fn wish(&mut self, intent: Intent) -> Result<(), Refusal> {
        let now = now();
        match intent {
            Intent::Undo | Intent::Ask { question: Question::TakeBack } => {
                self.solo.undo(now).map(drop)?;
            }
            Intent::Ready { ready: true } => {
                let seed = self.seeds.next();
                self.solo.rematch(now, &seed).map(drop)?;
            }
            intent => {
                let seat = self.solo.person_to_move().or_else(|| self.solo.people().next());
                let seat = seat.ok_or(table::Reason::NotSeated)?;
                let seed = self.seeds.next();
                self.solo.intend(seat, intent, now, seed).map(drop)?;
            }
        }
        self.went_on();
        Ok(())
    }

    /// A bot has decided; returns whether that was still due.
    pub(crate) fn hear(&mut self, turn: &BotTurn, action: Action) -> bool {
        let heard = self.solo.bot_decided(turn, action, now()).is_ok();
        if heard {
            self.went_on();
        }
        heard
    }

    /// Time has passed: clocks may have run out.
    pub(crate) fn tick(&mut self) -> bool {
        let is_due = self.solo.next_deadline().is_some_and(|due| due <= now());
        let changed = is_due && self.solo.tick(now()).is_ok_and(|entries| !entries.is_empty());
        if changed {
            self.went_on();
        }
        changed
    }

    /// Keeps the table, and lets a bot think where one is to move.
    fn went_on(&mut self) {
        self.viewer =
            self.solo.person_to_move().or(self.viewer).or_else(|| self.solo.people().next());
        if let Some(keep) = &mut self.keep
            && let Err(error) = keep.keep_game(&self.solo)
        {
            // Once is enough: it would fail again at every move.
            (self.keep, self.trouble) = (None, Some(error));
        }
        let turn = self.solo.bot_turn();
        if let Some(turn) = turn.filter(|turn| self.asked != Some(turn.seen)) {
            self.asked = Some(turn.seen);
            self.bots.think(&turn, self.seeds.of_bot(turn.seen));
        }
    }
}

impl Bots {
    /// Has a bot decide on a thread of its own.
    fn think(&self, turn: &BotTurn, seed: u64) {
        let (Self { mailbox, timing }, turn) = (self.clone(), *turn);
        std::thread::spawn(move || {
            // The time of this turn: unlike the device's, it never jumps.
            let began = Instant::now();
            let mut thinking = Thinking::new(turn, timing, 0);
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
                        return mailbox.put(News::Thought(Box::new(turn), action));
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
