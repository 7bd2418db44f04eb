//! A table on the screen: what keys and clicks do there.

use std::time::Instant;

use client::Notice;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use lingo::t;
use rules::Realm;
use table::{Intent, Stage};
use view::desk::{Acted, Press};
use view::hand::{Hand, Holding};

use super::canvas::Hit;
use super::count_up::CountUp;
use super::deeds::Deed;
use super::menu::{Entry, Menu};
use super::{Context, Go};
use crate::desk::Desk;
use crate::place::Place;

/// What can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    Help,
    Points,
    Story,
    Dominoes,
    End,
}

/// What lies over the table.
#[derive(Debug)]
pub(crate) enum Sheet {
    Read(Reading),
    /// A question or a title, and what to do.
    Choose(String, Menu<Deed>),
}

/// A table on the screen.
#[derive(Debug)]
pub(crate) struct TableRoom {
    pub(crate) place: Place,
    pub(crate) desk: Desk,
    pub(crate) sheet: Option<Sheet>,
    /// How far a sheet is scrolled.
    pub(crate) scroll: u16,
    /// The game whose end was shown.
    ended: Option<u32>,
    /// Where its record lies.
    pub(crate) saved: Option<String>,
    /// The question that was put before us.
    asked: bool,
    /// The count at the end, while it goes on.
    counting: Option<CountUp>,
    /// Whether one came from a server's list of tables.
    pub(crate) from_lobby: bool,
    /// The last game that was seen while it was on.
    played: Option<u32>,
}

impl TableRoom {
    pub(crate) fn new(place: Place, context: &mut Context<'_>) -> Self {
        let mut room = Self {
            place,
            desk: Desk::new(),
            sheet: None,
            scroll: 0,
            ended: None,
            saved: None,
            asked: false,
            counting: None,
            from_lobby: false,
            played: None,
        };
        room.refresh(context);
        room
    }

    /// Shows the table as it is now.
    pub(crate) fn refresh(&mut self, context: &mut Context<'_>) {
        if let Place::Local(local) = &mut self.place
            && let Some(error) = local.trouble()
        {
            context.warn(t!(context.lingo, "tui-not-kept", reason = error.to_string()));
        }
        self.desk.show(&self.place, context.lingo);
        let viewer = self.place.viewer();
        let Some(state) = self.place.state() else { return };
        let number = state.game.as_ref().map(|game| game.number);
        let is_over = self.desk.scene.as_ref().is_some_and(|scene| scene.end.is_some());
        if !is_over {
            self.played = number;
        }
        if is_over && self.ended != number {
            self.ended = number;
            // Whoever looks at an old game, or looks on, has no need of another copy.
            if self.played == number && viewer.is_some() {
                self.save(context);
            }
            let count = || CountUp::new(&self.desk, context.lingo, Instant::now());
            self.counting = context.moves.then(count).flatten();
            if self.counting.is_none() {
                self.open(Reading::End);
            }
            self.count(Instant::now());
        }
        if !is_over {
            (self.counting, self.desk.counted) = (None, None);
        }
        if !is_over && matches!(self.sheet, Some(Sheet::Read(Reading::End))) {
            self.sheet = None;
        }
        self.put_question(context);
    }

    /// Keeps the record of a game that is over.
    fn save(&mut self, context: &mut Context<'_>) {
        let record = self.place.record().zip(context.keep.as_ref());
        let saved = record.map(|(record, keep)| keep.keep_record(&record));
        self.saved = match saved.transpose() {
            Ok(path) => path.map(|path| path.display().to_string()),
            Err(error) => {
                context.warn(t!(context.lingo, "tui-not-kept", reason = error.to_string()));
                None
            }
        };
    }

    /// A question of another player comes by itself, once.
    fn put_question(&mut self, context: &Context<'_>) {
        let vote = self.desk.scene.as_ref().and_then(|scene| scene.table.as_ref()?.vote.as_ref());
        let asks = vote.is_some_and(|vote| vote.asks_viewer);
        if asks && !self.asked {
            let lingo = context.lingo;
            let vote = vote.expect("it asks");
            let question = lingo.question(vote.question, vote.by, &self.desk.names);
            // It comes while somebody types: what is done by an Enter that was meant for something
            // else must do no harm.
            let entries = vec![
                Entry::new(t!(lingo, "tui-later"), "", Deed::Back),
                Entry::new(t!(lingo, "table-yes"), "", Deed::Wish(Intent::Answer { yes: true })),
                Entry::new(t!(lingo, "table-no"), "", Deed::Wish(Intent::Answer { yes: false })),
            ];
            self.sheet = Some(Sheet::Choose(question, Menu::new(entries)));
        }
        if !asks && self.asked && matches!(self.sheet, Some(Sheet::Choose(..))) {
            self.sheet = None;
        }
        self.asked = asks;
    }

