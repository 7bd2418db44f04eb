//! Bots find and choose exactly the same in WebAssembly as in a native build.
//!
//! The test builds the module, and runs it in an interpreter that provides no imports, so no clock,
//! no threads and no randomness.

use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use rules::Preset;
use wasmi::{Engine, Linker, Module, Store};

const TARGET: &str = "wasm32-unknown-unknown";

/// The module, built once for all tests, with the release profile as it would be shipped.
fn module() -> &'static [u8] {
    static MODULE: OnceLock<Vec<u8>> = OnceLock::new();
    MODULE.get_or_init(|| {
        // Its own folder, since the cargo process that runs the tests may have locked the usual
        // one.
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wasm");
        let built = Command::new(env!("CARGO"))
            .args(["build", "--release", "--lib", "--locked", "--quiet", "--target", TARGET])
            .arg("--target-dir")
            .arg(&folder)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .status()
            .expect("cargo runs");
        assert!(
            built.success(),
            "the bots do not build for {TARGET}; where the target is missing, \
             `cargo xtask test` or `rustup target add {TARGET}` installs it"
        );
        let file = folder.join(TARGET).join("release/wasm_probe.wasm");
        std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    })
}

/// The transcript of a game in WebAssembly.
fn story_in_wasm(preset: u32, seed: u64, visits: u32) -> String {
    let engine = Engine::default();
    let module = Module::new(&engine, module()).expect("a module");
    let mut store = Store::new(&engine, ());
    let instance = Linker::new(&engine)
        .instantiate_and_start(&mut store, &module)
        .expect("a module that needs nothing from outside");
    let tell = instance.get_typed_func::<(u32, u64, u32), u64>(&store, "story").expect("a story");
    let packed = tell.call(&mut store, (preset, seed, visits)).expect("a game without a trap");
    let half = |bits: u64| usize::try_from(bits & u64::from(u32::MAX)).expect("64 bits");
    let (start, length) = (half(packed >> 32), half(packed));
    let memory = instance.get_memory(&store, "memory").expect("a memory").data(&store);
    String::from_utf8(memory[start..start + length].to_vec()).expect("a story is text")
}

/// Plays a game of a mode in WebAssembly and natively.
fn same_in_wasm(mode: &str, visits: u32) {
    let (index, preset) =
        (0..).zip(Preset::ALL).find(|(_, preset)| preset.name == mode).expect("a mode");
    let here = wasm_probe::story(preset.rules, 1, visits);
    let there = story_in_wasm(index, 1, visits);
    for (number, (here, there)) in here.lines().zip(there.lines()).enumerate() {
        assert_eq!(here, there, "{mode}: step {} here and in WebAssembly", number + 1);
    }
    assert_eq!(here.len(), there.len(), "{mode}: one story is longer");
}

#[test]
fn kingdomino_for_two() {
    same_in_wasm("k2", 30);
}

#[test]
fn kingdomino_for_four() {
    same_in_wasm("k4", 30);
}

#[test]
fn mighty_duel() {
    same_in_wasm("duel", 30);
}

#[test]
fn queendomino_for_two() {
    same_in_wasm("q2", 30);
}

#[test]
fn royal_wedding_in_teams() {
    same_in_wasm("w6t", 30);
}
