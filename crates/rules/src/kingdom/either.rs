//! Things that come in two sizes: in words of 64 bits for kingdoms of 5×5, of 128 for 7×7.

/// One of the two sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Either<F, S> {
    /// For 5×5.
    Five(F),
    /// For 7×7.
    Seven(S),
}

/// Does the same on either size.
macro_rules! on {
    ($either:expr, $inner:pat => $body:expr) => {
        match $either {
            $crate::kingdom::either::Either::Five($inner) => $body,
            $crate::kingdom::either::Either::Seven($inner) => $body,
        }
    };
}

pub(super) use on;
