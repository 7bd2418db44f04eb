//! A kingdom drawn with letters, for scoring one from a real table.
//!
//! ```text
//! coins 11
//! towers 3
//! queen
//!
//! G2 G1 G. G. Ta
//! W. Tb F. L1 L.
//! W. W1 CC L1 F.
//!
//! a sawmill
//! b church
//! ```

use core::fmt::{Display, Formatter, Result as Printed};

use super::scanner::{Parsed, Problem, Scanner, read_whole};
use crate::boxes::Boxes;
use crate::building::Building;
use crate::cell::Cell;
use crate::domino::Half;
use crate::kingdom::Kingdom;
use crate::position::Purse;
use crate::rules::{Grid, Preset, Rules};
use crate::score::{Estate, ScoreSheet};
use crate::terrain::Terrain;

/// A kingdom and what belongs to it, apart from any game.
///
/// Knights are counted, not drawn: where they stand does not change the points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    /// The rules that say which bonuses count.
    pub rules: Rules,
    /// The kingdom as drawn.
    pub kingdom: Kingdom,
    /// Coins, knights (placed or not) and towers.
    pub purse: Purse,
    /// Whether it hosts the Queen.
    pub hosts_queen: bool,
}

impl Sketch {
    /// The points, item by item.
    pub fn score(&self) -> ScoreSheet {
        let Self { rules, kingdom, purse, hosts_queen } = self;
        Estate { rules, kingdom, purse: *purse, hosts_queen: *hosts_queen }.score()
    }
}

/// What has been read so far.
#[derive(Default)]
struct Draft {
    rules: Option<Rules>,
    purse: Purse,
    hosts_queen: bool,
    /// Squares by column and row from the upper left.
    squares: Vec<(usize, usize, Drawn)>,
    rows: usize,
    legend: Vec<(char, Building)>,
}

#[derive(Clone, Copy, PartialEq)]
enum Drawn {
    Castle,
    Land(Half),
    /// A town square with the building that the legend names by this letter.
    Built(char),
}

/// No kingdom is wider.
const SIDE_MAX: usize = 13;

impl<'a> Scanner<'a> {
    fn sketch(&mut self) -> Parsed<Sketch> {
        let mut draft = Draft::default();
        while !self.is_at_end() {
            let start = *self;
            self.spaces();
            match self.peek() {
                None | Some('\n' | '\r' | '#') => {}
                Some(c) if c.is_ascii_lowercase() => self.fact(&mut draft)?,
                Some(_) => {
                    *self = start;
                    self.row(&mut draft)?;
                }
            }
            self.take_while(|c| c == '\r');
            if self.peek() == Some('#') {
                self.take_while(|c| c != '\n');
            }
            if !self.is_at_end() {
                self.expect("\n", Problem::Fact)?;
            }
        }
        draft.finish(self)
    }

    fn spaces(&mut self) {
        self.take_while(|c| c == ' ' || c == '\t');
    }

    fn fact(&mut self, draft: &mut Draft) -> Parsed<()> {
        let start = *self;
        let word: &'a str = self.take_while(|c| c.is_ascii_lowercase());
        self.spaces();
        match word {
            "rules" => draft.rules = Some(self.rules()?),
            "coins" => draft.purse.coins = self.number(9_999, Problem::Number)? as u16,
            "knights" => draft.purse.knights = self.number(22, Problem::Number)? as u8,
            "towers" => draft.purse.towers = self.number(15, Problem::Number)? as u8,
            "queen" => draft.hosts_queen = true,
            _ => match (word.chars().next(), word.len()) {
                (Some(letter), 1) => {
                    if draft.legend.iter().any(|(known, _)| *known == letter) {
                        return start.error(Problem::Fact);
                    }
                    draft.legend.push((letter, self.building()?));
                }
                _ => return start.error(Problem::Fact),
            },
        }
        self.spaces();
        Ok(())
    }

    fn row(&mut self, draft: &mut Draft) -> Parsed<()> {
        if draft.rows == SIDE_MAX {
            return self.error(Problem::DoesNotFit);
        }
        for column in 0.. {
            self.spaces();
            if self.peek().is_none_or(|c| matches!(c, '\n' | '\r' | '#')) {
                break;
            }
            if column == SIDE_MAX {
                return self.error(Problem::DoesNotFit);
            }
            if let Some(drawn) = self.square()? {
                draft.squares.push((column, draft.rows, drawn));
            }
        }
        draft.rows += 1;
        Ok(())
    }

