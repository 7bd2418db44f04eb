//! What the WebAssembly module exports.

use rules::Preset;

/// Plays a game of the printed mode with this index and leaves its transcript in the module's
/// memory. The upper half of the result is its address, the lower half its length.
#[expect(unsafe_code, reason = "an exported name could clash with another; this is the only one")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn story(preset: u32, seed: u64, visits: u32) -> u64 {
    let rules = Preset::ALL[preset as usize].rules;
    // Never freed: a module plays only one game.
    let story = crate::story(rules, seed, visits).leak();
    (story.as_ptr() as u64) << 32 | story.len() as u64
}
