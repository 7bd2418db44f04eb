//! Lines out, lines in.

use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};

use lingo::{Lingo, t};

use super::choices::Choice;
use crate::charset::sanitize;
use crate::mailbox::{Mailbox, Message};
use crate::{Config, PlayError};

/// Choices that are listed at once; `more` lists the next ones.
pub(super) const CHOICES_PER_PAGE: usize = 9;

/// A script that writes faster than the game goes has to wait.
const BUFFERED_LINES_MAX: usize = 64;

pub(super) fn is_quit(line: &str) -> bool {
    ["q", "quit"].iter().any(|word| line.trim().eq_ignore_ascii_case(word))
}

/// Reads lines on a thread that ends with the program.
fn read_lines(input: impl BufRead + Send + 'static, mailbox: Mailbox) -> Receiver<String> {
    let (sender, lines) = sync_channel(BUFFERED_LINES_MAX);
    std::thread::spawn(move || {
        for line in input.lines() {
            let Ok(line) = line else { break };
            if sender.send(line).is_err() {
                return;
            }
            mailbox.send(Message::LineTyped);
        }
        drop(sender);
        mailbox.send(Message::LineTyped);
    });
    lines
}

pub(super) struct Console<'a, W> {
    pub(super) lingo: Lingo,
    pub(super) config: Config,
    pub(super) mailbox: Mailbox,
    pub(super) inbox: &'a Receiver<Message>,
    output: W,
    lines: Receiver<String>,
    /// The next line, once it has been peeked at.
    peeked: Option<String>,
    pub(super) input_ended: bool,
}

impl<'a, W: Write> Console<'a, W> {
    pub(super) fn new(
        config: Config,
        mailbox: Mailbox,
        inbox: &'a Receiver<Message>,
        input: impl BufRead + Send + 'static,
        output: W,
    ) -> Self {
        let lines = read_lines(input, mailbox.clone());
        let lingo = Lingo::new(config.language);
        Self { lingo, config, mailbox, inbox, output, lines, peeked: None, input_ended: false }
    }

    /// The next line, if one has been typed. It stays until it is taken.
    pub(super) fn peek_line(&mut self) -> Option<&str> {
        if self.peeked.is_none() {
            match self.lines.try_recv() {
                Ok(line) => self.peeked = Some(line),
                Err(TryRecvError::Disconnected) => self.input_ended = true,
                Err(TryRecvError::Empty) => {}
            }
        }
        self.peeked.as_deref()
    }

    pub(super) fn take_line(&mut self) -> Option<String> {
        self.peek_line()?;
        self.peeked.take()
    }

    pub(super) fn print(&mut self, words: &str) -> Result<(), PlayError> {
        for line in words.split('\n') {
            // Names and records come from others: they must not control the terminal.
            let line = self.config.look.transliterate(&sanitize(line));
            writeln!(self.output, "{line}")?;
        }
        Ok(self.output.flush()?)
    }

    pub(super) fn print_choices(
        &mut self,
        choices: &[Choice],
        from: usize,
    ) -> Result<(), PlayError> {
        for (at, choice) in choices.iter().enumerate().skip(from).take(CHOICES_PER_PAGE) {
            self.print(&format!("{}. {}", at + 1, choice.words))?;
        }
        if choices.len() > from + CHOICES_PER_PAGE {
            let more = t!(self.lingo, "tui-plain-more");
            self.print(&format!("m. {more} ({})", choices.len() - from - CHOICES_PER_PAGE))?;
        }
        Ok(())
    }

    /// Waits for a line; `None` at the end of the input.
    fn read_line(&mut self) -> Option<String> {
        loop {
            if let Some(line) = self.take_line() {
                return Some(line);
            }
            if self.input_ended || matches!(self.inbox.recv(), Ok(Message::Quit) | Err(_)) {
                return None;
            }
        }
    }

    /// Waits for an answer; `None` also for "quit".
    pub(super) fn read_answer(&mut self) -> Option<String> {
        let line = self.read_line()?.trim().to_owned();
        (!is_quit(&line)).then_some(line)
    }

    /// Asks until one of the options is chosen, and returns its index; `None` to quit.
    pub(super) fn choose(
        &mut self,
        question: &str,
        options: &[String],
    ) -> Result<Option<usize>, PlayError> {
        self.print(question)?;
        for (number, option) in (1..).zip(options) {
            self.print(&format!("{number}. {option}"))?;
        }
        loop {
            let Some(line) = self.read_answer() else { return Ok(None) };
            let index = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            match index.filter(|index| *index < options.len()) {
                Some(index) => return Ok(Some(index)),
                None => self.reject_choice(&line, options.len())?,
            }
        }
    }

    pub(super) fn ask_yes_or_no(&mut self, question: &str) -> Result<(), PlayError> {
        let how = t!(self.lingo, "tui-plain-yes-or-no");
        self.print(&format!("{question} {how}"))
    }

    /// Says that this does nothing right now.
    pub(super) fn reject_command(&mut self, typed: &str) -> Result<(), PlayError> {
        let typed: String = typed.trim().chars().take(40).collect();
        let words = t!(self.lingo, "tui-plain-not-now", typed = typed);
        self.print(&words)
    }

    pub(super) fn reject_choice(&mut self, typed: &str, count: usize) -> Result<(), PlayError> {
        let typed: String = typed.trim().chars().take(40).collect();
        let words = t!(self.lingo, "tui-plain-not", typed = typed, first = 1, last = count);
        self.print(&words)
    }
}