    /// Goes on with the count, and shows the end after it.
    pub(crate) fn count(&mut self, now: Instant) {
        let Some(count) = &self.counting else { return };
        self.desk.counted = count.at(now).cloned();
        if self.desk.counted.is_none() {
            self.skip_count();
        }
    }

    /// Shows the end at once; whether something was being counted.
    fn skip_count(&mut self) -> bool {
        let was_counting = self.counting.take().is_some();
        if was_counting {
            self.desk.counted = None;
            self.open(Reading::End);
        }
        was_counting
    }

    /// When the count goes on.
    pub(crate) fn due(&self) -> Option<Instant> {
        self.counting.as_ref().map(|count| count.due(Instant::now()))
    }

    pub(crate) fn open(&mut self, reading: Reading) {
        (self.sheet, self.scroll) = (Some(Sheet::Read(reading)), 0);
    }

    /// Takes what the session tells.
    pub(crate) fn hear(&mut self, notice: &Notice, context: &mut Context<'_>) {
        let Place::Online(online) = &mut self.place else { return };
        online.hear(notice);
        let lingo = context.lingo;
        match notice {
            Notice::Refused { error, .. } | Notice::Error { error, .. } => {
                context.warn(crate::refusal(lingo, &error.code));
            }
            Notice::Said { seat, phrase, .. } => {
                let (who, said) = (self.desk.seat_name(*seat), lingo.phrase(*phrase));
                context.say(format!("{who}: {said}"));
            }
            Notice::Disconnected => context.warn(t!(lingo, "table-connection-lost")),
            _ => {}
        }
        self.refresh(context);
    }

    pub(crate) fn stage(&self) -> Option<Stage> {
        Some(self.desk.scene.as_ref()?.table.as_ref()?.stage)
    }

    /// Whether people sit down for a game: the first one, or at a server another one.
    pub(crate) fn is_gathering(&self) -> bool {
        let is_first = self.desk.scene.as_ref().is_some_and(|scene| scene.end.is_none());
        let waits = is_first || !self.place.is_local() && self.sheet.is_none();
        self.stage() == Some(Stage::Gathering) && waits && self.counting.is_none()
    }

    /// Whether another game can begin.
    pub(crate) fn is_between_games(&self) -> bool {
        let is_over = self.desk.scene.as_ref().is_some_and(|scene| scene.end.is_some());
        is_over && matches!(self.stage(), Some(Stage::Gathering | Stage::Pause))
    }

    /// Whether the viewer may say that another game can begin.
    pub(crate) fn may_play_again(&self) -> bool {
        let scene = self.desk.scene.as_ref();
        let may_be_ready = scene.is_some_and(|scene| scene.readiness().is_some());
        self.is_between_games() && (may_be_ready || self.place.is_local())
    }

