//! §6: points and standings.

use crownlands_rules::Decider::{Crowns, LargestTerritory, Points, Shared};
use crownlands_rules::{
    Atlas, Cell, Direction, Dynasty, DynastyError, Grid, Half, Kingdom, Merit, Position, Rules,
    Terrain,
};
use testkit::{game, shuffle};

use super::{Place, ended, lands, mode, places, position, realm, sheet};

/// §6.1
#[test]
fn a_territory_scores_its_squares_times_its_crowns() {
    let check = |kingdom: &str, total: u16| assert_eq!(sheet(kingdom).total, total, "{kingdom}");
    check("CC W1", 1);
    check("CC W1 W.", 2);
    check("CC W1 W1 W.", 6);
    check("CC M3 M2 / .. M.", 15);
    check("CC L2 L1 / .. .. L. / .. L. L1", 20);
    // Diagonal neighbours are not joined, a bend is.
    check("CC G1 .. / .. .. G. ", 1);
    check("CC G1 .. / .. G. G. ", 3);
}

/// §6.2
#[test]
fn a_territory_without_a_crown_scores_nothing() {
    let sheet = sheet("CC W. W. W. / W. W. L1");
    assert_eq!(lands(&sheet), [("lake", 1, 1, 1), ("wheat", 5, 0, 0)]);
    assert_eq!(sheet.total, 1);
}

/// §6.1 §6.2, the examples of two rulebooks: seven forests with three crowns, nine lakes with none.
#[test]
fn the_rulebooks_examples_of_territories_score_21_and_nothing() {
    let sheet = sheet("F1 F. F1 F. L. / F. F1 F. CC L. / L. L. L. L. L. / L. L.");
    assert_eq!(lands(&sheet), [("forest", 7, 3, 21), ("lake", 9, 0, 0)]);
    assert_eq!(sheet.total, 21);
}

/// §6.3
#[test]
fn territories_of_one_terrain_that_do_not_touch_score_separately() {
    let sheet = sheet("F1 F. W. F2 / CC L. W. F. / F. F.");
    let forests = [("forest", 2, 0, 0), ("forest", 2, 1, 2), ("forest", 2, 2, 4)];
    assert_eq!(lands(&sheet)[..3], forests);
    assert_eq!(sheet.total, 6);
}

/// §6.4
#[test]
fn the_castles_square_belongs_to_no_territory() {
    let bare = sheet("CC");
    let sheet = sheet("W1 CC W.");
    assert_eq!(lands(&sheet), [("wheat", 1, 0, 0), ("wheat", 1, 1, 1)]);
    assert_eq!((sheet.total, sheet.largest_territory), (1, 1));
    assert!(lands(&bare).is_empty());
}

/// §6.5
#[test]
fn middle_kingdom_gives_ten_points_for_a_castle_in_the_middle() {
    let check = |rules: &str, kingdom: &str, expected: u16| {
        let sheet = sheet(&format!("rules {rules} / {kingdom}"));
        assert_eq!((sheet.middle_kingdom, sheet.total), (expected, expected), "{rules} {kingdom}");
    };
    let row = "W. W. CC W. W.";
    let cross = format!(".. .. W. / .. .. W. / {row} / .. .. W. / .. .. W.");
    // Gaps do not matter, the option does.
    check("k4+middle", &cross, 10);
    check("q4+middle", &cross, 10);
    check("k4", &cross, 0);
    // Each of the four sides must be reached.
    check("k4+middle", row, 0);
    check("k4+middle", &format!(".. .. W. / {row} / .. .. W. / .. .. W."), 0);
    check("k4+middle", &format!(".. .. W. / .. .. W. / {row} / .. .. W."), 0);
    check("k4+middle", &cross.replace(row, ".. W. CC W. W."), 0);
    check("k4+middle", &cross.replace(row, "W. W. CC W. .."), 0);
    // A castle farther from one side is not in the middle, even if the kingdom is just as wide.
    check("k4+middle", &cross.replace(row, ".. W. CC W. W. W."), 0);
}

