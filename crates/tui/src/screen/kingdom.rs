//! A kingdom, in squares of six sizes.
//!
//! A square shows its terrain by a letter, a pattern and a colour, its crowns by symbols or a digit,
//! and has symbols for a knight and a building. Brackets around the domino in the hand make it visible
//! without colours.

use lingo::Lingo;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use rules::{Cell, Half, Square, Terrain};
use view::consult::Marks;
use view::overlay::Overlay;
use view::scene::{Area, KingdomScene, SquareScene};

use super::canvas::{Canvas, Hit};
use crate::look::{FAINT, Look};

/// The size of a square in columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    /// 10 by 5.
    Huge,
    /// 8 by 4.
    Big,
    /// 6 by 3.
    Large,
    /// 4 by 2.
    Medium,
    /// 3 by 1.
    Small,
    /// 2 by 1: for cards.
    Tiny,
}

impl Size {
    /// Without the one for cards.
    const LARGE_TO_SMALL: [Self; 5] =
        [Self::Huge, Self::Big, Self::Large, Self::Medium, Self::Small];

    pub(crate) const fn columns(self) -> u16 {
        match self {
            Self::Huge => 10,
            Self::Big => 8,
            Self::Large => 6,
            Self::Medium => 4,
            Self::Small => 3,
            Self::Tiny => 2,
        }
    }

    pub(crate) const fn rows(self) -> u16 {
        match self {
            Self::Huge => 5,
            Self::Big => 4,
            Self::Large => 3,
            Self::Medium => 2,
            Self::Small | Self::Tiny => 1,
        }
    }

    /// The largest size in which the cells fit.
    pub(crate) fn fitting(width: u16, height: u16, cells: Area) -> Self {
        let (columns, rows) = (u16::from(cells.width()), u16::from(cells.height()));
        let fits = |size: &Self| columns * size.columns() <= width && rows * size.rows() <= height;
        Self::LARGE_TO_SMALL.into_iter().find(fits).unwrap_or(Self::Tiny)
    }
}

pub(crate) struct KingdomDrawing<'a> {
    pub(crate) kingdom: &'a KingdomScene,
    pub(crate) house: usize,
    /// The visible part of the plane.
    pub(crate) area: Area,
    pub(crate) size: Size,
    pub(crate) overlay: Overlay,
    pub(crate) is_clickable: bool,
}

/// The rows of a square, each as wide as its size.
type Rows = Vec<(String, Style)>;

