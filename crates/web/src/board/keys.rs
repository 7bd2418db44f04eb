//! The keyboard of a table.

use leptos::ev;
use leptos::prelude::*;
use rules::Realm;
use view::hand::Holding;
use wasm_bindgen::JsCast;

use super::cells::{cell_id, cursor};
use super::commands::{Command, tell};
use crate::browser;
use crate::desk::{Desk, desk};

/// Listens to the keys of the whole page while a table is shown.
#[component]
pub(crate) fn Keys(help: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let ear = window_event_listener(ev::keydown, move |event| {
        if !is_for_somebody_else(&event) && press(desk, help, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || ear.remove());
}

/// Whether the key goes to a field, to a dialog, or is a shortcut of the browser.
fn is_for_somebody_else(event: &ev::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let within = |selector: &str| {
        target.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some())
    };
    event.ctrl_key() || event.meta_key() || within("input, select, textarea, dialog")
}

/// Does what a key stands for; false when it stands for nothing here.
fn press(desk: Desk, help: RwSignal<bool>, event: &ev::KeyboardEvent) -> bool {
    let key = event.key();
    if event.alt_key() {
        return look_at(desk, &event.code());
    }
    match key.as_str() {
        "ArrowLeft" => step(desk, -1, 0),
        "ArrowRight" => step(desk, 1, 0),
        "ArrowUp" => step(desk, 0, 1),
        "ArrowDown" => step(desk, 0, -1),
        "r" => change(desk, |hand| hand.rotate(1)),
        "R" => change(desk, |hand| hand.rotate(-1)),
        "n" => change(desk, |hand| hand.next_spot(1)),
        "N" => change(desk, |hand| hand.next_spot(-1)),
        // A button that has the focus is pressed by the browser itself.
        "Enter" | " " if !on_button(event) => {
            desk.act_if_seen();
            true
        }
        "d" | "D" => desk.react(view::desk::Desk::discard),
        "p" | "P" => {
            desk.pass();
            true
        }
        "u" | "U" => {
            desk.take_back();
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
        "Escape" => {
            desk.look_at(None);
            change(desk, view::hand::Hand::clear)
        }
        other => match other.parse::<usize>() {
            Ok(number @ 1..=8) => pick(desk, number),
            _ => Command::of_key(other).is_some_and(|command| tell(desk, command)),
        },
    }
}

/// Whether the focus is on a button that does something of its own: cells leave keys to the hand.
fn on_button(event: &ev::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        element.closest("button:not([role=gridcell]), a, summary").ok().flatten().is_some()
    })
}

fn change(desk: Desk, change: impl FnOnce(&mut view::hand::Hand)) -> bool {
    let changed = desk.change_hand(change);
    if changed {
        follow(desk);
    }
    changed
}

fn step(desk: Desk, dx: i8, dy: i8) -> bool {
    change(desk, |hand| hand.step(dx, dy))
}

/// The focus goes where the hand is, so that a screen reader tells what lies there.
fn follow(desk: Desk) {
    let on_cell = desk.hand.with_untracked(|hand| {
        let holding = hand.as_ref().map(view::hand::Hand::holding);
        matches!(holding, Some(Holding::Domino(_) | Holding::Tile { .. }))
    });
    if on_cell && let Some(cell) = untrack(|| cursor(desk)) {
        browser::focus(&format!("#{}", cell_id(cell)));
    }
}

/// A claim by its number is done at once; tiles and knights are chosen first.
fn pick(desk: Desk, number: usize) -> bool {
    if desk.hand.with_untracked(Option::is_none) {
        return false;
    }
    if !desk.react(|desk| desk.pick(number)) {
        follow(desk);
    }
    true
}

/// Alt and a digit look at a kingdom.
fn look_at(desk: Desk, code: &str) -> bool {
    let number = code.strip_prefix("Digit").and_then(|digit| digit.parse::<usize>().ok());
    let count = desk.scene.with_untracked(|scene| {
        scene.as_ref().and_then(|scene| scene.board.as_ref()).map_or(0, |board| board.realms.len())
    });
    let realm = number.filter(|number| (1..=count).contains(number));
    let realm = realm.and_then(|number| Realm::new(number - 1));
    if let Some(realm) = realm {
        desk.look_at(Some(realm));
        tell(desk, Command::KingdomOf(realm));
    }
    realm.is_some()
}
