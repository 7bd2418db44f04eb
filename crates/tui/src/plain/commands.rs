//! Typed commands besides choosing.

use std::io::Write;

use lingo::t;
use rules::{Realm, Seat};
use table::{Intent, Phrase, Question, Reason, Stage};
use view::overlay::Overlay;

use super::{Console, Game};
use crate::PlayError;
use crate::print::Printer;
use crate::screen::{KingdomDrawing, Size};

/// The commands with their help texts.
const COMMANDS: [(&str, &str); 25] = [
    ("kingdom, k, k 2", "tui-plain-kingdom"),
    ("map", "tui-plain-map"),
    ("line, l", "tui-plain-line"),
    ("points, s", "tui-plain-points"),
    ("sheet", "tui-plain-sheet"),
    ("builders, b", "tui-plain-builders"),
    ("rest", "tui-plain-rest"),
    ("turn, t", "tui-plain-turn"),
    ("undo, u", "tui-plain-undo"),
    ("more, m", "tui-plain-more"),
    ("ready, wait", "tui-plain-ready"),
    ("sit 2, bot 3, free 3", "tui-plain-seats"),
    ("house, house 2", "tui-plain-house"),
    ("seats, link, clock", "tui-plain-table"),
    ("say, say 1, say …", "tui-plain-say"),
    ("mute, mute 2", "tui-plain-mute"),
    ("team, team 1, team …", "tui-plain-team"),
    ("suggest, suggest 1", "tui-plain-suggest"),
    ("point 17, point h7", "tui-plain-point"),
    ("yes, no", "tui-plain-answer"),
    ("ask, ask 1", "tui-plain-ask"),
    ("end, withdraw", "tui-plain-end"),
    ("resign, leave", "tui-plain-resign"),
    ("back", "tui-plain-back"),
    ("close", "tui-plain-close"),
];

/// Columns of the scoring pad: as many as any terminal has.
const PAD_WIDTH: u16 = 80;

