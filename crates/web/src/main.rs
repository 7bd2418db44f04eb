//! The page: draws what `view` describes, and sends what players choose.
//!
//! It knows no rules. Tables are on the server ([`net::Connection`]) or on this device
//! ([`solo::SoloTable`]); either way a [`desk::Desk`] shows them.

// The component macro makes every component `pub` within its module.
#![allow(unreachable_pub)]
// Components own their properties; drawings are text, assembled from text.
#![allow(clippy::needless_pass_by_value, clippy::format_push_string, clippy::format_collect)]

mod app;
mod attention;
mod board;
mod browser;
mod desk;
mod engine;
mod foot;
mod later;
mod muted;
mod net;
mod own_tables;
mod parts;
mod rooms;
mod scoring_pad;
mod settings;
mod solo;
mod sound;
mod storage;
mod switches;
mod title;
mod words;

fn main() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        foot::show_crash();
    }));
    words::begin();
    leptos::mount::mount_to_body(app::App);
    if let Some(splash) = leptos::prelude::document().get_element_by_id("splash") {
        splash.remove();
    }
}
