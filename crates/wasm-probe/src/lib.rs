//! A game between bots with a complete transcript: the same code for WebAssembly and for native
//! builds.
//!
//! A page runs the bots in WebAssembly, with one thread and no source of randomness. This crate's
//! test builds it for that target, runs it there, and compares the transcript with a native one.
//! Nothing of it is shipped.

#[cfg(target_arch = "wasm32")]
mod export;

use std::fmt::Write;

use bots::{Report, of_level};
use rules::{Actor, Position, Rules, Step};
use table::Level;
use testkit::shuffle;

/// The levels that play, in turn by realm. All levels that search have the same parts as these.
const LEVELS: [Level; 2] = [Level::Sovereign, Level::Baron];

/// Plays a whole game with this many visits per decision. The transcript has a line for each step;
/// for each decision it also has a fingerprint of everything the bot found out, to the last bit of
/// its estimates, so that any difference shows long before the bots choose differently.
///
/// # Panics
/// If the rules cannot be played, or a bot plays an illegal action.
#[must_use]
pub fn story(rules: Rules, seed: u64, visits: u32) -> String {
    let stock = shuffle::stock(&rules, &mut shuffle::random(seed));
    let mut bots: Vec<_> =
        (seed..).zip(LEVELS).map(|(seed, level)| of_level(level, seed)).collect();
    let mut position = Position::new(rules).expect("playable rules");
    let mut story = String::new();
    loop {
        let (step, found) = match position.actor() {
            Actor::Nobody => return story,
            Actor::Chance => (Step::Deal(stock.deal(&position).expect("the stock lasts")), None),
            Actor::Seat(seat) => {
                let bot = &mut bots[rules.realm_of(seat).index() % LEVELS.len()];
                bot.start(&position);
                bot.think(visits);
                (Step::Act(bot.best()), Some(fingerprint(&bot.report())))
            }
        };
        position.apply(step).expect("deals are due and bots play legal actions");
        let found = found.map_or(String::new(), |found| format!(" {found:016x}"));
        writeln!(story, "{step}{found}").expect("a string takes everything");
    }
}

/// A hash of every bit of a report (FNV-1a).
fn fingerprint(report: &Report) -> u64 {
    let of_actions = report.actions.iter().flat_map(|action| {
        let points = action.points.iter().map(|points| points.to_bits());
        points.chain([action.visits, action.win.unwrap_or(-1.0).to_bits()])
    });
    let mix = |hash: u64, word: u32| (hash ^ u64::from(word)).wrapping_mul(0x0100_0000_01b3);
    [report.visits].into_iter().chain(of_actions).fold(0xcbf2_9ce4_8422_2325, mix)
}
