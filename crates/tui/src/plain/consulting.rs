//! Talking to one's partner line by line.

use std::io::Write;

use table::{Remark, TeamPhrase};

use super::choices::Effect;
use super::console::Console;
use super::{Game, PlayError};

impl Game {
    /// `team`, `team 3`, `team the lake first`, `suggest 2`, `point sawmill`.
    pub(super) fn consult<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        line: &str,
    ) -> Result<(), PlayError> {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let rest = rest.trim();
        let remark = match (word.to_lowercase().as_str(), rest) {
            ("team", "") => return list_phrases(console),
            ("team", said) => team_remark(said),
            ("suggest", number) => self.suggestion(number),
            (_, target) => pointing(target),
        };
        let Some(remark) = remark else { return console.reject_command(line) };
        self.place.consult(remark).or_else(|code| {
            let words = crate::refusal(&console.lingo, &code);
            console.print(&words)
        })
    }

    /// The choice with a number, as a plan.
    fn suggestion(&self, number: &str) -> Option<Remark> {
        let number = number.parse::<usize>().ok()?;
        match self.choices.get(number.checked_sub(1)?)?.effect {
            Effect::Act(action) => Some(Remark::Plan { action }),
            _ => None,
        }
    }
}

fn team_remark(said: &str) -> Option<Remark> {
    let Ok(number) = said.parse::<usize>() else {
        return said.parse().ok().map(|text| Remark::Text { text });
    };
    let phrase = TeamPhrase::ALL.get(number.checked_sub(1)?)?;
    Some(Remark::Phrase { phrase: *phrase })
}

fn pointing(target: &str) -> Option<Remark> {
    let domino = target.parse().ok().map(|domino| Remark::Domino { domino });
    let square = || target.parse().ok().map(|square| Remark::Square { square });
    let building = || target.parse().ok().map(|building| Remark::Building { building });
    domino.or_else(square).or_else(building)
}

fn list_phrases<W: Write>(console: &mut Console<'_, W>) -> Result<(), PlayError> {
    (1..).zip(TeamPhrase::ALL).try_for_each(|(number, phrase)| {
        let phrase = console.lingo.team_phrase(phrase);
        let words = console.lingo.labelled(&format!("team {number}"), &phrase);
        console.print(&words)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_a_phrase_and_anything_else_a_text() {
        let phrase = TeamPhrase::ALL[2];
        assert_eq!(team_remark("3"), Some(Remark::Phrase { phrase }));
        let text = "the lake, 3 squares".parse().unwrap();
        assert_eq!(team_remark("the lake, 3 squares"), Some(Remark::Text { text }));
        assert_eq!(team_remark("99"), None);
        assert_eq!(team_remark("0"), None);
    }

    #[test]
    fn dominoes_squares_and_buildings_can_be_pointed_at() {
        assert_eq!(pointing("q17"), Some(Remark::Domino { domino: "q17".parse().unwrap() }));
        assert_eq!(pointing("h7"), Some(Remark::Square { square: "h7".parse().unwrap() }));
        let building = "sawmill".parse().unwrap();
        assert_eq!(pointing("sawmill"), Some(Remark::Building { building }));
        assert_eq!(pointing("castle"), None);
    }
}
