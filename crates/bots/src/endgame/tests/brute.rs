//! Plays every action on whole positions: slow, and too simple to be wrong.

use core::cmp::Ordering;

use rules::{Actor, Chance, Deal, Position};

use crate::search::Utility;

/// How content each realm is, in whole numbers.
type Contents = Vec<i64>;

/// A search without any thought.
pub(super) struct Brute {
    utility: Utility,
    positions_left: u32,
}

impl Brute {
    pub(super) fn new(utility: Utility, most_positions: u32) -> Self {
        Self { utility, positions_left: most_positions }
    }

    /// How it ends after each legal action, and which of them is best; `None` if it takes too long.
    pub(super) fn ends(&mut self, position: &Position) -> Option<(Vec<Contents>, usize)> {
        let Actor::Seat(seat) = position.actor() else { panic!("a seat is to move") };
        let mover = position.rules().realm_of(seat).index();
        let mut ends: Vec<Contents> = Vec::new();
        let mut best = 0;
        for action in &position.legal_actions() {
            let mut next = *position;
            next.play(action).unwrap();
            ends.push(self.end(next)?);
            let new = ends.len() - 1;
            if compare(&ends[new], &ends[best], mover).is_gt() {
                best = new;
            }
        }
        Some((ends, best))
    }

    fn end(&mut self, mut position: Position) -> Option<Contents> {
        self.positions_left = self.positions_left.checked_sub(1)?;
        deal_known(&mut position);
        if position.actor() == Actor::Nobody {
            return Some(contents_at_the_end(self.utility, &position));
        }
        let (mut ends, best) = self.ends(&position)?;
        Some(ends.swap_remove(best))
    }
}

/// Deals what is known by exclusion.
pub(super) fn deal_known(position: &mut Position) {
    while let Some(Chance::Line { count, unseen }) = position.chance() {
        assert_eq!(count, unseen.len(), "nothing is left to chance");
        position.deal(Deal::Line(unseen)).unwrap();
    }
}

/// By the rules' own word on points and winners.
pub(super) fn contents_at_the_end(utility: Utility, end: &Position) -> Contents {
    let outcome = end.outcome().expect("the game is over");
    let winners: Vec<_> = outcome.winners().collect();
    let share = |realm| if winners.contains(&realm) { 1.0 / winners.len() as f32 } else { 0.0 };
    let points: Vec<_> = end.rules().realms().map(|realm| end.points(realm)).collect();
    contents(utility, &points, &end.rules().realms().map(share).collect::<Vec<_>>())
}

/// What the utility makes of points and of shares in the victory.
pub(super) fn contents(utility: Utility, points: &[u16], wins: &[f32]) -> Contents {
    let winning = f64::from(utility.winning);
    let a_twelfth = (winning * 1e9 / 12.0).round() as i64;
    let a_point = ((1.0 - winning) * 1e9 / f64::from(utility.scale)).round() as i64;
    let twelfths = |win: f32| (win * 12.0).round() as i64;
    let content = |(&points, &win)| twelfths(win) * a_twelfth + i64::from(points) * a_point;
    points.iter().zip(wins).map(content).collect()
}

/// Own content first, then less for the others in all, then less for the first of them and so on.
fn compare(one: &Contents, two: &Contents, mover: usize) -> Ordering {
    let others = |contents: &Contents| {
        let mut others = contents.clone();
        others.remove(mover);
        others
    };
    let sum = |contents: &Contents| others(contents).iter().sum::<i64>();
    one[mover].cmp(&two[mover]).then(sum(two).cmp(&sum(one))).then(others(two).cmp(&others(one)))
}
