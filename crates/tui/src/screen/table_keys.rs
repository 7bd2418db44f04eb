//! What keys and clicks do at a table.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use rules::Realm;
use table::{Intent, Remark};
use view::desk::Press;
use view::keys::{Key, TableKey};

use super::canvas::Hit;
use super::sheets::scroll_by_key;
use super::table_menu::TableAction;
use super::table_room::{PageKind, Sheet, TableRoom};
use super::{Context, Go};

/// What a key of the terminal alone does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MenuKey {
    Points,
    MoveLog,
    Dominoes,
    Talk,
    Menu,
    Leave,
}

/// The letter, what it does and the key of its text, in the order of the help page.
pub(crate) const MENU_KEYS: [(char, MenuKey, &str); 6] = [
    ('s', MenuKey::Points, "score-heading"),
    ('o', MenuKey::MoveLog, "table-log"),
    ('x', MenuKey::Dominoes, "board-remaining"),
    ('t', MenuKey::Talk, "table-talk"),
    ('m', MenuKey::Menu, "page-menu"),
    ('q', MenuKey::Leave, "tui-quit"),
];

impl TableRoom {
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
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return None;
        }
        match key.code {
            KeyCode::Enter if self.desk.pointer().is_none() && self.can_play_again() => {
                self.submit(Intent::ready(true), context);
            }
            KeyCode::Char('e') if self.is_between_games() => self.open(PageKind::End),
            KeyCode::Tab => self.desk.look_around(1),
            KeyCode::BackTab => self.desk.look_around(-1),
            code => {
                let alt = key.modifiers.contains(KeyModifiers::ALT);
                let known = key_of(code).and_then(|key| TableKey::of(key, alt));
                let is_pointing = self.desk.pointer().is_some();
                match known.filter(|key| !is_pointing || key.is_for_pointer()) {
                    Some(key) => self.press_table_key(key, context),
                    None if is_pointing => {}
                    None => return self.press_menu_key(code, context),
                }
            }
        }
        None
    }

    fn press_table_key(&mut self, key: TableKey, context: &mut Context<'_>) {
        let is_pointing = self.desk.pointer().is_some();
        match key {
            TableKey::Pick(number) => self.pick_number(number, context),
            TableKey::LookAt(number) => self.desk.look_at(Realm::new(number - 1)),
            TableKey::Step { east, north } if is_pointing => self.desk.step_pointer(east, north),
            TableKey::Step { east, north } => self.change_hand(|hand| hand.step(east, north)),
            TableKey::Rotate(by) => self.change_hand(|hand| hand.rotate(by)),
            TableKey::NextSpot(by) => self.change_hand(|hand| hand.next_spot(by)),
            TableKey::Act if is_pointing => self.point(context, view::desk::Desk::point_here),
            TableKey::Act => self.act(context),
            TableKey::Discard => self.discard(context),
            TableKey::Skip => self.submit_from_desk(context, |desk| desk.pass()),
            TableKey::Undo => self.undo(context),
            TableKey::ToggleHints => self.toggle_hints(context),
            TableKey::Help => self.open(PageKind::Help),
            TableKey::Cancel => {
                if !self.desk.stop_showing() {
                    self.open_menu(context);
                }
            }
        }
    }

    fn press_menu_key(&mut self, code: KeyCode, context: &mut Context<'_>) -> Option<Go> {
        let KeyCode::Char(letter) = code else { return None };
        let known = MENU_KEYS.iter().find(|(key, ..)| *key == letter);
        match known.map(|(_, does, _)| does)? {
            MenuKey::Points => self.open(PageKind::Points),
            MenuKey::MoveLog => self.open(PageKind::MoveLog),
            MenuKey::Dominoes => self.open(PageKind::Dominoes),
            MenuKey::Talk => return self.perform(TableAction::Talk, context),
            MenuKey::Menu => self.open_menu(context),
            MenuKey::Leave => return self.confirm_leaving(context),
        }
        None
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
            (Some(Sheet::Writing(..)), KeyCode::Esc) => self.sheet = None,
            (Some(Sheet::Writing(..)), _) => self.press_while_writing(key, context),
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
                    return self.perform(TableAction::Submit(Intent::ready(true)), context);
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
            Hit::Slot(slot) => {
                self.submit_from_desk(context, |desk| desk.press_slot(slot, Press::Hovered));
            }
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
}

/// The key as every front end knows it; letters of the home row move like arrows.
fn key_of(code: KeyCode) -> Option<Key> {
    Some(match code {
        KeyCode::Left | KeyCode::Char('h') => Key::Left,
        KeyCode::Right | KeyCode::Char('l') => Key::Right,
        KeyCode::Up | KeyCode::Char('k') => Key::Up,
        KeyCode::Down | KeyCode::Char('j') => Key::Down,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::F(1) => Key::Char('?'),
        KeyCode::Char(letter) => Key::Char(letter),
        _ => return None,
    })
}

/// The key that a terminal reports for a key of a table.
pub(crate) fn code_of(key: Key) -> KeyCode {
    match key {
        Key::Left => KeyCode::Left,
        Key::Right => KeyCode::Right,
        Key::Up => KeyCode::Up,
        Key::Down => KeyCode::Down,
        Key::Enter => KeyCode::Enter,
        Key::Escape => KeyCode::Esc,
        Key::Char(letter) => KeyCode::Char(letter),
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
