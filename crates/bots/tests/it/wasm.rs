//! Bots estimate and choose in WebAssembly exactly what they estimate and choose natively.
//!
//! The test builds the example `game_in_wasm`. An interpreter runs it and gives it nothing: no
//! imports, so no clock, no threads, no randomness. Its weights are provided as in the page, not linked in.

use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use rules::Preset;
use wasmi::{Engine, Linker, Module, Store};

#[path = "../../examples/game_in_wasm/story.rs"]
mod story;

const TARGET: &str = "wasm32-unknown-unknown";

/// The module, built once for all tests and with the release profile, as bots are shipped.
fn module() -> &'static [u8] {
    static MODULE: OnceLock<Vec<u8>> = OnceLock::new();
    MODULE.get_or_init(|| {
        // A folder of its own, since whoever runs the tests may have locked the usual one.
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wasm");
        let built = Command::new(env!("CARGO"))
            .args(["build", "--release", "--example", "game_in_wasm"])
            .args(["--no-default-features", "--locked", "--quiet", "--target", TARGET])
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
        let file = folder.join(TARGET).join("release/examples/game_in_wasm.wasm");
        std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    })
}

/// The story of a game, played in WebAssembly.
fn play_in_wasm(preset: u32, seed: u64, visits: u32) -> String {
    let engine = Engine::default();
    let module = Module::new(&engine, module()).expect("a module");
    let mut store = Store::new(&engine, ());
    let instance = Linker::new(&engine)
        .instantiate_and_start(&mut store, &module)
        .expect("a module without imports");
    let play = instance.get_typed_func::<(u32, u64, u32), u64>(&store, "story").expect("a story");
    let place = play.call(&mut store, (preset, seed, visits)).expect("a game without a trap");
    let half = |bits: u64| usize::try_from(bits & u64::from(u32::MAX)).expect("64 bits");
    let (start, length) = (half(place >> 32), half(place));
    let memory = instance.get_memory(&store, "memory").expect("a memory").data(&store);
    String::from_utf8(memory[start..start + length].to_vec()).expect("a story is text")
}

/// Plays a game of a mode between bots that search, natively and in WebAssembly, and compares the stories.
fn check(mode: &str) {
    compare(mode, 30);
}

fn compare(mode: &str, visits: u32) {
    let (index, preset) =
        (0..).zip(Preset::ALL).find(|(_, preset)| preset.name == mode).expect("a mode");
    let native = story::play(preset.rules, 1, visits);
    let in_wasm = play_in_wasm(index, 1, visits);
    for (number, (native, in_wasm)) in native.lines().zip(in_wasm.lines()).enumerate() {
        assert_eq!(native, in_wasm, "{mode}: step {} natively and in WebAssembly", number + 1);
    }
    assert_eq!(native.len(), in_wasm.len(), "{mode}: one story is longer");
}

#[test]
fn kingdomino_for_two() {
    check("k2");
}

#[test]
fn kingdomino_for_four() {
    check("k4");
}

#[test]
fn mighty_duel() {
    check("duel");
}

#[test]
fn queendomino_for_two() {
    check("q2");
}

#[test]
fn royal_wedding_in_teams() {
    check("w6t");
}

/// A bot that asked for weights would end the module: nobody provides any.
#[test]
fn the_first_levels_play_without_weights() {
    for mode in ["k4", "duel", "q2", "w6t"] {
        compare(mode, 0);
    }
}
