//! The `info` line: what a bot thinks of its best action so far.
//!
//! Its parts come in a fixed order, each after its own word; what the bot does not estimate is
//! left out together with the word.

use core::fmt::{Display, Formatter, Result as Printed};

use crate::bot::Report;

/// A report as a line.
pub(super) struct Info<'a>(pub(super) &'a Report);

impl Display for Info<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        write!(f, "info visits {}", self.0.visits)?;
        let Some(best) = self.0.actions.first() else { return Ok(()) };
        write!(f, " best {}", best.action)?;
        if let Some(win) = best.win {
            write!(f, " win {win:.4}")?;
        }
        if !best.points.is_empty() {
            f.write_str(" points")?;
            best.points.iter().try_for_each(|points| write!(f, " {points:.2}"))?;
        }
        if !best.line.is_empty() {
            f.write_str(" line")?;
            best.line.iter().try_for_each(|action| write!(f, " {action}"))?;
        }
        Ok(())
    }
}
