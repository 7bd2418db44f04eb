//! PostgreSQL's programs, for the tests of the store and of several server processes.

use std::path::Path;

use anyhow::Result;
use xshell::Shell;

use crate::debian;

/// Debian installs each version in its own folder.
const FOLDER: &str = "/usr/lib/postgresql";

/// Installs PostgreSQL if it is missing. The tests start their own server from it.
pub(crate) fn ensure_programs(shell: &Shell) -> Result<()> {
    if debian::is_installed(shell, "initdb") || Path::new(FOLDER).exists() {
        return Ok(());
    }
    debian::install(shell, &["postgresql"], "the tests start a PostgreSQL of their own")
}
