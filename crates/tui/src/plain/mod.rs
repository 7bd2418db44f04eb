//! The game line by line: for screen readers, simple terminals and pipes.
//!
//! What happens is printed in sentences; decisions are numbered choices. Lines typed early wait for
//! their prompt, so that a script can write them all at once.

mod choices;
mod commands;
mod console;
mod consulting;
mod houses;
mod menus;
mod table_info;
#[cfg(test)]
mod tests;

use std::io::{BufRead, Write};
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use client::Notice;
use lingo::t;
use rules::Seat;
use table::{Fact, Intent, Millis, Question, Reason, Stage, State};
use view::notice::is_worth_a_line;
use view::scene::Decision;

use crate::desk::{Desk, describe_note};
use crate::mailbox::{Mailbox, Message};
use crate::place::Place;
use crate::{Activity, Config, PlayError};
use choices::{Choice, Effect};
use console::{CHOICES_PER_PAGE, Console, is_quit};

/// How often clocks are checked.
const TICK: Duration = Duration::from_millis(500);

pub(crate) fn run(
    activity: Activity,
    config: Config,
    mailbox: Mailbox,
    inbox: &Receiver<Message>,
    input: impl BufRead + Send + 'static,
    output: impl Write,
) -> Result<(), PlayError> {
    crate::signals::forward_signals(mailbox.clone())?;
    let mut console = Console::new(config, mailbox, inbox, input, output);
    let Some(place) = console.open_place(activity)? else { return Ok(()) };
    Game::new(place, console.config.wants_hints()).play(&mut console)
}

struct Game {
    place: Place,
    desk: Desk,
    /// How much of the move log has been printed.
    printed_sentences: usize,
    choices: Vec<Choice>,
    /// The decision that the choices belong to.
    listed_at: Option<Moment>,
    /// The first choice of the current page.
    first_listed: usize,
    prompted_at: Option<Moment>,
    /// The game whose result has been printed.
    ended: Option<u32>,
    /// The last game that was seen in progress.
    live: Option<u32>,
    /// An intent that cannot be undone and waits for a yes.
    unconfirmed: Option<Intent>,
    /// The vote that the player has been asked about: by whom and since when.
    open_vote: Option<(Seat, Millis)>,
    /// The questions to the others as last listed.
    questions: Vec<Question>,
    has_introduced: bool,
    /// Whether the way back to the game has been explained.
    was_away: bool,
    clock_warned_at: Option<Moment>,
    /// Whether what was printed last is all that is known, with every intent answered.
    is_settled: bool,
}

/// What a prompt is about: game, step, stage, whether someone here decides, and the viewer's seat.
/// Other events at the table do not repeat the prompt.
type Moment = (Option<u32>, usize, Option<Stage>, bool, Option<Seat>);

impl Game {
    fn new(place: Place, wants_hints: bool) -> Self {
        let mut desk = Desk::default();
        desk.wants_hints = wants_hints;
        Self {
            place,
            desk,
            printed_sentences: 0,
            choices: Vec::new(),
            listed_at: None,
            first_listed: 0,
            prompted_at: None,
            ended: None,
            live: None,
            unconfirmed: None,
            open_vote: None,
            questions: Vec::new(),
            has_introduced: false,
            was_away: false,
            clock_warned_at: None,
            is_settled: true,
        }
    }

    fn play<W: Write>(mut self, console: &mut Console<'_, W>) -> Result<(), PlayError> {
        loop {
            self.print_changes(console)?;
            while let Some(line) = self.next_line(console) {
                if self.handle_line(console, line.trim())?.is_break() {
                    let words = t!(console.lingo, "tui-plain-bye");
                    return console.print(&words);
                }
                self.print_changes(console)?;
            }
            if self.is_finished(console) {
                let key = if self.can_resume_later() { "tui-plain-ended" } else { "tui-plain-bye" };
                let words = console.lingo.text(key);
                return console.print(&words);
            }
            match console.inbox.recv_timeout(TICK) {
                Ok(Message::Quit) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
                Ok(message) => self.handle_message(console, message)?,
                Err(RecvTimeoutError::Timeout) => {
                    if let Place::Local(local) = &mut self.place {
                        local.tick();
                    }
                    self.warn_low_clock(console)?;
                }
            }
        }
    }

