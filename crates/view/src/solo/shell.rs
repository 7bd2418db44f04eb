//! A table on this device with everything around it: whose view is shown, what is to be saved, which
//! bot is to be asked, whose answer comes too late.
//!
//! The page and the terminal hold one each and carry out its [`Output`]s; where they save and how bots
//! think is theirs. A bot that answers after an undo, or in another game, changes nothing.

use rules::{Action, Record, Seat};
use table::{BotTurn, Intent, Millis, Question, Reason, Refusal, Seed, Seq, State};

use super::Solo;
use crate::desk::Sight;

/// What a front end has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Store this text as the current game, and say by [`Shell::note_save`] whether that went well.
    Save(String),
    /// Stop thinking for the bot that was asked: nobody waits for it any more.
    DismissBot,
    /// Let a bot decide, and pass what it decides to [`Shell::bot_decided`].
    AskBot(Box<BotTurn>),
    /// Tell the player why their wish was refused.
    Warn(Refusal),
}

/// A table on this device with everything around it.
#[derive(Clone, Debug)]
pub struct Shell {
    solo: Solo,
    /// Whose view is shown.
    viewer: Option<Seat>,
    /// The turn that a bot was asked about, by the last fact that it may know of.
    asked: Option<Seq>,
    is_saved: bool,
}

impl Shell {
    /// Sits down at a table; nothing is saved and nobody is asked before [`begin`](Self::begin).
    pub fn new(solo: Solo) -> Self {
        let mut shell = Self { solo, viewer: None, asked: None, is_saved: true };
        shell.update_viewer();
        shell
    }

    /// Goes on from here: the table is saved, and a bot asked that is to move.
    pub fn begin(&mut self) -> Vec<Output> {
        self.advance()
    }

    pub fn state(&self) -> &State {
        self.solo.state()
    }

    /// Everything that it takes to go on later.
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

    /// The game as far as it was played, with the names of those who play.
    pub fn record(&self) -> Option<Record> {
        self.solo.record()
    }

    /// Whether the table was saved as it is now.
    pub fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// Notes whether the last text was stored; returns whether the player has to be told that games are
    /// not saved, which is worth saying once.
    pub fn note_save(&mut self, succeeded: bool) -> bool {
        std::mem::replace(&mut self.is_saved, succeeded) && !succeeded
    }

    /// Carries out what the person wants whose view is shown. `fresh` makes a seed that nobody has seen:
    /// a game that begins is dealt from it.
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
            // There is nobody to ask.
            Intent::Undo | Intent::Ask { question: Question::TakeBack } => {
                self.solo.undo(now).map(drop)
            }
            // Whoever shares a device is ready together.
            Intent::Ready { ready: true } => self.solo.rematch(now, &fresh()).map(drop),
            intent => {
                let seat = self.viewer.ok_or(Reason::NotSeated)?;
                self.solo.intend(seat, intent, now, fresh()).map(drop)
            }
        }
    }

    /// A bot has decided; `None` where it was not waited for.
    pub fn bot_decided(
        &mut self,
        turn: &BotTurn,
        action: Action,
        now: Millis,
    ) -> Option<Vec<Output>> {
        if !self.awaits(turn) {
            return None;
        }
        self.solo.bot_decided(turn, action, now).ok()?;
        self.asked = None;
        Some(self.advance())
    }

    /// Whether a bot's decision is still waited for.
    pub fn awaits(&self, turn: &BotTurn) -> bool {
        self.asked == Some(turn.seen) && self.solo.bot_turn().as_ref() == Some(turn)
    }

    /// Time has passed: clocks may have run out. `None` where nothing follows from it.
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
            if self.asked.is_some() {
                outputs.push(Output::DismissBot);
            }
            outputs.extend(due.map(|turn| Output::AskBot(Box::new(turn))));
            self.asked = seen;
        }
        outputs
    }
}
