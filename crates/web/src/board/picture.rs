//! The picture of a kingdom, with overlays.

use art::{Coin, Finish, House, Light, SQUARE};
use leptos::prelude::*;
use rules::Cell;
use view::consult::Marks;
use view::hand::PlacePreview;
use view::overlay::Overlay;
use view::scene::{Area, BestSpot, KingdomScene, TileScene};

use super::domino_images;

/// The part of the plane that a picture shows: all the room left, or only the kingdom.
pub(crate) fn picture_area(kingdom: &KingdomScene, whole_room: bool) -> Area {
    if whole_room { kingdom.room } else { kingdom.bounds }
}

/// The part that a card shows: square, and at least as wide as most kingdoms become, so that cards
/// side by side have one scale and rarely grow.
pub(crate) fn card_area(kingdom: &KingdomScene) -> Area {
    kingdom.bounds.square(CARD_SIDE)
}

/// Free units on each side of a picture.
pub(super) const MARGIN: i32 = 6;

/// The least number of squares that a card shows in each direction.
const CARD_SIDE: u8 = 5;

pub(crate) fn house(index: usize) -> House {
    House::new(index).expect("every seat has a house")
}

/// The column and row of a cell in a picture, from its top left.
pub(crate) fn column_and_row(area: Area, cell: Cell) -> (i32, i32) {
    (i32::from(cell.x() - area.low.x()), i32::from(area.high.y() - cell.y()))
}

/// The picture of a kingdom as shapes only, without cached images: for pages that show few.
pub(crate) fn kingdom_svg(
    kingdom: &KingdomScene,
    house: House,
    area: Area,
    overlay: &Overlay,
) -> String {
    Picture::of(kingdom, house, area, overlay, None).svg()
}

/// A kingdom as layers. Its content comes in pieces, so that a change redraws only what it concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    area: Area,
    under: String,
    pieces: Vec<String>,
    over: String,
}

impl Picture {
    /// Dominoes are cached images if a light is given, and shapes otherwise.
    pub(crate) fn of(
        kingdom: &KingdomScene,
        house: House,
        area: Area,
        overlay: &Overlay,
        light: Option<Light>,
    ) -> Self {
        let (under, over) = (under(kingdom, area, overlay), over(kingdom, overlay));
        Self { area, under, pieces: pieces(kingdom, house, light), over }
    }

    pub(crate) fn svg(&self) -> String {
        let (frame, under, over) = (self.frame(), &self.under, &self.over);
        let pieces = self.pieces.concat();
        format!(
            "<svg viewBox=\"{frame}\" aria-hidden=\"true\" focusable=\"false\">{under}{pieces}{over}</svg>"
        )
    }

    fn frame(&self) -> String {
        let (left, top) = (art::on_page(self.area.low).0, art::on_page(self.area.high).1);
        let (width, height) = (i32::from(self.area.width()), i32::from(self.area.height()));
        let [left, top, width, height] = [left, top, width, height].map(|cells| cells * SQUARE);
        let (left, top) = (left - MARGIN, top - MARGIN);
        format!("{left} {top} {} {}", width + 2 * MARGIN, height + 2 * MARGIN)
    }
}

#[component]
pub(crate) fn LivePicture(#[prop(into)] picture: Signal<Option<Picture>>) -> impl IntoView {
    let part = move |look: fn(&Picture) -> String| {
        Memo::new(move |_| picture.with(|picture| picture.as_ref().map(look).unwrap_or_default()))
    };
    let frame = Memo::new(move |_| {
        // An empty picture needs a valid viewBox, too.
        picture.with(|picture| picture.as_ref().map_or("0 0 1 1".to_owned(), Picture::frame))
    });
    let (under, over) =
        (part(|picture| picture.under.clone()), part(|picture| picture.over.clone()));
    let pieces = Memo::new(move |_| {
        let pieces = picture.with(|picture| Some(picture.as_ref()?.pieces.clone()));
        pieces.unwrap_or_default()
    });
    view! {
        <svg viewBox=move || frame.get() aria-hidden="true" focusable="false">
            <g inner_html=move || under.get()></g>
            <For each=move || pieces.get() key=String::clone let:piece>
                <g inner_html=piece></g>
            </For>
            <g inner_html=move || over.get()></g>
        </svg>
    }
}

