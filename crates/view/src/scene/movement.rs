//! What travels: motions as pieces that go from one place of the table to another.
//!
//! The table already shows the state after the move; movements show how it got there. They say what
//! goes where and when, not what it looks like. Times are for full motion, from the moment the move
//! is shown; front ends may run them faster.

use rules::{Building, Cell, DominoId, Realm, Seat, Slot, Spot};

use super::board::{Board, KingState};
use super::motion::Motion;

/// How long a domino takes to turn over.
pub const TURN_OVER_MS: u32 = 200;

const PLACE_MS: u32 = 460;
const CLAIM_MS: u32 = 400;
const LEAVE_MS: u32 = 420;
/// When the claimed line moves, while the last king is still travelling.
const SHIFT_AFTER_MS: u32 = 150;
const SHIFT_MS: u32 = 260;
const DEAL_MS: u32 = 240;
/// The delay from one domino of a line to the next. Less in long lines, so that all lines take
/// about as long.
const NEXT_DOMINO_MS: u32 = 60;
const LINE_SPREAD_MS: u32 = 240;
const SMALL_PIECE_MS: u32 = 380;
/// Coins follow the knights that collect them, fire follows the dragon.
const FOLLOW_MS: u32 = 240;
/// More actions at once are a jump that nobody could follow.
const ACTIONS_MAX: usize = 4;

/// Something that travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Face up.
    Domino(DominoId),
    /// A domino that starts face down and turns over later.
    Dealt {
        domino: DominoId,
        /// When it starts to turn.
        turns_at_ms: u32,
    },
    /// A king of this house, counted from 0.
    King(usize),
    Knight,
    Tower,
    Coins(u16),
    /// A tile of the builders' board.
    Building(Building),
    Queen,
    Dragon,
    /// The fire that the dragon leaves.
    Fire,
}

/// One of the two lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// The line being placed.
    Current,
    /// The line being claimed.
    Next,
}

/// What a realm keeps beside its kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Possession {
    Coins,
    /// In hand.
    Knights,
    Towers,
    Queen,
}

/// A place on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// The pile of dominoes.
    Pile,
    /// The domino on a slot.
    Slot(Row, Slot),
    /// The king on a slot.
    King(Row, Slot),
    Castle(Realm),
    /// Two cells of a kingdom, the left half's first.
    Cells(Realm, [Cell; 2]),
    Cell(Realm, Cell),
    Possession(Realm, Possession),
    /// A spot of the builders' board.
    Offer(Spot),
    /// The middle of the builders' board: its pile, the box, the dragon's cave.
    Builders,
    /// Off the table, from wherever it was.
    Away,
}

/// The travel of one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    pub piece: Piece,
    /// A place on the table before the move.
    pub from: Anchor,
    /// A place on the table as it is now.
    pub to: Anchor,
    /// When it starts.
    pub begins_ms: u32,
    /// How long it takes.
    pub lasts_ms: u32,
}

impl Movement {
    /// When all of it has come to rest.
    pub fn ends_ms(&self) -> u32 {
        let arrives = self.begins_ms + self.lasts_ms;
        match self.piece {
            Piece::Dealt { turns_at_ms, .. } => arrives.max(turns_at_ms + TURN_OVER_MS),
            _ => arrives,
        }
    }
}

/// The movements for these motions, given the table before them, if there was one. Empty after an
/// undo or a jump.
pub fn movements(before: Option<&Board>, motions: &[Motion]) -> Vec<Movement> {
    let went_back = motions.iter().any(|motion| matches!(motion, Motion::WentBack { .. }));
    if went_back || motions.iter().filter(|motion| is_action(motion)).count() > ACTIONS_MAX {
        return Vec::new();
    }
    // A new game starts on an empty table.
    let is_new = motions.iter().any(|motion| matches!(motion, Motion::Began));
    let mut travel = Travel::on(before.filter(|_| !is_new));
    for (at, motion) in motions.iter().enumerate() {
        let line_turns =
            motions[at..].iter().any(|motion| matches!(motion, Motion::RoundBegan { .. }));
        travel.follow(motion, line_turns);
    }
    travel.movements
}

fn is_action(motion: &Motion) -> bool {
    matches!(
        motion,
        Motion::Claimed { .. }
            | Motion::Placed { .. }
            | Motion::Discarded { .. }
            | Motion::Taxed { .. }
            | Motion::Built { .. }
            | Motion::Burnt { .. }
            | Motion::Passed { .. }
    )
}

/// A table on which pieces travel, one motion after another.
struct Travel<'a> {
    before: Option<&'a Board>,
    /// The builders' board after the motions so far.
    offers: Vec<Option<Building>>,
    top: Option<Building>,
    /// The slot of the king that acted last.
    stands_on: Option<Slot>,
    /// When the next motion starts.
    now_ms: u32,
    movements: Vec<Movement>,
}

