//! Who tells and listens: lines out, lines in, and the way to a table.

use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::time::Duration;

use client::solo::Sitter;
use lingo::{Lingo, t};
use rules::{Preset, Record};
use table::{Name, Options};

use super::choices::Choice;
use crate::keep::Keep;
use crate::news::{Mailbox, News};
use crate::place::{Bots, Errand, Local, Online, Place, Server};
use crate::screen::{person, table_words};
use crate::{Setting, Trouble, Wish};

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
    mailbox: Mailbox,
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
        // Names and records come from others: they must not steer the terminal.
        let plain: String = words
            .chars()
            .map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c })
            .collect();
        let plain = if self.setting.look.unicode {
            plain
        } else {
            deunicode::deunicode(&plain.replace('·', "-"))
        };
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
            if let Some(line) = self.take_line() {
                return Some(line);
            }
            if self.ended || matches!(self.inbox.recv(), Ok(News::Stop) | Err(_)) {
                return None;
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
                let solo = self.setting.kept()?;
                let keep = self.setting.keep.clone();
                Ok(Some(Place::Local(Box::new(Local::sit_down(solo, seeds, bots, keep)))))
            }
            Wish::Play { options, sitters } => {
                let keep = self.setting.keep.clone();
                let local = Local::open(&options, &sitters, seeds, bots, keep)
                    .map_err(|refusal| Trouble::Code(refusal.code().to_owned()))?;
                Ok(Some(Place::Local(Box::new(local))))
            }
            Wish::Errand { server, errand: Errand::Lobby } => {
                let Some(errand) = self.choose_table(&server)? else { return Ok(None) };
                self.place(Wish::Errand { server, errand })
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
                Ok(News::Stop) | Err(_) => return Ok(None),
                Ok(_) => {}
            }
        }
    }

    /// Which game: one of the printed modes, or the one that was kept.
    fn choose(&mut self) -> Result<Option<Wish>, Trouble> {
        let kept = self.setting.keep.as_ref().is_some_and(Keep::has_game);
        let mut words = vec![t!(self.lingo, "lobby-continue")];
        words.truncate(usize::from(kept));
        words.extend(Preset::ALL.iter().map(|preset| self.lingo.mode(&preset.rules)));
        let question = t!(self.lingo, "tui-plain-which");
        let Some(at) = self.choose_from(&question, &words)? else { return Ok(None) };
        let Some(at) = at.checked_sub(usize::from(kept)) else { return Ok(Some(Wish::Resume)) };
        let rules = Preset::ALL[at].rules;
        let me = person(&self.lingo, self.setting.name.as_ref(), 0);
        let mut sitters = vec![Sitter::Person(me)];
        sitters.resize(rules.seats as usize, Sitter::Bot(self.setting.level));
        Ok(Some(Wish::Play { options: Options::new(rules), sitters }))
    }

    /// One of a server's tables, or a new one.
    fn choose_table(&mut self, server: &str) -> Result<Option<Errand>, Trouble> {
        let tables = crate::tables(server)?;
        let told = |(table, to_join): &(protocol::LobbyTable, bool)| {
            let told = table_words(&self.lingo, table, *to_join);
            format!("{}: {told}", self.lingo.mode(&table.options.rules))
        };
        let mut words: Vec<String> = tables.iter().map(told).collect();
        words.push(t!(self.lingo, "lobby-play-anyone"));
        words.push(t!(self.lingo, "lobby-new"));
        let question = t!(self.lingo, "lobby-tables");
        let Some(at) = self.choose_from(&question, &words)? else { return Ok(None) };
        if let Some((table, to_join)) = tables.get(at) {
            let table = table.table.clone();
            return Ok(Some(if *to_join { Errand::Join(table) } else { Errand::Watch(table) }));
        }
        let modes: Vec<String> =
            Preset::ALL.iter().map(|preset| self.lingo.mode(&preset.rules)).collect();
        let question = t!(self.lingo, "tui-plain-which");
        let Some(mode) = self.choose_from(&question, &modes)? else { return Ok(None) };
        let rules = Preset::ALL[mode].rules;
        let level = self.setting.level;
        Ok(Some(if at == tables.len() {
            Errand::Pair(protocol::PairingRequest { rules, wait_ms: 15_000, level })
        } else {
            Errand::open(Options::new(rules), rules.seats, level)
        }))
    }

    /// The place of one of these, as it is typed; `None` for none of them.
    fn choose_from(&mut self, question: &str, words: &[String]) -> Result<Option<usize>, Trouble> {
        self.tell(question)?;
        for (number, words) in (1..).zip(words) {
            self.tell(&format!("{number}. {words}"))?;
        }
        loop {
            let Some(line) = self.ask() else { return Ok(None) };
            if ["q", "quit"].contains(&line.trim()) {
                return Ok(None);
            }
            let at = line.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            match at.filter(|at| *at < words.len()) {
                Some(at) => return Ok(Some(at)),
                None => self.not_a_choice(&line, 1, words.len())?,
            }
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
        let names = self.lingo.record_names(record);
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
