//! Random and mutated lines: none causes a panic, and a refused one changes nothing.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::protocol::Engine;

const GOOD: [&str; 11] = [
    "hello 1",
    "option Bot random",
    "option Seed 42",
    "new",
    "position k2 L=3,17,25,40 K=1 >4 K=2 >1 K=1 >2 >3 L=5,8,31,44 3@g8n",
    "position q3+harmony B=bakery,church L=q1,q2,q3",
    "position setup k2 0.claim 1 - 1,2,3,4 - -/-",
    "legal >1 >2 >3 >4",
    "go visits 3",
    "go ms 3",
    "stop",
];

/// A good line with a few characters changed, inserted, removed or repeated.
fn mutated(random: &mut Xoshiro256PlusPlus) -> String {
    let mut line: Vec<char> = GOOD[random.random_range(0..GOOD.len())].chars().collect();
    for _ in 0..random.random_range(1..6) {
        let at = random.random_range(0..=line.len());
        match random.random_range(0..4) {
            0 => line.insert(at, letter(random)),
            1 if at < line.len() => line[at] = letter(random),
            2 if at < line.len() => drop(line.remove(at)),
            _ => line.extend_from_within(at..),
        }
    }
    line.into_iter().collect()
}

/// Mostly characters of the notation.
fn letter(random: &mut Xoshiro256PlusPlus) -> char {
    const WRITTEN: &[u8] = b" 0123456789abcdefghijklmnopqrstuvwxyzKLB=@>$!+-,./:;#\t\0\"";
    if random.random_ratio(1, 10) {
        return random.random::<char>();
    }
    WRITTEN[random.random_range(0..WRITTEN.len())].into()
}

fn noise(random: &mut Xoshiro256PlusPlus) -> String {
    (0..random.random_range(0..200)).map(|_| letter(random)).collect()
}

#[test]
fn garbage_never_panics_and_changes_nothing() {
    let random = &mut Xoshiro256PlusPlus::seed_from_u64(1);
    let mut engine = Engine::new("random").unwrap();
    engine.handle(GOOD[6], &mut Vec::new());
    let mut refused = 0;
    for round in 0..10_000 {
        let line = if round % 4 == 0 { noise(random) } else { mutated(random) };
        let position = engine.position().copied();
        let limit = engine.thinking();
        let mut out = Vec::new();
        engine.handle(&line, &mut out);
        assert!(out.iter().all(|reply| !reply.contains(['\n', '\r'])), "{line:?}: {out:?}");
        if out.iter().any(|reply| reply.starts_with("error ")) {
            refused += 1;
            assert_eq!(out.len(), 1, "{line:?}: {out:?}");
            assert_eq!(engine.position().copied(), position, "{line:?}");
            assert_eq!(engine.thinking(), limit, "{line:?}");
        }
        // Now and then a go keeps running while more lines arrive.
        if round % 3 == 0 {
            engine.think(1, &mut out);
        }
    }
    assert!((5_000..10_000).contains(&refused), "{refused} of 10,000 were refused");
}
