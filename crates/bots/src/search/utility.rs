//! What a search wants: to win, and points besides.

use crate::evaluator::{Estimate, REALMS_MAX};

/// Turns expected points into what each realm wants.
#[derive(Clone, Copy, Debug)]
pub struct Utility {
    /// How much of the wish is for winning; the rest is for points.
    pub winning: f32,
    /// Points that are worth a whole win to the part that wishes for points.
    pub scale: f32,
}

impl Default for Utility {
    fn default() -> Self {
        Self { winning: 0.9, scale: 100.0 }
    }
}

impl Utility {
    /// How content a realm would be that has this chance to win.
    pub(crate) fn content(self, points: f32, win: f32) -> f32 {
        self.winning * win + (1.0 - self.winning) * points / self.scale
    }
}

/// The chance of each realm to win, as if every pair of realms were a match of its own.
pub(super) fn chances(estimate: &Estimate, realms: usize) -> [f32; REALMS_MAX] {
    let mut chances = [0.0; REALMS_MAX];
    for (realm, chance) in chances.iter_mut().enumerate().take(realms) {
        let others = (0..realms).filter(|&other| other != realm);
        *chance = others.map(|other| duel(estimate, realm, other)).product();
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| if sum > 0.0 { chance / sum } else { 0.0 })
}

/// The chance to end before another realm: errors are taken for normal, and the curve for a
/// logistic one, which is close to it.
fn duel(estimate: &Estimate, one: usize, other: usize) -> f32 {
    let lead = estimate.points[one] - estimate.points[other];
    let [a, b] = [estimate.spread[one], estimate.spread[other]];
    let spread = (a * a + b * b).sqrt();
    if spread > 0.0 {
        // 1.36 is 1.702, which brings the curves together, over the 1.253 of a normal error's
        // deviation to its average.
        return 1.0 / (1.0 + libm::expf(-1.36 * lead / spread));
    }
    // A tie is decided by what the estimate does not hold; count it as half.
    if lead == 0.0 { 0.5 } else { f32::from(u8::from(lead > 0.0)) }
}
