//! Means with confidence intervals, and the sequential test.
//!
//! One observation is one deal: the mean over its rotations. Games of one deal depend on each
//! other, deals do not, so intervals are Student's over deals.

use statrs::distribution::{ContinuousCDF, StudentsT};

/// A running mean and variance, by Welford's method.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    count: u64,
    center: f64,
    /// The sum of the squared distances from it.
    squares: f64,
}

/// A mean and how far the truth may be from it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean of the observations.
    pub mean: f64,
    /// Half the width of the 95 % confidence interval; infinite for fewer than two observations.
    pub plus_minus: f64,
}

impl Mean {
    /// Takes one more observation into account.
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

    /// The same for a share, from 0 to 1. Where all deals were alike, the interval is that with one
    /// deal more, half of which goes the other way: whoever won everything may yet lose a game.
    pub fn share(&self) -> Estimate {
        let mut doubted = *self;
        if self.count > 1 && self.squares == 0.0 {
            doubted.add(if self.center < 0.5 { self.center + 0.5 } else { self.center - 0.5 });
        }
        Estimate { mean: self.center, ..doubted.estimate() }
    }
}

/// What leaves 2.5 % of Student's distribution on either side.
fn quantile(free: f64) -> f64 {
    StudentsT::new(0.0, 1.0, free).map_or(f64::INFINITY, |student| student.inverse_cdf(0.975))
}

/// A sequential probability ratio test on a win share: stop as soon as one of two hypotheses is
/// clear. The generalised test, with the normal approximation over the deals' means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The win share by the lower hypothesis.
    pub low: f64,
    /// The win share by the higher hypothesis.
    pub high: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The lower hypothesis is accepted.
    Low,
    /// The higher hypothesis is accepted.
    High,
}

impl Sprt {
    /// The chance to accept either hypothesis though the other is true.
    pub const ERROR: f64 = 0.05;

    /// The log-likelihood ratio beyond which the test ends, on either side.
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// The log-likelihood ratio of the higher hypothesis to the lower one.
    ///
    /// The variance comes from the deals and from one imagined deal as uncertain as can be, so
    /// that a run of equal results is not taken for certainty.
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

    /// The hypothesis that is accepted, once one is.
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
    fn intervals_against_values_by_hand() {
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
        // As if 1, 1, 1 and 0.5 had been seen: variance 0.0625, standard error 0.125; 3.182446 in tables.
        let all = mean(&[1.0; 3]).share();
        close(all.mean, 1.0);
        close(all.plus_minus, 0.125 * 3.182_446_3);
        close(mean(&[0.0; 3]).share().plus_minus, all.plus_minus);
        assert!(mean(&[0.0]).share().plus_minus.is_infinite());
        // It fades: about 1 over the deals.
        close(mean(&[1.0; 999]).share().plus_minus * 1000.0, 0.981_170_7);
        // Where deals differ they speak for themselves.
        let some = mean(&[0.5, 1.0, 0.75]);
        assert_eq!(some.share(), some.estimate());
    }

    #[test]
    fn one_observation_says_nothing_about_the_spread() {
        assert!(mean(&[1.0]).estimate().plus_minus.is_infinite());
        assert_eq!(mean(&[]).estimate(), Estimate { mean: 0.0, plus_minus: f64::INFINITY });
    }

    #[test]
    fn ratios_against_values_by_hand() {
        let test = Sprt { low: 0.5, high: 0.6 };
        // Squares 0.25, variance (0.25 + 0.25) / 4 = 0.125: 4 · 0.1 · (0.75 − 0.55) / 0.125.
        close(test.ratio(&mean(&[1.0, 0.5, 1.0, 0.5])), 0.64);
        // In the middle nothing speaks for either.
        close(test.ratio(&mean(&[0.55, 0.55])), 0.0);
        close(test.ratio(&mean(&[])), 0.0);
        // Variance 0.25 / 3: 3 · 0.1 · (0 − 0.55) / (0.25 / 3).
        close(test.ratio(&mean(&[0.0, 0.0, 0.0])), -1.98);
        close(Sprt::bound(), 2.944_439);
    }

    #[test]
    fn verdicts() {
        let test = Sprt { low: 0.5, high: 0.6 };
        assert_eq!(test.verdict(&mean(&[1.0; 3])), None);
        assert_eq!(test.verdict(&mean(&[1.0; 5])), Some(Verdict::High));
        assert_eq!(test.verdict(&mean(&[0.0; 5])), Some(Verdict::Low));
        let even: Vec<_> = (0..100).map(|at| [0.0, 0.5, 1.0, 0.5][at % 4]).collect();
        assert_eq!(test.verdict(&mean(&even)), Some(Verdict::Low));
    }
}
