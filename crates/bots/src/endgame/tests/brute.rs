//! Brute force on whole positions: slow, and too simple to be wrong.

use core::cmp::Ordering;

use rules::{Actor, Chance, Deal, Position};

use crate::search::Utility;

/// By realm.
type Payoffs = Vec<i64>;

pub(super) struct Brute {
    utility: Utility,
    positions_left: u32,
}

impl Brute {
    pub(super) fn new(utility: Utility, most_positions: u32) -> Self {
        Self { utility, positions_left: most_positions }
    }

    /// The payoffs after each legal action, and the index of the best; `None` if it takes too long.
    pub(super) fn ends(&mut self, position: &Position) -> Option<(Vec<Payoffs>, usize)> {
        let Actor::Seat(seat) = position.actor() else { panic!("a seat is to move") };
        let mover = position.rules().realm_of(seat).index();
        let mut ends: Vec<Payoffs> = Vec::new();
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

    fn end(&mut self, mut position: Position) -> Option<Payoffs> {
        self.positions_left = self.positions_left.checked_sub(1)?;
        deal_known(&mut position);
        if position.actor() == Actor::Nobody {
            return Some(final_payoffs(self.utility, &position));
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

/// Payoffs of a finished game, with points and winners as the rules report them.
pub(super) fn final_payoffs(utility: Utility, end: &Position) -> Payoffs {
    let outcome = end.outcome().expect("the game is over");
    let winners: Vec<_> = outcome.winners().collect();
    let share = |realm| if winners.contains(&realm) { 1.0 / winners.len() as f32 } else { 0.0 };
    let points: Vec<_> = end.rules().realms().map(|realm| end.points(realm)).collect();
    payoffs(utility, &points, &end.rules().realms().map(share).collect::<Vec<_>>())
}

/// Payoffs of these points and win shares.
pub(super) fn payoffs(utility: Utility, points: &[u16], wins: &[f32]) -> Payoffs {
    let winning = f64::from(utility.winning);
    let a_twelfth = (winning * 1e9 / 12.0).round() as i64;
    let a_point = ((1.0 - winning) * 1e9 / f64::from(utility.scale)).round() as i64;
    let twelfths = |win: f32| (win * 12.0).round() as i64;
    let payoff = |(&points, &win)| twelfths(win) * a_twelfth + i64::from(points) * a_point;
    points.iter().zip(wins).map(payoff).collect()
}

/// More for the mover, then less for the others in total, then less for the first of them, and so on.
fn compare(one: &Payoffs, two: &Payoffs, mover: usize) -> Ordering {
    let others = |payoffs: &Payoffs| {
        let mut others = payoffs.clone();
        others.remove(mover);
        others
    };
    let sum = |payoffs: &Payoffs| others(payoffs).iter().sum::<i64>();
    one[mover].cmp(&two[mover]).then(sum(two).cmp(&sum(one))).then(others(two).cmp(&others(one)))
}
