//! English: names, numbers and sentences for what the rules say in types.
//!
//! Nothing here decides anything. What a building is called and does comes from its
//! specification.

pub(crate) mod advice;
pub(crate) mod names;
pub(crate) mod rules;
pub(crate) mod steps;

use ::rules::{
    Building, Decider, DominoId, Half, Outcome, Position, ScoreSheet, Standing, Treasury, Worth,
};

/// A number with its noun: `1 coin`, `3 coins`.
pub(crate) fn count(number: impl Into<u64>, noun: &str) -> String {
    let number = number.into();
    let s = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{s}")
}

/// A small number as a word.
pub(crate) fn number(number: u8) -> String {
    const WORDS: [&str; 9] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
    WORDS.get(number as usize).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// A rank: `1st`.
pub(crate) fn ordinal(rank: u8) -> String {
    let ending = match rank {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{rank}{ending}")
}

/// A long number in groups of three digits.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Things in a row: `a, b and c`.
pub(crate) fn list(items: &[String], last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., end] => format!("{} {last} {end}", others.join(", ")),
    }
}

/// The same words, kept on one line where text is wrapped.
pub(crate) fn glued(text: &str) -> String {
    text.replace(' ', GLUE)
}

/// A space at which no line is broken, until the line is written.
pub(crate) const GLUE: &str = "\u{a0}";

/// A domino with both its halves: `17 (forest | lake 1)`, kept on one line.
pub(crate) fn domino(id: DominoId) -> String {
    let half = |Half { terrain, crowns }: Half| match crowns {
        0 => terrain.name().to_owned(),
        crowns => format!("{} {crowns}", terrain.name()),
    };
    let face = id.domino();
    glued(&format!("{id} ({} | {})", half(face.left), half(face.right)))
}

/// What a building is called, without its article.
pub(crate) fn building(tile: Building) -> &'static str {
    let name = tile.spec().name;
    name.strip_prefix("The ").unwrap_or(name)
}

/// What a building does.
pub(crate) fn effect(tile: Building) -> String {
    let spec = tile.spec();
    let brings = [(spec.knights, "knight"), (spec.towers, "tower"), (spec.crowns, "crown")];
    let mut parts: Vec<String> = brings
        .into_iter()
        .filter(|(amount, _)| *amount > 0)
        .map(|(amount, noun)| format!("+{}", count(amount, noun)))
        .collect();
    match spec.treasury {
        Some(Treasury::Knights) => parts.push("each tax +1 coin a knight".to_owned()),
        Some(Treasury::Towers) => parts.push("each tax +1 coin a tower".to_owned()),
        None => {}
    }
    match spec.worth {
        Worth::Nothing => {}
        Worth::Fixed(points) => parts.push(count(points, "point")),
        Worth::PerTerritory(points, terrain) => {
            parts.push(format!("{} a {} territory", count(points, "point"), terrain.name()));
        }
        Worth::PerTower(points) => parts.push(format!("{} a tower", count(points, "point"))),
        Worth::PerKnight(points) => parts.push(format!("{} a knight", count(points, "point"))),
    }
    parts.join(", ")
}

/// What put a standing behind the one before it; nothing for the first.
pub(crate) fn decided(outcome: &Outcome, index: usize, game: &Position) -> Option<String> {
    let standing = outcome.standings().get(index)?;
    let before = outcome.standings().get(index.checked_sub(1)?)?;
    let of = |standing: &Standing, what: fn(&ScoreSheet) -> u8| what(&game.score(standing.realm));
    let against = |what: fn(&ScoreSheet) -> u8| (of(before, what), of(standing, what));
    Some(match standing.behind_by? {
        Decider::Points => count(before.points - standing.points, "point") + " behind",
        Decider::LargestTerritory => {
            let (larger, smaller) = against(|sheet| sheet.largest_territory);
            format!("tie-break, largest territory: {larger} squares to {smaller}")
        }
        Decider::Crowns => {
            let (more, fewer) = against(|sheet| sheet.crowns);
            format!("tie-break, largest territory equal, then crowns: {more} to {fewer}")
        }
        Decider::Shared if game.rules().boxes.has_queendomino() => {
            "equal in points and largest territory: the rank is shared".to_owned()
        }
        Decider::Shared => {
            "equal in points, largest territory and crowns: the rank is shared".to_owned()
        }
    })
}
