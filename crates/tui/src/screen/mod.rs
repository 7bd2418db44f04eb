//! The game in full screen.
//!
//! One loop takes messages, lets the open room react, and draws it. Everything slow (bots, servers,
//! keys) goes through the mailbox, so that drawing never waits.

mod canvas;
mod count_up;
mod form;
mod gathering;
mod kingdom;
mod layout;
mod menu;
mod navigation;
mod panels;
mod replay;
mod rooms;
mod scoring_pad;
mod sheets;
mod start;
mod table_keys;
mod table_menu;
mod table_room;
mod talking;
mod terminal;
mod text_input;

#[cfg(test)]
pub(crate) mod tests;

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyModifiers};
use lingo::Lingo;
use rules::Record;
use table::{House, Level, Name, Options};
use view::solo::Sitter;

pub(crate) use canvas::{Canvas, span, wrap};
pub(crate) use count_up::CountedItem;
pub(crate) use kingdom::{KingdomDrawing, Size};
pub(crate) use panels::{
    BUILDERS_HEIGHT, LOW_MS, draw_builders, draw_headline, draw_lines, format_clock, kingdom_title,
    lines_height, purse, show_clock, tags,
};
use rooms::App;
pub(crate) use sheets::Writer;
pub(crate) use start::{describe_series, describe_table};
pub(crate) use terminal::FullScreen;

use crate::mailbox::{Mailbox, Message};
use crate::new_game::Venue;
use crate::place::ServerTask;
use crate::save_folder::SaveFolder;
use crate::{Activity, Config, PlayError};

/// Where to go from a room.
#[derive(Clone, Debug)]
pub(crate) enum Go {
    /// To the previous room, or out.
    Back,
    Start,
    /// To the saved game.
    Resume,
    /// Against a bot with the defaults.
    PlayNow,
    /// To a new game on this terminal.
    Play {
        options: Options,
        sitters: Vec<Sitter>,
    },
    NewGame(Venue),
    AskServer,
    /// Ask for the link or code of a table on this server.
    AskLink(String),
    Online {
        server: String,
        task: ServerTask,
    },
    /// The same, with a name that was just typed.
    WithName {
        name: Name,
        server: String,
        task: Box<ServerTask>,
    },
    LobbyTable(start::TableChoice),
    /// To the list of finished games.
    Records,
    ReplayFile(PathBuf),
    Replay(Box<Record>),
}

impl From<Activity> for Go {
    fn from(activity: Activity) -> Self {
        match activity {
            Activity::Menu => Self::Start,
            Activity::Resume => Self::Resume,
            Activity::Play { options, sitters } => Self::Play { options, sitters },
            Activity::Online { server, task } => Self::Online { server, task },
            Activity::Replay(record) => Self::Replay(record),
        }
    }
}

/// What every room can use.
pub(crate) struct Context<'a> {
    pub(crate) lingo: &'a Lingo,
    pub(crate) saves: &'a mut Option<SaveFolder>,
    pub(crate) name: &'a Option<Name>,
    pub(crate) house: &'a mut Option<House>,
    pub(crate) level: &'a mut Level,
    /// Whether changes take a moment, so that a player can follow them.
    pub(crate) is_animated: bool,
    toast: &'a mut Option<Toast>,
}

/// A short message at the bottom of the screen.
#[derive(Clone, Debug)]
pub(crate) struct Toast {
    words: String,
    is_warning: bool,
    until: Instant,
}

const TOAST_DURATION: Duration = Duration::from_secs(6);

impl Context<'_> {
    /// For the next table and the next time.
    pub(crate) fn remember_house(&mut self, house: House) {
        *self.house = Some(house);
        crate::update_settings(self.saves.as_ref(), |settings| settings.house = Some(house));
    }

    pub(crate) fn remember_level(&mut self, level: Level) {
        *self.level = level;
        crate::update_settings(self.saves.as_ref(), |settings| settings.level = level);
    }

    pub(crate) fn remember_hints(&self, hints: bool) {
        crate::update_settings(self.saves.as_ref(), |settings| settings.hints = hints);
    }

    pub(crate) fn wants_hints(&self) -> bool {
        self.saves.as_ref().is_none_or(|saves| saves.settings().hints)
    }

    pub(crate) fn notify(&mut self, words: String) {
        *self.toast =
            Some(Toast { words, is_warning: false, until: Instant::now() + TOAST_DURATION });
    }

    pub(crate) fn warn(&mut self, words: String) {
        *self.toast =
            Some(Toast { words, is_warning: true, until: Instant::now() + TOAST_DURATION });
    }
}

/// How often clocks are drawn.
const TICK: Duration = Duration::from_millis(500);
/// Messages handled at most before the screen is drawn again.
const BATCH_MAX: usize = 256;

pub(crate) fn run(
    activity: Activity,
    config: Config,
    mailbox: Mailbox,
    inbox: &Receiver<Message>,
) -> Result<(), PlayError> {
    let mut app = App::new(activity, config, mailbox.clone())?;
    let mut screen = terminal::FullScreen::enter()?;
    read_events(mailbox)?;
    while !app.is_done() {
        screen.draw(|frame| app.draw(frame))?;
        let wait = app.due().map_or(TICK, |due| due.saturating_duration_since(Instant::now()));
        match inbox.recv_timeout(wait.min(TICK)) {
            Ok(first) => {
                let more = inbox.try_iter().take(BATCH_MAX);
                for message in std::iter::once(first).chain(more) {
                    if is_ctrl_z(&message) {
                        screen.suspend()?;
                    } else {
                        app.handle(message);
                    }
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        app.tick(Instant::now());
    }
    app.take_failure().map_or(Ok(()), Err)
}

/// What suspends any other program of a shell.
fn is_ctrl_z(message: &Message) -> bool {
    let Message::Terminal(Event::Key(key)) = message else { return false };
    key.is_press() && key.code == KeyCode::Char('z') && key.modifiers == KeyModifiers::CONTROL
}

/// Reads keys and signals on threads that end with the program.
fn read_events(mailbox: Mailbox) -> std::io::Result<()> {
    let keys = mailbox.clone();
    std::thread::spawn(move || {
        while let Ok(event) = crossterm::event::read() {
            keys.send(Message::Terminal(event));
        }
        // The terminal has closed.
        keys.send(Message::Quit);
    });
    crate::signals::forward_signals(mailbox)
}
