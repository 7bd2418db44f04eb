//! Positions as hosts send them: rules and every step so far, or a setup.
//!
//! Steps are checked one by one as they are read, so the result is a position that a legal game can
//! reach, and a refusal names the illegal step.

use rules::{ParseError, Position, Rules, Setup, Step};

use super::refusal::{Problem, Refusal};

/// Reads `k2 L=3,17,25,40 K=1 >2`: rules, then the steps of the game so far.
///
/// # Errors
/// When a word cannot be read, with the code of the notation, or when a step is illegal, with the
/// code of the rules.
pub fn read_position(text: &str) -> Result<Position, Refusal> {
    let mut words = text.split_ascii_whitespace();
    let Some(first) = words.next() else {
        return Err(Problem::Arguments.because("a position begins with its rules, such as k2"));
    };
    let rules: Rules = first.parse().map_err(|error| unreadable("rules", error))?;
    let mut position = Position::new(rules)
        .map_err(|error| Refusal { code: error.code(), text: format!("rules: {error}") })?;
    // A game ends by its rules, so the number of steps needs no limit.
    for (index, word) in words.enumerate() {
        let place = || format!("step {}", index + 1);
        let step: Step = word.parse().map_err(|error| unreadable(&place(), error))?;
        position.apply(step).map_err(|error| Refusal {
            code: error.code(),
            text: format!("{}: {error}", place()),
        })?;
    }
    Ok(position)
}

/// Reads a position in setup notation.
///
/// # Errors
/// When it cannot be read, with the code of the notation, or no game can have reached it, with
/// the code of the rules.
pub fn read_setup(text: &str) -> Result<Position, Refusal> {
    let words: Vec<_> = text.split_ascii_whitespace().collect();
    let setup: Setup = words.join(" ").parse().map_err(|error| unreadable("setup", error))?;
    Position::from_setup(&setup)
        .map_err(|error| Refusal { code: error.code(), text: format!("setup: {error}") })
}

/// The refusal of a word that the notation cannot read.
pub(super) fn unreadable(place: &str, error: ParseError) -> Refusal {
    Refusal { code: error.code(), text: format!("{place}: {error}") }
}
