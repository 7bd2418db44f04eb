//! What is drawn, and what keys do.
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
use crate::look::{Depth, Look};
use crate::mailbox::{Mailbox, Message};
use crate::place::Seeds;
use crate::save_folder::SaveFolder;
use crate::{Activity, Config};

/// A player at a screen without a terminal.
struct Player {
    app: App,
    inbox: Receiver<Message>,
    screen: Terminal<TestBackend>,
    folder: tempfile::TempDir,
}

/// For the tests of both front ends.
pub(crate) fn config(folder: &std::path::Path) -> Config {
    Config {
        look: Look { depth: Depth::True, unicode: true },
        language: Language::English,
        name: Some("Ada".parse().unwrap()),
        house: None,
        level: Level::Squire,
        bot_timing: BotTiming { pause_ms: 0, limit_ms: 50 },
        is_interactive: true,
        seeds: Seeds::from_number(7),
        saves: Some(SaveFolder::new(folder.to_owned())),
    }
}

impl Player {
    fn new(activity: Activity, size: (u16, u16), change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config(folder.path());
        change(&mut config);
        let (sender, inbox) = channel();
        let app = App::new(activity, config, Mailbox(sender)).unwrap();
        let screen = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut player = Self { app, inbox, screen, folder };
        player.wait();
        player
    }

    fn at(rules: &str, size: (u16, u16)) -> Self {
        Self::new(activity(rules), size, |_| {})
    }

    /// Waits until no bot is thinking.
    fn wait(&mut self) {
        self.draw();
        while self.text().contains("is thinking…") {
            let message = self.inbox.recv_timeout(Duration::from_secs(20)).expect("a bot's move");
            self.app.handle(message);
            self.draw();
        }
    }

    fn draw(&mut self) {
        self.screen.draw(|frame| self.app.draw(frame)).unwrap();
    }

    fn code(&mut self, code: KeyCode) -> &mut Self {
        self.app.handle(Message::Terminal(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))));
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
        self.app.handle(Message::Terminal(Event::Resize(width, height)));
        self.draw();
        self
    }

    fn text(&self) -> String {
        let buffer = self.screen.backend().buffer();
        let row = |y: u16| {
            let symbols: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
            symbols.trim_end().to_owned()
        };
        let rows: Vec<String> = (0..buffer.area.height).map(row).collect();
        rows.join("\n") + "\n"
    }

    /// Plays the first choice of each prompt until a sentence appears.
    fn play_until(&mut self, sentence: &str) -> &mut Self {
        for _ in 0..2_000 {
            if self.text().contains(sentence) {
                return self;
            }
            assert!(self.decide(sentence), "nothing to decide: {}", self.text());
        }
        panic!("{sentence:?} never appears: {}", self.text());
    }

    /// Decides once on the way to a sentence; returns whether there was a decision.
    fn decide(&mut self, sentence: &str) -> bool {
        let text = self.text();
        let prompt = text.lines().nth(1).unwrap_or_default();
        let keys = match prompt {
            prompt if prompt.contains("fit anywhere") => "d",
            prompt if prompt.contains("Place your") || prompt.contains("Choose your") => "\n",
            // The dragon needs a coin.
            prompt if prompt.contains("Buy a") && sentence.contains("dragon") => "p",
            prompt if prompt.contains("taxes?") && sentence.contains("Buy") => "p",
            prompt if prompt.contains("taxes?") || prompt.contains("Buy a") => "n\n",
            prompt if prompt.contains("dragon?") => "p",
            _ => return false,
        };
        self.keys(keys);
        true
    }
}

/// Ada against bots by these rules.
pub(crate) fn activity(rules: &str) -> Activity {
    let rules: rules::Rules = rules.parse().unwrap();
    let mut sitters = vec![Sitter::person("Ada".parse().unwrap())];
    sitters.resize(rules.seats as usize, Sitter::Bot(Level::Squire));
    Activity::Play { options: Options::new(rules), sitters }
}
