//! What a domino would do to a kingdom, wherever it may lie.
//!
//! To one half of a domino, all free cells beside the same territories are alike: it would join the
//! same territories and add the same points. There are few such groups of cells, called berths
//! here, so the places of a domino are compared group by group, as sets.

use super::atlas::{Area, Chart, Numbers, Tally};
use super::ring::Ring;
use crate::cell::{Direction, Placement};
use crate::domino::{Domino, DominoId};
use crate::domino_set::DominoSet;
use crate::list::List;
use crate::terrain::Terrain;

/// A place where a domino may lie, and what it does there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Where it would lie.
    pub placement: Placement,
    /// The points that territories gain.
    pub gain: u16,
    /// Edges of the domino that lie against squares, the castle or the border of the grid.
    pub snugness: u8,
}

/// What a half would join, added up.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    squares: u16,
    crowns: u16,
    points: u16,
}

impl Sum {
    fn with<R>(self, area: &Area<R>) -> Self {
        let (squares, crowns) = (area.squares.into(), area.crowns.into());
        self.plus(Self { squares, crowns, points: squares * crowns })
    }

    fn plus(self, other: Self) -> Self {
        Self {
            squares: self.squares + other.squares,
            crowns: self.crowns + other.crowns,
            points: self.points + other.points,
        }
    }

    /// Points gained by joining all of this and so many more squares and crowns into one territory.
    fn gain(self, squares: u16, crowns: u8) -> u16 {
        (self.squares + squares) * (self.crowns + u16::from(crowns)) - self.points
    }
}

/// Free cells beside the same areas of one terrain.
#[derive(Clone, Copy, Debug, Default)]
struct Berth<R> {
    cells: R,
    /// All cells next to these.
    beside: R,
    /// Indices of the areas in the chart, as bits; none for cells beside no square of the terrain.
    joins: u64,
    sum: Sum,
}

/// Enough berths for a terrain in all but the strangest kingdoms.
const FEW: usize = 8;

/// All berths of one terrain: together they cover all free cells.
#[derive(Clone, Debug, Default)]
struct Berths<R: Ring> {
    few: List<Berth<R>, FEW>,
    /// All of them, once there are more than a few.
    many: Vec<Berth<R>>,
}

impl<R: Ring> Berths<R> {
    #[inline(always)]
    fn find(&mut self, chart: &Chart<R>, free: R, terrain: Terrain) {
        self.few.clear();
        self.many.clear();
        self.few.push(Berth { cells: free, ..Berth::default() });
        for number in chart.of_terrain(terrain) {
            let area = &chart.areas[number];
            let beside = area.beside & free;
            if beside.is_empty() {
                continue;
            }
            // Split off the cells beside this area.
            for at in 0..self.all().len() {
                let berth = &mut self.all_mut()[at];
                let cells = berth.cells & beside;
                if !cells.is_empty() {
                    berth.cells = berth.cells ^ cells;
                    let (joins, sum) = (berth.joins | 1 << number, berth.sum.with(area));
                    self.push(Berth { cells, beside: R::EMPTY, joins, sum });
                }
            }
        }
        for berth in self.all_mut() {
            berth.beside = berth.cells.neighbours();
        }
    }

    #[inline(always)]
    fn push(&mut self, berth: Berth<R>) {
        if self.many.is_empty() && !self.few.is_full() {
            self.few.push(berth);
            return;
        }
        if self.many.is_empty() {
            self.many.extend_from_slice(&self.few);
        }
        self.many.push(berth);
    }

    #[inline(always)]
    fn all(&self) -> &[Berth<R>] {
        if self.many.is_empty() { &self.few } else { &self.many }
    }

    #[inline(always)]
    fn all_mut(&mut self) -> &mut [Berth<R>] {
        if self.many.is_empty() { &mut self.few } else { &mut self.many }
    }
}

/// The berth that a free cell is part of.
#[inline(always)]
fn berth_at<R: Ring>(berths: &[Berth<R>], bit: R) -> Berth<R> {
    berths.iter().find(|berth| berth.cells.meets(bit)).copied().unwrap_or_default()
}

/// Cached findings about a chart since its last domino. The same questions keep coming up: for
/// dominoes that share a terrain, and for one domino when it is claimed and again when it is
/// placed.
#[derive(Clone, Debug)]
pub(super) struct Findings<R: Ring> {
    free: R,
    berths: [Berths<R>; Terrain::ALL.len()],
    /// The terrains whose berths are known, as bits.
    terrains: u8,
    gains: [Option<u16>; DominoId::COUNT as usize],
    /// The dominoes whose gains are known.
    dominoes: DominoSet,
}

impl<R: Ring> Default for Findings<R> {
    fn default() -> Self {
        Self {
            free: R::EMPTY,
            berths: Default::default(),
            terrains: 0,
            gains: [None; DominoId::COUNT as usize],
            dominoes: DominoSet::EMPTY,
        }
    }
}

impl<R: Ring> Findings<R> {
    /// Starts over with these free cells.
    pub(super) fn forget(&mut self, free: R) {
        self.free = free;
        self.terrains = 0;
        self.dominoes = DominoSet::EMPTY;
    }

    /// What a domino would do in each place.
    #[inline(always)]
    pub(super) fn ask<'a>(&'a mut self, chart: &'a Chart<R>, id: DominoId) -> Prospects<'a, R> {
        let Domino { left, right } = id.domino();
        for terrain in [left.terrain, right.terrain] {
            if self.terrains >> terrain as u8 & 1 == 0 {
                self.berths[terrain as usize].find(chart, self.free, terrain);
                self.terrains |= 1 << terrain as u8;
            }
        }
        let [left, right] = [left, right].map(|half| self.berths[half.terrain as usize].all());
        Prospects { chart, id, left, right }
    }