    /// Whether this is an unfinished local game that can be resumed later.
    fn can_resume_later(&self) -> bool {
        let is_saved = matches!(&self.place, Place::Local(local) if local.is_saved());
        is_saved && matches!(self.stage(), Some(Stage::Playing | Stage::Pause))
    }

    fn stage(&self) -> Option<Stage> {
        Some(self.desk.scene.as_ref()?.table.as_ref()?.stage)
    }

    /// Whether to quit: the input has ended and input is needed, the table is closed, or a script has
    /// played its game.
    fn is_finished<W>(&self, console: &Console<'_, W>) -> bool {
        let Some(stage) = self.stage() else { return false };
        let is_stuck = self.needs_input() || self.place.viewer().is_none();
        let is_played = self.ended.is_some() && stage == Stage::Gathering;
        stage == Stage::Closed
            || console.input_ended && is_stuck
            || is_played && !console.config.is_interactive
    }

    /// The next line to handle now. Choices wait for the player's turn, which they were typed for. On a
    /// server, other commands are handled at any time.
    fn next_line<W: Write>(&self, console: &mut Console<'_, W>) -> Option<String> {
        if self.is_finished(console) || self.desk.scene.is_none() {
            return None;
        }
        // Lines also wait for a server's answer: their prompt has not been printed yet.
        let is_pending =
            matches!(&self.place, Place::Online(online) if online.has_pending_intent());
        if (is_pending || !self.is_settled) && !is_quit(console.peek_line()?) {
            return None;
        }
        let is_choice = console.peek_line()?.trim().parse::<usize>().is_ok();
        let is_due = self.needs_input() || !is_choice && !self.place.is_local();
        if is_due { console.take_line() } else { None }
    }

    fn needs_input(&self) -> bool {
        let decision = self.desk.scene.as_ref().map(|scene| &scene.decision);
        !matches!(decision, None | Some(Decision::Wait { .. } | Decision::Dealing))
    }

