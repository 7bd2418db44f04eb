//! Who tells and listens: lines out, lines in, and the way to a table.

use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use client::solo::Sitter;
use lingo::{Lingo, t};
use rules::{Preset, Record};
use table::{Name, Options};

use super::choices::Choice;
use crate::keep::Keep;
use crate::news::{Mailbox, News};
use crate::place::{Bots, Local, Online, Place, Server};
use crate::screen::person;
use crate::{Setting, Trouble, Wish};

/// Choices that are told at once; the others are told on demand.
pub(super) const CHOICES_TOLD: usize = 9;

/// Reads what is typed on a thread of its own, which ends with the program.
fn read_lines(input: impl BufRead + Send + 'static, mailbox: Mailbox) {
    std::thread::spawn(move || {
        for line in input.lines() {
            let Ok(line) = line else { break };
            mailbox.put(News::Line(line));
        }
        mailbox.put(News::InputEnded);
    });
}

/// Who tells and listens.
pub(super) struct Teller<'a, W> {
    pub(super) lingo: Lingo,
    pub(super) setting: Setting,
    mailbox: Mailbox,
    pub(super) inbox: &'a Receiver<News>,
    output: W,
    /// What was typed and not asked for yet.
    pub(super) lines: VecDeque<String>,
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
        read_lines(input, mailbox.clone());
        let lingo = Lingo::new(setting.language);
        let (lines, ended) = (VecDeque::new(), false);
        Self { lingo, setting, mailbox, inbox, output, lines, ended }
    }

    /// Tells something, at once.
    pub(super) fn tell(&mut self, words: &str) -> Result<(), Trouble> {
        // Names and records come from others: they must not steer the terminal.
        let plain: String = words
            .chars()
            .map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c })
            .collect();
        let plain = if self.setting.look.unicode { plain } else { deunicode::deunicode(&plain) };
        writeln!(self.output, "{plain}")?;
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
    fn ask(&mut self) -> Option<String> {
        loop {
            if let Some(line) = self.lines.pop_front() {
                return Some(line);
            }
            if self.ended {
                return None;
            }
            match self.inbox.recv() {
                Ok(News::Line(line)) => self.lines.push_back(line),
                Ok(News::InputEnded | News::Stop) | Err(_) => self.ended = true,
                Ok(_) => {}
            }
        }
    }

    /// Where the game is played; `None` where nothing is to be played.
    pub(super) fn place(&mut self, wish: Wish) -> Result<Option<Place>, Trouble> {
        let bots = Bots {
            mailbox: self.mailbox.clone(),
            pause: Duration::ZERO,
            limit: self.setting.bot_limit,
        };
        let seeds = self.setting.seeds;
        match wish {
            Wish::Choose => {
                let Some(wish) = self.choose()? else { return Ok(None) };
                self.place(wish)
            }
            Wish::Resume => {
                let kept = self.setting.keep.as_mut().and_then(Keep::game);
                let solo = kept.ok_or(Trouble::NothingKept)?;
                let keep = self.setting.keep.clone();
                Ok(Some(Place::Local(Box::new(Local::sit_down(solo, seeds, bots, keep)))))
            }
            Wish::Play { options, sitters } => {
                let keep = self.setting.keep.clone();
                let local = Local::open(&options, &sitters, seeds, bots, keep)
                    .map_err(|refusal| Trouble::Code(refusal.code().to_owned()))?;
                Ok(Some(Place::Local(Box::new(local))))
            }
            Wish::Errand { server, errand } => {
                let server = Server::new(&server, self.mailbox.clone())?;
                let name = match self.setting.name.clone() {
                    Some(name) => name,
                    None => match self.ask_name()? {
                        Some(name) => name,
                        None => return Ok(None),
                    },
                };
                let words = t!(self.lingo, "tui-connecting", server = server.address());
                self.tell(&words)?;
                let secret =
                    self.setting.keep.as_ref().and_then(|keep| keep.secret(server.address()));
                server.ask(secret, name, errand);
                self.reach(server).map(|online| online.map(|one| Place::Online(Box::new(one))))
            }
            Wish::Replay(record) => self.retell(&record).map(|()| None),
        }
    }

    fn ask_name(&mut self) -> Result<Option<Name>, Trouble> {
        loop {
            let question = t!(self.lingo, "lobby-name");
            self.tell(&question)?;
            let Some(line) = self.ask() else { return Ok(None) };
            match line.trim().parse::<Name>() {
                Ok(name) => return Ok(Some(name)),
                Err(reason) => {
                    let words = self.lingo.refusal(reason.code());
                    self.tell(&words)?;
                }
            }
        }
    }

    /// Waits for the server's answer.
    fn reach(&mut self, server: Server) -> Result<Option<Online>, Trouble> {
        loop {
            match self.inbox.recv() {
                Ok(News::Reached(reached)) => {
                    let reached = reached.map_err(Trouble::from)?;
                    if let Some(keep) = &self.setting.keep {
                        // A secret that cannot be kept only costs the way back another day.
                        let _ = keep.keep_secret(server.address(), &reached.secret);
                    }
                    let online = server.connect(reached);
                    return online.map(Some).map_err(|limit| Trouble::Refused(limit.to_string()));
                }
                Ok(News::Line(line)) => self.lines.push_back(line),
                Ok(News::InputEnded) => self.ended = true,
                Ok(News::Stop) | Err(_) => return Ok(None),
                Ok(_) => {}
            }
        }
    }

    /// Which game: one of the printed modes, or the one that was kept.
    fn choose(&mut self) -> Result<Option<Wish>, Trouble> {
        let kept = self.setting.keep.as_mut().and_then(Keep::game);
        let question = t!(self.lingo, "tui-plain-which");
        self.tell(&question)?;
        if kept.is_some() {
            let words = format!("0. {}", t!(self.lingo, "lobby-continue"));
            self.tell(&words)?;
        }
        for (number, preset) in (1..).zip(&Preset::ALL) {
            let words = format!("{number}. {}", self.lingo.mode(&preset.rules));
            self.tell(&words)?;
        }
        loop {
            let Some(line) = self.ask() else { return Ok(None) };
            let number = line.trim().parse::<usize>().ok();
            if number == Some(0) && kept.is_some() {
                return Ok(Some(Wish::Resume));
            }
            let preset = number.and_then(|number| Preset::ALL.get(number.checked_sub(1)?));
            if let Some(preset) = preset {
                let rules = preset.rules;
                let me = person(&self.lingo, self.setting.name.as_ref(), 0);
                let bots = (1..rules.seats).map(|_| Sitter::Bot(self.setting.level));
                let sitters = std::iter::once(Sitter::Person(me)).chain(bots).collect();
                return Ok(Some(Wish::Play { options: Options::new(rules), sitters }));
            }
            if ["q", "quit"].contains(&line.trim()) {
                return Ok(None);
            }
            self.not_a_choice(&line, 1, Preset::ALL.len())?;
        }
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

    /// A recorded game in sentences.
    fn retell(&mut self, record: &Record) -> Result<(), Trouble> {
        let name = |seat: rules::Seat| {
            let written = record.tag(&format!("Seat{}", seat.index() + 1));
            written.map_or_else(|| self.lingo.house(seat.index()), ToOwned::to_owned)
        };
        let names: Vec<String> = record.rules.all_seats().map(name).collect();
        let mut last = None;
        for (position, step) in record.replay().zip(record.steps.iter().map(Some).chain([None])) {
            let position =
                position.map_err(|error| Trouble::Code(error.reason.code().to_owned()))?;
            if let Some(step) = step {
                let words = self.lingo.step(&position, *step, &names);
                self.tell(&words)?;
            }
            last = Some(position);
        }
        let ended =
            last.and_then(|position| position.outcome().map(|end| (*position.rules(), end)));
        if let Some((rules, outcome)) = ended {
            let words = self.lingo.victory(&rules, &outcome, &names);
            self.tell(&words)?;
        }
        Ok(())
    }
}