impl KingdomDrawing<'_> {
    pub(crate) fn width(&self) -> u16 {
        u16::from(self.area.width()) * self.size.columns()
    }

    pub(crate) fn height(&self) -> u16 {
        u16::from(self.area.height()) * self.size.rows()
    }

    /// Draws from the top left corner of an area.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, at: Rect) {
        for cell in self.area.cells() {
            let column = (cell.x() - self.area.low.x()).unsigned_abs();
            let row = (self.area.high.y() - cell.y()).unsigned_abs();
            let x = at.x + u16::from(column) * self.size.columns();
            let y = at.y + u16::from(row) * self.size.rows();
            let rows = self.cell_rows(cell, canvas.look, canvas.lingo);
            for (line, (text, style)) in (y..).zip(&rows) {
                if x + self.size.columns() <= at.right() && line < at.bottom() {
                    canvas.text(x, line, self.size.columns(), text, *style);
                }
            }
            if self.is_clickable {
                let (width, height) = (self.size.columns(), self.size.rows());
                canvas.hit(Rect { x, y, width, height }, Hit::Cell(cell));
            }
        }
    }

    /// Columns and rows of the coordinates.
    pub(crate) const EDGES: (u16, u16) = (3, 1);

    /// Draws the kingdom with coordinates, as in the notation.
    pub(crate) fn draw_with_edges(&self, canvas: &mut Canvas<'_>, at: Rect) {
        let (beside, below) = Self::EDGES;
        let inside = Rect { x: at.x + beside, width: at.width.saturating_sub(beside), ..at };
        self.draw(canvas, Rect { height: at.height.saturating_sub(below), ..inside });
        let Area { low, high } = self.area;
        let (columns, rows) = (self.size.columns(), self.size.rows());
        for (row, rank) in (0..).zip((low.y()..=high.y()).rev()) {
            let name = format!("{:>2}", rank + Cell::REACH + 1);
            canvas.text(at.x, at.y + row * rows + (rows - 1) / 2, beside, &name, FAINT);
        }
        for (column, file) in (0..).zip(low.x()..=high.x()) {
            let name = char::from(b'a' + (file + Cell::REACH).unsigned_abs());
            let x = inside.x + column * columns + (columns - 1) / 2;
            canvas.text(x, at.y + self.height(), 1, &name.to_string(), FAINT);
        }
    }

    fn cell_rows(&self, cell: Cell, look: Look, lingo: &Lingo) -> Rows {
        let ghost = self.overlay.ghost.as_ref().and_then(|ghost| {
            let half = ghost.halves.iter().find(|half| half.cell == Some(cell))?;
            Some((half.half, ghost.refusal.is_none()))
        });
        if let Some((half, fits)) = ghost {
            return mark_held(self.half_rows(half, look, lingo), fits, look, self.size);
        }
        if let Some(half) = self.suggested_half(cell) {
            return mark_held(self.half_rows(half, look, lingo), true, look, self.size);
        }
        if self.overlay.pointer == Some(cell) {
            return mark_held(self.bare_rows(cell, look, lingo), true, look, self.size);
        }
        self.bare_rows(cell, look, lingo)
    }

    /// A cell without what is held over it.
    fn bare_rows(&self, cell: Cell, look: Look, lingo: &Lingo) -> Rows {
        if cell == Cell::CASTLE {
            return self.castle_rows(look);
        }
        match self.kingdom.square(cell) {
            Some(SquareScene { square, tile, .. }) => {
                let latest = self.overlay.marks_latest
                    && tile.is_some_and(|tile| self.kingdom.tiles[tile].latest);
                let rows = self.square_rows(*square, latest, look, lingo);
                let is_marked =
                    [&self.overlay.chosen, &self.overlay.glow, &self.overlay.partner.cells];
                if is_marked.iter().any(|cells| cells.contains(&cell)) {
                    mark_held(rows, true, look, self.size)
                } else if self.overlay.spots.contains(&cell) {
                    mark_spot(rows, look)
                } else {
                    rows
                }
            }
            None => self.empty_rows(cell, look),
        }
    }

    /// The half that a partner suggests to put on a cell.
    fn suggested_half(&self, cell: Cell) -> Option<Half> {
        let Marks { ghost, cells, .. } = &self.overlay.partner;
        let (domino, at) = ((*ghost)?.domino(), cells.iter().position(|&one| one == cell)?);
        Some(if at == 0 { domino.left } else { domino.right })
    }

    fn half_rows(&self, half: Half, look: Look, lingo: &Lingo) -> Rows {
        let (terrain, crowns) = (half.terrain, half.crowns);
        let square = Square { terrain, crowns, knight: false, building: None };
        self.square_rows(square, false, look, lingo)
    }

    fn castle_rows(&self, look: Look) -> Rows {
        let style = look.house(self.house);
        let castle = look.symbols().castle;
        match self.size {
            Size::Huge | Size::Big | Size::Large => {
                let (inside, rows) = (self.size.columns() as usize - 2, self.size.rows() as usize);
                let towers = format!("{castle}{castle}");
                let row = |at: usize| match at {
                    0 => format!(" _{}_ ", " ".repeat(inside - 2)),
                    at if at == rows / 2 => format!("|{towers:^inside$}|"),
                    at if at + 1 == rows => format!("|{}|", "_".repeat(inside)),
                    _ => format!("|{}|", " ".repeat(inside)),
                };
                (0..rows).map(|at| (row(at), style)).collect()
            }
            Size::Medium => vec![(format!("/{castle}{castle}\\"), style), ("|__|".into(), style)],
            Size::Small => vec![(format!("/{castle}\\"), style)],
            Size::Tiny => vec![(format!("{castle} "), style)],
        }
    }

    fn empty_rows(&self, cell: Cell, look: Look) -> Rows {
        let symbols = look.symbols();
        let is_marked = [&self.overlay.spots, &self.overlay.partner.cells];
        let (symbol, style) = if is_marked.iter().any(|cells| cells.contains(&cell)) {
            (symbols.spot, look.chosen())
        } else if self.overlay.marks_dead && self.kingdom.dead.contains(&cell) {
            (symbols.dead, FAINT)
        } else if self.kingdom.room.contains(cell) && self.size != Size::Tiny {
            (symbols.room, FAINT)
        } else {
            (' ', FAINT)
        };
        let (columns, rows) = (self.size.columns() as usize, self.size.rows() as usize);
        let middle = (rows - 1) / 2;
        let line = |row: usize| if row == middle { symbol.to_string() } else { String::new() };
        (0..rows).map(|row| (format!("{:^columns$}", line(row)), style)).collect()
    }

    fn square_rows(&self, square: Square, latest: bool, look: Look, lingo: &Lingo) -> Rows {
        let Square { terrain, crowns, knight, building } = square;
        let (symbols, ground, gold) = (look.symbols(), look.terrain(terrain), look.crowns(terrain));
        let letter = terrain.letter();
        let mark = |style: Style| {
            if latest { style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED) } else { style }
        };
        let crown = symbols.crown.to_string().repeat(crowns as usize);
        let pattern = pattern(terrain);
        let soft = ground.add_modifier(Modifier::DIM);
        match self.size {
            Size::Huge | Size::Big | Size::Large => {
                let (columns, rows) = (self.size.columns() as usize, self.size.rows() as usize);
                let room = columns - 1;
                let row = |at: usize| match (at, building) {
                    (0, _) if knight => {
                        (format!("{}{}", symbols.knight, fill_with(pattern, 1, room)), gold)
                    }
                    (at, _) if at == rows / 2 => {
                        (format!("{:<columns$}", format!(" {letter} {crown}")), mark(gold))
                    }
                    (at, Some(building)) if at + 1 == rows => {
                        let name = lingo.building(building);
                        (format!("{}{name:<room$.room$}", symbols.house), gold)
                    }
                    _ => (fill_with(pattern, at, columns), soft),
                };
                (0..rows).map(row).collect()
            }
            Size::Medium => {
                let lower = match (knight, building) {
                    (true, Some(_)) => format!("{}{}  ", symbols.knight, symbols.house),
                    (true, None) => format!("{}{}", symbols.knight, fill_with(pattern, 1, 3)),
                    (false, Some(building)) => {
                        format!("{}{:<3.3}", symbols.house, lingo.building(building))
                    }
                    (false, None) => fill_with(pattern, 1, 4),
                };
                let is_plain = !knight && building.is_none();
                let lower_style = if is_plain { soft } else { gold };
                vec![(format!("{letter}{crown:>3}"), mark(gold)), (lower, lower_style)]
            }
            Size::Small => {
                let knight = if knight { symbols.knight } else { ' ' };
                vec![(format!("{knight}{letter}{}", detail(square, look)), mark(gold))]
            }
            Size::Tiny => vec![(format!("{letter}{}", detail(square, look)), mark(gold))],
        }
    }
}

