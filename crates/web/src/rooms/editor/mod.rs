//! The kingdom editor: draws a kingdom from a real table, and scores it.

mod gallery;
mod pad_editor;

use art::{Coin, House};
use leptos::ev;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use rules::{Boxes, Building, Cell, Grid, Sketch, Terrain};
use view::editor::{CROWNS_MAX, Pad, Patch, Spot, Stroke, Tool};

use self::gallery::{Compare, Gallery, Kingdoms, StartOver};
use self::pad_editor::PadEditor;
use crate::board::{art_variant, outline_svg, square_art, wrap_svg};
use crate::browser;
use crate::parts::{Icon, toasts};
use crate::title::entitle;
use crate::words::{t, words};

#[component]
pub(crate) fn Editor() -> impl IntoView {
    entitle(|| Some(t!("editor-title")));
    let linked = use_query_map().with_untracked(|query| query.get("k"));
    let gallery = Gallery::open(linked.as_deref());
    let editor = gallery.pad_editor();
    let sketch = Memo::new(move |_| editor.pad.with(Pad::sketch));
    view! {
        <main class="room editor" id="main">
            <header>
                <h1>{t!("editor-title")}</h1>
                <p class="soft">{t!("editor-intro")}</p>
            </header>
            <Palette editor/>
            <div class="middle">
            <Kingdoms gallery/>
            <section class="easel card" aria-label=t!("a11y-region-kingdom")>
                <Canvas gallery/>
                <div class="phrases">
                    <button type="button" class="button small" on:click=move |_| editor.undo()>
                        <Icon icon=art::Icon::Undo/>{t!("editor-undo")}
                    </button>
                    <StartOver gallery/>
                </div>
            </section>
            <Notation editor sketch/>
            </div>
            <div class="results">
                <ScoreResult editor sketch/>
                <RulesAndPurse editor/>
            </div>
            <Compare gallery/>
        </main>
    }
}

/// The tools: terrains, crowns, the castle, the eraser, buildings.
#[component]
fn Palette(editor: PadEditor) -> impl IntoView {
    let has_towns = Memo::new(move |_| editor.pad.with(|pad| pad.has(Terrain::Town)));
    let pen = move |tool: Tool, name: String, drawing: String| {
        let title = name.clone();
        view! {
            <label class="pen" title=title>
                <input type="radio" name="pen" prop:checked=move || editor.tool.get() == tool
                    on:change=move |_| editor.tool.set(tool)/>
                <span class="face" inner_html=drawing></span>
                <span class="name">{name}</span>
            </label>
        }
    };
    let terrains = move || {
        let shown = Terrain::ALL.into_iter();
        let shown = shown.filter(|terrain| *terrain != Terrain::Town || has_towns.get());
        let one = |terrain| {
            pen(Tool::Land(terrain), words().terrain(terrain), art::terrain_sample(terrain).svg())
        };
        shown.map(one).collect_view()
    };
    let castle = House::new(0).map(|house| art::castle(house).svg()).unwrap_or_default();
    let crowns = (0..=CROWNS_MAX).map(|count| {
        view! {
            <label class="choice">
                <input type="radio" name="crowns" prop:checked=move || editor.crowns.get() == count
                    on:change=move |_| editor.crowns.set(count)/>
                <span>{count}<Icon icon=art::Icon::Crown/></span>
            </label>
        }
    });
    let buildings = move || {
        let one = |building: Building| {
            let effects = words().list(&words().effects(building));
            let name = words().labelled(&words().building(building), &effects);
            pen(Tool::Building(building), name, art::building(building).svg())
        };
        Building::all().map(one).collect_view()
    };
    view! {
        <section class="palette card">
            <fieldset>
                <legend>{t!("editor-choose-terrain")}</legend>
                <div class="pens">
                    {terrains}
                    {pen(Tool::Castle, t!("editor-castle"), castle)}
                    {pen(Tool::Eraser, t!("editor-erase"), art::Icon::Close.svg())}
                </div>
            </fieldset>
            <fieldset>
                <legend>{t!("editor-choose-crowns")}</legend>
                <div class="choices">{crowns.collect_view()}</div>
            </fieldset>
            <Show when=move || has_towns.get()>
                <fieldset>
                    <legend>{t!("editor-choose-building")}</legend>
                    <div class="pens buildings">{buildings()}</div>
                </fieldset>
            </Show>
        </section>
    }
}

