//! Plays as beginners do: it overlooks things, and takes the best of what it sees.
//!
//! A beginner misses crowns, likes large territories even without crowns, does not look far from the
//! last domino, considers one half of a domino and not the other, claims what looks pretty without
//! checking where it would go, leaves gaps, and forgets optional actions. It never acts at random,
//! except to choose between actions that look equally good.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{
    Action, Actor, Cell, Direction, Domino, DominoId, Half, Kingdom, Phase, Placement, Position,
    Terrain,
};

use crate::bot::Bot;
use crate::rival::rival_to_claim;
use crate::rollout::score_actions;
use crate::ties::Best;

/// The habits of a beginner.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// How often the crowns of a square are noticed; otherwise they are missed for this decision.
    pub(crate) notices_crowns: f64,
    /// How many joined squares seem worth a point.
    pub(crate) squares_for_a_point: i32,
    /// Whether it looks at the whole kingdom, not only around the last domino.
    pub(crate) looks_around: bool,
    /// Whether it considers both halves of a domino, not only the better one.
    pub(crate) considers_both_halves: bool,
    /// How often it forgets a chance to tax, build or bribe the dragon.
    pub(crate) forgets: f64,
}

#[derive(Clone, Debug)]
pub(crate) struct Novice {
    habits: Habits,
    random: Xoshiro256PlusPlus,
    chosen: Action,
}

impl Novice {
    /// The seed determines what it misses and how it breaks ties.
    pub(crate) fn new(habits: Habits, seed: u64) -> Self {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { habits, random, chosen: Action::Pass }
    }

    /// Chooses a spot for the domino to place.
    fn choose_spot(&mut self, kingdom: &Kingdom, id: DominoId) -> Action {
        let seen = SeenKingdom::new(kingdom, self.noticing());
        let domino = self.glimpse(id);
        let last = kingdom.dominoes().next_back().filter(|_| !self.habits.looks_around);
        let mut best = Best::new();
        for placement in &kingdom.placements(id) {
            // Look further away only if nothing fits nearby.
            let is_near = last.is_none_or(|last| touch(last.placement, placement));
            let value = (is_near, seen.spot_value(domino, placement, self.habits));
            best.weigh(placement, value, &mut self.random);
        }
        match best.take() {
            Some(placement) => Action::Place { domino: id, placement },
            None => Action::Discard(id),
        }
    }

    /// Chooses a domino for the next round: the prettiest, wherever it may go; for somebody else's
    /// king, the least pretty.
    fn choose_claim(&mut self, position: &Position, kingdom: &Kingdom) -> Action {
        let seen = SeenKingdom::new(kingdom, self.noticing());
        let line = position.next_line();
        let sign = if rival_to_claim(position).is_some() { -1 } else { 1 };
        let mut best = Best::new();
        for slot in line.free_slots() {
            let Some(entry) = line.get(slot) else { continue };
            let domino = self.glimpse(entry.domino);
            best.weigh(Action::Claim(slot), sign * seen.prettiness(domino), &mut self.random);
        }
        best.take().unwrap_or(Action::Pass)
    }

    /// Decides whether and how to tax, build or bribe.
    fn decide_optional(&mut self, position: &Position) -> Action {
        if self.random.random_bool(self.habits.forgets) {
            return Action::Pass;
        }
        let actions = position.legal_actions();
        let mut values = Vec::new();
        score_actions(position, &actions, &mut values);
        let offers = actions.iter().zip(values);
        offers.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(Action::Pass, |(action, _)| action)
    }

    /// A domino as it looks at first sight.
    fn glimpse(&mut self, id: DominoId) -> Domino {
        let mut notices = self.noticing();
        let Domino { left, right } = id.domino();
        let mut see = |half: Half| Half { crowns: notices(half.crowns), ..half };
        Domino { left: see(left), right: see(right) }
    }

    /// Takes the crowns of a square, and returns those that are noticed: all or none.
    fn noticing(&mut self) -> impl FnMut(u8) -> u8 {
        |crowns| if self.random.random_bool(self.habits.notices_crowns) { crowns } else { 0 }
    }
}

impl Bot for Novice {
    fn start(&mut self, position: &Position) {
        let Actor::Seat(seat) = position.actor() else { return };
        let kingdom = position.kingdom(position.rules().realm_of(seat));
        self.chosen = match position.domino_to_place() {
            Some(domino) => self.choose_spot(kingdom, domino),
            None if position.phase() == Phase::Claim => self.choose_claim(position, kingdom),
            None => self.decide_optional(position),
        };
    }

    fn think(&mut self, _: u32) -> bool {
        false
    }

    fn best(&self) -> Action {
        self.chosen
    }
}

/// Whether two dominoes lie edge to edge.
fn touch(one: Placement, other: Placement) -> bool {
    let cells = |placement: Placement| [Some(placement.at), placement.end()].into_iter().flatten();
    cells(one).any(|cell| cells(other).any(|next| is_beside(cell, next)))
}

fn is_beside(one: Cell, other: Cell) -> bool {
    Direction::ALL.into_iter().any(|toward| one.step(toward) == Some(other))
}

