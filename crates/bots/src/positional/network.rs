//! A small network: counts in, expected gain and its error out.
//!
//! Most counts are 0, so the first layer, where most of the work is, adds up the rows of those that
//! are not. Sums are taken in one order everywhere, so that every machine gives the same answer;
//! files hold the first layer rounded to two bytes per weight.

use super::features::{FEATURES, Features};

/// Units of the first hidden layer.
pub const WIDE: usize = 64;
/// Units of the second hidden layer.
pub const NARROW: usize = 32;
/// The gain in points, and how far off that is on average.
pub const OUTPUTS: usize = 2;

/// The first eight bytes of a file of weights, the version of its counts and layers last.
const MAGIC: &[u8; 8] = b"CrwnNet2";

/// Weights as they are trained: a layer's weights are listed input by input.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// From counts to the wide layer.
    pub first: Vec<[f32; WIDE]>,
    /// Biases of the wide layer.
    pub first_bias: [f32; WIDE],
    /// From the wide to the narrow layer.
    pub second: Vec<[f32; NARROW]>,
    /// Biases of the narrow layer.
    pub second_bias: [f32; NARROW],
    /// From the narrow layer to the outputs.
    pub third: Vec<[f32; OUTPUTS]>,
    /// Biases of the outputs.
    pub third_bias: [f32; OUTPUTS],
}

impl Weights {
    /// Weights that are all zero.
    pub fn zero() -> Self {
        Self {
            first: vec![[0.0; WIDE]; FEATURES],
            first_bias: [0.0; WIDE],
            second: vec![[0.0; NARROW]; WIDE],
            second_bias: [0.0; NARROW],
            third: vec![[0.0; OUTPUTS]; NARROW],
            third_bias: [0.0; OUTPUTS],
        }
    }
}

/// A network ready to answer.
#[derive(Clone, Debug)]
pub struct Network {
    /// The first layer in whole numbers, input by input.
    rounded: Vec<[i16; WIDE]>,
    /// The weight that one unit of those numbers stands for.
    unit: f32,
    /// All weights, those of the first layer as they were rounded.
    weights: Weights,
}

/// Units of the wide layer that are summed at a time: as many as fit in a processor's registers.
const LANES: usize = 16;

impl Network {
    /// Rounds the first layer to whole numbers.
    pub fn new(weights: Weights) -> Self {
        let largest = weights.first.iter().flatten().fold(1e-6_f32, |most, w| most.max(w.abs()));
        let unit = largest / f32::from(i16::MAX);
        let round = |row: &[f32; WIDE]| row.map(|weight| (weight / unit).round() as i16);
        let rounded = weights.first.iter().map(round).collect();
        Self::with(rounded, unit, weights)
    }

    fn with(rounded: Vec<[i16; WIDE]>, unit: f32, mut weights: Weights) -> Self {
        let exact = |row: &[i16; WIDE]| row.map(|weight| f32::from(weight) * unit);
        weights.first = rounded.iter().map(exact).collect();
        Self { rounded, unit, weights }
    }

    /// The gain in points and its average error.
    pub fn predict(&self, features: &Features) -> [f32; OUTPUTS] {
        let mut seen = [(0_u8, 0.0_f32); FEATURES];
        let mut count = 0;
        for (input, &feature) in features.iter().enumerate() {
            seen[count] = (input as u8, f32::from(feature));
            count += usize::from(feature != 0);
        }
        let mut wide = self.weights.first_bias;
        for (lanes, sums) in wide.as_chunks_mut::<LANES>().0.iter_mut().enumerate() {
            let mut some = *sums;
            for &(input, times) in &seen[..count] {
                let row = &self.weights.first[usize::from(input)].as_chunks::<LANES>().0[lanes];
                some.iter_mut().zip(row).for_each(|(sum, weight)| *sum += times * weight);
            }
            *sums = some;
        }
        let mut narrow = self.weights.second_bias;
        for (wide, onward) in wide.iter().zip(&self.weights.second) {
            if *wide > 0.0 {
                narrow.iter_mut().zip(onward).for_each(|(sum, weight)| *sum += wide * weight);
            }
        }
        let mut outputs = self.weights.third_bias;
        for (narrow, onward) in narrow.iter().zip(&self.weights.third) {
            if *narrow > 0.0 {
                outputs.iter_mut().zip(onward).for_each(|(sum, weight)| *sum += narrow * weight);
            }
        }
        outputs
    }

    /// The network as a file: whole numbers of the first layer, then the others, little-endian.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.unit.to_le_bytes());
        bytes.extend(self.rounded.iter().flatten().flat_map(|weight| weight.to_le_bytes()));
        let Weights { first: _, first_bias, second, second_bias, third, third_bias } =
            &self.weights;
        let floats = first_bias.iter().chain(second.iter().flatten()).chain(second_bias);
        let floats = floats.chain(third.iter().flatten()).chain(third_bias);
        bytes.extend(floats.flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Reads what [`to_bytes`](Self::to_bytes) wrote; `None` when it is anything else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut reader = Reader(bytes.strip_prefix(MAGIC)?);
        let unit = reader.float()?;
        let mut rounded = vec![[0; WIDE]; FEATURES];
        for weight in rounded.iter_mut().flatten() {
            *weight = i16::from_le_bytes(reader.take()?);
        }
        let mut weights = Weights::zero();
        reader.fill(weights.first_bias.iter_mut())?;
        reader.fill(weights.second.iter_mut().flatten())?;
        reader.fill(weights.second_bias.iter_mut())?;
        reader.fill(weights.third.iter_mut().flatten())?;
        reader.fill(weights.third_bias.iter_mut())?;
        reader.0.is_empty().then(|| Self::with(rounded, unit, weights))
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*taken)
    }

    fn float(&mut self) -> Option<f32> {
        self.take().map(f32::from_le_bytes)
    }

    fn fill<'f>(&mut self, floats: impl Iterator<Item = &'f mut f32>) -> Option<()> {
        for float in floats {
            *float = self.float()?;
        }
        Some(())
    }
}
