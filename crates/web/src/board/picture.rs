//! A kingdom as a picture, with whatever is shown over it.

use art::{Finish, House, SQUARE};
use client::hand::PlacePreview;
use client::scene::{Area, KingdomScene};
use rules::Cell;

/// What is shown over a kingdom.
#[derive(Default)]
pub(crate) struct Overlay<'a> {
    /// Cells on which something may go.
    pub(crate) spots: Vec<Cell>,
    /// The domino in the hand.
    pub(crate) ghost: Option<&'a PlacePreview>,
    /// Cells that belong together: a territory that is looked at or counted.
    pub(crate) glow: Vec<Cell>,
    /// The last domino is marked strongly.
    pub(crate) marks_latest: bool,
    /// Cells that can never be filled are marked.
    pub(crate) marks_dead: bool,
    /// The frame of the room that is left.
    pub(crate) frame: bool,
}

/// The part of the plane that a picture shows: all of the room while something may come, and a square
/// that leaves no kingdom larger than another otherwise.
pub(crate) fn view_of(kingdom: &KingdomScene, whole_room: bool) -> Area {
    if whole_room { kingdom.room } else { kingdom.bounds }
}

/// The house of a seat by its index.
pub(crate) fn house(index: usize) -> House {
    House::new(index).expect("a seat has a house")
}

/// Where a cell is in the picture: columns to the right, rows down.
pub(crate) fn on_picture(area: Area, cell: Cell) -> (i32, i32) {
    (i32::from(cell.x() - area.low.x()), i32::from(area.high.y() - cell.y()))
}

/// The picture of a kingdom.
pub(crate) fn kingdom(
    kingdom: &KingdomScene,
    house: House,
    area: Area,
    overlay: &Overlay<'_>,
) -> String {
    let (width, height) = (i32::from(area.width()) * SQUARE, i32::from(area.height()) * SQUARE);
    let at = |cell: Cell| on_picture(area, cell);
    let outline = |cells: &[Cell], inset: f32| {
        let cells: Vec<(i32, i32)> = cells.iter().map(|&cell| at(cell)).collect();
        art::outline(&cells, inset, 14.0)
    };
    let mut body = String::new();
    if overlay.frame {
        let room: Vec<Cell> = area.cells().filter(|cell| kingdom.room.contains(*cell)).collect();
        body += &format!("<path class=\"room-left\" d=\"{}\"/>", outline(&room, 3.0));
    }
    if overlay.marks_dead {
        for &cell in kingdom.dead.iter().filter(|cell| area.contains(**cell)) {
            let (x, y) = at(cell);
            let (x, y) = (x * SQUARE, y * SQUARE);
            body +=
                &format!("<path class=\"dead\" d=\"M{} {}l24 24m0 -24l-24 24\"/>", x + 38, y + 38);
        }
    }
    if !overlay.spots.is_empty() {
        for &cell in &overlay.spots {
            body += &format!("<path class=\"spot\" d=\"{}\"/>", outline(&[cell], 7.0));
        }
    }
    body += &art::placed(at(Cell::CASTLE), &art::castle(house).body);
    for tile in &kingdom.tiles {
        let finish = if tile.latest { Finish::Fresh } else { Finish::Settled };
        let drawn = art::domino(tile.domino, tile.cells.map(at), finish);
        body += &marked(drawn, tile.latest, "newest-tile");
    }
    for (number, (cell, building)) in kingdom.buildings.iter().enumerate() {
        let drawn = art::placed(at(*cell), &art::building(*building).body);
        body += &marked(drawn, number + 1 == kingdom.buildings.len(), "newest-building");
    }
    let newest = kingdom.tiles.iter().find(|tile| tile.latest).map(|tile| tile.cells);
    for &cell in &kingdom.knights {
        let knight = format!("<g transform=\"translate(30 24)\">{}</g>", art::knight().body);
        let is_new = newest.is_some_and(|cells| cells.contains(&cell));
        body += &marked(art::placed(at(cell), &knight), is_new, "newest-knight");
    }
    if let Some(territory) = kingdom.territories.iter().find(|territory| territory.queen)
        && let Some(&cell) = territory.cells.first()
    {
        let queen = format!("<g transform=\"translate(46 8) scale(.8)\">{}</g>", art::queen().body);
        body += &art::placed(at(cell), &queen);
    }
    if overlay.marks_latest
        && let Some(tile) = kingdom.tiles.iter().find(|tile| tile.latest)
    {
        body += &format!("<path class=\"latest\" d=\"{}\"/>", outline(&tile.cells, 2.0));
    }
    if !overlay.glow.is_empty() {
        body += &format!("<path class=\"glow\" d=\"{}\"/>", outline(&overlay.glow, 2.0));
    }
    if let Some(ghost) = overlay.ghost {
        body += &ghost_of(ghost, &at, &outline);
    }
    format!(
        "<svg viewBox=\"-6 -6 {} {}\" aria-hidden=\"true\" focusable=\"false\">{body}</svg>",
        width + 12,
        height + 12
    )
}

/// What has come last has a class, so that it can be hidden while it is still on its way.
fn marked(drawn: String, is_newest: bool, class: &str) -> String {
    if is_newest { format!("<g class=\"{class}\">{drawn}</g>") } else { drawn }
}

/// The domino in the hand: as it would lie, or where it cannot.
fn ghost_of(
    ghost: &PlacePreview,
    at: &impl Fn(Cell) -> (i32, i32),
    outline: &impl Fn(&[Cell], f32) -> String,
) -> String {
    let cells: Vec<Cell> = ghost.halves.iter().filter_map(|half| half.cell).collect();
    let class = if ghost.refusal.is_some() { "ghost refused" } else { "ghost" };
    let mut body = String::new();
    if let [left, right] = cells[..] {
        body += &art::domino(ghost.domino, [at(left), at(right)], Finish::Fresh);
    }
    let spoilt = ghost.spoilt.iter().map(|&cell| {
        let (x, y) = at(cell);
        let (x, y) = (x * SQUARE, y * SQUARE);
        format!("<path class=\"spoilt\" d=\"M{} {}l24 24m0 -24l-24 24\"/>", x + 38, y + 38)
    });
    body += &spoilt.collect::<String>();
    let edge = format!("<path class=\"edge\" d=\"{}\"/>", outline(&cells, 1.0));
    format!("<g class=\"{class}\">{body}{edge}</g>")
}
