//! Fits weights to samples: gradient descent by Adam (Kingma and Ba, 2015) on the threads of the
//! current pool.

use bots::positional::{FEATURES, NARROW, Network, OUTPUTS, WIDE, Weights};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

use super::{Sample, Samples};

/// Counts and points are divided by these while training, to bring them close to 1.
const COUNT_SCALE: f32 = 16.0;
const POINTS_SCALE: f32 = 16.0;
/// Samples per step.
const BATCH: usize = 1024;
/// The weight of the error estimate relative to the gain.
const ERROR_WEIGHT: f32 = 0.2;

/// The settings of a fit.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    /// How many times each sample is seen.
    pub epochs: u32,
    /// The initial learning rate; it falls to a hundredth.
    pub rate: f32,
    /// Seeds the initial weights and the order of samples.
    pub seed: u64,
}

/// The progress of a fit.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Epochs done.
    pub epoch: u32,
    /// The root mean square error in points, on the training samples.
    pub learnt: f64,
    /// The same on the validation samples.
    pub checked: f64,
}

/// Fits a network, and reports progress after each epoch.
pub fn fit(samples: &Samples, fit: Fit, mut report: impl FnMut(Progress)) -> Network {
    let (learnt, checked) = samples.split();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(fit.seed);
    let mut weights = initial(&mut random);
    let mut adam = Adam { mean: Weights::zero(), square: Weights::zero(), steps: 0 };
    let mut order: Vec<u32> = (0..learnt.len() as u32).collect();
    let steps = fit.epochs as usize * order.len().div_ceil(BATCH).max(1);
    for epoch in 1..=fit.epochs {
        order.shuffle(&mut random);
        let mut error = 0.0;
        for batch in order.chunks(BATCH) {
            let done = adam.steps as f32 / steps as f32;
            let rate = fit.rate * 0.01_f32.powf(done);
            let (gradient, of_batch) = gradient(&weights, learnt, batch);
            error += of_batch;
            adam.step(&mut weights, &gradient, rate);
        }
        report(Progress {
            epoch,
            learnt: (error / learnt.len() as f64).sqrt(),
            checked: root_mean_square(&weights, checked),
        });
    }
    Network::new(in_points(weights))
}

/// Undoes the scaling, so that the network takes plain counts and outputs in points.
fn in_points(mut weights: Weights) -> Weights {
    weights.first.iter_mut().flatten().for_each(|weight| *weight /= COUNT_SCALE);
    weights.third.iter_mut().flatten().for_each(|weight| *weight *= POINTS_SCALE);
    weights.third_bias.iter_mut().for_each(|bias| *bias *= POINTS_SCALE);
    weights
}

/// Small random weights, so that no two units are alike (He et al., 2015).
fn initial(random: &mut impl RngExt) -> Weights {
    let mut weights = Weights::zero();
    let mut spread = |row: &mut [f32], inputs: usize| {
        let size = (6.0 / inputs as f32).sqrt();
        for weight in row {
            *weight = size * (2.0 * random.random::<f32>() - 1.0);
        }
    };
    weights.first.iter_mut().for_each(|row| spread(row, FEATURES));
    weights.second.iter_mut().for_each(|row| spread(row, WIDE));
    weights.third.iter_mut().for_each(|row| spread(row, NARROW * 4));
    weights
}

/// The activations of the layers for one sample.
struct Pass {
    wide: [f32; WIDE],
    narrow: [f32; NARROW],
    outputs: [f32; OUTPUTS],
}

fn pass(weights: &Weights, sample: &Sample) -> Pass {
    let mut wide = weights.first_bias;
    for (count, row) in seen(sample, &weights.first) {
        wide.iter_mut().zip(row).for_each(|(sum, weight)| *sum += count * weight);
    }
    wide = wide.map(|sum| sum.max(0.0));
    let mut narrow = weights.second_bias;
    for (input, row) in wide.iter().zip(&weights.second) {
        narrow.iter_mut().zip(row).for_each(|(sum, weight)| *sum += input * weight);
    }
    narrow = narrow.map(|sum| sum.max(0.0));
    let mut outputs = weights.third_bias;
    for (input, row) in narrow.iter().zip(&weights.third) {
        outputs.iter_mut().zip(row).for_each(|(sum, weight)| *sum += input * weight);
    }
    Pass { wide, narrow, outputs }
}

/// The non-zero counts, each with its row.
fn seen<'a, T>(sample: &'a Sample, rows: &'a [T]) -> impl Iterator<Item = (f32, &'a T)> {
    let scaled = |count: u8| f32::from(count) / COUNT_SCALE;
    let all = sample.features.iter().zip(rows);
    all.filter(|(count, _)| **count != 0).map(move |(&count, row)| (scaled(count), row))
}

fn root_mean_square(weights: &Weights, samples: &[Sample]) -> f64 {
    let errors = samples.iter().map(|sample| {
        let gain = pass(weights, sample).outputs[0] * POINTS_SCALE;
        f64::from(gain - f32::from(sample.gain)).powi(2)
    });
    (errors.sum::<f64>() / samples.len().max(1) as f64).sqrt()
}

