//! §9: refusals.
//!
//! One table has a case for every code. Two others have cases with several reasons: the first in
//! the order of the list is the one given.

use std::collections::BTreeSet;

use crownlands_rules::{
    Action, Alliance, Cell, DealError, Direction, FirstClaims, Grid, IllegalAction, Placement,
    Position, Record, RecordError, Rules, RulesError, Setup, Step,
};

use super::{BOARD, ended, first, judge, mode, position, scene, step, then, verdict};

/// First claims of a Kingdomino game for four; seat 1 is to claim.
fn claiming() -> Position {
    position("k4", "L=1,20,30,40 K=2 >2 K=1")
}

/// Seat 1 of a Kingdomino game for four is to place domino 1, two halves of wheat.
fn placing() -> Position {
    position("k4", "L=1,20,30,40 K=1 >1 K=2 >2 K=3 >3 >4 L=2,3,4,5")
}

/// Seat 1 is to discard domino 7: its castle is walled in.
fn walled_in() -> Position {
    scene("k4 5.place @1 7:1,39:2,40:3,41:4 42,43,44,45 - 12@h7e,46@f7w,47@g8n,10@g6s/-/-/-")
}

/// Seat 1 of a Queendomino game, with this realm, has placed `q43`: a mine on `g8`, a town on
/// `g9`.
fn placed(own: &str, builders: &str) -> Position {
    then(&first(own, builders), "q43@g8n")
}

/// Seat 1 of a Queendomino game, which owns this, has nowhere to place `q5`.
fn about_to_discard(own: &str) -> Position {
    let walls = "q46@h7e,q47@f7w,q48@g8n,q7@g6s";
    let lines = "q5:1,q43:2,q44:3,q45:4 q38,q39,q40,q41";
    scene(&format!("q4 5.place @1 {lines} - {walls},{own}/c7/c7/c7 {BOARD}"))
}

fn discarded(own: &str) -> Position {
    then(&about_to_discard(own), "q5x")
}

fn over() -> Position {
    ended("k4", "-/-/-/-", "-")
}

/// The double wheat written from its other half.
fn reversed(at: &str) -> Step {
    let at: Cell = at.parse().expect("a cell");
    let placement = Placement { at, toward: Direction::West };
    Step::Act(Action::Place { domino: "1".parse().expect("a domino"), placement })
}

const AWAY: &str = "guardtower,statues,church,-,-,-;bakery;-;-;away";
const SOLD: &str = "guardtower,statues,church,-,-,-;bakery;-;-;home";
const HOSTED: &str = "guardtower,statues,church,-,-,-;bakery;-;1;home";
const GUARDED: &str = "q46@h7e,guardtower@h7,t2";

/// A case for every code of an action or a deal.
fn cases() -> Vec<(&'static str, Position, Step)> {
    let start = position("q4", "");
    let dealt = position("k4", "L=1,20,30,40 K=2 >2");
    vec![
        ("game.over", over(), step("-")),
        ("game.chance", position("k4", ""), step(">1")),
        ("action.not_in_these_rules", placing(), step("$l")),
        ("action.not_now", placing(), step(">1")),
        ("claim.no_such_slot", claiming(), step(">5")),
        ("claim.slot_taken", claiming(), step(">2")),
        ("place.wrong_domino", placing(), step("20@h7e")),
        ("place.reversed_double", placing(), reversed("i7")),
        ("place.occupied", placing(), step("1@g7e")),
        ("place.outside_grid", placing(), step("1@k7e")),
        ("place.no_match", placing(), step("1@h8e")),
        ("discard.wrong_domino", walled_in(), step("39x")),
        ("discard.can_place", placing(), step("1x")),
        ("tax.no_domino", discarded("c7,k1"), step("$l")),
        ("tax.no_knight", placed("c7,k1", BOARD), step("$lr")),
        ("build.empty_spot", placed("c7", SOLD), step("+4@g9")),
        ("build.not_a_town", placed("c7", BOARD), step("+0@g8")),
        ("build.already_built", placed("q46@h7e,church@h7,c7", BOARD), step("+0@h7")),
        ("build.too_dear", placed("c3", BOARD), step("+4@g9")),
        ("bribe.dragon_away", placed("c7", AWAY), step("!0")),
        ("bribe.hosts_queen", placed(&format!("{GUARDED},c7"), HOSTED), step("!0")),
        ("bribe.no_coin", placed("c0", BOARD), step("!0")),
        ("bribe.empty_spot", placed("c7", SOLD), step("!5")),
        ("deal.not_due", placing(), step("L=6,7,8,9")),
        ("deal.wrong_kind", position("k4", ""), step("K=1")),
        ("deal.wrong_count", position("k4", ""), step("L=1,2,3")),
        ("deal.not_available", dealt, step("K=2")),
        (
            "deal.not_available",
            start,
            step("B=big_tavern,big_tavern,church,church,bakery,bakery,statues"),
        ),
    ]
}

