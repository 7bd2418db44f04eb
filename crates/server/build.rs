//! Finds the page to embed in the binary.
//!
//! `cargo xtask web` builds it into `target/page`. Until then a placeholder is embedded, so that the
//! server builds without it.

use std::path::Path;

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let built = here.join("../../target/page");
    println!("cargo::rerun-if-changed={}", built.display());
    println!("cargo::rerun-if-env-changed=CROWNLANDS_PAGE");
    let chosen = std::env::var_os("CROWNLANDS_PAGE").map(std::path::PathBuf::from);
    let page = chosen.unwrap_or(built);
    let page = if page.join("index.html").exists() { page } else { here.join("page") };
    println!("cargo::rustc-env=CROWNLANDS_PAGE={}", page.display());
}
