//! A table on this device with everything around it: whose view is shown, what to save, which bot
//! to ask, and which answers come too late.
//!
//! The page and the terminal each hold one and carry out its [`Output`]s; where they save and how
//! bots think is up to them.

use rules::{Action, Record, Seat};
use table::{BotTurn, Intent, Millis, Note, Question, Reason, Refusal, Remark, Seed, Seq, State};

use super::Solo;
use crate::consult::Marks;
use crate::desk::Sight;

/// What a front end has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Store this text as the current game, and report with [`Shell::note_save`] whether that
    /// worked.
    Save(String),
    /// Stop the bot that was asked: its answer is no longer wanted.
    DismissBot,
    /// Let a bot decide, and pass its decision to [`Shell::apply_bot_decision`].
    AskBot(Box<BotTurn>),
    /// Tell the player why their intent was refused.
    Warn(Refusal),
}

/// A table on this device with everything around it.
#[derive(Clone, Debug)]
pub struct Shell {
    solo: Solo,
    /// Whose view is shown.
    viewer: Option<Seat>,
    /// The turn that a bot was asked about, by the last fact that the bot knows.
    asked: Option<Seq>,
    /// What that bot is about to do, once its partner has been shown it.
    plan: Option<Note>,
    is_saved: bool,
}

impl Shell {
    /// Wraps a table; nothing is saved and no bot is asked before [`begin`](Self::begin).
    pub fn new(solo: Solo) -> Self {
        let mut shell = Self { solo, viewer: None, asked: None, plan: None, is_saved: true };
        shell.update_viewer();
        shell
    }

    /// Starts or resumes play: saves the table, and asks a bot if it is its turn.
    pub fn begin(&mut self) -> Vec<Output> {
        self.advance()
    }

    pub fn state(&self) -> &State {
        self.solo.state()
    }

    /// Everything needed to continue later.
    pub fn save(&self) -> String {
        self.solo.save()
    }

    /// Whose view is shown: the person to move, or the last one who moved, or the first.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// What that person sees.
    pub fn sight(&self) -> Sight {
        Sight::of_solo(&self.solo, self.viewer)
    }

    /// Whether several people share the device.
    pub fn is_shared(&self) -> bool {
        self.solo.people().count() > 1
    }

    /// The table's time at a moment of the device.
    pub fn time(&self, now: Millis) -> Millis {
        self.solo.time(now)
    }

    /// The game so far, with the players' names.
    pub fn record(&self) -> Option<Record> {
        self.solo.record()
    }

    /// Whether the current state of the table has been saved.
    pub fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// Notes whether the last text was stored. Returns whether to tell the player that games are
    /// not being saved, which is said only once.
    pub fn note_save(&mut self, succeeded: bool) -> bool {
        std::mem::replace(&mut self.is_saved, succeeded) && !succeeded
    }

    /// Carries out an intent of the person whose view is shown. `fresh` makes a seed that nobody
    /// has seen; a game that starts is dealt from it.
    pub fn intend(
        &mut self,
        intent: Intent,
        now: Millis,
        fresh: impl FnOnce() -> Seed,
    ) -> Vec<Output> {
        match self.try_intend(intent, now, fresh) {
            Ok(()) => self.advance(),
            Err(refusal) => vec![Output::Warn(refusal)],
        }
    }

    fn try_intend(
        &mut self,
        intent: Intent,
        now: Millis,
        fresh: impl FnOnce() -> Seed,
    ) -> Result<(), Refusal> {
        match intent {
            // Nobody needs to be asked.
            Intent::Undo | Intent::Ask { question: Question::TakeBack } => {
                self.solo.undo(now).map(drop)
            }
            // People who share a device are ready together.
            Intent::Ready { ready: true, .. } => self.solo.rematch(now, &fresh()).map(drop),
            intent => {
                let seat = self.viewer.ok_or(Reason::NotSeated)?;
                self.solo.intend(seat, intent, now, fresh()).map(drop)
            }
        }
    }

    /// Carries out a bot's decision; `None` if it was not awaited.
    pub fn apply_bot_decision(
        &mut self,
        turn: &BotTurn,
        action: Action,
        now: Millis,
    ) -> Option<Vec<Output>> {
        if !self.awaits(turn) {
            return None;
        }
        self.solo.apply_bot_decision(turn, action, now).ok()?;
        (self.asked, self.plan) = (None, None);
        Some(self.advance())
    }

    /// Whether a bot's decision is still awaited.
    pub fn awaits(&self, turn: &BotTurn) -> bool {
        self.asked == Some(turn.seen) && self.solo.bot_turn().as_ref() == Some(turn)
    }

    /// Whether a bot's partner is the person whose view is shown. They see what it is about to do
    /// before it does it.
    pub fn shows_plan(&self, turn: &BotTurn) -> bool {
        self.viewer.is_some() && self.state().partner_of(turn.seat) == self.viewer
    }

    /// Shows a bot's plan to its partner until the bot plays; `None` if there is no such partner, or
    /// the bot's decision is no longer awaited.
    pub fn show_plan(&mut self, turn: &BotTurn, action: Action) -> Option<&Note> {
        if !self.awaits(turn) || !self.shows_plan(turn) {
            return None;
        }
        let state = self.state();
        let game = state.game.as_ref()?;
        let (number, steps) = (game.number, game.steps().len() as u16);
        let remark = Remark::Plan { action };
        self.plan = Some(Note { at: state.at, seat: turn.seat, game: number, steps, remark });
        self.plan.as_ref()
    }

    /// What the plan on show marks on the board.
    pub fn marks(&self) -> Marks {
        let marks = |viewer| Marks::of(self.plan.iter(), self.state(), viewer);
        self.viewer.map(marks).unwrap_or_default()
    }

    /// Handles the passing of time: clocks may have run out. `None` if nothing happened.
    pub fn tick(&mut self, now: Millis) -> Option<Vec<Output>> {
        let is_due = self.solo.next_deadline().is_some_and(|due| due <= now);
        let is_changed = is_due && self.solo.tick(now).is_ok_and(|entries| !entries.is_empty());
        is_changed.then(|| self.advance())
    }

    fn update_viewer(&mut self) {
        let last = self.viewer.filter(|last| self.solo.people().any(|seat| seat == *last));
        let first = || self.solo.people().next();
        self.viewer = self.solo.person_to_move().or(last).or_else(first);
    }

    fn advance(&mut self) -> Vec<Output> {
        self.update_viewer();
        let mut outputs = vec![Output::Save(self.solo.save())];
        let due = self.solo.bot_turn();
        let seen = due.map(|turn| turn.seen);
        if self.asked != seen {
            self.plan = None;
            if self.asked.is_some() {
                outputs.push(Output::DismissBot);
            }
            outputs.extend(due.map(|turn| Output::AskBot(Box::new(turn))));
            self.asked = seen;
        }
        outputs
    }
}
