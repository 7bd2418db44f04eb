//! Finds the best of several offers, and breaks ties at random.

use rand::{Rng, RngExt};

/// The best offer so far; equally good offers have equal chances of being kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Best<T, V> {
    offer: Option<T>,
    value: Option<V>,
    equals: u32,
}

impl<T, V: PartialOrd> Best<T, V> {
    pub(crate) fn new() -> Self {
        Self { offer: None, value: None, equals: 0 }
    }

    pub(crate) fn weigh(&mut self, offer: T, value: V, random: &mut impl Rng) {
        if self.value.as_ref().is_none_or(|best| value > *best) {
            (self.value, self.equals) = (Some(value), 1);
            self.offer = Some(offer);
        } else if self.value == Some(value) {
            self.equals += 1;
            if random.random_ratio(1, self.equals) {
                self.offer = Some(offer);
            }
        }
    }

    /// The chosen offer; `None` if nothing was offered.
    pub(crate) fn take(self) -> Option<T> {
        self.offer
    }
}
