//! One piece in flight: an element over the table, animated only by transforms and opacity.

use art::{Coin, Drawing, Light, SQUARE};
use leptos::prelude::*;
use rules::{Cell, DominoId};
use serde_json::{Value, json};
use view::scene::{Anchor, Movement, Piece, TURN_OVER_MS};
use wasm_bindgen::prelude::*;
use web_sys::{Animation, Element, FillMode, HtmlElement, KeyframeEffect, KeyframeEffectOptions};

use super::anchors::ScreenSpot;
use super::{domino_images, house};

/// Starts fast and arrives gently.
const TRAVEL_EASING: &str = "cubic-bezier(0.3, 0, 0.2, 1)";
/// How far a piece that leaves the table drops, in squares.
const DROP: f64 = 0.8;

/// How far a domino tilts while it is lifted, in degrees.
const TILT: i32 = 4;
/// How long dust stays in the air, after the landing.
pub(super) const DUST_MS: f64 = 320.0;

#[derive(Clone, Copy)]
struct Timing {
    begins_ms: f64,
    lasts_ms: f64,
}

/// Puts a piece over the table and starts its animations; `pace` stretches all times.
pub(super) fn launch(
    layer: &Element,
    movement: &Movement,
    (from, to): (ScreenSpot, Option<ScreenSpot>),
    (pace, light): (f64, Light),
) -> Result<Vec<Animation>, JsValue> {
    let stretch = |ms: u32| f64::from(ms) * pace;
    let timing =
        Timing { begins_ms: stretch(movement.begins_ms), lasts_ms: stretch(movement.lasts_ms) };
    let (across, down) = size(movement.piece);
    let unit_px = to.map_or(from.square, |to| to.square) / 100.0;
    let (width, height) = (across * unit_px, down * unit_px);
    let flight: HtmlElement = document().create_element("div")?.unchecked_into();
    flight.set_class_name("flight");
    flight.style().set_property("width", &format!("{width:.1}px"))?;
    flight.style().set_property("height", &format!("{height:.1}px"))?;
    flight.set_inner_html(&content(movement, unit_px, light));
    layer.append_child(&flight)?;

    let pose = |at: ScreenSpot, scale: f64, turn: i32| {
        let (x, y) = (at.x - width / 2.0, at.y - height / 2.0);
        format!("translate({x:.1}px, {y:.1}px) scale({scale:.3}) rotate({turn}deg)")
    };
    let start_scale = from.square / 100.0 / unit_px;
    let mut animations = Vec::new();
    let Some(to) = to else {
        let first_opacity = u8::from(movement.piece != Piece::Fire);
        let below = ScreenSpot { y: from.y + from.square * DROP, ..from };
        let frames = json!([
            {"transform": pose(from, 1.0, 0), "opacity": first_opacity},
            {"transform": pose(from, 1.0, 0), "opacity": 1, "offset": 0.15},
            {"transform": pose(below, 0.8, 14), "opacity": 0},
        ]);
        return Ok(vec![animate(&flight, &frames, timing, "ease-in")?]);
    };
    let turn = turn_of(movement.to);
    let hover_scale = match movement.piece {
        Piece::Coins(_) | Piece::Knight | Piece::Tower => 1.25,
        _ => 1.07,
    };
    // It is lifted and tilts a little, as in a hand.
    let (lift, tilt) = match movement.piece {
        Piece::Domino(_) if matches!(movement.to, Anchor::Cells(..)) => (1.14, TILT),
        _ => (1.0, 0),
    };
    let frames = json!([
        {"transform": pose(from, start_scale, 0), "offset": 0, "easing": "ease-out"},
        {"transform": pose(from, start_scale * lift, -tilt), "offset": 0.18, "easing": TRAVEL_EASING},
        // It hovers over its place before it is put down.
        {"transform": pose(to, hover_scale, turn), "offset": 0.8, "easing": "ease-out"},
        {"transform": pose(to, 1.0, turn), "offset": 1},
    ]);
    animations.push(animate(&flight, &frames, timing, "linear")?);
    if movement.begins_ms > 0 && appears_on_launch(movement.piece) {
        let frames = json!([{"opacity": 0}, {"opacity": 1}]);
        let at_once = Timing { lasts_ms: 1.0, ..timing };
        animations.push(animate(&flight, &frames, at_once, "linear")?);
    }
    match movement.piece {
        Piece::Dealt { turns_at_ms, .. } => {
            let half_ms = stretch(TURN_OVER_MS) / 2.0;
            let (shut, open) =
                (json!({"transform": "scaleX(0)"}), json!({"transform": "scaleX(1)"}));
            let first = Timing { begins_ms: stretch(turns_at_ms), lasts_ms: half_ms };
            let second = Timing { begins_ms: first.begins_ms + half_ms, ..first };
            animations.extend(animate_part(
                &flight,
                "back",
                &json!([open, shut]),
                first,
                "ease-in",
            )?);
            animations.extend(animate_part(
                &flight,
                "front",
                &json!([shut, open]),
                second,
                "ease-out",
            )?);
        }
        Piece::Domino(_) if matches!(movement.to, Anchor::Cells(..)) => {
            animations.push(raise_dust(layer, (to, width), stretch(movement.ends_ms()), pace)?);
            // The art is upright in every rotation: the line's drawing fades into the kingdom's.
            let fade_out = json!([{"opacity": 1, "offset": 0}, {"opacity": 1, "offset": 0.3},
                {"opacity": 0, "offset": 0.7}, {"opacity": 0, "offset": 1}]);
            let fade_in = json!([{"opacity": 0, "offset": 0}, {"opacity": 0, "offset": 0.1},
                {"opacity": 1, "offset": 0.5}, {"opacity": 1, "offset": 1}]);
            animations.extend(animate_part(&flight, "front", &fade_out, timing, "linear")?);
            animations.extend(animate_part(&flight, "placed", &fade_in, timing, "linear")?);
        }
        _ => {}
    }
    Ok(animations)
}

