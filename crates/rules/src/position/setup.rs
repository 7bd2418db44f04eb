//! A position in plain fields, from a file or an editor, and the check that makes it one.

use super::{Phase, Position, Purse};
use crate::builders::SPOTS;
use crate::building::Building;
use crate::cell::{Cell, PlacedDomino};
use crate::domino_set::DominoSet;
use crate::error::{RulesError, coded};
use crate::kingdom::Kingdom;
use crate::line::{Entry, Line, Slot};
use crate::rules::{FirstClaims, LINE_MAX, Rules};
use crate::seat::{Realm, Seat};
use crate::terrain::Terrain;

/// Far beyond what a game can bring, and far below what sums of points can hold.
const COINS_MAX: u16 = 9_999;

/// What describes a position, unchecked. [`Position::setup`] gives one, and
/// [`Position::from_setup`] makes a position of one that a game could have reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What is played.
    pub rules: Rules,
    /// 0 during the first claims.
    pub round: u8,
    /// The decision that is due.
    pub phase: Phase,
    /// The slot whose king plays, when one does.
    pub turn: Option<Slot>,
    /// Who claims, during the first claims.
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
    /// Whether the dragon has flown this round.
    pub dragon_away: bool,
}

coded! {
    /// Why a setup is no position.
    SetupError {
        Rules = "setup.rules", "these rules cannot be played";
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
    }
}

