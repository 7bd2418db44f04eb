//! Setups that no game can reach, each with the reason, one line per case.

use super::{Position, Setup};

fn verdict(text: &str) -> &'static str {
    let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{error}: {text}"));
    Position::from_setup(&setup).err().map_or("fine", super::SetupError::code)
}

#[test]
fn impossible_setups_are_refused() {
    for (text, expected) in [
        ("k2 0.line - - - - -/-", "fine"),
        ("k2 0.line - - - - -", "setup.realms"),
        ("k2 7.line - - - - -/-", "setup.round"),
        ("k2 0.king - - 1,2,3 - -/-", "setup.line"),
        ("k2 0.king - - 2,1,3,4 - -/-", "setup.line"),
        ("k2 0.king - - 1,2,3,q4 - -/-", "setup.line"),
        ("k2 0.king - - 1:1,2:1,3:1,4 - -/-", "setup.line"),
        ("k2 0.king - - 1:3,2,3,4 - -/-", "setup.line"),
        ("k2 0.king - - 1,2,3,4 - -/-", "fine"),
        ("k2 0.king - - 1,2,3,4 4 -/-", "setup.domino"),
        ("k2 0.king - - 1,2,3,4 5 -/-", "setup.domino"),
        ("k2 0.claim 1 - 1,2,3,4 - -/-", "fine"),
        ("k2 0.claim 3 - 1,2,3,4 - -/-", "setup.line"),
        ("k2+abba 0.claim 1 - 1:1,2,3,4 - -/-", "setup.phase"),
        ("k2+abba 0.claim 2 - 1:1,2,3,4 - -/-", "fine"),
        ("k2 0.place - - 1,2,3,4 - -/-", "setup.phase"),
        ("k2 0.over - - - - -/-", "setup.phase"),
        ("k2 0.buildings - - - - -/-", "setup.phase"),
        ("k2 1.line - 1:1,2:1,3:2,4:2 - - -/-", "fine"),
        ("k2 1.line - 1:1,2:1,3:2,4 - - -/-", "setup.line"),
        ("k2 1.line - 1:1,2:1,3:2,4:2 - - d1/-", "setup.turns"),
        ("k2 1.place @1 1:1,2:1,3:2,4:2 5,6,7,8 - -/-", "fine"),
        ("k2 1.place @1 1:1,2:1,3:2,4:2 - - -/-", "setup.phase"),
        ("k2 1.place @5 1:1,2:1,3:2,4:2 5,6,7,8 - -/-", "setup.phase"),
        ("k2 1.claim @5 1:1,2:1,3:2,4:2 5,6,7,8 - d2/d2", "setup.phase"),
        ("k2 1.line @1 1:1,2:1,3:2,4:2 - - -/-", "setup.phase"),
        ("k2 0.king 1 - 1,2,3,4 - -/-", "setup.phase"),
        ("k2 1.place @1 1:1,2:1,3:2,4:2 5:1,6,7,8 - -/-", "setup.phase"),
        ("k2 1.claim @1 1:1,2:1,3:2,4:2 5,6,7,8 - 1@g8n/-", "fine"),
        ("k2 1.claim @1 1:1,2:1,3:2,4:2 5,6,7,8 - d1/-", "fine"),
        ("k2 1.claim @1 1:1,2:1,3:2,4:2 5,6,7,8 - -/-", "setup.turns"),
        ("k2 1.claim @1 1:1,2:1,3:2,4:2 5,6,7,8 - 1@h9n/-", "setup.kingdom"),
        ("k2 1.claim @1 1:1,2:1,3:2,4:2 5,6,7,8 - 5@g8n/-", "setup.domino"),
        ("k2 1.claim @1 1:1,2:1,3:2,4:2 5,6,7,8 - 1@g8n,c1/-", "setup.builders"),
        ("k2 1.tax @1 1:1,2:1,3:2,4:2 5,6,7,8 - 1@g8n/-", "setup.phase"),
        (
            "w4 3.place @1 q43:1,q44:2,q45:3,q48:4 45,46,47,48 1,2,3,4,5,6,7,8 \
             c7,k1,d2/c7,k1,d2/c7,k1,d2/c7,k1,d2 \
             guardtower,statues,church,sawmill,foundry,big_tavern;bakery;-;-;home",
            "setup.domino",
        ),
        (
            "w4 3.place @1 q43:1,q44:2,q45:3,q48:4 45,46,47,48 1,2,3,4,q1,q2,q3,q4 \
             c7,k1,d2/c7,k1,d2/c7,k1,d2/c7,k1,d2 \
             guardtower,statues,church,sawmill,foundry,big_tavern;bakery;-;-;home",
            "fine",
        ),
        (
            "w4 3.buildings - q43:1,q44:2,q45:3,q48:4 45,46,47,48 1,2,3,4,q1,q2,q3,q4 \
             c7,k1,d2/c7,k1,d2/c7,k1,d2/c7,k1,d2 \
             guardtower,statues,church,sawmill,foundry,-;bakery;-;-;home",
            "setup.phase",
        ),
        (
            "w4 3.buildings - q43:1,q44:2,q45:3,q48:4 - 1,2,3,4,q1,q2,q3,q4 \
             c7,k1,d2/c7,k1,d2/c7,k1,d2/c7,k1,d2 \
             guardtower,statues,church,sawmill,foundry,-;bakery;-;-;home",
            "fine",
        ),
        (
            "w4 1.buildings - q43:1,q44:2,q45:3,q48:4 - - c7,k1/c7,k1/c7,k1/c7,k1 \
             -,-,-,-,-,-;-;-;-;home",
            "setup.phase",
        ),
        ("q2 0.buildings - - - - c7,k1/c7,k1", "setup.builders"),
        ("q2 0.buildings - - - - c7,k1/c7,k1 -,-,-,-,-,-;-;-;-;home", "fine"),
        ("q2 0.line - - - - c7,k1/c7,k1 -,-,-,-,-,-;-;-;-;home", "setup.phase"),
        ("q2 0.buildings - - - - c10000,k1/c7,k1 -,-,-,-,-,-;-;-;-;home", "setup.coins"),
        ("q2 0.buildings - - - - c7,k2/c7,k1 -,-,-,-,-,-;-;-;-;home", "setup.knight"),
        ("q2 0.buildings - - - - c7,k1,t1/c7,k1 -,-,-,-,-,-;-;-;-;home", "setup.tower"),
        ("q2 0.buildings - - - - c7,k1/c7,k1 -,-,-,-,-,-;-;-;1;home", "setup.queen"),
        ("q2 0.buildings - - - - c7,k1,$h7/c7,k1 -,-,-,-,-,-;-;-;-;home", "setup.knight"),
        ("q2 0.buildings - - - - c7,k1,church@h7/c7,k1 -,-,-,-,-,-;-;-;-;home", "setup.building"),
        (
            "q2 0.line - - - - c7,k1/c7,k1 church,church,church,bakery,foundry,statues;-;-;-;home",
            "setup.building",
        ),
    ] {
        assert_eq!(verdict(text), expected, "{text}");
    }
}

#[test]
fn a_position_reads_its_own_text() {
    let text = "k2 1.claim @1 1:1,2:1,3:2,4:2 5,6,7,8 - 1@g8n/-";
    let position: Position = text.parse().unwrap();
    assert_eq!(position.to_string(), text);
    for (text, code) in [
        ("k2 1.claim @9 1:1,2:1,3:2,4:2 5,6,7,8 - 1@g8n/-", "parse.slot"),
        ("k2 1.claim @1 1:1,2:1,3:2,4:2 5,6,7,8 - -/-", "setup.turns"),
    ] {
        assert_eq!(text.parse::<Position>().unwrap_err().code(), code, "{text}");
    }
}