/// A case for every code of rules that cannot be played.
fn mixes() -> Vec<(&'static str, Rules)> {
    vec![
        ("rules.seats", Rules { seats: 1, ..mode("k2") }),
        ("rules.seats", Rules { seats: 9, ..mode("w8") }),
        ("rules.teams", Rules { alliance: Alliance::Pairs, ..mode("k3") }),
        ("rules.teams", Rules { alliance: Alliance::Pairs, ..mode("k2") }),
        ("rules.first_claims", Rules { first_claims: FirstClaims::Abba, ..mode("k3") }),
        ("rules.box_not_whole", Rules { dominoes: 36, ..mode("q3") }),
        ("rules.box_not_whole", Rules { dominoes: 48, ..mode("w4") }),
        ("rules.too_many_dominoes", Rules { dominoes: 60, ..mode("k4") }),
        ("rules.uneven_lines", Rules { dominoes: 0, ..mode("k4") }),
        ("rules.uneven_lines", Rules { dominoes: 47, ..mode("k4") }),
        ("rules.line_too_long", Rules { grid: Grid::Five, ..mode("w6t") }),
        ("rules.line_too_short", Rules { dominoes: 36, ..mode("k4") }),
        ("rules.line_too_short", Rules { grid: Grid::Seven, ..mode("k4") }),
    ]
}

/// §9
#[test]
fn every_code_for_actions_and_deals_occurs_and_changes_nothing() {
    let cases = cases();
    for (code, position, step) in &cases {
        assert_eq!(judge(position, *step), *code, "{step} in {}", position.setup());
    }
    let given: BTreeSet<&str> = cases.iter().map(|(code, ..)| *code).collect();
    let actions = IllegalAction::ALL.iter().map(|reason| reason.code());
    let codes: BTreeSet<&str> =
        actions.chain(DealError::ALL.iter().map(|reason| reason.code())).collect();
    assert_eq!(given, codes);
}

/// §9 §2.7
#[test]
fn every_code_for_unplayable_rules_occurs() {
    let mixes = mixes();
    for (code, rules) in &mixes {
        assert_eq!(Position::new(*rules).unwrap_err().code(), *code, "{rules:?}");
    }
    let given: BTreeSet<&str> = mixes.iter().map(|(code, _)| *code).collect();
    let codes: BTreeSet<&str> = RulesError::ALL.iter().map(|reason| reason.code()).collect();
    assert_eq!(given, codes);
}

/// §9 §2.7
#[test]
fn a_text_with_unplayable_rules_is_refused_with_the_same_code() {
    for (code, rules) in mixes() {
        let text = rules.to_string();
        let start = format!("{text} 0.line - - - - -/-");
        let record = format!("[Crownlands \"1\"]\n[Rules \"{text}\"]\n");
        assert_eq!(text.parse::<Rules>().unwrap_err().code(), code, "{text}");
        assert_eq!(start.parse::<Setup>().unwrap_err().code(), code, "{start}");
        let error = Record::verified(&record).unwrap_err();
        assert!(matches!(error, RecordError::Parse(error) if error.code() == code), "{record}");
        let mut setup = position("k2", "").setup();
        setup.rules = rules;
        assert_eq!(Position::from_setup(&setup).unwrap_err().code(), code, "{text}");
    }
}

/// §9
#[test]
fn the_first_reason_against_an_action_is_given() {
    let check = |position: &Position, text: &str, code: &str| {
        assert_eq!(verdict(position, text), code, "{text} in {}", position.setup());
    };
    // The end and chance come before everything.
    check(&over(), "$l", "game.over");
    check(&position("k4", ""), "$l", "game.chance");
    // Without Queendomino's box, whatever the moment.
    for text in ["$l", "+0@h7", "!0"] {
        check(&claiming(), text, "action.not_in_these_rules");
        check(&placing(), text, "action.not_in_these_rules");
    }
    // The moment comes before the slot and the domino.
    check(&placing(), ">8", "action.not_now");
    check(&claiming(), "20@g7e", "action.not_now");
    check(&claiming(), "20x", "action.not_now");
    check(&claiming(), "-", "action.not_now");
    // A placement: domino, spelling, squares, grid, match.
    check(&placing(), "20@g7e", "place.wrong_domino");
    assert_eq!(judge(&placing(), reversed("g7")), "place.reversed_double");
    assert_eq!(judge(&placing(), reversed("m7")), "place.reversed_double");
    // The castle stands in the last column of the window and the domino reaches over it.
    check(
        &scene("k4 3.place @1 7:1,13:2,14:3,15:4 2,3,4,5 - 10@f7w,11@d7w/-/-/-"),
        "7@g7e",
        "place.occupied",
    );
    check(&placing(), "1@l9e", "place.outside_grid");
    check(&walled_in(), "39x", "discard.wrong_domino");
    check(&placing(), "20x", "discard.wrong_domino");
}

