//! Each house has drawings of its own.

use art::House;

/// §3.2
#[test]
fn each_house_has_its_own_castle_king_and_charge() {
    for one in House::all() {
        for other in House::all().filter(|other| *other > one) {
            assert_ne!(art::castle(one), art::castle(other));
            assert_ne!(art::king(one), art::king(other));
            assert_ne!(one.charge(), other.charge());
        }
    }
    assert_eq!(House::new(8), None);
}