    /// Takes a key.
    pub(crate) fn press(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Option<Go> {
        // Any key skips what is left to count.
        if self.skip_count() {
            return None;
        }
        if self.sheet.is_some() {
            return self.press_on_sheet(key, context);
        }
        if self.is_gathering() {
            return self.press_while_gathering(key, context);
        }
        let alt = key.modifiers.contains(KeyModifiers::ALT);
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return None;
        }
        match key.code {
            KeyCode::Enter if self.may_play_again() => {
                self.wish(Intent::Ready { ready: true }, context);
            }
            KeyCode::Char('e') if self.is_between_games() => self.open(Reading::End),
            KeyCode::Char(digit @ '1'..='8') if alt => {
                self.desk.look_at(Realm::new(digit as usize - '1' as usize));
            }
            KeyCode::Char(digit @ '1'..='9') => self.pick(digit as usize - '0' as usize, context),
            KeyCode::Left | KeyCode::Char('h') => self.step(-1, 0),
            KeyCode::Right | KeyCode::Char('l') => self.step(1, 0),
            KeyCode::Up | KeyCode::Char('k') => self.step(0, 1),
            KeyCode::Down | KeyCode::Char('j') => self.step(0, -1),
            KeyCode::Char('r') => self.handle(|hand| hand.rotate(1)),
            KeyCode::Char('R') => self.handle(|hand| hand.rotate(-1)),
            KeyCode::Char('n') => self.handle(|hand| hand.next_spot(1)),
            KeyCode::Char('N') => self.handle(|hand| hand.next_spot(-1)),
            KeyCode::Enter | KeyCode::Char(' ') => self.act(context),
            KeyCode::Char('d') => self.discard(context),
            KeyCode::Char('p') => self.react(context, |desk| desk.pass()),
            KeyCode::Char('u') => self.undo(context),
            KeyCode::Tab => self.desk.look_around(1),
            KeyCode::BackTab => self.desk.look_around(-1),
            KeyCode::Char('g') => self.toggle_hints(context),
            KeyCode::Char('?') | KeyCode::F(1) => self.open(Reading::Help),
            KeyCode::Char('s') => self.open(Reading::Points),
            KeyCode::Char('o') => self.open(Reading::Story),
            KeyCode::Char('x') => self.open(Reading::Dominoes),
            KeyCode::Char('t') => return self.carry_out(Deed::Talk, context),
            KeyCode::Char('m') | KeyCode::Esc => self.open_menu(context),
            KeyCode::Char('q') => return self.ask_to_leave(context),
            _ => {}
        }
        None
    }