    fn square(&mut self) -> Parsed<Option<Drawn>> {
        let start = *self;
        let token: &'a str = self.take_while(|c| !c.is_whitespace());
        let mut letters = token.chars();
        let drawn = match (letters.next(), letters.next(), letters.next()) {
            (Some('.'), Some('.'), None) => None,
            (Some('C'), Some('C'), None) => Some(Drawn::Castle),
            (Some('T'), Some(letter @ 'a'..='z'), None) => Some(Drawn::Built(letter)),
            (Some(letter @ 'A'..='Z'), Some(crowns @ ('.' | '0'..='3')), None) => {
                let crowns = crowns.to_digit(10).unwrap_or(0) as u8;
                match Terrain::from_letter(letter) {
                    Some(terrain) => Some(Drawn::Land(Half { terrain, crowns })),
                    None => return start.error(Problem::Square),
                }
            }
            _ => return start.error(Problem::Square),
        };
        Ok(drawn)
    }
}

impl Draft {
    fn finish(self, end: &Scanner<'_>) -> Parsed<Sketch> {
        let castles: Vec<_> =
            self.squares.iter().filter(|(.., drawn)| *drawn == Drawn::Castle).collect();
        let &[&(castle_x, castle_y, _)] = castles.as_slice() else {
            return end.error(Problem::Castle);
        };
        let mut lands = Vec::new();
        let mut built = Vec::new();
        for &(column, row, drawn) in &self.squares {
            let x = column as i8 - castle_x as i8;
            let y = castle_y as i8 - row as i8;
            let half = match drawn {
                Drawn::Castle => continue,
                Drawn::Land(half) => half,
                Drawn::Built(_) => Half { terrain: Terrain::Town, crowns: 0 },
            };
            let Some(cell) = Cell::new(x, y) else {
                return end.error(Problem::DoesNotFit);
            };
            lands.push((cell, half));
            if let Drawn::Built(letter) = drawn {
                let named = self.legend.iter().find(|(known, _)| *known == letter);
                let Some(&(_, building)) = named else {
                    return end.error(Problem::Building);
                };
                built.push((cell, building));
            }
        }
        if built.len() > crate::building::TOWN_SQUARES {
            return end.error(Problem::TooMany);
        }
        let town = lands.iter().any(|(_, half)| half.terrain == Terrain::Town);
        let queendomino = town || self.hosts_queen || self.purse != Purse::default();
        let rules = self.rules.unwrap_or_else(|| likely_rules(queendomino, &lands));
        if queendomino && !rules.boxes.has_queendomino() {
            return end.error(Problem::NeedsQueendomino);
        }
        let Some(mut kingdom) = Kingdom::from_squares(rules.grid, lands) else {
            return end.error(Problem::DoesNotFit);
        };
        for (cell, building) in built {
            kingdom.build(cell, building);
        }
        Ok(Sketch { rules, kingdom, purse: self.purse, hosts_queen: self.hosts_queen })
    }
}

/// Rules for a sketch that names none: those of the box and the grid it needs.
fn likely_rules(queendomino: bool, lands: &[(Cell, Half)]) -> Rules {
    let boxes = if queendomino { Boxes::QUEENDOMINO } else { Boxes::KINGDOMINO };
    let fits = Kingdom::from_squares(Grid::Five, lands.iter().copied()).is_some();
    let grid = if fits { Grid::Five } else { Grid::Seven };
    let mut modes = Preset::ALL.iter().rev().map(|preset| preset.rules);
    let likely = modes.find(|rules| (rules.boxes, rules.grid) == (boxes, grid));
    likely.unwrap_or(Preset::ALL[0].rules)
}

impl Display for Sketch {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        writeln!(f, "rules {}", self.rules)?;
        let Purse { coins, knights, towers, .. } = self.purse;
        for (what, count) in
            [("coins", coins), ("knights", knights.into()), ("towers", towers.into())]
        {
            if count > 0 {
                writeln!(f, "{what} {count}")?;
            }
        }
        if self.hosts_queen {
            writeln!(f, "queen")?;
        }
        writeln!(f)?;
        let (low, high) = self.kingdom.bounds();
        let letter = |index: usize| (b'a' + index as u8) as char;
        for y in (low.y()..=high.y()).rev() {
            for x in low.x()..=high.x() {
                let cell = Cell::new(x, y).unwrap_or(Cell::CASTLE);
                let gap = if x == low.x() { "" } else { " " };
                let house = self.kingdom.buildings().position(|(at, _)| at == cell);
                match (self.kingdom.square(cell), house) {
                    _ if cell == Cell::CASTLE => write!(f, "{gap}CC")?,
                    (None, _) => write!(f, "{gap}..")?,
                    (Some(_), Some(index)) => write!(f, "{gap}T{}", letter(index))?,
                    (Some(square), None) => {
                        let crowns = char::from_digit(square.crowns as u32, 10).unwrap_or('.');
                        let crowns = if square.crowns == 0 { '.' } else { crowns };
                        write!(f, "{gap}{}{crowns}", square.terrain.letter())?;
                    }
                }
            }
            writeln!(f)?;
        }
        for (index, (_, building)) in self.kingdom.buildings().enumerate() {
            writeln!(f, "{}{} {building}", if index == 0 { "\n" } else { "" }, letter(index))?;
        }
        Ok(())
    }
}

read_whole!(Sketch, sketch);
