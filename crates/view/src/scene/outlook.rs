//! What can still become of a kingdom: which cells can ever be filled, which bonuses can be won.
//!
//! The answers never promise too little. A terrain is taken to be possible on a cell if some order
//! of dominoes that may still come could bring it there, each domino counted as often as one likes:
//! what is not possible even so can never happen. What is possible may still never happen.

use rules::{Cell, DominoId, DominoSet, Kingdom, Phase, Position, Realm, Seat, Terrain};

use super::kingdom::Area;

/// What may still come to a realm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The dominoes that it may still get.
    pub dominoes: DominoSet,
    /// How many it will still get.
    pub turns: u8,
}

impl Outlook {
    /// Whatever there is, as often as one likes: for a kingdom without a game around it.
    pub fn anything() -> Self {
        Self { dominoes: DominoId::all().collect(), turns: u8::MAX }
    }

    /// What may still come to a realm.
    pub fn of(position: &Position, realm: Realm) -> Self {
        let rules = position.rules();
        let is_own = |seat: Seat| rules.realm_of(seat) == realm;
        let kings = rules.all_seats().filter(|&seat| is_own(seat)).count() as u8 * rules.kings();
        let own = unplayed(position).filter(|&(seat, _)| is_own(seat));
        let own: DominoSet = own.map(|(_, domino)| domino).collect();
        let free_or_own =
            position.next_line().entries().iter().filter(|entry| entry.king.is_none_or(is_own));
        let claimable: DominoSet = free_or_own.map(|entry| entry.domino).collect();
        let unseen =
            if position.lines_to_come() > 0 { position.unseen() } else { DominoSet::EMPTY };
        Self {
            dominoes: own | claimable | unseen,
            turns: own.len() as u8 + (rules.rounds() - position.round()) * kings,
        }
    }

    /// Free cells within the room of a kingdom that can never be filled.
    pub fn dead_cells(&self, kingdom: &Kingdom) -> Vec<Cell> {
        let room = Area::room(kingdom);
        let possible = Possible::within(kingdom, room, self);
        room.cells().filter(|&cell| possible.at(cell) == 0).collect()
    }

    /// Whether the grid can still be filled without a gap (§6.6): some window around the kingdom
    /// has possible cells only, and they can be laid out in pairs.
    pub fn may_be_full(&self, kingdom: &Kingdom) -> bool {
        kingdom.is_full()
            || Area::windows(kingdom).any(|window| {
                let possible = Possible::within(kingdom, window, self);
                window.cells().all(|cell| possible.at(cell) != 0) && possible.pairs_up()
            })
    }

    /// Whether the castle can still be the middle of the grid (§6.5): a possible cell on each side
    /// as far out as it takes, none further.
    pub fn may_be_centred(&self, kingdom: &Kingdom) -> bool {
        if kingdom.is_centred() || !kingdom.may_be_centred() {
            return kingdom.is_centred();
        }
        let window = Area::centred(kingdom.grid());
        let possible = Possible::within(kingdom, window, self);
        let is_reached = |on_side: &dyn Fn(Cell) -> bool| {
            window.cells().any(|cell| on_side(cell) && possible.at(cell) != 0)
        };
        let (low, high) = (window.low, window.high);
        is_reached(&|cell| cell.x() == low.x())
            && is_reached(&|cell| cell.x() == high.x())
            && is_reached(&|cell| cell.y() == low.y())
            && is_reached(&|cell| cell.y() == high.y())
    }
}

/// Kings of the current line whose domino has not been placed or discarded.
fn unplayed(position: &Position) -> impl Iterator<Item = (Seat, DominoId)> + '_ {
    let played = match (position.phase(), position.turn()) {
        (Phase::Over, _) => usize::MAX,
        (Phase::Place, Some(turn)) => turn.index(),
        (_, Some(turn)) => turn.index() + 1,
        (_, None) => 0,
    };
    let entries = position.current_line().entries().iter().skip(played);
    entries.filter_map(|entry| Some((entry.king?, entry.domino)))
}

/// Terrains as bits.
type Terrains = u8;

const ANY: Terrains = 0x7f;

/// Something for each cell, with a border around them so that every cell has four neighbours.
type Cells<T> = [T; ROW * ROW];

const ROW: usize = 2 * (Cell::REACH as usize + 1) + 1;

/// Which terrains each cell may have one day: what lies there, and the castle as any.
struct Possible {
    terrains: Cells<Terrains>,
    /// The cells to fill.
    free: Vec<usize>,
    is_free: Cells<bool>,
    matches: Matches,
}

