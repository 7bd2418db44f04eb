//! What a kingdom can still become: which cells can ever be filled, which bonuses can still be won.
//!
//! The answers never give up too early. A terrain counts as possible on a cell if some sequence of
//! the remaining dominoes could bring it there, even using a domino more than once. So what is not
//! possible here can never happen, but what is possible here may not happen either.

use rules::{Cell, DominoId, DominoSet, Kingdom, Phase, Position, Realm, Seat, Terrain};

use super::kingdom::Area;

/// What a realm may still receive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The dominoes it may still get.
    pub dominoes: DominoSet,
    /// How many it will still get.
    pub turns: u8,
}

impl Outlook {
    /// Every domino, any number of times: for a kingdom outside a game.
    pub fn anything() -> Self {
        Self { dominoes: DominoId::all().collect(), turns: u8::MAX }
    }

    /// What a realm may still receive in a game.
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

    /// Free cells of a kingdom's room that can never be filled.
    pub fn dead_cells(&self, kingdom: &Kingdom) -> Vec<Cell> {
        let room = Area::room(kingdom);
        let possible = Possible::within(kingdom, room, self);
        room.cells().filter(|&cell| possible.at(cell) == 0).collect()
    }

    /// Whether the grid can still be filled completely (§6.6): some window around the kingdom has
    /// only possible cells, and they can be paired up.
    pub fn may_be_full(&self, kingdom: &Kingdom) -> bool {
        kingdom.is_full()
            || Area::windows(kingdom).any(|window| {
                let possible = Possible::within(kingdom, window, self);
                window.cells().all(|cell| possible.at(cell) != 0) && possible.pairs_up()
            })
    }

    /// Whether the castle can still end up in the middle (§6.5): each side of the grid around it
    /// has a possible cell at its edge.
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

/// Kings of the current line whose domino has not been placed or discarded yet.
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

/// A set of terrains, as bits.
type Terrains = u8;

const ANY: Terrains = 0x7f;

/// A value for each cell, with a border, so that every cell has four neighbours.
type Cells<T> = [T; ROW * ROW];

const ROW: usize = 2 * (Cell::REACH as usize + 1) + 1;

/// The terrains that each cell may have some day: its own if it has one, and any for the castle.
struct Possible {
    terrains: Cells<Terrains>,
    /// The cells to fill.
    free: Vec<usize>,
    is_free: Cells<bool>,
    matches: Matches,
}

impl Possible {
    /// Adds the dominoes to come in rounds: after each round the cells hold at least every terrain
    /// that any order of that many dominoes could bring.
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
            // A cell where everything is possible, as is soon true of most, needs no more checks.
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

    /// Whether the cells to fill can be divided into pairs of neighbours that some domino may cover
    /// some day: a perfect matching between the two colours of a chessboard.
    fn pairs_up(&self) -> bool {
        let mut partner_of = [None; ROW * ROW];
        let (white, black): (Vec<usize>, Vec<usize>) =
            self.free.iter().partition(|&cell| cell % 2 == 0);
        let pairs =
            |&cell: &usize| self.find_partner(cell, &mut partner_of, &mut [false; ROW * ROW]);
        white.len() == black.len() && white.iter().all(pairs)
    }

    /// Finds a partner for a cell, possibly one whose current partner can find another.
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

/// The terrains beside a cell, except on one side.
fn beside(terrains: &Cells<Terrains>, cell: usize, but: usize) -> Terrains {
    neighbours(cell)
        .into_iter()
        .filter(|&other| other != but)
        .fold(0, |all, other| all | terrains[other])
}

/// The terrains that share a domino.
struct Matches {
    /// For each set of terrains: every terrain that shares a domino with one of them.
    partners: [Terrains; 1 << Terrain::ALL.len()],
    /// Every terrain on any domino.
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

    /// The terrains that a domino may bring to a cell while its other half covers `other`: one of
    /// the halves must match its neighbours.
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
