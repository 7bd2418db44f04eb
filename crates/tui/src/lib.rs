//! The game in a terminal: full screen, or line by line.
//!
//! A second front end beside the page, over the same `view`: scenes say what to draw, the hand
//! chooses, tables are on this device ([`view::solo`]) or on a server ([`client::Session`]).
//! [`play`] draws full screen with ratatui; [`play_plain`] prints and reads lines, for screen
//! readers, simple terminals and pipes. Everything that happens arrives in one mailbox.

mod charset;
mod desk;
mod look;
mod mailbox;
mod new_game;
mod place;
mod plain;
pub mod print;
mod save_folder;
mod screen;
mod signals;

use std::io::{BufRead, Write};
use std::sync::mpsc::channel;

use client::{Api, ApiError, Bases};
use lingo::t;
use protocol::LobbyTable;
use rules::Record;
use table::{BotTiming, House, Level, Name, Options, TableId};

pub use charset::sanitize;
pub use lingo::{Language, Lingo};
pub use look::{Depth, INK, Look, PAPER, Tone};
pub use place::{Seeds, ServerTask};
pub use save_folder::SaveFolder;
use view::settings::Settings;
pub use view::solo::Sitter;

use mailbox::Mailbox;

/// What to start with.
#[derive(Clone, Debug)]
pub enum Activity {
    /// The main menu.
    Menu,
    /// The saved game.
    Resume,
    /// A new game on this terminal.
    Play {
        options: Options,
        /// In seat order.
        sitters: Vec<Sitter>,
    },
    Online {
        server: String,
        task: ServerTask,
    },
    Replay(Box<Record>),
}

#[derive(Clone, Debug)]
pub struct Config {
    pub look: Look,
    pub language: Language,
    /// The player's name; asked for when a server needs it and it is missing.
    pub name: Option<Name>,
    /// The house that the player chose last.
    pub house: Option<House>,
    /// The default strength of bots.
    pub level: Level,
    pub bot_timing: BotTiming,
    /// Whether someone sits at the keyboard: a script is not asked for another game.
    pub is_interactive: bool,
    pub seeds: Seeds,
    /// Where games are saved; `None` saves nothing.
    pub saves: Option<SaveFolder>,
}

impl Config {
    fn load_saved_game(&mut self) -> Result<view::solo::Solo, PlayError> {
        let saves = self.saves.as_mut().ok_or(PlayError::NothingSaved)?;
        let has_game = saves.has_game();
        saves.load_game().ok_or(if has_game {
            PlayError::AlreadyOpen
        } else {
            PlayError::NothingSaved
        })
    }

    fn set_name(&mut self, name: Name) {
        self.name = Some(name);
        self.save_name();
    }

    /// The player at this terminal, in the house that they chose last.
    fn own_sitter(&self, lingo: &Lingo) -> Sitter {
        let name = self.name.clone().unwrap_or_else(|| guest_name(lingo));
        Sitter::Person { name, house: self.house }
    }

    /// Remembers the choices of a new game for the next one.
    fn remember(&mut self, house: Option<House>, level: Level) {
        (self.house, self.level) = (house.or(self.house), level);
        update_settings(self.saves.as_ref(), |settings| {
            (settings.house, settings.level) = (house.or(settings.house), level);
        });
    }

    fn save_name(&self) {
        if let Some(name) = &self.name {
            update_settings(self.saves.as_ref(), |settings| settings.name = name.to_string());
        }
    }

    fn wants_hints(&self) -> bool {
        self.saves.as_ref().is_none_or(|saves| saves.settings().hints)
    }
}

/// If they cannot be saved, they last until the program ends.
fn update_settings(saves: Option<&SaveFolder>, change: impl FnOnce(&mut Settings)) {
    if let Some(saves) = saves {
        let _ = saves.update_settings(change);
    }
}

/// A server on this machine.
const DEFAULT_SERVER: &str = "http://127.0.0.1:8080";

#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    #[error("there is no saved game")]
    NothingSaved,
    #[error("the saved game is already open in another window")]
    AlreadyOpen,
    /// Refused, with a code that every language has a text for.
    #[error("refused: {0}")]
    Code(String),
    /// Refused, with a message.
    #[error("{0}")]
    Refused(String),
    /// The server could not be reached, or its answer could not be read.
    #[error("{0}")]
    Server(ApiError),
    /// The terminal or a file failed.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

