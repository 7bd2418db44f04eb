//! §4: rounds and turns.

use crownlands_rules::{Action, Actor, Chance, Phase, Position, Preset};
use testkit::{game, shuffle};

use super::{
    BOARD, end_of_round, first, hosted_by, legal, mode, play_round, position, scene, seat, then,
    to_move, verdict,
};

/// The last claim of the eleventh round: seat 4 takes what is left.
fn before_the_last_round(rules: &str, lines: &str, realms: &str, builders: &str) -> Position {
    scene(&format!("{rules} 11.claim @4 {lines} - {realms} {builders}"))
}

const REALMS: &str = "c7,k1/c7,k1/c7,k1/c7,k1";

/// §4.1
#[test]
fn a_round_begins_with_the_deal_of_the_next_line() {
    let begun = position("k4", "L=10,20,30,40 K=1 >1 K=2 >2 K=3 >3 >4");
    assert_eq!((begun.round(), begun.phase()), (1, Phase::DealLine));
    let mut dealt = then(&begun, "L=1,2,3,4");
    assert_eq!((dealt.phase(), dealt.next_line().entries().len()), (Phase::Place, 4));
    play_round(&mut dealt);
    assert_eq!((dealt.round(), dealt.phase()), (2, Phase::DealLine));
}

/// §4.1
#[test]
fn the_builders_board_is_renewed_just_before_the_deal() {
    let one_sold = BOARD.replace("statues", "-");
    let renewed = then(&end_of_round(&one_sold), ">4");
    assert!(matches!(renewed.chance(), Some(Chance::Buildings { count: 1, .. })));
    assert_eq!(verdict(&renewed, "L=q32,q33,q34,q35"), "deal.wrong_kind");
    assert_eq!(then(&renewed, "B=church").phase(), Phase::DealLine);
    // A full board needs nothing.
    assert_eq!(then(&end_of_round(BOARD), ">4").phase(), Phase::DealLine);
}

/// §4.1 §4.5
#[test]
fn in_the_last_round_no_line_is_dealt_and_nobody_claims() {
    let lines = "5:1,6:2,7:3,8:4 1:1,2:2,3:3,4";
    let last = then(&before_the_last_round("k4", lines, "-/-/-/-", ""), ">4");
    assert_eq!((last.round(), last.phase()), (12, Phase::Place));
    assert!(last.next_line().is_empty());
    let placed = then(&last, "1@h7e");
    assert_eq!((placed.phase(), to_move(&placed)), (Phase::Place, Some(2)));
    assert_eq!(verdict(&placed, ">1"), "action.not_now");
    // With Queendomino's box the board is renewed and turns end with the dragon.
    let lines = "q43:1,q44:2,q45:3,q48:4 q38:1,q39:2,q40:3,q41";
    let sold = BOARD.replace("statues", "-");
    let last = then(&before_the_last_round("q4", lines, REALMS, &sold), ">4");
    let first = then(&last, "B=church q38@h7e - +0@i7");
    assert_eq!(to_move(&first), Some(2));
    let second = then(&first, "q39@h7e - - !2");
    assert_eq!(to_move(&second), Some(3));
}

/// §4.2
#[test]
fn kings_play_in_the_order_of_their_slots() {
    let mut game = position("k4", "L=10,20,30,40 K=1 >4 K=2 >2 K=3 >1 >3 L=1,2,3,4");
    // Each takes the lowest slot that is left, so the next order is the same.
    assert_eq!(play_round(&mut game), [3, 2, 4, 1]);
    let claims = "L=10,20,30,40 K=1 >4 K=2 >2 K=3 >1 >3 L=1,2,3,4";
    let reversed = "10@h7e >4 20@h7e >3 30@h7e >2 40@h7e >1 L=5,6,7,8";
    let mut game = then(&position("k4", claims), reversed);
    assert_eq!(play_round(&mut game), [1, 4, 2, 3]);
}

/// §4.2 §2.1
#[test]
fn a_seat_with_two_kings_has_two_turns_a_round() {
    let mut game = position("k2", "L=10,20,30,40 K=1 >4 K=2 >2 K=1 >1 >3 L=1,2,3,4");
    assert_eq!(play_round(&mut game), [1, 2, 2, 1]);
}

