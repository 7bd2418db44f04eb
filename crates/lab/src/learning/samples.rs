//! Training samples: what was seen in a game, and how it ended.

use bots::positional::Features;

/// A realm at some moment of a game, and the points it scored from then on.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    pub features: Features,
    /// Final points minus points at that moment; negative when coins were spent in vain.
    pub gain: i16,
}

/// Samples of many games, grouped by game.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    all: Vec<Sample>,
}

impl Samples {
    pub fn new(all: Vec<Sample>) -> Self {
        Self { all }
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The standard deviation of the gains: the error of an evaluator that always guesses their mean.
    pub fn deviation(&self) -> f64 {
        let gains = || self.all.iter().map(|sample| f64::from(sample.gain));
        let count = self.all.len().max(1) as f64;
        let mean = gains().sum::<f64>() / count;
        (gains().map(|gain| (gain - mean).powi(2)).sum::<f64>() / count).sqrt()
    }

    /// Splits off the last twentieth for validation: games that are never trained on.
    pub fn split(&self) -> (&[Sample], &[Sample]) {
        self.all.split_at(self.all.len() - self.all.len() / 20)
    }
}
