//! The game in a terminal: on the whole screen, or line by line.
//!
//! A second front end beside the page, over the same `client`: scenes say what to draw, the hand
//! chooses, tables are on this device ([`view::solo`]) or at a server ([`client::Session`]).
//! [`play`] draws on the whole screen with ratatui, [`play_plainly`] asks and answers in lines, for
//! screen readers, simple terminals and pipes. Everything that happens comes through one mailbox.

mod desk;
mod keep;
mod letters;
mod look;
mod new_game;
mod news;
mod place;
mod plain;
pub mod print;
mod screen;
mod signals;

use std::io::{BufRead, Write};
use std::sync::mpsc::channel;

use client::{Api, ApiError, Bases};
use lingo::t;
use protocol::LobbyTable;
use rules::Record;
use table::{BotTiming, Level, Name, Options, TableId};

pub use keep::Keep;
pub use letters::harmless;
pub use lingo::{Language, Lingo};
pub use look::{Depth, INK, Look, PAPER, Tone};
pub use place::{Errand, Seeds};
pub use view::solo::Sitter;

use news::Mailbox;

/// What somebody wants to do.
#[derive(Clone, Debug)]
pub enum Wish {
    /// Choose from what there is.
    Choose,
    /// Go on with the game that was kept.
    Resume,
    /// Play on this terminal.
    Play {
        /// What.
        options: Options,
        /// Who, in the order of the seats.
        sitters: Vec<Sitter>,
    },
    /// Do something at a server.
    Errand {
        /// Its address.
        server: String,
        /// What.
        errand: Errand,
    },
    /// Look at a recorded game.
    Replay(Box<Record>),
}

/// How it is played.
#[derive(Clone, Debug)]
pub struct Setting {
    /// What the terminal can show.
    pub look: Look,
    /// The language.
    pub language: Language,
    /// What we are called; asked for where it is needed and not given.
    pub name: Option<Name>,
    /// How strong bots play where nobody says otherwise.
    pub level: Level,
    pub bot_timing: BotTiming,
    /// Whether somebody sits at the keyboard: a script is not asked for another game.
    pub attended: bool,
    /// Where deals come from.
    pub seeds: Seeds,
    /// Where games are kept; `None` keeps nothing.
    pub keep: Option<Keep>,
}

impl Setting {
    /// The game that was kept.
    fn kept(&mut self) -> Result<view::solo::Solo, Trouble> {
        let keep = self.keep.as_mut().ok_or(Trouble::NothingKept)?;
        let is_there = keep.has_game();
        keep.game().ok_or(if is_there { Trouble::Busy } else { Trouble::NothingKept })
    }

    /// Takes a name that was typed, and saves it for another day.
    fn take_name(&mut self, name: Name) {
        self.name = Some(name);
        self.remember_name();
    }

    /// Saves the player's name for another day, however it was given.
    fn remember_name(&self) {
        if let (Some(keep), Some(name)) = (&self.keep, &self.name)
            && keep.name().as_ref() != Some(name)
        {
            // One that cannot be saved has to be given again.
            let _ = keep.keep_name(name);
        }
    }
}

/// The address that is offered: a server on this machine.
const USUAL_SERVER: &str = "http://127.0.0.1:8080";

/// Why it cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// There is no game to go on with.
    #[error("there is no game to go on with")]
    NothingKept,
    /// Another program plays the game that is kept.
    #[error("another program plays the game that is kept")]
    Busy,
    /// Refused, by a code that has words in every language.
    #[error("refused: {0}")]
    Code(String),
    /// Refused, in words.
    #[error("{0}")]
    Refused(String),
    /// The server did not answer well.
    #[error("{0}")]
    Server(ApiError),
    /// The terminal or a file failed.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

impl From<ApiError> for Trouble {
    fn from(error: ApiError) -> Self {
        match error {
            ApiError::Refused { body, .. } => Self::Code(body.code),
            other => Self::Server(other),
        }
    }
}