impl<'a> Travel<'a> {
    fn on(before: Option<&'a Board>) -> Self {
        let builders = before.and_then(|board| board.builders.as_ref());
        let offers = builders.map(|board| board.offers.iter().map(|offer| offer.building));
        let playing = before
            .and_then(|board| board.current.iter().find(|slot| slot.state == KingState::Playing));
        Self {
            before,
            offers: offers.map_or_else(|| vec![None; Spot::all().count()], Iterator::collect),
            top: builders.and_then(|board| board.top),
            stands_on: playing.map(|slot| slot.slot),
            now_ms: 0,
            movements: Vec::new(),
        }
    }

    fn follow(&mut self, motion: &Motion, line_turns: bool) {
        match *motion {
            Motion::Claimed { king, slot, .. } => self.claim(king, slot, line_turns),
            Motion::Placed { realm, domino, cells, .. } => {
                self.leave_line(domino, Anchor::Cells(realm, cells), PLACE_MS);
            }
            Motion::Discarded { domino, .. } => self.leave_line(domino, Anchor::Away, LEAVE_MS),
            Motion::RoundBegan { round } => self.turn_line(round),
            Motion::LineDealt { ref dominoes } => self.deal_line(dominoes),
            Motion::BuildingsDealt { ref tiles } => {
                for &tile in tiles {
                    self.lay(tile);
                }
            }
            Motion::Taxed { realm, ref cells, coins, .. } => self.tax(realm, cells, coins),
            Motion::Built { realm, building, spot, at, price, .. } => {
                self.pay(realm, price, Anchor::Offer(spot));
                self.build(realm, building, spot, at);
            }
            Motion::Burnt { seat, building, spot } => {
                if let Some(board) = self.before {
                    self.pay(board.rules.realm_of(seat), 1, Anchor::Builders);
                }
                self.burn(building, spot);
            }
            Motion::QueenMoved { from, to } => {
                let keeps = |realm: Option<Realm>| {
                    realm.map_or(Anchor::Builders, |realm| {
                        Anchor::Possession(realm, Possession::Queen)
                    })
                };
                // She arrives once the tower that attracts her stands.
                self.send(Piece::Queen, keeps(from), keeps(to), (FOLLOW_MS, SMALL_PIECE_MS));
            }
            Motion::Began
            | Motion::WentBack { .. }
            | Motion::KingDrawn { .. }
            | Motion::Passed { .. }
            | Motion::Scored { .. }
            | Motion::TurnPassed { .. }
            | Motion::Ended { .. } => {}
        }
    }

    /// Adds a movement with this delay and duration.
    fn send(&mut self, piece: Piece, from: Anchor, to: Anchor, (later_ms, lasts_ms): (u32, u32)) {
        let begins_ms = self.now_ms + later_ms;
        self.movements.push(Movement { piece, from, to, begins_ms, lasts_ms });
    }

    /// From the domino that the king stood on or, at the start of a game, from its castle.
    fn claim(&mut self, seat: Seat, slot: Slot, line_turns: bool) {
        let Some(board) = self.before else { return };
        let castle = || Anchor::Castle(board.rules.realm_of(seat));
        let from = self.stands_on.map_or_else(castle, |slot| Anchor::King(Row::Current, slot));
        let row = if line_turns { Row::Current } else { Row::Next };
        let lasts = if line_turns { SHIFT_AFTER_MS + SHIFT_MS } else { CLAIM_MS };
        let king = Piece::King(board.house_of(seat));
        self.send(king, from, Anchor::King(row, slot), (0, lasts));
    }

    fn leave_line(&mut self, domino: DominoId, to: Anchor, lasts_ms: u32) {
        let Some(board) = self.before else { return };
        let within = |row: Row| {
            let line = if row == Row::Current { &board.current } else { &board.next };
            line.iter().find(|slot| slot.domino == domino).map(|slot| (row, slot.slot))
        };
        if let Some((row, slot)) = within(Row::Current).or_else(|| within(Row::Next)) {
            self.stands_on = Some(slot);
            self.send(Piece::Domino(domino), Anchor::Slot(row, slot), to, (0, lasts_ms));
        }
    }

    /// The claimed line moves over with its kings, and the tiles of the builders' board slide.
    fn turn_line(&mut self, round: u8) {
        self.stands_on = None;
        let Some(board) = self.before else { return };
        let when = (SHIFT_AFTER_MS, SHIFT_MS);
        for slot in &board.next {
            let (from, to) =
                (Anchor::Slot(Row::Next, slot.slot), Anchor::Slot(Row::Current, slot.slot));
            self.send(Piece::Domino(slot.domino), from, to, when);
        }
        for slot in &board.next {
            if let Some(seat) = slot.king {
                let (from, to) =
                    (Anchor::King(Row::Next, slot.slot), Anchor::King(Row::Current, slot.slot));
                self.send(Piece::King(board.house_of(seat)), from, to, when);
            }
        }
        self.now_ms += SHIFT_AFTER_MS + SHIFT_MS;
        if round > 1 && board.builders.is_some() {
            self.slide_tiles();
        }
    }