impl Possible {
    /// Domino after domino, as many as will come: after each of these rounds the cells hold at
    /// least what any order of that many dominoes could have brought.
    fn within(kingdom: &Kingdom, area: Area, outlook: &Outlook) -> Self {
        let mut terrains = [0; ROW * ROW];
        terrains[index(Cell::CASTLE)] = ANY;
        for cell in kingdom.cells() {
            let square = kingdom.square(cell).map_or(0, |square| bit(square.terrain));
            terrains[index(cell)] = square;
        }
        let free: Vec<usize> =
            area.cells().map(index).filter(|&cell| terrains[cell] == 0).collect();
        let mut is_free = [false; ROW * ROW];
        for &cell in &free {
            is_free[cell] = true;
        }
        let matches = Matches::of(outlook.dominoes);
        let mut possible = Self { terrains, free, is_free, matches };
        for _ in 0..outlook.turns {
            let before = possible.terrains;
            // Where everything is possible nothing can be added: soon true of most cells.
            let all = possible.matches.all;
            for &cell in possible.free.iter().filter(|&&cell| before[cell] != all) {
                for other in neighbours(cell).into_iter().filter(|&other| is_free[other]) {
                    possible.terrains[cell] |= possible.matches.on(&before, cell, other);
                }
            }
            if possible.terrains == before {
                break;
            }
        }
        possible
    }

    fn at(&self, cell: Cell) -> Terrains {
        self.terrains[index(cell)]
    }

    /// Whether all cells to fill can be covered by pairs of neighbours, on each of which some
    /// domino may lie one day: a matching of the cells of a chessboard's two colours.
    fn pairs_up(&self) -> bool {
        let mut partner_of = [None; ROW * ROW];
        let (white, black): (Vec<usize>, Vec<usize>) =
            self.free.iter().partition(|&cell| cell % 2 == 0);
        let pairs =
            |&cell: &usize| self.find_partner(cell, &mut partner_of, &mut [false; ROW * ROW]);
        white.len() == black.len() && white.iter().all(pairs)
    }

    /// Finds a partner for a cell, perhaps one whose own partner finds another.
    fn find_partner(
        &self,
        cell: usize,
        partner_of: &mut Cells<Option<usize>>,
        tried: &mut Cells<bool>,
    ) -> bool {
        neighbours(cell).into_iter().any(|other| {
            let fits = self.is_free[other] && self.matches.on(&self.terrains, cell, other) != 0;
            if !fits || tried[other] {
                return false;
            }
            tried[other] = true;
            let is_left = match partner_of[other] {
                None => true,
                Some(rival) => self.find_partner(rival, partner_of, tried),
            };
            if is_left {
                partner_of[other] = Some(cell);
            }
            is_left
        })
    }
}

/// The terrains beside a cell, on all sides but one.
fn beside(terrains: &Cells<Terrains>, cell: usize, but: usize) -> Terrains {
    neighbours(cell)
        .into_iter()
        .filter(|&other| other != but)
        .fold(0, |all, other| all | terrains[other])
}

/// Which terrains come on one domino.
struct Matches {
    /// By sets of terrains, all that come on the other half of a domino with one of these.
    partners: [Terrains; 1 << Terrain::ALL.len()],
    /// All terrains that come at all.
    all: Terrains,
}

impl Matches {
    fn of(dominoes: DominoSet) -> Self {
        let mut partners = [0; 1 << Terrain::ALL.len()];
        for id in dominoes {
            let (left, right) = (id.domino().left.terrain, id.domino().right.terrain);
            partners[bit(left) as usize] |= bit(right);
            partners[bit(right) as usize] |= bit(left);
        }
        for set in 1..partners.len() {
            let rest = set & (set - 1);
            partners[set] = partners[rest] | partners[set ^ rest];
        }
        Self { all: partners[ANY as usize], partners }
    }

    /// What a domino may bring on a cell, its other half on another: either must match what is
    /// beside it.
    fn on(&self, terrains: &Cells<Terrains>, cell: usize, other: usize) -> Terrains {
        let (own, others) = (beside(terrains, cell, other), beside(terrains, other, cell));
        own & self.all | self.partners[others as usize]
    }
}

const fn bit(terrain: Terrain) -> Terrains {
    1 << terrain as u8
}

fn index(cell: Cell) -> usize {
    let reach = Cell::REACH + 1;
    (cell.y() + reach) as usize * ROW + (cell.x() + reach) as usize
}

fn neighbours(cell: usize) -> [usize; 4] {
    [cell + ROW, cell + 1, cell - ROW, cell - 1]
}