/// §6.5
#[test]
fn on_the_large_grid_each_side_is_three_away() {
    let check = |rules: &str, arm: usize, expected: u16| {
        let column = format!("{} W. / ", ".. ".repeat(arm)).repeat(arm);
        let row = format!("{}CC {}", "W. ".repeat(arm), "W. ".repeat(arm));
        let sheet = sheet(&format!("rules {rules} / {column} {row} / {column}"));
        assert_eq!(sheet.middle_kingdom, expected, "{rules} {arm}");
    };
    check("duel+middle", 3, 10);
    check("duel+middle", 2, 0);
    check("k4+middle", 2, 10);
    check("k4+middle", 1, 0);
    check("duel", 3, 0);
}

/// §6.5
#[test]
fn a_castle_can_become_the_middle_until_a_square_lies_too_far_out_on_any_side() {
    for (grid, reach) in [(Grid::Five, 2), (Grid::Seven, 3)] {
        for toward in Direction::ALL {
            let (dx, dy) = toward.offset();
            let arm = |length: i8| {
                let cells = (1..=length).filter_map(|at| Cell::new(at * dx, at * dy));
                let wheat = Half { terrain: Terrain::Wheat, crowns: 0 };
                Kingdom::from_squares(grid, cells.map(|cell| (cell, wheat))).unwrap()
            };
            for length in 0..=2 * reach {
                let kingdom = arm(length);
                let possible = [kingdom.may_be_centred(), Atlas::new(&kingdom).may_be_centred()];
                let expected = length <= reach;
                assert_eq!(possible, [expected; 2], "{length} to the {toward:?} on {grid:?}");
            }
        }
    }
}

const FULL: &str =
    "W. W. W. W. W. / W. W. CC W. W. / W. W. W. W. W. / W. W. W. W. W. / W. W. W. W. W.";

/// §6.6
#[test]
fn harmony_gives_five_points_for_a_full_grid() {
    let check = |rules: &str, kingdom: &str, expected: u16| {
        let sheet = sheet(&format!("rules {rules} / {kingdom}"));
        assert_eq!((sheet.harmony, sheet.total), (expected, expected), "{rules} {kingdom}");
    };
    check("k4+harmony", FULL, 5);
    check("q4+harmony", FULL, 5);
    check("k4", FULL, 0);
    check("k4+harmony", &FULL.replacen("W.", "..", 1), 0);
    check("duel+harmony", FULL, 0);
    let row = "W. ".repeat(7);
    let seven = format!("{} / CC {}", [row.as_str(); 6].join(" / "), "W. ".repeat(6));
    check("duel+harmony", &seven, 5);
}

/// §6.6
#[test]
fn at_the_end_a_full_grid_is_the_same_as_no_discard() {
    let rules = mode("k2+harmony");
    let (mut full, mut gaps) = (0, 0);
    for seed in 0..100 {
        let record = game::random_record(rules, &mut shuffle::random(seed));
        let end = record.replay().last().unwrap().unwrap();
        for realm in rules.realms() {
            let harmony = end.score(realm).harmony;
            assert_eq!(harmony, if end.purse(realm).discards == 0 { 5 } else { 0 });
            *(if harmony == 5 { &mut full } else { &mut gaps }) += 1;
        }
    }
    assert!(full > 0 && gaps > 0, "{full} full grids, {gaps} with gaps");
}

fn check_places(end: &Position, expected: &[Place]) {
    assert_eq!(places(&end.outcome().expect("the game is over")), expected, "{}", end.setup());
}