    /// Dominoes come from the pile one by one, then turn over in the same order, lowest first.
    fn deal_line(&mut self, dominoes: &[DominoId]) {
        let count = dominoes.len() as u32;
        let next_ms = NEXT_DOMINO_MS.min(LINE_SPREAD_MS / count.max(1));
        let all_lie_ms = self.now_ms + next_ms * count.saturating_sub(1) + DEAL_MS;
        for (at, &domino) in dominoes.iter().enumerate() {
            let Some(slot) = Slot::new(at) else { continue };
            let later_ms = next_ms * at as u32;
            let piece = Piece::Dealt { domino, turns_at_ms: all_lie_ms + later_ms };
            self.send(piece, Anchor::Pile, Anchor::Slot(Row::Next, slot), (later_ms, DEAL_MS));
        }
    }

    fn tax(&mut self, realm: Realm, cells: &[Cell], coins: u16) {
        let hand = Anchor::Possession(realm, Possession::Knights);
        for &cell in cells {
            self.send(Piece::Knight, hand, Anchor::Cell(realm, cell), (0, SMALL_PIECE_MS));
        }
        if let Some(&cell) = cells.first().filter(|_| coins > 0) {
            let (from, to) =
                (Anchor::Cell(realm, cell), Anchor::Possession(realm, Possession::Coins));
            self.send(Piece::Coins(coins), from, to, (FOLLOW_MS, SMALL_PIECE_MS));
        }
    }

    fn pay(&mut self, realm: Realm, coins: u16, to: Anchor) {
        if coins > 0 {
            let purse = Anchor::Possession(realm, Possession::Coins);
            self.send(Piece::Coins(coins), purse, to, (0, SMALL_PIECE_MS));
        }
    }

    /// The tile flies to its square; then its knights and towers leave from there.
    fn build(&mut self, realm: Realm, building: Building, spot: Spot, at: Cell) {
        self.offers[spot.index()] = None;
        let square = Anchor::Cell(realm, at);
        self.send(Piece::Building(building), Anchor::Offer(spot), square, (0, PLACE_MS));
        let gains = building.spec();
        let after_ms = PLACE_MS - FOLLOW_MS;
        for (count, piece, keepsake) in [
            (gains.knights, Piece::Knight, Possession::Knights),
            (gains.towers, Piece::Tower, Possession::Towers),
        ] {
            if count > 0 {
                let to = Anchor::Possession(realm, keepsake);
                self.send(piece, square, to, (after_ms, SMALL_PIECE_MS));
            }
        }
    }

    fn burn(&mut self, building: Building, spot: Spot) {
        self.offers[spot.index()] = None;
        let offer = Anchor::Offer(spot);
        self.send(Piece::Dragon, Anchor::Builders, offer, (0, SMALL_PIECE_MS));
        self.send(Piece::Building(building), offer, Anchor::Away, (FOLLOW_MS, LEAVE_MS));
        self.send(Piece::Fire, offer, Anchor::Away, (FOLLOW_MS, LEAVE_MS));
    }

    fn slide_tiles(&mut self) {
        let spots: Vec<Spot> = Spot::all().collect();
        let tiles = self.offers.clone().into_iter().zip(&spots);
        let left: Vec<(Building, Spot)> =
            tiles.filter_map(|(tile, &spot)| Some((tile?, spot))).collect();
        self.offers = vec![None; spots.len()];
        for ((tile, from), &to) in left.into_iter().zip(&spots) {
            self.offers[to.price()] = Some(tile);
            if from != to {
                let (from, to) = (Anchor::Offer(from), Anchor::Offer(to));
                self.send(Piece::Building(tile), from, to, (0, SHIFT_MS));
            }
        }
        if self.offers.contains(&None)
            && let Some(top) = self.top.take()
        {
            self.lay(top);
        }
    }

    /// A tile comes from the pile to the cheapest empty spot, or becomes its new top.
    fn lay(&mut self, tile: Building) {
        let empty = Spot::all().find(|spot| self.offers[spot.index()].is_none());
        match empty {
            Some(spot) => {
                self.offers[spot.index()] = Some(tile);
                let later_ms = NEXT_DOMINO_MS / 2 * spot.price() as u32;
                let (from, to) = (Anchor::Builders, Anchor::Offer(spot));
                self.send(Piece::Building(tile), from, to, (later_ms, DEAL_MS));
            }
            None => self.top = Some(tile),
        }
    }
}