/// The content of a kingdom, the lowest first.
fn pieces(kingdom: &KingdomScene, house: House, light: Option<Light>) -> Vec<String> {
    let mut pieces = vec![art::placed(art::on_page(Cell::CASTLE), &art::castle(house).body)];
    let tile = |tile: &TileScene| tag_newest(domino(tile, light), tile.latest, "newest-tile");
    pieces.extend(kingdom.tiles.iter().map(tile));
    for (number, (cell, building)) in kingdom.buildings.iter().enumerate() {
        let drawn = art::placed(art::on_page(*cell), &art::building(*building).body);
        let is_new = number + 1 == kingdom.buildings.len();
        pieces.push(tag_newest(drawn, is_new, "newest-building"));
    }
    let newest = kingdom.tiles.iter().find(|tile| tile.latest).map(|tile| tile.cells);
    for &cell in &kingdom.knights {
        let knight = format!("<g transform=\"translate(30 24)\">{}</g>", art::knight().body);
        let is_new = newest.is_some_and(|cells| cells.contains(&cell));
        pieces.push(tag_newest(art::placed(art::on_page(cell), &knight), is_new, "newest-knight"));
    }
    if let Some(territory) = kingdom.territories.iter().find(|territory| territory.queen)
        && let Some(&cell) = territory.cells.first()
    {
        let queen = format!("<g transform=\"translate(46 8) scale(.8)\">{}</g>", art::queen().body);
        pieces.push(art::placed(art::on_page(cell), &queen));
    }
    pieces
}

fn domino(tile: &TileScene, light: Option<Light>) -> String {
    let cells = tile.cells.map(art::on_page);
    let Some(light) = light else {
        let finish = if tile.latest { Finish::Fresh } else { Finish::Settled };
        return art::domino(tile.domino, cells, finish);
    };
    let address = domino_images::in_kingdom(tile.domino, cells, light);
    let [(ax, ay), (bx, by)] = cells;
    let corner = (ax.min(bx), ay.min(by));
    let (width, height) = ((ax - bx).abs() + 1, (ay - by).abs() + 1);
    let shadow = if tile.latest { art::domino_shadow(cells) } else { String::new() };
    let image = format!(
        "{shadow}<image href=\"{address}\" width=\"{}\" height=\"{}\"/>",
        width * SQUARE,
        height * SQUARE
    );
    art::placed(corner, &image)
}

fn outline(cells: &[Cell], inset: f32) -> String {
    let cells: Vec<(i32, i32)> = cells.iter().map(|&cell| art::on_page(cell)).collect();
    art::outline(&cells, inset, 14.0)
}

fn cross(cell: Cell, class: &str) -> String {
    let (x, y) = art::on_page(cell);
    let (x, y) = (x * SQUARE + 38, y * SQUARE + 38);
    format!("<path class=\"{class}\" d=\"M{x} {y}l24 24m0 -24l-24 24\"/>")
}

/// The layer below the pieces: the room left, dead cells, legal spots.
fn under(kingdom: &KingdomScene, area: Area, overlay: &Overlay) -> String {
    let mut body = String::new();
    if overlay.frame {
        let room: Vec<Cell> = area.cells().filter(|cell| kingdom.room.contains(*cell)).collect();
        body += &format!("<path class=\"room-left\" d=\"{}\"/>", outline(&room, 3.0));
    }
    if overlay.marks_dead {
        let dead = kingdom.dead.iter().filter(|cell| area.contains(**cell));
        body.extend(dead.map(|&cell| cross(cell, "dead")));
    }
    for &cell in &overlay.spots {
        body += &format!("<path class=\"spot\" d=\"{}\"/>", outline(&[cell], 7.0));
    }
    body
}

/// The layer above the pieces: marks, and the domino in the hand.
fn over(kingdom: &KingdomScene, overlay: &Overlay) -> String {
    let mut body = String::new();
    if overlay.marks_latest
        && let Some(tile) = kingdom.tiles.iter().find(|tile| tile.latest)
    {
        body += &format!("<path class=\"latest\" d=\"{}\"/>", outline(&tile.cells, 2.0));
    }
    if !overlay.glow.is_empty() {
        body += &format!("<path class=\"glow\" d=\"{}\"/>", outline(&overlay.glow, 2.0));
    }
    if let Some(cell) = overlay.pointer {
        body += &format!("<path class=\"pointer\" d=\"{}\"/>", outline(&[cell], 2.0));
    }
    body.extend(overlay.best.as_ref().map(draw_best));
    body += &draw_sites(overlay);
    body.extend(overlay.taxable.iter().map(|&(cell, _)| draw_taxable(cell)));
    body.extend(overlay.knights.iter().map(|&cell| draw_knight(cell)));
    // What the knights bring stays readable in front of them.
    body.extend(overlay.taxable.iter().map(|&(cell, coins)| draw_tax(cell, coins)));
    body += &draw_marks(&overlay.partner);
    body.extend(overlay.ghost.as_ref().map(draw_ghost));
    body
}

