//! The hand of the player who decides: a pure state machine that every front end drives alike.
//!
//! A [`Hand`] holds what is being decided in a position: the domino over the kingdom, the king over
//! the line, the knights over the halves, the tile over the town. Keys, clicks and taps move it;
//! [`Hand::preview`] says what would happen, [`Hand::action`] what to submit. It knows no rules: it
//! offers only what `rules` allows.

mod ghost;
mod preview;

pub use ghost::{Ghost, Orientation, Side};
pub use preview::{
    BribePreview, BuildPreview, ClaimPreview, HalfPreview, PlacePreview, Preview, TaxPreview,
};

use rules::{Action, Actor, Cell, DominoId, Position, Realm, Seat, Slot, Spot, Taxed};

use crate::scene::{Choice, TaxOffer};
use ghost::cycled;

/// What a seat holds while it decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    seat: Seat,
    position: Position,
    holding: Holding,
    /// Where the last domino was held; the next one starts there.
    cursor: Cell,
    orientation: Orientation,
}

/// What is being decided, and the choice so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holding {
    /// Nothing: someone else decides, or nobody does.
    Nothing,
    King {
        /// The slot it is over, free or not.
        slot: Slot,
        free: Vec<Slot>,
    },
    Domino(Ghost),
    Misfit(DominoId),
    Knights {
        /// The cells of the left and right half.
        cells: [Cell; 2],
        /// Which of them get a knight.
        taxed: Option<Taxed>,
        offers: Vec<TaxOffer>,
    },
    /// A tile to buy.
    Tile {
        /// The spot of the chosen tile, if any.
        spot: Option<Spot>,
        /// The town square to build on.
        site: Cell,
        /// Spots with an affordable tile.
        spots: Vec<Spot>,
        /// Town squares without a building.
        sites: Vec<Cell>,
    },
    /// A tile to burn.
    Torch {
        /// The spot of the chosen tile, if any.
        spot: Option<Spot>,
        /// Spots with a tile.
        spots: Vec<Spot>,
    },
}

