//! The chairs around a table.

use crate::defs::{Part, reuse};
use crate::drawing::Drawing;
use crate::houses::House;
use crate::style::colour;

/// An empty chair: 64 by 80. With a house its cushions have that colour and its back the charge.
pub fn chair(house: Option<House>) -> Drawing {
    let cushions = house.map_or_else(|| colour("paper-deep"), House::colour);
    let charge = house.map(|house| house.charge_at((32.0, 25.0), 0.8)).unwrap_or_default();
    let body = format!("<use href=\"#cl-chair\" color=\"{cushions}\"/>{charge}");
    Drawing::new(64, 80, body)
}

/// A chair that one more player can be added with, in `currentColor`: 64 by 80.
pub fn chair_to_add() -> Drawing {
    Drawing::new(64, 80, reuse("chair-outline", 0, 0))
}

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    [Part::inked("chair", CHAIR), Part::inked("chair-outline", OUTLINE)].into_iter()
}

const CHAIR: &str = r#"
    <ellipse cx="33" cy="75" rx="27" ry="4.5" stroke="none" fill="$shade" fill-opacity=".25"/>
    <path fill="$wood-deep" d="M14 52H20V70H14ZM44 52H50V70H44Z"/>
    <path fill="$wood" d="M12 12Q12 6 17 6Q32 0 47 6Q52 6 52 12V50H12Z"/>
    <path fill="currentColor" d="M18 14Q32 8 46 14V42H18Z"/>
    <path stroke="none" fill="$shade" fill-opacity=".18" d="M38 11.5Q42 12 45 14V41H40Z"/>
    <circle cx="14" cy="6" r="4" fill="$gold"/><circle cx="50" cy="6" r="4" fill="$gold"/>
    <path fill="currentColor" d="M11 47Q32 42 53 47L57 56Q32 61 7 56Z"/>
    <path fill="$wood" d="M7 56Q32 61 57 56V62Q32 67 7 62Z"/>
    <path fill="$wood" d="M8 63L14 64V76H9ZM56 63L50 64V76H55Z"/>
    <path stroke="$light" stroke-opacity=".6" stroke-width="2" d="M15.5 20V12.5Q16 9 19 9Q25 6.5 32 6.5"/>
"#;

const OUTLINE: &str = r#"
    <g stroke="currentColor" stroke-width="2.2">
    <path stroke-dasharray="5 5" d="M12 50V12Q12 6 17 6Q32 0 47 6Q52 6 52 12V50M11 47Q32 42 53 47L57 56V62Q32 67 7 62V56ZM9 64V76M55 64V76"/>
    <path stroke-width="4" d="M32 17V35M23 26H41"/>
    </g>
"#;
