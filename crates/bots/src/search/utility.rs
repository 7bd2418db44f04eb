//! What a search maximises: mostly wins, and some points.

use crate::evaluator::{Estimate, REALMS_MAX};

/// Turns expected points and wins into a utility for each realm.
#[derive(Clone, Copy, Debug)]
pub struct Utility {
    /// The weight of winning; the rest is for points.
    pub winning: f32,
    /// How many points count as much as a win does, at equal weight.
    pub scale: f32,
}

impl Default for Utility {
    fn default() -> Self {
        Self { winning: 0.9, scale: 100.0 }
    }
}

impl Utility {
    /// The utility of these points and this chance to win.
    pub(crate) fn value(self, points: f32, win: f32) -> f32 {
        self.winning * win + (1.0 - self.winning) * points / self.scale
    }
}

/// Each realm's chance to win, as if every pair of realms were a separate match.
pub(super) fn win_chances(estimate: &Estimate, realms: usize) -> [f32; REALMS_MAX] {
    let mut chances = [0.0; REALMS_MAX];
    for (realm, chance) in chances.iter_mut().enumerate().take(realms) {
        let others = (0..realms).filter(|&other| other != realm);
        *chance = others.map(|other| chance_ahead(estimate, realm, other)).product();
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| if sum > 0.0 { chance / sum } else { 0.0 })
}

/// The chance to finish ahead of another realm: errors are assumed normal, and their curve is
/// approximated by a logistic one.
fn chance_ahead(estimate: &Estimate, one: usize, other: usize) -> f32 {
    let lead = estimate.points[one] - estimate.points[other];
    let [a, b] = [estimate.spread[one], estimate.spread[other]];
    let spread = (a * a + b * b).sqrt();
    if spread > 0.0 {
        // 1.36 is 1.702, which matches the two curves, over 1.253, the ratio of a normal error's
        // deviation to its average.
        return 1.0 / (1.0 + libm::expf(-1.36 * lead / spread));
    }
    // A tie is decided by what the estimate does not cover; count it as half.
    if lead == 0.0 { 0.5 } else { f32::from(u8::from(lead > 0.0)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winning_and_points_are_weighed() {
        let value = |winning, points, win| Utility { winning, scale: 100.0 }.value(points, win);
        let close = |one: f32, other: f32| assert!((one - other).abs() < 1e-6, "{one} {other}");
        close(value(0.9, 50.0, 1.0), 0.9 + 0.1 * 0.5);
        close(value(0.9, 50.0, 0.0), 0.1 * 0.5);
        close(value(0.0, 80.0, 1.0), 0.8);
        close(value(1.0, 80.0, 0.25), 0.25);
    }

    fn chances(points: &[f32], spread: f32) -> Vec<f32> {
        let mut estimate = Estimate::default();
        for (realm, &points) in points.iter().enumerate() {
            (estimate.points[realm], estimate.spread[realm]) = (points, spread);
        }
        let all = win_chances(&estimate, points.len());
        assert!(all[points.len()..].iter().all(|chance| *chance == 0.0), "nobody plays there");
        all[..points.len()].to_vec()
    }

    fn agree(one: &[f32], other: &[f32]) {
        let close = |(one, other): (&f32, &f32)| (one - other).abs() < 1e-3;
        assert!(one.len() == other.len() && one.iter().zip(other).all(close), "{one:?} {other:?}");
    }

    #[test]
    fn equals_have_equal_chances_and_the_leader_the_best() {
        for realms in 2..=REALMS_MAX {
            agree(&chances(&vec![40.0; realms], 6.0), &vec![1.0 / realms as f32; realms]);
            agree(&chances(&vec![40.0; realms], 0.0), &vec![1.0 / realms as f32; realms]);
        }
        let three = chances(&[50.0, 45.0, 30.0], 6.0);
        assert!(three[0] > three[1] && three[1] > three[2] && three[2] > 0.0, "{three:?}");
        assert!((three.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        agree(&chances(&[50.0, 20.0, 20.0], 1.0), &[1.0, 0.0, 0.0]);
    }

    #[test]
    fn nothing_is_left_to_chance_once_the_points_are_certain() {
        agree(&chances(&[50.0, 49.0], 0.0), &[1.0, 0.0]);
        agree(&chances(&[49.0, 50.0, 50.0], 0.0), &[0.0, 0.5, 0.5]);
    }

    /// Two independent normal errors of average size 3 and 4: their difference is normal with a
    /// deviation of 5 times 1.2533.
    #[test]
    fn chances_follow_the_curve_of_normal_errors() {
        for (lead, share) in
            [(0.0, 0.5), (2.0, 0.6252), (5.0, 0.7876), (10.0, 0.9447), (-5.0, 0.2124)]
        {
            let mut estimate = Estimate::default();
            (estimate.points[0], estimate.spread[0]) = (40.0 + lead, 3.0);
            (estimate.points[1], estimate.spread[1]) = (40.0, 4.0);
            let [one, other, ..] = win_chances(&estimate, 2);
            assert!((one - share).abs() < 0.012, "{one} for {share}, {lead} points ahead");
            assert!((one + other - 1.0).abs() < 1e-5);
        }
    }
}
