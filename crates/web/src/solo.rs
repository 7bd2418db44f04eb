//! A table on this device: saved in the browser, with bots in a worker.

use std::sync::Arc;

use leptos::prelude::*;
use rules::{Action, Record, Rules, Seat};
use table::{
    BotStep, BotTiming, BotTurn, House, Houses, Intent, Level, Note, Options, Seed, State, Thinking,
};
use view::consult::Marks;
use view::desk::Sight;
use view::solo::{Output, Shell, Sitter, Solo};

use crate::browser;
use crate::engine::Engine;
use crate::parts::Toasts;
use crate::rooms::own_name;
use crate::settings::{Preferences, preferences};
use crate::storage::{NotStored, saved_games};
use crate::words::{t, words};

/// The table on this device; copies share it.
#[derive(Clone, Copy)]
pub(crate) struct SoloTable {
    shell: StoredValue<Option<Shell>, LocalStorage>,
    engine: StoredValue<Engine, LocalStorage>,
    state: RwSignal<Option<Arc<State>>>,
    /// What a bot is about to do, while its partner looks at it.
    plan: RwSignal<Option<Note>>,
    /// Whether it is a bot's turn and no bot answers.
    is_stuck: RwSignal<bool>,
    /// Whether the game survives a reload.
    is_saved: RwSignal<bool>,
    toasts: Toasts,
    preferences: Preferences,
}

impl SoloTable {
    pub(crate) fn provide(toasts: Toasts) -> Self {
        let table = Self {
            shell: StoredValue::new_local(None),
            engine: StoredValue::new_local(Engine::default()),
            state: RwSignal::new(None),
            plan: RwSignal::new(None),
            is_stuck: RwSignal::new(false),
            is_saved: RwSignal::new(true),
            toasts,
            preferences: preferences(),
        };
        provide_context(table);
        let listener = window_event_listener_untyped("storage", move |_| table.adopt_other_tab());
        on_cleanup(move || listener.remove());
        table
    }

    /// Shows what another tab has saved meanwhile, and leaves the game to that tab.
    fn adopt_other_tab(&self) {
        let Some(theirs) = saved_games().current() else { return };
        let ours = self.shell.with_value(|shell| shell.as_ref().map(Shell::save));
        if ours.is_some_and(|ours| ours != theirs.save()) {
            self.replace(theirs);
            self.show();
            self.toasts.inform(t!("page-tables-many"));
        }
    }

    /// Resumes the saved game; false if there is none.
    pub(crate) fn resume(&self) -> bool {
        if self.shell.with_value(Option::is_some) {
            return true;
        }
        let Some(solo) = saved_games().current() else { return false };
        self.show_and_run(solo);
        true
    }

    /// Resumes a paused game, by its place in the list.
    pub(crate) fn resume_paused(&self, index: usize) -> bool {
        match saved_games().resume_paused(index) {
            Ok(Some(solo)) => {
                self.show_and_run(solo);
                true
            }
            Ok(None) => false,
            Err(NotStored) => {
                self.toasts.warn(t!("table-not-saved"));
                false
            }
        }
    }

    /// Starts a game, and pauses the current one.
    pub(crate) fn start(&self, options: &Options, sitters: &[Sitter]) -> bool {
        self.start_opened(Solo::open(options, sitters, &fresh_seed(), browser::now()))
    }

    /// Starts a game from a moment of a record, with the player at one seat and bots at the others;
    /// the record's bots stay.
    pub(crate) fn play_on(&self, record: &Record, steps: usize, me: Seat) -> bool {
        let settings = self.preferences.now();
        let houses = Houses::of_record(record);
        let sitter = |seat: Seat| {
            let level = record.tag(&format!("Seat{}", seat.index() + 1)).and_then(Level::named);
            let house = houses.of(record.rules.realm_of(seat));
            if seat == me {
                return self.player(Some(house));
            }
            Sitter::Bot(level.unwrap_or(settings.level))
        };
        let sitters: Vec<Sitter> = record.rules.all_seats().map(sitter).collect();
        self.start_opened(Solo::play_on(record, steps, &sitters, &fresh_seed(), browser::now()))
    }

    fn start_opened(&self, opened: Result<Solo, table::Refusal>) -> bool {
        match opened {
            Ok(solo) => {
                if saved_games().pause_current().is_err() {
                    self.toasts.warn(t!("table-not-saved"));
                }
                self.show_and_run(solo);
                true
            }
            Err(refusal) => {
                self.toasts.warn(words().refusal(refusal.code()));
                false
            }
        }
    }

    fn show_and_run(&self, solo: Solo) {
        let levels: Vec<Level> = solo.levels().collect();
        self.replace(solo);
        self.engine.with_value(|engine| engine.prepare(levels.into_iter()));
        self.change(|shell| Some(shell.begin()));
    }

    /// Replaces the table; no bot is asked yet.
    fn replace(&self, solo: Solo) {
        self.engine.with_value(Engine::forget);
        self.is_stuck.set(false);
        self.shell.set_value(Some(Shell::new(solo)));
    }

