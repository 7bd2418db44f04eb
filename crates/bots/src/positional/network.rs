//! A small network: counts in, expected gain and its error out.
//!
//! The first layer, where most of the work is, multiplies whole numbers: fast on any processor and
//! in wasm, and the same everywhere.

use super::features::{FEATURES, Features};

/// Units of the two layers between counts and answer.
pub const WIDE: usize = 64;
/// Units of the second.
pub const NARROW: usize = 32;
/// The gain in points, and how far off that is on average.
pub const ANSWERS: usize = 2;

/// The first eight bytes of a file of weights, the version of its counts and layers last.
const MAGIC: &[u8; 8] = b"CrwnNet1";

/// Weights as they are learnt: a layer's weights are listed input by input.
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
    /// From the narrow layer to the answers.
    pub third: Vec<[f32; ANSWERS]>,
    /// Biases of the answers.
    pub third_bias: [f32; ANSWERS],
}

impl Weights {
    /// Weights that are all zero.
    pub fn zero() -> Self {
        Self {
            first: vec![[0.0; WIDE]; FEATURES],
            first_bias: [0.0; WIDE],
            second: vec![[0.0; NARROW]; WIDE],
            second_bias: [0.0; NARROW],
            third: vec![[0.0; ANSWERS]; NARROW],
            third_bias: [0.0; ANSWERS],
        }
    }
}

/// A network ready to answer.
#[derive(Clone, Debug)]
pub struct Network {
    /// The first layer in whole numbers, unit by unit.
    first: Vec<[i16; FEATURES]>,
    /// What one of those numbers stands for.
    unit: f32,
    rest: Weights,
}

impl Network {
    /// Rounds the first layer to whole numbers.
    pub fn new(mut weights: Weights) -> Self {
        let largest = weights.first.iter().flatten().fold(1e-6_f32, |most, w| most.max(w.abs()));
        // A sum of so many bytes times these stays below 2³¹.
        let unit = largest / 16_000.0;
        let mut first = vec![[0; FEATURES]; WIDE];
        for (input, row) in weights.first.iter().enumerate() {
            for (unit_row, weight) in first.iter_mut().zip(row) {
                unit_row[input] = (weight / unit).round() as i16;
            }
        }
        weights.first = Vec::new();
        Self { first, unit, rest: weights }
    }

    /// The gain in points and its average error.
    pub fn answer(&self, features: &Features) -> [f32; ANSWERS] {
        let counts: [i16; FEATURES] = features.map(i16::from);
        let mut narrow = self.rest.second_bias;
        for ((row, bias), onward) in
            self.first.iter().zip(&self.rest.first_bias).zip(&self.rest.second)
        {
            let products = row.iter().zip(&counts).map(|(&w, &x)| i32::from(w) * i32::from(x));
            let wide = products.sum::<i32>() as f32 * self.unit + bias;
            if wide > 0.0 {
                narrow.iter_mut().zip(onward).for_each(|(sum, weight)| *sum += wide * weight);
            }
        }
        let mut answers = self.rest.third_bias;
        for (narrow, onward) in narrow.iter().zip(&self.rest.third) {
            if *narrow > 0.0 {
                answers.iter_mut().zip(onward).for_each(|(sum, weight)| *sum += narrow * weight);
            }
        }
        answers
    }

    /// The network as a file: whole numbers of the first layer, then the others, little end first.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.unit.to_le_bytes());
        bytes.extend(self.first.iter().flatten().flat_map(|weight| weight.to_le_bytes()));
        let rest = &self.rest;
        let floats = rest.first_bias.iter().chain(rest.second.iter().flatten());
        let floats = floats.chain(&rest.second_bias).chain(rest.third.iter().flatten());
        bytes.extend(floats.chain(&rest.third_bias).flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Reads what [`to_bytes`](Self::to_bytes) wrote; `None` when it is anything else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut reader = Reader(bytes.strip_prefix(MAGIC)?);
        let unit = reader.float()?;
        let mut first = vec![[0; FEATURES]; WIDE];
        for weight in first.iter_mut().flatten() {
            *weight = i16::from_le_bytes(reader.take()?);
        }
        let mut rest = Weights { first: Vec::new(), ..Weights::zero() };
        reader.fill(rest.first_bias.iter_mut())?;
        reader.fill(rest.second.iter_mut().flatten())?;
        reader.fill(rest.second_bias.iter_mut())?;
        reader.fill(rest.third.iter_mut().flatten())?;
        reader.fill(rest.third_bias.iter_mut())?;
        reader.0.is_empty().then_some(Self { first, unit, rest })
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
