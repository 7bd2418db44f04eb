//! Who tells and listens: lines out, lines in.

use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};

use lingo::{Lingo, t};

use super::choices::Choice;
use crate::letters::harmless;
use crate::news::{Mailbox, News};
use crate::{Setting, Trouble};

/// Choices that are told at once; the others are told on demand.
pub(super) const CHOICES_TOLD: usize = 9;

/// Lines that wait at most: who writes faster than the game goes waits.
const LINES_MAX: usize = 64;

/// Reads what is typed on a thread of its own, which ends with the program.
fn read_lines(input: impl BufRead + Send + 'static, mailbox: Mailbox) -> Receiver<String> {
    let (sender, lines) = sync_channel(LINES_MAX);
    std::thread::spawn(move || {
        for line in input.lines() {
            let Ok(line) = line else { break };
            if sender.send(line).is_err() {
                return;
            }
            mailbox.put(News::Typed);
        }
        drop(sender);
        mailbox.put(News::Typed);
    });
    lines
}

/// Who tells and listens.
pub(super) struct Teller<'a, W> {
    pub(super) lingo: Lingo,
    pub(super) setting: Setting,
    pub(super) mailbox: Mailbox,
    pub(super) inbox: &'a Receiver<News>,
    output: W,
    /// What was typed.
    typed: Receiver<String>,
    /// The next line, where it was looked at.
    next: Option<String>,
    /// Nothing more will be typed.
    pub(super) ended: bool,
}

impl<'a, W: Write> Teller<'a, W> {
    /// Whoever reads `input` and writes to `output`.
    pub(super) fn new(
        setting: Setting,
        mailbox: Mailbox,
        inbox: &'a Receiver<News>,
        input: impl BufRead + Send + 'static,
        output: W,
    ) -> Self {
        let typed = read_lines(input, mailbox.clone());
        let lingo = Lingo::new(setting.language);
        Self { lingo, setting, mailbox, inbox, output, typed, next: None, ended: false }
    }

    /// The next line that was typed, if there is one already; it stays until it is taken.
    pub(super) fn peek(&mut self) -> Option<&str> {
        if self.next.is_none() {
            match self.typed.try_recv() {
                Ok(line) => self.next = Some(line),
                Err(TryRecvError::Disconnected) => self.ended = true,
                Err(TryRecvError::Empty) => {}
            }
        }
        self.next.as_deref()
    }

    /// Takes it.
    pub(super) fn take_line(&mut self) -> Option<String> {
        self.peek()?;
        self.next.take()
    }

    /// Tells something, at once.
    pub(super) fn tell(&mut self, words: &str) -> Result<(), Trouble> {
        for line in words.split('\n') {
            // Names and records come from others: they must not steer the terminal.
            let line = self.setting.look.spell(&harmless(line));
            writeln!(self.output, "{line}")?;
        }
        Ok(self.output.flush()?)
    }

    /// A numbered list.
    pub(super) fn list(&mut self, choices: &[Choice], from: usize) -> Result<(), Trouble> {
        for (at, choice) in choices.iter().enumerate().skip(from).take(CHOICES_TOLD) {
            self.tell(&format!("{}. {}", at + 1, choice.words))?;
        }
        if choices.len() > from + CHOICES_TOLD {
            let more = t!(self.lingo, "tui-plain-more");
            self.tell(&format!("m. {more} ({})", choices.len() - from - CHOICES_TOLD))?;
        }
        Ok(())
    }

    /// The next line; `None` when there will be none.
    pub(super) fn ask(&mut self) -> Option<String> {
        loop {
            if let Some(line) = self.take_line() {
                return Some(line);
            }
            if self.ended || matches!(self.inbox.recv(), Ok(News::Stop) | Err(_)) {
                return None;
            }
        }
    }

    /// The next line without its margins; `None` also for who wants to leave.
    pub(super) fn ask_word(&mut self) -> Option<String> {
        let line = self.ask()?.trim().to_owned();
        (!["q", "quit"].contains(&line.as_str())).then_some(line)
    }

    /// The place of one of these, as it is typed; `None` for none of them.
    pub(super) fn choose_from(
        &mut self,
        question: &str,
        words: &[String],
    ) -> Result<Option<usize>, Trouble> {
        self.tell(question)?;
        for (number, words) in (1..).zip(words) {
            self.tell(&format!("{number}. {words}"))?;
        }
        loop {
            let Some(line) = self.ask_word() else { return Ok(None) };
            let at = line.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            match at.filter(|at| *at < words.len()) {
                Some(at) => return Ok(Some(at)),
                None => self.not_a_choice(&line, 1, words.len())?,
            }
        }
    }

    /// A question with how it is answered.
    pub(super) fn ask_yes_or_no(&mut self, question: &str) -> Result<(), Trouble> {
        let how = t!(self.lingo, "tui-plain-yes-or-no");
        self.tell(&format!("{question} {how}"))
    }

    /// What was typed says nothing here.
    pub(super) fn not_now(&mut self, typed: &str) -> Result<(), Trouble> {
        let typed: String = typed.trim().chars().take(40).collect();
        let words = t!(self.lingo, "tui-plain-not-now", typed = typed);
        self.tell(&words)
    }

    pub(super) fn not_a_choice(
        &mut self,
        typed: &str,
        first: usize,
        last: usize,
    ) -> Result<(), Trouble> {
        let typed: String = typed.trim().chars().take(40).collect();
        let words = t!(self.lingo, "tui-plain-not", typed = typed, first = first, last = last);
        self.tell(&words)
    }
}
