//! What was seen, and how it ended.

use bots::positional::Features;

/// A realm at some moment of a game, and the points that it made from then on.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// What there was to see.
    pub features: Features,
    /// Points at the end less points then; coins may be spent in vain, so it can be negative.
    pub gain: i16,
}

/// Samples of many games, those of one game side by side.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    all: Vec<Sample>,
}

impl Samples {
    /// Of games in this order.
    pub fn new(all: Vec<Sample>) -> Self {
        Self { all }
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// How far gains are from their mean: what an evaluator that sees nothing would be off by.
    pub fn deviation(&self) -> f64 {
        let gains = || self.all.iter().map(|sample| f64::from(sample.gain));
        let count = self.all.len().max(1) as f64;
        let mean = gains().sum::<f64>() / count;
        (gains().map(|gain| (gain - mean).powi(2)).sum::<f64>() / count).sqrt()
    }

    /// Most for learning, and the last twentieth to check with: other games, never learnt from.
    pub fn split(&self) -> (&[Sample], &[Sample]) {
        self.all.split_at(self.all.len() - self.all.len() / 20)
    }
}
