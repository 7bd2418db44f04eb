//! Checks the documented shuffle against a second implementation that shares no code with the
//! first.

use rules::{Origin, Rules, Stock};
use table::{GameId, Seed};

use crate::bench::seed;

/// The key stream of `ChaCha20` with a counter of 64 bits and a nonce of zeros, as 32-bit words.
fn key_stream(seed: &[u8; 32]) -> impl Iterator<Item = u32> {
    let key: Vec<u32> =
        seed.chunks(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
    let constants = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];
    (0_u64..).flat_map(move |block| {
        let mut start: Vec<u32> = constants.to_vec();
        start.extend(&key);
        start.extend([block as u32, (block >> 32) as u32, 0, 0]);
        let mut state = start.clone();
        for _ in 0..10 {
            for at in 0..4 {
                quarter(&mut state, [at, at + 4, at + 8, at + 12]);
            }
            for at in 0..4 {
                let turned = |row: usize| 4 * row + (at + row) % 4;
                quarter(&mut state, [turned(0), turned(1), turned(2), turned(3)]);
            }
        }
        start.into_iter().zip(state).map(|(a, b)| a.wrapping_add(b))
    })
}

fn quarter(state: &mut [u32], [a, b, c, d]: [usize; 4]) {
    for (x, y, z, bits) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        state[x] = state[x].wrapping_add(state[y]);
        state[z] = (state[z] ^ state[x]).rotate_left(bits);
    }
}

/// Fisher–Yates: from the last place down, each is swapped with one up to it.
fn shuffled<T: Clone>(items: &[T], words: &mut impl Iterator<Item = u32>) -> Vec<T> {
    let mut items = items.to_vec();
    for last in (1..items.len()).rev() {
        let bound = last as u64 + 1;
        let fair = u64::from(u32::MAX) / bound * bound;
        let draw = words.map(u64::from).find(|&draw| draw < fair).unwrap();
        items.swap(last, (draw % bound) as usize);
    }
    items
}

fn reference_stock(seed: &[u8; 32], rules: &Rules) -> Stock {
    let whole = Stock::unshuffled(rules);
    let words = &mut key_stream(seed);
    Stock {
        kings: shuffled(&whole.kings, words),
        dominoes: whole.dominoes.map(|pile| shuffled(&pile, words)),
        buildings: shuffled(&whole.buildings, words),
    }
}

fn counting_seed() -> [u8; 32] {
    std::array::from_fn(|at| at as u8)
}

fn joined<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The first block of RFC 8439's test vectors for a key and nonce of zeros.
#[test]
fn the_reference_implements_chacha() {
    let words: Vec<u32> = key_stream(&[0; 32]).take(4).collect();
    assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
}

/// §2.3
#[test]
fn both_implementations_shuffle_alike() {
    for preset in &rules::Preset::ALL {
        for number in 0..50_u8 {
            let bytes = [number.wrapping_mul(37); 32];
            let stock = Seed::new(bytes).stock(&preset.rules);
            assert!(stock == reference_stock(&bytes, &preset.rules), "{} of {number}", preset.name);
        }
    }
}

/// Few seeds draw a word that must be rejected, one in a few million; these were found by search.
#[test]
fn both_implementations_reject_the_same_words() {
    for number in [1_359_272, 2_409_434, 8_343_875] {
        let (seed, rules) = (seed(number), "k2".parse().unwrap());
        assert!(seed.stock(&rules) == reference_stock(seed.bytes(), &rules), "{number}");
    }
}

/// Dominoes and tiles of the seed that counts from 0 to 31, as they will come.
const KINGDOMINO: &str = "19 8 27 5 21 23 20 35 31 46 48 40 43 33 24 10 28 32 22 34 45 25 6 41 1 30 \
    15 44 42 12 26 38 18 14 47 13 7 16 2 11 36 39 17 37 29 3 4 9";
const QUEENDOMINO: &str = "q44 q4 q7 q38 q18 q42 q8 q48 q19 q5 q23 q37 q13 q15 q26 q34 q28 q6 q9 q46 \
    q36 q20 q21 q41 q12 q17 q27 q33 q31 q10 q24 q39 q29 q14 q16 q11 q22 q43 q45 q30 q3 q47 q25 q2 \
    q35 q40 q32 q1";
const BUILDINGS: &str = "church queens_tower small_tavern guardtower travelling_castle \
    fortified_castle sawmill fishmongers magic_school foundry training_camp treasury_towers \
    weaving_shop queens_tower treasury_knights foundry bakery fishmongers big_tavern \
    travelling_castle bakery training_camp statues small_tavern statues magic_school church \
    guardtower statues weaving_shop queens_tower sawmill";

#[test]
fn the_shuffle_of_a_seed_never_changes() {
    let cases = [
        ("k2", "1 2 2 1", KINGDOMINO, "", ""),
        ("w4", "1 4 3 2", KINGDOMINO, QUEENDOMINO, BUILDINGS),
    ];
    for (rules, kings, kingdomino, queendomino, buildings) in cases {
        let stock = Seed::new(counting_seed()).stock(&rules.parse().unwrap());
        assert_eq!(joined(&stock.kings), kings);
        let pile = |origin: Origin| joined(&stock.dominoes[origin.index()]);
        assert_eq!(pile(Origin::Kingdomino), kingdomino);
        assert_eq!(pile(Origin::Queendomino), queendomino);
        assert_eq!(joined(&stock.buildings), buildings);
    }
}

#[test]
fn the_seal_of_a_seed_never_changes() {
    let seed = Seed::new(counting_seed());
    let game = GameId { table: "t1".parse().unwrap(), number: 3 };
    assert_eq!(seed.reveal(), "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    assert_eq!(game.to_string(), "t1.3");
    assert_eq!(
        seed.seal(&game).to_string(),
        "71fabbd7c1a2544809ead2d6bf418236e6f7a216ef4d5ca61be7ac2a3fbce352"
    );
    assert_eq!(seed.seal(&game).to_string().parse(), Ok(seed.seal(&game)));
    for other in [
        GameId { number: 4, ..game.clone() },
        GameId { table: "t2".parse().unwrap(), ..game.clone() },
    ] {
        assert_ne!(seed.seal(&other), seed.seal(&game));
    }
}