/// §9
#[test]
fn tax_build_and_bribe_check_the_realm_first_and_the_moment_last() {
    let check = |position: &Position, text: &str, code: &str| {
        assert_eq!(verdict(position, text), code, "{text} in {}", position.setup());
    };
    // Tax: the domino, the knights, the moment.
    check(&discarded("c7"), "$lr", "tax.no_domino");
    check(&placed("c7", BOARD), "$l", "tax.no_knight");
    check(&then(&placed("c7,k1", BOARD), "-"), "$lr", "tax.no_knight");
    check(&then(&placed("c7,k1", BOARD), "-"), "$l", "action.not_now");
    // Build: the spot, the square, the building on it, the price, the moment.
    let built = "q46@h7e,church@h7,c3,k1";
    check(&placed(built, SOLD), "+4@g8", "build.empty_spot");
    check(&placed(built, BOARD), "+4@g8", "build.not_a_town");
    check(&placed(built, BOARD), "+4@h7", "build.already_built");
    check(&placed(built, BOARD), "+4@i7", "build.too_dear");
    check(&placed(built, BOARD), "+3@i7", "action.not_now");
    // Bribe: the dragon, the Queen, the coin, the spot, the moment.
    let away = HOSTED.replace("home", "away");
    check(&placed(&format!("{GUARDED},c0"), &away), "!5", "bribe.dragon_away");
    check(&placed(&format!("{GUARDED},c0"), HOSTED), "!5", "bribe.hosts_queen");
    check(&placed(&format!("{GUARDED},c0"), SOLD), "!5", "bribe.no_coin");
    check(&placed("c7,k1", SOLD), "!5", "bribe.empty_spot");
    check(&placed("c7,k1", BOARD), "!5", "action.not_now");
    // Also during the first claims, for the claiming realm.
    let tiles = "B=guardtower,statues,church,sawmill,foundry,big_tavern,bakery";
    let claiming = position("q4", &format!("{tiles} L=q1,q2,q3,q4 K=2"));
    check(&claiming, "$l", "action.not_now");
    check(&claiming, "$lr", "tax.no_knight");
    check(&claiming, "+0@h7", "build.not_a_town");
    check(&claiming, "!0", "action.not_now");
}

/// §9 §7.6
#[test]
fn no_domino_is_the_reason_from_the_discard_until_the_turn_ends() {
    assert_eq!(verdict(&about_to_discard("c7,k1"), "$l"), "action.not_now");
    let start = discarded("c7,k1");
    assert_eq!(verdict(&start, "$l"), "tax.no_domino");
    let claim = then(&start, "- -");
    assert_eq!(verdict(&claim, "$l"), "tax.no_domino");
    // The next player has no knight; the same one still has it in the next round.
    let next = then(&claim, ">1");
    assert_eq!(verdict(&next, "$l"), "tax.no_knight");
    let round = "q43@h7e - - >2 q44@h7e - - >3 q45@h7e - - >4 L=q32,q33,q34,q35";
    assert_eq!(verdict(&then(&next, round), "$l"), "action.not_now");
}

/// §9
#[test]
fn the_first_reason_against_a_deal_is_given() {
    let check = |position: &Position, text: &str, code: &str| {
        assert_eq!(verdict(position, text), code, "{text} in {}", position.setup());
    };
    for text in ["K=1", "L=1,2,3,4", "B=church"] {
        check(&over(), text, "deal.not_due");
        check(&placing(), text, "deal.not_due");
    }
    let kingdomino = position("k4", "");
    check(&kingdomino, "K=8", "deal.wrong_kind");
    check(&kingdomino, "B=church", "deal.wrong_kind");
    check(&kingdomino, "L=q1,q2", "deal.wrong_count");
    check(&kingdomino, "L=1,2,3,4,5", "deal.wrong_count");
    check(&kingdomino, "L=1,2,3,q4", "deal.not_available");
    let kings = then(&kingdomino, "L=1,2,3,4");
    check(&kings, "L=5,6,7,8", "deal.wrong_kind");
    check(&kings, "K=5", "deal.not_available");
    let second = then(&kings, "K=1 >1 K=2 >2 K=3 >3 >4");
    check(&second, "L=4,5,6,7", "deal.not_available");
    let tiles = position("q4", "");
    check(&tiles, "B=big_tavern,big_tavern", "deal.wrong_count");
    check(&tiles, "B=statues,statues,statues,statues,church,church,bakery", "deal.not_available");
}

/// §9 §2.7
#[test]
fn the_first_reason_against_rules_is_given() {
    let bad = Rules {
        seats: 9,
        alliance: Alliance::Pairs,
        first_claims: FirstClaims::Abba,
        dominoes: 47,
        ..mode("w8")
    };
    let check = |rules: Rules, code: &str| {
        assert_eq!(rules.check().unwrap_err().code(), code, "{rules:?}");
    };
    check(bad, "rules.seats");
    check(Rules { seats: 7, ..bad }, "rules.teams");
    check(Rules { seats: 8, ..bad }, "rules.first_claims");
    check(Rules { seats: 8, first_claims: FirstClaims::Drawn, ..bad }, "rules.box_not_whole");
    // More than the box holds, and not evenly; unevenly, and too few for four kings.
    check(Rules { dominoes: 49, ..mode("k4") }, "rules.too_many_dominoes");
    check(Rules { dominoes: 13, ..mode("k4") }, "rules.uneven_lines");
}
