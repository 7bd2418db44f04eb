//! §7, second half: the Queen, the dragon, the rounds of the builders' board, teams.

use crownlands_rules::{Building, Chance, Phase};

use super::{
    BOARD, board, coins, end_of_round, first, host, hosted_by, knights, legal, mode, realm, team,
    then, to_move, towers, turn, verdict,
};

/// §7.10
#[test]
fn the_queen_comes_with_towers_when_no_realm_has_more() {
    // Towers of the builder, of realm 2 and of realm 3, the host, the tile, and the resulting host.
    let check = |of: [u8; 3], queen: &str, tile: &str, expected: Option<usize>| {
        let homes = ["q46@h7e", "q47@h7e", "q32@h7e,q33@g8n"];
        let owned = |at: usize| match of[at] {
            0 => "c7".to_owned(),
            1 => format!("{},queens_tower@h7,t1,c7", homes[at]),
            2 if at == 2 => format!("{},guardtower@h7,t2,c7", homes[at]),
            2 => format!("{},magic_school@h7,queens_tower@i7,t2,c7", homes[at]),
            _ => format!("{},fortified_castle@h7,t{},c7", homes[at], of[at]),
        };
        let realms = [0, 1, 2].map(owned).join("/");
        let builders = format!("{tile},-,-,-,-,-;-;-;{queen};home");
        let built = then(&turn(&format!("{realms}/c7"), &builders), "q43@f7w +0@e7");
        assert_eq!(host(&built), expected, "{of:?} {queen} {tile}");
        assert_eq!(towers(&built, 1), of[0] + Building::from_id(tile).unwrap().spec().towers);
    };
    check([0, 0, 0], "-", "statues", None);
    check([0, 0, 0], "-", "guardtower", Some(1));
    check([0, 1, 0], "2", "guardtower", Some(1));
    // A tie takes her.
    check([0, 2, 0], "2", "guardtower", Some(1));
    check([1, 2, 2], "3", "treasury_towers", Some(1));
    // Fewer towers than another realm, host or not, do not.
    check([0, 3, 0], "2", "guardtower", Some(2));
    check([0, 2, 3], "2", "guardtower", Some(2));
    check([0, 3, 0], "-", "guardtower", None);
    // Without towers nothing moves her, however many there are; more towers keep her.
    check([2, 2, 0], "2", "statues", Some(2));
    check([3, 2, 0], "2", "small_tavern", Some(2));
    check([2, 1, 0], "1", "travelling_castle", Some(1));
}

/// §7.11
#[test]
fn the_discount_begins_with_the_next_building() {
    let dear = "statues,church,sawmill,foundry,bakery,guardtower;bakery;-;-;home";
    let poor = then(&team("c4", dear), "q43@h7e");
    assert_eq!(verdict(&poor, "+5@i7"), "build.too_dear");
    let built = then(&then(&team("c6", dear), "q43@h7e"), "+5@i7");
    assert_eq!((coins(&built, 1), host(&built)), (1, Some(1)));
    let next = then(&built, ">1 q44@g8n +2@g9");
    assert_eq!(coins(&next, 1), 0);
}

/// §7.12
#[test]
fn once_a_round_a_coin_burns_a_tile_of_the_board() {
    let start = then(&first("c7", &BOARD.replace("church", "-")), "q43@h7e -");
    assert_eq!(legal(&start), "!0 !1 !3 !4 !5 -");
    let burnt = then(&start, "!3");
    assert_eq!(board(&burnt), "guardtower,statues,-,-,foundry,big_tavern;bakery");
    assert_eq!(coins(&burnt, 1), 6);
    assert!(burnt.setup().builders.unwrap().burnt.contains(&Building::from_id("sawmill").unwrap()));
    // The next player finds the dragon away, the one in the next round does not.
    let second = then(&burnt, ">1 q44@h7e - -");
    assert_eq!(second.phase(), Phase::Claim);
    assert_eq!(verdict(&second, "!0"), "bribe.dragon_away");
    // A player without a coin cannot pay.
    let poor = then(&first("c0", BOARD), "q43@h7e -");
    assert_eq!((poor.phase(), verdict(&poor, "!0")), (Phase::Claim, "bribe.no_coin"));
    // A player who passes leaves the dragon to the next.
    let passed = then(&start, "- >1 q44@h7e - -");
    assert_eq!((passed.phase(), verdict(&passed, "!0")), (Phase::Bribe, "ok"));
}

/// §7.12
#[test]
fn the_queens_host_cannot_bribe_the_dragon_even_if_she_came_this_turn() {
    let host = then(&first("q46@h7e,guardtower@h7,t2,c7", &hosted_by("1")), "q43@g8n -");
    assert_eq!((host.phase(), verdict(&host, "!1")), (Phase::Claim, "bribe.hosts_queen"));
    let start = then(&first("c7", BOARD), "q43@h7e");
    assert_eq!(then(&start, "-").phase(), Phase::Bribe);
    let now = then(&start, "+0@i7");
    assert_eq!((now.phase(), verdict(&now, "!1")), (Phase::Claim, "bribe.hosts_queen"));
    // A realm that no longer hosts her can.
    let lost = then(&first("q46@h7e,guardtower@h7,t2,c7", BOARD), "q43@g8n -");
    assert_eq!(verdict(&lost, "!1"), "ok");
}