// Kingdoms by points, largest territory and crowns.
const P1_L1_C1: &str = "19@h7e";
const P1_L1_C1_TOO: &str = "22@h7e";
const P1_L2_C1: &str = "20@h7e,7@g8n";
const P1_L3_C1: &str = "20@h7e,7@i8n";
const P2_L2_C1: &str = "24@h7e,13@h9s";
const P3_L3_C1: &str = "21@h7e,1@h8n";
const P3_L3_C3: &str = "30@h7e,2@i8n,29@g8n,28@f7w";
const P3_L4_C1: &str = "23@h7e,1@h8n,10@g8n,11@f8n";

/// §6.7
#[test]
fn the_realm_with_the_most_points_wins() {
    let end = ended("k4", &format!("{P1_L1_C1}/-/{P3_L3_C1}/{P2_L2_C1}"), "-");
    let expected = [
        (3, 1, 3, None),
        (4, 2, 2, Some(Points)),
        (1, 3, 1, Some(Points)),
        (2, 4, 0, Some(Points)),
    ];
    check_places(&end, &expected);
    assert!(end.outcome().unwrap().winners().eq([realm(3)]));
}

/// §6.8
#[test]
fn ties_on_points_go_to_the_bigger_largest_territory() {
    // It is the crownless lake that is larger.
    let end = ended("k2", &format!("{P1_L1_C1}/{P1_L2_C1}"), "-");
    check_places(&end, &[(2, 1, 1, None), (1, 2, 1, Some(LargestTerritory))]);
    // It counts before crowns do.
    let end = ended("k3", &format!("-/{P3_L3_C3}/{P3_L4_C1}"), "-");
    let expected = [(3, 1, 3, None), (2, 2, 3, Some(LargestTerritory)), (1, 3, 0, Some(Points))];
    check_places(&end, &expected);
}

/// §6.9
#[test]
fn further_ties_go_to_more_crowns_in_kingdomino() {
    let end = ended("k3", &format!("{P3_L3_C1}/{P3_L3_C3}/-"), "-");
    let expected = [(2, 1, 3, None), (1, 2, 3, Some(Crowns)), (3, 3, 0, Some(Points))];
    check_places(&end, &expected);
}

/// §6.9 §6.10
#[test]
fn crowns_do_not_break_ties_with_queendominos_box() {
    let wedding = ended("w3", &format!("{P3_L3_C1}/{P3_L3_C3}/-"), "-");
    let expected = [(1, 1, 3, None), (2, 1, 3, Some(Shared)), (3, 3, 0, Some(Points))];
    check_places(&wedding, &expected);
    let queendomino = ended("q3", "q10@h7e,q1@h8n/q11@h7e,q5@i8n,q15@g8n,q18@f7w/-", "-");
    check_places(&queendomino, &expected);
}

/// §6.10
#[test]
fn remaining_ties_share_a_rank_and_skip_the_next() {
    let end = ended("k4", &format!("{P3_L3_C1}/{P1_L1_C1}/-/{P1_L1_C1_TOO}"), "-");
    let expected = [
        (1, 1, 3, None),
        (2, 2, 1, Some(Points)),
        (4, 2, 1, Some(Shared)),
        (3, 4, 0, Some(Points)),
    ];
    check_places(&end, &expected);
    let nobody = ended("k3", "-/-/-", "-");
    let winners: Vec<_> = nobody.outcome().unwrap().winners().collect();
    assert_eq!(winners, [realm(1), realm(2), realm(3)]);
}

/// §6.10
#[test]
fn joint_winners_share_the_victory() {
    let shares = |mode: &str, realms: &str| -> Vec<f64> {
        let outcome = ended(mode, realms, "-").outcome().unwrap();
        (1..=outcome.standings().len()).map(|number| outcome.share(realm(number))).collect()
    };
    assert_eq!(shares("k3", &format!("-/{P3_L3_C1}/-")), [0.0, 1.0, 0.0]);
    assert_eq!(shares("k3", &format!("{P1_L1_C1}/-/{P1_L1_C1_TOO}")), [0.5, 0.0, 0.5]);
    assert_eq!(shares("k4", "-/-/-/-"), [0.25; 4]);
}

