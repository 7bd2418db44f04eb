//! Repeatable randomness: a drawing's jitter is seeded by what it depicts.

/// A small deterministic generator (`SplitMix64`).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        // Not the increment of `roll`: neighbouring seeds would give the same sequence, one step apart.
        Self(seed.wrapping_add(1).wrapping_mul(0xD1B5_4A32_D192_ED03))
    }

    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `bound - 1`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.roll() % bound.max(1) as u64) as usize
    }

    /// A number from `low` to `high`, both included.
    pub(crate) fn between(&mut self, low: i32, high: i32) -> i32 {
        low + self.below((high - low).max(0) as usize + 1) as i32
    }

    /// A length within `spread` of `middle`, at one of 21 even steps.
    pub(crate) fn near(&mut self, middle: f32, spread: f32) -> f32 {
        let tenth = self.between(-10, 10) as f32 / 10.0;
        middle + tenth * spread
    }
}
