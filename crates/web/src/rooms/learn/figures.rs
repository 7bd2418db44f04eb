//! Pictures for the lessons and the rules, drawn by the same code as the game.

use art::Coin;
use leptos::prelude::*;
use rules::{Boxes, Cell, DominoId, Record, ScoreSheet, Sketch, Spot, Terrain};
use view::lessons::{self, position};
use view::overlay::Overlay;
use view::scene::RealmScene;

use crate::board::{house, kingdom_svg, picture_area, sketch_svg};
use crate::words::{t, words};

const GAME: &str = include_str!("../../../../../examples/sealed.record");
const FULL: &str = include_str!("../../../../../examples/kingdomino.kingdom");
const QUEENS: &str = include_str!("../../../../../examples/scoring-example.kingdom");

struct Figure {
    size: Size,
    drawing: String,
    caption: String,
}

#[derive(Clone, Copy)]
enum Size {
    /// A square or a piece.
    Small,
    /// A domino.
    Middle,
    /// A kingdom.
    Large,
}

/// The pictures of a lesson or a paragraph, by its key, if it has any.
#[component]
pub(crate) fn Figures(id: &'static str) -> impl IntoView {
    let figures = figures(id);
    let one = |Figure { size, drawing, caption }: Figure| {
        let class = match size {
            Size::Small => "figure small",
            Size::Middle => "figure middle",
            Size::Large => "figure large",
        };
        view! {
            <figure class=class>
                <div class="drawing" inner_html=drawing></div>
                <figcaption>{caption}</figcaption>
            </figure>
        }
    };
    (!figures.is_empty())
        .then(|| view! { <div class="figures">{figures.into_iter().map(one).collect_view()}</div> })
}

fn figures(id: &str) -> Vec<Figure> {
    match id {
        "learn-castle" => vec![large(art::castle(house(0)).svg(), t!("game-piece-castle"))],
        "rules-start-castle" => pieces(),
        "learn-domino" => dominoes(&["19", "45", "12"]).into_iter().chain(terrains(6)).collect(),
        "rules-tiles-halves" => dominoes(&["1", "19", "48"]),
        "rules-tiles-terrains" => terrains(6),
        "rules-queen-box" => dominoes(&["q32", "q46"]),
        "rules-goal-kingdom" => kingdoms(1),
        "learn-end" => kingdoms(3),
        "rules-turn-order" => line(id),
        "rules-placing-match" => {
            [attempt(id, (0, 2)), attempt(id, (2, 2))].into_iter().flatten().collect()
        }
        "rules-placing-free" => attempt(id, (-1, 0)).into_iter().collect(),
        "learn-territory" | "rules-points-crowns" | "rules-towers-crown" => {
            territory(id, Terrain::Forest)
        }
        "learn-no-crown" | "rules-points-none" => territory(id, Terrain::Wheat),
        "learn-queen-town" => territory(id, Terrain::Town),
        "learn-queen-stay" | "rules-knights-coins" => taxed(id),
        "learn-frame" | "rules-placing-grid" => room(id),
        "learn-discard" | "rules-placing-discard" => misfit(id),
        "learn-queen-buildings" | "rules-builders-board" => offers(id),
        "learn-queen-queen" => queen().into_iter().chain(territory(id, Terrain::Forest)).collect(),
        "rules-towers-host" => queen(),
        "rules-dragon-burn" => vec![dragon()],
        "rules-bonuses-harmony" => scored_sketch(FULL, |sheet| {
            vec![(t!("score-middle"), sheet.middle_kingdom), (t!("score-harmony"), sheet.harmony)]
        }),
        "learn-queen-end" | "rules-queen-points-coins" => {
            scored_sketch(QUEENS, |sheet| vec![(t!("score-total"), sheet.total)])
        }
        _ => Vec::new(),
    }
}

fn small(drawing: String, caption: String) -> Figure {
    Figure { size: Size::Small, drawing, caption }
}

fn large(drawing: String, caption: String) -> Figure {
    Figure { size: Size::Large, drawing, caption }
}

fn kingdom_figure(realm: &RealmScene, overlay: &Overlay, caption: String) -> Figure {
    let area = picture_area(&realm.kingdom, overlay.frame);
    large(kingdom_svg(&realm.kingdom, house(realm.house), area, overlay), caption)
}

fn pieces() -> Vec<Figure> {
    let house = house(0);
    vec![
        small(art::castle(house).svg(), t!("game-piece-castle")),
        small(art::king(house).svg(), t!("game-piece-king")),
    ]
}

fn terrains(count: usize) -> Vec<Figure> {
    let one = |terrain| small(art::terrain_sample(terrain).svg(), words().terrain(terrain));
    Terrain::ALL.into_iter().take(count).map(one).collect()
}

fn dominoes(ids: &[&str]) -> Vec<Figure> {
    let ids = ids.iter().filter_map(|id| id.parse::<DominoId>().ok());
    ids.map(|id| domino(id, in_words(id))).collect()
}

/// A domino in words; each lesson is about the dominoes of one box.
fn in_words(id: DominoId) -> String {
    words().domino(Boxes::only(id.origin()), id)
}

fn domino(id: DominoId, caption: String) -> Figure {
    Figure { size: Size::Middle, drawing: art::domino_in_line(id).svg(), caption }
}

