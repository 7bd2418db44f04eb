//! Every mode and every mix of options that can be played.

use rules::{FirstClaims, Preset, Rules};

/// The printed modes with every mix of Middle Kingdom, Harmony and the order of first claims.
pub fn printed() -> Vec<Rules> {
    Preset::ALL.iter().flat_map(|preset| options(preset.rules)).collect()
}

/// Everything that can be played, house mixes too.
pub fn all() -> Vec<Rules> {
    Rules::all_playable().flat_map(options).collect()
}

fn options(rules: Rules) -> impl Iterator<Item = Rules> {
    let bits = [false, true];
    let orders = [FirstClaims::Drawn, FirstClaims::Abba, FirstClaims::AnyKing];
    let mixes = bits.into_iter().flat_map(move |middle_kingdom| {
        bits.into_iter().flat_map(move |harmony| {
            orders.into_iter().map(move |first_claims| Rules {
                middle_kingdom,
                harmony,
                first_claims,
                ..rules
            })
        })
    });
    mixes.filter(|rules| rules.check().is_ok())
}
