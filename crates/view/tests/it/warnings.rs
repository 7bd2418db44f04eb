//! What the preview of a placement warns of.

use rules::{Cell, Rules};
use view::hand::Preview;
use view::scene::{Bonus, Bonuses, Outlook};

use crate::hand::to_place;

/// A preview warns of exactly what the placement costs: bonuses that could still be had, and cells
/// that could still be filled.
#[test]
fn a_preview_warns_of_what_is_lost_by_it_and_of_nothing_else() {
    let (mut harmony, mut middle, mut spoilt) = (0, 0, 0);
    let rules: Rules = "k3+harmony+middle".parse().unwrap();
    for (position, hand) in (0..3).flat_map(|seed| to_place(rules, 20 + seed).collect::<Vec<_>>()) {
        let realm = hand.realm();
        for spot in hand.ghost().unwrap().spots().to_vec().into_iter().step_by(4) {
            let mut hand = hand.clone();
            hand.move_to(spot.at);
            let (Some(action), Some(Preview::Place(preview))) = (hand.action(), hand.preview())
            else {
                panic!("{hand:?}")
            };
            let mut after = position;
            after.play(action).unwrap();
            let [old, new] = [&position, &after].map(|one| {
                let dead = Outlook::of(one, realm).dead_cells(one.kingdom(realm));
                (Bonuses::of(one, realm), dead)
            });
            let lost = |before: Bonus, after: Bonus| before != Bonus::Lost && after == Bonus::Lost;
            assert_eq!(preview.loses_harmony, lost(old.0.harmony, new.0.harmony));
            let loses_middle = lost(old.0.middle_kingdom, new.0.middle_kingdom);
            assert_eq!(preview.loses_middle_kingdom, loses_middle);
            let newly: Vec<Cell> = new.1.into_iter().filter(|cell| !old.1.contains(cell)).collect();
            assert_eq!(preview.spoilt, newly);
            harmony += usize::from(preview.loses_harmony);
            middle += usize::from(preview.loses_middle_kingdom);
            spoilt += usize::from(!newly.is_empty());
        }
    }
    assert!(harmony > 3 && middle > 3 && spoilt > 3, "{harmony} {middle} {spoilt}");
}
