//! Talking to one's partner line by line.

use std::io::Write;

use lingo::t;
use table::{Remark, TeamPhrase};
use view::hand::Hand;

use super::choices::{self, Choice, Effect};
use super::console::Console;
use super::{Game, PlayError};

impl Game {
    /// `team`, `team 3`, `team the lake first`, `suggest`, `suggest 2`, `point sawmill`.
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
            ("suggest", number) => return self.suggest(console, line, number),
            (_, target) => pointing(target),
        };
        match remark {
            Some(remark) => self.tell_partner(console, remark),
            None => console.reject_command(line),
        }
    }

    fn tell_partner<W: Write>(
        &self,
        console: &mut Console<'_, W>,
        remark: Remark,
    ) -> Result<(), PlayError> {
        self.place.consult(remark).or_else(|code| {
            let words = crate::refusal(&console.lingo, &code);
            console.print(&words)
        })
    }

    /// Suggests the choice with a number, of one's own decision or the partner's. Without a number, or
    /// when the choices on the screen are those of an earlier decision, lists them.
    fn suggest<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        line: &str,
        number: &str,
    ) -> Result<(), PlayError> {
        let Some(hand) = self.hand_in_question() else { return console.reject_command(line) };
        let moment = self.moment();
        if number.is_empty() || self.listed_at != Some(moment) {
            self.choices = choices::list_choices(&console.lingo, &hand, self.desk.hints());
            return self.list_suggestions(console, &t!(console.lingo, "team-lay-out"));
        }
        let chosen = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match chosen.and_then(|at| self.choices.get(at)).map(|choice| choice.effect) {
            Some(Effect::Act(action)) => self.tell_partner(console, Remark::Plan { action }),
            Some(Effect::ChooseSite(spot)) => {
                self.choices = choices::list_sites(&console.lingo, &hand, spot, self.desk.hints());
                match self.choices[..] {
                    [Choice { effect: Effect::Act(action), .. }] => {
                        self.tell_partner(console, Remark::Plan { action })
                    }
                    _ => self.list_suggestions(console, &t!(console.lingo, "tui-plain-site")),
                }
            }
            Some(Effect::Ready) | None => console.reject_command(line),
        }
    }

    fn list_suggestions<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        title: &str,
    ) -> Result<(), PlayError> {
        (self.first_listed, self.listed_at) = (0, Some(self.moment()));
        console.print(title)?;
        console.print_choices(&self.choices.clone(), 0)?;
        let words = t!(console.lingo, "tui-plain-suggest-how");
        console.print(&words)
    }

    /// The decision to talk about: one's own, or the partner's.
    fn hand_in_question(&mut self) -> Option<Hand> {
        if self.desk.partner().is_none() || self.desk.hand.is_some() {
            return self.desk.hand.clone().filter(|_| self.desk.partner().is_some());
        }
        let partners = self.desk.start_laying_out();
        let hand = self.desk.hand.clone();
        self.desk.stop_showing();
        hand.filter(|_| partners)
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
