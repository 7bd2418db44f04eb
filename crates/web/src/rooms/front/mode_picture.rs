//! A small picture for each game that can be chosen.

use art::{Finish, placed};
use leptos::prelude::*;
use rules::{DominoId, Origin};
use view::edition::Edition;
use view::new_game::Offer;

use crate::app::ArtIsReady;
use crate::board::house;

/// The picture of a game; it carries no meaning that the words beside it do not.
#[component]
pub(super) fn ModePicture(offer: Offer) -> impl IntoView {
    let ArtIsReady(art_is_ready) = expect_context();
    let scene = move || if art_is_ready.get() { mode_scene(offer) } else { String::new() };
    view! { <span class="scene" inner_html=scene></span> }
}

/// Draws a game's scene: three squares wide and two high.
fn mode_scene(offer: Offer) -> String {
    let castle = |at, number| placed(at, &art::castle(house(number)).body);
    let piece = |(x, y): (i32, i32), body: &str| {
        format!("<g transform=\"translate({x} {y}) scale(1.1)\">{body}</g>")
    };
    let king = |at, number| piece(at, &art::king(house(number)).body);
    let body = match offer {
        Offer::Of(Edition::Kingdomino) => [
            lay(38, [(0, 0), (0, 1)]),
            castle((1, 0), 0),
            lay(20, [(1, 1), (2, 1)]),
            king((218, 6), 0),
        ],
        Offer::Of(Edition::MightyDuel) => [
            castle((0, 0), 1),
            castle((2, 1), 4),
            lay(44, [(1, 0), (2, 0)]),
            lay(31, [(0, 1), (1, 1)]),
        ],
        Offer::Of(Edition::Queendomino) => [
            lay(48, [(0, 0), (0, 1)]),
            castle((1, 1), 5),
            piece((120, 8), &art::queen().body),
            piece((186, 20), &art::dragon().body) + &piece((226, 126), &art::knight().body),
        ],
        Offer::Of(Edition::RoyalWedding) => [
            castle((0, 0), 3) + &castle((2, 0), 6),
            king((84, 8), 3) + &piece((150, 8), &art::queen().body),
            lay(28, [(0, 1), (1, 1)]),
            placed((2, 1), &art::bare_terrain(rules::Terrain::Wheat).body),
        ],
        Offer::Teams => [
            castle((1, 0), 2) + &castle((2, 1), 7),
            king((6, 6), 2) + &king((52, 14), 2),
            lay(35, [(0, 1), (1, 1)]),
            king((206, 6), 7) + &king((246, 14), 7),
        ],
    };
    format!(
        "<svg class=\"cl-art\" viewBox=\"-4 -4 308 208\" aria-hidden=\"true\" focusable=\"false\">{}</svg>",
        body.concat()
    )
}

fn lay(number: u8, cells: [(i32, i32); 2]) -> String {
    let id = DominoId::new(Origin::Kingdomino, number).expect("a printed domino");
    art::domino(id, cells, Finish::Fresh)
}