/// A kingdom as it looks at first sight.
struct SeenKingdom {
    territories: Vec<SeenTerritory>,
}

struct SeenTerritory {
    terrain: Terrain,
    cells: Vec<Cell>,
    /// The crowns that were noticed.
    crowns: u8,
}

impl SeenKingdom {
    fn new(kingdom: &Kingdom, mut notices: impl FnMut(u8) -> u8) -> Self {
        let territories = kingdom.territories().map(|territory| {
            let cells: Vec<Cell> = territory.cells().collect();
            let crowns = |&cell: &Cell| kingdom.square(cell).map_or(0, |square| square.crowns);
            SeenTerritory {
                terrain: territory.terrain,
                crowns: cells.iter().map(|cell| notices(crowns(cell))).sum(),
                cells,
            }
        });
        Self { territories: territories.collect() }
    }

    /// What a spot seems to be worth.
    fn spot_value(&self, domino: Domino, placement: Placement, habits: Habits) -> i32 {
        let Some(end) = placement.end() else { return 0 };
        let worth = |half: Half, at: Cell| {
            let (points, squares) = self.half_gain(half, at);
            habits.squares_for_a_point * points + squares
        };
        let (left, right) = (worth(domino.left, placement.at), worth(domino.right, end));
        if habits.considers_both_halves { left + right } else { left.max(right) }
    }

    /// The points that one half seems to add on a cell, and the squares that it joins there.
    fn half_gain(&self, half: Half, at: Cell) -> (i32, i32) {
        let (mut squares, mut crowns, mut points_before) = (0, i32::from(half.crowns), 0);
        let alike = self.territories.iter().filter(|territory| territory.terrain == half.terrain);
        for joined in alike.filter(|territory| territory.is_beside(at)) {
            let (size, crowned) = (joined.cells.len() as i32, i32::from(joined.crowns));
            squares += size;
            crowns += crowned;
            points_before += size * crowned;
        }
        ((squares + 1) * crowns - points_before, squares)
    }

    /// How pretty a domino is, wherever it may go: its crowns, and terrains already in the kingdom.
    fn prettiness(&self, domino: Domino) -> i32 {
        let of_half = |half: Half| {
            let is_known = self.territories.iter().any(|known| known.terrain == half.terrain);
            2 * i32::from(half.crowns) + i32::from(is_known)
        };
        of_half(domino.left) + of_half(domino.right)
    }
}

impl SeenTerritory {
    fn is_beside(&self, at: Cell) -> bool {
        self.cells.iter().any(|&cell| is_beside(at, cell))
    }
}

#[cfg(test)]
mod tests {
    use rules::{Deal, DominoSet, Grid, Origin, Rules, Seat};
    use testkit::{game, shuffle};

    use super::*;

    /// A beginner without any of the bad habits.
    const PRACTISED: Habits = Habits {
        notices_crowns: 1.0,
        squares_for_a_point: 3,
        looks_around: true,
        considers_both_halves: true,
        forgets: 0.0,
    };

    const WHEAT: Half = Half { terrain: Terrain::Wheat, crowns: 0 };
    const LAKE: Half = Half { terrain: Terrain::Lake, crowns: 0 };

    fn domino(number: u8) -> DominoId {
        DominoId::new(Origin::Kingdomino, number).unwrap()
    }

    fn cell((x, y): (i8, i8)) -> Cell {
        Cell::new(x, y).unwrap()
    }

    fn land(half: Half, cells: &[(i8, i8)]) -> impl Iterator<Item = (Cell, Half)> {
        cells.iter().map(move |&at| (cell(at), half))
    }

    /// Where each of twenty beginners places a domino.
    fn spots(habits: Habits, kingdom: &Kingdom, id: DominoId) -> Vec<Placement> {
        let spots = (0..20).map(|seed| match Novice::new(habits, seed).choose_spot(kingdom, id) {
            Action::Place { placement, .. } => placement,
            other => panic!("{other:?}"),
        });
        spots.collect()
    }

    /// Its left half is wheat, its right half a lake.
    fn wheat_and_lake() -> DominoId {
        domino(14)
    }

    /// How many of twenty beginners place the lake of [`wheat_and_lake`] beside the western square.
    fn lakes_in_the_west(habits: Habits, kingdom: &Kingdom) -> usize {
        let spots = spots(habits, kingdom, wheat_and_lake());
        let lakes = spots.iter().filter_map(|spot| spot.end());
        lakes.filter(|&lake| is_beside(lake, cell((-1, 0)))).count()
    }

    #[test]
    fn crowns_may_be_missed() {
        let small = land(Half { crowns: 2, ..LAKE }, &[(-1, 0)]);
        let large = land(LAKE, &[(1, 0), (1, 1), (1, 2)]);
        let kingdom = Kingdom::from_squares(Grid::Five, small.chain(large)).unwrap();
        let joins_small =
            |notices_crowns| lakes_in_the_west(Habits { notices_crowns, ..PRACTISED }, &kingdom);
        assert_eq!((joins_small(1.0), joins_small(0.0)), (20, 0));
        assert!((1..20).contains(&joins_small(0.5)), "{}", joins_small(0.5));
    }

