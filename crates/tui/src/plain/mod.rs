//! The game line by line: for screen readers, simple terminals and pipes.
//!
//! What happens is told in sentences, what is due is asked with numbered choices. Lines that come
//! before they are asked for wait, so that a script can write them all at once.

mod around;
mod choices;
mod commands;
mod teller;
#[cfg(test)]
mod tests;
mod ways;

use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use client::Notice;
use lingo::t;
use rules::Seat;
use table::{Fact, Intent, Millis, Question, Reason, Stage, State};
use view::scene::Decision;

use crate::desk::Desk;
use crate::news::{Mailbox, News};
use crate::place::Place;
use crate::{Setting, Trouble, Wish};
use choices::{Choice, Does};
use teller::{CHOICES_TOLD, Teller};

/// Clocks are looked at so often.
const TICK: Duration = Duration::from_millis(500);

/// Plays line by line.
pub(crate) fn run(
    wish: Wish,
    setting: Setting,
    mailbox: Mailbox,
    inbox: &Receiver<News>,
    input: impl BufRead + Send + 'static,
    output: impl Write,
) -> Result<(), Trouble> {
    crate::signals::listen(mailbox.clone())?;
    let mut teller = Teller::new(setting, mailbox, inbox, input, output);
    let Some(place) = teller.place(wish)? else { return Ok(()) };
    Game::new(place).play(&mut teller)
}

/// A game as far as it was told.
struct Game {
    place: Place,
    desk: Desk,
    /// Sentences of the story that were told.
    told: usize,
    /// What is offered now.
    offered: Vec<Choice>,
    /// Where the list of choices goes on.
    from: usize,
    /// The moment that was asked about.
    asked: Option<Asked>,
    /// The game whose end was told.
    ended: Option<u32>,
    /// The last game that was seen while it was on.
    played: Option<u32>,
    /// What was wished for and cannot be taken back: it has still to be confirmed.
    unsure: Option<Intent>,
    /// The question that was put to us, by who asked it and when.
    put: Option<(Seat, Millis)>,
    /// What the others could be asked when that was told last.
    questions: Vec<Question>,
    /// Whether it was told how others come to the table.
    is_introduced: bool,
    /// Whether it was told how one comes back.
    was_gone: bool,
    /// The moment for which it was told that time runs out.
    hurried: Option<Asked>,
}

/// A moment that something is asked about: which game, how far it is, what goes on, whether somebody
/// here decides, and from which seat. What else happens at a table does not make it another one.
type Asked = (Option<u32>, usize, Option<Stage>, bool, Option<Seat>);

/// Whether the game goes on.
enum Goes {
    On,
    Away,
}

impl Game {
    fn new(place: Place) -> Self {
        Self {
            place,
            desk: Desk::new(),
            told: 0,
            offered: Vec::new(),
            from: 0,
            asked: None,
            ended: None,
            played: None,
            unsure: None,
            put: None,
            questions: Vec::new(),
            is_introduced: false,
            was_gone: false,
            hurried: None,
        }
    }

    fn play<W: Write>(mut self, teller: &mut Teller<'_, W>) -> Result<(), Trouble> {
        loop {
            self.catch_up(teller)?;
            while let Some(line) = self.next_line(teller) {
                if let Goes::Away = self.take(teller, line.trim())? {
                    let words = t!(teller.lingo, "tui-plain-bye");
                    return teller.tell(&words);
                }
                self.catch_up(teller)?;
            }
            if self.has_nothing_to_do(teller) {
                let key =
                    if self.is_saved_for_later() { "tui-plain-ended" } else { "tui-plain-bye" };
                let words = teller.lingo.text(key);
                return teller.tell(&words);
            }
            match teller.inbox.recv_timeout(TICK) {
                Ok(News::Stop) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
                Ok(news) => self.hear(teller, news)?,
                Err(RecvTimeoutError::Timeout) => {
                    if let Place::Local(local) = &mut self.place {
                        local.tick();
                    }
                    self.hurry(teller)?;
                }
            }
        }
    }

