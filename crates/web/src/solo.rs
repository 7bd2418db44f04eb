//! A table on this device: kept in this browser, with bots from the worker.

use std::sync::Arc;

use leptos::prelude::*;
use rules::{Record, Rules, Seat};
use table::{BotStep, BotTiming, BotTurn, Intent, Level, Name, Options, Seed, State, Thinking};
use view::solo::{Sitter, Solo};

use crate::aside::{self, Unfinished};
use crate::engine::Engine;
use crate::parts::Toasts;
use crate::settings::{Preferences, preferences};
use crate::words::{t, words};
use crate::{browser, storage};

const KEPT_AS: &str = "solo";

/// The table on this device; clones are the same one.
#[derive(Clone, Copy)]
pub(crate) struct SoloTable {
    solo: StoredValue<Option<Solo>, LocalStorage>,
    engine: StoredValue<Engine, LocalStorage>,
    state: RwSignal<Option<Arc<State>>>,
    /// Whose view was shown last.
    looked: StoredValue<Option<Seat>>,
    /// Whether a bot is to move of which no answer comes.
    stuck: RwSignal<bool>,
    toasts: Toasts,
    preferences: Preferences,
}

impl SoloTable {
    pub(crate) fn provide(toasts: Toasts) -> Self {
        let table = Self {
            solo: StoredValue::new_local(None),
            engine: StoredValue::new_local(Engine::default()),
            state: RwSignal::new(None),
            looked: StoredValue::new(None),
            stuck: RwSignal::new(false),
            toasts,
            preferences: preferences(),
        };
        provide_context(table);
        let ear = window_event_listener_untyped("storage", move |_| table.look_at_other_tab());
        on_cleanup(move || ear.remove());
        table
    }

    /// Shows what another tab has kept since, and lets that one go on.
    fn look_at_other_tab(&self) {
        let text = storage::read_text(KEPT_AS);
        let ours = self.solo.with_value(|solo| solo.as_ref().map(Solo::save));
        if ours.is_none() || text == ours {
            return;
        }
        if let Some(solo) = text.and_then(|text| Solo::load(&text).ok()) {
            self.engine.with_value(Engine::forget);
            self.stuck.set(false);
            self.state.set(Some(Arc::new(solo.state().clone())));
            self.solo.set_value(Some(solo));
            self.toasts.say(t!("page-tables-many"));
        }
    }

    /// Goes on with the game that this browser kept, if there is one.
    pub(crate) fn resume(&self) -> bool {
        if self.solo.with_value(Option::is_some) {
            return true;
        }
        let kept = kept();
        let found = kept.is_some();
        if found {
            self.solo.set_value(kept);
            self.went_on();
        }
        found
    }

    /// The game that is kept, for the front page, if it is on.
    pub(crate) fn unfinished() -> Option<Unfinished> {
        Unfinished::of(&kept()?)
    }

    /// Takes up a game that was set aside.
    pub(crate) fn take_up(&self, index: usize) -> bool {
        match aside::take(index) {
            Some(solo) => self.sit_down(Ok(solo)),
            None => false,
        }
    }

    /// Begins a game; the one before it is set aside.
    pub(crate) fn open(&self, options: &Options, sitters: &[Sitter]) -> bool {
        self.sit_down(Solo::open(options, sitters, &fresh_seed(), browser::now()))
    }

    /// Goes on from a moment of a record: one person on this seat, bots on the others. Bots of the
    /// record stay as they were.
    pub(crate) fn play_on(&self, record: &Record, steps: usize, me: Seat) -> bool {
        let settings = self.preferences.now();
        let usual = Level::named(&settings.level).unwrap_or(Level::Squire);
        let sitter = |seat: Seat| {
            let level = record.tag(&format!("Seat{}", seat.index() + 1)).and_then(Level::named);
            match person(&settings.name) {
                Some(person) if seat == me => person,
                _ => Sitter::Bot(level.unwrap_or(usual)),
            }
        };
        let sitters: Vec<Sitter> = record.rules.all_seats().map(sitter).collect();
        self.sit_down(Solo::play_on(record, steps, &sitters, &fresh_seed(), browser::now()))
    }

    fn sit_down(&self, opened: Result<Solo, table::Refusal>) -> bool {
        match opened {
            Ok(solo) => {
                if let Some(before) = kept() {
                    aside::put(&before);
                }
                self.engine.with_value(Engine::forget);
                self.solo.set_value(Some(solo));
                self.went_on();
                true
            }
            Err(refusal) => {
                self.toasts.warn(words().refusal(refusal.code()));
                false
            }
        }
    }