/// The grid: a picture, and a button on every square of it.
#[component]
fn Canvas(gallery: Gallery) -> impl IntoView {
    let editor = gallery.pad_editor();
    let picture = move || {
        let house = gallery.house();
        editor.pad.with(|pad| drawing(pad, house, &editor.glow.get()))
    };
    let width = Memo::new(move |_| editor.pad.with(|pad| pad.grid.width()));
    let pressed = StoredValue::new(None::<Spot>);
    let square = move |spot: Spot| {
        let label = move || editor.pad.with(|pad| square_label(pad, spot));
        let on_enter = move |event: ev::PointerEvent| {
            // Dragging paints.
            if event.buttons() == 1 {
                let first = pressed.get_value();
                pressed.set_value(None);
                first.into_iter().chain([spot]).for_each(|spot| editor.paint(spot));
            }
        };
        view! {
            <button type="button" role="gridcell" id=square_id(spot) aria-label=label
                tabindex=move || if editor.cursor.get() == spot { "0" } else { "-1" }
                on:pointerdown=move |_| pressed.set_value(Some(spot))
                on:pointerenter=on_enter on:click=move |_| editor.click(spot)></button>
        }
    };
    let rows = move || {
        let width = width.get();
        let row = |row: i8| {
            let squares = (0..width).map(|column| square((column, row)));
            view! { <div role="row" class="row">{squares.collect_view()}</div> }
        };
        (0..width).map(row).collect_view()
    };
    let style = move || {
        let (width, share) = (width.get(), 600.0 / (f32::from(width.get()) * 100.0 + 12.0));
        format!(
            "inset:{share:.3}%;grid-template-columns:repeat({width},1fr);grid-template-rows:repeat({width},1fr)"
        )
    };
    let empty = move || {
        editor
            .pad
            .with(Pad::is_empty)
            .then(|| format!("{} {}", t!("editor-empty"), t!("editor-photo-hint")))
    };
    view! {
        <div class="kingdom" on:keydown=move |event| handle_key(editor, &event)>
            <div class="drawing" inner_html=picture></div>
            <div class="cells" role="grid" aria-label=t!("editor-title") style=style>{rows}</div>
        </div>
        <p class="soft hint">{empty}</p>
    }
}

fn square_id((column, row): Spot) -> String {
    format!("square-{column}-{row}")
}

fn square_label(pad: &Pad, (column, row): Spot) -> String {
    let words = words();
    let content = match pad.patch((column, row)) {
        _ if pad.castle() == (column, row) => t!("a11y-square-castle"),
        None => t!("a11y-square-empty"),
        Some(Patch::Land(half)) => words.half(half),
        Some(Patch::Built(building)) => words.building(building),
    };
    t!("a11y-square", row = row + 1, column = column + 1, content = content)
}

fn drawing(pad: &Pad, house: Option<House>, glow: &[Cell]) -> String {
    let place = |(column, row): Spot| (i32::from(column), i32::from(row));
    let castle = house.map(|house| art::castle(house).body).unwrap_or_default();
    let mut body = String::new();
    for spot in pad.spots() {
        let drawn = match pad.patch(spot) {
            _ if spot == pad.castle() => castle.clone(),
            Some(Patch::Land(half)) => square_art(half, art_variant(pad.cell(spot))),
            Some(Patch::Built(building)) => art::building(building).body,
            None => "<rect class=\"vacant\" x=\"4\" y=\"4\" width=\"92\" height=\"92\" rx=\"10\"/>"
                .to_owned(),
        };
        body += &art::placed(place(spot), &drawn);
    }
    let area = pad.area();
    body += &outline_svg(area, glow);
    wrap_svg(area, &body)
}