/// §7.13
#[test]
fn spots_of_bought_and_burnt_tiles_stay_empty_for_the_rest_of_the_round() {
    let turn = then(&first("c7", BOARD), "q43@h7e +1@i7 !3 >1");
    let empty = "guardtower,-,church,-,foundry,big_tavern;bakery";
    assert_eq!(board(&turn), empty);
    let second = then(&turn, "q44@h7e -");
    assert_eq!(verdict(&second, "+1@i7"), "build.empty_spot");
    assert_eq!(verdict(&second, "+3@i7"), "build.empty_spot");
    let third = then(&second, "- >2 q45@h7e - - >3");
    assert_eq!((third.round(), board(&third).as_str()), (3, empty));
}

/// §7.14
#[test]
fn at_the_start_of_a_round_tiles_slide_and_the_pile_fills_the_cheapest_spots() {
    let renewed = then(&end_of_round("-,statues,church,-,foundry,-;bakery;-;-;away"), ">4");
    // The known top lies already; two more and a new top come from below.
    assert_eq!(board(&renewed), "statues,church,foundry,bakery,-,-;-");
    assert!(!renewed.builders().unwrap().dragon_away);
    let filled = then(&renewed, "B=sawmill,big_tavern,guardtower");
    assert_eq!(board(&filled), "statues,church,foundry,bakery,sawmill,big_tavern;guardtower");
    assert_eq!(filled.phase(), Phase::DealLine);
    // A full board stays as it is, and the dragon returns all the same.
    let full = then(&end_of_round(&BOARD.replace("home", "away")), ">4");
    assert_eq!(board(&full), "guardtower,statues,church,sawmill,foundry,big_tavern;bakery");
    assert!(!full.builders().unwrap().dragon_away);
    assert_eq!(full.phase(), Phase::DealLine);
}

/// All tiles of the box except these, separated by commas.
fn all_except(kept: &str) -> String {
    let mut tiles: Vec<&str> = Building::all()
        .flat_map(|tile| (0..tile.spec().copies).map(move |_| tile.spec().id))
        .collect();
    for id in kept.split(',') {
        let at = tiles.iter().position(|tile| *tile == id).expect("a tile of the box");
        tiles.remove(at);
    }
    tiles.join(",")
}

/// §7.14
#[test]
fn spots_stay_empty_when_the_pile_is_empty() {
    // Three spots to fill with the top and one more tile.
    let burnt = all_except("statues,church,foundry,bakery,sawmill");
    let builders = format!("-,statues,church,-,foundry,-;bakery;{burnt};-;home");
    let renewed = then(&end_of_round(&builders), ">4");
    assert!(matches!(renewed.chance(), Some(Chance::Buildings { count: 1, .. })));
    let filled = then(&renewed, "B=sawmill");
    assert_eq!(board(&filled), "statues,church,foundry,bakery,sawmill,-;-");
    // The top alone is no secret: nothing has to be dealt.
    let burnt = all_except("statues,church,foundry,bakery");
    let builders = format!("-,statues,church,-,foundry,-;bakery;{burnt};-;home");
    let renewed = then(&end_of_round(&builders), ">4");
    assert_eq!(board(&renewed), "statues,church,foundry,bakery,-,-;-");
    assert_eq!(renewed.phase(), Phase::DealLine);
    // Without a pile, tiles only slide.
    let builders = format!("-,statues,church,-,foundry,-;-;{burnt},bakery;-;home");
    let renewed = then(&end_of_round(&builders), ">4");
    assert_eq!(board(&renewed), "statues,church,foundry,-,-,-;-");
    assert_eq!(renewed.phase(), Phase::DealLine);
}

/// §7.15
#[test]
fn a_team_shares_one_castle_one_purse_and_one_hand_of_knights() {
    assert_eq!(mode("q4t").realm_count(), 2);
    let start = team("c7,k1", BOARD);
    // The first member takes the only knight and earns a coin; the second has none left.
    let first = then(&start, "q43@h7e $l +4@i7 - >1");
    assert_eq!((coins(&first, 1), knights(&first, 1)), (7 + 1 - 4, (2, 1)));
    // The second member taxes with knights and pays with coins that the first one left, beside
    // what the first one placed: a mine of two squares, a town of one.
    let second = then(&first, "q44@h8n");
    assert_eq!(to_move(&second), Some(2));
    let second = then(&second, "$lr");
    assert_eq!((coins(&second, 1), knights(&second, 1)), (4 + 2 + 1, (0, 3)));
    assert_eq!(second.kingdom(realm(1)).dominoes().len(), 2);
    // Members are one realm for the Queen and the dragon, too.
    let built = then(&second, "+0@h9");
    assert_eq!(host(&built), Some(1));
    assert_eq!(verdict(&built, "!1"), "bribe.hosts_queen");
}
