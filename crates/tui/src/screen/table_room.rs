//! A table on the screen, and what keys and clicks do there.

use std::time::Instant;

use client::Notice;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use lingo::t;
use rules::Realm;
use table::{Intent, Remark, Stage};
use view::desk::{Acted, Delivery, Press};
use view::hand::{Hand, Holding};

use super::canvas::Hit;
use super::count_up::CountUp;
use super::menu::{Entry, Menu};
use super::sheets::scroll_by_key;
use super::table_menu::TableAction;
use super::{Context, Go};
use crate::desk::Desk;
use crate::place::Place;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PageKind {
    Help,
    Points,
    MoveLog,
    Dominoes,
    End,
}

/// What covers the table.
#[derive(Debug)]
pub(crate) enum Sheet {
    Page(PageKind),
    /// With a title or a question.
    Menu(String, Menu<TableAction>),
}

#[derive(Debug)]
pub(crate) struct TableRoom {
    pub(crate) place: Place,
    pub(crate) desk: Desk,
    pub(crate) sheet: Option<Sheet>,
    /// Of the page.
    pub(crate) scroll: u16,
    /// The game whose end has been shown.
    ended_game: Option<u32>,
    /// Where its record was saved.
    pub(crate) record_path: Option<String>,
    /// Whether the open vote has been shown.
    has_shown_vote: bool,
    count_up: Option<CountUp>,
    /// Whether leaving goes back to the lobby.
    pub(crate) from_lobby: bool,
    /// The last game that was seen in progress.
    live_game: Option<u32>,
}

impl TableRoom {
    pub(crate) fn new(place: Place, context: &mut Context<'_>) -> Self {
        let mut room = Self {
            place,
            desk: Desk::new(),
            sheet: None,
            scroll: 0,
            ended_game: None,
            record_path: None,
            has_shown_vote: false,
            count_up: None,
            from_lobby: false,
            live_game: None,
        };
        room.refresh(context);
        room
    }

    /// Updates everything from the table.
    pub(crate) fn refresh(&mut self, context: &mut Context<'_>) {
        if let Place::Local(local) = &mut self.place
            && let Some(error) = local.take_save_error()
        {
            context.warn(t!(context.lingo, "tui-not-kept", reason = error.to_string()));
        }
        self.desk.show(&self.place, context.lingo);
        let viewer = self.place.viewer();
        let Some(state) = self.place.state() else { return };
        let number = state.game.as_ref().map(|game| game.number);
        let is_over = self.desk.scene.as_ref().is_some_and(|scene| scene.end.is_some());
        if !is_over {
            self.live_game = number;
        }
        if is_over && self.ended_game != number {
            self.ended_game = number;
            // Spectators and viewers of an old game need no copy.
            if self.live_game == number && viewer.is_some() {
                self.save_record(context);
            }
            let count = || CountUp::new(&self.desk, context.lingo, Instant::now());
            self.count_up = context.is_animated.then(count).flatten();
            if self.count_up.is_none() {
                self.open(PageKind::End);
            }
            self.advance_count(Instant::now());
        }
        if !is_over {
            (self.count_up, self.desk.counted) = (None, None);
        }
        if !is_over && matches!(self.sheet, Some(Sheet::Page(PageKind::End))) {
            self.sheet = None;
        }
        self.show_vote(context);
    }

    fn save_record(&mut self, context: &mut Context<'_>) {
        let record = self.place.record().zip(context.saves.as_ref());
        let saved = record.map(|(record, saves)| saves.save_record(&record));
        self.record_path = match saved.transpose() {
            Ok(path) => path.map(|path| path.display().to_string()),
            Err(error) => {
                context.warn(t!(context.lingo, "tui-not-kept", reason = error.to_string()));
                None
            }
        };
    }

    /// Opens another player's question, once.
    fn show_vote(&mut self, context: &Context<'_>) {
        let vote = self.desk.scene.as_ref().and_then(|scene| scene.table.as_ref()?.vote.as_ref());
        let vote = vote.filter(|vote| vote.asks_viewer);
        let was_shown = std::mem::replace(&mut self.has_shown_vote, vote.is_some());
        if let Some(vote) = vote
            && !was_shown
        {
            let lingo = context.lingo;
            let question = lingo.question(vote.question, vote.by, &self.desk.names);
            let answer = |yes| TableAction::Submit(Intent::Answer { yes });
            // It may open while the player types: an Enter meant for something else must do no harm.
            let entries = vec![
                Entry::new(t!(lingo, "tui-later"), "", TableAction::Close),
                Entry::new(t!(lingo, "table-yes"), "", answer(true)),
                Entry::new(t!(lingo, "table-no"), "", answer(false)),
            ];
            self.sheet = Some(Sheet::Menu(question, Menu::new(entries)));
        }
        if was_shown && !self.has_shown_vote && matches!(self.sheet, Some(Sheet::Menu(..))) {
            self.sheet = None;
        }
    }