/// Arrows move the cursor, letters and digits draw.
fn handle_key(editor: PadEditor, event: &ev::KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let here = editor.cursor.get_untracked();
    match editor.pad.with_untracked(|pad| pad.stroke(here, &event.key())) {
        None => return,
        Some(Stroke::Go(spot)) => {
            editor.cursor.set(spot);
            browser::focus(&format!("#{}", square_id(spot)));
        }
        Some(Stroke::Put(tool, crowns)) => editor.change(|pad| pad.put(here, tool, crowns)),
        Some(Stroke::Undo) => editor.undo(),
    }
    event.prevent_default();
}

/// The rules in play, and what a kingdom has besides its squares.
#[component]
fn RulesAndPurse(editor: PadEditor) -> impl IntoView {
    let pad = editor.pad;
    let has_box = Memo::new(move |_| pad.with(|pad| pad.boxes.has_queendomino()));
    let radio =
        move |group: &'static str, label: String, is: fn(&Pad) -> bool, choose: fn(&mut Pad)| {
            view! {
                <label class="choice">
                    <input type="radio" name=group prop:checked=move || pad.with(is)
                        on:change=move |_| editor.change(choose)/>
                    <span>{label}</span>
                </label>
            }
        };
    let tick = move |label: String, is: fn(&Pad) -> bool, set: fn(&mut Pad, bool)| {
        view! {
            <label class="switch">
                <input type="checkbox" prop:checked=move || pad.with(is)
                    on:change=move |event| editor.change(|pad| set(pad, event_target_checked(&event)))/>
                <span>{label}</span>
            </label>
        }
    };
    let number = move |label: String,
                       drawing: String,
                       most: u16,
                       get: fn(&Pad) -> u16,
                       set: fn(&mut Pad, u16)| {
        let change = move |event: ev::Event| {
            let count = event_target_value(&event).parse::<u16>().unwrap_or(0).min(most);
            editor.change(|pad| set(pad, count));
        };
        view! {
            <label class="count">
                <span class="icon" inner_html=drawing></span>
                <span>{label}</span>
                <input type="number" inputmode="numeric" min="0" max=most
                    prop:value=move || pad.with(get).to_string() on:change=change/>
            </label>
        }
    };
    view! {
        <section class="card belongings form">
            <fieldset>
                <legend>{t!("editor-game")}</legend>
                <div class="choices">
                    {radio("box", t!("lobby-game-kingdomino"), |pad| pad.boxes == Boxes::KINGDOMINO, |pad| pad.boxes = Boxes::KINGDOMINO)}
                    {radio("box", t!("lobby-game-queendomino"), |pad| pad.boxes == Boxes::QUEENDOMINO, |pad| pad.boxes = Boxes::QUEENDOMINO)}
                    {radio("box", t!("lobby-game-wedding"), |pad| pad.boxes == Boxes::ROYAL_WEDDING, |pad| pad.boxes = Boxes::ROYAL_WEDDING)}
                </div>
            </fieldset>
            <fieldset>
                <legend>{t!("editor-grid")}</legend>
                <div class="choices">
                    {radio("grid", "5 × 5".to_owned(), |pad| pad.grid == Grid::Five, |pad| pad.resize(Grid::Five))}
                    {radio("grid", "7 × 7".to_owned(), |pad| pad.grid == Grid::Seven, |pad| pad.resize(Grid::Seven))}
                </div>
            </fieldset>
            <fieldset>
                <legend>{t!("editor-bonuses")}</legend>
                {tick(t!("game-option-middle"), |pad| pad.middle_kingdom, |pad, on| pad.middle_kingdom = on)}
                {tick(t!("game-option-harmony"), |pad| pad.harmony, |pad, on| pad.harmony = on)}
            </fieldset>
            <Show when=move || has_box.get()>
                <fieldset>
                    <legend>{t!("lobby-game-queendomino")}</legend>
                    <div class="counts">
                        {number(t!("editor-coins"), art::coin(Coin::Any).svg(), 9_999, |pad| pad.purse.coins, |pad, count| pad.purse.coins = count)}
                        {number(t!("editor-knights"), art::knight().svg(), 22, |pad| pad.purse.knights.into(), |pad, count| pad.purse.knights = count as u8)}
                        {number(t!("editor-towers"), art::tower().svg(), 15, |pad| pad.purse.towers.into(), |pad, count| pad.purse.towers = count as u8)}
                    </div>
                    {tick(t!("editor-queen"), |pad| pad.hosts_queen, |pad, on| pad.hosts_queen = on)}
                </fieldset>
            </Show>
        </section>
    }
}