impl Game {
    /// Runs a command, or says that it does nothing right now.
    pub(super) fn run_command<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        line: &str,
    ) -> Result<(), PlayError> {
        let mut words = line.split_whitespace();
        let (word, number) = (words.next().unwrap_or_default(), words.next());
        let number = number.and_then(|number| number.parse::<usize>().ok());
        let seat = number.and_then(|number| Seat::new(number.checked_sub(1)?));
        let intent = match word.to_lowercase().as_str() {
            "ready" if self.can_get_ready() => Some(Intent::ready(true)),
            "wait" if self.can_get_ready() => Some(Intent::ready(false)),
            "yes" | "y" => Some(Intent::Answer { yes: true }),
            "no" | "n" => Some(Intent::Answer { yes: false }),
            "sit" => seat.map(|seat| Intent::Sit { seat, house: console.config.house }),
            "bot" => seat.map(|seat| Intent::SeatBot { seat, level: console.config.level }),
            "free" => seat.map(|seat| Intent::Free { seat }),
            "leave" if self.stage() == Some(Stage::Playing) => {
                let question = t!(console.lingo, "table-leave-sure");
                return self.confirm(console, Intent::Leave, &question);
            }
            "leave" => Some(Intent::Leave),
            "back" if !self.place.is_local() => Some(Intent::Return),
            "withdraw" => Some(Intent::Withdraw),
            "end" => Some(Intent::Ask { question: Question::End }),
            _ => None,
        };
        if let Some(intent) = intent {
            return self.submit(console, intent);
        }
        let output = match word.to_lowercase().as_str() {
            "?" | "help" => return self.print_help(console),
            "k" | "kingdom" => self.describe_kingdom(console, number),
            "map" => self.draw_map(console, number),
            "l" | "line" => self
                .desk
                .position
                .map(|position| console.lingo.line_summary(&position, &self.desk.names)),
            "s" | "points" => self.list_points(console),
            "sheet" => self.list_score_items(console, number),
            "b" | "builders" => self.describe_builders(console),
            "rest" => self.list_remaining(console),
            "seats" => self.list_seats(console),
            "link" => self.invitation(console),
            "clock" => self.list_clocks(console),
            "ask" => return self.ask_others(console, line, number),
            "t" | "turn" => return self.prompt(console),
            "u" | "undo" => return self.undo(console),
            "say" => return self.say(console, line),
            "team" | "suggest" | "point" => return self.consult(console, line),
            "house" => return self.choose_house(console, line),
            "mute" => self.toggle_mute(console, number),
            "resign" => {
                let Some(resigning) = self.desk.resigning() else {
                    return console.reject_command(line);
                };
                let question = console.lingo.resign_question(resigning);
                return self.confirm(console, Intent::Resign, &question);
            }
            "close" if !self.place.is_local() => {
                let question = t!(console.lingo, "table-close-sure");
                return self.confirm(console, Intent::Close, &question);
            }
            _ => None,
        };
        match output {
            Some(output) => console.print(&output),
            None => console.reject_command(line),
        }
    }

    fn print_help<W: Write>(&self, console: &mut Console<'_, W>) -> Result<(), PlayError> {
        let words = t!(console.lingo, "tui-plain-help");
        console.print(&words)?;
        let quit = if self.can_resume_later() { "tui-plain-quit" } else { "tui-plain-quit-only" };
        COMMANDS.iter().chain(&[("quit, q", quit)]).try_for_each(|(word, key)| {
            let words = console.lingo.labelled(word, &console.lingo.text(key));
            console.print(&words)
        })
    }

    /// Asks before submitting an intent that cannot be undone.
    fn confirm<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        intent: Intent,
        question: &str,
    ) -> Result<(), PlayError> {
        self.unconfirmed = Some(intent);
        console.ask_yes_or_no(question)
    }

    /// The realm with this number, or else the one on show.
    fn realm_by_number(&self, number: Option<usize>) -> Option<Realm> {
        match number {
            None => self.desk.realm_shown(),
            Some(number) => Realm::new(number.checked_sub(1)?).filter(|realm| {
                self.desk.scene.as_ref().is_some_and(|one| one.realm(*realm).is_some())
            }),
        }
    }

    fn describe_kingdom<W>(
        &self,
        console: &Console<'_, W>,
        number: Option<usize>,
    ) -> Option<String> {
        let realm = self.realm_by_number(number)?;
        let position = self.desk.position.as_ref()?;
        let who = self.desk.realm_name(realm);
        Some(console.lingo.kingdom_summary(&position.estate(realm), &who))
    }

    /// A kingdom in letters, north up.
    fn draw_map<W>(&self, console: &Console<'_, W>, number: Option<usize>) -> Option<String> {
        let realm = self.desk.scene.as_ref()?.realm(self.realm_by_number(number)?)?;
        let drawing = KingdomDrawing {
            kingdom: &realm.kingdom,
            house: realm.house,
            area: realm.kingdom.bounds,
            size: Size::Small,
            overlay: Overlay::default(),
            is_clickable: false,
        };
        let (lingo, look, width) = (&console.lingo, console.config.look, drawing.width());
        let rows = Printer { lingo, look, width }.draw_kingdom(&drawing);
        let rows = rows.iter().map(|row| row.to_string().trim_end().to_owned());
        Some(rows.collect::<Vec<_>>().join("\n"))
    }

    fn list_points<W>(&self, console: &Console<'_, W>) -> Option<String> {
        let board = self.desk.scene.as_ref()?.board.as_ref()?;
        let points = board.realms.iter().map(|one| (self.desk.realm_name(one.realm), one.points));
        let race = console.lingo.race(&points.collect::<Vec<_>>()).join(" ");
        let pad = self.desk.scoring_pad().map(|pad| {
            let (lingo, look) = (&console.lingo, console.config.look);
            Printer { lingo, look, width: PAD_WIDTH }.scoring_pad(&pad)
        });
        let rows = pad.into_iter().flatten().map(|row| row.to_string().trim_end().to_owned());
        Some(std::iter::once(race).chain(rows).collect::<Vec<_>>().join("\n"))
    }

    fn list_score_items<W>(
        &self,
        console: &Console<'_, W>,
        number: Option<usize>,
    ) -> Option<String> {
        let realm = self.desk.scene.as_ref()?.realm(self.realm_by_number(number)?)?;
        let items = console.lingo.score_items(&realm.sheet).into_iter();
        let labelled =
            |label: &str, points: u16| console.lingo.labelled(label, &points.to_string());
        let items = items.map(|item| labelled(&item.label, item.points));
        let total = labelled(&t!(console.lingo, "score-total"), realm.points);
        Some(items.chain([total]).collect::<Vec<_>>().join("\n"))
    }

    fn describe_builders<W>(&self, console: &Console<'_, W>) -> Option<String> {
        let position = self.desk.position.as_ref()?;
        position.builders()?;
        Some(console.lingo.builders_summary(position, self.desk.realm_shown()?))
    }

    fn undo<W: Write>(&mut self, console: &mut Console<'_, W>) -> Result<(), PlayError> {
        match self.desk.undo() {
            Ok(intent) => self.submit(console, intent),
            Err(reason) => {
                let words = console.lingo.refusal(reason.code());
                console.print(&words)
            }
        }
    }

    /// `say`, `say 3`, `say good luck, all`.
    fn say<W: Write>(&mut self, console: &mut Console<'_, W>, line: &str) -> Result<(), PlayError> {
        let said = line.trim().split_once(' ').map_or("", |(_, said)| said.trim());
        match saying(said) {
            Some(Ok(intent)) => self.submit_saying(console, intent),
            Some(Err(reason)) => {
                let words = console.lingo.refusal(reason.code());
                console.print(&words)
            }
            None => (1..).zip(Phrase::ALL).try_for_each(|(number, phrase)| {
                let phrase = console.lingo.phrase(phrase);
                let words = console.lingo.labelled(&format!("say {number}"), &phrase);
                console.print(&words)
            }),
        }
    }

    fn submit_saying<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        intent: Intent,
    ) -> Result<(), PlayError> {
        self.place.submit(intent).or_else(|code| {
            let words = console.lingo.refusal(&code);
            console.print(&words)
        })
    }
}

/// A number is a preset, anything else is said as it is; `None` to list the presets.
fn saying(said: &str) -> Option<Result<Intent, Reason>> {
    match said.parse::<usize>() {
        _ if said.is_empty() => None,
        Ok(number) => {
            let phrase = *Phrase::ALL.get(number.checked_sub(1)?)?;
            Some(Ok(Intent::Say { phrase }))
        }
        Err(_) => Some(said.parse().map(|text| Intent::Write { text })),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_a_phrase_and_other_words_are_said_as_they_are() {
        let phrase = Phrase::ALL[2];
        assert_eq!(saying("3"), Some(Ok(Intent::Say { phrase })));
        let text = "3 cheers for Ben".parse().unwrap();
        assert_eq!(saying("3 cheers for Ben"), Some(Ok(Intent::Write { text })));
        for listed in ["", "0", "99"] {
            assert_eq!(saying(listed), None, "{listed}");
        }
        assert_eq!(saying(&"x".repeat(201)), Some(Err(Reason::BadText)));
    }
}
