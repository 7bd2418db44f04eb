//! Rules as text.

use super::DynastyScoring::{Best, Total};
use super::FirstClaims::AnyKing;
use super::{Preset, Rules};

#[test]
fn every_playable_mix_reads_back_as_printed() {
    let mixes: Vec<Rules> = Rules::all_playable().collect();
    assert!(mixes.len() > Preset::ALL.len());
    let mut names = std::collections::BTreeSet::new();
    for rules in mixes {
        for (middle_kingdom, harmony, dynasty) in
            [(false, false, None), (true, false, Some(Total)), (false, true, Some(Best))]
        {
            let rules = Rules { middle_kingdom, harmony, dynasty, ..rules };
            let rules = if harmony { Rules { first_claims: AnyKing, ..rules } } else { rules };
            let text = rules.to_string();
            assert_eq!(text.parse(), Ok(rules), "{text}");
            assert!(text.len() <= 40, "{text} is too long");
            assert!(names.insert(text.clone()), "{text} is ambiguous");
        }
    }
}

#[test]
fn presets_print_as_their_names() {
    for preset in Preset::ALL {
        assert_eq!(preset.rules.to_string(), preset.name);
        assert_eq!(preset.name.parse(), Ok(preset.rules));
    }
}

#[test]
fn other_spellings_are_accepted() {
    for (text, canonical) in [
        ("k2+48+7x7", "duel"),
        ("k2+7x7+48", "duel"),
        ("duel+24+5x5", "k2"),
        ("k4+harmony+middle", "k4+middle+harmony"),
        ("q2+drawn", "q2+drawn"),
        ("q2+abba", "q2"),
        ("k2+abba+dynasty", "k2+abba+dynasty"),
        ("k2+best+harmony", "k2+harmony+best"),
        ("K4", "k4"),
        ("W6T+Harmony", "w6t+harmony"),
        ("DUEL+5X5+24", "k2"),
        ("k4+harmony+harmony", "k4+harmony"),
        ("k3+middle+anyking", "k3+anyking+middle"),
        ("k4t", "k4t"),
        ("k4t+24+5x5", "k4t+24+5x5"),
        ("w2", "w2"),
    ] {
        let rules: Rules = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(rules.to_string(), canonical);
    }
}