/// A puff of dust where a domino has landed.
fn raise_dust(
    layer: &Element,
    (at, width): (ScreenSpot, f64),
    begins_ms: f64,
    pace: f64,
) -> Result<Animation, JsValue> {
    let drawing = art::dust();
    let [_, _, across, down] = drawing.frame;
    let (width, height) = (width * 1.25, width * 1.25 * f64::from(down) / f64::from(across));
    let dust: HtmlElement = document().create_element("div")?.unchecked_into();
    dust.set_class_name("flight dust");
    dust.style().set_property("width", &format!("{width:.1}px"))?;
    dust.style().set_property("height", &format!("{height:.1}px"))?;
    dust.set_inner_html(&drawing.svg());
    layer.append_child(&dust)?;
    let pose = |scale: f64| {
        let (x, y) = (at.x - width / 2.0, at.y - height / 2.0);
        format!("translate({x:.1}px, {y:.1}px) scale({scale})")
    };
    let frames = json!([
        {"opacity": 0, "transform": pose(0.6)},
        {"opacity": 0.8, "transform": pose(0.9), "offset": 0.2},
        {"opacity": 0, "transform": pose(1.15)},
    ]);
    let timing = Timing { begins_ms, lasts_ms: DUST_MS * pace };
    animate(&dust, &frames, timing, "ease-out")
}

/// Whether a piece is invisible until it starts, because another one's arrival brings it.
fn appears_on_launch(piece: Piece) -> bool {
    matches!(piece, Piece::Knight | Piece::Tower | Piece::Coins(_) | Piece::Queen)
}

fn animate_part(
    flight: &Element,
    class: &str,
    frames: &Value,
    timing: Timing,
    easing: &str,
) -> Result<Option<Animation>, JsValue> {
    let part = flight.query_selector(&format!(".{class}"))?;
    part.map(|part| animate(&part, frames, timing, easing)).transpose()
}

