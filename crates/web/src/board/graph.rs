//! The points of a game round by round: a line for each realm, and the same as a table.

use std::fmt::Write;

use art::House;
use leptos::prelude::*;
use view::scene::History;

use crate::words::{t, words};

/// A realm in the graph.
#[derive(Clone)]
pub(crate) struct Series {
    pub(crate) name: String,
    pub(crate) house: House,
    /// Points after each round, from the first claims on.
    pub(crate) points: Vec<u16>,
}

/// The series of a game: names and houses come realm by realm.
pub(crate) fn series(history: &History, realms: Vec<(String, House)>) -> Vec<Series> {
    let rounds: Vec<_> = history.by_round().collect();
    let of = |(index, (name, house)): (usize, (String, House))| Series {
        name,
        house,
        points: rounds.iter().filter_map(|moment| moment.points.get(index).copied()).collect(),
    };
    realms.into_iter().enumerate().map(of).collect()
}

/// The size of the drawing, and what its axes take of it.
const WIDTH: f32 = 440.0;
const HEIGHT: f32 = 240.0;
const LEFT: f32 = 34.0;
const RIGHT: f32 = 16.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 26.0;

/// How the line of a house is broken, so that no one needs to see colours.
const DASHES: [&str; House::COUNT] =
    ["none", "9 4", "2 4", "12 4 2 4", "5 3", "14 5", "2 2", "9 3 2 3 2 3"];

/// The graph with its legend, and a table behind it.
#[component]
pub(crate) fn Graph(series: Vec<Series>) -> impl IntoView {
    let drawing = drawing(&series);
    let legend = series.iter().map(|one| {
        let sample = format!(
            "<svg viewBox=\"0 0 44 16\" aria-hidden=\"true\"><path class=\"thread\" stroke=\"{}\" \
             stroke-dasharray=\"{}\" d=\"M0 8H44\"/>{}</svg>",
            one.house.colour(),
            DASHES[one.house.index()],
            mark(one.house, (22.0, 8.0), 0.62)
        );
        view! {
            <li>
                <span class="sample" inner_html=sample></span>
                <span>{one.name.clone()}</span>
            </li>
        }
    });
    let rounds = series.first().map_or(0, |one| one.points.len());
    let row = |round: usize| {
        let points = series.iter().map(|one| view! { <td>{one.points.get(round).copied()}</td> });
        view! { <tr><th scope="row">{round}</th>{points.collect_view()}</tr> }
    };
    let heads = series.iter().map(|one| view! { <th scope="col">{one.name.clone()}</th> });
    view! {
        <figure class="graph">
            <figcaption>
                <h3>{t!("end-graph")}</h3>
                <p class="soft">{words().attr("end-graph", "description")}</p>
            </figcaption>
            <div inner_html=drawing></div>
            <ul class="legend">{legend.collect_view()}</ul>
            <details>
                <summary>{t!("end-graph-table")}</summary>
                <div class="scroll-x" tabindex="0" role="group" aria-label=t!("end-graph-table")>
                    <table class="scores">
                        <thead><tr><th scope="col">{t!("end-graph-axis")}</th>{heads.collect_view()}</tr></thead>
                        <tbody>{(0..rounds).map(row).collect_view()}</tbody>
                    </table>
                </div>
            </details>
        </figure>
    }
}

fn drawing(series: &[Series]) -> String {
    let rounds = series.iter().map(|one| one.points.len()).max().unwrap_or(0).max(2);
    let most = series.iter().flat_map(|one| &one.points).copied().max().unwrap_or(0);
    let step = step_of(most);
    let top = most.div_ceil(step).max(1) * step;
    let x = |round: usize| LEFT + (WIDTH - LEFT - RIGHT) * round as f32 / (rounds - 1) as f32;
    let y = |points: u16| {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * f32::from(points) / f32::from(top)
    };
    let mut body = String::new();
    for points in (0..=top).step_by(step.into()) {
        let at = y(points);
        let _ = write!(
            body,
            "<path class=\"rule\" d=\"M{LEFT} {at:.1}H{}\"/>\
             <text class=\"tick\" text-anchor=\"end\" x=\"{}\" y=\"{:.1}\">{points}</text>",
            WIDTH - RIGHT,
            LEFT - 6.0,
            at + 4.0
        );
    }
    for round in (0..rounds).filter(|round| rounds <= 14 || round.is_multiple_of(2)) {
        let _ = write!(
            body,
            "<text class=\"tick\" text-anchor=\"middle\" x=\"{:.1}\" y=\"{}\">{round}</text>",
            x(round),
            HEIGHT - 8.0
        );
    }
    for one in series {
        let mut path = String::new();
        for (round, &points) in one.points.iter().enumerate() {
            let pen = if round == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{pen}{:.1} {:.1}", x(round), y(points));
        }
        let _ = write!(
            body,
            "<path class=\"thread-shade\" d=\"{path}\"/><path class=\"thread\" stroke=\"{}\" \
             stroke-dasharray=\"{}\" d=\"{path}\"/>",
            one.house.colour(),
            DASHES[one.house.index()]
        );
        for (round, &points) in one.points.iter().enumerate().skip(1) {
            let last = round + 1 == one.points.len();
            body += &mark(one.house, (x(round), y(points)), if last { 0.75 } else { 0.5 });
        }
    }
    let label = t!("end-graph");
    format!(
        "<svg class=\"cl-art\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{label}\">{body}</svg>"
    )
}

/// The charge of a house on a disc of its colour.
fn mark(house: House, (x, y): (f32, f32), size: f32) -> String {
    format!(
        "<g transform=\"translate({x:.1} {y:.1}) scale({size})\"><circle class=\"disc\" r=\"13\" \
         fill=\"{}\"/><g transform=\"scale(.72)\" color=\"{}\">{}</g></g>",
        house.colour(),
        house.colour_of_charge(),
        house.mark().body
    )
}

/// Points between two lines of the axis: four to eight lines.
fn step_of(most: u16) -> u16 {
    [5, 10, 20, 25, 50, 100].into_iter().find(|step| most / step < 7).unwrap_or(200)
}