impl Trouble {
    /// It in words of a language.
    pub fn told(&self, lingo: &Lingo) -> String {
        match self {
            Self::NothingKept => t!(lingo, "tui-nothing-kept"),
            Self::Busy => t!(lingo, "tui-busy"),
            Self::Code(code) => refusal(lingo, code),
            Self::Server(_) => t!(lingo, "tui-unreachable"),
            Self::Refused(words) => words.clone(),
            Self::Io(error) => error.to_string(),
        }
    }
}

/// Why something was refused. What the page would say about itself is said about this program.
fn refusal(lingo: &Lingo, code: &str) -> String {
    if code == protocol::Code::Version.code() {
        t!(lingo, "tui-version")
    } else {
        lingo.refusal(code)
    }
}

/// The table that a link leads to, or a code names.
pub fn table_of(text: &str) -> Option<TableId> {
    let code = text.trim().trim_end_matches('/');
    let code = code.rsplit_once("/t/").map_or(code, |(_, code)| code);
    code.parse().ok()
}

/// The server that a link leads to.
pub fn server_of(link: &str) -> Option<String> {
    let (server, _) = link.trim().rsplit_once("/t/")?;
    server.contains("://").then(|| server.to_owned())
}

/// What somebody is called who has given no name.
pub fn guest(lingo: &Lingo) -> Name {
    t!(lingo, "lobby-guest").parse().expect("a name")
}

/// The open tables of a server and the games to watch there, a line for each.
///
/// # Errors
/// When the server cannot be asked.
pub fn list(server: &str, lingo: &Lingo) -> Result<Vec<String>, Trouble> {
    let line = |(table, to_join): (LobbyTable, bool)| {
        let told = screen::table_words(lingo, &table, to_join);
        let mode = lingo.mode(&table.options.rules);
        format!("{server}/t/{}  {mode}  {told}", table.table)
    };
    let mut lines: Vec<String> = tables(server)?.into_iter().map(line).collect();
    if lines.is_empty() {
        lines.push(t!(lingo, "tui-lobby-empty"));
    }
    Ok(lines)
}

/// The tables where one can sit down, and after them those where one can look on.
fn tables(server: &str) -> Result<Vec<(LobbyTable, bool)>, Trouble> {
    let bases = Bases::new([server]).map_err(|bad| Trouble::Refused(bad.to_string()))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let lobby = runtime.block_on(Api::new(bases).tables())?;
    let join = lobby.to_join().map(|table| (table.clone(), true));
    let watch = lobby.to_watch().map(|table| (table.clone(), false));
    Ok(join.chain(watch).collect())
}

/// Plays on the whole screen until somebody has had enough.
///
/// # Errors
/// When it cannot begin, or the terminal fails.
pub fn play(wish: Wish, setting: Setting) -> Result<(), Trouble> {
    setting.remember_name();
    let (sender, inbox) = channel();
    screen::run(wish, setting, Mailbox(sender), &inbox)
}

/// Plays line by line: what is typed comes from `input`, what is told goes to `output`.
///
/// # Errors
/// When it cannot begin, or the output fails.
pub fn play_plainly(
    wish: Wish,
    setting: Setting,
    input: impl BufRead + Send + 'static,
    output: impl Write,
) -> Result<(), Trouble> {
    setting.remember_name();
    let (sender, inbox) = channel();
    plain::run(wish, setting, Mailbox(sender), &inbox, input, output)
}

/// Takes the whole screen and panics: for the test that the terminal is given back.
#[doc(hidden)]
pub fn panic_on_the_whole_screen(why: &str) {
    let _screen = screen::WholeScreen::enter();
    panic!("{why}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_version_is_told_of_this_program_and_not_of_a_page() {
        for language in Language::ALL {
            let lingo = Lingo::new(language);
            let told = Trouble::Code(protocol::Code::Version.code().to_owned()).told(&lingo);
            assert!(told.contains("crownlands"), "{told}");
            assert_ne!(told, lingo.refusal(protocol::Code::Version.code()));
        }
    }
}