/// The standings of a Dynasty of these games, without a Queen.
fn dynasty(games: [String; 3]) -> Vec<Place> {
    series("k2+dynasty", games)
}

/// The same where only the best game of each realm counts.
fn best_of(games: [String; 3]) -> Vec<Place> {
    series("k2+best", games)
}

fn series(rules: &str, games: [String; 3]) -> Vec<Place> {
    let mut dynasty = Dynasty::new(mode(rules));
    for realms in games {
        assert_eq!(dynasty.count(&ended(rules, &realms, "-")), Ok(()));
    }
    places(&dynasty.outcome().expect("three games are counted"))
}

/// §6.11
#[test]
fn a_dynasty_adds_up_the_points_of_three_games() {
    // The second realm wins two games of three, the first has more points.
    let often = || format!("-/{P1_L1_C1}");
    let standings = dynasty([often(), format!("{P3_L3_C1}/-"), often()]);
    assert_eq!(standings, [(1, 1, 3, None), (2, 2, 2, Some(Points))]);
}

/// §6.11
#[test]
fn a_tied_dynasty_goes_to_the_largest_territory_of_any_game() {
    // Three squares in one game against two in each, and one crown against three.
    let small = || format!("-/{P1_L2_C1}");
    let standings = dynasty([format!("{P3_L3_C1}/{P1_L2_C1}"), small(), small()]);
    assert_eq!(standings, [(1, 1, 3, None), (2, 2, 3, Some(LargestTerritory))]);
}

/// §6.11
#[test]
fn a_still_tied_dynasty_goes_to_the_crowns_of_all_games_together() {
    // Never more than one crown in a game, but one in each.
    let crown = || format!("-/{P1_L1_C1}");
    let standings = dynasty([crown(), crown(), format!("{P3_L3_C1}/{P1_L3_C1}")]);
    assert_eq!(standings, [(2, 1, 3, None), (1, 2, 3, Some(Crowns))]);
    let nothing = || "-/-".to_owned();
    let standings = dynasty([format!("{P1_L1_C1}/-"), format!("-/{P1_L1_C1}"), nothing()]);
    assert_eq!(standings, [(1, 1, 1, None), (2, 1, 1, Some(Shared))]);
}

/// §6.11 §6.9
#[test]
fn a_dynasty_counts_the_crowns_of_buildings_and_of_the_queen() {
    // Four points and a town of two squares each: two such crowns against a printed one.
    let realms = "q46@h7e,queens_tower@h7,t1/q10@h7e,q47@g8n,c9";
    let mut dynasty = Dynasty::new(mode("q2+dynasty"));
    for (realms, queen) in [("-/-", "-"), (realms, "1"), ("-/-", "-")] {
        assert_eq!(dynasty.count(&ended("q2+dynasty", realms, queen)), Ok(()));
    }
    let standings = places(&dynasty.outcome().unwrap());
    assert_eq!(standings, [(1, 1, 4, None), (2, 2, 4, Some(Crowns))]);
    // A single game, by itself or as a match of one, does not look at crowns.
    let single = ended("q2", realms, "1");
    let shared = [(1, 1, 4, None), (2, 1, 4, Some(Shared))];
    check_places(&single, &shared);
    let mut alone = Dynasty::new(mode("q2"));
    assert_eq!(alone.count(&single), Ok(()));
    assert_eq!(places(&alone.outcome().unwrap()), shared);
}

