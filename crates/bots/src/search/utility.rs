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
}
