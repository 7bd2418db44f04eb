//! Writing markup: formatted marks appended to a string, and short lengths.

/// Appends formatted marks to a string.
macro_rules! draw {
    ($onto:expr, $($marks:tt)*) => {{
        use std::fmt::Write as _;
        // Writing to a string never fails.
        let _ = write!($onto, $($marks)*);
    }};
}
pub(crate) use draw;

/// Formats a length with one decimal, or none where it is zero.
pub(crate) fn short(length: f32) -> String {
    let tenths = (length * 10.0).round() as i32;
    if tenths % 10 == 0 { format!("{}", tenths / 10) } else { format!("{}", tenths as f32 / 10.0) }
}