    /// Whether an unfinished game on this terminal can be resumed another day.
    fn is_saved_for_later(&self) -> bool {
        let is_saved = matches!(&self.place, Place::Local(local) if local.is_saved());
        is_saved && matches!(self.stage(), Some(Stage::Playing | Stage::Pause))
    }

    fn stage(&self) -> Option<Stage> {
        Some(self.desk.scene.as_ref()?.table.as_ref()?.stage)
    }

    /// Whether it ends by itself: nobody can say any more what is asked for, the table is closed, or a
    /// script has played its game.
    fn has_nothing_to_do<W>(&self, teller: &Teller<'_, W>) -> bool {
        let Some(stage) = self.stage() else { return false };
        let is_asked = self.waits_for_us() || self.place.viewer().is_none();
        let is_played = self.ended.is_some() && stage == Stage::Gathering;
        stage == Stage::Closed || teller.ended && is_asked || is_played && !teller.setting.attended
    }

    /// The next line that is meant for now. Choices wait while somebody else plays: they were meant for
    /// what comes after. At a server other words are heard at any time.
    fn next_line<W: Write>(&self, teller: &mut Teller<'_, W>) -> Option<String> {
        if self.has_nothing_to_do(teller) || self.desk.scene.is_none() {
            return None;
        }
        // A server answers when it can. Until then lines wait, as they do while somebody else plays:
        // what they are meant for is not asked yet.
        let is_unanswered = matches!(&self.place, Place::Online(online) if online.is_waiting());
        if is_unanswered && !matches!(teller.peek()?.trim(), "q" | "quit") {
            return None;
        }
        let waits = self.waits_for_us();
        let is_choice = teller.peek()?.trim().parse::<usize>().is_ok();
        let is_heard = waits || !is_choice && !self.place.is_local();
        if is_heard { teller.take_line() } else { None }
    }

    /// Whether something is asked of us.
    fn waits_for_us(&self) -> bool {
        let decision = self.desk.scene.as_ref().map(|scene| &scene.decision);
        !matches!(decision, None | Some(Decision::Wait { .. } | Decision::Dealing))
    }

    fn hear<W: Write>(&mut self, teller: &mut Teller<'_, W>, news: News) -> Result<(), Trouble> {
        match news {
            News::Thought(turn, action) => {
                if let Place::Local(local) = &mut self.place {
                    local.hear(&turn, action);
                }
            }
            News::Server(_, notice) => self.hear_server(teller, &notice)?,
            News::Typed | News::Terminal(_) | News::Reached(_) | News::Stop => {}
        }
        Ok(())
    }

    fn hear_server<W: Write>(
        &mut self,
        teller: &mut Teller<'_, W>,
        notice: &Notice,
    ) -> Result<(), Trouble> {
        let Place::Online(online) = &mut self.place else { return Ok(()) };
        let names = self.desk.names.clone();
        let before = online.state().cloned();
        online.hear(notice);
        let lingo = &teller.lingo;
        let words = match notice {
            Notice::Error { error, .. } if notice.is_final() => {
                return Err(Trouble::Code(error.code.clone()));
            }
            Notice::Error { error, .. } | Notice::Refused { error, .. } => {
                // What could be chosen can be chosen again.
                self.asked = None;
                self.was_gone &= error.code != Reason::StandIn.code();
                vec![lingo.refusal(&error.code)]
            }
            Notice::Disconnected => vec![t!(lingo, "table-connection-lost")],
            Notice::TableChanged { entries, .. } => {
                // Moves are told by the story, a question where it is put to us; here comes whatever
                // else happens at a table.
                let position = before.and_then(|state| Some(*state.game?.position()));
                let undecided = online.state().map(State::undecided).unwrap_or_default();
                let is_put = online.viewer().is_some_and(|seat| undecided.contains(&seat));
                let facts = entries.iter().map(|entry| entry.fact.clone());
                let facts = facts.filter(|fact| match fact {
                    Fact::Stepped { .. } => false,
                    Fact::Asked { .. } => !is_put,
                    Fact::Said { seat, .. } => !online.is_muted(*seat),
                    _ => true,
                });
                facts.filter_map(|fact| lingo.fact(&fact, &names, position.as_ref())).collect()
            }
            _ => Vec::new(),
        };
        words.iter().try_for_each(|words| teller.tell(words))
    }

