//! What a reviewer should not have to say: formatting, lints, documentation, the edges between
//! crates, and the shape of files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand};
use xshell::{Shell, cmd};

use crate::wasm;

/// Which crate may use which others of ours, in the order of dependency. ARCHITECTURE.md says
/// why. `rules` and `reference` use nothing: one is the foundation, the other its witness.
const EDGES: &[(&str, &[&str])] = &[
    ("crownlands-rules", &[]),
    ("reference", &[]),
    ("testkit", &["crownlands-rules", "reference"]),
    ("table", &["crownlands-rules"]),
    ("bots", &["crownlands-rules", "table"]),
    ("protocol", &["crownlands-rules", "table"]),
    ("view", &["crownlands-rules", "table", "protocol"]),
    ("art", &["crownlands-rules", "view"]),
    ("client", &["crownlands-rules", "table", "protocol"]),
    ("lingo", &["crownlands-rules", "table", "view"]),
    ("tui", &["crownlands-rules", "bots", "table", "protocol", "view", "client", "lingo"]),
    ("store", &[]),
    ("server", &["crownlands-rules", "bots", "table", "protocol", "store"]),
    (
        "lab",
        &[
            "crownlands-rules",
            "reference",
            "testkit",
            "bots",
            "table",
            "protocol",
            "client",
            "store",
        ],
    ),
    (
        "crownlands",
        &["crownlands-rules", "bots", "table", "store", "server", "lab", "lingo", "tui"],
    ),
    ("wasm-probe", &["crownlands-rules", "bots", "table", "testkit"]),
    ("web", &["crownlands-rules", "table", "protocol", "view", "client", "art", "lingo"]),
    ("web-worker", &["crownlands-rules", "table", "bots"]),
    ("browser-tests", &[]),
    ("xtask", &["art"]),
];

/// Leaves out what exists in browsers only.
pub(crate) const NATIVE: [&str; 4] = ["--exclude", "web", "--exclude", "web-worker"];

/// Longer files are asked what their second room is called.
const LINES_MAX: usize = 500;

/// What the lints compile: beside what is built and run, so that neither waits for the other.
const FOLDER: &str = "target/lints";

pub(crate) fn run(shell: &Shell) -> Result<()> {
    check_shape(shell)?;
    check_lints(shell)
}

/// What can be told from the sources alone.
pub(crate) fn check_shape(shell: &Shell) -> Result<()> {
    cmd!(shell, "cargo fmt --all --check").run()?;
    check_edges(&MetadataCommand::new().current_dir(shell.current_dir()).exec()?)?;
    check_files(&shell.current_dir())
}

/// What only a compiler can tell.
pub(crate) fn check_lints(shell: &Shell) -> Result<()> {
    let _folder = shell.push_env("CARGO_TARGET_DIR", FOLDER);
    cmd!(shell, "cargo clippy --workspace {NATIVE...} --all-targets --locked -- -D warnings")
        .run()?;
    let (target, page) = (wasm::TARGET, ["--package", "web", "--package", "web-worker"]);
    cmd!(shell, "cargo clippy {page...} --target {target} --locked -- -D warnings").run()?;
    let _docs = shell.push_env("RUSTDOCFLAGS", "-D warnings");
    cmd!(shell, "cargo doc --workspace {NATIVE...} --no-deps --locked --quiet").run()?;
    Ok(())
}

fn check_edges(metadata: &Metadata) -> Result<()> {
    let ours: BTreeSet<_> = EDGES.iter().map(|(name, _)| *name).collect();
    for package in metadata.workspace_packages() {
        let allowed = EDGES.iter().find(|(name, _)| package.name == *name).map(|(_, to)| *to);
        let Some(allowed) = allowed else {
            anyhow::bail!("crate {} has no place in xtask's list of edges", package.name);
        };
        // Tests may use whatever helps them.
        let built =
            package.dependencies.iter().filter(|dep| dep.kind != DependencyKind::Development);
        for dependency in built.filter(|dependency| ours.contains(dependency.name.as_str())) {
            ensure!(
                allowed.contains(&dependency.name.as_str()),
                "{} must not depend on {}: see the rooms in ARCHITECTURE.md",
                package.name,
                dependency.name
            );
        }
    }
    Ok(())
}

fn check_files(root: &Path) -> Result<()> {
    let mut files = Vec::new();
    for folder in ["crates", "xtask", "fuzz"] {
        collect_rust_files(&root.join(folder), &mut files)?;
    }
    for file in files {
        let text = fs::read_to_string(&file)?;
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        let lines = text.lines().count();
        ensure!(text.starts_with("//!"), "{name} does not open with what it is for (//!)");
        ensure!(lines <= LINES_MAX, "{name} has {lines} lines: what is its second room called?");
    }
    Ok(())
}

fn collect_rust_files(folder: &Path, files: &mut Vec<std::path::PathBuf>) -> Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            collect_rust_files(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(())
}