impl Hand {
    /// The hand of a seat in a position.
    pub fn new(position: &Position, seat: Seat) -> Self {
        let (cursor, orientation) = (Cell::CASTLE, Orientation::AS_PRINTED);
        let mut hand =
            Self { seat, position: *position, holding: Holding::Nothing, cursor, orientation };
        hand.refresh(position);
        hand
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The realm it plays for.
    pub fn realm(&self) -> Realm {
        self.position.rules().realm_of(self.seat)
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn holding(&self) -> &Holding {
        &self.holding
    }

    /// The domino over the kingdom, if one is to be placed.
    pub fn ghost(&self) -> Option<&Ghost> {
        match &self.holding {
            Holding::Domino(ghost) => Some(ghost),
            _ => None,
        }
    }

    /// Continues in another position. Whatever is still being decided is kept.
    pub fn refresh(&mut self, position: &Position) {
        self.position = *position;
        if let Holding::Domino(ghost) = &self.holding {
            (self.cursor, self.orientation) = (ghost.anchor, ghost.orientation);
        }
        let is_to_move = position.actor() == Actor::Seat(self.seat);
        let choice = Choice::of(position).filter(|_| is_to_move);
        let before = std::mem::replace(&mut self.holding, Holding::Nothing);
        self.holding = choice.map_or(Holding::Nothing, |choice| self.hold(choice, &before));
    }

    fn hold(&self, choice: Choice, before: &Holding) -> Holding {
        match choice {
            Choice::Claim { slots: free, .. } => {
                let kept = match before {
                    Holding::King { slot, .. } => Some(*slot),
                    _ => None,
                };
                let first = free.first().copied().or(Slot::new(0));
                let slot = kept.filter(|slot| free.contains(slot)).or(first);
                slot.map_or(Holding::Nothing, |slot| Holding::King { slot, free })
            }
            Choice::Place { domino } => {
                let kingdom = self.position.kingdom(self.realm());
                let mut ghost = Ghost::new(kingdom, domino, self.cursor, self.orientation);
                let is_same = matches!(before, Holding::Domino(old) if old.domino == domino);
                if !is_same && ghost.legal_placement().is_none() {
                    ghost.seek();
                }
                Holding::Domino(ghost)
            }
            Choice::Discard { domino } => Holding::Misfit(domino),
            Choice::Tax { cells, offers } => {
                let kept = match before {
                    Holding::Knights { cells: same, taxed, .. } if *same == cells => *taxed,
                    _ => None,
                };
                let taxed = kept.filter(|kept| offers.iter().any(|offer| offer.taxed == *kept));
                Holding::Knights { cells, taxed, offers }
            }
            Choice::Build { spots, sites } => {
                let (spot, site) = match before {
                    Holding::Tile { spot, site, .. } => (*spot, Some(*site)),
                    _ => (None, None),
                };
                let first = sites.first().copied().unwrap_or(Cell::CASTLE);
                let site = site.filter(|site| sites.contains(site)).unwrap_or(first);
                let spot = spot.filter(|spot| spots.contains(spot));
                Holding::Tile { spot, site, spots, sites }
            }
            Choice::Bribe { spots } => {
                let kept = match before {
                    Holding::Torch { spot, .. } => *spot,
                    _ => None,
                };
                Holding::Torch { spot: kept.filter(|spot| spots.contains(spot)), spots }
            }
        }
    }

    /// Moves the domino to a cell, or the tile to a town square.
    pub fn move_to(&mut self, cell: Cell) {
        match &mut self.holding {
            Holding::Domino(ghost) => ghost.move_to(cell),
            Holding::Tile { site, sites, .. } if sites.contains(&cell) => *site = cell,
            _ => {}
        }
    }

    /// Moves the domino by cells, east and north, or the tile to the next town square in that
    /// direction. If there is only a list of choices, goes to the next or previous one.
    pub fn step(&mut self, dx: i8, dy: i8) {
        let forward = if dx == 0 { -i32::from(dy.signum()) } else { i32::from(dx.signum()) };
        match &mut self.holding {
            Holding::Domino(ghost) => ghost.step(dx, dy),
            Holding::Tile { site, sites, .. } => *site = next_site(*site, sites, dx, dy),
            _ if forward != 0 => self.next_spot(forward),
            _ => {}
        }
    }

    /// Rotates the domino, to the next legal orientation if there is one. Without a domino, goes to
    /// the next choice.
    pub fn rotate(&mut self, by: i32) {
        match &mut self.holding {
            Holding::Domino(ghost) => ghost.rotate(by),
            _ => self.next_spot(by),
        }
    }

    /// Goes to the next or previous choice: legal spots, free slots, tiles, halves to tax. If
    /// skipping is allowed, choosing nothing is one of the choices.
    pub fn next_spot(&mut self, by: i32) {
        match &mut self.holding {
            Holding::Nothing | Holding::Misfit(_) => {}
            Holding::Domino(ghost) => ghost.next_spot(by),
            Holding::King { slot, free } => {
                let at = free.iter().position(|one| one == slot);
                let next = at.map_or(0, |at| cycled(at, by, free.len()));
                *slot = free.get(next).copied().unwrap_or(*slot);
            }
            Holding::Knights { taxed, offers, .. } => {
                let all: Vec<Taxed> = offers.iter().map(|offer| offer.taxed).collect();
                *taxed = next_or_none(*taxed, &all, by);
            }
            Holding::Tile { spot, spots, .. } | Holding::Torch { spot, spots } => {
                *spot = next_or_none(*spot, spots, by);
            }
        }
        self.seek_site();
    }

    /// Chooses by number, from 1: a slot, a spot of the builders' board, or a half. Returns whether
    /// this moved the king to that slot, which is all a claim needs.
    pub fn pick(&mut self, number: usize) -> bool {
        let Some(index) = number.checked_sub(1) else { return false };
        let pointed = Slot::new(index).is_some_and(|slot| self.point(slot));
        if let Some(spot) = Spot::new(index) {
            self.choose(spot);
        }
        if let Some(&side) = [Side::Left, Side::Right].get(index) {
            self.toggle(side);
        }
        pointed
    }

    /// Moves the king to a slot, free or not. Returns whether there are such a king and slot.
    pub fn point(&mut self, to: Slot) -> bool {
        let Holding::King { slot, .. } = &mut self.holding else { return false };
        let is_there = self.position.next_line().get(to).is_some();
        if is_there {
            *slot = to;
        }
        is_there
    }

    /// Takes the tile on a spot, if it can be bought or burnt.
    pub fn choose(&mut self, tile: Spot) {
        if let Holding::Tile { spot, spots, .. } | Holding::Torch { spot, spots } =
            &mut self.holding
            && spots.contains(&tile)
        {
            *spot = Some(tile);
        }
        self.seek_site();
    }

    /// Puts a knight on a half of the domino just placed, or takes it back. A single knight moves
    /// to this half from the other.
    pub fn toggle(&mut self, side: Side) {
        let Holding::Knights { taxed, offers, .. } = &mut self.holding else { return };
        let (this, other) = match side {
            Side::Left => (Taxed::Left, Taxed::Right),
            Side::Right => (Taxed::Right, Taxed::Left),
        };
        let has_two = offers.iter().any(|offer| offer.taxed == Taxed::Both);
        *taxed = match *taxed {
            Some(now) if now == this => None,
            Some(Taxed::Both) => Some(other),
            Some(now) if now == other && has_two => Some(Taxed::Both),
            _ => Some(this),
        };
    }

    /// [`toggle`](Self::toggle) for the half on a cell.
    pub fn toggle_at(&mut self, cell: Cell) {
        if let Holding::Knights { cells, .. } = self.holding {
            let sides = cells.into_iter().zip([Side::Left, Side::Right]);
            for (_, side) in sides.filter(|(half, _)| *half == cell) {
                self.toggle(side);
            }
        }
    }

    /// Chooses nothing: no knights, no tile.
    pub fn clear(&mut self) {
        match &mut self.holding {
            Holding::Knights { taxed, .. } => *taxed = None,
            Holding::Tile { spot, .. } | Holding::Torch { spot, .. } => *spot = None,
            _ => {}
        }
    }

    /// The chosen action, if it is legal.
    pub fn action(&self) -> Option<Action> {
        let chosen = match &self.holding {
            Holding::Nothing => None,
            Holding::King { slot, .. } => Some(Action::Claim(*slot)),
            Holding::Domino(ghost) => {
                let domino = ghost.domino;
                ghost.placement().map(|placement| Action::Place { domino, placement })
            }
            Holding::Misfit(domino) => Some(Action::Discard(*domino)),
            Holding::Knights { taxed, .. } => taxed.map(Action::Tax),
            Holding::Tile { spot, site, .. } => spot.map(|spot| Action::Build { spot, at: *site }),
            Holding::Torch { spot, .. } => spot.map(Action::Bribe),
        };
        chosen.filter(|action| self.position.check(*action).is_ok())
    }

    /// Skipping, if it is allowed.
    pub fn pass(&self) -> Option<Action> {
        let optional = matches!(
            self.holding,
            Holding::Knights { .. } | Holding::Tile { .. } | Holding::Torch { .. }
        );
        optional.then_some(Action::Pass)
    }

    /// What would happen, or why it cannot; `None` if nothing is chosen.
    pub fn preview(&self) -> Option<Preview> {
        Preview::of(self)
    }

    /// The town square where the tile just taken scores most. The player may choose another.
    fn seek_site(&mut self) {
        let Holding::Tile { spot: Some(spot), site, sites, .. } = &self.holding else { return };
        let worth = |at: Cell| {
            let points = preview::points_after(self, Action::Build { spot: *spot, at });
            (points, at == *site)
        };
        let best = sites.iter().copied().max_by_key(|&at| worth(at));
        if let (Some(best), Holding::Tile { site, .. }) = (best, &mut self.holding) {
            *site = best;
        }
    }
}

/// The next choice in a circle that includes none.
fn next_or_none<T: Copy + PartialEq>(now: Option<T>, all: &[T], by: i32) -> Option<T> {
    let at = now.and_then(|now| all.iter().position(|one| *one == now)).map_or(0, |at| at + 1);
    let next = cycled(at, by, all.len() + 1);
    next.checked_sub(1).and_then(|next| all.get(next)).copied()
}

/// The nearest town square in a direction, with sideways steps counted double; the same one if
/// there is none.
fn next_site(from: Cell, sites: &[Cell], dx: i8, dy: i8) -> Cell {
    let (dx, dy) = (i16::from(dx.signum()), i16::from(dy.signum()));
    let way = |to: Cell| {
        let (x, y) = (i16::from(to.x() - from.x()), i16::from(to.y() - from.y()));
        (x * dx + y * dy, (x * dy - y * dx).abs())
    };
    let ahead = sites.iter().copied().filter(|&site| way(site).0 > 0);
    let near = ahead.min_by_key(|&site| {
        let (along, aside) = way(site);
        (along + 2 * aside, site)
    });
    near.unwrap_or(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_aside_count_double_on_the_way_to_a_town() {
        let cell = |x, y| Cell::new(x, y).unwrap();
        let next = |sites: [Cell; 2]| next_site(Cell::CASTLE, &sites, 1, 0);
        assert_eq!(next([cell(4, 0), cell(1, 1)]), cell(1, 1), "three steps, not four");
        assert_eq!(next([cell(4, 0), cell(1, 2)]), cell(4, 0), "four steps, not five");
        assert_eq!(next([cell(-1, 0), cell(0, 3)]), Cell::CASTLE, "nothing lies ahead");
    }
}
