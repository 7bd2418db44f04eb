//! Nothing that anyone is sent depends on what is still face down.

use std::collections::HashMap;

use proptest::prelude::*;
use rules::{DominoSet, Seat};
use table::{Entry, Fact, Handled, Intent, Phrase, Question, Seed, Shuffle};

use crate::bench::{Bench, PEOPLE, id, seed};

/// Two seeds that deal the same kings and the same first line in `k2`, and then differ.
fn twins() -> [Seed; 2] {
    let rules = "k2".parse().unwrap();
    let mut known: HashMap<(Vec<Seat>, String), Seed> = HashMap::new();
    for number in 0.. {
        let seed = seed(number);
        let stock = Shuffle::Sorted.stock(&rules, &seed, &id(1), &[]);
        let line: DominoSet = stock.dominoes[0][..4].iter().copied().collect();
        if let Some(twin) = known.insert((stock.kings, format!("{line:?}")), seed.clone()) {
            return [twin, seed];
        }
    }
    unreachable!("there are fewer first lines than seeds")
}

fn begun(secret: &Seed) -> Bench {
    let mut bench = Bench::new("k2 bank=60+5 link", "ann bob");
    let seen = bench.state().seq;
    for who in ["ann", "bob"] {
        let id = "ready".parse().unwrap();
        let player = crate::bench::player(who);
        let input = table::Input::Intent { player, id, seen, intent: Intent::ready(true) };
        let Ok(Handled::Decided(decided)) = bench.table.handle(0, input, secret.clone()) else {
            panic!("{who} is ready")
        };
        bench.carry_out(decided);
    }
    bench
}

/// Everything that is sent, except for the seal.
fn sent_text(entries: &[Entry]) -> String {
    let line = |entry: &Entry| match &entry.fact {
        Fact::Began { number, .. } => format!("{} {} began {number}", entry.seq, entry.at),
        _ => format!("{entry:?}"),
    };
    entries.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn intent(kind: u8, bench: &Bench) -> Intent {
    let claim = |slot: u8| Intent::Act { action: format!(">{slot}").parse().unwrap() };
    let other = Seat::new(kind as usize % 2).unwrap();
    match kind {
        0..=3 => claim(kind + 1),
        4 => Intent::Undo,
        5 => Intent::Ask { question: Question::TakeBack },
        6 => Intent::Ask { question: Question::End },
        7 | 8 => Intent::Ask { question: Question::Wait { seat: other } },
        9 | 10 => Intent::Ask { question: Question::TakeOver { seat: other } },
        11 => Intent::Answer { yes: true },
        12 => Intent::Answer { yes: false },
        13 => Intent::Leave,
        14 => Intent::Return,
        15 => Intent::Say { phrase: Phrase::Hello },
        16 => Intent::Withdraw,
        _ => Intent::Act { action: bench.some_action() },
    }
}

proptest! {
    /// §2.3
    #[test]
    fn what_is_sent_does_not_depend_on_what_is_face_down(inputs in prop::collection::vec((0_u8..20, 0_usize..2, 0_i64..40_000), 1..60)) {
        let seeds = twins();
        let [mut one, mut two] = [begun(&seeds[0]), begun(&seeds[1])];
        prop_assert_eq!(sent_text(&one.entries), sent_text(&two.entries));
        prop_assert_ne!(one.game().seal, two.game().seal);
        for (kind, who, later) in inputs {
            if one.game().position().round() > 0 || !one.is_on() {
                break;
            }
            for bench in [&mut one, &mut two] {
                bench.now += later;
            }
            let intent = intent(kind, &one);
            let [from_one, from_two] = [&mut one, &mut two].map(|bench| {
                match bench.state().bot_to_move() {
                    Some((seat, _)) => bench.bot(seat, bench.some_action()),
                    None => bench.submit(PEOPLE[who], intent.clone()),
                }
            });
            // They begin to differ at the second line.
            let apart = one.game().position().round() > 0;
            match (from_one, from_two) {
                (Ok(a), Ok(b)) if apart || !one.is_on() => prop_assert_eq!(a.len(), b.len()),
                (Ok(a), Ok(b)) => prop_assert_eq!(sent_text(&a), sent_text(&b)),
                (a, b) => prop_assert_eq!(format!("{a:?}"), format!("{b:?}")),
            }
            if !apart && one.is_on() {
                prop_assert_eq!(one.state().next_deadline(), two.state().next_deadline());
                prop_assert_eq!(format!("{:?}", one.game().position()), format!("{:?}", two.game().position()));
            }
        }
    }
}

#[test]
fn twins_send_the_same_until_their_deals_differ() {
    let rules = "k2".parse().unwrap();
    let stock = |seed: Seed| Shuffle::Sorted.stock(&rules, &seed, &id(1), &[]);
    let [one, two] = twins().map(stock);
    assert_ne!(one.dominoes[0][4..], two.dominoes[0][4..]);
}

#[test]
fn debug_output_never_contains_a_seed() {
    let mut bytes = [0; 32];
    bytes.iter_mut().zip(0xa0..).for_each(|(byte, value)| *byte = value);
    let secret = Seed::new(bytes);
    let traces = [secret.reveal(), format!("{bytes:?}"), "160, 161".into(), "a0a1".into()];
    let mut bench = begun(&secret);
    let mut printed = Vec::new();
    while bench.is_on() {
        printed.push(format!("{:?} {:#?}", bench.table, bench.entries));
        let foreign = Intent::Act { action: bench.some_action() };
        printed.push(format!("{:?}", bench.submit("eve", foreign)));
        printed.push(format!("{:?}", bench.handle(table::Input::Tick)));
        bench.act(bench.some_action()).unwrap();
    }
    for trace in &traces {
        assert!(printed.iter().all(|text| !text.contains(trace.as_str())), "{trace}");
    }
    assert_eq!(bench.game().end.as_ref().unwrap().seed.reveal(), traces[0], "told at the end");
    assert!(
        bench.entries.iter().any(|entry| entry.fact
            == Fact::Ended { ending: table::Ending::Finished, seed: secret.clone() })
    );
}