/// §4.3
#[test]
fn a_turn_is_place_tax_build_bribe_claim_in_this_order() {
    // A realm that can do everything, and a step of each kind that is fine when its time comes.
    let start = first("q46@h7e,c7,k1", BOARD);
    let steps = ["q43@g8n", "$l", "+1@h7", "!0", ">1"];
    let phases = [Phase::Place, Phase::Tax, Phase::Build, Phase::Bribe, Phase::Claim];
    let mut now = start;
    for (due, phase) in phases.into_iter().enumerate() {
        assert_eq!(now.phase(), phase);
        for (at, step) in steps.iter().enumerate() {
            assert_eq!(verdict(&now, step) == "ok", at == due, "{step} in {phase}");
        }
        // What is optional can be passed.
        let optional = (1..=3).contains(&due);
        assert_eq!(verdict(&now, "-"), if optional { "ok" } else { "action.not_now" });
        now = then(&now, steps[due]);
    }
    assert_eq!(to_move(&now), Some(2));
}

/// §4.3
#[test]
fn each_part_of_a_turn_comes_once_at_most() {
    let start = first("q46@h7e,small_tavern@h7,c7,k3", BOARD);
    let taxed = then(&start, "q43@g8n $l");
    assert_eq!(verdict(&taxed, "$r"), "action.not_now");
    let built = then(&taxed, "+1@i7");
    assert_eq!(verdict(&built, "+2@g9"), "action.not_now");
    let bribed = then(&built, "!2");
    assert_eq!(verdict(&bribed, "!3"), "bribe.dragon_away");
    // Passing all of them leads to the claim, too.
    assert_eq!(legal(&then(&start, "q43@g8n - - -")), ">1 >2 >3 >4");
}

/// §4.4
#[test]
fn a_king_must_claim_a_free_slot() {
    let turn = position("k4", "L=10,20,30,40 K=1 >1 K=2 >2 K=3 >3 >4 L=1,2,3,4 10@h7e");
    assert_eq!(legal(&turn), ">1 >2 >3 >4");
    assert_eq!(verdict(&turn, "-"), "action.not_now");
    let second = then(&turn, ">3 20@h7e");
    assert_eq!(legal(&second), ">1 >2 >4");
    assert_eq!(verdict(&second, ">3"), "claim.slot_taken");
    let king = then(&second, ">1").next_line().entries()[0].king;
    assert_eq!(king, Some(seat(2)));
}

/// §4.6
#[test]
fn dominoes_that_nobody_claimed_leave_once_all_kings_have_claimed() {
    let first = "L=10,20,30,40 K=1 >1 K=2 >2 K=3 >3 >4 L=1,2,3,4";
    let first = position("k3+48", &first.replace("K=3 >3 >4", ">3"));
    let second = then(&first, "10@h7e >4 20@h7e >3 30@h7e");
    // The last king can still have either.
    assert_eq!(legal(&second), ">1 >2");
    let mut after = then(&second, ">2 L=5,6,7,8");
    assert_eq!(after.current_line().entries()[0].king, None);
    assert_eq!(after.domino_to_place(), "2".parse().ok());
    assert_eq!(play_round(&mut after), [3, 2, 1]);
    assert_eq!(verdict(&after, "L=1,11,12,13"), "deal.not_available");
    assert_eq!(verdict(&after, "L=40,11,12,13"), "deal.not_available");
    let gone = ["1", "40"].map(|id| id.parse().unwrap());
    assert!(after.setup().gone.into_iter().eq(gone));
}

/// §4.6
#[test]
fn every_round_as_many_dominoes_leave_as_there_are_more_than_kings() {
    for preset in Preset::ALL {
        let rules = preset.rules;
        let over = game::random_record(rules, &mut shuffle::random(6)).replay().last();
        let over = over.expect("a position").expect("a legal game");
        let unclaimed = (rules.line() - rules.kings() * rules.seats) * rules.rounds();
        let discarded: u8 = rules.realms().map(|realm| over.purse(realm).discards).sum();
        let placed: usize = over.kingdoms().iter().map(|kingdom| kingdom.dominoes().len()).sum();
        let left = usize::from(rules.dominoes) - placed;
        assert_eq!(left, usize::from(unclaimed + discarded), "{}", preset.name);
    }
}