    /// Points that a domino adds in its best place.
    #[inline(always)]
    pub(super) fn best_gain(&mut self, chart: &Chart<R>, id: DominoId) -> Option<u16> {
        if !self.dominoes.contains(id) {
            self.gains[id.index()] = self.ask(chart, id).best_gain();
            self.dominoes.insert(id);
        }
        self.gains[id.index()]
    }
}

/// A domino and a chart, with the berths of either half.
pub(super) struct Prospects<'a, R> {
    chart: &'a Chart<R>,
    id: DominoId,
    left: &'a [Berth<R>],
    right: &'a [Berth<R>],
}

impl<R: Ring> Prospects<'_, R> {
    /// Points gained with the left half in one berth and the right half in another.
    #[inline(always)]
    fn gain(&self, left: &Berth<R>, right: &Berth<R>) -> u16 {
        let halves = self.id.domino();
        let (one, two) = (halves.left, halves.right);
        if one.terrain != two.terrain {
            return left.sum.gain(1, one.crowns) + right.sum.gain(1, two.crowns);
        }
        self.joined(left, right).gain(2, one.crowns + two.crowns)
    }

    /// What two halves of one terrain would join in these berths.
    #[inline(always)]
    fn joined(&self, left: &Berth<R>, right: &Berth<R>) -> Sum {
        if left.joins == right.joins {
            left.sum
        } else if left.joins & right.joins == 0 {
            left.sum.plus(right.sum)
        } else {
            self.sum(left.joins | right.joins)
        }
    }

    /// Squares of the larger territory that the halves become part of in these berths.
    #[inline(always)]
    fn largest(&self, left: &Berth<R>, right: &Berth<R>) -> u8 {
        let halves = self.id.domino();
        if halves.left.terrain == halves.right.terrain {
            self.joined(left, right).squares as u8 + 2
        } else {
            left.sum.squares.max(right.sum.squares) as u8 + 1
        }
    }

    fn sum(&self, joins: u64) -> Sum {
        Numbers(joins).fold(Sum::default(), |sum, number| sum.with(&self.chart.areas[number]))
    }

    /// Points that the domino adds in its best place.
    #[inline(always)]
    fn best_gain(&self) -> Option<u16> {
        let mut best = None;
        self.for_each_pair(|left, right| best = best.max(Some(self.gain(left, right))));
        best
    }

    /// What all territories would score with the domino in its best place, given what they score
    /// now.
    #[inline(always)]
    pub(super) fn best_tally(&self, now: Tally) -> Option<Tally> {
        let Domino { left, right } = self.id.domino();
        let crowns = now.crowns + left.crowns + right.crowns;
        let mut best = None;
        self.for_each_pair(|left, right| {
            let points = now.points + self.gain(left, right);
            let largest = now.largest.max(self.largest(left, right));
            best = best.max(Some(Tally { points, largest, crowns }));
        });
        best
    }

    /// Visits all pairs of berths that have a place for the domino.
    #[inline(always)]
    fn for_each_pair(&self, mut see: impl FnMut(&Berth<R>, &Berth<R>)) {
        for left in self.left {
            for right in self.right {
                let mut ends = left.beside & right.cells;
                if left.joins | right.joins == 0 {
                    // A domino beside no square of its terrain must lie beside the castle (§5.4).
                    let castle = R::CASTLE.neighbours();
                    ends = ends & (castle | (left.cells & castle).neighbours());
                }
                if !ends.is_empty() {
                    see(left, right);
                }
            }
        }
    }

    /// Visits all places that add at least this many points.
    #[inline(always)]
    pub(super) fn for_each(&self, at_least: u16, mut see: impl FnMut(Prospect)) {
        // A double is written only with its second half to the north or east (§5.7).
        let ways = if self.id.is_double() { &Direction::ALL[..2] } else { &Direction::ALL };
        let snugness = self.chart.snugness();
        for left in self.left {
            for right in self.right {
                if !left.beside.meets(right.cells) {
                    continue;
                }
                let gain = self.gain(left, right);
                if gain < at_least {
                    continue;
                }
                for &toward in ways {
                    let back = toward.opposite();
                    let mut starts = left.cells & right.cells.moved(back);
                    if left.joins | right.joins == 0 {
                        let castle = R::CASTLE.neighbours();
                        starts = starts & (castle | castle.moved(back));
                    }
                    while !starts.is_empty() {
                        let bit = starts.first();
                        starts = starts ^ bit;
                        let at = self.chart.frame.cell::<R>(bit.place());
                        let snugness = snug(bit | bit.moved(toward), snugness);
                        see(Prospect { placement: Placement { at, toward }, gain, snugness });
                    }
                }
            }
        }
    }

    /// What the domino does in one of its places.
    #[inline(always)]
    pub(super) fn at(&self, placement: Placement, snugness: [R; 2]) -> Prospect {
        let bit = R::of(placement.at);
        let end = bit.moved(placement.toward);
        let gain = self.gain(&berth_at(self.left, bit), &berth_at(self.right, end));
        Prospect { placement, gain, snugness: snug(bit | end, snugness) }
    }
}

/// Adds up the two-digit binary numbers of a domino's cells.
#[inline(always)]
fn snug<R: Ring>(cells: R, [ones, twos]: [R; 2]) -> u8 {
    ((ones & cells).len() + 2 * (twos & cells).len()) as u8
}
