//! A position as one line of text, in the manner of chess's FEN.
//!
//! Fields are separated by spaces: rules, round and phase, whose turn it is, the line being placed,
//! the line being claimed, dominoes that left the game, the realms, and with Queendomino's box the
//! builders. [`Setup`] is anything that reads; a [`Position`](crate::Position) reads the same text and
//! refuses what no game can reach ([`PositionError`]).
//!
//! ```
//! use crownlands_rules::{Position, Setup};
//!
//! let text = "k2 1.claim @1 1:1,2:1,3:2,4:2 5,6,7,8 - 1@g8n/-";
//! let position: Position = text.parse()?;
//! assert_eq!(position.to_string(), text);
//!
//! // Here seat 1 claims without having placed its domino.
//! let text = "k2 1.claim @1 1:1,2:1,3:2,4:2 5,6,7,8 - -/-";
//! assert!(text.parse::<Setup>().is_ok());
//! assert_eq!(text.parse::<Position>().unwrap_err().code(), "setup.turns");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use super::position::PositionError;
pub use crate::position::{BuildersSetup, RealmSetup, Setup, SetupError};

use core::fmt::{Display, Formatter, Result as Printed};

use super::action::write_list;
use super::scanner::{Parsed, Problem, Scanner, read_whole};
use super::words::origin_with_prefix;
use crate::builders::SPOTS;
use crate::building::{Building, TOWN_SQUARES};
use crate::cell::{Cell, PlacedDomino};
use crate::components::Components;
use crate::domino::DominoId;
use crate::line::{Entry, Slot};
use crate::position::Phase;
use crate::rules::LINE_MAX;
use crate::seat::{Realm, SEATS_MAX};

const PHASES: [(Phase, &str); 9] = [
    (Phase::DealBuildings, "buildings"),
    (Phase::DealLine, "line"),
    (Phase::DrawKing, "king"),
    (Phase::Place, "place"),
    (Phase::Tax, "tax"),
    (Phase::Build, "build"),
    (Phase::Bribe, "bribe"),
    (Phase::Claim, "claim"),
    (Phase::Over, "over"),
];

impl Display for Phase {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        let name = PHASES.iter().find(|(phase, _)| phase == self).map_or("", |(_, name)| name);
        f.write_str(name)
    }
}

impl Display for Setup {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        write!(f, "{}", self.rules)?;
        if self.components != Components::FIRST {
            write!(f, ":{}", self.components.version())?;
        }
        write!(f, " {}.{} ", self.round, self.phase)?;
        match (self.turn, self.claimant) {
            (Some(slot), _) => write!(f, "@{} ", slot.index() + 1)?,
            (None, Some(seat)) => write!(f, "{seat} ")?,
            (None, None) => f.write_str("- ")?,
        }
        write_list(f, &self.current)?;
        f.write_str(" ")?;
        write_list(f, &self.next)?;
        f.write_str(" ")?;
        write_list(f, self.gone)?;
        for (at, realm) in self.realms.iter().enumerate() {
            write!(f, "{}{realm}", if at == 0 { " " } else { "/" })?;
        }
        self.builders.iter().try_for_each(|builders| write!(f, " {builders}"))
    }
}

impl Display for Entry {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        write!(f, "{}", self.domino)?;
        self.king.iter().try_for_each(|seat| write!(f, ":{seat}"))
    }
}

impl Display for RealmSetup {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        let purse = self.purse;
        let owned = [
            ('c', purse.coins),
            ('k', purse.knights.into()),
            ('t', purse.towers.into()),
            ('d', purse.discards.into()),
        ];
        let dominoes = self.dominoes.iter().map(ToString::to_string);
        let knights = self.knights.iter().map(|cell| format!("${cell}"));
        let buildings = self.buildings.iter().map(|(cell, building)| format!("{building}@{cell}"));
        let owned = owned.into_iter().filter(|(_, n)| *n > 0).map(|(what, n)| format!("{what}{n}"));
        write_list(f, dominoes.chain(knights).chain(buildings).chain(owned))
    }
}

impl Display for BuildersSetup {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        let tile = |tile: Option<Building>| tile.map_or("-", |tile| tile.spec().id);
        write_list(f, self.board.map(tile))?;
        write!(f, ";{};", tile(self.top))?;
        write_list(f, &self.burnt)?;
        f.write_str(";")?;
        match self.queen {
            Some(realm) => write!(f, "{realm}")?,
            None => f.write_str("-")?,
        }
        f.write_str(if self.dragon_away { ";away" } else { ";home" })
    }
}

