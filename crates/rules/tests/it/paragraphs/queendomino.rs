//! §7, first half: the box, tax and building.

use crownlands_rules::{Building, Chance, Phase, Preset, Spot};

use super::{
    BOARD, board, coins, end_of_round, first, hosted_by, knights, legal, position, realm, scene,
    team, then, to_move, towers, turn, verdict,
};

/// §7.1 §7.15: Queendomino's rulebook hands out both in its first step, and says the same of teams.
#[test]
fn each_realm_starts_with_seven_coins_and_a_knight() {
    for preset in Preset::ALL {
        let start = position(preset.name, "");
        let expected = if preset.rules.boxes.has_queendomino() { (7, 1, 0) } else { (0, 0, 0) };
        for realm in preset.rules.realms() {
            let purse = start.purse(realm);
            assert_eq!((purse.coins, purse.knights, purse.towers), expected, "{}", preset.name);
        }
    }
}

const TILES: &str = "B=guardtower,statues,church,sawmill,foundry,big_tavern,bakery";

/// §7.2: six tiles, says Queendomino's rulebook; the prices are on the picture of its board.
#[test]
fn the_first_tiles_fill_the_board_from_the_cheap_end() {
    let start = position("q4", "");
    assert!(matches!(start.chance(), Some(Chance::Buildings { count: 7, .. })));
    let laid = then(&start, TILES);
    assert_eq!(board(&laid), "guardtower,statues,church,sawmill,foundry,big_tavern;bakery");
    let prices: Vec<usize> = Spot::all().map(Spot::price).collect();
    assert_eq!(prices, [0, 1, 2, 3, 4, 5]);
    let builders = laid.builders().unwrap();
    for spot in Spot::all() {
        assert_eq!(builders.price(spot, realm(1)) as usize, spot.price());
    }
}

/// §7.3
#[test]
fn the_top_of_the_pile_is_known_and_the_order_below_is_not() {
    let laid = then(&position("q4", ""), TILES);
    let builders = laid.builders().unwrap();
    assert_eq!(builders.top, Building::from_id("bakery"));
    assert_eq!(builders.hidden_count(), 32 - 7);
    // The next tile after the top is any of those below, in proportion to their number.
    let renewed = then(&end_of_round(&BOARD.replace("church", "-")), ">4");
    let deals: Vec<(String, u64)> = renewed
        .chance()
        .unwrap()
        .deals()
        .map(|(deal, weight)| (deal.to_string(), weight))
        .collect();
    for tile in Building::all() {
        let seen = BOARD.replace("church", "-").matches(tile.spec().id).count();
        let left = tile.spec().copies as u64 - seen as u64;
        let weight = deals.iter().find(|(deal, _)| *deal == format!("B={tile}"));
        assert_eq!(weight.map_or(0, |(_, weight)| *weight), left, "{tile}");
        assert_eq!(verdict(&renewed, &format!("B={tile}")) == "ok", left > 0, "{tile}");
    }
}

const TAVERN: &str = "q46@h7e,small_tavern@h7,c7";

/// §7.4
#[test]
fn knights_go_on_the_domino_just_placed_one_on_each_half() {
    let after = |own: &str| then(&first(own, BOARD), "q43@g8n");
    assert_eq!(legal(&after(&format!("{TAVERN},k1"))), "$l $r -");
    assert_eq!(legal(&after(&format!("{TAVERN},k2"))), "$l $r $lr -");
    assert_eq!(legal(&after(&format!("{TAVERN},k3"))), "$l $r $lr -");
    let start = after(&format!("{TAVERN},k3"));
    for (tax, mine, town) in [("$l", true, false), ("$r", false, true), ("$lr", true, true)] {
        let taxed = then(&start, tax);
        let knight =
            |cell: &str| taxed.kingdom(realm(1)).square(cell.parse().unwrap()).unwrap().knight;
        assert_eq!([knight("g8"), knight("g9")], [mine, town], "{tax}");
        assert!(!knight("h7") && !knight("i7"), "{tax}");
        let placed = u8::from(mine) + u8::from(town);
        assert_eq!(knights(&taxed, 1), (3 - placed, placed), "{tax}");
    }
}

