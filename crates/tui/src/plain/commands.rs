//! Words that tell and do more than choosing.

use std::io::Write;

use lingo::t;
use rules::{Realm, Seat};
use table::{Intent, Phrase, Question, Stage};

use super::{Game, Teller};
use crate::Trouble;
use crate::print::Printer;
use crate::screen::{Overlay, Plan, Size};

/// The words with what they do, as the help tells them.
const COMMANDS: [(&str, &str); 21] = [
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
    ("seats, link, clock", "tui-plain-table"),
    ("say, say 1", "tui-plain-say"),
    ("mute, mute 2", "tui-plain-mute"),
    ("yes, no", "tui-plain-answer"),
    ("ask, ask 1", "tui-plain-ask"),
    ("end, withdraw", "tui-plain-end"),
    ("resign, leave", "tui-plain-resign"),
    ("back", "tui-plain-back"),
    ("close", "tui-plain-close"),
];

impl Game {
    /// Does what a word says, or tells that it says nothing here.
    pub(super) fn command<W: Write>(
        &mut self,
        teller: &mut Teller<'_, W>,
        line: &str,
    ) -> Result<(), Trouble> {
        let mut words = line.split_whitespace();
        let (word, number) = (words.next().unwrap_or_default(), words.next());
        let number = number.and_then(|number| number.parse::<usize>().ok());
        let seat = number.and_then(|number| Seat::new(number.checked_sub(1)?));
        let wish = match word.to_lowercase().as_str() {
            "ready" if self.can_be_ready() => Some(Intent::Ready { ready: true }),
            "wait" if self.can_be_ready() => Some(Intent::Ready { ready: false }),
            "yes" | "y" => Some(Intent::Answer { yes: true }),
            "no" | "n" => Some(Intent::Answer { yes: false }),
            "sit" => seat.map(|seat| Intent::Sit { seat }),
            "bot" => seat.map(|seat| Intent::SeatBot { seat, level: teller.setting.level }),
            "free" => seat.map(|seat| Intent::Free { seat }),
            "leave" if self.stage() == Some(Stage::Playing) => {
                let question = t!(teller.lingo, "table-leave-sure");
                return self.make_sure(teller, Intent::Leave, &question);
            }
            "leave" => Some(Intent::Leave),
            "back" if !self.place.is_local() => Some(Intent::Return),
            "withdraw" => Some(Intent::Withdraw),
            "end" => Some(Intent::Ask { question: Question::End }),
            _ => None,
        };
        if let Some(intent) = wish {
            return self.wish(teller, intent);
        }
        let told = match word.to_lowercase().as_str() {
            "?" | "help" => return self.help(teller),
            "k" | "kingdom" => self.kingdom(teller, number),
            "map" => self.map(teller, number),
            "l" | "line" => self
                .desk
                .position
                .map(|position| teller.lingo.line_summary(&position, &self.desk.names)),
            "s" | "points" => self.points(teller),
            "sheet" => self.sheet(teller, number),
            "b" | "builders" => self.builders(teller),
            "rest" => self.rest(teller),
            "seats" => self.seats(teller),
            "link" => self.link(teller),
            "clock" => self.clocks(teller),
            "ask" => return self.ask(teller, line, number),
            "t" | "turn" => return self.prompt(teller),
            "u" | "undo" => return self.undo(teller),
            "say" => return self.say(teller, number),
            "mute" => self.mute(teller, number),
            "resign" => {
                let Some(resigning) = self.desk.resigning() else { return teller.not_now(line) };
                let question = teller.lingo.resign_question(resigning);
                return self.make_sure(teller, Intent::Resign, &question);
            }
            "close" if !self.place.is_local() => {
                let question = t!(teller.lingo, "table-close-sure");
                return self.make_sure(teller, Intent::Close, &question);
            }
            _ => None,
        };
        match told {
            Some(told) => teller.tell(&told),
            None => teller.not_now(line),
        }
    }

    fn help<W: Write>(&self, teller: &mut Teller<'_, W>) -> Result<(), Trouble> {
        let words = t!(teller.lingo, "tui-plain-help");
        teller.tell(&words)?;
        let quit = if self.is_saved_for_later() { "tui-plain-quit" } else { "tui-plain-quit-only" };
        COMMANDS.iter().chain(&[("quit, q", quit)]).try_for_each(|(word, key)| {
            let words = format!("{word}: {}", teller.lingo.text(key));
            teller.tell(&words)
        })
    }