    /// Tells what has happened, and asks what is due.
    fn catch_up<W: Write>(&mut self, teller: &mut Teller<'_, W>) -> Result<(), Trouble> {
        if let Place::Local(local) = &mut self.place
            && let Some(error) = local.trouble()
        {
            let words = t!(teller.lingo, "tui-not-kept", reason = error.to_string());
            teller.tell(&words)?;
        }
        let viewer = self.place.viewer();
        let Some(state) = self.place.state() else { return Ok(()) };
        let number = state.game.as_ref().map(|game| game.number);
        let steps = state.game.as_ref().map_or(0, |game| game.steps().len());
        self.desk.show(&self.place, &teller.lingo);
        let sentences = self.desk.story.sentences();
        // After an undo the story is shorter, and its last sentence is told again.
        let again = sentences.len().saturating_sub(1);
        let from = if self.told > sentences.len() { again } else { self.told };
        let news: Vec<String> = sentences[from..].to_vec();
        self.told = sentences.len();
        news.iter().try_for_each(|words| teller.tell(words))?;
        let is_over = self.desk.scene.as_ref().is_some_and(|scene| scene.end.is_some());
        if !is_over {
            self.played = number;
        }
        if is_over && self.ended != number {
            self.ended = number;
            self.tell_end(teller)?;
        }
        // Whoever is about to sit down is asked there.
        if matches!(&self.place, Place::Online(online) if online.is_sitting_down()) {
            return Ok(());
        }
        self.introduce(teller)?;
        self.tell_way_back(teller)?;
        self.put_question(teller)?;
        let moment = (number, steps, self.stage(), self.desk.hand.is_some(), viewer);
        let is_new = self.asked != Some(moment);
        if self.waits_for_us() && is_new && !self.has_nothing_to_do(teller) {
            self.asked = Some(moment);
            self.prompt(teller)?;
        }
        Ok(())
    }

    /// Puts what somebody asks, once. The answer to it must not be taken for one to something else.
    fn put_question<W: Write>(&mut self, teller: &mut Teller<'_, W>) -> Result<(), Trouble> {
        let table = self.desk.scene.as_ref().and_then(|scene| scene.table.as_ref());
        let vote = table.and_then(|table| table.vote.as_ref()).filter(|vote| vote.asks_viewer);
        let before = std::mem::replace(&mut self.put, vote.map(|vote| (vote.by, vote.since)));
        let Some(vote) = vote.filter(|_| self.put != before) else { return Ok(()) };
        let question = teller.lingo.question(vote.question, vote.by, &self.desk.names);
        self.unsure = None;
        teller.ask_yes_or_no(&question)
    }

    /// What is due, with what can be chosen.
    fn prompt<W: Write>(&mut self, teller: &mut Teller<'_, W>) -> Result<(), Trouble> {
        let Some(scene) = &self.desk.scene else { return Ok(()) };
        let mut words = teller.lingo.prompt(scene);
        if let Some(hand) = &self.desk.hand {
            words = format!("{}: {words}", self.desk.seat_name(hand.seat()));
            if let Some(ghost) = hand.ghost() {
                words = format!("{words} {}", teller.lingo.domino(ghost.domino));
            }
            self.offered = choices::choices(&teller.lingo, hand, self.desk.aids());
        } else {
            self.offered.clear();
            let is_seated = self.place.viewer().is_some();
            if self.can_be_ready() && is_seated {
                let key = match (self.stage(), self.ended) {
                    (Some(Stage::Pause), _) => "table-next-game",
                    (_, Some(_)) => "end-again",
                    _ => "table-ready",
                };
                let words = teller.lingo.text(key);
                self.offered.push(Choice { words, does: Does::Ready });
            }
        }
        self.from = 0;
        teller.tell(&words)?;
        if let Some(words) = self.time_left(teller) {
            teller.tell(&words)?;
        }
        teller.list(&self.offered.clone(), 0)?;
        let words = t!(teller.lingo, "tui-plain-choose");
        teller.tell(&words)
    }

