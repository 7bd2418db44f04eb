//! Values in two sizes: 64-bit words for 5×5 kingdoms, 128-bit words for 7×7.

/// A value in one of the two sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Either<F, S> {
    /// For 5×5.
    Five(F),
    /// For 7×7.
    Seven(S),
}

/// Does the same with either size.
macro_rules! on {
    ($either:expr, $inner:pat => $body:expr) => {
        match $either {
            $crate::kingdom::either::Either::Five($inner) => $body,
            $crate::kingdom::either::Either::Seven($inner) => $body,
        }
    };
}

pub(super) use on;
