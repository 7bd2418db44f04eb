//! What the tests of the store and of several processes need: PostgreSQL's programs.

use std::path::Path;

use anyhow::Result;
use xshell::Shell;

use crate::debian;

/// Debian puts the programs of each version into a folder of its own.
const FOLDER: &str = "/usr/lib/postgresql";

/// Installs PostgreSQL where it is missing. The tests start one of their own from it; none has to
/// run.
pub(crate) fn ensure_programs(shell: &Shell) -> Result<()> {
    if debian::has(shell, "initdb") || Path::new(FOLDER).exists() {
        return Ok(());
    }
    debian::install(shell, &["postgresql"], "the tests start a PostgreSQL of their own")
}