    /// Starts a game of the player against bots of a level.
    pub(crate) fn play_now(&self, rules: Rules, level: Level) -> bool {
        let me = self.player(self.preferences.with_untracked(|settings| settings.house));
        let bots = (1..rules.seats).map(|_| Sitter::Bot(level));
        let sitters: Vec<Sitter> = std::iter::once(me).chain(bots).collect();
        self.start(&Options::new(rules), &sitters)
    }

    fn player(&self, house: Option<House>) -> Sitter {
        Sitter::Person { name: own_name(self.preferences), house }
    }

    pub(crate) fn state(&self) -> Signal<Option<Arc<State>>> {
        self.state.into()
    }

    /// Whether the game cannot go on because no bot answers.
    pub(crate) fn is_stuck(&self) -> bool {
        self.is_stuck.get()
    }

    /// Whether the game survives a reload.
    pub(crate) fn is_saved(&self) -> bool {
        self.is_saved.get()
    }

    pub(crate) fn viewer(&self) -> Signal<Option<Seat>> {
        let this = *self;
        Signal::derive(move || this.read(Shell::viewer).flatten())
    }

    pub(crate) fn sight(&self) -> Memo<Option<Arc<Sight>>> {
        let this = *self;
        Memo::new(move |_| this.read(|shell| Arc::new(shell.sight())))
    }

    /// What a bot shows its partner on the board.
    pub(crate) fn marks(&self) -> Marks {
        self.plan.track();
        self.read(Shell::marks).unwrap_or_default()
    }

    /// The plan of a bot that its partner is looking at.
    pub(crate) fn plan(&self) -> Signal<Option<Note>> {
        self.plan.into()
    }

    /// Shows a bot's plan; false if nobody sees it.
    fn show_plan(&self, turn: &BotTurn, action: Action) -> bool {
        let plan = self.shell.try_update_value(|shell| {
            shell.as_mut().and_then(|shell| shell.show_plan(turn, action).cloned())
        });
        let plan = plan.flatten();
        let is_seen = plan.is_some();
        self.plan.set(plan);
        is_seen
    }

    /// Reads the table, and tracks its changes.
    fn read<T>(&self, read: impl FnOnce(&Shell) -> T) -> Option<T> {
        self.state.track();
        self.shell.with_value(|shell| shell.as_ref().map(read))
    }

    /// Submits an intent of the player whose view is shown.
    pub(crate) fn submit(&self, intent: Intent) {
        self.change(|shell| Some(shell.intend(intent, browser::now(), fresh_seed)));
    }

    /// Changes the table, shows it, and handles its outputs.
    fn change(&self, change: impl FnOnce(&mut Shell) -> Option<Vec<Output>>) {
        let outputs = self.shell.try_update_value(|shell| change(shell.as_mut()?));
        let Some(outputs) = outputs.flatten() else { return };
        self.plan.set(None);
        self.show();
        for output in outputs {
            match output {
                Output::Save(text) => self.save(&text),
                Output::DismissBot => {
                    self.engine.with_value(Engine::forget);
                    self.is_stuck.set(false);
                }
                Output::AskBot(turn) => self.start_bot(&turn),
                Output::Warn(refusal) => self.toasts.warn(words().refusal(refusal.code())),
            }
        }
    }

    fn show(&self) {
        let state = self.shell.with_value(|shell| {
            let state = shell.as_ref()?.state();
            let is_shown = self.state.with_untracked(|shown| shown.as_deref() == Some(state));
            (!is_shown).then(|| Arc::new(state.clone()))
        });
        if state.is_some() {
            self.state.set(state);
        }
    }

    fn save(&self, text: &str) {
        let is_saved = saved_games().save(text).is_ok();
        let should_warn =
            self.shell.try_update_value(|shell| shell.as_mut()?.note_save(is_saved).into());
        if should_warn.flatten() == Some(true) {
            self.toasts.warn(t!("table-not-saved"));
        }
        self.is_saved.set(is_saved);
    }

    fn start_bot(&self, turn: &BotTurn) {
        let mut timing = BotTiming::default();
        timing.pause_ms = self.preferences.motion_ms(timing.pause_ms as u32).into();
        let is_paced = timing.pause_ms > 0;
        self.ask_bot(Thinking::new(*turn, timing, browser::now()), is_paced);
    }

    /// Without a pause between moves nobody could look at a plan.
    fn ask_bot(&self, mut thinking: Thinking, is_paced: bool) {
        let this = *self;
        self.engine.with_value(|engine| {
            let question = thinking.question(u64::from_le_bytes(browser::random()));
            engine.decide(&question, move |answer| match thinking.take_answer(answer) {
                BotStep::AskAgain => this.ask_bot(thinking, is_paced),
                BotStep::Move { action, at } => {
                    let is_seen = is_paced && this.show_plan(thinking.turn(), action);
                    let at = if is_seen { thinking.plan_until() } else { at };
                    let left = (at - browser::now()).max(0) as u32;
                    browser::after(left, move || {
                        this.change(|shell| {
                            shell.apply_bot_decision(thinking.turn(), action, browser::now())
                        });
                    });
                }
                BotStep::GiveUp => this.is_stuck.set(true),
            });
        });
    }
}

fn fresh_seed() -> Seed {
    Seed::new(browser::random())
}

pub(crate) fn solo_table() -> SoloTable {
    expect_context()
}
