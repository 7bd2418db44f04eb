//! What flies and falls for a moment: dust, a gain, a glint, confetti.

use crate::defs::{Part, reuse};
use crate::drawing::Drawing;
use crate::numerals::number;

/// The number of different pieces of confetti.
pub const CONFETTI_KINDS: usize = 6;

/// The dust that a landing domino raises: 120 by 40, its ground along the lower edge.
pub fn dust() -> Drawing {
    Drawing::new(120, 40, reuse("dust", 0, 0))
}

/// A coin with a number on it, such as tax that is paid: 44 by 44.
pub fn coin_of(amount: u8) -> Drawing {
    let scale = if amount < 10 { 1.0 } else { 0.8 };
    let body = reuse("coin-blank", 0, 0) + &number(amount, (22.0, 21.0), scale);
    Drawing::new(44, 44, body)
}

/// The light that runs over a crown: 40 by 40.
pub fn glint() -> Drawing {
    Drawing::new(40, 40, reuse("glint", 0, 0))
}

/// A piece of confetti, the same for the same number: 16 by 16.
pub fn confetti(kind: usize) -> Drawing {
    Drawing::new(16, 16, reuse(&format!("confetti{}", kind % CONFETTI_KINDS), 0, 0))
}

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    let pieces = CONFETTI.iter().enumerate();
    let pieces = pieces.map(|(at, piece)| Part::inked(format!("confetti{at}"), piece));
    [("dust", DUST), ("coin-blank", COIN), ("glint", GLINT)]
        .map(|(id, drawing)| Part::inked(id, drawing))
        .into_iter()
        .chain(pieces)
}

const DUST: &str = r#"
    <path stroke="none" fill="$swamp-lit" fill-opacity=".55" d="M2 39Q0 30 9 30Q9 22 18 24Q26 14 34 25Q44 18 48 29Q60 22 70 29Q76 17 86 25Q95 14 102 24Q112 22 112 30Q121 31 118 39Z"/>
    <path stroke="none" fill="$paper" fill-opacity=".6" d="M8 39Q8 33 15 34Q19 28 25 33Q32 28 36 36Q48 33 60 36Q72 33 84 36Q89 28 95 33Q101 28 105 34Q112 33 112 39Z"/>
    <path stroke="$swamp-deep" stroke-opacity=".7" stroke-width="1.8" d="M9 29Q10 23.5 17 24.5M32 23Q37 20 41.5 22.5M103 24.5Q110 23.5 111 29M79 22.5Q83 20 87 23"/>
"#;

const COIN: &str = r#"
    <circle cx="22" cy="24" r="19" fill="$gold-deep"/>
    <circle cx="22" cy="21" r="19" fill="$gold"/>
    <circle cx="22" cy="21" r="15" stroke="$gold-deep" stroke-width="2"/>
    <path stroke="$gold-lit" stroke-width="2.4" d="M6.5 19A16 16 0 0 1 19 5.5"/>
"#;

const GLINT: &str = r#"
    <path stroke="$gold-deep" stroke-width=".8" fill="$gold-lit" d="M20 1Q21.5 17 39 20Q21.5 23 20 39Q18.5 23 1 20Q18.5 17 20 1Z"/>
    <path stroke="none" fill="$paper" d="M20 10Q20.8 18.5 30 20Q20.8 21.5 20 30Q19.2 21.5 10 20Q19.2 18.5 20 10Z"/>
"#;

const CONFETTI: [&str; CONFETTI_KINDS] = [
    r#"<path fill="$berry" stroke-width="1.4" d="M3 5L12 2L14 10L5 13Z"/>"#,
    r#"<path fill="$gold" stroke-width="1.4" d="M8 1.5L10 6L14.5 6.5L11 9.5L12 14L8 11.7L4 14L5 9.5L1.5 6.5L6 6Z"/>"#,
    r#"<path stroke="$lake" stroke-width="3.4" d="M3 13Q3 8 8 8T13 3"/>"#,
    r#"<circle cx="8" cy="8" r="5" fill="$leaf-lit" stroke-width="1.4"/>"#,
    r#"<path fill="$royal-lit" stroke-width="1.4" d="M2 12L8 2L14 12Z"/>"#,
    r#"<path fill="$bloom" stroke-width="1.4" d="M8 14Q1 9 2 5.5Q4 2 8 5.5Q12 2 14 5.5Q15 9 8 14Z"/>"#,
];