    /// Asks whether something is meant that cannot be taken back.
    fn make_sure<W: Write>(
        &mut self,
        teller: &mut Teller<'_, W>,
        intent: Intent,
        question: &str,
    ) -> Result<(), Trouble> {
        self.unsure = Some(intent);
        teller.ask_yes_or_no(question)
    }

    /// One's own realm, or another by its number.
    fn realm(&self, number: Option<usize>) -> Option<Realm> {
        match number {
            None => self.desk.realm_shown(),
            Some(number) => Realm::new(number.checked_sub(1)?).filter(|realm| {
                self.desk.scene.as_ref().is_some_and(|one| one.realm(*realm).is_some())
            }),
        }
    }

    fn kingdom<W>(&self, teller: &Teller<'_, W>, number: Option<usize>) -> Option<String> {
        let realm = self.realm(number)?;
        let position = self.desk.position.as_ref()?;
        let who = self.desk.realm_name(realm);
        Some(teller.lingo.kingdom_summary(&position.estate(realm), &who))
    }

    /// A kingdom as letters, north above.
    fn map<W>(&self, teller: &Teller<'_, W>, number: Option<usize>) -> Option<String> {
        let realm = self.desk.scene.as_ref()?.realm(self.realm(number)?)?;
        let plan = Plan {
            kingdom: &realm.kingdom,
            house: realm.house,
            area: realm.kingdom.bounds,
            size: Size::Small,
            overlay: Overlay::default(),
        };
        let (lingo, look, width) = (&teller.lingo, teller.setting.look, plan.width());
        let rows = Printer { lingo, look, width }.plan(&plan);
        let rows = rows.iter().map(|row| row.to_string().trim_end().to_owned());
        Some(rows.collect::<Vec<_>>().join("\n"))
    }

    fn points<W>(&self, teller: &Teller<'_, W>) -> Option<String> {
        let board = self.desk.scene.as_ref()?.board.as_ref()?;
        let points = board.realms.iter().map(|one| (self.desk.realm_name(one.realm), one.points));
        Some(teller.lingo.race(&points.collect::<Vec<_>>()).join(" "))
    }

    fn sheet<W>(&self, teller: &Teller<'_, W>, number: Option<usize>) -> Option<String> {
        let realm = self.desk.scene.as_ref()?.realm(self.realm(number)?)?;
        let items = teller.lingo.score_items(&realm.sheet).into_iter();
        let items = items.map(|item| format!("{}: {}", item.label, item.points));
        let total = format!("{}: {}", t!(teller.lingo, "score-total"), realm.points);
        Some(items.chain([total]).collect::<Vec<_>>().join("\n"))
    }

    fn builders<W>(&self, teller: &Teller<'_, W>) -> Option<String> {
        let position = self.desk.position.as_ref()?;
        position.builders()?;
        Some(teller.lingo.builders_summary(position, self.desk.realm_shown()?))
    }

    fn undo<W: Write>(&mut self, teller: &mut Teller<'_, W>) -> Result<(), Trouble> {
        match self.desk.undo() {
            Ok(intent) => self.wish(teller, intent),
            Err(reason) => {
                let words = teller.lingo.refusal(reason.code());
                teller.tell(&words)
            }
        }
    }

    fn say<W: Write>(
        &mut self,
        teller: &mut Teller<'_, W>,
        number: Option<usize>,
    ) -> Result<(), Trouble> {
        let chosen = number.and_then(|number| Phrase::ALL.get(number.checked_sub(1)?));
        if let Some((phrase, _)) = chosen {
            return self.place.wish(Intent::Say { phrase: *phrase }).or_else(|code| {
                let words = teller.lingo.refusal(&code);
                teller.tell(&words)
            });
        }
        (1..).zip(Phrase::ALL).try_for_each(|(number, (phrase, _))| {
            let words = format!("say {number}: {}", teller.lingo.phrase(phrase));
            teller.tell(&words)
        })
    }
}