/// §4.7
#[test]
fn a_realm_that_cannot_tax_build_or_bribe_is_not_asked() {
    let check = |realm: &str, builders: &str, steps: &str, expected: Phase| {
        let start = first(realm, builders);
        assert_eq!(then(&start, steps).phase(), expected, "{realm} {builders} {steps}");
    };
    let place = "q43@h7e";
    check("c7,k1", BOARD, place, Phase::Tax);
    // Without a knight there is no tax; without money only the free tile.
    check("c7", BOARD, place, Phase::Build);
    check("c0", BOARD, place, Phase::Build);
    let free_sold = BOARD.replace("guardtower", "-");
    check("c0", &free_sold, place, Phase::Claim);
    let cheap_sold = free_sold.replace("statues", "-");
    check("c1", &cheap_sold, place, Phase::Bribe);
    check("c2", &cheap_sold, place, Phase::Build);
    check("c2", &cheap_sold, "q43@h7e +2@i7", Phase::Claim);
    check("c3", &cheap_sold, "q43@h7e +2@i7", Phase::Bribe);
    // Nothing to sell or to burn.
    check("c7", "-,-,-,-,-,-;bakery;-;-;home", place, Phase::Claim);
    check("c7", "-,church,-,-,-,-;bakery;-;-;home", "q43@h7e +1@i7", Phase::Claim);
    // The dragon is away, or shuns the Queen's host.
    check("c7", &BOARD.replace("home", "away"), "q43@h7e -", Phase::Claim);
    let host = "q46@h7e,guardtower@h7,c7,t2";
    check(host, &hosted_by("1"), "q43@g8n -", Phase::Claim);
    check(host, BOARD, "q43@g8n -", Phase::Bribe);
}

/// §4.7
#[test]
fn without_a_free_town_square_nobody_is_asked_to_build() {
    let check = |realm: &str, expected: Phase| {
        let lines = "q10:1,q44:2,q45:3,q48:4 q38,q39,q40,q41";
        let realms = format!("{realm}/c7,k1/c7,k1/c7,k1");
        let start = scene(&format!("q4 3.place @1 {lines} - {realms} {BOARD}"));
        assert_eq!(then(&start, "q10@g8n").phase(), expected, "{realm}");
    };
    check("c7", Phase::Bribe);
    check("q46@h7e,c7", Phase::Build);
    check("q46@h7e,church@h7,c7", Phase::Build);
    check("q46@h7e,church@h7,statues@i7,c7", Phase::Bribe);
}

/// §4.7
#[test]
fn a_seat_that_may_pass_has_another_choice() {
    for seed in 0..3 {
        let record = game::random_record(mode("q4"), &mut shuffle::random(seed));
        for position in record.replay().map(Result::unwrap) {
            let actions = position.legal_actions();
            let passes = actions.contains(Action::Pass);
            let optional = matches!(position.phase(), Phase::Tax | Phase::Build | Phase::Bribe);
            assert_eq!(passes, optional, "{}", position.setup());
            assert!(!passes || actions.len() > 1, "{}", position.setup());
        }
    }
}

/// §4.8
#[test]
fn after_the_last_turn_of_the_last_round_the_game_is_over() {
    let last = scene("k4 12.place @4 1:1,2:2,3:3,4:4 - - -/-/-/-");
    assert_eq!((last.actor(), last.outcome()), (Actor::Seat(seat(4)), None));
    let over = then(&last, "4@h7e");
    assert_eq!((over.phase(), over.actor()), (Phase::Over, Actor::Nobody));
    assert!(over.outcome().is_some() && over.legal_actions().is_empty());
    assert_eq!(verdict(&over, "-"), "game.over");
    // In the round before, another one follows.
    let earlier =
        then(&before_the_last_round("k4", "5:1,6:2,7:3,8:4 1:1,2:2,3:3,4", "-/-/-/-", ""), ">4");
    assert_eq!(earlier.phase(), Phase::Place);
}
