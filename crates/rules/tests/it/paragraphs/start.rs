//! §3: the start.

use crownlands_rules::{Cell, Chance, Phase, Preset, Purse};

use super::{mode, play_round, position, seat, then, to_move, verdict};

fn undrawn(position: &crownlands_rules::Position) -> Vec<u8> {
    match position.chance() {
        Some(Chance::King { undrawn }) => undrawn.into_iter().filter(|&kings| kings > 0).collect(),
        other => panic!("a king is to be drawn, not {other:?}"),
    }
}

fn dominoes(line: &crownlands_rules::Line) -> Vec<String> {
    line.entries().iter().map(|entry| entry.domino.to_string()).collect()
}

const TILES: &str = "B=guardtower,statues,church,sawmill,foundry,big_tavern,bakery";

/// §3.1
#[test]
fn the_builders_board_is_laid_out_before_the_first_line() {
    for preset in Preset::ALL {
        let start = position(preset.name, "");
        if preset.rules.boxes.has_queendomino() {
            assert_eq!(start.phase(), Phase::DealBuildings, "{}", preset.name);
            assert_eq!(verdict(&start, "L=q1,q2,q3,q4"), "deal.wrong_kind");
            assert_eq!(then(&start, TILES).phase(), Phase::DealLine, "{}", preset.name);
        } else {
            assert_eq!(start.phase(), Phase::DealLine, "{}", preset.name);
        }
    }
}

/// §3.1
#[test]
fn a_line_lies_in_ascending_order_whatever_the_order_of_the_deal() {
    let first = position("k4", "L=40,3,25,17");
    assert_eq!(dominoes(first.next_line()), ["3", "17", "25", "40"]);
    let wedding = position("w4", &format!("{TILES} L=q9,q48,q1,q10"));
    assert_eq!(dominoes(wedding.next_line()), ["q1", "q9", "q10", "q48"]);
    // Slot 1 is the lowest, so its claimant places domino 3.
    let round = then(&first, "K=2 >1 K=1 >2 K=3 >3 >4 L=1,2,4,5");
    assert_eq!(round.domino_to_place(), "3".parse().ok());
    assert_eq!(to_move(&round), Some(2));
}

/// §3.2
#[test]
fn each_realm_starts_with_a_castle_and_nothing_else_on_its_grid() {
    for preset in Preset::ALL {
        let start = position(preset.name, "");
        assert_eq!(start.kingdoms().len(), preset.rules.realm_count(), "{}", preset.name);
        for kingdom in start.kingdoms() {
            assert!(kingdom.is_empty() && kingdom.dominoes().len() == 0);
            assert_eq!(kingdom.grid(), preset.rules.grid);
            assert_eq!(kingdom.bounds(), (Cell::CASTLE, Cell::CASTLE));
            assert_eq!((kingdom.buildings().len(), kingdom.knights()), (0, 0));
        }
        let bare = preset.rules.realms().all(|realm| start.purse(realm) == Purse::default());
        assert_eq!(bare, !preset.rules.boxes.has_queendomino(), "{}", preset.name);
    }
}

/// §3.3
#[test]
fn a_king_claims_as_soon_as_it_is_drawn() {
    let mut start = position("k4", "L=1,2,3,4");
    assert_eq!(undrawn(&start), [1, 1, 1, 1]);
    assert_eq!(verdict(&start, ">1"), "game.chance");
    start = then(&start, "K=3");
    assert_eq!(to_move(&start), Some(3));
    assert_eq!(verdict(&start, "K=1"), "deal.not_due");
    start = then(&start, ">2");
    assert_eq!(verdict(&start, "K=3"), "deal.not_available");
    assert_eq!(undrawn(&start), [1, 1, 1]);
    start = then(&start, "K=1");
    assert_eq!(verdict(&start, ">2"), "claim.slot_taken");
    // After the third claim only one seat is left: nothing is drawn.
    start = then(&start, ">4 K=4 >1");
    assert_eq!(to_move(&start), Some(2));
    assert_eq!(verdict(&start, ">3"), "ok");
}

/// §3.3
#[test]
fn kings_are_equally_likely_and_drawn_only_while_several_seats_are_left() {
    let line = position("k2", "L=1,2,3,4");
    assert_eq!(undrawn(&line), [2, 2]);
    let once = then(&line, "K=1 >1");
    assert_eq!(undrawn(&once), [1, 2]);
    let weights: Vec<u64> = once.chance().unwrap().deals().map(|(_, weight)| weight).collect();
    assert_eq!(weights, [1, 2]);
    // The first seat's kings are both drawn: the other claims twice without a draw.
    let twice = then(&once, "K=1 >2");
    assert_eq!(to_move(&twice), Some(2));
    assert_eq!(to_move(&then(&twice, ">3")), Some(2));
    assert_eq!(then(&twice, ">3 >4").round(), 1);
    // In another order there is a draw before every claim but the last.
    let crosswise = then(&once, "K=2 >2");
    assert_eq!(undrawn(&crosswise), [1, 1]);
    assert_eq!(to_move(&then(&crosswise, "K=1 >3")), Some(2));
}

