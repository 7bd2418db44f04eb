//! Stocks: how they are shuffled, and that they can deal from any position.

use crownlands_rules::{DominoSet, Origin, Preset, Rules, Stock};
use rand::seq::SliceRandom;
use testkit::{game, shuffle};

#[test]
fn a_shuffle_asks_for_the_numbers_it_documents() {
    let rules: Rules = "w4".parse().unwrap();
    let mut asked = Vec::new();
    let stock = Stock::shuffled(&rules, |bound| {
        asked.push(bound);
        bound - 1
    });
    let piles = [4, 48, 48, 32].map(|items| (2..=items).rev());
    assert_eq!(asked, piles.into_iter().flatten().collect::<Vec<usize>>());
    // Every item was swapped with itself.
    assert!(stock == Stock::unshuffled(&rules));
}

#[test]
fn a_shuffle_swaps_from_the_last_place_down() {
    let rules: Rules = "k3".parse().unwrap();
    let stock = Stock::shuffled(&rules, |_| 0);
    // Seats 1 2 3: the last swaps with the first, then the second does.
    assert_eq!(stock.kings.iter().map(|seat| seat.index()).collect::<Vec<_>>(), [1, 2, 0]);
    let first = stock.dominoes[Origin::Kingdomino.index()][0];
    assert_eq!(first.to_string(), "2");
}

#[test]
fn every_pile_keeps_its_items() {
    for preset in Preset::ALL {
        let whole = Stock::unshuffled(&preset.rules);
        let stock = shuffle::stock(&preset.rules, &mut shuffle::random(1));
        assert!(stock != whole, "{}", preset.name);
        let sorted = |stock: &Stock| {
            let (mut kings, mut tiles) = (stock.kings.clone(), stock.buildings.clone());
            kings.sort_unstable();
            tiles.sort_unstable();
            (kings, tiles, stock.dominoes.clone().map(DominoSet::from_iter))
        };
        assert_eq!(sorted(&stock), sorted(&whole), "{}", preset.name);
    }
}

#[test]
fn a_stock_deals_to_the_end_from_anywhere_in_a_game() {
    let any_king = ["k2", "k3", "w8t"].map(|mode| format!("{mode}+anyking"));
    let any_king = any_king.iter().map(|text| text.parse().expect("a mode"));
    for rules in Preset::ALL.map(|preset| preset.rules).into_iter().chain(any_king) {
        for percent in [0, 1, 3, 20, 50, 90] {
            let random = &mut shuffle::random(3);
            let mut position = game::random_position(rules, percent, random);
            let stock = Stock::continuing_from(&position, |order| order.shuffle(random));
            game::deal_on(&mut position, &stock);
            while let Some(action) = game::random_action(&position, random) {
                position.play(action).unwrap();
                game::deal_on(&mut position, &stock);
            }
            assert!(position.outcome().is_some(), "{rules} at {percent} %");
        }
    }
}

#[test]
fn a_stock_continuing_from_the_start_is_a_fresh_one() {
    for preset in Preset::ALL {
        let start = crownlands_rules::Position::new(preset.rules).unwrap();
        let random = &mut shuffle::random(7);
        let stock = Stock::continuing_from(&start, |order| order.shuffle(random));
        assert!(stock == shuffle::stock(&preset.rules, &mut shuffle::random(7)), "{}", preset.name);
    }
}