/// §7.4
#[test]
fn placed_knights_stay_for_good() {
    let round = "q43@h7e $l - - >1 q44@h7e - - - >2 q45@h7e - - - >3 q48@h7e - - - >4";
    let game = then(&first("c7,k1", BOARD), round);
    assert_eq!(knights(&game, 1), (0, 1));
    let next = then(&game, "L=q32,q33,q34,q35 q38@g8n");
    assert_eq!(knights(&next, 1), (0, 1));
    assert_eq!(verdict(&next, "$l"), "tax.no_knight");
}

/// §7.5
#[test]
fn a_knight_collects_as_many_coins_as_its_territory_has_squares() {
    // With `q43` in place there are three joined town squares and one mine.
    let start = then(&first(&format!("{TAVERN},k3"), BOARD), "q43@h9s");
    for (tax, gain) in [("$l", 1), ("$r", 3), ("$lr", 4), ("-", 0)] {
        assert_eq!(coins(&then(&start, tax), 1), 7 + gain, "{tax}");
    }
    // Both knights in one territory collect it twice: seat 4 places two towns beside two.
    let lines = "q43:2,q44:3,q45:4,q48:1 q38:2,q39:3,q40:4,q41";
    let text = format!("q4 3.place @4 {lines} - {TAVERN},k3/c7,k1/c7,k1/c7,k1 {BOARD}");
    assert_eq!(coins(&then(&scene(&text), "q48@h8n $lr"), 1), 7 + 2 * 4);
}

/// §7.5
#[test]
fn knights_of_earlier_turns_do_not_keep_others_from_their_territory() {
    // A knight stands on one of the two town squares that the new one joins.
    let start = then(&first("q46@h7e,$h7,small_tavern@i7,c7,k2", BOARD), "q43@h9s");
    let taxed = then(&start, "$r");
    assert_eq!((coins(&taxed, 1), knights(&taxed, 1)), (7 + 3, (1, 2)));
}

/// §7.6
#[test]
fn there_is_no_tax_on_a_discarded_domino() {
    let shut = scene(&format!(
        "q4 5.place @1 q5:1,q43:2,q44:3,q45:4 q38,q39,q40,q41 -
         q46@h7e,q47@f7w,q48@g8n,q7@g6s,c7,k1/c7,k1/c7,k1/c7,k1 {BOARD}"
    ));
    let after = then(&shut, "q5x");
    assert_eq!((after.phase(), knights(&after, 1)), (Phase::Build, (1, 0)));
    assert_eq!(verdict(&after, "$l"), "tax.no_domino");
    assert_eq!(verdict(&then(&after, "- -"), "$r"), "tax.no_domino");
}

/// §7.7
#[test]
fn a_treasury_pays_on_every_collection() {
    // Each knight stands in a territory of one square.
    let check = |own: &str, tax: &str, gain: u16| {
        let start = then(&first(own, BOARD), "q43@f7w");
        assert_eq!(coins(&then(&start, tax), 1), gain, "{own} {tax}");
    };
    let towns = "q46@h7e,q47@g8n";
    check(&format!("{towns},small_tavern@h7,k3"), "$lr", 2);
    // Three knights in hand, or two of them and one placed.
    let of_knights = format!("{towns},treasury_knights@h7,weaving_shop@g8");
    check(&format!("{of_knights},k3"), "$l", 1 + 3);
    check(&format!("{of_knights},k3"), "$lr", 2 * (1 + 3));
    check(&format!("{of_knights},k2,$g8"), "$lr", 2 * (1 + 3));
    check(&format!("{of_knights},k1,$g8"), "$r", 1 + 2);
    // Towers, and both at once.
    let of_towers = format!("{towns},treasury_towers@h7,fortified_castle@g8,t4");
    check(&format!("{of_towers},k1"), "$l", 1 + 4);
    let both = format!("{of_towers},treasury_knights@i7,k2");
    check(&both, "$l", 1 + 4 + 2);
    check(&both, "$lr", 2 * (1 + 4 + 2));
}

/// §7.7
#[test]
fn a_treasury_pays_only_its_own_realm() {
    let rich = "q46@h7e,treasury_knights@h7,c7,k2";
    let start = turn(&format!("c7,k1/{rich}/c7,k1/c7,k1"), BOARD);
    assert_eq!(coins(&then(&start, "q43@h7e $l"), 1), 7 + 1);
}

