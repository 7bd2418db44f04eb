//! Signals that end the program, so that it can save and restore the terminal first.

use crate::mailbox::{Mailbox, Message};

#[cfg(unix)]
pub(crate) fn forward_signals(mailbox: Mailbox) -> std::io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGINT, SIGHUP])?;
    std::thread::spawn(move || {
        for _ in signals.forever() {
            mailbox.send(Message::Quit);
        }
    });
    Ok(())
}

/// Elsewhere Ctrl-C arrives as a key.
#[cfg(not(unix))]
pub(crate) fn forward_signals(_: Mailbox) -> std::io::Result<()> {
    Ok(())
}
