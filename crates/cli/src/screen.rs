//! Standard output: its width, its capabilities and the language.
//!
//! Colours are used on a terminal unless `NO_COLOR` is set; `--color` overrides both. Without them the
//! same text is written plain, without trailing spaces.

use std::io::{self, IsTerminal, StdoutLock, Write};

use anstream::{AutoStream, ColorChoice};
use clap::ValueEnum;
use serde_json::Value;
use tui::print::{Line, Printer, ansi};
use tui::{Depth, Language, Lingo, Look};

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColorWhen {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl ColorWhen {
    pub(crate) fn choice(self, stream: &impl anstream::stream::RawStream) -> ColorChoice {
        match self {
            Self::Auto => AutoStream::choice(stream),
            Self::Always => ColorChoice::AlwaysAnsi,
            Self::Never => ColorChoice::Never,
        }
    }
}

/// The width if nothing reports one.
const WIDTH_DEFAULT: u16 = 80;
/// Nothing can be laid out well below this width.
const WIDTH_MIN: u16 = 40;

/// Standard output.
pub(crate) struct Screen {
    out: AutoStream<StdoutLock<'static>>,
    styled: bool,
    pub(crate) lingo: Lingo,
    pub(crate) look: Look,
    /// In columns.
    pub(crate) width: u16,
}

impl Screen {
    pub(crate) fn new(color: ColorWhen, language: Language, ascii: bool) -> Self {
        let stdout = io::stdout().lock();
        let choice = color.choice(&stdout);
        let out = AutoStream::new(stdout, choice);
        let styled = out.current_choice() != ColorChoice::Never;
        let mut look = look(styled);
        look.unicode &= !ascii;
        Self { out, styled, lingo: Lingo::new(language), look, width: width() }
    }

    pub(crate) fn printer(&self) -> Printer<'_> {
        Printer { lingo: &self.lingo, look: self.look, width: self.width }
    }

    pub(crate) fn line(&mut self, line: impl Into<Line<'static>>) -> io::Result<()> {
        let text = self.look.transliterate(&ansi(&line.into()));
        if self.styled {
            writeln!(self.out, "{text}")
        } else {
            let plain = anstream::adapter::strip_str(&text).to_string();
            writeln!(self.out, "{}", plain.trim_end())
        }
    }

    /// Writes a raw line and flushes it, since another program is waiting for it.
    pub(crate) fn send(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    /// Writes JSON, which depends on neither language nor terminal.
    pub(crate) fn json(&mut self, value: &Value) -> io::Result<()> {
        self.send(&format!("{value:#}"))
    }

    pub(crate) fn lines<L: Into<Line<'static>>>(
        &mut self,
        lines: impl IntoIterator<Item = L>,
    ) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.line(line))
    }

    pub(crate) fn blank(&mut self) -> io::Result<()> {
        self.line("")
    }
}

/// What the terminal can show. Whether to use colours has already been decided; this only
/// determines how many there are.
fn look(styled: bool) -> Look {
    let get = |name: &str| match name {
        "NO_COLOR" => None,
        "TERM" => std::env::var(name).ok().filter(|term| term != "dumb"),
        name => std::env::var(name).ok(),
    };
    let look = Look::detect(get);
    if styled { look } else { Look { depth: Depth::Plain, ..look } }
}

fn width() -> u16 {
    let terminal = || {
        let stdout = io::stdout();
        let size = stdout.is_terminal().then(|| terminal_size::terminal_size_of(stdout)).flatten();
        size.map(|(terminal_size::Width(columns), _)| columns)
    };
    let columns = || std::env::var("COLUMNS").ok()?.parse().ok();
    terminal().or_else(columns).unwrap_or(WIDTH_DEFAULT).max(WIDTH_MIN)
}
