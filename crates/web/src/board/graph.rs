//! The scores of a game round by round: a line for each realm, and a table.

use std::fmt::Write;

use art::House;
use leptos::prelude::*;
use view::graph::{HEIGHT, LEFT, Plot, RIGHT, Series, WIDTH};

use super::house;
use crate::words::{t, words};

/// The dash pattern of each house, so that the lines differ not only by colour.
const DASHES: [&str; House::COUNT] =
    ["none", "9 4", "2 4", "12 4 2 4", "5 3", "14 5", "2 2", "9 3 2 3 2 3"];

#[component]
pub(crate) fn Graph(series: Vec<Series>) -> impl IntoView {
    let drawing = drawing(&series);
    let legend = series.iter().map(|one| {
        let house = house(one.house);
        let sample = format!(
            "<svg viewBox=\"0 0 44 16\" aria-hidden=\"true\"><path class=\"thread\" stroke=\"{}\" \
             stroke-dasharray=\"{}\" d=\"M0 8H44\"/>{}</svg>",
            house.colour(),
            DASHES[house.index()],
            mark(house, (22.0, 8.0), 0.62)
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
    let plot = Plot::of(series);
    let mut body = String::new();
    for points in plot.gridlines() {
        let at = plot.y(points);
        let _ = write!(
            body,
            "<path class=\"rule\" d=\"M{LEFT} {at:.1}H{}\"/>\
             <text class=\"tick\" text-anchor=\"end\" x=\"{}\" y=\"{:.1}\">{points}</text>",
            WIDTH - RIGHT,
            LEFT - 6.0,
            at + 4.0
        );
    }
    for round in plot.numbered_rounds() {
        let _ = write!(
            body,
            "<text class=\"tick\" text-anchor=\"middle\" x=\"{:.1}\" y=\"{}\">{round}</text>",
            plot.x(round),
            HEIGHT - 8.0
        );
    }
    for one in series {
        let (house, course) = (house(one.house), plot.polyline(one));
        let mut path = String::new();
        for (round, (x, y)) in course.iter().enumerate() {
            let pen = if round == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{pen}{x:.1} {y:.1}");
        }
        let _ = write!(
            body,
            "<path class=\"thread-shade\" d=\"{path}\"/><path class=\"thread\" stroke=\"{}\" \
             stroke-dasharray=\"{}\" d=\"{path}\"/>",
            house.colour(),
            DASHES[house.index()]
        );
        for (round, &at) in course.iter().enumerate().skip(1) {
            body += &mark(house, at, if round + 1 == course.len() { 0.75 } else { 0.5 });
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
        house.charge_colour(),
        house.mark().body
    )
}