/// §7.8
#[test]
fn a_tile_goes_on_one_of_the_realms_own_free_town_squares() {
    // Towns on `h7` (built), `i7` and, once `q43` lies, `g9`.
    let start = then(&first("q46@h7e,church@h7,c7", BOARD), "q43@g8n");
    let sites = |cell: &str| legal(&start).matches(&format!("@{cell}")).count();
    assert_eq!((start.legal_actions().len(), sites("i7"), sites("g9")), (13, 6, 6));
    assert_eq!(verdict(&start, "+1@h7"), "build.already_built");
    assert_eq!(verdict(&start, "+1@g8"), "build.not_a_town");
    assert_eq!(verdict(&start, "+1@g7"), "build.not_a_town");
    assert_eq!(verdict(&start, "+1@j7"), "build.not_a_town");
    let built = then(&start, "+3@i7");
    assert_eq!(
        built.kingdom(realm(1)).building_at("i7".parse().unwrap()),
        Building::from_id("sawmill")
    );
    assert_eq!(board(&built), "guardtower,statues,church,-,foundry,big_tavern;bakery");
    assert_eq!(coins(&built, 1), 7 - 3);
    // One tile a turn, and another realm's town is out of reach.
    assert_eq!(verdict(&built, "+1@g9"), "action.not_now");
    let strange = turn("c7/q46@h7e,c7,k1/c7,k1/c7,k1", BOARD);
    assert_eq!(verdict(&then(&strange, "q43@g8n"), "+1@h7"), "build.not_a_town");
}

/// §7.8
#[test]
fn a_knight_on_the_square_does_not_matter() {
    let start = then(&first("q46@h7e,$h7,c7", BOARD), "q43@g8n");
    let built = then(&start, "+1@h7");
    let square = built.kingdom(realm(1)).square("h7".parse().unwrap()).unwrap();
    assert!(square.knight && square.building == Building::from_id("statues"));
}

/// §7.8
#[test]
fn a_tile_costs_its_spots_price_and_the_queens_host_pays_one_less() {
    let check = |queen: &str, purse: u16, spot: usize, expected: Result<u16, &str>| {
        let own = format!("q46@h7e,queens_tower@h7,t1,c{purse}");
        let realms = format!("{own}/q47@h7e,queens_tower@h7,t1,c7/c7/c7");
        let start = then(&turn(&realms, &hosted_by(queen)), "q43@g8n");
        let build = format!("+{spot}@i7");
        match expected {
            Ok(left) => assert_eq!(coins(&then(&start, &build), 1), left, "{queen} {spot}"),
            Err(code) => assert_eq!(verdict(&start, &build), code, "{queen} {spot}"),
        }
    };
    check("-", 7, 0, Ok(7));
    check("-", 7, 1, Ok(6));
    check("-", 5, 5, Ok(0));
    check("-", 4, 5, Err("build.too_dear"));
    // Another realm's Queen is of no use.
    check("2", 7, 1, Ok(6));
    check("2", 4, 5, Err("build.too_dear"));
    check("1", 7, 0, Ok(7));
    check("1", 0, 0, Ok(0));
    check("1", 0, 1, Ok(0));
    check("1", 4, 5, Ok(0));
    check("1", 3, 5, Err("build.too_dear"));
}

/// §7.9 §1.5: of 22 knights and 15 towers, of which the other three seats have a knight each.
#[test]
fn a_new_building_brings_its_knights_and_towers() {
    for tile in Building::all() {
        let id = tile.spec().id;
        let builders = format!("{id},-,-,-,-,-;-;-;-;home");
        let built = then(&first("c7", &builders), "q43@h7e +0@i7");
        assert_eq!(knights(&built, 1), (tile.spec().knights, 0), "{id}");
        assert_eq!(towers(&built, 1), tile.spec().towers, "{id}");
        let left = built.builders().unwrap();
        assert_eq!(left.knights, 22 - 3 - tile.spec().knights, "{id}");
        assert_eq!(left.towers, 15 - tile.spec().towers, "{id}");
    }
}

/// §7.9
#[test]
fn new_knights_can_tax_from_the_realms_next_turn() {
    // The team has no knight; the first member buys three, the second puts two to use.
    let built = then(&team("c7", BOARD), "q43@h7e +5@i7");
    assert_eq!(knights(&built, 1), (3, 0));
    assert_eq!(verdict(&built, "$l"), "action.not_now");
    let next = then(&built, "- >1 q44@g8n");
    assert_eq!((to_move(&next), next.phase()), (Some(2), Phase::Tax));
    assert_eq!(knights(&then(&next, "$lr"), 1), (1, 2));
}
