//! A position in plain fields, for files and editors. `restore` turns one into a position.

use super::{Phase, Position, Purse};
use crate::builders::SPOTS;
use crate::building::Building;
use crate::cell::{Cell, PlacedDomino};
use crate::coded;
use crate::components::Components;
use crate::domino_set::DominoSet;
use crate::error::RulesError;
use crate::line::{Entry, Slot};
use crate::rules::Rules;
use crate::seat::{Realm, Seat};

/// The fields of a position, unchecked. [`Position::setup`] returns them, and
/// [`Position::from_setup`] turns them into a position if a game could have reached it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules of the game.
    pub rules: Rules,
    /// The version of the component tables. The tiles below are names, which
    /// [`Position::from_setup`] takes as this version has them.
    pub components: Components,
    /// 0 during the first claims.
    pub round: u8,
    /// The decision that is due.
    pub phase: Phase,
    /// The slot whose king is playing, if one is.
    pub turn: Option<Slot>,
    /// The seat whose king claims, during the first claims.
    pub claimant: Option<Seat>,
    /// The line being placed.
    pub current: Vec<Entry>,
    /// The line being claimed.
    pub next: Vec<Entry>,
    /// Dominoes that were seen and have left the game.
    pub gone: DominoSet,
    /// The realms in order.
    pub realms: Vec<RealmSetup>,
    /// The builders' board, in games with Queendomino's box.
    pub builders: Option<BuildersSetup>,
}

/// A realm in plain fields.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct RealmSetup {
    /// Dominoes in the order in which they were placed.
    pub dominoes: Vec<PlacedDomino>,
    /// Squares with a knight.
    pub knights: Vec<Cell>,
    /// Buildings in the order in which they were built.
    pub buildings: Vec<(Cell, Building)>,
    /// Coins, knights in hand, towers and discards.
    pub purse: Purse,
}

/// The builders' board in plain fields.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct BuildersSetup {
    /// Tiles by price.
    pub board: [Option<Building>; SPOTS],
    /// The pile's top tile.
    pub top: Option<Building>,
    /// Tiles that the dragon burnt.
    pub burnt: Vec<Building>,
    /// The Queen's host.
    pub queen: Option<Realm>,
    /// Whether the dragon has flown off for this round.
    pub dragon_away: bool,
}

coded! {
    /// Why a setup is not a position.
    #[non_exhaustive]
    SetupError {
        Realms = "setup.realms", "there must be as many realms as the rules have";
        Round = "setup.round", "the game has no such round";
        Line = "setup.line", "a line does not have the dominoes or kings of these rules";
        Domino = "setup.domino", "a domino is in two places, or not in the deck";
        Kingdom = "setup.kingdom", "a domino cannot have been placed where it lies";
        Turns = "setup.turns", "a realm has not placed or discarded as many dominoes as it had turns";
        Knight = "setup.knight", "a knight stands where it cannot, or there are too many";
        Building = "setup.building", "a building stands or lies where it cannot, or there are too many";
        Coins = "setup.coins", "there are more coins than any game brings";
        Tower = "setup.tower", "there are more towers than the buildings bring";
        Queen = "setup.queen", "that realm cannot host the Queen";
        Builders = "setup.builders", "the builders' board goes with Queendomino's box, and only with it";
        Phase = "setup.phase", "this decision cannot be due here";
        => Rules(RulesError);
    }
}

impl From<RulesError> for SetupError {
    fn from(reason: RulesError) -> Self {
        Self::Rules(reason)
    }
}

impl Position {
    /// The position in plain fields.
    pub fn setup(&self) -> Setup {
        let rules = self.rules;
        let realms: Vec<_> = rules
            .realms()
            .map(|realm| {
                let kingdom = self.kingdom(realm);
                let has_knight = |cell: &Cell| kingdom.square(*cell).is_some_and(|sq| sq.knight);
                RealmSetup {
                    dominoes: kingdom.dominoes().collect(),
                    knights: kingdom.cells().filter(has_knight).collect(),
                    buildings: kingdom.buildings().map(|(at, tile)| (at, name(tile))).collect(),
                    purse: self.purse(realm),
                }
            })
            .collect();
        let placed = realms.iter().flat_map(|realm| &realm.dominoes).map(|placed| placed.domino);
        let on_the_table =
            self.current.dominoes() | self.next.dominoes() | placed.collect::<DominoSet>();
        Setup {
            rules,
            components: self.components,
            round: self.round,
            phase: self.phase,
            turn: self.turn(),
            claimant: self.king_to_claim().filter(|_| self.round == 0),
            current: self.current.entries().to_vec(),
            next: self.next.entries().to_vec(),
            gone: rules.deck() - self.unseen - on_the_table,
            builders: self.builders_setup(),
            realms,
        }
    }

    fn builders_setup(&self) -> Option<BuildersSetup> {
        let builders = self.builders.as_ref()?;
        let mut burnt = Vec::new();
        for kind in Building::all() {
            let built = self.kingdoms().iter().flat_map(super::super::kingdom::Kingdom::buildings);
            let on_board = builders.board.into_iter().chain([builders.top]).flatten();
            let seen = built.map(|(_, tile)| tile).chain(on_board).map(name);
            let seen = seen.filter(|tile| *tile == kind);
            let left = kind.spec().copies - builders.hidden[kind.index()] - seen.count() as u8;
            burnt.extend((0..left).map(|_| kind));
        }
        Some(BuildersSetup {
            board: builders.board.map(|tile| tile.map(name)),
            top: builders.top.map(name),
            burnt,
            queen: builders.queen,
            dragon_away: builders.dragon_away,
        })
    }
}

/// The tile as texts name it, whichever version of the table it is from.
fn name(tile: Building) -> Building {
    tile.of(Components::NEWEST)
}
