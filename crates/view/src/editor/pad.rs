//! A kingdom being drawn: squares on a grid, and what belongs to it.
//!
//! It cannot score: it is written in notation, and `rules` reads and scores that.

use std::collections::BTreeMap;
use std::fmt::Write;

use rules::{
    Boxes, Building, Cell, Grid, Half, ParseError, Preset, Purse, Rules, Sketch, Square, Terrain,
};

use crate::scene::Area;

/// The content of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patch {
    Land(Half),
    Built(Building),
}

/// What the pen draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    Land(Terrain),
    Building(Building),
    Castle,
    Eraser,
}

/// The most crowns on a square.
pub const CROWNS_MAX: u8 = 3;

/// The effect of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// Moves the cursor.
    Go(Spot),
    /// Draws this at the cursor, with this many crowns.
    Put(Tool, u8),
    Undo,
}

/// A position on the grid: columns from the west, rows from the north.
pub type Spot = (i8, i8);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    pub boxes: Boxes,
    pub grid: Grid,
    pub middle_kingdom: bool,
    pub harmony: bool,
    pub purse: Purse,
    pub hosts_queen: bool,
    castle: Spot,
    patches: BTreeMap<Spot, Patch>,
}

impl Default for Pad {
    fn default() -> Self {
        Self {
            boxes: Boxes::KINGDOMINO,
            grid: Grid::Five,
            middle_kingdom: false,
            harmony: false,
            purse: Purse::default(),
            hosts_queen: false,
            castle: (2, 2),
            patches: BTreeMap::new(),
        }
    }
}

impl Pad {
    pub fn is_empty(&self) -> bool {
        self.patches.is_empty()
    }

    pub fn patch(&self, spot: Spot) -> Option<Patch> {
        self.patches.get(&spot).copied()
    }

    pub fn castle(&self) -> Spot {
        self.castle
    }