    fn press_on_sheet(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Option<Go> {
        let is_end = matches!(self.sheet, Some(Sheet::Read(Reading::End)));
        match (&mut self.sheet, key.code) {
            (Some(Sheet::Choose(_, menu)), code) => match code {
                KeyCode::Esc | KeyCode::Char('q') => self.sheet = None,
                _ => {
                    if let Some(deed) = menu.press(key) {
                        self.sheet = None;
                        return self.carry_out(deed, context);
                    }
                }
            },
            (Some(Sheet::Read(_)), KeyCode::Up | KeyCode::Char('k')) => {
                self.scroll = self.scroll.saturating_sub(1);
            }
            (Some(Sheet::Read(_)), KeyCode::Down | KeyCode::Char('j')) => {
                self.scroll = self.scroll.saturating_add(1);
            }
            (Some(Sheet::Read(_)), KeyCode::PageUp) => self.scroll = self.scroll.saturating_sub(10),
            (Some(Sheet::Read(_)), KeyCode::PageDown | KeyCode::Char(' ')) => {
                self.scroll = self.scroll.saturating_add(10);
            }
            (Some(Sheet::Read(_)), KeyCode::Home) => self.scroll = 0,
            (Some(Sheet::Read(_)), KeyCode::End) => self.scroll = u16::MAX,
            (Some(_), KeyCode::Enter | KeyCode::Char('a')) if is_end => {
                self.sheet = None;
                if self.may_play_again() {
                    return self.carry_out(Deed::Wish(Intent::Ready { ready: true }), context);
                }
            }
            (Some(_), KeyCode::Char('v')) if is_end => {
                return self.carry_out(Deed::Replay, context);
            }
            (Some(_), KeyCode::Char('q')) if is_end => return Some(Go::Away),
            (Some(_), KeyCode::Char('u')) => {}
            _ => self.sheet = None,
        }
        None
    }

    /// Takes the mouse.
    pub(crate) fn point(
        &mut self,
        mouse: MouseEvent,
        hit: Option<Hit>,
        context: &mut Context<'_>,
    ) -> Option<Go> {
        match mouse.kind {
            MouseEventKind::ScrollDown if self.sheet.is_some() => {
                self.scroll = self.scroll.saturating_add(3);
            }
            MouseEventKind::ScrollUp if self.sheet.is_some() => {
                self.scroll = self.scroll.saturating_sub(3);
            }
            MouseEventKind::ScrollDown | MouseEventKind::Down(MouseButton::Right) => {
                self.handle(|hand| hand.rotate(1));
            }
            MouseEventKind::ScrollUp => self.handle(|hand| hand.rotate(-1)),
            MouseEventKind::Moved => {
                if let Some(Hit::Cell(cell)) = hit
                    && self.desk.hand.as_ref().is_some_and(|hand| hand.ghost().is_some())
                {
                    self.desk.hover(cell);
                }
            }
            MouseEventKind::Down(MouseButton::Left) if self.skip_count() => {}
            MouseEventKind::Down(MouseButton::Left) => return self.click(hit?, context),
            _ => {}
        }
        None
    }

    fn click(&mut self, hit: Hit, context: &mut Context<'_>) -> Option<Go> {
        match hit {
            // A terminal's pointer may not tell where it is until it clicks.
            Hit::Cell(cell) => self.react(context, |desk| desk.press_cell(cell, Press::Blind)),
            Hit::Slot(slot) => self.react(context, |desk| desk.press_slot(slot)),
            Hit::Offer(spot) => self.handle(|hand| hand.choose(spot)),
            Hit::Realm(realm) => self.desk.look_at(Some(realm)),
            Hit::Entry(at) => {
                let Some(Sheet::Choose(_, menu)) = &mut self.sheet else { return None };
                let deed = menu.pick(at)?;
                self.sheet = None;
                return self.carry_out(deed, context);
            }
            Hit::Key(key) => {
                let code = match key {
                    '\n' => KeyCode::Enter,
                    '\t' => KeyCode::Tab,
                    key => KeyCode::Char(key),
                };
                return self.press(KeyEvent::new(code, KeyModifiers::NONE), context);
            }
        }
        None
    }

    fn handle(&mut self, change: impl FnOnce(&mut Hand)) {
        self.desk.change_hand(change);
    }

    fn step(&mut self, east: i8, north: i8) {
        self.handle(|hand| hand.step(east, north));
    }

    /// Lets the desk react, and wishes for what comes of it.
    fn react(
        &mut self,
        context: &mut Context<'_>,
        react: impl FnOnce(&mut view::desk::Desk) -> Option<Intent>,
    ) {
        if let Some(intent) = react(&mut self.desk) {
            self.wish(intent, context);
        }
    }

    /// Picks by number, or says that there is no such domino.
    fn pick(&mut self, number: usize, context: &mut Context<'_>) {
        if let Some(intent) = self.desk.pick(number) {
            return self.wish(intent, context);
        }
        let hand = self.desk.hand.as_ref();
        if let Some(hand) = hand.filter(|hand| matches!(hand.holding(), Holding::King { .. })) {
            let count = hand.position().next_line().entries().len();
            context.warn(t!(context.lingo, "tui-no-such-domino", count = count));
        }
    }

    /// Does what is in the hand, or says why it cannot be done.
    fn act(&mut self, context: &mut Context<'_>) {
        match self.desk.act_if_seen() {
            Acted::Wish(intent) => self.wish(intent, context),
            Acted::NotYet => {
                let told = match self.desk.hand.as_ref().map(|hand| (hand, hand.preview())) {
                    Some((hand, Some(_))) => {
                        context.lingo.in_hand(hand, lingo::Hints::ALL).join(" · ")
                    }
                    _ => t!(context.lingo, "tui-nothing-chosen"),
                };
                context.warn(told);
            }
            Acted::Shown | Acted::Nothing => {}
        }
    }

    fn discard(&mut self, context: &mut Context<'_>) {
        if let Some(intent) = self.desk.discard() {
            return self.wish(intent, context);
        }
        if self.desk.hand.as_ref().is_some_and(|hand| hand.ghost().is_some()) {
            context.warn(t!(context.lingo, "tui-no-discard"));
        }
    }

    pub(super) fn undo(&mut self, context: &mut Context<'_>) {
        match self.desk.undo() {
            Ok(intent) => self.wish(intent, context),
            Err(reason) => context.warn(context.lingo.refusal(reason.code())),
        }
    }

    pub(super) fn toggle_hints(&mut self, context: &mut Context<'_>) {
        if !self.desk.allows_hints() {
            return;
        }
        self.desk.wants_hints = !self.desk.wants_hints;
        let key = if self.desk.wants_hints { "settings-aids-on" } else { "tui-aids-off" };
        context.say(context.lingo.text(key));
    }

    /// Wishes for something at the table.
    pub(crate) fn wish(&mut self, intent: Intent, context: &mut Context<'_>) {
        if let Err(code) = self.place.wish(intent) {
            context.warn(context.lingo.refusal(&code));
        }
        self.refresh(context);
    }
}