/// §3.4
#[test]
fn with_abba_one_draw_decides_then_b_claims_twice() {
    let deals = [("k2+abba", "L=1,2,3,4".to_owned()), ("q2", format!("{TILES} L=q1,q2,q3,q4"))];
    for (name, deals) in deals {
        for (a, b) in [(1, 2), (2, 1)] {
            let mut start = position(name, &deals);
            assert_eq!(undrawn(&start), [2, 2], "{name}");
            start = then(&start, &format!("K={a}"));
            for (claimant, claim) in [(a, ">3"), (b, ">1"), (b, ">4"), (a, ">2")] {
                assert_eq!(to_move(&start), Some(claimant), "{name} {claim}");
                start = then(&start, claim);
            }
            assert_eq!(start.round(), 1, "{name}");
            let kings = start.current_line().entries().iter().map(|entry| entry.king);
            assert!(kings.eq([b, a, a, b].map(|number| Some(seat(number)))), "{name}");
        }
    }
}

/// §3.4
#[test]
fn abba_is_the_rule_in_queendomino_for_two_and_an_option_in_other_games_for_two() {
    use crownlands_rules::FirstClaims::{Abba, Drawn};
    let two = [("q2", Abba), ("k2", Drawn), ("duel", Drawn), ("w2", Drawn)];
    for (name, order) in two {
        assert_eq!(mode(name).first_claims, order, "{name}");
        assert_eq!(mode(&format!("{name}+abba")).first_claims, Abba, "{name}");
        assert_eq!(mode(&format!("{name}+drawn")).first_claims, Drawn, "{name}");
    }
    for preset in Preset::ALL.iter().filter(|preset| preset.rules.seats > 2) {
        let rules = crownlands_rules::Rules { first_claims: Abba, ..preset.rules };
        assert_eq!(rules.check().unwrap_err().code(), "rules.first_claims", "{}", preset.name);
    }
    let drawn = position("q2+drawn", &format!("{TILES} L=q1,q2,q3,q4 K=1 >1"));
    assert_eq!(undrawn(&drawn), [1, 2]);
}

/// §3.5
#[test]
fn after_the_last_first_claim_unclaimed_dominoes_leave_and_round_one_begins() {
    let last = position("k3+48", "L=1,2,3,4 K=1 >1 K=2 >4");
    assert_eq!((last.round(), last.current_line().is_empty()), (0, true));
    let round = then(&last, ">2");
    assert_eq!((round.round(), round.phase()), (1, Phase::DealLine));
    assert_eq!(dominoes(round.current_line()), ["1", "2", "3", "4"]);
    // Nobody places domino 3 and it cannot come again.
    assert_eq!(verdict(&round, "L=3,5,6,7"), "deal.not_available");
    let mut played = then(&round, "L=5,6,7,8");
    assert_eq!(play_round(&mut played), [1, 3, 2]);
    let gone = played.setup().gone;
    assert!(gone.into_iter().eq(["3".parse().unwrap()]));
}

/// §3.6
#[test]
fn with_any_king_whoever_draws_places_it_and_the_domino_is_its_owners() {
    let mut start = position("k4+anyking", "L=1,2,3,4");
    // Seat 1 draws first, whichever king comes.
    for (draw, claimant, claim, left) in
        [("K=3", 1, ">4", 3), ("K=2", 2, ">2", 2), ("K=4", 3, ">1", 1), ("", 4, ">3", 0)]
    {
        start = then(&start, draw);
        assert_eq!(to_move(&start), Some(claimant), "{draw}");
        let king = draw.strip_prefix("K=").unwrap_or("1").parse().unwrap();
        assert_eq!(start.king_to_claim(), Some(seat(king)), "{draw}");
        assert_eq!(verdict(&start, "K=1"), "deal.not_due");
        start = then(&start, claim);
        if left > 1 {
            assert_eq!(undrawn(&start), vec![1; left], "{draw}");
            assert_eq!(verdict(&start, draw), "deal.not_available");
        }
    }
    assert_eq!((start.round(), start.king_to_claim()), (1, None));
    let kings = start.current_line().entries().iter().map(|entry| entry.king);
    assert!(kings.eq([4, 2, 1, 3].map(|number| Some(seat(number)))));
    // After the first claims, all play for their own kings.
    let mut played = then(&start, "L=5,6,7,8");
    assert_eq!(play_round(&mut played), [4, 2, 1, 3]);
}

/// §3.6
#[test]
fn with_any_king_two_seats_draw_in_turn_whosever_kings_are_left() {
    let twice = position("k2+anyking", "L=1,2,3,4 K=2 >1 K=2 >4");
    // Only kings of seat 1 are left: nothing is drawn, but the turns go on.
    assert_eq!((to_move(&twice), twice.king_to_claim()), (Some(1), Some(seat(1))));
    let last = then(&twice, ">2");
    assert_eq!((to_move(&last), last.king_to_claim()), (Some(2), Some(seat(1))));
    let round = then(&last, ">3");
    let kings = round.current_line().entries().iter().map(|entry| entry.king);
    assert!(kings.eq([2, 1, 1, 2].map(|number| Some(seat(number)))));
}

/// §3.6 §2.8
#[test]
fn any_king_can_be_played_in_every_mode_and_is_read_back_at_every_moment() {
    for preset in Preset::ALL {
        let rules = mode(&format!("{}+anyking", preset.name));
        assert_eq!(rules.check(), Ok(()), "{rules}");
        assert_eq!(rules.to_string(), format!("{}+anyking", preset.name));
        let record = testkit::game::random_record(rules, &mut testkit::shuffle::random(5));
        for moment in record.replay().take(3 * rules.seats as usize) {
            let moment = moment.unwrap();
            let text = moment.to_string();
            assert_eq!(text.parse(), Ok(moment), "{text}");
        }
    }
}