    fn handle_message<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        message: Message,
    ) -> Result<(), PlayError> {
        match message {
            Message::BotDecided(turn, action) => {
                if let Place::Local(local) = &mut self.place {
                    local.play_bot_move(&turn, action);
                }
            }
            Message::Session(_, notice) => self.handle_notice(console, &notice)?,
            // Printed lines leave no time to look at a bot's plan.
            Message::BotPlans(..)
            | Message::LineTyped
            | Message::Terminal(_)
            | Message::ServerAnswered(_)
            | Message::Quit => {}
        }
        Ok(())
    }

    fn handle_notice<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        notice: &Notice,
    ) -> Result<(), PlayError> {
        let Place::Online(online) = &mut self.place else { return Ok(()) };
        let names = self.desk.names.clone();
        let before = online.state().cloned();
        online.handle_notice(notice);
        let lingo = &console.lingo;
        let words = match notice {
            Notice::Error { error, .. } if notice.is_final() => {
                return Err(PlayError::Code(error.code.clone()));
            }
            Notice::Error { error, .. } | Notice::Refused { error, .. } => {
                // Prompt again.
                self.prompted_at = None;
                self.was_away &= error.code != Reason::StandIn.code();
                vec![crate::refusal(lingo, &error.code)]
            }
            Notice::Disconnected => vec![t!(lingo, "table-connection-lost")],
            Notice::Noted { note, .. } if online.viewer() != Some(note.seat) => {
                vec![describe_note(note, online.state(), &names, lingo)]
            }
            Notice::TableChanged { entries, .. } => {
                // The move log has the moves and what clocks did, and `show_vote` has votes that ask the player.
                let position = before.and_then(|state| Some(*state.game?.position()));
                let undecided = online.state().map(State::undecided).unwrap_or_default();
                let is_asked = online.viewer().is_some_and(|seat| undecided.contains(&seat));
                let facts = entries.iter().map(|entry| &entry.fact);
                let facts = facts.filter(|fact| match fact {
                    Fact::TimeRanOut { then: Some(_), .. } => false,
                    Fact::Asked { .. } => !is_asked,
                    other => other.saying().is_none_or(|(seat, _)| !online.is_muted(seat)),
                });
                let facts = facts.filter(|fact| is_worth_a_line(fact));
                facts.filter_map(|fact| lingo.fact(fact, &names, position.as_ref())).collect()
            }
            _ => Vec::new(),
        };
        words.iter().try_for_each(|words| console.print(words))
    }

    /// Prints what has happened, and prompts for what is due.
    fn print_changes<W: Write>(&mut self, console: &mut Console<'_, W>) -> Result<(), PlayError> {
        if let Place::Local(local) = &mut self.place
            && let Some(error) = local.take_save_error()
        {
            let words = t!(console.lingo, "tui-not-kept", reason = error.to_string());
            console.print(&words)?;
        }
        // The answer may come while this is printed: then it is printed again.
        self.is_settled = match &self.place {
            Place::Online(online) => !online.has_pending_intent() && !online.is_behind(),
            Place::Local(_) => true,
        };
        let Some(state) = self.place.state() else { return Ok(()) };
        let number = state.game.as_ref().map(|game| game.number);
        self.desk.show(&self.place, &console.lingo);
        let sentences = self.desk.story.sentences();
        // After an undo the move log is shorter, and its last sentence is repeated.
        let last = sentences.len().saturating_sub(1);
        let from =
            if self.printed_sentences > sentences.len() { last } else { self.printed_sentences };
        let unprinted: Vec<String> = sentences[from..].to_vec();
        self.printed_sentences = sentences.len();
        unprinted.iter().try_for_each(|words| console.print(words))?;
        let is_over = self.desk.scene.as_ref().is_some_and(|scene| scene.end.is_some());
        if !is_over {
            self.live = number;
        }
        if is_over && self.ended != number {
            self.ended = number;
            self.print_result(console)?;
        }
        // The prompt is for players in their seats.
        if matches!(&self.place, Place::Online(online) if online.is_taking_seat()) {
            return Ok(());
        }
        self.introduce_table(console)?;
        self.explain_return(console)?;
        self.show_vote(console)?;
        let moment = self.moment();
        let is_new = self.prompted_at != Some(moment);
        if self.needs_input() && is_new && !self.is_finished(console) {
            self.prompted_at = Some(moment);
            self.prompt(console)?;
        }
        Ok(())
    }

    /// What a prompt would be about now.
    fn moment(&self) -> Moment {
        let game = self.place.state().and_then(|state| state.game.as_ref());
        let steps = game.map_or(0, |game| game.steps().len());
        let decides = self.desk.hand.is_some();
        (game.map(|game| game.number), steps, self.stage(), decides, self.place.viewer())
    }

    /// Asks the player to vote, once. The answer must not confirm anything else.
    fn show_vote<W: Write>(&mut self, console: &mut Console<'_, W>) -> Result<(), PlayError> {
        let table = self.desk.scene.as_ref().and_then(|scene| scene.table.as_ref());
        let vote = table.and_then(|table| table.vote.as_ref()).filter(|vote| vote.asks_viewer);
        let before = std::mem::replace(&mut self.open_vote, vote.map(|vote| (vote.by, vote.since)));
        let Some(vote) = vote.filter(|_| self.open_vote != before) else { return Ok(()) };
        let question = console.lingo.question(vote.question, vote.by, &self.desk.names);
        self.unconfirmed = None;
        console.ask_yes_or_no(&question)
    }

    /// Prints what is due, with the choices.
    fn prompt<W: Write>(&mut self, console: &mut Console<'_, W>) -> Result<(), PlayError> {
        let Some(scene) = &self.desk.scene else { return Ok(()) };
        let mut words = console.lingo.prompt(scene);
        if let Some(hand) = &self.desk.hand {
            words = console.lingo.labelled(self.desk.seat_name(hand.seat()), &words);
            if let Some(ghost) = hand.ghost() {
                let boxes = hand.position().rules().boxes;
                words = format!("{words} {}", console.lingo.domino(boxes, ghost.domino));
            }
            self.choices = choices::list_choices(&console.lingo, hand, self.desk.hints());
        } else {
            self.choices.clear();
            let is_seated = self.place.viewer().is_some();
            if self.can_get_ready() && is_seated {
                let key = match (self.stage(), self.ended) {
                    (Some(Stage::Pause), _) => "table-next-game",
                    (_, Some(_)) => "end-again",
                    _ => "table-ready",
                };
                let words = console.lingo.text(key);
                self.choices.push(Choice { words, effect: Effect::Ready });
            }
        }
        (self.first_listed, self.listed_at) = (0, Some(self.moment()));
        console.print(&words)?;
        if let Some(words) = self.time_left(console) {
            console.print(&words)?;
        }
        console.print_choices(&self.choices.clone(), 0)?;
        let words = t!(console.lingo, "tui-plain-choose");
        console.print(&words)
    }

    /// Handles a choice by its number, or a command.
    fn handle_line<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        line: &str,
    ) -> Result<ControlFlow<()>, PlayError> {
        // Anything but a yes cancels.
        match (self.unconfirmed.take(), line.to_lowercase().as_str()) {
            (Some(intent), "yes" | "y") => {
                self.submit(console, intent)?;
                return Ok(ControlFlow::Continue(()));
            }
            (Some(_), "no" | "n") => {
                self.prompt(console)?;
                return Ok(ControlFlow::Continue(()));
            }
            (_, "") => return Ok(ControlFlow::Continue(())),
            _ => {}
        }
        if let Ok(number) = line.parse::<usize>()
            && !self.choices.is_empty()
        {
            let chosen = number.checked_sub(1).and_then(|at| self.choices.get(at)).cloned();
            match chosen {
                Some(choice) => self.carry_out_choice(console, choice.effect)?,
                None => console.reject_choice(line, self.choices.len())?,
            }
            return Ok(ControlFlow::Continue(()));
        }
        match line.to_lowercase().as_str() {
            _ if is_quit(line) => return Ok(ControlFlow::Break(())),
            "m" | "more" if self.choices.len() > self.first_listed + CHOICES_PER_PAGE => {
                self.first_listed += CHOICES_PER_PAGE;
                console.print_choices(&self.choices.clone(), self.first_listed)?;
            }
            _ => self.run_command(console, line)?,
        }
        Ok(ControlFlow::Continue(()))
    }

    fn carry_out_choice<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        effect: Effect,
    ) -> Result<(), PlayError> {
        match effect {
            Effect::Act(action) => self.submit(console, Intent::Act { action }),
            Effect::Ready => self.submit(console, Intent::ready(true)),
            Effect::ChooseSite(spot) => {
                let Some(hand) = &self.desk.hand else { return Ok(()) };
                self.choices = choices::list_sites(&console.lingo, hand, spot, self.desk.hints());
                self.first_listed = 0;
                // A single site is not worth asking.
                if let [only] = &self.choices[..] {
                    let effect = only.effect;
                    return self.carry_out_choice(console, effect);
                }
                let words = t!(console.lingo, "tui-plain-site");
                console.print(&words)?;
                console.print_choices(&self.choices.clone(), 0)
            }
        }
    }

    /// Submits an intent, and prints why if it is refused.
    fn submit<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        intent: Intent,
    ) -> Result<(), PlayError> {
        if let Intent::Act { .. } = intent {
            self.choices.clear();
        }
        if let Err(code) = self.place.submit(intent) {
            let words = console.lingo.refusal(&code);
            console.print(&words)?;
            self.prompted_at = None;
        }
        Ok(())
    }

    /// Saves the record, and prints the winner, the scores and the path.
    fn print_result<W: Write>(&mut self, console: &mut Console<'_, W>) -> Result<(), PlayError> {
        let (look, lingo) = (console.config.look, &console.lingo);
        // Spectators and viewers of an old game need no copy.
        let is_own = self.live == self.ended && self.place.viewer().is_some();
        let record = self.place.record().filter(|_| is_own).zip(console.config.saves.as_ref());
        let saved = record.map(|(record, saves)| saves.save_record(&record));
        let (path, failed) = match saved {
            Some(Ok(path)) => (Some(path.display().to_string()), None),
            Some(Err(error)) => (None, Some(error.to_string())),
            None => (None, None),
        };
        let writer = crate::screen::Writer { lingo, look, width: 76 };
        let page = writer.end_page(&self.desk, path.as_deref(), "");
        let lines: Vec<String> = page.lines.iter().map(ToString::to_string).collect();
        let failed = failed.map(|reason| t!(lingo, "tui-not-kept", reason = reason));
        console.print(&page.title)?;
        // Bars and blank lines mean nothing to a screen reader.
        let spoken = lines.iter().filter(|line| line.chars().any(char::is_alphanumeric));
        spoken.chain(failed.iter()).try_for_each(|line| console.print(line.trim_end()))
    }

    /// Whether the table waits for everyone to be ready.
    fn can_get_ready(&self) -> bool {
        let table = self.desk.scene.as_ref().and_then(|scene| scene.table.as_ref());
        table.is_some_and(|table| matches!(table.stage, Stage::Gathering | Stage::Pause))
    }
}
