//! Means with confidence intervals, and the sequential test.
//!
//! One observation is one deal: the mean over its rotations. Games of one deal depend on each
//! other, deals do not, so intervals are Student's t intervals over deals.

use statrs::distribution::{ContinuousCDF, StudentsT};

/// A running mean and variance, by Welford's method.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    count: u64,
    center: f64,
    /// The sum of the squared deviations from the mean.
    squares: f64,
}

/// A mean and its confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean of the observations.
    pub mean: f64,
    /// Half the width of the 95 % confidence interval; infinite for fewer than two observations.
    pub plus_minus: f64,
}

impl Mean {
    /// Adds an observation.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let off = value - self.center;
        self.center += off / self.count as f64;
        self.squares += off * (value - self.center);
    }

    /// Observations so far.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean so far and its interval.
    pub fn estimate(&self) -> Estimate {
        let plus_minus = if self.count < 2 {
            f64::INFINITY
        } else {
            let free = (self.count - 1) as f64;
            quantile(free) * (self.squares / free / self.count as f64).sqrt()
        };
        Estimate { mean: self.center, plus_minus }
    }

    /// The same for a share, from 0 to 1. If all deals gave the same result, the interval assumes one
    /// more deal, half of which goes the other way: even a contestant that won everything may yet lose.
    pub fn share(&self) -> Estimate {
        let mut doubted = *self;
        if self.count > 1 && self.squares == 0.0 {
            doubted.add(if self.center < 0.5 { self.center + 0.5 } else { self.center - 0.5 });
        }
        Estimate { mean: self.center, ..doubted.estimate() }
    }
}

/// The quantile that leaves 2.5 % of Student's distribution on either side.
fn quantile(free: f64) -> f64 {
    StudentsT::new(0.0, 1.0, free).map_or(f64::INFINITY, |student| student.inverse_cdf(0.975))
}

/// A sequential probability ratio test on a win share, which stops as soon as it accepts one of two
/// hypotheses. This is the generalised test, with the normal approximation over the deals' means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The win share of the lower hypothesis.
    pub low: f64,
    /// The win share of the higher hypothesis.
    pub high: f64,
}

/// The hypothesis that the test accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Low,
    High,
}

impl Sprt {
    /// The chance of accepting either hypothesis when the other is true.
    pub const ERROR: f64 = 0.05;

    /// The log-likelihood ratio beyond which the test ends, on either side.
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// The log-likelihood ratio of the higher hypothesis to the lower one.
    ///
    /// The variance includes one imagined deal of the greatest uncertainty, so that a run of equal
    /// results does not count as certainty.
    pub fn ratio(&self, shares: &Mean) -> f64 {
        const IMAGINED: f64 = 0.25;
        let count = shares.count as f64;
        if shares.count == 0 {
            return 0.0;
        }
        let variance = (shares.squares + IMAGINED) / count;
        let off_middle = shares.center - f64::midpoint(self.low, self.high);
        count * (self.high - self.low) * off_middle / variance
    }

    /// The accepted hypothesis, once there is one.
    pub fn verdict(&self, shares: &Mean) -> Option<Verdict> {
        let ratio = self.ratio(shares);
        if ratio >= Self::bound() {
            Some(Verdict::High)
        } else if ratio <= -Self::bound() {
            Some(Verdict::Low)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mean(values: &[f64]) -> Mean {
        let mut mean = Mean::default();
        for &value in values {
            mean.add(value);
        }
        mean
    }

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-6, "{a} is not {b}");
    }

    #[test]
    fn intervals_match_hand_computed_values() {
        // Mean 5, squares 32, variance 32/7, standard error √(32/56) = 0.755929; 2.364624 in tables.
        let estimate = mean(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]).estimate();
        close(estimate.mean, 5.0);
        close(estimate.plus_minus, 0.755_928_9 * 2.364_624_3);
        // Mean 0.5, variance 0.125, standard error 0.25; 12.706205 in tables.
        let estimate = mean(&[0.25, 0.75]).estimate();
        close(estimate.mean, 0.5);
        close(estimate.plus_minus, 0.25 * 12.706_204_7);
        close(mean(&[3.0; 9]).estimate().plus_minus, 0.0);
    }

    #[test]
    fn a_share_is_never_certain() {
        // As if the results were 1, 1, 1 and 0.5: variance 0.0625, standard error 0.125; 3.182446 in tables.
        let all = mean(&[1.0; 3]).share();
        close(all.mean, 1.0);
        close(all.plus_minus, 0.125 * 3.182_446_3);
        close(mean(&[0.0; 3]).share().plus_minus, all.plus_minus);
        assert!(mean(&[0.0]).share().plus_minus.is_infinite());
        // The interval shrinks roughly as 1 over the number of deals.
        close(mean(&[1.0; 999]).share().plus_minus * 1000.0, 0.981_170_7);
        // Nothing is assumed if the deals differ.
        let some = mean(&[0.5, 1.0, 0.75]);
        assert_eq!(some.share(), some.estimate());
    }

    #[test]
    fn one_observation_says_nothing_about_the_spread() {
        assert!(mean(&[1.0]).estimate().plus_minus.is_infinite());
        assert_eq!(mean(&[]).estimate(), Estimate { mean: 0.0, plus_minus: f64::INFINITY });
    }

    #[test]
    fn ratios_match_hand_computed_values() {
        let test = Sprt { low: 0.5, high: 0.6 };
        // Squares 0.25, variance (0.25 + 0.25) / 4 = 0.125: 4 · 0.1 · (0.75 − 0.55) / 0.125.
        close(test.ratio(&mean(&[1.0, 0.5, 1.0, 0.5])), 0.64);
        // Halfway between the hypotheses favours neither.
        close(test.ratio(&mean(&[0.55, 0.55])), 0.0);
        close(test.ratio(&mean(&[])), 0.0);
        // Variance 0.25 / 3: 3 · 0.1 · (0 − 0.55) / (0.25 / 3).
        close(test.ratio(&mean(&[0.0, 0.0, 0.0])), -1.98);
        close(Sprt::bound(), 2.944_439);
    }

    #[test]
    fn clear_results_accept_a_hypothesis() {
        let test = Sprt { low: 0.5, high: 0.6 };
        assert_eq!(test.verdict(&mean(&[1.0; 3])), None);
        assert_eq!(test.verdict(&mean(&[1.0; 5])), Some(Verdict::High));
        assert_eq!(test.verdict(&mean(&[0.0; 5])), Some(Verdict::Low));
        let even: Vec<_> = (0..100).map(|at| [0.0, 0.5, 1.0, 0.5][at % 4]).collect();
        assert_eq!(test.verdict(&mean(&even)), Some(Verdict::Low));
    }
}