    /// Takes a line: a choice by its number, or a command.
    fn take<W: Write>(&mut self, teller: &mut Teller<'_, W>, line: &str) -> Result<Goes, Trouble> {
        // Whoever types anything else has thought better of it.
        match (self.unsure.take(), line.to_lowercase().as_str()) {
            (Some(intent), "yes" | "y") => {
                self.wish(teller, intent)?;
                return Ok(Goes::On);
            }
            (Some(_), "no" | "n") => {
                self.prompt(teller)?;
                return Ok(Goes::On);
            }
            (_, "") => return Ok(Goes::On),
            _ => {}
        }
        if let Ok(number) = line.parse::<usize>()
            && !self.offered.is_empty()
        {
            let chosen = number.checked_sub(1).and_then(|at| self.offered.get(at)).cloned();
            match chosen {
                Some(choice) => self.choose(teller, choice.does)?,
                None => teller.not_a_choice(line, 1, self.offered.len())?,
            }
            return Ok(Goes::On);
        }
        match line {
            "q" | "quit" => return Ok(Goes::Away),
            "m" | "more" if self.offered.len() > self.from + CHOICES_TOLD => {
                self.from += CHOICES_TOLD;
                teller.list(&self.offered.clone(), self.from)?;
            }
            _ => self.command(teller, line)?,
        }
        Ok(Goes::On)
    }

    fn choose<W: Write>(&mut self, teller: &mut Teller<'_, W>, does: Does) -> Result<(), Trouble> {
        match does {
            Does::Act(action) => self.wish(teller, Intent::Act { action }),
            Does::Ready => self.wish(teller, Intent::Ready { ready: true }),
            Does::Take(spot) => {
                let Some(hand) = &self.desk.hand else { return Ok(()) };
                self.offered = choices::sites(&teller.lingo, hand, spot, self.desk.aids());
                self.from = 0;
                // With one place there is nothing to choose.
                if let [only] = &self.offered[..] {
                    let does = only.does;
                    return self.choose(teller, does);
                }
                let words = t!(teller.lingo, "tui-plain-site");
                teller.tell(&words)?;
                teller.list(&self.offered.clone(), 0)
            }
        }
    }

    /// Wishes for something; a refusal is told in words.
    fn wish<W: Write>(
        &mut self,
        teller: &mut Teller<'_, W>,
        intent: Intent,
    ) -> Result<(), Trouble> {
        if let Intent::Act { .. } = intent {
            self.offered.clear();
        }
        if let Err(code) = self.place.wish(intent) {
            let words = teller.lingo.refusal(&code);
            teller.tell(&words)?;
            self.asked = None;
        }
        Ok(())
    }

    /// Who won, every point, and where the record is.
    fn tell_end<W: Write>(&mut self, teller: &mut Teller<'_, W>) -> Result<(), Trouble> {
        let (look, lingo) = (teller.setting.look, &teller.lingo);
        // Whoever looks at an old game, or looks on, has no need of another copy.
        let is_own = self.played == self.ended && self.place.viewer().is_some();
        let record = self.place.record().filter(|_| is_own).zip(teller.setting.keep.as_ref());
        let saved = record.map(|(record, keep)| keep.keep_record(&record));
        let (path, failed) = match saved {
            Some(Ok(path)) => (Some(path.display().to_string()), None),
            Some(Err(error)) => (None, Some(error.to_string())),
            None => (None, None),
        };
        let writer = crate::screen::Writer { lingo, look, width: 76 };
        let page = writer.end(&self.desk, path.as_deref(), "");
        let lines: Vec<String> = page.lines.iter().map(ToString::to_string).collect();
        let failed = failed.map(|reason| t!(lingo, "tui-not-kept", reason = reason));
        teller.tell(&page.title)?;
        // Bars and blank lines say nothing to who listens.
        let told = lines.iter().filter(|line| line.chars().any(char::is_alphanumeric));
        told.chain(failed.iter()).try_for_each(|line| teller.tell(line.trim_end()))
    }

    /// Whether a game can begin when everybody is ready.
    fn can_be_ready(&self) -> bool {
        let table = self.desk.scene.as_ref().and_then(|scene| scene.table.as_ref());
        table.is_some_and(|table| matches!(table.stage, Stage::Gathering | Stage::Pause))
    }
}