    #[test]
    fn large_lands_are_attractive_even_without_crowns() {
        let small = land(Half { crowns: 1, ..LAKE }, &[(-1, 0)]);
        let large = land(LAKE, &[(1, 0), (1, 1), (1, 2)]);
        let kingdom = Kingdom::from_squares(Grid::Five, small.chain(large)).unwrap();
        let joins_small = |squares_for_a_point| {
            lakes_in_the_west(Habits { squares_for_a_point, ..PRACTISED }, &kingdom)
        };
        assert_eq!((joins_small(1), joins_small(3)), (0, 20));
    }

    #[test]
    fn a_beginner_may_consider_only_one_half() {
        let fields = land(WHEAT, &[(-1, 0), (-2, 0)]);
        let pond = land(LAKE, &[(1, 1), (1, 2)]);
        let lake = land(LAKE, &[(2, -1), (2, -2), (1, -2)]);
        let kingdom = Kingdom::from_squares(Grid::Five, fields.chain(pond).chain(lake)).unwrap();
        let joins_both = Placement { at: cell((-1, 1)), toward: Direction::East };
        for spot in spots(PRACTISED, &kingdom, wheat_and_lake()) {
            assert_eq!(spot, joins_both, "the wheat joins the fields and the lake the pond");
        }
        let one_sided = Habits { considers_both_halves: false, ..PRACTISED };
        for spot in spots(one_sided, &kingdom, wheat_and_lake()) {
            let mut lake = [(2, -1), (2, -2), (1, -2)].into_iter().map(cell);
            let joins_lake = lake.any(|cell| is_beside(cell, spot.end().unwrap()));
            assert!(joins_lake, "the lake joins the larger lake: {spot:?}");
        }
    }

    #[test]
    fn a_beginner_may_look_only_around_the_last_domino() {
        let east = Placement { at: cell((1, 0)), toward: Direction::North };
        let west = Placement { at: cell((-1, 0)), toward: Direction::North };
        let kingdom = Kingdom::new(Grid::Five).with(domino(7), east).with(domino(1), west);
        for spot in spots(PRACTISED, &kingdom, domino(8)) {
            assert!(touch(east, spot), "lakes to lakes: {spot:?}");
        }
        for spot in spots(Habits { looks_around: false, ..PRACTISED }, &kingdom, domino(8)) {
            assert!(touch(west, spot), "beside the fields laid last: {spot:?}");
        }
    }

    #[test]
    fn the_prettiest_domino_is_claimed_if_its_crowns_are_noticed() {
        let mut position = Position::new("k2".parse::<Rules>().unwrap()).unwrap();
        let line: DominoSet = [1, 7, 14, 48].map(domino).into_iter().collect();
        position.deal(Deal::Line(line)).unwrap();
        position.deal(Deal::King(Seat::new(0).unwrap())).unwrap();
        let claim_the_prettiest = |notices_crowns| {
            let habits = Habits { notices_crowns, ..PRACTISED };
            let claims = (0..100).map(|seed| {
                let mut novice = Novice::new(habits, seed);
                novice.start(&position);
                novice.best()
            });
            claims.filter(|claim| matches!(claim, Action::Claim(slot) if slot.index() == 3)).count()
        };
        assert_eq!(claim_the_prettiest(1.0), 100);
        assert!((10..50).contains(&claim_the_prettiest(0.0)), "all look equally good");
    }

    #[test]
    fn somebody_elses_king_is_put_on_the_least_pretty_domino() {
        let mut position = Position::new("k2+anyking".parse::<Rules>().unwrap()).unwrap();
        let line: DominoSet = [1, 7, 14, 48].map(domino).into_iter().collect();
        position.deal(Deal::Line(line)).unwrap();
        for (king, slots) in [(0, vec![3]), (1, vec![0, 1, 2])] {
            let mut drawn = position;
            drawn.deal(Deal::King(Seat::new(king).unwrap())).unwrap();
            let habits = Habits { notices_crowns: 1.0, ..PRACTISED };
            for seed in 0..20 {
                let mut novice = Novice::new(habits, seed);
                novice.start(&drawn);
                let Action::Claim(slot) = novice.best() else { panic!("a claim is due") };
                assert!(slots.contains(&slot.index()), "{slot:?} for the king of {king}");
            }
        }
    }

    #[test]
    fn optional_actions_may_be_forgotten() {
        let rules = "q2".parse().unwrap();
        let mut random = shuffle::random(5);
        let (mut taken, mut chances) = (0, 0);
        game::record(rules, &shuffle::stock(&rules, &mut shuffle::random(6)), |position| {
            let may_pass = position.legal_actions().contains(Action::Pass);
            let choose = |forgets| {
                let mut novice = Novice::new(Habits { forgets, ..PRACTISED }, 1);
                novice.start(position);
                novice.best()
            };
            if may_pass {
                assert_eq!(choose(1.0), Action::Pass);
                chances += 1;
                taken += usize::from(choose(0.0) != Action::Pass);
            }
            game::random_action(position, &mut random).unwrap()
        });
        assert!(taken * 4 > chances, "{taken} of {chances}");
    }
}