    /// Advances the count-up, and shows the end after it.
    pub(crate) fn advance_count(&mut self, now: Instant) {
        let Some(count_up) = &self.count_up else { return };
        self.desk.counted = count_up.at(now).cloned();
        if self.desk.counted.is_none() {
            self.skip_count_up();
        }
    }

    /// Shows the end at once; returns whether a count-up was running.
    fn skip_count_up(&mut self) -> bool {
        let was_counting = self.count_up.take().is_some();
        if was_counting {
            self.desk.counted = None;
            self.open(PageKind::End);
        }
        was_counting
    }

    /// When the count-up advances.
    pub(crate) fn due(&self) -> Option<Instant> {
        self.count_up.as_ref().map(|count| count.due(Instant::now()))
    }

    pub(crate) fn open(&mut self, kind: PageKind) {
        (self.sheet, self.scroll) = (Some(Sheet::Page(kind)), 0);
    }

    pub(crate) fn handle_notice(&mut self, notice: &Notice, context: &mut Context<'_>) {
        let Place::Online(online) = &mut self.place else { return };
        online.handle_notice(notice);
        let lingo = context.lingo;
        match notice {
            Notice::Refused { error, .. } | Notice::Error { error, .. } => {
                context.warn(crate::refusal(lingo, &error.code));
            }
            Notice::Said { seat, saying, .. } => {
                let (who, said) = (self.desk.seat_name(*seat), lingo.saying(saying));
                context.notify(lingo.labelled(who, &said));
            }
            // One's own remark, too: nothing else tells that it was sent.
            Notice::Noted { note, .. } => {
                let position = self.desk.position.as_ref();
                context.notify(lingo.note(note, position, &self.desk.names));
            }
            Notice::TableChanged { entries, .. } => {
                let news = lingo.news(entries, online.viewer(), &self.desk.names);
                if !news.is_empty() {
                    context.notify(news.join(" "));
                }
            }
            Notice::Disconnected => context.warn(t!(lingo, "table-connection-lost")),
            _ => {}
        }
        self.refresh(context);
    }

    pub(crate) fn stage(&self) -> Option<Stage> {
        Some(self.desk.scene.as_ref()?.table.as_ref()?.stage)
    }

    /// Whether people gather for a game: the first one, or on a server also another one.
    pub(crate) fn is_gathering(&self) -> bool {
        let is_first = self.desk.scene.as_ref().is_some_and(|scene| scene.end.is_none());
        let is_open = is_first || !self.place.is_local() && self.sheet.is_none();
        self.stage() == Some(Stage::Gathering) && is_open && self.count_up.is_none()
    }

    /// Whether another game can start.
    pub(crate) fn is_between_games(&self) -> bool {
        let is_over = self.desk.scene.as_ref().is_some_and(|scene| scene.end.is_some());
        is_over && matches!(self.stage(), Some(Stage::Gathering | Stage::Pause))
    }

    /// Whether the viewer can say they are ready for another game.
    pub(crate) fn can_play_again(&self) -> bool {
        let scene = self.desk.scene.as_ref();
        let can_get_ready = scene.is_some_and(|scene| scene.readiness().is_some());
        self.is_between_games() && (can_get_ready || self.place.is_local())
    }

