//! One game between bots, step by step: compiled to WebAssembly by the example and natively by its test.
//!
//! It has no thread and no source of randomness, like the bots in a page.

use std::fmt::Write;

use bots::{Report, of_level};
use rules::{Actor, Position, Rules, Step};
use table::Level;
use testkit::shuffle;

/// The levels that play, by realm in turn: those that do not search when there are no visits. All levels
/// that search are made of the same parts.
pub(crate) const fn levels(visits: u32) -> [Level; 3] {
    match visits {
        0 => [Level::Page, Level::Squire, Level::Knight],
        _ => [Level::Sovereign, Level::Baron, Level::Sovereign],
    }
}

/// Plays a whole game with so many visits for each decision. The story has a line for each step.
/// Decisions end with a fingerprint of everything the bot estimated, to the last bit: bots that
/// differ at all differ there long before they choose differently.
///
/// # Panics
/// When the rules cannot be played, or a bot plays an illegal action.
pub(crate) fn play(rules: Rules, seed: u64, visits: u32) -> String {
    let stock = shuffle::stock(&rules, &mut shuffle::random(seed));
    let mut bots: Vec<_> =
        (seed..).zip(levels(visits)).map(|(seed, level)| of_level(level, seed)).collect();
    let mut position = Position::new(rules).expect("playable rules");
    let mut story = String::new();
    loop {
        let (step, estimates) = match position.actor() {
            Actor::Nobody => return story,
            Actor::Chance => (Step::Deal(stock.deal(&position).expect("the stock lasts")), None),
            Actor::Seat(seat) => {
                let at = rules.realm_of(seat).index() % bots.len();
                let bot = &mut bots[at];
                bot.start(&position);
                bot.think(visits);
                (Step::Act(bot.best()), Some(fingerprint(&bot.report())))
            }
        };
        position.apply(step).expect("deals and bots' actions are legal");
        let estimates = estimates.map_or(String::new(), |hash| format!(" {hash:016x}"));
        writeln!(story, "{step}{estimates}").expect("a string takes everything");
    }
}

/// A number that changes with every bit of a report (FNV-1a).
fn fingerprint(report: &Report) -> u64 {
    let of_actions = report.actions.iter().flat_map(|candidate| {
        let points = candidate.points.iter().map(|points| points.to_bits());
        points.chain([candidate.visits, candidate.win.unwrap_or(-1.0).to_bits()])
    });
    let mix = |hash: u64, word: u32| (hash ^ u64::from(word)).wrapping_mul(0x0100_0000_01b3);
    [report.visits].into_iter().chain(of_actions).fold(0xcbf2_9ce4_8422_2325, mix)
}
