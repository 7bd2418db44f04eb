//! A slot of a line: its domino, and beside it what is worth knowing. Nothing covers the domino.

use leptos::ev;
use leptos::prelude::*;
use lingo::signed;
use rules::{Seat, Slot};
use table::Remark;
use view::hand::{Hand, Holding};
use view::scene::{Anchor, KingState, Row, SlotScene};

use super::anchors::anchor_name;
use super::cells::press_of;
use super::lines::{boxes, has_left_line};
use super::{domino_images, house};
use crate::desk::{Desk, Place};
use crate::settings::preferences;
use crate::words::{t, words};

/// What a slot of the next line offers the viewer.
#[derive(Clone, Copy)]
pub(super) struct Offer {
    /// The points its domino would bring at once.
    pub(super) gain: Option<i32>,
    pub(super) can_claim: bool,
}

pub(super) fn slot_view(desk: Desk, scene: SlotScene, row: Row, offer: Option<Offer>) -> AnyView {
    let slot = scene.slot;
    // What a claimed domino would bring is somebody else's business.
    let open = offer.filter(|_| scene.king.is_none());
    let has_hints = desk.has_hint(|all| all.hint_spots);
    let is_misfit = open.is_some() && scene.fits == Some(false) && has_hints;
    let misfit = is_misfit.then(|| t!("board-fits-nowhere"));
    let gain = open.and_then(|offer| offer.gain).map(signed);
    let best = gain.clone().map(|gain| t!("board-best-spot", change = gain));
    let claimed = scene.king.map(|seat| t!("board-claimed-by", who = desk.name_of(seat)));
    let name = untrack(|| words().domino(boxes(desk), scene.domino));
    let label = [Some(name), claimed, misfit.clone(), best];
    let label = label.into_iter().flatten().collect::<Vec<String>>().join(", ");
    let image = domino_images::in_line(scene.domino, preferences().light());
    let is_suggested = move || desk.team().marks.with(|marks| marks.domino == Some(scene.domino));
    let note = view! {
        <span class="note">
            {scene.king.map(|seat| king(desk, seat, row, slot))}
            {misfit.map(|misfit| view! { <span class="misfit" title=misfit>"✕"</span> })}
            {gain.map(|gain| view! { <span class="gain">{gain}</span> })}
        </span>
    };
    let face = view! {
        <span class="face" class:suggested=is_suggested data-anchor=anchor_name(Anchor::Slot(row, slot))>
            <img src=image alt=""/>
        </span>
        {note}
    };
    if desk.is_pointing() {
        let point = move |_| {
            desk.point(|desk| desk.point_at(Remark::Domino { domino: scene.domino }));
        };
        view! {
            <li><button type="button" class="slot pointable" aria-label=label on:click=point>{face}</button></li>
        }
        .into_any()
    } else if offer.is_some_and(|offer| offer.can_claim) {
        claimable(desk, slot, label, face.into_any())
    } else {
        let look = move |_: ev::PointerEvent| {
            desk.draft().pointed_slot.set((row == Row::Next && open.is_some()).then_some(slot));
        };
        let class = class_of(desk, &scene);
        view! {
            <li><div class=class role="img" aria-label=label
                on:pointerenter=look on:pointerleave=move |_| desk.draft().pointed_slot.set(None)>
                {face}
            </div></li>
        }
        .into_any()
    }
}

/// A slot that the king in the hand can claim: pointing at it shows where its domino would go.
fn claimable(desk: Desk, slot: Slot, label: String, face: AnyView) -> AnyView {
    let class = move || if has_king_over(desk, slot) { "slot at" } else { "slot" };
    let by_touch = StoredValue::new(false);
    let begin = move |event: ev::PointerEvent| by_touch.set_value(event.pointer_type() == "touch");
    let claim = move |_| {
        desk.draft().pointed_slot.set(Some(slot));
        // Lessons ask for one thing at a time.
        let press = press_of(by_touch.get_value() && !is_lesson(desk));
        desk.react(|desk| desk.press_slot(slot, press));
    };
    let look = move || desk.draft().pointed_slot.set(Some(slot));
    let look_away = move |event: ev::PointerEvent| {
        if event.pointer_type() != "touch" {
            desk.draft().pointed_slot.set(None);
        }
    };
    let key = (slot.index() + 1).to_string();
    view! {
        <li>
            <button type="button" class=class aria-label=label aria-keyshortcuts=key
                on:pointerdown=begin on:click=claim
                on:pointerenter=move |_| look() on:focus=move |_| look()
                on:pointerleave=look_away on:blur=move |_| desk.draft().pointed_slot.set(None)>
                {face}
            </button>
        </li>
    }
    .into_any()
}

fn is_lesson(desk: Desk) -> bool {
    desk.place.with_value(|place| *place == Place::Nowhere)
}

fn class_of(desk: Desk, scene: &SlotScene) -> &'static str {
    match scene.state {
        KingState::Played => "slot played",
        KingState::Playing if has_left_line(desk) => "slot playing laid",
        KingState::Playing => "slot playing",
        KingState::Gone => "slot gone",
        _ => "slot",
    }
}

fn king(desk: Desk, seat: Seat, row: Row, slot: Slot) -> impl IntoView {
    let (number, place) = king_of(desk, seat);
    let drawing = art::king(house(number)).svg();
    let turn = (row == Row::Next).then(|| turn_of(desk, slot)).flatten();
    view! {
        <span class="king" title=desk.name_of(seat) data-anchor=anchor_name(Anchor::King(row, slot))>
            <span inner_html=drawing></span>
            {place.map(|place| view! { <b class="place-in-team">{place}</b> })}
        </span>
        {turn.map(|turn| view! { <span class="turn">{turn} "."</span> })}
    }
}

/// When the king on a slot of the next line will play, from 1, as far as it is known.
fn turn_of(desk: Desk, slot: Slot) -> Option<usize> {
    let is_shown = desk.has_hint(|all| all.hint_order);
    desk.scene.with(|scene| {
        let next = &scene.as_ref().filter(|_| is_shown)?.board.as_ref()?.next;
        let kings = next.iter().filter(|one| one.slot <= slot && one.king.is_some());
        Some(kings.count())
    })
}

/// Whether the king in the hand is over a slot.
fn has_king_over(desk: Desk, slot: Slot) -> bool {
    desk.hand.with(|hand| {
        matches!(hand.as_ref().map(Hand::holding), Some(Holding::King { slot: at, .. }) if *at == slot)
    })
}

/// The house of a seat's kings, and the number that tells them from its partner's. Neither changes
/// during a game.
fn king_of(desk: Desk, seat: Seat) -> (usize, Option<u8>) {
    desk.scene.with_untracked(|scene| {
        let scene = scene.as_ref();
        let board = scene.and_then(|scene| scene.board.as_ref());
        let place = scene.and_then(|scene| scene.seat(seat)?.place_in_team);
        (board.map_or(seat.index(), |board| board.house_of(seat)), place)
    })
}
