//! Links that contain a whole game.

use proptest::prelude::*;
use view::share::{pack, unpack};

const QUEENDOMINO: &str = include_str!("../../../../examples/queendomino.record");

#[test]
fn a_record_fits_into_a_short_link() {
    let packed = pack(QUEENDOMINO);
    assert_eq!(unpack(&packed).as_deref(), Some(QUEENDOMINO));
    assert!(packed.len() < 1_050, "{} letters", packed.len());
}

#[test]
fn what_was_not_packed_is_not_unpacked() {
    let packed = pack(QUEENDOMINO);
    let cut = &packed[..packed.len() / 2];
    for other in ["", "z.", "z.!", "main", "[Crownlands \"1\"]", cut, &packed[2..]] {
        assert_eq!(unpack(other), None, "{other}");
    }
}

/// A few letters must not fill the memory.
#[test]
fn a_link_cannot_swell_without_limit() {
    assert_eq!(unpack(&pack(&"0".repeat(1 << 21))), None);
}

proptest! {
    #[test]
    fn every_text_comes_back(text in ".*") {
        let packed = pack(&text);
        prop_assert!(packed.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)));
        prop_assert_eq!(unpack(&packed), Some(text));
    }
}
