//! The terminal itself: taken over for the game, and always given back.

use std::io::{self, Stdout, stdout};
use std::sync::Once;

use crossterm::cursor::{Hide, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::backend::CrosstermBackend;
use ratatui::{Frame, Terminal};

/// The whole screen, until it is dropped.
pub(crate) struct WholeScreen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl WholeScreen {
    /// Takes the terminal over. Whatever ends the program from now on gives it back first.
    pub(crate) fn enter() -> io::Result<Self> {
        give_back_on_panic();
        take()?;
        match Terminal::new(CrosstermBackend::new(stdout())) {
            Ok(terminal) => Ok(Self { terminal }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }

    /// Gives the terminal back to the shell until that lets the program go on (`fg`).
    #[cfg(unix)]
    pub(crate) fn rest(&mut self) -> io::Result<()> {
        give_back();
        signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)?;
        take()?;
        // A new one knows nothing of what was on the screen, and draws all of it.
        self.terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        Ok(())
    }

    /// Elsewhere no shell takes programs back.
    #[cfg(not(unix))]
    pub(crate) fn rest(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Draws everything anew; a terminal that can shows it at once and not line by line.
    pub(crate) fn draw(&mut self, render: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        execute!(stdout(), BeginSynchronizedUpdate)?;
        let drawn = self.terminal.draw(render).map(drop);
        execute!(stdout(), EndSynchronizedUpdate)?;
        drawn
    }
}

impl Drop for WholeScreen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Takes the terminal over, or leaves it as it was.
fn take() -> io::Result<()> {
    enable_raw_mode()?;
    let taken =
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, Hide);
    taken.inspect_err(|_| give_back())
}

/// Leaves the terminal as it was. Done twice it does no harm; where the terminal is gone, nothing
/// can be done.
fn give_back() {
    let _ =
        execute!(stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

/// A message about a failure must not be lost with the screen. Bots that fail on their own threads
/// are caught and do not end anything.
fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let (owner, before) = (std::thread::current().id(), std::panic::take_hook());
        std::panic::set_hook(Box::new(move |info| {
            if std::thread::current().id() == owner {
                give_back();
                before(info);
            }
        }));
    });
}
