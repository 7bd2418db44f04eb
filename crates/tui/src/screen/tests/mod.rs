//! Screens as they are drawn, and what keys do in them.
//!
//! Snapshots are rewritten with `SNAPSHOTS=overwrite cargo test -p tui`.

mod keys;
mod screens;

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use lingo::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use table::{BotTiming, Level, Options};
use view::solo::Sitter;

use super::App;
use crate::keep::Keep;
use crate::look::{Depth, Look};
use crate::news::{Mailbox, News};
use crate::place::Seeds;
use crate::{Setting, Wish};

/// A screen without a terminal, with whoever plays at it.
struct Player {
    app: App,
    inbox: Receiver<News>,
    screen: Terminal<TestBackend>,
    folder: tempfile::TempDir,
}

/// How Ada plays in the tests of both front ends.
pub(crate) fn setting(folder: &std::path::Path) -> Setting {
    Setting {
        look: Look { depth: Depth::True, unicode: true },
        language: Language::English,
        name: Some("Ada".parse().unwrap()),
        level: Level::Squire,
        bot_timing: BotTiming { pause_ms: 0, limit_ms: 50 },
        attended: true,
        seeds: Seeds::from_number(7),
        keep: Some(Keep::new(folder.to_owned())),
    }
}

impl Player {
    fn new(wish: Wish, size: (u16, u16), change: impl FnOnce(&mut Setting)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut setting = setting(folder.path());
        change(&mut setting);
        let (sender, inbox) = channel();
        let app = App::new(wish, setting, Mailbox(sender)).unwrap();
        let screen = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut player = Self { app, inbox, screen, folder };
        player.wait();
        player
    }

    /// Ada against bots by these rules.
    fn at(rules: &str, size: (u16, u16)) -> Self {
        Self::new(wish(rules), size, |_| {})
    }

    /// Lets bots play until they have nothing to do.
    fn wait(&mut self) {
        self.draw();
        while self.text().contains("is thinking…") {
            let news = self.inbox.recv_timeout(Duration::from_secs(20)).expect("a bot decides");
            self.app.hear(news);
            self.draw();
        }
    }

    fn draw(&mut self) {
        self.screen.draw(|frame| self.app.draw(frame)).unwrap();
    }

    fn code(&mut self, code: KeyCode) -> &mut Self {
        self.app.hear(News::Terminal(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))));
        self.wait();
        self
    }

    /// Presses one key after the other; `\n` is Enter.
    fn keys(&mut self, keys: &str) -> &mut Self {
        for key in keys.chars() {
            match key {
                '\n' => self.code(KeyCode::Enter),
                '\t' => self.code(KeyCode::Tab),
                key => self.code(KeyCode::Char(key)),
            };
        }
        self
    }

    fn resize(&mut self, width: u16, height: u16) -> &mut Self {
        self.screen.backend_mut().resize(width, height);
        self.app.hear(News::Terminal(Event::Resize(width, height)));
        self.draw();
        self
    }

    /// What is on the screen, line by line.
    fn text(&self) -> String {
        let buffer = self.screen.backend().buffer();
        let row = |y: u16| {
            let symbols: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
            symbols.trim_end().to_owned()
        };
        let rows: Vec<String> = (0..buffer.area.height).map(row).collect();
        rows.join("\n") + "\n"
    }

    /// Decides by what the second line asks for, always the first that comes, until a sentence shows.
    fn play_until(&mut self, sentence: &str) -> &mut Self {
        for _ in 0..2_000 {
            if self.text().contains(sentence) {
                return self;
            }
            assert!(self.decide(sentence), "what to do? {}", self.text());
        }
        panic!("{sentence:?} never shows: {}", self.text());
    }

    /// Decides once on the way to a sentence; whether something was to be decided.
    fn decide(&mut self, sentence: &str) -> bool {
        let text = self.text();
        let due = text.lines().nth(1).unwrap_or_default();
        let keys = match due {
            due if due.contains("fit anywhere") => "d",
            due if due.contains("Place your") || due.contains("Choose your") => "\n",
            // The dragon comes only to who has a coin left.
            due if due.contains("Buy a") && sentence.contains("dragon") => "p",
            due if due.contains("taxes?") && sentence.contains("Buy") => "p",
            due if due.contains("taxes?") || due.contains("Buy a") => "n\n",
            due if due.contains("dragon?") => "p",
            _ => return false,
        };
        self.keys(keys);
        true
    }
}

/// Ada against bots by these rules.
pub(crate) fn wish(rules: &str) -> Wish {
    let rules: rules::Rules = rules.parse().unwrap();
    let mut sitters = vec![Sitter::Person("Ada".parse().unwrap())];
    sitters.resize(rules.seats as usize, Sitter::Bot(Level::Squire));
    Wish::Play { options: Options::new(rules), sitters }
}