/// What a small square shows beside its terrain: a building, or the number of crowns.
fn detail(square: Square, look: Look) -> char {
    match (square.building, square.crowns) {
        (Some(_), _) => look.symbols().house,
        (None, 0) => ' ',
        (None, crowns) => (b'0' + crowns) as char,
    }
}

/// Half a domino in a line: three columns.
pub(crate) fn half_span(half: Half, look: Look) -> (String, Style) {
    let Half { terrain, crowns } = half;
    let square = Square { terrain, crowns, knight: false, building: None };
    (format!(" {}{}", terrain.letter(), detail(square, look)), look.crowns(terrain))
}

/// Marks a square under the thing in the hand.
fn mark_held(mut rows: Rows, fits: bool, look: Look, size: Size) -> Rows {
    let symbol = if fits { look.symbols().spot } else { look.symbols().dead };
    let style = if fits { look.chosen() } else { look.bad() };
    let style = style.add_modifier(Modifier::REVERSED);
    let inside = (size.columns() as usize).saturating_sub(2);
    let frame = || format!("[{}]", symbol.to_string().repeat(inside));
    match size {
        Size::Huge | Size::Big | Size::Large => {
            let last = rows.len() - 1;
            rows[0] = (frame(), style);
            rows[last] = (frame(), style);
        }
        Size::Medium => rows[1] = (frame(), style),
        Size::Small => {
            let letter = rows[0].0.chars().nth(1).unwrap_or(' ');
            rows[0] = (format!("[{letter}]"), style);
        }
        Size::Tiny => rows[0].1 = style,
    }
    rows
}

/// Marks a square where the thing in the hand may go.
fn mark_spot(mut rows: Rows, look: Look) -> Rows {
    if let Some((text, style)) = rows.last_mut() {
        text.pop();
        text.push(look.symbols().spot);
        *style = style.add_modifier(Modifier::BOLD);
    }
    rows
}

/// Two characters that tell the terrain without colour.
const fn pattern(terrain: Terrain) -> [char; 2] {
    match terrain {
        Terrain::Wheat => ['"', ' '],
        Terrain::Forest => ['^', ' '],
        Terrain::Lake => ['~', '~'],
        Terrain::Grassland => [',', ' '],
        Terrain::Swamp => ['%', ' '],
        Terrain::Mine => ['o', ' '],
        Terrain::Town => ['#', '#'],
    }
}

fn fill_with(pattern: [char; 2], from: usize, columns: usize) -> String {
    pattern.iter().cycle().skip(from).take(columns).collect()
}
