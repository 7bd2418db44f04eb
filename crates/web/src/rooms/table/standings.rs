//! How a game ended, in words: who won, every place, how ties were broken, and the Dynasty it belongs to.

use std::sync::Arc;

use leptos::prelude::*;
use rules::{Outcome, Realm, Standing};
use table::Ending;
use view::scene::{DynastyScene, EndScene, Scene};

use crate::board::house;
use crate::desk::{Desk, desk};
use crate::parts::Icon;
use crate::words::{t, words};

/// The winners, the ranking, and how ties were broken: beside a replay.
#[component]
pub(crate) fn Standings(#[prop(into)] scene: Signal<Option<Arc<Scene>>>) -> impl IntoView {
    let desk = desk();
    move || {
        scene.with(|scene| {
            let scene: &Scene = scene.as_ref()?;
            let end = scene.end.as_ref()?;
            Some(match end.ending {
                Ending::Finished => finished_view(desk, scene),
                Ending::Resigned | Ending::Abandoned => stopped_view(scene, end),
            })
        })
    }
}

fn finished_view(desk: Desk, scene: &Scene) -> AnyView {
    let Some(outcome) = outcome(desk) else { return ().into_any() };
    let realms = realm_names(scene);
    let most = outcome.standings().first().map_or(1, |best| best.points.max(1));
    let places = outcome.standings().iter().zip(words().standings(&outcome, &realms));
    let place = |(standing, line): (&Standing, String)| {
        let house = house(scene.realm(standing.realm).map_or(0, |realm| realm.house));
        let width = u32::from(standing.points) * 100 / u32::from(most);
        let bar = format!("width:{width}%;background:{}", house.colour());
        let class = if standing.rank == 1 { "place won" } else { "place" };
        view! {
            <li class=class>
                <span class="pennant" inner_html=house.shield().svg()></span>
                <span class="line">{line}<span class="length" style=bar></span></span>
            </li>
        }
    };
    let ties = words().tie_breaks(&outcome, &realms);
    let ties = (!ties.is_empty()).then(|| {
        let sentences = ties.into_iter().map(|tie| view! { <p>{tie}</p> });
        view! { <section class="ties"><h3>{t!("end-tie")}</h3>{sentences.collect_view()}</section> }
    });
    let dynasty = scene.dynasty.as_ref();
    let crown = dynasty.and_then(|dynasty| dynasty_victory(scene, dynasty));
    let lines = dynasty.map(|dynasty| dynasty_view(dynasty, &realms));
    // What the whole Dynasty came to is said before its last game.
    let (before, after) = if crown.is_some() { (lines, None) } else { (None, lines) };
    view! {
        {crown}
        {before}
        {victory_view(scene, &outcome)}
        <ol class="standings">{places.map(place).collect_view()}</ol>
        {ties}
        {after}
    }
    .into_any()
}

/// The game's outcome, once it has been played to its end.
pub(super) fn outcome(desk: Desk) -> Option<Outcome> {
    desk.position.with(|position| position.as_ref()?.outcome())
}

/// The names of all realms, in their order.
pub(super) fn realm_names(scene: &Scene) -> Vec<String> {
    let board = scene.board.iter();
    let realms = board.flat_map(|board| board.rules.realms());
    realms.map(|realm| words().realm_name(scene, realm)).collect()
}

/// Who won the game, as a headline.
pub(super) fn victory_text(scene: &Scene, outcome: &Outcome) -> String {
    let members = |realm: Realm| words().realm_members(scene, realm);
    let winners: Vec<Vec<String>> = outcome.winners().map(members).collect();
    match &scene.dynasty {
        None => words().winners(&winners),
        Some(dynasty) => words().game_winners(&winners, dynasty),
    }
}

/// Who won the game, and what the viewer came to.
pub(super) fn victory_view(scene: &Scene, outcome: &Outcome) -> impl IntoView + use<> {
    let own = scene.own_standing().map(|own| own.rank).filter(|_| scene.dynasty.is_none());
    view! {
        <p class="victory">
            <Icon icon=art::Icon::Trophy/>
            <strong>{victory_text(scene, outcome)}</strong>
        </p>
        {to_you(own, t!("end-winner-you"))}
    }
}

/// What the viewer came to, if a player watches.
fn to_you(rank: Option<u8>, won: String) -> Option<AnyView> {
    let text = match rank? {
        1 => won,
        rank => t!("end-second", rank = rank),
    };
    Some(view! { <p class="to-you">{text}</p> }.into_any())
}

/// Who won the Dynasty, once it is over.
pub(super) fn dynasty_victory(scene: &Scene, dynasty: &DynastyScene) -> Option<AnyView> {
    let members = |realm: Realm| words().realm_members(scene, realm);
    let victory = words().dynasty_winners(&dynasty.standings, members)?;
    let own = scene.own_standing().map(|own| own.realm);
    let rank = dynasty.standings.iter().find(|standing| Some(standing.realm) == own);
    let to_you = to_you(rank.map(|standing| standing.rank), t!("score-dynasty-you"));
    let crown = view! {
        <p class="victory" id="dynasty-victory">
            <Icon icon=art::Icon::Crown/>
            <strong>{victory}</strong>
        </p>
        {to_you}
    };
    Some(crown.into_any())
}

/// The standings of the match so far, or at its end.
pub(super) fn dynasty_view(dynasty: &DynastyScene, realms: &[String]) -> AnyView {
    let progress = t!("score-dynasty", game = dynasty.played, games = dynasty.games);
    let lines = words().dynasty_lines(dynasty, realms).into_iter();
    let lines = lines.map(|line| view! { <li class="place"><span class="line">{line}</span></li> });
    view! {
        <section id="dynasty">
            <h3>{words().dynasty_title(dynasty)}</h3>
            <p class="soft">{progress}</p>
            <ol class="standings">{lines.collect_view()}</ol>
        </section>
    }
    .into_any()
}

/// Why a game was not played to its end.
pub(super) fn stopped_text(scene: &Scene, end: &EndScene) -> String {
    match end.ending {
        Ending::Resigned => {
            let gone = scene.seats.iter().filter(|seat| seat.resigned);
            let names: Vec<String> = gone.map(|seat| words().seat_name(scene, seat.seat)).collect();
            t!("end-resigned", who = words().list(&names), count = names.len())
        }
        Ending::Finished | Ending::Abandoned => t!("end-abandoned"),
    }
}

/// For a game that was not played to its end.
fn stopped_view(scene: &Scene, end: &EndScene) -> AnyView {
    let mut results: Vec<_> = end.results.iter().filter(|result| result.rank.is_some()).collect();
    results.sort_by_key(|result| result.rank);
    let line = |result: &&table::SeatResult| {
        let who = words().seat_name(scene, result.seat);
        let rank = result.rank.unwrap_or_default();
        let line = t!("score-standing", rank = rank, who = who, points = result.points);
        let board = scene.board.as_ref();
        let number = board.map_or(0, |board| board.house_of(result.seat));
        let shield = house(number).shield().svg();
        view! {
            <li class="place">
                <span class="pennant" inner_html=shield></span><span class="line">{line}</span>
            </li>
        }
    };
    let broken = scene.dynasty.is_some().then(|| view! { <p>{t!("end-dynasty-broken")}</p> });
    view! {
        <p class="victory"><strong>{stopped_text(scene, end)}</strong></p>
        {broken}
        <ol class="standings">{results.iter().map(line).collect_view()}</ol>
    }
    .into_any()
}
