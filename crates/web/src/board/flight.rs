//! One piece in the air: an element over the table, moved by transforms and opacity alone.

use art::{Coin, Drawing, House};
use leptos::prelude::*;
use rules::{Cell, DominoId};
use serde_json::{Value, json};
use view::scene::{Anchor, Movement, Piece, TURN_OVER_MS};
use wasm_bindgen::prelude::*;
use web_sys::{Animation, Element, FillMode, HtmlElement, KeyframeEffect, KeyframeEffectOptions};

use super::anchors::Stand;

/// Sets out quickly and arrives gently.
const TRAVELS: &str = "cubic-bezier(0.3, 0, 0.2, 1)";
/// A piece that goes away drops by so much of a square.
const DROP: f64 = 0.8;

/// When something begins and how long it lasts.
#[derive(Clone, Copy)]
struct When {
    begins_ms: f64,
    lasts_ms: f64,
}

/// Puts a piece over the table and sends it on its way; `pace` stretches all times.
pub(super) fn launch(
    layer: &Element,
    movement: &Movement,
    (from, to): (Stand, Option<Stand>),
    pace: f64,
) -> Result<Vec<Animation>, JsValue> {
    let stretch = |ms: u32| f64::from(ms) * pace;
    let when =
        When { begins_ms: stretch(movement.begins_ms), lasts_ms: stretch(movement.lasts_ms) };
    let (across, down) = size(movement.piece);
    let size_of = to.map_or(from.square, |to| to.square) / 100.0;
    let (width, height) = (across * size_of, down * size_of);
    let flight: HtmlElement = document().create_element("div")?.unchecked_into();
    flight.set_class_name("flight");
    flight.style().set_property("width", &format!("{width:.1}px"))?;
    flight.style().set_property("height", &format!("{height:.1}px"))?;
    flight.set_inner_html(&content(movement, size_of));
    layer.append_child(&flight)?;

    let pose = |at: Stand, scale: f64, turn: i32| {
        let (x, y) = (at.x - width / 2.0, at.y - height / 2.0);
        format!("translate({x:.1}px, {y:.1}px) scale({scale:.3}) rotate({turn}deg)")
    };
    let small = from.square / 100.0 / size_of;
    let mut animations = Vec::new();
    let Some(to) = to else {
        let shows_at_first = u8::from(movement.piece != Piece::Fire);
        let below = Stand { y: from.y + from.square * DROP, ..from };
        let frames = json!([
            {"transform": pose(from, 1.0, 0), "opacity": shows_at_first},
            {"transform": pose(from, 1.0, 0), "opacity": 1, "offset": 0.15},
            {"transform": pose(below, 0.8, 14), "opacity": 0},
        ]);
        return Ok(vec![animate(&flight, &frames, when, "ease-in")?]);
    };
    let turn = turn_of(movement.to);
    let lands_from = match movement.piece {
        Piece::Coins(_) | Piece::Knight | Piece::Tower => 1.25,
        _ => 1.07,
    };
    let frames = json!([
        {"transform": pose(from, small, 0), "offset": 0, "easing": TRAVELS},
        // Over its place it is still held, and is then put down.
        {"transform": pose(to, lands_from, turn), "offset": 0.8, "easing": "ease-out"},
        {"transform": pose(to, 1.0, turn), "offset": 1},
    ]);
    animations.push(animate(&flight, &frames, when, "linear")?);
    if movement.begins_ms > 0 && comes_of_nothing(movement.piece) {
        let appears = json!([{"opacity": 0}, {"opacity": 1}]);
        let at_once = When { lasts_ms: 1.0, ..when };
        animations.push(animate(&flight, &appears, at_once, "linear")?);
    }
    match movement.piece {
        Piece::Dealt { turns_at_ms, .. } => {
            let half_ms = stretch(TURN_OVER_MS) / 2.0;
            let (shut, open) =
                (json!({"transform": "scaleX(0)"}), json!({"transform": "scaleX(1)"}));
            let first = When { begins_ms: stretch(turns_at_ms), lasts_ms: half_ms };
            let second = When { begins_ms: first.begins_ms + half_ms, ..first };
            animations.extend(side(&flight, "back", &json!([open, shut]), first, "ease-in")?);
            animations.extend(side(&flight, "front", &json!([shut, open]), second, "ease-out")?);
        }
        Piece::Domino(_) if turn_matters(movement.to) => {
            // The art stays upright whichever way a domino lies: what lay in the line fades into
            // what will lie in the kingdom.
            let fades = json!([{"opacity": 1, "offset": 0}, {"opacity": 1, "offset": 0.3},
                {"opacity": 0, "offset": 0.7}, {"opacity": 0, "offset": 1}]);
            let comes = json!([{"opacity": 0, "offset": 0}, {"opacity": 0, "offset": 0.1},
                {"opacity": 1, "offset": 0.5}, {"opacity": 1, "offset": 1}]);
            animations.extend(side(&flight, "front", &fades, when, "linear")?);
            animations.extend(side(&flight, "placed", &comes, when, "linear")?);
        }
        _ => {}
    }
    Ok(animations)
}

