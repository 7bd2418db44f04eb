//! Keyboard input at a table.

use leptos::ev;
use leptos::prelude::*;
use rules::Realm;
use view::hand::Holding;

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

/// Does what a key stands for; false if it has no meaning here.
fn handle_key(desk: Desk, help: RwSignal<bool>, event: &ev::KeyboardEvent) -> bool {
    let key = event.key();
    if event.alt_key() {
        return look_at_kingdom(desk, &event.code());
    }
    if untrack(|| desk.is_pointing()) {
        return handle_pointing_key(desk, event);
    }
    match key.as_str() {
        "ArrowLeft" => step(desk, -1, 0),
        "ArrowRight" => step(desk, 1, 0),
        "ArrowUp" => step(desk, 0, 1),
        "ArrowDown" => step(desk, 0, -1),
        "r" => change_hand(desk, |hand| hand.rotate(1)),
        "R" => change_hand(desk, |hand| hand.rotate(-1)),
        "n" => change_hand(desk, |hand| hand.next_spot(1)),
        "N" => change_hand(desk, |hand| hand.next_spot(-1)),
        "Enter" | " " if !is_on_button(event) => {
            desk.act_if_seen();
            true
        }
        "d" | "D" => desk.react(view::desk::Desk::discard),
        "p" | "P" => {
            desk.skip();
            true
        }
        "u" | "U" => {
            desk.undo();
            true
        }
        "g" | "G" => {
            desk.preferences.update(|settings| settings.hints = !settings.hints);
            true
        }
        "?" => {
            help.update(|open| *open = !*open);
            true
        }
        "Escape" if desk.show_partner(view::desk::Desk::stop_showing) => true,
        "Escape" => {
            desk.look_at(None);
            change_hand(desk, view::hand::Hand::clear)
        }
        other => match other.parse::<usize>() {
            Ok(number @ 1..=8) => pick(desk, number),
            _ => Command::of_key(other).is_some_and(|command| announce(desk, command)),
        },
    }
}

/// Keys while the viewer points: arrows and Enter for squares, everything else by its own button.
fn handle_pointing_key(desk: Desk, event: &ev::KeyboardEvent) -> bool {
    let step = |east, north| {
        desk.show_partner(|desk| desk.step_pointer(east, north));
        focus_cursor(desk);
        true
    };
    match event.key().as_str() {
        "ArrowLeft" => step(-1, 0),
        "ArrowRight" => step(1, 0),
        "ArrowUp" => step(0, 1),
        "ArrowDown" => step(0, -1),
        "Enter" | " " if !is_on_button(event) => desk.point(view::desk::Desk::point_here),
        "Escape" => desk.show_partner(view::desk::Desk::stop_showing),
        other => Command::of_key(other).is_some_and(|command| announce(desk, command)),
    }
}

fn change_hand(desk: Desk, change: impl FnOnce(&mut view::hand::Hand)) -> bool {
    let changed = desk.change_hand(change);
    if changed {
        focus_hand(desk);
    }
    changed
}

fn step(desk: Desk, dx: i8, dy: i8) -> bool {
    change_hand(desk, |hand| hand.step(dx, dy))
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

/// Alt and a digit show a kingdom.
fn look_at_kingdom(desk: Desk, code: &str) -> bool {
    let number = code.strip_prefix("Digit").and_then(|digit| digit.parse::<usize>().ok());
    let count = desk.scene.with_untracked(|scene| {
        scene.as_ref().and_then(|scene| scene.board.as_ref()).map_or(0, |board| board.realms.len())
    });
    let realm = number.filter(|number| (1..=count).contains(number));
    let realm = realm.and_then(|number| Realm::new(number - 1));
    if let Some(realm) = realm {
        desk.look_at(Some(realm));
        announce(desk, Command::KingdomOf(realm));
    }
    realm.is_some()
}
