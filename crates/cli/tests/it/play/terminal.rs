//! The binary in a pseudo-terminal, whose screen is read as a person would.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use snapbox::cmd::cargo_bin;

/// How long any wait may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A terminal with a running program.
pub(super) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    screen: Arc<Mutex<vt100::Parser>>,
    /// Ends when no process has the terminal open any more.
    reading: JoinHandle<()>,
    child: Box<dyn Child + Send + Sync>,
}

impl Terminal {
    /// Runs `crownlands play …` in a terminal of this size, with its own folder.
    pub(super) fn play(args: &[&str], (columns, rows): (u16, u16), folder: &Path) -> Self {
        let mut command = CommandBuilder::new(cargo_bin!("crownlands"));
        command.arg("play");
        command.args(args);
        command.args(["--language", "en"]);
        // A server's bots have their own pace.
        if !args.iter().any(|arg| ["--server", "--join", "--watch"].contains(arg)) {
            command.args(["--pause", "0"]);
        }
        command.arg("--folder");
        command.arg(folder);
        Self::run(command, (columns, rows))
    }

    pub(super) fn run(mut command: CommandBuilder, (cols, rows): (u16, u16)) -> Self {
        command.cwd(crate::root());
        for (name, value) in [("TERM", "xterm-256color"), ("LANG", "C.UTF-8"), ("LC_ALL", "")] {
            command.env(name, value);
        }
        command.env_remove("NO_COLOR");
        // A small screen has room only for the first line of a failure.
        command.env("RUST_BACKTRACE", "0");
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(cells(rows), cells(cols), 0)));
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let shown = Arc::clone(&screen);
        let reading = std::thread::spawn(move || {
            let mut bytes = [0; 8192];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                shown.lock().expect("a screen").process(&bytes[..count]);
            }
        });
        let keys = pair.master.take_writer().expect("a writer");
        Self { master: pair.master, keys, screen, reading, child }
    }

    /// The text on the screen.
    pub(super) fn text(&self) -> String {
        self.screen.lock().expect("a screen").screen().contents()
    }

    /// Presses keys, sent as a terminal would.
    pub(super) fn press(&mut self, keys: &str) {
        self.send(keys.as_bytes());
    }

    fn send(&mut self, bytes: &[u8]) {
        assert!(self.try_send(bytes), "somebody listens");
    }

    /// Sends bytes; returns whether the program took them.
    pub(super) fn try_send(&mut self, bytes: &[u8]) -> bool {
        self.keys.write_all(bytes).and_then(|()| self.keys.flush()).is_ok()
    }

    /// Waits until a text is on the screen.
    pub(super) fn wait_for(&self, what: &str) -> String {
        self.wait_until(what, |text| text.contains(what))
    }

    pub(super) fn wait_until(&self, what: &str, is_there: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let text = self.text();
            if is_there(&text) {
                return text;
            }
            assert!(begun.elapsed() < PATIENCE, "{what} never shows:\n{text}");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// The text on the screen once it has stopped changing.
    fn settled(&self) -> String {
        let mut text = self.text();
        loop {
            std::thread::sleep(Duration::from_millis(15));
            let now = self.text();
            if now == text {
                return now;
            }
            text = now;
        }
    }

    pub(super) fn resize(&self, cols: u16, rows: u16) {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        self.master.resize(size).expect("another size");
        self.screen.lock().expect("a screen").screen_mut().set_size(cells(rows), cells(cols));
    }

    pub(super) fn process_id(&self) -> u32 {
        self.child.process_id().expect("it runs")
    }

    /// Waits for the program to end; returns whether it succeeded.
    pub(super) fn ends_well(&mut self) -> bool {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                // Its last output may not have been read yet.
                while !self.reading.is_finished() && begun.elapsed() < PATIENCE {
                    std::thread::sleep(Duration::from_millis(2));
                }
                return status.success();
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Kills the program.
    pub(super) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("an end");
    }

    pub(super) fn is_running(&mut self) -> bool {
        self.child.try_wait().expect("a child").is_none()
    }

    /// Asserts that the terminal is as before: main screen, no mouse, a cursor, echoed lines.
    pub(super) fn assert_restored(&self) {
        let parser = self.screen.lock().expect("a screen");
        let screen = parser.screen();
        assert!(!screen.alternate_screen(), "the first screen is back");
        assert!(!screen.hide_cursor(), "the cursor is back");
        assert!(!screen.bracketed_paste());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        let modes = self.master.get_termios().expect("modes of the terminal");
        let lines = format!("{:?}", modes.local_flags);
        assert!(lines.contains("ICANON") && lines.contains("ECHO"), "{lines}");
    }

    /// Makes the decisions that the second line asks for until a sentence appears; returns the
    /// screen.
    pub(super) fn play_until(&mut self, sentence: &str) -> String {
        self.play_until_with(sentence, |_, _| {})
    }

    /// As [`play_until`](Self::play_until), but calls a function before each decision.
    pub(super) fn play_until_with(
        &mut self,
        sentence: &str,
        mut each: impl FnMut(&mut Self, usize),
    ) -> String {
        let mut decision = 0;
        for _ in 0..600 {
            let is_due = |text: &str| {
                let due = text.lines().nth(1).unwrap_or_default();
                text.contains(sentence)
                    || ["Place your", "Choose your", "fit anywhere", "?"]
                        .iter()
                        .any(|one| due.contains(one))
            };
            self.wait_until(sentence, is_due);
            let text = self.settled();
            if !is_due(&text) {
                continue;
            }
            if text.contains(sentence) {
                return text;
            }
            each(self, decision);
            let due = text.lines().nth(1).unwrap_or_default().to_owned();
            // Sometimes buys or taxes, sometimes skips.
            let keys = match due {
                due if due.contains("fit anywhere") => "d",
                due if due.contains("Place your") || due.contains("Choose your") => "\r",
                due if due.contains("dragon?") => "p",
                _ if decision % 3 == 0 => "p",
                _ => "n\r",
            };
            self.press(keys);
            // The screen must change before the next decision is read from it.
            self.wait_until("an answer", |now| now != text);
            decision += 1;
        }
        panic!("{sentence:?} never shows:\n{}", self.text());
    }
}

/// A size in cells, at least one.
fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a screen has room")
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // Leaves no process behind, whatever failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
