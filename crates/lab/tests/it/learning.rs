//! Learning: games to train on, and weights that fit their samples.

use bots::positional::{FEATURES, Family};
use lab::learning::{self, Fit, Player, Recipe, Sample, Samples};

fn recipe(family: Family) -> Recipe {
    Recipe { modes: learning::modes(family), player: Player::Quick, kept: 0.5 }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for family in Family::ALL {
        let seen = |seed| {
            let samples = learning::play(&recipe(family), seed);
            samples.into_iter().map(|sample| (sample.features, sample.gain)).collect::<Vec<_>>()
        };
        assert_eq!(seen(3), seen(3), "{}", family.name());
        assert_ne!(seen(3), seen(4), "{}", family.name());
    }
}

#[test]
fn every_mode_is_in_one_family() {
    let modes: Vec<_> = Family::ALL.into_iter().flat_map(learning::modes).collect();
    for preset in rules::Preset::ALL {
        let plain = modes.iter().filter(|&&mode| mode == preset.rules).count();
        assert_eq!(plain, 1, "{}", preset.name);
    }
}

/// Made-up samples in which only two counts matter.
fn made_up(count: u32) -> Samples {
    let sample = |at: u32| {
        let mut features = [0; FEATURES];
        let digit = |power: u32| at.wrapping_mul(2_654_435_761) >> (3 * power) & 15;
        [features[0], features[1], features[2]] = [0, 2, 4].map(|power| digit(power) as u8);
        let gain = 2 * digit(0) as i16 + 3 * digit(2) as i16;
        Sample { features, gain }
    };
    Samples::new((0..count).map(sample).collect())
}

#[test]
fn a_fit_finds_what_matters() {
    let samples = made_up(20_000);
    let fit = Fit { epochs: 60, rate: 1e-2, seed: 1 };
    let mut reports = Vec::new();
    let network = learning::fit(&samples, fit, |progress| reports.push(progress));
    assert_eq!(reports.len(), 60);
    let (first, last) = (reports[0].checked, reports[59].checked);
    assert!(samples.deviation() > 12.0);
    assert!(last < samples.deviation() / 4.0 && last < first, "{first} to {last}");
    // The resulting network is as accurate, in points, as the fit reported.
    let (_, others) = samples.split();
    let errors = others.iter().map(|sample| {
        let [gain, _] = network.predict(&sample.features);
        f64::from(gain - f32::from(sample.gain)).powi(2)
    });
    let off = (errors.sum::<f64>() / others.len() as f64).sqrt();
    assert!((off - last).abs() < 0.1, "{off} for {last}");
}