type ParsedSketch = Result<Sketch, rules::ParseError>;

#[component]
fn ScoreResult(editor: PadEditor, sketch: Memo<ParsedSketch>) -> impl IntoView {
    let points = move || {
        let points = sketch.with(|sketch| sketch.as_ref().ok().map(|sketch| sketch.score().total));
        points.map(|points| t!("editor-points", points = points))
    };
    let problem = move || {
        sketch.with(|sketch| sketch.as_ref().err().map(|error| words().refusal(error.code())))
    };
    let rows = move || {
        sketch.with(|sketch| {
            let sheet = sketch.as_ref().ok()?.score();
            let row = |item: lingo::ScoreItem| {
                let class = if item.points == 0 { "nothing" } else { "" };
                let light = move |_| editor.glow.set(item.cells.clone());
                view! {
                    <tr class=class on:pointerenter=light on:pointerleave=move |_| editor.glow.set(Vec::new())>
                        <th scope="row">{item.label}</th><td>{item.points}</td>
                    </tr>
                }
            };
            let items = words().score_items(&sheet).into_iter().map(row).collect_view();
            Some(view! {
                <table class="scores">
                    <tbody>{items}</tbody>
                    <tfoot>
                        <tr class="soft"><th scope="row">{t!("score-largest")}</th><td>{sheet.largest_territory}</td></tr>
                        <tr class="soft"><th scope="row">{t!("score-crowns")}</th><td>{sheet.crowns}</td></tr>
                    </tfoot>
                </table>
            })
        })
    };
    view! {
        <section class="card result" aria-label=t!("score-heading")>
            <p class="total" id="points" aria-live="polite">{points}</p>
            <p class:warning=move || problem().is_some() role="alert">{problem}</p>
            {rows}
        </section>
    }
}

/// The kingdom in notation, to edit, copy and share.
#[component]
fn Notation(editor: PadEditor, sketch: Memo<ParsedSketch>) -> impl IntoView {
    let toasts = toasts();
    let problem = RwSignal::new(None::<String>);
    let text =
        move || sketch.with(|sketch| sketch.as_ref().map(ToString::to_string).unwrap_or_default());
    let read = move |event: ev::Event| {
        let text = event_target_value(&event);
        match text.parse::<Sketch>() {
            Ok(sketch) => {
                problem.set(None);
                editor.change(|pad| *pad = Pad::from(&sketch));
            }
            Err(error) => {
                let (line, column) = error.line_and_column(&text);
                let reason = words().refusal(error.code());
                problem.set(Some(t!(
                    "replay-unreadable",
                    line = line,
                    column = column,
                    reason = reason
                )));
            }
        }
    };
    let share = move |_| {
        let text = untrack(text);
        let link = format!("/editor?k={}", String::from(js_sys::encode_uri_component(&text)));
        let link = browser::address(&link);
        let points =
            sketch.with_untracked(|sketch| sketch.as_ref().map_or(0, |one| one.score().total));
        let points = t!("editor-points", points = points);
        let message = words().labelled(&t!("editor-title"), &points);
        leptos::task::spawn_local(async move {
            if browser::share(&message, &link).await == Some(browser::Shared::Copied) {
                toasts.inform(t!("lobby-link-copied"));
            }
        });
    };
    view! {
        <section class="card">
            <label class="field">
                <span>{t!("editor-text")}</span>
                <span class="why">{words().attr("editor-text", "hint")}</span>
                <textarea id="notation" rows="10" spellcheck="false" prop:value=text on:change=read
                    aria-describedby="notation-trouble"></textarea>
            </label>
            <p id="notation-trouble" class:warning=move || problem.with(Option::is_some) role="alert">
                {move || problem.get()}
            </p>
            <button type="button" class="button" id="share-kingdom" on:click=share>
                <Icon icon=art::Icon::Share/>{t!("editor-share")}
            </button>
        </section>
    }
}