impl Scanner<'_> {
    pub(super) fn setup(&mut self) -> Parsed<Setup> {
        let rules = self.rules()?;
        let components = if self.eat(":") { self.components()? } else { Components::FIRST };
        self.space()?;
        let round = self.number(u8::MAX as usize, Problem::Phase)? as u8;
        self.expect(".", Problem::Phase)?;
        let word = PHASES.iter().find(|(_, name)| self.eat(name));
        let phase = word.map_or_else(|| self.error(Problem::Phase), |(phase, _)| Ok(*phase))?;
        self.space()?;
        let mut setup = Setup {
            rules,
            components,
            round,
            phase,
            turn: None,
            claimant: None,
            current: Vec::new(),
            next: Vec::new(),
            gone: crate::domino_set::DominoSet::EMPTY,
            realms: Vec::new(),
            builders: None,
        };
        if self.eat("@") {
            setup.turn = Slot::new(self.ordinal(LINE_MAX, Problem::Slot)?);
        } else if !self.eat("-") {
            setup.claimant = Some(self.seat()?);
        }
        self.space()?;
        setup.current = self.line()?;
        self.space()?;
        setup.next = self.line()?;
        self.space()?;
        setup.gone = self.domino_set()?;
        self.space()?;
        loop {
            setup.realms.push(self.realm()?);
            if !self.eat("/") {
                break;
            }
            if setup.realms.len() == SEATS_MAX {
                return self.error(Problem::TooMany);
            }
        }
        if self.eat(" ") {
            setup.builders = Some(self.builders()?);
        }
        Ok(setup)
    }

    fn space(&mut self) -> Parsed<()> {
        self.expect(" ", Problem::Separator)
    }

    fn line(&mut self) -> Parsed<Vec<Entry>> {
        let mut line = Vec::new();
        let entry = |scanner: &mut Self| {
            let domino = scanner.domino()?;
            let king = if scanner.eat(":") { Some(scanner.seat()?) } else { None };
            Ok(Entry { domino, king })
        };
        self.list(entry, |entry| push(&mut line, entry, LINE_MAX))?;
        Ok(line)
    }

    fn realm(&mut self) -> Parsed<RealmSetup> {
        let mut realm = RealmSetup::default();
        self.list(Self::item, |item| match item {
            Item::Domino(placed) => push(&mut realm.dominoes, placed, DominoId::COUNT as usize),
            Item::Knight(cell) => push(&mut realm.knights, cell, DominoId::COUNT as usize),
            Item::Building(cell, tile) => push(&mut realm.buildings, (cell, tile), TOWN_SQUARES),
            Item::Owned(what, count) => {
                let purse = &mut realm.purse;
                match what {
                    'c' => purse.coins = count,
                    'k' => purse.knights = count as u8,
                    't' => purse.towers = count as u8,
                    _ => purse.discards = count as u8,
                }
                Ok(())
            }
        })?;
        Ok(realm)
    }

    fn item(&mut self) -> Parsed<Item> {
        if self.eat("$") {
            return self.cell().map(Item::Knight);
        }
        let start = *self;
        let word = self.take_while(|c| c.is_ascii_lowercase() || c == '_');
        match word {
            "c" => Ok(Item::Owned('c', self.number(u16::MAX as usize, Problem::Number)? as u16)),
            "k" | "t" | "d" => {
                let what = word.chars().next().unwrap_or('d');
                Ok(Item::Owned(what, self.number(u8::MAX as usize, Problem::Number)? as u16))
            }
            _ if is_domino_prefix(word) => {
                *self = start;
                let domino = self.domino()?;
                self.expect("@", Problem::Item)?;
                let placement = self.placement(domino)?;
                Ok(Item::Domino(PlacedDomino { domino, placement }))
            }
            _ => {
                *self = start;
                let building = self.building()?;
                self.expect("@", Problem::Item)?;
                Ok(Item::Building(self.cell()?, building))
            }
        }
    }

    fn builders(&mut self) -> Parsed<BuildersSetup> {
        let mut builders = BuildersSetup::default();
        for at in 0..SPOTS {
            if at > 0 {
                self.expect(",", Problem::Building)?;
            }
            builders.board[at] = self.tile()?;
        }
        self.expect(";", Problem::Separator)?;
        builders.top = self.tile()?;
        self.expect(";", Problem::Separator)?;
        self.list(Scanner::building, |tile| push(&mut builders.burnt, tile, Building::TILES))?;
        self.expect(";", Problem::Separator)?;
        if !self.eat("-") {
            builders.queen = Realm::new(self.seat()?.index());
        }
        self.expect(";", Problem::Separator)?;
        builders.dragon_away = self.eat("away");
        if !builders.dragon_away {
            self.expect("home", Problem::Separator)?;
        }
        Ok(builders)
    }

    fn tile(&mut self) -> Parsed<Option<Building>> {
        if self.eat("-") { Ok(None) } else { self.building().map(Some) }
    }
}

/// Whether a word can come before the number of a domino: nothing, or the letter of its box.
fn is_domino_prefix(word: &str) -> bool {
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (None, _) => true,
        (Some(letter), None) => origin_with_prefix(letter).is_some(),
        _ => false,
    }
}

/// Something that belongs to a realm.
enum Item {
    Domino(PlacedDomino),
    Knight(Cell),
    Building(Cell, Building),
    Owned(char, u16),
}

fn push<T>(list: &mut Vec<T>, item: T, max: usize) -> Result<(), Problem> {
    if list.len() == max {
        return Err(Problem::TooMany);
    }
    list.push(item);
    Ok(())
}

read_whole!(Setup, setup);