    /// One person against bots of a level.
    pub(crate) fn play_now(&self, rules: Rules, level: Level, name: &str) -> bool {
        let Some(me) = person(name) else { return false };
        let bots = (1..rules.seats).map(|_| Sitter::Bot(level));
        let sitters: Vec<Sitter> = std::iter::once(me).chain(bots).collect();
        self.open(&Options::new(rules), &sitters)
    }

    pub(crate) fn state(&self) -> Signal<Option<Arc<State>>> {
        self.state.into()
    }

    /// Whether the game cannot go on: the bot that is to move does not answer.
    pub(crate) fn is_stuck(&self) -> bool {
        self.stuck.get()
    }

    /// Whether the last decision of somebody at this device can be taken back, whoever looks now.
    pub(crate) fn can_undo(&self) -> bool {
        self.state.track();
        self.solo.with_value(|solo| solo.as_ref().is_some_and(|solo| solo.check_undo().is_ok()))
    }

    /// Whose view is shown: the person to move, or the only one, or the last one who moved.
    pub(crate) fn viewer(&self) -> Signal<Option<Seat>> {
        let this = *self;
        Signal::derive(move || {
            this.state.track();
            let seat = this.solo.with_value(|solo| this.who_looks(solo.as_ref()?));
            this.looked.set_value(seat);
            seat
        })
    }

    fn who_looks(&self, solo: &Solo) -> Option<Seat> {
        let last = self.looked.get_value().filter(|last| solo.people().any(|seat| seat == *last));
        solo.person_to_move().or(last).or_else(|| solo.people().next())
    }

    /// Carries out what the person wants whose view is shown.
    pub(crate) fn wish(&self, intent: Intent) {
        let now = browser::now();
        let done = self.solo.try_update_value(|solo| {
            let solo = solo.as_mut()?;
            let seat = self.who_looks(solo)?;
            Some(match intent {
                Intent::Undo | Intent::Ask { question: table::Question::TakeBack } => {
                    solo.undo(now).map(drop)
                }
                Intent::Ready { ready: true } => solo.rematch(now, &fresh_seed()).map(drop),
                intent => solo.intend(seat, intent, now, fresh_seed()).map(drop),
            })
        });
        if let Some(Some(Err(refusal))) = done {
            self.toasts.warn(words().refusal(refusal.code()));
        }
        self.went_on();
    }

    /// Keeps the table, shows it, and lets a bot think where one is to move.
    fn went_on(&self) {
        let turn = self.solo.with_value(|solo| {
            let solo = solo.as_ref()?;
            storage::write_text(KEPT_AS, &solo.save());
            self.state.set(Some(Arc::new(solo.state().clone())));
            solo.bot_turn()
        });
        self.engine.with_value(Engine::forget);
        self.stuck.set(false);
        if let Some(turn) = turn {
            self.let_think(&turn);
        }
    }

    fn let_think(&self, turn: &BotTurn) {
        let mut timing = BotTiming::default();
        timing.pause_ms = self.preferences.motion_ms(timing.pause_ms as u32).into();
        self.ask_bot(Thinking::new(*turn, timing, browser::now()));
    }

    fn ask_bot(&self, mut thinking: Thinking) {
        let this = *self;
        self.engine.with_value(|engine| {
            let question = thinking.question(u64::from_le_bytes(browser::random()));
            engine.decide(&question, move |answer| match thinking.hear(answer) {
                BotStep::AskAgain => this.ask_bot(thinking),
                BotStep::Move { action, at } => {
                    let left = (at - browser::now()).max(0) as u32;
                    browser::after(left, move || this.decided(thinking.turn(), action));
                }
                BotStep::GiveUp => this.stuck.set(true),
            });
        });
    }

    fn decided(&self, turn: &BotTurn, action: rules::Action) {
        let done = self.solo.try_update_value(|solo| {
            solo.as_mut().map(|solo| solo.bot_decided(turn, action, browser::now()).is_ok())
        });
        if done == Some(Some(true)) {
            self.went_on();
        }
    }
}

/// The table that this browser kept.
fn kept() -> Option<Solo> {
    Solo::load(&storage::read_text(KEPT_AS)?).ok()
}

/// Whoever has this device.
fn person(name: &str) -> Option<Sitter> {
    let name = name.parse::<Name>().or_else(|_| t!("lobby-guest").parse()).ok()?;
    Some(Sitter::Person(name))
}

fn fresh_seed() -> Seed {
    Seed::new(browser::random())
}

/// The table on this device.
pub(crate) fn solo_table() -> SoloTable {
    expect_context()
}
