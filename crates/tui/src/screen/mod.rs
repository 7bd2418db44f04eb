//! The game on the whole screen.
//!
//! One loop takes news, lets the room that is open react, and draws it. Everything that takes time
//! (bots, servers, keys) comes through the mailbox, so that nothing is waited for while drawing.

mod canvas;
mod count_up;
mod deeds;
mod entry;
mod form;
mod gathering;
mod kingdom;
mod layout;
mod menu;
mod panels;
mod reel;
mod rooms;
mod sheets;
mod start;
mod table_room;
mod terminal;
mod ways;

#[cfg(test)]
pub(crate) mod tests;

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyModifiers};
use lingo::Lingo;
use rules::Record;
use table::{Level, Name, Options};
use view::solo::Sitter;

pub(crate) use canvas::{Canvas, span, wrapped};
pub(crate) use count_up::Counted;
pub(crate) use kingdom::{Overlay, Plan, Size};
pub(crate) use panels::{
    BUILDERS_HEIGHT, LOW_MS, builders, clock_words, headline, lines, lines_height, part_shown,
    purse, tags, title,
};
use rooms::App;
pub(crate) use sheets::Writer;
pub(crate) use start::table_words;
pub(crate) use terminal::WholeScreen;

use crate::keep::Keep;
use crate::new_game::Where;
use crate::news::{Mailbox, News};
use crate::place::Errand;
use crate::{Setting, Trouble, Wish};

/// Where to go from a room.
#[derive(Clone, Debug)]
pub(crate) enum Go {
    /// Back to where one came from, or out.
    Away,
    /// The first screen.
    NewStart,
    /// On with the game that was kept.
    Resume,
    /// Against bots, at once.
    PlayNow,
    /// A game on this terminal.
    Play { options: Options, sitters: Vec<Sitter> },
    /// Choose a game, for this terminal or for a server.
    NewGame(Where),
    /// Ask for a server's address.
    AskServer,
    /// Ask for a table's link or code.
    AskCode(String),
    /// Something at a server.
    Errand { server: String, errand: Errand },
    /// The same, by a name that was just typed.
    Named { name: Name, server: String, errand: Box<Errand> },
    /// A table of the lobby.
    Table(start::Chosen),
    /// The finished games.
    Replays,
    /// One of them, by its file.
    File(PathBuf),
    /// A recorded game.
    Replay(Box<Record>),
}

impl From<Wish> for Go {
    fn from(wish: Wish) -> Self {
        match wish {
            Wish::Choose => Self::NewStart,
            Wish::Resume => Self::Resume,
            Wish::Play { options, sitters } => Self::Play { options, sitters },
            Wish::Errand { server, errand } => Self::Errand { server, errand },
            Wish::Replay(record) => Self::Replay(record),
        }
    }
}

/// What all rooms may use.
pub(crate) struct Context<'a> {
    pub(crate) lingo: &'a Lingo,
    pub(crate) keep: &'a mut Option<Keep>,
    pub(crate) name: &'a Option<Name>,
    pub(crate) level: Level,
    /// Whether things may take a moment so that one can follow them.
    pub(crate) moves: bool,
    toast: &'a mut Option<Toast>,
}

/// A word in passing, at the bottom of the screen.
#[derive(Clone, Debug)]
pub(crate) struct Toast {
    words: String,
    warns: bool,
    until: Instant,
}

/// How long it can be read.
const TOAST: Duration = Duration::from_secs(6);

impl Context<'_> {
    pub(crate) fn say(&mut self, words: String) {
        *self.toast = Some(Toast { words, warns: false, until: Instant::now() + TOAST });
    }

    pub(crate) fn warn(&mut self, words: String) {
        *self.toast = Some(Toast { words, warns: true, until: Instant::now() + TOAST });
    }
}

/// Clocks are drawn so often.
const TICK: Duration = Duration::from_millis(500);
/// News that is taken before the screen is drawn again.
const NEWS_MAX: usize = 256;

/// Plays on the whole screen until somebody has had enough.
pub(crate) fn run(
    wish: Wish,
    setting: Setting,
    mailbox: Mailbox,
    inbox: &Receiver<News>,
) -> Result<(), Trouble> {
    let mut app = App::new(wish, setting, mailbox.clone())?;
    let mut screen = terminal::WholeScreen::enter()?;
    listen(mailbox)?;
    while !app.is_done() {
        screen.draw(|frame| app.draw(frame))?;
        let wait = app.due().map_or(TICK, |due| due.saturating_duration_since(Instant::now()));
        match inbox.recv_timeout(wait.min(TICK)) {
            Ok(first) => {
                let more = inbox.try_iter().take(NEWS_MAX);
                for news in std::iter::once(first).chain(more) {
                    if is_ctrl_z(&news) {
                        screen.rest()?;
                    } else {
                        app.hear(news);
                    }
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        app.tick(Instant::now());
    }
    app.failure().map_or(Ok(()), Err)
}

/// What puts any other program of a shell to rest.
fn is_ctrl_z(news: &News) -> bool {
    let News::Terminal(Event::Key(key)) = news else { return false };
    key.is_press() && key.code == KeyCode::Char('z') && key.modifiers == KeyModifiers::CONTROL
}

/// Reads keys and signals on threads of their own, which end with the program.
fn listen(mailbox: Mailbox) -> std::io::Result<()> {
    let keys = mailbox.clone();
    std::thread::spawn(move || {
        while let Ok(event) = crossterm::event::read() {
            keys.put(News::Terminal(event));
        }
        // The terminal is gone.
        keys.put(News::Stop);
    });
    crate::signals::listen(mailbox)
}
