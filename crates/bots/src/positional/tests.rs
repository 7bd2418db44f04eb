//! The network and its features.

use rules::{PlacedDomino, Position, Preset, RealmSetup, Symmetry};
use testkit::{game, shuffle};

use super::*;

fn weights() -> Weights {
    let mut weights = Weights::zero();
    let wave = |at: usize| ((at * 37 % 101) as f32 / 101.0 - 0.5) * 0.05;
    for (at, weight) in weights.first.iter_mut().flatten().enumerate() {
        *weight = wave(at);
    }
    for (at, weight) in weights.second.iter_mut().flatten().enumerate() {
        *weight = wave(at + 5);
    }
    for (at, weight) in weights.third.iter_mut().flatten().enumerate() {
        *weight = wave(at + 11) * 20.0;
    }
    weights.third_bias = [3.0, 1.0];
    weights
}

/// Positions of random games in every mode.
fn positions() -> impl Iterator<Item = Position> {
    Preset::ALL.into_iter().flat_map(|preset| {
        (0..6).map(move |seed| {
            let mut random = shuffle::random(seed);
            let stock = shuffle::stock(&preset.rules, &mut random);
            let mut position = game::random_position(preset.rules, 17 * seed as usize, &mut random);
            // The stock is another one; all that matters is that a seat is to move.
            if position.next_line().is_empty() && position.round() == 0 {
                game::deal_on(&mut position, &stock);
            }
            position
        })
    })
}

#[test]
fn a_file_reads_back_as_it_was_written() {
    let network = Network::new(weights());
    let bytes = network.to_bytes();
    let back = Network::from_bytes(&bytes).expect("a file of weights");
    let outputs = |network: &Network| network.predict(&[7; FEATURES]).map(f32::to_bits);
    assert_eq!(outputs(&back), outputs(&network));
    assert_eq!(back.to_bytes(), bytes);
}

#[test]
fn any_other_file_is_refused() {
    let bytes = Network::new(weights()).to_bytes();
    assert!(Network::from_bytes(&[]).is_none());
    assert!(Network::from_bytes(&bytes[..bytes.len() - 1]).is_none());
    assert!(Network::from_bytes(&[&bytes[..], &[0]].concat()).is_none());
    let mut other = bytes;
    other[7] ^= 1;
    assert!(Network::from_bytes(&other).is_none(), "another version");
}

/// The same sums in floating point.
fn answer_in_floats(weights: &Weights, features: &Features) -> [f64; OUTPUTS] {
    fn layer<const N: usize>(inputs: &[f64], rows: &[[f32; N]], bias: &[f32; N]) -> Vec<f64> {
        let sum = |unit: usize| {
            let products = inputs.iter().zip(rows).map(|(x, row)| x * f64::from(row[unit]));
            products.sum::<f64>() + f64::from(bias[unit])
        };
        (0..N).map(sum).collect()
    }
    let bent = |sums: Vec<f64>| sums.into_iter().map(|sum| sum.max(0.0)).collect::<Vec<_>>();
    let counts: Vec<f64> = features.iter().map(|&count| f64::from(count)).collect();
    let wide = bent(layer(&counts, &weights.first, &weights.first_bias));
    let narrow = bent(layer(&wide, &weights.second, &weights.second_bias));
    let outputs = layer(&narrow, &weights.third, &weights.third_bias);
    [outputs[0], outputs[1]]
}

#[test]
fn the_rounded_network_agrees_with_floating_point() {
    let (weights, mut seen) = (weights(), 0);
    let network = Network::new(weights.clone());
    for position in positions() {
        let (table, mut surveys) = (FeatureExtractor::new(&position), Surveys::default());
        for realm in position.rules().realms() {
            let features = table.features(realm, &mut surveys);
            let (quick, slow) = (network.predict(&features), answer_in_floats(&weights, &features));
            for (quick, slow) in quick.into_iter().zip(slow) {
                assert!((f64::from(quick) - slow).abs() < 0.02, "{quick} for {slow}");
            }
            seen += 1;
        }
    }
    assert!(seen > 200);
}