impl From<ApiError> for PlayError {
    fn from(error: ApiError) -> Self {
        match error {
            ApiError::Refused { body, .. } => Self::Code(body.code),
            other => Self::Server(other),
        }
    }
}

impl PlayError {
    pub fn describe(&self, lingo: &Lingo) -> String {
        match self {
            Self::NothingSaved => t!(lingo, "tui-nothing-kept"),
            Self::AlreadyOpen => t!(lingo, "tui-busy"),
            Self::Code(code) => refusal(lingo, code),
            Self::Server(_) => t!(lingo, "tui-unreachable"),
            Self::Refused(words) => words.clone(),
            Self::Io(error) => error.to_string(),
        }
    }
}

/// Why something was refused. An outdated page is reloaded; this program has to be updated.
fn refusal(lingo: &Lingo, code: &str) -> String {
    if code == protocol::Code::Version.code() {
        t!(lingo, "tui-version")
    } else {
        lingo.refusal(code)
    }
}

/// The table of a link or a code.
pub fn table_from_link(text: &str) -> Option<TableId> {
    let code = text.trim().trim_end_matches('/');
    let code = code.rsplit_once("/t/").map_or(code, |(_, code)| code);
    code.parse().ok()
}

pub fn server_from_link(link: &str) -> Option<String> {
    let (server, _) = link.trim().rsplit_once("/t/")?;
    server.contains("://").then(|| server.to_owned())
}

pub fn guest_name(lingo: &Lingo) -> Name {
    t!(lingo, "lobby-guest").parse().expect("a name")
}

/// One line for each open table of a server and each game to watch there.
///
/// # Errors
/// When the server cannot be reached.
pub fn list_tables(server: &str, lingo: &Lingo) -> Result<Vec<String>, PlayError> {
    let line = |(table, to_join): (LobbyTable, bool)| {
        let details = screen::describe_table(lingo, &table, to_join);
        let mode = lingo.mode(&table.options.rules);
        format!("{server}/t/{}  {mode}  {details}", table.table)
    };
    let mut lines: Vec<String> = fetch_tables(server)?.into_iter().map(line).collect();
    if lines.is_empty() {
        lines.push(t!(lingo, "tui-lobby-empty"));
    }
    Ok(lines)
}

/// The tables to join (`true`), then those to watch.
fn fetch_tables(server: &str) -> Result<Vec<(LobbyTable, bool)>, PlayError> {
    let bases = Bases::new([server]).map_err(|bad| PlayError::Refused(bad.to_string()))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let lobby = runtime.block_on(Api::new(bases).tables())?;
    let join = lobby.to_join().map(|table| (table.clone(), true));
    let watch = lobby.to_watch().map(|table| (table.clone(), false));
    Ok(join.chain(watch).collect())
}

/// Plays full screen until the player quits.
///
/// # Errors
/// When the activity cannot start, or the terminal fails.
pub fn play(activity: Activity, config: Config) -> Result<(), PlayError> {
    config.save_name();
    let (sender, inbox) = channel();
    screen::run(activity, config, Mailbox(sender), &inbox)
}

/// Plays line by line.
///
/// # Errors
/// When the activity cannot start, or the output fails.
pub fn play_plain(
    activity: Activity,
    config: Config,
    input: impl BufRead + Send + 'static,
    output: impl Write,
) -> Result<(), PlayError> {
    config.save_name();
    let (sender, inbox) = channel();
    plain::run(activity, config, Mailbox(sender), &inbox, input, output)
}

/// Takes over the screen and panics, to test that the terminal is restored.
#[doc(hidden)]
pub fn panic_in_full_screen(message: &str) {
    let _screen = screen::FullScreen::enter();
    panic!("{message}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outdated_client_is_told_to_update_the_program_and_not_the_page() {
        for language in Language::ALL {
            let lingo = Lingo::new(language);
            let words = PlayError::Code(protocol::Code::Version.code().to_owned()).describe(&lingo);
            assert!(words.contains("crownlands"), "{words}");
            assert_ne!(words, lingo.refusal(protocol::Code::Version.code()));
        }
    }
}