/// Where a domino of the line would score most.
fn draw_best(best: &BestSpot) -> String {
    let Some(end) = best.placement.end() else { return String::new() };
    let cells = [best.placement.at, end];
    let domino = art::domino(best.domino, cells.map(art::on_page), Finish::Settled);
    let edge = outline(&cells, 3.0);
    format!("<g class=\"best\">{domino}<path class=\"edge\" d=\"{edge}\"/></g>")
}

/// Town squares that a tile could go to, and the tile where it would be built.
fn draw_sites(overlay: &Overlay) -> String {
    let site = |&cell: &Cell| format!("<path class=\"site\" d=\"{}\"/>", outline(&[cell], 4.0));
    let mut body: String = overlay.sites.iter().map(site).collect();
    if let Some((cell, building)) = overlay.building {
        let tile = art::placed(art::on_page(cell), &art::building(building).body);
        let edge = outline(&[cell], 1.0);
        body += &format!("<g class=\"ghost\">{tile}<path class=\"edge\" d=\"{edge}\"/></g>");
    }
    body
}

/// A square that a knight can tax.
fn draw_taxable(cell: Cell) -> String {
    format!("<g class=\"taxable\"><path d=\"{}\"/></g>", outline(&[cell], 3.0))
}

/// The coins that a knight on a square would bring.
fn draw_tax(cell: Cell, coins: u16) -> String {
    let (x, y) = art::on_page(cell);
    let (x, y) = (x * SQUARE + 50, y * SQUARE + 74);
    let coin = art::coin(Coin::Any).body;
    format!(
        "<g class=\"taxable\">\
         <rect x=\"{}\" y=\"{}\" width=\"84\" height=\"40\" rx=\"20\"/>\
         <g transform=\"translate({} {}) scale(.8)\">{coin}</g>\
         <text x=\"{}\" y=\"{}\">+{coins}</text></g>",
        x - 42,
        y - 20,
        x - 38,
        y - 18,
        x + 16,
        y + 10,
    )
}

/// A knight that is about to collect.
fn draw_knight(cell: Cell) -> String {
    let knight = format!("<g transform=\"translate(18 4) scale(1.3)\">{}</g>", art::knight().body);
    let edge = outline(&[cell], 2.0);
    let knight = art::placed(art::on_page(cell), &knight);
    format!("<g class=\"ghost\">{knight}<path class=\"edge\" d=\"{edge}\"/></g>")
}

/// Gives the newest piece a class, so that it can be hidden until its animation ends.
fn tag_newest(drawn: String, is_newest: bool, class: &str) -> String {
    if is_newest { format!("<g class=\"{class}\">{drawn}</g>") } else { drawn }
}

/// What a partner points at or suggests.
fn draw_marks(marks: &Marks) -> String {
    if marks.cells.is_empty() {
        return String::new();
    }
    let mut body = String::new();
    if let (Some(domino), [left, right]) = (marks.ghost, &marks.cells[..]) {
        body += &art::domino(domino, [*left, *right].map(art::on_page), Finish::Fresh);
    }
    let edge = format!("<path class=\"edge\" d=\"{}\"/>", outline(&marks.cells, 1.0));
    format!("<g class=\"suggested\">{body}{edge}</g>")
}

/// The domino in the hand, legal or not.
fn draw_ghost(ghost: &PlacePreview) -> String {
    let cells: Vec<Cell> = ghost.halves.iter().filter_map(|half| half.cell).collect();
    let class = if ghost.refusal.is_some() { "ghost refused" } else { "ghost" };
    let mut body = String::new();
    if let [left, right] = cells[..] {
        body += &art::domino(ghost.domino, [left, right].map(art::on_page), Finish::Fresh);
    }
    body.extend(ghost.spoilt.iter().map(|&cell| cross(cell, "spoilt")));
    let edge = format!("<path class=\"edge\" d=\"{}\"/>", outline(&cells, 1.0));
    format!("<g class=\"{class}\">{body}{edge}</g>")
}
