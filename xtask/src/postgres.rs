//! What the tests of the store and of several processes need: PostgreSQL's programs.

use std::path::Path;

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

/// Debian puts the programs of each version into a folder of its own.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Installs PostgreSQL where it is missing. The tests start one of their own from it; none has to
/// run.
pub(crate) fn ensure_programs(shell: &Shell) -> Result<()> {
    let on_path = cmd!(shell, "initdb --version").quiet().ignore_stdout().ignore_stderr().run();
    if on_path.is_ok() || Path::new(DEBIAN).exists() {
        return Ok(());
    }
    let _quiet = shell.push_env("DEBIAN_FRONTEND", "noninteractive");
    // A fresh machine may have no list of packages yet.
    let installed = cmd!(shell, "apt-get install -y postgresql").run().or_else(|_| {
        cmd!(shell, "apt-get update")
            .run()
            .and_then(|()| cmd!(shell, "apt-get install -y postgresql").run())
    });
    installed.context("the tests start a PostgreSQL of their own: install its server programs")
}