    /// All positions, in reading order.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let width = self.grid.width();
        (0..width).flat_map(move |row| (0..width).map(move |column| (column, row)))
    }

    /// The cell at a position, relative to the castle.
    pub fn cell(&self, (column, row): Spot) -> Cell {
        Cell::new(column - self.castle.0, self.castle.1 - row).unwrap_or(Cell::CASTLE)
    }

    /// The whole grid.
    pub fn area(&self) -> Area {
        let last = self.grid.width() - 1;
        Area { low: self.cell((0, last)), high: self.cell((last, 0)) }
    }

    /// Draws on a square. The castle stays unless it is what is drawn.
    pub fn put(&mut self, spot: Spot, tool: Tool, crowns: u8) {
        let patch = match tool {
            Tool::Castle => {
                self.patches.remove(&spot);
                self.castle = spot;
                return;
            }
            Tool::Eraser => None,
            Tool::Land(terrain) => Some(Patch::Land(Half { terrain, crowns })),
            Tool::Building(building) => Some(Patch::Built(building)),
        };
        if spot != self.castle {
            self.patches.remove(&spot);
            self.patches.extend(patch.map(|patch| (spot, patch)));
        }
    }

    /// Draws on a square, or adds a crown if it already has this terrain.
    pub fn click(&mut self, spot: Spot, tool: Tool, crowns: u8) {
        match (self.patch(spot), tool) {
            (Some(Patch::Land(half)), Tool::Land(terrain))
                if half == (Half { terrain, crowns }) =>
            {
                self.put(spot, tool, (crowns + 1) % (CROWNS_MAX + 1));
            }
            _ => self.put(spot, tool, crowns),
        }
    }

    /// The effect of a key at a position: arrows move, letters and digits draw.
    pub fn stroke(&self, (column, row): Spot, key: &str) -> Option<Stroke> {
        let last = self.grid.width() - 1;
        let go =
            |dx: i8, dy: i8| Stroke::Go(((column + dx).clamp(0, last), (row + dy).clamp(0, last)));
        Some(match key {
            "ArrowLeft" => go(-1, 0),
            "ArrowRight" => go(1, 0),
            "ArrowUp" => go(0, -1),
            "ArrowDown" => go(0, 1),
            "Delete" | "Backspace" => Stroke::Put(Tool::Eraser, 0),
            "c" | "C" => Stroke::Put(Tool::Castle, 0),
            "u" | "U" => Stroke::Undo,
            "0" | "1" | "2" | "3" => match self.patch((column, row))? {
                Patch::Land(half) => Stroke::Put(Tool::Land(half.terrain), key.parse().ok()?),
                Patch::Built(_) => return None,
            },
            _ => {
                let mut letters = key.chars();
                let letter = letters.next().filter(|_| letters.next().is_none())?;
                let terrain = Terrain::from_letter(letter)?;
                self.has(terrain).then_some(Stroke::Put(Tool::Land(terrain), 0))?
            }
        })
    }

    /// Whether the game has this terrain.
    pub fn has(&self, terrain: Terrain) -> bool {
        terrain != Terrain::Town || self.boxes.has_queendomino()
    }

    /// Starts over with the same game.
    pub fn clear(&mut self) {
        let Self { boxes, grid, middle_kingdom, harmony, .. } = *self;
        let castle = (grid.width() / 2, grid.width() / 2);
        *self = Self { boxes, grid, middle_kingdom, harmony, castle, ..Self::default() };
    }

    /// Changes the size; whatever is outside is lost.
    pub fn resize(&mut self, grid: Grid) {
        let by = (grid.width() - self.grid.width()) / 2;
        let moved = |(column, row): Spot| (column + by, row + by);
        let fits = |&(column, row): &Spot| {
            (0..grid.width()).contains(&column) && (0..grid.width()).contains(&row)
        };
        let middle = grid.width() / 2;
        self.grid = grid;
        self.castle = Some(moved(self.castle)).filter(fits).unwrap_or((middle, middle));
        let castle = self.castle;
        let patches = self.patches.iter().map(|(&spot, &patch)| (moved(spot), patch));
        self.patches = patches.filter(|(spot, _)| fits(spot) && *spot != castle).collect();
    }

    /// The kingdom as `rules` reads it.
    ///
    /// # Errors
    /// If it is not a valid kingdom.
    pub fn sketch(&self) -> Result<Sketch, ParseError> {
        self.text().parse()
    }

    fn rules(&self) -> Rules {
        let mut modes = Preset::ALL.iter().rev().map(|preset| preset.rules);
        let mode = modes.find(|rules| (rules.boxes, rules.grid) == (self.boxes, self.grid));
        let (middle_kingdom, harmony) = (self.middle_kingdom, self.harmony);
        Rules { middle_kingdom, harmony, ..mode.unwrap_or(Preset::ALL[0].rules) }
    }

    /// The kingdom in notation.
    pub fn text(&self) -> String {
        let mut text = format!("rules {}\n", self.rules());
        if self.boxes.has_queendomino() {
            let Purse { coins, knights, towers, .. } = self.purse;
            let _ = write!(text, "coins {coins}\nknights {knights}\ntowers {towers}\n");
            text += if self.hosts_queen { "queen\n" } else { "" };
        }
        let mut legend = Vec::new();
        for (column, row) in self.spots() {
            let drawn = match self.patch((column, row)) {
                _ if (column, row) == self.castle => "CC".to_owned(),
                None => "..".to_owned(),
                Some(Patch::Land(Half { terrain, crowns })) => {
                    format!("{}{crowns}", terrain.letter())
                }
                Some(Patch::Built(building)) => {
                    legend.push(building);
                    format!("T{}", letter(legend.len() - 1))
                }
            };
            text += if column == 0 { "\n" } else { " " };
            text += &drawn;
        }
        let legend = legend.iter().enumerate().map(|(at, one)| format!("\n{} {one}", letter(at)));
        text + &legend.collect::<String>() + "\n"
    }
}

/// The letter that stands for a building in the drawing.
fn letter(index: usize) -> char {
    (b'a'..=b'z').nth(index).map_or('z', char::from)
}

impl From<&Sketch> for Pad {
    fn from(sketch: &Sketch) -> Self {
        let Sketch { rules, kingdom, purse, hosts_queen } = sketch;
        let (width, (low, high)) = (rules.grid.width(), kingdom.bounds());
        // The castle in the middle, if everything fits that way.
        let column = (width / 2).clamp(-low.x(), (width - 1 - high.x()).max(-low.x()));
        let row = (width / 2).clamp(high.y(), (width - 1 + low.y()).max(high.y()));
        let patch = |cell: Cell| {
            let Square { terrain, crowns, building, .. } = kingdom.square(cell)?;
            let land = Patch::Land(Half { terrain, crowns });
            let spot = (column + cell.x(), row - cell.y());
            Some((spot, building.map_or(land, Patch::Built)))
        };
        Self {
            boxes: rules.boxes,
            grid: rules.grid,
            middle_kingdom: rules.middle_kingdom,
            harmony: rules.harmony,
            purse: *purse,
            hosts_queen: *hosts_queen,
            castle: (column, row),
            patches: kingdom.cells().filter_map(patch).collect(),
        }
    }
}
