//! The terminal: taken over for the game, and always restored.

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

/// The terminal in full screen, restored on drop.
pub(crate) struct FullScreen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl FullScreen {
    /// Takes over the terminal. From now on a panic restores it first.
    pub(crate) fn enter() -> io::Result<Self> {
        restore_on_panic();
        take_over()?;
        match Terminal::new(CrosstermBackend::new(stdout())) {
            Ok(terminal) => Ok(Self { terminal }),
            Err(error) => {
                restore();
                Err(error)
            }
        }
    }

    /// Returns to the shell until it resumes the program (`fg`).
    #[cfg(unix)]
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        restore();
        signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)?;
        take_over()?;
        // A new one redraws everything.
        self.terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        Ok(())
    }

    /// Elsewhere shells do not suspend programs.
    #[cfg(not(unix))]
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Redraws everything, at once where the terminal supports synchronized updates.
    pub(crate) fn draw(&mut self, render: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        execute!(stdout(), BeginSynchronizedUpdate)?;
        let drawn = self.terminal.draw(render).map(drop);
        execute!(stdout(), EndSynchronizedUpdate)?;
        drawn
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        restore();
    }
}

/// Takes over the terminal, or leaves it as it was.
fn take_over() -> io::Result<()> {
    enable_raw_mode()?;
    let taken =
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, Hide);
    taken.inspect_err(|_| restore())
}

/// Restores the terminal; may be repeated. If the terminal has closed, nothing can be done.
fn restore() {
    let _ =
        execute!(stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

/// A panic's message must not vanish with the screen. Panics of bots on their own threads are caught
/// and end nothing.
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let (owner, before) = (std::thread::current().id(), std::panic::take_hook());
        std::panic::set_hook(Box::new(move |info| {
            if std::thread::current().id() == owner {
                restore();
                before(info);
            }
        }));
    });
}
