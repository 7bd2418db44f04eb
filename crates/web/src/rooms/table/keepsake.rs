//! The picture of a game to keep: drawn as SVG, turned into pixels, and handed to the device.
//!
//! All of it happens in this page, also without a network.

use art::{Light, POSTER_HEIGHT, POSTER_WIDTH, Poster, PosterKingdom};
use leptos::prelude::*;
use view::overlay::Overlay;
use view::scene::Scene;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, File, HtmlCanvasElement, HtmlImageElement, Url};

use super::kingdoms::Place;
use super::standings::{outcome, victory_text};
use crate::board::{card_area, house, kingdom_svg};
use crate::browser::{self, Shared};
use crate::desk::Desk;
use crate::scoring_pad::game_title;
use crate::words::t;

/// The picture as a complete SVG file; `None` if the game was not played to its end.
pub(super) fn draw(desk: Desk, scene: &Scene, light: Light) -> Option<String> {
    let outcome = outcome(desk)?;
    let kingdom = |place: Place| {
        let kingdom = &scene.realm(place.realm)?.kingdom;
        let house = house(place.house);
        Some(PosterKingdom {
            picture: kingdom_svg(kingdom, house, card_area(kingdom), &Overlay::default()),
            house,
            name: place.name,
            points: t!("end-points", points = place.points),
            place: t!("end-place", rank = place.rank.unwrap_or(1)),
        })
    };
    let poster = Poster {
        victory: victory_text(scene, &outcome),
        game: game_title(&scene.board.as_ref()?.rules),
        kingdoms: Place::all(scene).into_iter().filter_map(kingdom).collect(),
    };
    Some(poster.document(light))
}

/// Shares the picture through the device's own dialog, or saves it where there is none.
pub(super) async fn give(svg: &str, message: &str) -> Result<Shared, JsValue> {
    let blob = rasterize(svg).await?;
    let name = format!("crownlands-{}.png", browser::now() / 1_000);
    let options = web_sys::FilePropertyBag::new();
    options.set_type("image/png");
    let parts = js_sys::Array::of1(&blob);
    let file = File::new_with_blob_sequence_and_options(&parts, &name, &options)?;
    let data = web_sys::ShareData::new();
    data.set_files(&js_sys::Array::of1(&file));
    data.set_text(message);
    let navigator = window().navigator();
    let can_share = js_sys::Reflect::has(&navigator, &"canShare".into()).unwrap_or(false)
        && navigator.can_share_with_data(&data);
    if can_share {
        match JsFuture::from(navigator.share_with_data(&data)).await {
            Ok(_) => return Ok(Shared::Sent),
            // Whoever closes the dialog does not want a file instead.
            Err(why) if error_name(&why) == "AbortError" => return Ok(Shared::Sent),
            Err(_) => {}
        }
    }
    save(&blob, &name)?;
    Ok(Shared::Copied)
}

fn error_name(error: &JsValue) -> String {
    let name = js_sys::Reflect::get(error, &"name".into()).ok();
    name.and_then(|name| name.as_string()).unwrap_or_default()
}

/// An SVG file as PNG.
async fn rasterize(svg: &str) -> Result<Blob, JsValue> {
    let url = browser::object_url(svg, "image/svg+xml")?;
    let image = HtmlImageElement::new()?;
    image.set_src(&url);
    let loaded = JsFuture::from(image.decode()).await;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(POSTER_WIDTH);
    canvas.set_height(POSTER_HEIGHT);
    let context = canvas.get_context("2d")?.ok_or("no canvas")?;
    let drawn = loaded.and_then(|_| {
        context
            .unchecked_into::<CanvasRenderingContext2d>()
            .draw_image_with_html_image_element(&image, 0.0, 0.0)
    });
    Url::revoke_object_url(&url)?;
    drawn?;
    let made = js_sys::Promise::new(&mut |resolve, _| {
        // Without a blob the promise resolves to null.
        let _ = canvas.to_blob(&resolve);
    });
    JsFuture::from(made).await?.dyn_into()
}

fn save(blob: &Blob, name: &str) -> Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&url)
}
