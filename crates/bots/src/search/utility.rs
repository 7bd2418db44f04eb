//! What a search wants: to win, and points besides.

use crate::evaluator::{Estimate, REALMS_MAX};

/// Turns expected points into what each realm wants.
#[derive(Clone, Copy, Debug)]
pub struct Utility {
    /// How much of the wish is for winning; the rest is for points.
    pub winning: f32,
    /// Points of lead that make a win likely while much is still to come.
    pub spread: f32,
    /// Points that are worth a whole win to the part that wishes for points.
    pub scale: f32,
}

impl Default for Utility {
    fn default() -> Self {
        Self { winning: 0.3, spread: 25.0, scale: 100.0 }
    }
}

impl Utility {
    /// How content each realm would be.
    pub(super) fn of(&self, estimate: &Estimate, realms: usize, over: bool) -> [f32; REALMS_MAX] {
        let mut content = [0.0; REALMS_MAX];
        for (realm, content) in content.iter_mut().enumerate().take(realms) {
            let points = estimate.points[realm] / self.scale;
            let win = self.win(estimate, realm, realms, over);
            *content = self.winning * win + (1.0 - self.winning) * points;
        }
        content
    }

    /// The chance to win that a lead promises.
    pub(super) fn win(&self, estimate: &Estimate, realm: usize, realms: usize, over: bool) -> f32 {
        let others = (0..realms).filter(|&other| other != realm);
        let best = others.map(|other| estimate.points[other]).fold(f32::MIN, f32::max);
        let lead = estimate.points[realm] - best;
        match over {
            // A tie is decided by what the estimate does not hold; count it as half.
            true if lead == 0.0 => 0.5,
            true => f32::from(u8::from(lead > 0.0)),
            false => 1.0 / (1.0 + (-2.0 * lead / self.spread).exp()),
        }
    }
}