/// The current line, each domino with its king.
fn line(id: &str) -> Vec<Figure> {
    let Some(position) = position(id) else { return Vec::new() };
    let entries = position.current_line().entries().iter();
    let one = |entry: &rules::Entry| {
        let Some(seat) = entry.king else {
            return domino(entry.domino, in_words(entry.domino));
        };
        let king = art::king(house(seat.index()));
        let drawing = art::domino_in_line(entry.domino);
        let [left, top, width, height] = drawing.frame;
        let svg = format!(
            "<svg class=\"cl-art\" viewBox=\"{left} {top} {} {height}\" aria-hidden=\"true\" \
             focusable=\"false\">{}<g transform=\"translate({} {}) scale(.9)\">{}</g></svg>",
            width + 40,
            drawing.body,
            width - 36,
            height - king.frame[3] * 9 / 10,
            king.body
        );
        let caption = format!("{} · {}", in_words(entry.domino), words().house(seat.index()));
        Figure { size: Size::Middle, drawing: svg, caption }
    };
    entries.map(one).collect()
}

/// The domino to place, held over a cell, and whether it is legal there.
fn attempt(id: &str, (x, y): (i8, i8)) -> Option<Figure> {
    let (realm, place) = lessons::attempt(id, Cell::new(x, y)?)?;
    let caption = match (place.refusal, place.gain) {
        (Some(refusal), _) => format!("✗ {}", words().refusal(refusal.code())),
        (None, gain) => format!("✓ +{}", gain.unwrap_or(0)),
    };
    let overlay = Overlay { ghost: Some(place), frame: true, ..Overlay::default() };
    Some(kingdom_figure(&realm, &overlay, caption))
}

/// The largest territory of a terrain, outlined and scored.
fn territory(id: &str, terrain: Terrain) -> Vec<Figure> {
    let figure = lessons::largest_territory(id, terrain).map(|(realm, scored)| {
        let glow = scored.territory.cells().collect();
        let points = t!("game-points", count = scored.points);
        let caption = format!("{} = {points}", words().scored_territory(&scored));
        kingdom_figure(&realm, &Overlay { glow, ..Overlay::default() }, caption)
    });
    figure.into_iter().collect()
}

/// A kingdom and the room left around it.
fn room(id: &str) -> Vec<Figure> {
    let figure = lessons::realm(id).map(|(_, realm)| {
        let (grid, bounds) = (realm.kingdom.grid.width() as u8, realm.kingdom.bounds);
        let (columns, rows) = (grid - bounds.width(), grid - bounds.height());
        let caption = t!("board-room", columns = columns, rows = rows);
        kingdom_figure(&realm, &Overlay { frame: true, ..Overlay::default() }, caption)
    });
    figure.into_iter().collect()
}

/// A domino that fits nowhere, beside its kingdom.
fn misfit(id: &str) -> Vec<Figure> {
    let Some((position, realm)) = lessons::realm(id) else { return Vec::new() };
    let misfit = position.domino_to_place().map(|id| domino(id, t!("board-fits-nowhere")));
    let caption = t!("board-kingdom", who = words().house(realm.house));
    let kingdom = kingdom_figure(&realm, &Overlay::default(), caption);
    misfit.into_iter().chain([kingdom]).collect()
}

/// The buildings for sale, with their prices or effects.
fn offers(id: &str) -> Vec<Figure> {
    let shows_price = id == "rules-builders-board";
    let Some((position, realm)) = lessons::realm(id) else { return Vec::new() };
    let Some(builders) = position.builders() else { return Vec::new() };
    let offer = |spot: Spot| {
        let tile = builders.tile(spot)?;
        let price = t!("board-price", coins = builders.price(spot, realm.realm));
        let effects = words().list(&words().effects(tile));
        let about = if shows_price { price } else { effects };
        let caption = words().labelled(&words().building(tile), &about);
        Some(small(art::building(tile).svg(), caption))
    };
    Spot::all().filter_map(offer).collect()
}

fn queen() -> Vec<Figure> {
    vec![
        small(art::queen().svg(), t!("game-piece-queen")),
        small(art::tower().svg(), t!("game-piece-tower")),
    ]
}

/// The territory where a knight collects most, and how much.
fn taxed(id: &str) -> Vec<Figure> {
    let figure = lessons::best_tax(id).map(|taxed| {
        let overlay = Overlay { glow: taxed.cells, ..Overlay::default() };
        kingdom_figure(&taxed.realm, &overlay, t!("board-tax-preview", coins = taxed.coins))
    });
    figure.into_iter().collect()
}

fn dragon() -> Figure {
    let coin = art::coin(Coin::One);
    let dragon = art::dragon();
    let [left, top, width, height] = dragon.frame;
    let svg = format!(
        "<svg class=\"cl-art\" viewBox=\"{left} {top} {} {height}\" aria-hidden=\"true\" \
         focusable=\"false\">{}<g transform=\"translate({width} {})\">{}</g></svg>",
        width + coin.frame[2],
        dragon.body,
        height - coin.frame[3],
        coin.body
    );
    Figure { size: Size::Middle, drawing: svg, caption: t!("board-dragon-here") }
}

/// A kingdom in notation, and some items of its score.
fn scored_sketch(text: &str, items: fn(&ScoreSheet) -> Vec<(String, u16)>) -> Vec<Figure> {
    let Ok(sketch) = text.parse::<Sketch>() else { return Vec::new() };
    let items = items(&sketch.score()).into_iter();
    let item =
        |(what, points): (String, u16)| format!("{what} = {}", t!("game-points", count = points));
    let captions: Vec<String> = items.map(item).collect();
    vec![large(sketch_svg(&sketch, house(0)), captions.join(" · "))]
}

/// The best kingdoms of a finished game.
fn kingdoms(count: usize) -> Vec<Figure> {
    let Ok(record) = GAME.parse::<Record>() else { return Vec::new() };
    let points = |realm: &RealmScene| t!("game-points", count = realm.points);
    let one = |realm: RealmScene| kingdom_figure(&realm, &Overlay::default(), points(&realm));
    lessons::best_kingdoms(&record, count).into_iter().map(one).collect()
}
