//! What the browser tests need: Chromium, its driver, and the accessibility checker.

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

use crate::debian;

/// The accessibility checker; under MPL 2.0, and only used by the tests.
const CHECKER: &str = "axe-core@4";

/// Installs what is missing.
pub(crate) fn ensure_programs(shell: &Shell) -> Result<()> {
    if !debian::is_installed(shell, "chromium") || !debian::is_installed(shell, "chromedriver") {
        let packages = ["chromium", "chromium-driver"];
        debian::install(shell, &packages, "the tests play in a real browser")?;
    }
    let folder = shell.current_dir().join("target/npm");
    if folder.join("node_modules/axe-core/axe.min.js").exists() {
        return Ok(());
    }
    if !debian::is_installed(shell, "npm") {
        debian::install(shell, &["npm"], "the tests check the page with axe-core")?;
    }
    shell.create_dir(&folder)?;
    cmd!(shell, "npm install --no-audit --no-fund --prefix {folder} {CHECKER}")
        .run()
        .context("the tests check the page with axe-core, which npm brings")
}
