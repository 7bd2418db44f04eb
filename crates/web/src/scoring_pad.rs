//! The scoring pad: a table on the page, and alone on paper when the page is printed.

use art::{Coin, House};
use leptos::portal::Portal;
use leptos::prelude::*;
use rules::{Building, Position, Realm, Rules};
use view::scene::Scene;
use view::scoring_pad::{Owner, PadRow, ScoreBox, ScoringPad};

use crate::browser;
use crate::parts::Icon;
use crate::words::{t, words};

/// The pad of a game that is over.
pub(crate) fn pad_of_game(scene: &Scene, position: &Position) -> Option<ScoringPad> {
    ScoringPad::of_game(position, |realm: Realm| Owner {
        members: words().realm_members(scene, realm),
        house: scene.realm(realm).map_or(0, |realm| realm.house),
    })
}

/// What was played: `Kingdomino for 4 · Harmony`.
pub(crate) fn game_title(rules: &Rules) -> String {
    let options = words().options(rules).into_iter().map(|option| option.name);
    [words().mode(rules)].into_iter().chain(options).collect::<Vec<_>>().join(" · ")
}

/// A button that prints the pad, as soon as there is one. Whatever prints the page meanwhile prints
/// the pad and nothing else.
#[component]
pub(crate) fn PrintPad(
    #[prop(into)] pad: Signal<Option<ScoringPad>>,
    /// What was played.
    #[prop(into)]
    game: Signal<Option<String>>,
) -> impl IntoView {
    view! {
        <Show when=move || pad.with(Option::is_some)>
            <button type="button" class="button" id="print-pad" on:click=move |_| browser::print()>
                <Icon icon=art::Icon::Printer/>{words().attr("score-pad", "print")}
            </button>
            <Portal>
                // On paper it is always day.
                <section class="paper" data-theme="light">
                    <h1>{t!("score-pad")}</h1>
                    <p>{move || game.get()}</p>
                    {move || pad.with(|pad| pad.as_ref().map(pad_view))}
                </section>
            </Portal>
        </Show>
    }
}

/// Who won, how ties were broken, and the pad.
pub(crate) fn pad_view(pad: &ScoringPad) -> impl IntoView + use<> {
    let mut result = words().pad_result(pad).into_iter();
    let victory = result.next().map(|victory| {
        view! {
            <p class="victory" role="status"><Icon icon=art::Icon::Trophy/><strong>{victory}</strong></p>
        }
    });
    let ties = result.map(|tie| view! { <p>{tie}</p> }).collect_view();
    view! {
        {victory}
        {ties}
        <div class="scroll-x" tabindex="0" role="group" aria-label=t!("score-pad")>{pad_table(pad)}</div>
    }
}

/// The columns after the boxes.
struct Sums {
    ranks: bool,
    crowns: bool,
}

pub(crate) fn pad_table(pad: &ScoringPad) -> impl IntoView + use<> {
    let sums = Sums { ranks: pad.is_contest(), crowns: pad.crowns_count };
    let boxes = pad.boxes.iter().map(|one| {
        view! {
            <th scope="col">
                <span class="label">{words().score_box(*one)}</span>
                <span class="icon" inner_html=box_art(*one)></span>
            </th>
        }
    });
    let heading = |class: &'static str, label: String| {
        view! { <th scope="col" class=class><span class="label">{label}</span></th> }
    };
    let rows = pad.rows.iter().map(|row| row_view(row, &sums)).collect_view();
    view! {
        <table class="scores pad">
            <thead>
                <tr>
                    <td></td>
                    {boxes.collect_view()}
                    {heading("sum", t!("score-total"))}
                    {sums.ranks.then(|| heading("sum", t!("end-standings")))}
                    {heading("soft", t!("score-largest"))}
                    {sums.crowns.then(|| heading("soft", t!("score-crowns")))}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

fn row_view(row: &PadRow, sums: &Sums) -> impl IntoView + use<> {
    let shield = House::new(row.owner.house).map(|house| house.shield().svg()).unwrap_or_default();
    let points = row.points.iter().map(|points| view! { <td>{*points}</td> }).collect_view();
    view! {
        <tr>
            <th scope="row"><span class="pennant" inner_html=shield></span>{row.owner.name()}</th>
            {points}
            <td class="sum">{row.total}</td>
            {sums.ranks.then(|| view! { <td class="sum">{t!("score-rank", rank = row.rank)}</td> })}
            <td class="soft">{row.largest_territory}</td>
            {sums.crowns.then(|| view! { <td class="soft">{row.crowns}</td> })}
        </tr>
    }
}

fn box_art(one: ScoreBox) -> String {
    match one {
        ScoreBox::Wealth => art::coin(Coin::Any).svg(),
        ScoreBox::Terrain(terrain) => art::terrain_chip(terrain).svg(),
        ScoreBox::Buildings => {
            Building::all().next().map(|one| art::building(one).svg()).unwrap_or_default()
        }
        ScoreBox::MiddleKingdom => {
            House::new(0).map(|house| art::castle(house).svg()).unwrap_or_default()
        }
        ScoreBox::Harmony => art::Icon::Grid.svg(),
    }
}