/// §6.11
#[test]
fn a_dynasty_counts_three_finished_games_of_its_own_rules() {
    let rules = mode("k2+dynasty");
    let end = ended("k2+dynasty", "-/-", "-");
    let mut dynasty = Dynasty::new(rules);
    assert_eq!(dynasty.games(), 3);
    assert_eq!(dynasty.count(&position("k2+dynasty", "")), Err(DynastyError::Unfinished));
    assert_eq!(dynasty.count(&ended("k2", "-/-", "-")), Err(DynastyError::OtherRules));
    for played in 0..3 {
        assert_eq!((dynasty.played(), dynasty.outcome()), (played, None));
        assert_eq!(dynasty.count(&end), Ok(()));
    }
    assert_eq!(dynasty.count(&end), Err(DynastyError::Over));
    assert_eq!(places(&dynasty.outcome().unwrap()), [(1, 1, 0, None), (2, 1, 0, Some(Shared))]);
    assert_eq!(Dynasty::new(Rules { dynasty: None, ..rules }).games(), 1);
}

/// §6.11
#[test]
fn a_dynasty_resumes_from_what_its_games_have_brought() {
    let mut dynasty = Dynasty::new(mode("k2+dynasty"));
    let end = ended("k2+dynasty", &format!("{P3_L3_C1}/-"), "-");
    for _ in 0..2 {
        assert_eq!(dynasty.count(&end), Ok(()));
    }
    assert_eq!(dynasty.totals().collect::<Vec<_>>(), [6, 0]);
    let resume = |played, merits: &[Merit]| Dynasty::resume(mode("k2+dynasty"), played, merits);
    let mut merits = dynasty.merits().to_vec();
    assert_eq!(resume(2, &merits), Some(dynasty));
    assert!(resume(3, &merits).is_some_and(|over| over.outcome().is_some()));
    assert_eq!(resume(4, &merits), None, "it has three games");
    assert_eq!(resume(2, &merits[..1]), None, "a realm is missing");
    merits.reverse();
    assert_eq!(resume(2, &merits), None, "in another order");
}

/// §6.12
#[test]
fn in_a_dynasty_by_the_best_game_the_others_do_not_count() {
    // Two points in two games, four in all, against three in one.
    let twice = || format!("{P2_L2_C1}/-");
    let once = || format!("-/{P3_L3_C1}");
    assert_eq!(dynasty([twice(), twice(), once()]), [(1, 1, 4, None), (2, 2, 3, Some(Points))]);
    for games in [[twice(), twice(), once()], [once(), twice(), twice()]] {
        assert_eq!(best_of(games), [(2, 1, 3, None), (1, 2, 2, Some(Points))]);
    }
}

/// §6.12
#[test]
fn tied_best_games_are_ranked_as_single_games_are() {
    // Neither the larger territory of another game counts nor the crowns of all games.
    let first = |own: &str| format!("{own}/-");
    let nothing = || first("-");
    let standings = best_of([first(P2_L2_C1), first(P1_L3_C1), format!("-/{P2_L2_C1}")]);
    assert_eq!(standings, [(1, 1, 2, None), (2, 1, 2, Some(Shared))]);
    let crowns = best_of([first(P1_L1_C1), format!("{P3_L3_C1}/{P3_L3_C3}"), nothing()]);
    assert_eq!(crowns, [(2, 1, 3, None), (1, 2, 3, Some(Crowns))]);
    // Of a realm's equal scores the one with the better tie-break counts.
    let better = [first(P1_L1_C1), first(P1_L3_C1), format!("-/{P1_L2_C1}")];
    assert_eq!(best_of(better), [(1, 1, 1, None), (2, 2, 1, Some(LargestTerritory))]);
}

/// §6.12 §6.9
#[test]
fn crowns_do_not_decide_between_best_games_with_queendominos_box() {
    let realms = "q46@h7e,queens_tower@h7,t1/q10@h7e,q47@g8n,c9";
    let mut dynasty = Dynasty::new(mode("q2+best"));
    for (realms, queen) in [("-/-", "-"), (realms, "1"), ("-/-", "-")] {
        assert_eq!(dynasty.count(&ended("q2+best", realms, queen)), Ok(()));
    }
    let standings = places(&dynasty.outcome().unwrap());
    assert_eq!(standings, [(1, 1, 4, None), (2, 1, 4, Some(Shared))]);
}
