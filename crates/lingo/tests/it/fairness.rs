//! Whether a game was dealt fairly, in words.

use rules::Seat;
use table::{Fairness, Own, Unfair};
use view::fairness::Proof;

use crate::{assert_all_readable, english_french_german, lingos};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cléo"];

fn seats(numbers: &[usize]) -> Vec<Seat> {
    numbers.iter().map(|number| Seat::new(number - 1).expect("a seat")).collect()
}

fn held(contributed: &[usize], missing: &[usize], since_start: bool, own: Own) -> Proof {
    let (contributed, missing) = (seats(contributed), seats(missing));
    Proof::Held(Fairness { contributed, missing, since_start, own })
}

#[test]
fn every_finding_has_its_sentences() {
    let [english, ..] = english_french_german();
    let said = |proof: &Proof| english.proof(proof, &NAMES).join(" ");
    let all = held(&[1, 2], &[], true, Own::Counted);
    assert_eq!(
        said(&all),
        "Fair deal, checked on this device. The server, Ann and Ben shuffled together."
    );
    let some = held(&[2], &[1, 3], true, Own::Missing);
    assert_eq!(
        said(&some),
        "Fair deal, checked on this device. The server and Ben shuffled together. Without Ann and \
        Cléo, whose share of the shuffle came too late."
    );
    let nobody = held(&[], &[], false, Own::None);
    assert_eq!(
        said(&nobody),
        "Fair deal, checked on this device. Only the server shuffled. This device joined after the \
        first deal. It can’t tell what was promised before."
    );
    assert_eq!(said(&Proof::DealtHere), "This device shuffled and dealt.");
    let broken = said(&Proof::Broken(Unfair::Seal));
    assert!(broken.starts_with("This game was not dealt as promised. The seed does not match"));
    let explained = [&all, &some, &nobody, &Proof::DealtHere, &Proof::Broken(Unfair::Rewritten)];
    for lingo in lingos() {
        let mut different = explained.map(|proof| lingo.proof_explained(proof)).to_vec();
        assert_all_readable(&different);
        different.dedup();
        assert_eq!(different.len(), explained.len());
        for proof in explained {
            assert_all_readable(&lingo.proof(proof, &NAMES));
        }
    }
}