    pub(crate) fn press(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Option<Go> {
        // Any key skips the count-up.
        if self.skip_count_up() {
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
        if self.desk.pointer().is_some() {
            self.press_while_pointing(key.code, context);
            return None;
        }
        match key.code {
            KeyCode::Esc if self.desk.stop_showing() => {}
            KeyCode::Enter if self.can_play_again() => {
                self.submit(Intent::Ready { ready: true }, context);
            }
            KeyCode::Char('e') if self.is_between_games() => self.open(PageKind::End),
            KeyCode::Char(digit @ '1'..='8') if alt => {
                self.desk.look_at(Realm::new(digit as usize - '1' as usize));
            }
            KeyCode::Char(digit @ '1'..='9') => {
                self.pick_number(digit as usize - '0' as usize, context);
            }
            KeyCode::Left | KeyCode::Char('h') => self.step(-1, 0),
            KeyCode::Right | KeyCode::Char('l') => self.step(1, 0),
            KeyCode::Up | KeyCode::Char('k') => self.step(0, 1),
            KeyCode::Down | KeyCode::Char('j') => self.step(0, -1),
            KeyCode::Char('r') => self.change_hand(|hand| hand.rotate(1)),
            KeyCode::Char('R') => self.change_hand(|hand| hand.rotate(-1)),
            KeyCode::Char('n') => self.change_hand(|hand| hand.next_spot(1)),
            KeyCode::Char('N') => self.change_hand(|hand| hand.next_spot(-1)),
            KeyCode::Enter | KeyCode::Char(' ') => self.act(context),
            KeyCode::Char('d') => self.discard(context),
            KeyCode::Char('p') => self.submit_from_desk(context, |desk| desk.pass()),
            KeyCode::Char('u') => self.undo(context),
            KeyCode::Tab => self.desk.look_around(1),
            KeyCode::BackTab => self.desk.look_around(-1),
            KeyCode::Char('g') => self.toggle_hints(context),
            KeyCode::Char('?') | KeyCode::F(1) => self.open(PageKind::Help),
            KeyCode::Char('s') => self.open(PageKind::Points),
            KeyCode::Char('o') => self.open(PageKind::MoveLog),
            KeyCode::Char('x') => self.open(PageKind::Dominoes),
            KeyCode::Char('t') => return self.perform(TableAction::Talk, context),
            KeyCode::Char('m') | KeyCode::Esc => self.open_menu(context),
            KeyCode::Char('q') => return self.confirm_leaving(context),
            _ => {}
        }
        None
    }

    fn press_while_pointing(&mut self, key: KeyCode, context: &mut Context<'_>) {
        match key {
            KeyCode::Left | KeyCode::Char('h') => self.desk.step_pointer(-1, 0),
            KeyCode::Right | KeyCode::Char('l') => self.desk.step_pointer(1, 0),
            KeyCode::Up | KeyCode::Char('k') => self.desk.step_pointer(0, 1),
            KeyCode::Down | KeyCode::Char('j') => self.desk.step_pointer(0, -1),
            KeyCode::Tab => self.desk.look_around(1),
            KeyCode::BackTab => self.desk.look_around(-1),
            KeyCode::Enter | KeyCode::Char(' ') => {
                self.point(context, view::desk::Desk::point_here);
            }
            KeyCode::Esc => {
                self.desk.stop_showing();
            }
            _ => {}
        }
    }

    /// Tells the partner what comes of pointing.
    fn point(
        &mut self,
        context: &mut Context<'_>,
        point: impl FnOnce(&mut view::desk::Desk) -> Option<Remark>,
    ) {
        if let Some(remark) = point(&mut self.desk) {
            self.consult(remark, context);
        }
    }

    fn press_on_sheet(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Option<Go> {
        let is_end = matches!(self.sheet, Some(Sheet::Page(PageKind::End)));
        match (&mut self.sheet, key.code) {
            (Some(Sheet::Menu(_, menu)), code) => match code {
                KeyCode::Esc | KeyCode::Char('q') => self.sheet = None,
                _ => {
                    if let Some(action) = menu.press(key) {
                        self.sheet = None;
                        return self.perform(action, context);
                    }
                }
            },
            (Some(Sheet::Page(_)), code) if scroll_by_key(&mut self.scroll, code) => {}
            (Some(_), KeyCode::Enter | KeyCode::Char('a')) if is_end => {
                self.sheet = None;
                if self.can_play_again() {
                    return self
                        .perform(TableAction::Submit(Intent::Ready { ready: true }), context);
                }
            }
            (Some(_), KeyCode::Char('v')) if is_end => {
                return self.perform(TableAction::Replay, context);
            }
            (Some(_), KeyCode::Char('q')) if is_end => return Some(Go::Back),
            (Some(_), KeyCode::Char('u')) => {}
            _ => self.sheet = None,
        }
        None
    }

    pub(crate) fn handle_mouse(
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
                self.change_hand(|hand| hand.rotate(1));
            }
            MouseEventKind::ScrollUp => self.change_hand(|hand| hand.rotate(-1)),
            MouseEventKind::Moved => {
                if let Some(Hit::Cell(cell)) = hit
                    && self.desk.hand.as_ref().is_some_and(|hand| hand.ghost().is_some())
                {
                    self.desk.hover(cell);
                }
            }
            MouseEventKind::Down(MouseButton::Left) if self.skip_count_up() => {}
            MouseEventKind::Down(MouseButton::Left) => return self.click(hit?, context),
            _ => {}
        }
        None
    }

    fn click(&mut self, hit: Hit, context: &mut Context<'_>) -> Option<Go> {
        match hit {
            Hit::Cell(_) | Hit::Slot(_) | Hit::Offer(_) if self.desk.pointer().is_some() => {
                self.point(context, |desk| point_at(desk, hit));
            }
            // Not every terminal reports the mouse before it clicks.
            Hit::Cell(cell) => {
                self.submit_from_desk(context, |desk| desk.press_cell(cell, Press::Blind));
            }
            Hit::Slot(slot) => self.submit_from_desk(context, |desk| desk.press_slot(slot)),
            Hit::Offer(spot) => self.change_hand(|hand| hand.choose(spot)),
            Hit::Realm(realm) => self.desk.look_at(Some(realm)),
            Hit::Entry(at) => {
                let Some(Sheet::Menu(_, menu)) = &mut self.sheet else { return None };
                let action = menu.pick(at)?;
                self.sheet = None;
                return self.perform(action, context);
            }
            Hit::Key(code) => return self.press(code.into(), context),
        }
        None
    }

    fn change_hand(&mut self, change: impl FnOnce(&mut Hand)) {
        self.desk.change_hand(change);
    }

    fn step(&mut self, east: i8, north: i8) {
        self.change_hand(|hand| hand.step(east, north));
    }

    /// Submits what comes of an input to the desk.
    fn submit_from_desk(
        &mut self,
        context: &mut Context<'_>,
        input: impl FnOnce(&mut view::desk::Desk) -> Option<Intent>,
    ) {
        if let Some(intent) = input(&mut self.desk) {
            self.submit(intent, context);
        }
    }

    /// Picks by number, or warns that there is no such domino.
    fn pick_number(&mut self, number: usize, context: &mut Context<'_>) {
        if let Some(intent) = self.desk.pick(number) {
            return self.submit(intent, context);
        }
        let hand = self.desk.hand.as_ref();
        if let Some(hand) = hand.filter(|hand| matches!(hand.holding(), Holding::King { .. })) {
            let count = hand.position().next_line().entries().len();
            context.warn(t!(context.lingo, "tui-no-such-domino", count = count));
        }
    }

    /// Plays what is in the hand, or warns why not.
    fn act(&mut self, context: &mut Context<'_>) {
        match self.desk.act_if_seen() {
            Acted::Intent(intent) => self.submit(intent, context),
            Acted::NotYet => {
                let reason = match self.desk.hand.as_ref().map(|hand| (hand, hand.preview())) {
                    Some((hand, Some(_))) => {
                        context.lingo.hand_preview(hand, view::desk::Hints::ALL).join(" · ")
                    }
                    _ => t!(context.lingo, "tui-nothing-chosen"),
                };
                context.warn(reason);
            }
            Acted::Shown | Acted::Nothing => {}
        }
    }

    fn discard(&mut self, context: &mut Context<'_>) {
        if let Some(intent) = self.desk.discard() {
            return self.submit(intent, context);
        }
        if self.desk.hand.as_ref().is_some_and(|hand| hand.ghost().is_some()) {
            context.warn(t!(context.lingo, "tui-no-discard"));
        }
    }

    pub(super) fn undo(&mut self, context: &mut Context<'_>) {
        match self.desk.undo() {
            Ok(intent) => self.submit(intent, context),
            Err(reason) => context.warn(context.lingo.refusal(reason.code())),
        }
    }

    pub(super) fn toggle_hints(&mut self, context: &mut Context<'_>) {
        if !self.desk.allows_hints() {
            return;
        }
        self.desk.wants_hints = !self.desk.wants_hints;
        let key = if self.desk.wants_hints { "settings-hints-on" } else { "tui-hints-off" };
        context.notify(context.lingo.text(key));
    }

    pub(crate) fn submit(&mut self, intent: Intent, context: &mut Context<'_>) {
        match self.desk.deliver(intent) {
            Delivery::ToPartner(remark) => self.consult(remark, context),
            Delivery::ToTable(intent) => {
                if let Err(code) = self.place.submit(intent) {
                    context.warn(context.lingo.refusal(&code));
                }
            }
        }
        self.refresh(context);
    }
}

/// Points at what was clicked.
fn point_at(desk: &mut view::desk::Desk, hit: Hit) -> Option<Remark> {
    let position = desk.position?;
    match hit {
        Hit::Cell(cell) => desk.point_at_cell(cell),
        Hit::Slot(slot) => {
            let domino = position.next_line().get(slot)?.domino;
            desk.point_at(Remark::Domino { domino })
        }
        Hit::Offer(spot) => {
            let building = position.builders()?.tile(spot)?;
            desk.point_at(Remark::Building { building })
        }
        Hit::Realm(_) | Hit::Entry(_) | Hit::Key(_) => None,
    }
}
