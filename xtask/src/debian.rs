//! System packages for programs that the tests need.

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

/// Installs packages. `purpose` is for the error message if the user may not install them.
pub(crate) fn install(shell: &Shell, packages: &[&str], purpose: &str) -> Result<()> {
    let _quiet = shell.push_env("DEBIAN_FRONTEND", "noninteractive");
    // A fresh machine may not have a package list yet.
    let installed = cmd!(shell, "apt-get install -y {packages...}").run().or_else(|_| {
        cmd!(shell, "apt-get update")
            .run()
            .and_then(|()| cmd!(shell, "apt-get install -y {packages...}").run())
    });
    installed.with_context(|| format!("{purpose}: install {}", packages.join(", ")))
}

/// Whether a program can be run.
pub(crate) fn is_installed(shell: &Shell, program: &str) -> bool {
    cmd!(shell, "{program} --version").quiet().ignore_stdout().ignore_stderr().run().is_ok()
}
