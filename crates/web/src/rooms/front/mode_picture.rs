//! A small picture for each game that can be chosen.

use art::ModeScene;
use leptos::prelude::*;
use view::edition::Edition;
use view::new_game::Offer;

use crate::app::ArtIsReady;

/// The picture of a game; it carries no meaning that the words beside it do not.
#[component]
pub(super) fn ModePicture(offer: Offer) -> impl IntoView {
    let ArtIsReady(art_is_ready) = expect_context();
    let scene = move || {
        if art_is_ready.get() { art::mode_scene(scene_of(offer)).svg() } else { String::new() }
    };
    view! { <span class="scene" inner_html=scene></span> }
}

fn scene_of(offer: Offer) -> ModeScene {
    match offer {
        Offer::Of(Edition::Kingdomino) => ModeScene::Kingdomino,
        Offer::Of(Edition::MightyDuel) => ModeScene::Duel,
        Offer::Of(Edition::Queendomino) => ModeScene::Queendomino,
        Offer::Of(Edition::RoyalWedding) => ModeScene::Wedding,
        Offer::Teams => ModeScene::Teams,
    }
}