/// Animates an element once, from now on.
pub(super) fn animate_once(
    element: &Element,
    frames: &Value,
    lasts_ms: f64,
    easing: &str,
) -> Result<Animation, JsValue> {
    animate(element, frames, Timing { begins_ms: 0.0, lasts_ms }, easing)
}

fn animate(
    element: &Element,
    frames: &Value,
    timing: Timing,
    easing: &str,
) -> Result<Animation, JsValue> {
    let options = KeyframeEffectOptions::new();
    options.set_delay(timing.begins_ms);
    options.set_duration_f64(timing.lasts_ms);
    options.set_easing(easing);
    // A piece waits at its start, and stays where it landed until all have landed.
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

/// Width and height in the units of the drawings.
fn size(piece: Piece) -> (f64, f64) {
    match piece {
        Piece::Domino(_) | Piece::Dealt { .. } => (200.0, 100.0),
        piece => {
            let [_, _, width, height] = drawing_of(piece).frame;
            (f64::from(width), f64::from(height))
        }
    }
}

fn drawing_of(piece: Piece) -> Drawing {
    match piece {
        Piece::King(number) => art::king(house(number)),
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

/// Dominoes are the same cached images as on the table: their shapes would take longer to build than a frame.
fn content(movement: &Movement, unit_px: f64, light: Light) -> String {
    let face = |class: &str, drawn: &str| format!("<div class=\"line-face {class}\">{drawn}</div>");
    let front = |domino: DominoId| {
        let address = domino_images::in_line(domino, light);
        face("front", &format!("<img src=\"{address}\" alt=\"\">"))
    };
    match movement.piece {
        Piece::Domino(domino) => match movement.to {
            Anchor::Cells(_, cells) => front(domino) + &placed(domino, cells, unit_px, light),
            _ => front(domino),
        },
        Piece::Dealt { domino, .. } => {
            front(domino) + &face("back", &art::domino_back(domino).svg())
        }
        Piece::Coins(count) if count > 1 => {
            format!("{}<b>{count}</b>", drawing_of(movement.piece).svg())
        }
        piece => drawing_of(piece).svg(),
    }
}

/// A domino as it will lie, rotated back so that it is upright once the element around it has rotated.
fn placed(domino: DominoId, cells: [Cell; 2], unit_px: f64, light: Light) -> String {
    let on_page = cells.map(art::on_page);
    let [(ax, ay), (bx, by)] = on_page;
    let (across, down) = (((ax - bx).abs() + 1) * SQUARE, ((ay - by).abs() + 1) * SQUARE);
    let (shadow, address) =
        (art::domino_shadow(on_page), domino_images::in_kingdom(domino, on_page, light));
    let (width, height) = (f64::from(across) * unit_px, f64::from(down) * unit_px);
    let (left, top) = ((200.0 * unit_px - width) / 2.0, (100.0 * unit_px - height) / 2.0);
    format!(
        "<div class=\"placed\" style=\"left:{left:.1}px;top:{top:.1}px;width:{width:.1}px;\
         height:{height:.1}px;transform:rotate({}deg)\">\
         <svg viewBox=\"0 0 {across} {down}\">{shadow}\
         <image href=\"{address}\" width=\"{across}\" height=\"{down}\"/></svg></div>",
        -turn_between(cells)
    )
}

fn turn_of(to: Anchor) -> i32 {
    match to {
        Anchor::Cells(_, cells) => turn_between(cells),
        _ => 0,
    }
}

/// The rotation of a domino on the screen, in degrees: none if its right half is in the east.
fn turn_between([left, right]: [Cell; 2]) -> i32 {
    match (right.x() - left.x(), right.y() - left.y()) {
        (-1, _) => 180,
        (_, 1) => -90,
        (_, -1) => 90,
        _ => 0,
    }
}
