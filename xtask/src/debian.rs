//! Packages of the system, where the tests need programs that are not Rust's.

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

/// Installs packages; `purpose` tells who cannot install them what they are for.
pub(crate) fn install(shell: &Shell, packages: &[&str], purpose: &str) -> Result<()> {
    let _quiet = shell.push_env("DEBIAN_FRONTEND", "noninteractive");
    // A fresh machine may have no list of packages yet.
    let installed = cmd!(shell, "apt-get install -y {packages...}").run().or_else(|_| {
        cmd!(shell, "apt-get update")
            .run()
            .and_then(|()| cmd!(shell, "apt-get install -y {packages...}").run())
    });
    installed.with_context(|| format!("{purpose}: install {}", packages.join(", ")))
}

/// Whether a program can be started.
pub(crate) fn has(shell: &Shell, program: &str) -> bool {
    cmd!(shell, "{program} --version").quiet().ignore_stdout().ignore_stderr().run().is_ok()
}