impl From<RulesError> for SetupError {
    fn from(_: RulesError) -> Self {
        Self::Rules
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
                    buildings: kingdom.buildings().collect(),
                    purse: self.purse(realm),
                }
            })
            .collect();
        let placed = realms.iter().flat_map(|realm| &realm.dominoes).map(|placed| placed.domino);
        let on_the_table =
            self.current.dominoes() | self.next.dominoes() | placed.collect::<DominoSet>();
        let claiming = self.round == 0 && self.phase == Phase::Claim;
        Setup {
            rules,
            round: self.round,
            phase: self.phase,
            turn: self.turn(),
            claimant: claiming.then_some(self.mover),
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
            let seen = built.map(|(_, tile)| tile).chain(on_board).filter(|tile| *tile == kind);
            let left = kind.spec().copies - builders.hidden[kind.index()] - seen.count() as u8;
            burnt.extend((0..left).map(|_| kind));
        }
        Some(BuildersSetup {
            board: builders.board,
            top: builders.top,
            burnt,
            queen: builders.queen,
            dragon_away: builders.dragon_away,
        })
    }

    /// Makes a position of plain fields, if a game could have come to it.
    ///
    /// What cannot be seen any more is taken on trust: whether a discarded domino really had no
    /// place, how coins were earned, or who took the Queen when.
    ///
    /// # Errors
    /// When the fields contradict the rules or each other.
    pub fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        let mut position = Self::new(setup.rules)?;
        let rules = setup.rules;
        ensure(setup.realms.len() == rules.realm_count(), SetupError::Realms)?;
        ensure(setup.round <= rules.rounds(), SetupError::Round)?;
        position.round = setup.round;
        position.phase = setup.phase;
        position.restore_lines(setup)?;
        position.restore_deck(setup)?;
        for (realm, fields) in rules.realms().zip(&setup.realms) {
            position.kingdoms[realm.index()] = restore_kingdom(rules, fields)?;
            position.purses[realm.index()] = fields.purse;
        }
        position.restore_builders(setup)?;
        position.restore_turn(setup)?;
        position.check_turns()?;
        position.check_phase()?;
        Ok(position)
    }

    fn restore_lines(&mut self, setup: &Setup) -> Result<(), SetupError> {
        let rules = self.rules;
        let line = |entries: &[Entry], number: u8| -> Result<Line, SetupError> {
            ensure(entries.len() == rules.line() as usize, SetupError::Line)?;
            let ascending = entries.windows(2).all(|pair| pair[0].domino < pair[1].domino);
            let origin = rules.origin_of_line(number);
            let of_box = entries.iter().all(|entry| entry.domino.origin() == origin);
            ensure(ascending && of_box, SetupError::Line)?;
            let mut line = Line::default();
            for &entry in entries {
                line.push(entry);
            }
            let kings_fit =
                rules.all_seats().all(|seat| line.kings_of(seat) <= rules.kings() as usize);
            let known =
                line.kings() == rules.all_seats().map(|seat| line.kings_of(seat)).sum::<usize>();
            ensure(kings_fit && known, SetupError::Line)?;
            Ok(line)
        };
        if setup.round == 0 {
            ensure(setup.current.is_empty(), SetupError::Line)?;
        } else {
            self.current = line(&setup.current, setup.round - 1)?;
            let all_kings = rules.kings() * rules.seats;
            ensure(self.current.kings() == all_kings as usize, SetupError::Line)?;
        }
        if !setup.next.is_empty() {
            ensure(setup.round < rules.rounds(), SetupError::Line)?;
            self.next = line(&setup.next, setup.round)?;
        }
        Ok(())
    }

    /// Every domino is in one place: the deck, a line, a kingdom, or out of the game.
    fn restore_deck(&mut self, setup: &Setup) -> Result<(), SetupError> {
        let rules = self.rules;
        let (current, next) = (self.current.dominoes(), self.next.dominoes());
        let mut seen = current | next | setup.gone;
        ensure(seen.len() == current.len() + next.len() + setup.gone.len(), SetupError::Domino)?;
        let mut placed = DominoSet::EMPTY;
        for PlacedDomino { domino, .. } in setup.realms.iter().flat_map(|realm| &realm.dominoes) {
            // A domino of the current line may have been placed this round.
            let twice = placed.contains(*domino) || (seen - current).contains(*domino);
            ensure(!twice, SetupError::Domino)?;
            placed.insert(*domino);
        }
        seen = seen | placed;
        ensure(rules.deck().contains_all(seen), SetupError::Domino)?;
        self.unseen = rules.deck() - seen;
        let lines = setup.round as usize + usize::from(!next.is_empty());
        ensure(seen.len() == lines * rules.line() as usize, SetupError::Domino)
    }

    fn restore_builders(&mut self, setup: &Setup) -> Result<(), SetupError> {
        let Some(mut builders) = self.builders else {
            let bare = |realm: &RealmSetup| {
                let Purse { coins, knights, towers, .. } = realm.purse;
                (coins, knights, towers) == (0, 0, 0)
                    && realm.knights.is_empty()
                    && realm.buildings.is_empty()
            };
            let absent = setup.builders.is_none() && setup.realms.iter().all(bare);
            return ensure(absent, SetupError::Builders);
        };
        let fields = setup.builders.as_ref().ok_or(SetupError::Builders)?;
        builders.board = fields.board;
        builders.top = fields.top;
        builders.dragon_away = fields.dragon_away;
        let built = setup.realms.iter().flat_map(|realm| &realm.buildings).map(|(_, tile)| *tile);
        let lying = fields.board.into_iter().chain([fields.top]).flatten();
        for tile in built.chain(lying).chain(fields.burnt.iter().copied()) {
            let left = &mut builders.hidden[tile.index()];
            *left = left.checked_sub(1).ok_or(SetupError::Building)?;
        }
        builders.knights += self.rules.realm_count() as u8;
        for realm in &setup.realms {
            let knights = realm.purse.knights.saturating_add(realm.knights.len() as u8);
            let spec =
                |sum: fn(Building) -> u8| -> u8 { realm.buildings.iter().map(|b| sum(b.1)).sum() };
            ensure(realm.purse.coins <= COINS_MAX, SetupError::Coins)?;
            ensure(knights <= 1 + spec(|tile| tile.spec().knights), SetupError::Knight)?;
            ensure(realm.purse.towers <= spec(|tile| tile.spec().towers), SetupError::Tower)?;
            builders.knights = builders.knights.checked_sub(knights).ok_or(SetupError::Knight)?;
            builders.towers =
                builders.towers.checked_sub(realm.purse.towers).ok_or(SetupError::Tower)?;
        }
        if let Some(host) = fields.queen {
            let towers = setup.realms.get(host.index()).map_or(0, |realm| realm.purse.towers);
            ensure(towers > 0, SetupError::Queen)?;
        }
        builders.queen = fields.queen;
        self.builders = Some(builders);
        Ok(())
    }

    /// Who plays, and which kings are still to be drawn.
    fn restore_turn(&mut self, setup: &Setup) -> Result<(), SetupError> {
        self.turn = setup.turn.map_or(0, |slot| slot.index() as u8);
        for seat in self.rules.all_seats() {
            let claimed =
                if setup.round == 0 { self.next.kings_of(seat) as u8 } else { self.rules.kings() };
            let claiming = u8::from(setup.claimant == Some(seat));
            let undrawn = self.rules.kings().checked_sub(claimed + claiming);
            self.undrawn[seat.index()] = undrawn.ok_or(SetupError::Line)?;
        }
        let playing = setup.turn.and_then(|slot| self.current.get(slot)?.king);
        self.mover = playing.or(setup.claimant).unwrap_or_default();
        ensure(self.mover.index() < self.rules.seats as usize, SetupError::Line)
    }

    /// Each realm has placed or discarded one domino for every turn that it had.
    fn check_turns(&mut self) -> Result<(), SetupError> {
        let placing_done = self.phase > Phase::Place;
        let mut turns = [0; LINE_MAX];
        for (index, entry) in self.current.entries().iter().enumerate() {
            let played = match self.turn() {
                Some(slot) => index < slot.index() || index == slot.index() && placing_done,
                None => self.phase == Phase::Over,
            };
            if let (true, Some(seat)) = (played, entry.king) {
                turns[self.rules.realm_of(seat).index()] += 1;
            }
        }
        let kings =
            self.rules.kings() as usize * self.rules.seats as usize / self.rules.realm_count();
        let earlier = (self.round as usize).saturating_sub(1) * kings;
        for realm in self.rules.realms() {
            let done = self.kingdom(realm).dominoes().len() + self.purse(realm).discards as usize;
            ensure(done == earlier + turns[realm.index()], SetupError::Turns)?;
        }
        if let (Some(slot), true) = (self.turn(), placing_done) {
            let domino = self.current.entries()[slot.index()].domino;
            let last = self.kingdom(self.realm_to_move()).dominoes().last();
            self.discarded_now = last.is_none_or(|placed| placed.domino != domino);
        }
        Ok(())
    }

    fn check_phase(&self) -> Result<(), SetupError> {
        let in_turn = self
            .turn()
            .is_some_and(|slot| self.current.get(slot).is_some_and(|e| e.king.is_some()));
        let realm = if in_turn { self.realm_to_move() } else { Realm::default() };
        let lined = !self.next.is_empty() || self.lines_to_come() == 0;
        let builders_laid =
            self.builders.is_none_or(|b| b.board != [None; SPOTS] || self.round > 0);
        let possible = match self.phase {
            Phase::DealBuildings => {
                let start =
                    self.round == 0 && self.builders.is_some_and(|b| b.board == [None; SPOTS]);
                let due = self.chance().is_some_and(
                    |chance| matches!(chance, super::Chance::Buildings { count, .. } if count > 0),
                );
                self.next.is_empty() && due && (start || self.round > 1)
            }
            Phase::DealLine => self.next.is_empty() && self.lines_to_come() > 0 && builders_laid,
            Phase::DrawKing => {
                let undrawn = self.undrawn.iter().filter(|&&kings| kings > 0).count();
                let only_first = self.rules.first_claims == FirstClaims::Abba;
                self.round == 0
                    && !self.next.is_empty()
                    && undrawn > 1
                    && (!only_first || self.next.kings() == 0)
            }
            Phase::Claim if self.round == 0 => !self.next.is_empty() && self.claimant_fits(),
            Phase::Place => in_turn && lined,
            Phase::Tax => in_turn && lined && self.builders.is_some() && self.can_tax(realm),
            Phase::Build => in_turn && lined && self.can_build(realm),
            Phase::Bribe => in_turn && lined && self.can_bribe(realm),
            Phase::Claim => in_turn && self.next.kings() == self.kings_played_before(),
            Phase::Over => self.round == self.rules.rounds() && self.next.is_empty(),
        };
        let claims_fit = self.round == 0
            || !in_turn
            || self.next.is_empty()
            || self.next.kings() == self.kings_played_before();
        ensure(possible && claims_fit, SetupError::Phase)
    }

    /// Kings that have had their turn this round, and so stand on the next line.
    fn kings_played_before(&self) -> usize {
        self.current.entries()[..self.turn as usize]
            .iter()
            .filter(|entry| entry.king.is_some())
            .count()
    }

    /// With A-B-B-A the second claim is not by who made the first.
    fn claimant_fits(&self) -> bool {
        let abba = self.rules.first_claims == FirstClaims::Abba;
        let again = self.next.kings_of(self.mover) == 1;
        let room = self.next.free_slots().next().is_some();
        room && !(abba && again && self.next.kings() == 1)
    }
}

fn restore_kingdom(rules: Rules, fields: &RealmSetup) -> Result<Kingdom, SetupError> {
    let mut kingdom = Kingdom::new(rules.grid);
    for &PlacedDomino { domino, placement } in &fields.dominoes {
        kingdom.check_placement(domino, placement).map_err(|_| SetupError::Kingdom)?;
        kingdom.place(domino, placement);
    }
    for &cell in &fields.knights {
        let free = kingdom.square(cell).is_some_and(|square| !square.knight);
        ensure(free, SetupError::Knight)?;
        kingdom.station(cell);
    }
    for &(cell, building) in &fields.buildings {
        let square = kingdom.square(cell).ok_or(SetupError::Building)?;
        let site = square.terrain == Terrain::Town && square.building.is_none();
        ensure(site, SetupError::Building)?;
        kingdom.build(cell, building);
    }
    Ok(kingdom)
}

fn ensure(condition: bool, otherwise: SetupError) -> Result<(), SetupError> {
    if condition { Ok(()) } else { Err(otherwise) }
}
