//! Keyboard input at a table.

use leptos::ev;
use leptos::prelude::*;
use rules::Realm;
use view::hand::Holding;
use view::keys::{Key, TableKey};

use super::cells::{cell_id, cursor};
use super::commands::{Command, announce};
use crate::browser;
use crate::desk::{Desk, desk};

/// Listens to the keys of the whole page while a table is shown.
#[component]
pub(crate) fn Keys(help: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let listener = window_event_listener(ev::keydown, move |event| {
        if !is_reserved(&event) && handle_key(desk, help, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Whether the key belongs to a field, to a dialog or to the browser.
pub(crate) fn is_reserved(event: &ev::KeyboardEvent) -> bool {
    event.ctrl_key()
        || event.meta_key()
        || browser::is_within(event, "input, select, textarea, dialog")
}

/// Whether the focus is on a button, which the browser itself presses. Cells leave keys to the hand.
pub(crate) fn is_on_button(event: &ev::KeyboardEvent) -> bool {
    browser::is_within(event, "button:not([role=gridcell]), a, summary")
}

/// The key of an event, as far as tables know it. With Alt, digits are read from where they are on
/// the keyboard: on some systems they type something else then.
fn key_of(event: &ev::KeyboardEvent) -> Option<Key> {
    let (name, code) = (event.key(), event.code());
    let digit = code.strip_prefix("Digit").filter(|_| event.alt_key());
    Some(match digit.unwrap_or(&name) {
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        name => {
            let mut letters = name.chars();
            let letter = letters.next()?;
            return letters.next().is_none().then_some(Key::Char(letter));
        }
    })
}

/// Does what a key stands for; false if it has no meaning here.
fn handle_key(desk: Desk, help: RwSignal<bool>, event: &ev::KeyboardEvent) -> bool {
    let key = key_of(event).and_then(|key| TableKey::of(key, event.alt_key()));
    // Buttons have a key of their own, which the browser presses.
    let key = key.filter(|key| *key != TableKey::Act || !is_on_button(event));
    let Some(key) = key.filter(|key| does_belong(desk, *key)) else {
        let command = Command::of_key(&event.key()).filter(|_| !event.alt_key());
        return command.is_some_and(|command| announce(desk, command));
    };
    match key {
        TableKey::Pick(number) => pick(desk, number),
        TableKey::LookAt(number) => look_at_kingdom(desk, number),
        TableKey::Step { east, north } if untrack(|| desk.is_pointing()) => {
            desk.show_partner(|desk| desk.step_pointer(east, north));
            focus_cursor(desk);
            true
        }
        TableKey::Step { east, north } => change_hand(desk, |hand| hand.step(east, north)),
        TableKey::Rotate(by) => change_hand(desk, |hand| hand.rotate(by)),
        TableKey::NextSpot(by) => change_hand(desk, |hand| hand.next_spot(by)),
        TableKey::Act if untrack(|| desk.is_pointing()) => desk.point(view::desk::Desk::point_here),
        TableKey::Act => {
            desk.act_if_seen();
            true
        }
        TableKey::Discard => desk.react(view::desk::Desk::discard),
        TableKey::Skip => {
            desk.skip();
            true
        }
        TableKey::Undo => {
            desk.undo();
            true
        }
        TableKey::ToggleHints => {
            desk.preferences.update(|settings| settings.hints = !settings.hints);
            true
        }
        TableKey::Help => {
            help.update(|open| *open = !*open);
            true
        }
        TableKey::Cancel if desk.show_partner(view::desk::Desk::stop_showing) => true,
        TableKey::Cancel => {
            desk.look_at(None);
            change_hand(desk, view::hand::Hand::clear)
        }
    }
}

/// Whether a key does something now: while the viewer points, only what moves and uses the pointer.
fn does_belong(desk: Desk, key: TableKey) -> bool {
    key.is_for_pointer() || !untrack(|| desk.is_pointing())
}

fn change_hand(desk: Desk, change: impl FnOnce(&mut view::hand::Hand)) -> bool {
    let changed = desk.change_hand(change);
    if changed {
        focus_hand(desk);
    }
    changed
}

/// Moves the focus to the hand, so that a screen reader describes the cell there.
fn focus_hand(desk: Desk) {
    let on_cell = desk.hand.with_untracked(|hand| {
        let holding = hand.as_ref().map(view::hand::Hand::holding);
        matches!(holding, Some(Holding::Domino(_) | Holding::Tile { .. }))
    });
    if on_cell {
        focus_cursor(desk);
    }
}

fn focus_cursor(desk: Desk) {
    if let Some(cell) = untrack(|| cursor(desk)) {
        browser::focus(&format!("#{}", cell_id(cell)));
    }
}

/// Claims a slot at once; tiles and knights are only selected.
fn pick(desk: Desk, number: usize) -> bool {
    if desk.hand.with_untracked(Option::is_none) {
        return false;
    }
    if !desk.react(|desk| desk.pick(number)) {
        focus_hand(desk);
    }
    true
}

/// Shows a kingdom and describes it.
fn look_at_kingdom(desk: Desk, number: usize) -> bool {
    let count = desk.scene.with_untracked(|scene| {
        scene.as_ref().and_then(|scene| scene.board.as_ref()).map_or(0, |board| board.realms.len())
    });
    let realm = Some(number).filter(|number| (1..=count).contains(number));
    let realm = realm.and_then(|number| Realm::new(number - 1));
    if let Some(realm) = realm {
        desk.look_at(Some(realm));
        announce(desk, Command::KingdomOf(realm));
    }
    realm.is_some()
}
