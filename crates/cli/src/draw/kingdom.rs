//! A kingdom seen from above.
//!
//! A square is three characters wide: a knight's mark, the terrain's letter, and its crowns or
//! the letter of the building on it. Files and ranks along the edges name the cells as the
//! notation does.

use rules::{Cell, Half, Kingdom, PlacedDomino, Square, Terrain};

use super::palette::{FAINT, Palette};
use super::text::{Block, Text, side_by_side};

/// A kingdom to draw.
#[derive(Clone, Copy)]
pub(crate) struct Portrait<'a> {
    /// The kingdom.
    pub(crate) kingdom: &'a Kingdom,
    /// Whose colour the castle has, from 0.
    pub(crate) house: usize,
    /// A domino to mark: the one just placed.
    pub(crate) marked: Option<PlacedDomino>,
    /// Whether to show the empty cells that a next domino could reach.
    pub(crate) growing: bool,
}

impl Portrait<'_> {
    /// The drawing.
    pub(crate) fn lines(&self, palette: Palette) -> Block {
        let (low, high) = self.window();
        let mut lines = Block::new();
        for y in (low.y()..=high.y()).rev() {
            let rank = Text::styled(format!("{:>2} ", y + Cell::REACH + 1), FAINT);
            let cells = (low.x()..=high.x()).filter_map(|x| Cell::new(x, y));
            lines.push(cells.fold(rank, |line, cell| line.with(self.cell(cell, palette))));
        }
        let files = (low.x()..=high.x()).map(|x| format!(" {} ", file(x)));
        let files: String = files.collect();
        lines.push(Text::styled(format!("   {}", files.trim_end()), FAINT));
        lines
    }

    /// The corners of what is drawn: the kingdom, and as far around it as a domino can reach.
    fn window(&self) -> (Cell, Cell) {
        let (low, high) = self.kingdom.bounds();
        if !self.growing {
            return (low, high);
        }
        let corner = |cell: Cell, step: i8| {
            let reachable = |dx: i8, dy: i8| {
                Cell::new(cell.x() + dx, cell.y() + dy)
                    .filter(|cell| self.kingdom.has_room_for(*cell))
            };
            let reach = |axis: fn(i8) -> (i8, i8)| {
                let farther = [2 * step, step].into_iter().find(|&by| {
                    let (dx, dy) = axis(by);
                    reachable(dx, dy).is_some()
                });
                farther.unwrap_or(0)
            };
            let (dx, dy) = (reach(|by| (by, 0)), reach(|by| (0, by)));
            Cell::new(cell.x() + dx, cell.y() + dy).unwrap_or(cell)
        };
        (corner(low, -1), corner(high, 1))
    }

    fn cell(&self, cell: Cell, palette: Palette) -> Text {
        if cell == Cell::CASTLE {
            return Text::styled("[C]", palette.castle(self.house));
        }
        let Some(square) = self.kingdom.square(cell) else {
            let room = self.kingdom.has_room_for(cell);
            return Text::styled(if room { " · " } else { "   " }, FAINT);
        };
        let house = self.kingdom.buildings().position(|(at, _)| at == cell);
        let marked = self.marked.is_some_and(|PlacedDomino { placement, .. }| {
            cell == placement.at || Some(cell) == placement.end()
        });
        draw_square(square, house.map(building_letter), marked, palette)
    }
}

/// The letter of a building in drawings: its place in the order of building.
pub(crate) fn building_letter(index: usize) -> char {
    (b'a' + index.min(25) as u8) as char
}

/// Half a domino as it lies in a line.
pub(crate) fn half(half: Half, palette: Palette) -> Text {
    let Half { terrain, crowns } = half;
    draw_square(Square { terrain, crowns, knight: false, building: None }, None, false, palette)
}

/// What the letters mean, for kingdoms with or without Queendomino's pieces.
pub(crate) fn legend(queendomino: bool, width: usize, palette: Palette) -> Block {
    let shown = Terrain::ALL.into_iter().filter(|terrain| queendomino || *terrain != Terrain::Town);
    let terrains = shown.map(|terrain| {
        let letter = format!(" {} ", terrain.letter());
        Text::styled(letter, palette.terrain(terrain)).with(format!(" {}", terrain.name()))
    });
    let mut pieces = vec!["1–3 crowns", "[C] castle"];
    if queendomino {
        pieces.extend(["a–z buildings", "^ knight"]);
    }
    let items = terrains.chain(pieces.into_iter().map(Text::from));
    side_by_side(items.map(|item| vec![item]).collect(), 2, width)
        .into_iter()
        .filter(|line| line.width() > 0)
        .collect()
}

fn draw_square(square: Square, building: Option<char>, marked: bool, palette: Palette) -> Text {
    let Square { terrain, crowns, knight, .. } = square;
    let ground = palette.terrain(terrain);
    let underline = |style: anstyle::Style| if marked { style.underline().bold() } else { style };
    let (detail, style) = match (building, crowns) {
        (Some(letter), _) => (letter, ground.bold()),
        (None, 0) => (' ', ground),
        (None, crowns) => ((b'0' + crowns) as char, palette.crowns(terrain)),
    };
    Text::styled(if knight { "^" } else { " " }, ground)
        .and(terrain.letter(), underline(ground))
        .and(detail, underline(style))
}

fn file(x: i8) -> char {
    (b'a' + (x + Cell::REACH) as u8) as char
}