/// The average gradient of a batch, and the sum of its squared errors in points.
fn gradient(weights: &Weights, samples: &[Sample], batch: &[u32]) -> (Weights, f64) {
    let part = batch.len().div_ceil(rayon::current_num_threads()).max(1);
    let of_part = |part: &[u32]| {
        let mut sum = Weights::zero();
        let errors = part.iter().map(|&at| descend(weights, &samples[at as usize], &mut sum));
        let error: f64 = errors.sum();
        (sum, error)
    };
    // Added up in a fixed order, so that the same number of threads gives the same weights.
    let parts: Vec<_> = batch.par_chunks(part).map(of_part).collect();
    let mut parts = parts.into_iter();
    let (mut sum, mut error) = parts.next().unwrap_or((Weights::zero(), 0.0));
    for (part, of_part) in parts {
        each([&mut sum], [&part], |[sum], [part]| *sum += part);
        error += of_part;
    }
    each([&mut sum], [], |[sum], []| *sum /= batch.len() as f32);
    (sum, error)
}

/// Adds the gradient of one sample to `sum`; returns its squared error in points.
fn descend(weights: &Weights, sample: &Sample, sum: &mut Weights) -> f64 {
    let Pass { wide, narrow, outputs } = pass(weights, sample);
    let off = outputs[0] - f32::from(sample.gain) / POINTS_SCALE;
    let onward = [2.0 * off, ERROR_WEIGHT * 2.0 * (outputs[1] - off.abs())];
    add(&mut sum.third_bias, &onward, 1.0);
    let mut to_narrow = [0.0; NARROW];
    for (unit, back) in to_narrow.iter_mut().enumerate() {
        add(&mut sum.third[unit], &onward, narrow[unit]);
        if narrow[unit] > 0.0 {
            *back = weights.third[unit].iter().zip(&onward).map(|(w, o)| w * o).sum();
        }
    }
    add(&mut sum.second_bias, &to_narrow, 1.0);
    let mut to_wide = [0.0; WIDE];
    for (unit, back) in to_wide.iter_mut().enumerate() {
        if wide[unit] > 0.0 {
            add(&mut sum.second[unit], &to_narrow, wide[unit]);
            *back = weights.second[unit].iter().zip(&to_narrow).map(|(w, o)| w * o).sum();
        }
    }
    add(&mut sum.first_bias, &to_wide, 1.0);
    for (row, &count) in sum.first.iter_mut().zip(&sample.features) {
        if count != 0 {
            add(row, &to_wide, f32::from(count) / COUNT_SCALE);
        }
    }
    f64::from(off * POINTS_SCALE).powi(2)
}

fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N], times: f32) {
    sum.iter_mut().zip(row).for_each(|(sum, value)| *sum += times * value);
}

/// Running averages of each weight's gradient and its square.
struct Adam {
    mean: Weights,
    square: Weights,
    steps: u32,
}

impl Adam {
    fn step(&mut self, weights: &mut Weights, gradient: &Weights, rate: f32) {
        const KEEP: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        self.steps += 1;
        let mean_so_far = 1.0 - KEEP.powi(self.steps as i32);
        let square_so_far = 1.0 - KEEP_SQUARE.powi(self.steps as i32);
        let Self { mean, square, .. } = self;
        each([weights, mean, square], [gradient], |[weight, mean, square], [gradient]| {
            *mean = KEEP * *mean + (1.0 - KEEP) * gradient;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * gradient * gradient;
            let step = (*mean / mean_so_far) / ((*square / square_so_far).sqrt() + 1e-8);
            *weight -= rate * step;
        });
    }
}

/// Iterates over several sets of weights side by side.
fn each<const M: usize, const N: usize>(
    changed: [&mut Weights; M],
    read: [&Weights; N],
    mut work: impl FnMut([&mut f32; M], [&f32; N]),
) {
    let mut changed = changed.map(all_mut);
    let mut read = read.map(all);
    loop {
        let changed: [Option<&mut f32>; M] = std::array::from_fn(|at| changed[at].next());
        if changed.iter().any(Option::is_none) {
            return;
        }
        let values = std::array::from_fn(|at| read[at].next().expect("as many weights in each"));
        work(changed.map(|weight| weight.expect("checked above")), values);
    }
}

fn all_mut(weights: &mut Weights) -> impl Iterator<Item = &mut f32> {
    let Weights { first, first_bias, second, second_bias, third, third_bias } = weights;
    let firsts = first.iter_mut().flatten().chain(first_bias);
    let seconds = second.iter_mut().flatten().chain(second_bias);
    firsts.chain(seconds).chain(third.iter_mut().flatten().chain(third_bias))
}

fn all(weights: &Weights) -> impl Iterator<Item = &f32> {
    let Weights { first, first_bias, second, second_bias, third, third_bias } = weights;
    let firsts = first.iter().flatten().chain(first_bias);
    let seconds = second.iter().flatten().chain(second_bias);
    firsts.chain(seconds).chain(third.iter().flatten().chain(third_bias))
}
