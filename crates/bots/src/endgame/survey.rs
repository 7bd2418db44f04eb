//! A kingdom with its territories counted, and kept counted as dominoes are added.
//!
//! An endgame looks at a hundred thousand kingdoms that differ in one domino. To find all
//! territories anew in each takes ten times longer than to see which of them a domino joins.

use rules::{Cell, Direction, Domino, DominoId, Estate, Half, Kingdom, Placement, Purse, Rules};

use super::merit::Merit;

/// Cells with a border around them, so that a step never leaves the map.
const SIDE: usize = 2 * Cell::REACH as usize + 3;
/// A 7×7 kingdom has 48 squares, each perhaps a territory of its own; number 0 is none.
const TERRITORIES: usize = 49;

/// A kingdom and its territories.
#[derive(Clone, Copy, Debug)]
pub(super) struct Survey {
    kingdom: Kingdom,
    /// The territory on each cell when it was last counted; it may have joined another since.
    on: [u8; SIDE * SIDE],
    territories: [Territory; TERRITORIES],
    count: u8,
    worth: Worth,
}

#[derive(Clone, Copy, Debug, Default)]
struct Territory {
    terrain: u8,
    squares: u8,
    crowns: u8,
    /// The territory that it is part of now; itself if none.
    part_of: u8,
}

/// What territories are worth in all.
#[derive(Clone, Copy, Debug, Default)]
struct Worth {
    points: u16,
    largest: u8,
    crowns: u8,
}

/// What the options of the rules add (§6.5, §6.6), by whether a kingdom is centred and full.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bonuses<'a> {
    rules: &'a Rules,
    any: bool,
    known: [[Option<u16>; 2]; 2],
}

impl Survey {
    pub(super) fn of(kingdom: &Kingdom) -> Self {
        let mut survey = Self {
            kingdom: *kingdom,
            on: [0; SIDE * SIDE],
            territories: [Territory::default(); TERRITORIES],
            count: 1,
            worth: Worth::default(),
        };
        for territory in kingdom.territories() {
            let number = survey.count;
            survey.count += 1;
            survey.territories[number as usize] = Territory {
                terrain: territory.terrain as u8,
                squares: territory.squares,
                crowns: territory.crowns,
                part_of: number,
            };
            for cell in territory.cells() {
                survey.on[index(cell)] = number;
            }
            survey.worth.points += territory.points();
            survey.worth.largest = survey.worth.largest.max(territory.squares);
            survey.worth.crowns += territory.crowns;
        }
        survey
    }

    pub(super) fn kingdom(&self) -> &Kingdom {
        &self.kingdom
    }

    /// The kingdom with one more domino.
    pub(super) fn with(&self, id: DominoId, placement: Placement) -> Self {
        let mut next = Self { kingdom: self.kingdom.with(id, placement), ..*self };
        let domino = id.domino();
        let at = index(placement.at);
        let end = beside(at, placement.toward);
        next.worth = self.worth_with(domino, placement);
        let left = self.joined(domino, domino.left, at, end);
        let number = next.join(left, domino.left);
        next.on[at] = number;
        if domino.left.terrain == domino.right.terrain {
            next.on[end] = number;
        } else {
            let right = self.joined(domino, domino.right, end, at);
            next.on[end] = next.join(right, domino.right);
        }
        next
    }

    /// What the kingdom is worth at the end of a game.
    pub(super) fn merit(&self, bonuses: &mut Bonuses<'_>) -> Merit {
        self.worth.merit(if bonuses.any { bonuses.of(&self.kingdom) } else { 0 })
    }

    /// What it is worth at the end of a game with one more domino.
    pub(super) fn merit_with(
        &self,
        id: DominoId,
        placement: Placement,
        bonuses: &mut Bonuses<'_>,
    ) -> Merit {
        let bonus = if bonuses.any { bonuses.of(&self.kingdom.with(id, placement)) } else { 0 };
        self.worth_with(id.domino(), placement).merit(bonus)
    }

