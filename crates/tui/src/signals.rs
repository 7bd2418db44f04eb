//! Being asked to end: everything is kept and given back first.

use crate::news::{Mailbox, News};

/// Tells of signals that ask the program to end.
#[cfg(unix)]
pub(crate) fn listen(mailbox: Mailbox) -> std::io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGINT, SIGHUP])?;
    std::thread::spawn(move || {
        for _ in signals.forever() {
            mailbox.put(News::Stop);
        }
    });
    Ok(())
}

/// Elsewhere Ctrl-C comes as a key.
#[cfg(not(unix))]
pub(crate) fn listen(_: Mailbox) -> std::io::Result<()> {
    Ok(())
}