/// Whether a piece is not seen before it sets out: it follows from another one that arrives.
fn comes_of_nothing(piece: Piece) -> bool {
    matches!(piece, Piece::Knight | Piece::Tower | Piece::Coins(_) | Piece::Queen)
}

/// Animates a part of a piece.
fn side(
    flight: &Element,
    class: &str,
    frames: &Value,
    when: When,
    easing: &str,
) -> Result<Option<Animation>, JsValue> {
    let part = flight.query_selector(&format!(".{class}"))?;
    part.map(|part| animate(&part, frames, when, easing)).transpose()
}

fn animate(
    element: &Element,
    frames: &Value,
    when: When,
    easing: &str,
) -> Result<Animation, JsValue> {
    let options = KeyframeEffectOptions::new();
    options.set_delay(when.begins_ms);
    options.set_duration_f64(when.lasts_ms);
    options.set_easing(easing);
    // A piece waits where it sets out and stays where it has landed, until all have.
    options.set_fill(FillMode::Both);
    let frames: js_sys::Object = js_sys::JSON::parse(&frames.to_string())?.unchecked_into();
    let effect = KeyframeEffect::new_with_opt_element_and_keyframes_and_keyframe_effect_options(
        Some(element),
        Some(&frames),
        &options,
    )?;
    let animation = Animation::new_with_effect(Some(&effect))?;
    animation.play()?;
    Ok(animation)
}

/// Width and height in units of the drawings.
fn size(piece: Piece) -> (f64, f64) {
    match piece {
        Piece::Domino(_) | Piece::Dealt { .. } => (200.0, 100.0),
        piece => {
            let [_, _, width, height] = small(piece).frame;
            (f64::from(width), f64::from(height))
        }
    }
}

/// Pieces that are one drawing.
fn small(piece: Piece) -> Drawing {
    match piece {
        Piece::King(seat) => art::king(House::of(seat)),
        Piece::Knight => art::knight(),
        Piece::Tower => art::tower(),
        Piece::Coins(_) => art::coin(Coin::Any),
        Piece::Building(building) => art::building(building),
        Piece::Queen => art::queen(),
        Piece::Dragon => art::dragon(),
        Piece::Fire => art::fire(),
        Piece::Domino(domino) | Piece::Dealt { domino, .. } => art::domino_in_line(domino),
    }
}

fn content(movement: &Movement, size_of: f64) -> String {
    let face = |class: &str, drawing: Drawing| {
        format!("<div class=\"line-face {class}\">{}</div>", drawing.svg())
    };
    match movement.piece {
        Piece::Domino(domino) => {
            let front = face("front", art::domino_in_line(domino));
            match movement.to {
                Anchor::Cells(_, cells) => front + &placed(domino, cells, size_of),
                _ => front,
            }
        }
        Piece::Dealt { domino, .. } => {
            face("front", art::domino_in_line(domino)) + &face("back", art::domino_back(domino))
        }
        Piece::Coins(count) if count > 1 => {
            format!("{}<b>{count}</b>", small(movement.piece).svg())
        }
        piece => small(piece).svg(),
    }
}

/// A domino as it will lie, turned back so that it lies right once the piece around it has turned.
fn placed(domino: DominoId, cells: [Cell; 2], size_of: f64) -> String {
    let mut face = art::face(domino, cells.map(art::on_page));
    let [_, _, across, down] = face.frame;
    face.body.insert_str(0, &art::shadow(across > down));
    let (width, height) = (f64::from(across) * size_of, f64::from(down) * size_of);
    let (left, top) = ((200.0 * size_of - width) / 2.0, (100.0 * size_of - height) / 2.0);
    format!(
        "<div class=\"placed\" style=\"left:{left:.1}px;top:{top:.1}px;width:{width:.1}px;\
         height:{height:.1}px;transform:rotate({}deg)\">\
         {}</div>",
        -turn_between(cells),
        face.svg()
    )
}

fn turn_matters(to: Anchor) -> bool {
    matches!(to, Anchor::Cells(..))
}

fn turn_of(to: Anchor) -> i32 {
    match to {
        Anchor::Cells(_, cells) => turn_between(cells),
        _ => 0,
    }
}

/// How far a domino is turned on the screen: none where its right half lies east.
fn turn_between([left, right]: [Cell; 2]) -> i32 {
    match (right.x() - left.x(), right.y() - left.y()) {
        (-1, _) => 180,
        (_, 1) => -90,
        (_, -1) => 90,
        _ => 0,
    }
}