    fn worth_with(&self, domino: Domino, placement: Placement) -> Worth {
        let at = index(placement.at);
        let end = beside(at, placement.toward);
        let mut worth = self.worth;
        worth.crowns += domino.left.crowns + domino.right.crowns;
        worth.add(&self.joined(domino, domino.left, at, end));
        if domino.left.terrain != domino.right.terrain {
            worth.add(&self.joined(domino, domino.right, end, at));
        }
        worth
    }

    /// What a half brings together on a cell, the other half lying beside it.
    fn joined(&self, domino: Domino, half: Half, at: usize, other: usize) -> Joined {
        let mut joined = Joined { squares: 1, crowns: half.crowns, ..Joined::default() };
        self.join_around(&mut joined, half.terrain as u8, at);
        if domino.left.terrain == domino.right.terrain {
            joined.squares += 1;
            joined.crowns += domino.left.crowns + domino.right.crowns - half.crowns;
            self.join_around(&mut joined, half.terrain as u8, other);
        }
        joined
    }

    fn join_around(&self, joined: &mut Joined, terrain: u8, at: usize) {
        for toward in Direction::ALL {
            let mut number = self.on[beside(at, toward)];
            let mut territory = self.territories[number as usize];
            if number == 0 || territory.terrain != terrain {
                continue;
            }
            while territory.part_of != number {
                number = territory.part_of;
                territory = self.territories[number as usize];
            }
            if joined.numbers >> number & 1 == 0 {
                joined.numbers |= 1 << number;
                joined.squares += territory.squares;
                joined.crowns += territory.crowns;
                joined.before += u16::from(territory.squares) * u16::from(territory.crowns);
            }
        }
    }

    /// Makes one territory of what was joined; returns its number.
    fn join(&mut self, joined: Joined, half: Half) -> u8 {
        let number = if joined.numbers == 0 {
            self.count += 1;
            self.count - 1
        } else {
            joined.numbers.trailing_zeros() as u8
        };
        let mut others = joined.numbers;
        while others != 0 {
            self.territories[others.trailing_zeros() as usize].part_of = number;
            others &= others - 1;
        }
        let (squares, crowns) = (joined.squares, joined.crowns);
        let terrain = half.terrain as u8;
        self.territories[number as usize] = Territory { terrain, squares, crowns, part_of: number };
        number
    }
}

/// Territories that a half brings together.
#[derive(Clone, Copy, Debug, Default)]
struct Joined {
    /// Their numbers, as bits.
    numbers: u64,
    squares: u8,
    crowns: u8,
    /// The points that they had.
    before: u16,
}

impl Worth {
    fn add(&mut self, joined: &Joined) {
        self.points += u16::from(joined.squares) * u16::from(joined.crowns) - joined.before;
        self.largest = self.largest.max(joined.squares);
    }

    fn merit(self, bonus: u16) -> Merit {
        Merit::new(self.points + bonus, self.largest, self.crowns)
    }
}

impl<'a> Bonuses<'a> {
    pub(super) fn new(rules: &'a Rules) -> Self {
        Self { rules, any: rules.middle_kingdom || rules.harmony, known: [[None; 2]; 2] }
    }

    /// What the rules say of the first kingdom of a kind is true of all of that kind.
    fn of(&mut self, kingdom: &Kingdom) -> u16 {
        let kind =
            &mut self.known[usize::from(kingdom.is_centred())][usize::from(kingdom.is_full())];
        *kind.get_or_insert_with(|| {
            let (rules, purse) = (self.rules, Purse::default());
            let estate = Estate { rules, kingdom, purse, hosts_queen: false };
            estate.points() - kingdom.crown_points()
        })
    }
}

fn index(cell: Cell) -> usize {
    let reach = Cell::REACH + 1;
    (cell.y() + reach) as usize * SIDE + (cell.x() + reach) as usize
}

fn beside(at: usize, toward: Direction) -> usize {
    match toward {
        Direction::North => at + SIDE,
        Direction::East => at + 1,
        Direction::South => at - SIDE,
        Direction::West => at - 1,
    }
}