/// An action is worth what the position after it is.
#[test]
fn looking_ahead_agrees_with_estimates() {
    let (mut compared, mut rivals) = (0, 0);
    let any_king = ["k3+anyking", "w8t+anyking"].map(|mode| mode.parse().unwrap());
    for rules in Preset::ALL.into_iter().map(|preset| preset.rules).chain(any_king) {
        let record = game::random_record(rules, &mut shuffle::random(9));
        let all = record.replay().map(Result::unwrap).enumerate();
        for (_, position) in all.filter(|(at, _)| *at < 10 || at % 9 == 0) {
            let Actor::Seat(seat) = position.actor() else { continue };
            let mut positional = Positional::new();
            let mut expected = Vec::new();
            positional.look_ahead(&position, &mut expected);
            let rival = rival_to_claim(&position);
            let realm = rival.unwrap_or_else(|| rules.realm_of(seat));
            for (action, value) in position.legal_actions().iter().zip(expected) {
                let mut next = position;
                next.play(action).unwrap();
                let estimate = Positional::new().estimate(&next);
                let points = estimate.points[realm.index()];
                let points = if rival.is_some() { -points } else { points };
                assert_eq!(value.to_bits(), points.to_bits(), "{position}");
                assert!(estimate.spread[realm.index()] >= 0.5);
                compared += 1;
                rivals += usize::from(rival.is_some());
            }
        }
    }
    assert!(compared > 500 && rivals > 5, "{compared} {rivals}");
}

#[test]
fn given_weights_are_used_instead_of_the_trained_ones() {
    let network = Network::new(weights());
    let mut given = Positional::with(Arc::new(network.clone()));
    for position in positions() {
        let (estimate, table) = (given.estimate(&position), FeatureExtractor::new(&position));
        for realm in position.rules().realms() {
            let [gain, _] = network.predict(&table.features(realm, &mut Surveys::default()));
            let points = f32::from(position.points(realm)) + gain;
            assert_eq!(estimate.points[realm.index()].to_bits(), points.to_bits());
        }
    }
}

/// A fingerprint (FNV-1a) of the features of all realms in all positions of a mode.
fn fingerprint(mode: &str) -> u32 {
    let mut hash: u32 = 0x811c_9dc5;
    let rules: rules::Rules = mode.parse().unwrap();
    for seed in 0..12 {
        let mut random = shuffle::random(seed);
        let position = game::random_position(rules, 9 * seed as usize, &mut random);
        let table = FeatureExtractor::new(&position);
        for realm in rules.realms() {
            for byte in table.features(realm, &mut Surveys::default()) {
                hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
            }
        }
    }
    hash
}

/// The weights were learnt from exactly these counts in exactly this order. Whoever changes one
/// has to learn all weights anew, and then notes the new fingerprints.
#[test]
fn the_weights_are_for_these_features() {
    let modes = ["k2", "k4", "duel+middle+harmony", "q3", "w4", "w8t"];
    let fingerprints = modes.map(fingerprint);
    assert_eq!(fingerprints, FINGERPRINTS, "{fingerprints:#x?}");
}

const FINGERPRINTS: [u32; 6] =
    [0xb5d6_ee15, 0x92cd_b41b, 0x5f13_e3dd, 0x3cd2_fe40, 0x9db4_3a92, 0x64bb_6758];

fn turn(realm: &RealmSetup, symmetry: Symmetry, turned: &mut RealmSetup) {
    let dominoes = realm.dominoes.iter().map(|laid| {
        let placement = symmetry.placement(laid.placement).normalized(laid.domino.domino());
        PlacedDomino { placement, ..*laid }
    });
    turned.dominoes = dominoes.collect();
    turned.knights = realm.knights.iter().map(|&cell| symmetry.cell(cell)).collect();
    let built = realm.buildings.iter().map(|&(cell, tile)| (symmetry.cell(cell), tile));
    turned.buildings = built.collect();
}

#[test]
fn rotated_and_mirrored_kingdoms_have_equal_features() {
    for position in positions() {
        let mut setup = position.setup();
        for symmetry in Symmetry::ALL {
            for (as_it_is, turned) in position.setup().realms.iter().zip(&mut setup.realms) {
                turn(as_it_is, symmetry, turned);
            }
            let turned = Position::from_setup(&setup).expect("a kingdom turned is a kingdom");
            for realm in position.rules().realms() {
                let [as_it_is, as_turned] = [&position, &turned].map(|position| {
                    FeatureExtractor::new(position).features(realm, &mut Surveys::default())
                });
                assert_eq!(as_it_is, as_turned, "{}", position.setup());
            }
        }
    }
}

/// What is cached from one position is right for the next.
#[test]
fn cached_surveys_agree_with_fresh_ones() {
    let mut practised = Positional::new();
    for (at, preset) in Preset::ALL.into_iter().enumerate() {
        let record = game::random_record(preset.rules, &mut shuffle::random(at as u64));
        for position in record.replay() {
            let position = position.expect("a legal game");
            assert_eq!(practised.estimate(&position), Positional::new().estimate(&position));
            let (mut seen, mut afresh) = (Vec::new(), Vec::new());
            practised.look_ahead(&position, &mut seen);
            Positional::new().look_ahead(&position, &mut afresh);
            assert_eq!(seen, afresh, "{}", position.setup());
        }
    }
}
