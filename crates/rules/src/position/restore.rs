//! Turns a setup into a position, if a game could have reached it.

use super::setup::{RealmSetup, Setup, SetupError};
use super::{Actor, Phase, Position, Purse};
use crate::builders::SPOTS;
use crate::building::{Building, BuildingSpec};
use crate::cell::PlacedDomino;
use crate::components::Components;
use crate::domino_set::DominoSet;
use crate::kingdom::Kingdom;
use crate::line::{Entry, Line};
use crate::rules::{FirstClaims, LINE_MAX, Rules};
use crate::terrain::Terrain;

/// Far more than any game yields, and far less than would overflow a sum of points.
const COINS_MAX: u16 = 9_999;

impl Position {
    /// Turns plain fields into a position, if a game could have reached it.
    ///
    /// What can no longer be seen is taken on trust: whether a discarded domino really had no
    /// place, how coins were earned, or who took the Queen when.
    ///
    /// # Errors
    /// When the fields contradict the rules or each other.
    pub fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        let mut position = Self::with_components(setup.rules, setup.components)?;
        let rules = setup.rules;
        ensure(setup.realms.len() == rules.realm_count(), SetupError::Realms)?;
        ensure(setup.round <= rules.rounds(), SetupError::Round)?;
        position.round = setup.round;
        position.phase = setup.phase;
        position.restore_lines(setup)?;
        position.restore_deck(setup)?;
        for (realm, fields) in rules.realms().zip(&setup.realms) {
            position.kingdoms[realm.index()] = restore_kingdom(rules, setup.components, fields)?;
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
        let whole_lines = rules.boxes.iter().all(|origin| {
            let lines =
                (0..self.lines_dealt()).filter(|&line| rules.origin_of_line(line) == origin);
            (seen & DominoSet::of_box(origin)).len() == lines.count() * rules.line() as usize
        });
        ensure(whole_lines, SetupError::Domino)
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
        let own = |tile: Building| tile.of(setup.components);
        builders.board = fields.board.map(|tile| tile.map(own));
        builders.top = fields.top.map(own);
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
            let sum = |of: fn(&BuildingSpec) -> u8| -> u8 {
                realm.buildings.iter().map(|(_, tile)| of(own(*tile).spec())).sum()
            };
            ensure(realm.purse.coins <= COINS_MAX, SetupError::Coins)?;
            ensure(knights <= 1 + sum(|tile| tile.knights), SetupError::Knight)?;
            ensure(realm.purse.towers <= sum(|tile| tile.towers), SetupError::Tower)?;
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

    /// Restores whose turn it is and which kings are still to be drawn.
    fn restore_turn(&mut self, setup: &Setup) -> Result<(), SetupError> {
        self.turn = setup.turn.map_or(0, |slot| slot.index() as u8);
        let playing = setup.turn.and_then(|slot| self.current.get(slot)?.king);
        let decides = matches!(self.actor(), Actor::Seat(_));
        let in_turn = decides && setup.round > 0;
        let claims_first = decides && setup.round == 0;
        ensure(setup.turn.is_some() == in_turn && playing.is_some() == in_turn, SetupError::Phase)?;
        ensure(setup.claimant.is_some() == claims_first, SetupError::Phase)?;
        for seat in self.rules.all_seats() {
            let claimed =
                if setup.round == 0 { self.next.kings_of(seat) as u8 } else { self.rules.kings() };
            let claiming = u8::from(setup.claimant == Some(seat));
            let undrawn = self.rules.kings().checked_sub(claimed + claiming);
            self.undrawn[seat.index()] = undrawn.ok_or(SetupError::Line)?;
        }
        let king = playing.or(setup.claimant).unwrap_or_default();
        self.mover = if claims_first { self.first_claimer(king) } else { king };
        ensure(king.index() < self.rules.seats as usize, SetupError::Line)
    }

    /// Each realm has placed or discarded one domino for every turn it has had.
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
            let last = self.kingdom_to_move().dominoes().last();
            self.discarded_now = last.is_none_or(|placed| placed.domino != domino);
        }
        Ok(())
    }

    fn check_phase(&self) -> Result<(), SetupError> {
        let realm = self.realm_to_move();
        let start = self.round == 0;
        let lined = !self.next.is_empty() || self.lines_to_come() == 0;
        let board_laid = self.builders.is_none_or(|builders| builders.board != [None; SPOTS]);
        let possible = match self.phase {
            Phase::DealBuildings => {
                let renewed = self.round > 1 || start && !board_laid;
                self.next.is_empty() && renewed && self.tiles_due() > 0
            }
            Phase::DealLine => {
                self.next.is_empty() && self.lines_to_come() > 0 && (board_laid || !start)
            }
            Phase::DrawKing => {
                let undrawn = self.undrawn.iter().filter(|&&kings| kings > 0).count();
                let drawn = self.rules.first_claims != FirstClaims::Abba || self.next.kings() == 0;
                start && !self.next.is_empty() && undrawn > 1 && drawn
            }
            Phase::Place => !start && lined,
            Phase::Tax => lined && self.builders.is_some() && self.can_tax(realm),
            Phase::Build => lined && self.can_build(realm),
            Phase::Bribe => lined && self.can_bribe(realm),
            Phase::Claim => !self.next.is_empty() && (!start || self.claimant_fits()),
            Phase::Over => self.round == self.rounds && self.next.is_empty(),
        };
        ensure(possible && (start || self.claims_fit()), SetupError::Phase)
    }

    /// The kings on the next line are those that have had their turn this round.
    fn claims_fit(&self) -> bool {
        let played = &self.current.entries()[..self.turn as usize];
        self.next.is_empty()
            || self.rules.all_seats().all(|seat| {
                let turns = played.iter().filter(|entry| entry.king == Some(seat)).count();
                self.next.kings_of(seat) == turns
            })
    }

    /// With A-B-B-A the second claim is not by the seat that made the first.
    fn claimant_fits(&self) -> bool {
        let abba = self.rules.first_claims == FirstClaims::Abba;
        let again = self.next.kings() == 1 && self.next.kings_of(self.mover) == 1;
        !(abba && again)
    }
}

fn restore_kingdom(
    rules: Rules,
    components: Components,
    fields: &RealmSetup,
) -> Result<Kingdom, SetupError> {
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
        kingdom.build(cell, building.of(components));
    }
    Ok(kingdom)
}

fn ensure(condition: bool, otherwise: SetupError) -> Result<(), SetupError> {
    if condition { Ok(()) } else { Err(otherwise) }
}
