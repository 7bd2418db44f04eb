//! §7: tax, buildings, the Queen, the dragon, the builders' board.

use super::*;
use crate::game::Phase;

const FIRST: [&str; 7] = [
    "guardtower",
    "guardtower",
    "statues",
    "church",
    "treasury_knights",
    "treasury_towers",
    "big_tavern",
];

/// A game of four in its first round: the seats play in their order, the first three with the
/// double towns q46 to q48, the last with q45 (mine and town).
fn started() -> Game {
    let mut game = Game::new(&mode("q4")).unwrap();
    assert_eq!(game.deal(&line(&[q(1)])), Err("deal.wrong_kind"));
    assert_eq!(game.deal(&tiles(&["church"])), Err("deal.wrong_count"));
    assert_eq!(game.deal(&tiles(&["church"; 7])), Err("deal.not_available"));
    assert_eq!(game.deal(&tiles(&["no such"; 7])), Err("deal.not_available"));
    game.deal(&tiles(&FIRST)).unwrap();
    game.deal(&line(&[q(46), q(47), q(48), q(45)])).unwrap();
    for seat in 0..4 {
        if let Due::King { .. } = game.due() {
            game.deal(&Deal::King { seat }).unwrap();
        }
        game.play(&Move::Claim { slot: (seat + 1) % 4 }).unwrap();
    }
    // q45 comes first by its number; the scenes want it last.
    game.line.rotate_left(1);
    game.deal(&line(&[q(1), q(2), q(3), q(4)])).unwrap();
    assert_eq!(game.due(), Due::Seat(0));
    game
}

fn place_town(game: &mut Game) {
    let domino = game.line[game.turn].domino;
    game.play(&Move::Place { domino, at: (1, 0), toward: Direction::East }).unwrap();
}

fn finish_turn(game: &mut Game) {
    while game.phase < Phase::Claim {
        game.play(&Move::Pass).unwrap();
    }
    let claim = game.legal_moves()[0].clone();
    game.play(&claim).unwrap();
}

#[test]
fn the_board_is_laid_out_cheapest_first() {
    // §7.1, §7.2, §7.3
    let game = started();
    let board: Vec<String> = game.board().into_iter().flatten().collect();
    assert_eq!(board, FIRST[..6]);
    assert_eq!(game.pile_top().as_deref(), Some("big_tavern"));
    assert_eq!((game.coins(2), game.knights_in_hand(2)), (7, 1));
    assert_eq!(game.builders.unwrap().knights, 18);
}

#[test]
fn tax_pays_the_territory_and_treasuries() {
    // §7.4, §7.5, §7.7
    let mut game = started();
    let both = Move::Tax { left: true, right: true };
    assert_eq!(game.refusal(&both), Some("tax.no_knight"));
    game.realms[0].knights = 3;
    game.realms[0].towers = 2;
    assert_eq!(game.refusal(&both), Some("action.not_now"));
    let treasury = |id: &str| Square { building: Some(id.into()), ..square(Terrain::Town, 0) };
    game.realms[0].squares.insert((-1, 0), treasury("treasury_knights"));
    game.realms[0].squares.insert((-2, 0), treasury("treasury_towers"));
    place_town(&mut game);
    assert_eq!(game.refusal(&Move::Tax { left: false, right: false }), Some("action.not_now"));
    game.play(&both).unwrap();
    // Twice: two squares, three knights, two towers.
    assert_eq!(game.coins(0), 7 + 2 * (2 + 3 + 2));
    assert_eq!(game.knights_in_hand(0), 1);
    assert!(game.squares(0)[&(1, 0)].knight && game.squares(0)[&(2, 0)].knight);
    assert_eq!(game.refusal(&both), Some("tax.no_knight"));
    assert_eq!(game.refusal(&Move::Tax { left: true, right: false }), Some("action.not_now"));
}

#[test]
fn no_tax_on_a_discarded_domino() {
    // §7.6: only until the turn ends.
    let mut game = started();
    for cell in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        game.realms[0].squares.insert(cell, square(Terrain::Mine, 0));
    }
    let tax = Move::Tax { left: true, right: false };
    assert_eq!(game.refusal(&tax), Some("action.not_now"));
    game.play(&Move::Discard { domino: q(46) }).unwrap();
    assert_eq!(game.phase, Phase::Bribe);
    assert_eq!(game.refusal(&tax), Some("tax.no_domino"));
    finish_turn(&mut game);
    assert_eq!(game.refusal(&tax), Some("action.not_now"));
}

#[test]
fn towers_bring_the_queen_and_ties_take_her() {
    // §7.8 to §7.12
    let mut game = started();
    place_town(&mut game);
    game.play(&Move::Pass).unwrap();
    let build = |spot, at| Move::Build { spot, at };
    assert_eq!(game.refusal(&build(6, (1, 0))), Some("build.empty_spot"));
    assert_eq!(game.refusal(&build(0, (0, 0))), Some("build.not_a_town"));
    game.play(&build(1, (1, 0))).unwrap();
    assert_eq!((game.coins(0), game.towers(0), game.queen()), (6, 2, Some(0)));
    // She came with this turn's building, and bars the dragon at once.
    assert_eq!(game.phase, Phase::Claim);
    assert_eq!(game.refusal(&Move::Bribe { spot: 0 }), Some("bribe.hosts_queen"));
    assert_eq!(game.refusal(&build(1, (2, 0))), Some("build.empty_spot"));
    assert_eq!(game.refusal(&build(0, (1, 0))), Some("build.already_built"));
    assert_eq!(game.refusal(&build(0, (2, 0))), Some("action.not_now"));
    game.realms[0].coins = 1;
    assert_eq!(game.refusal(&build(3, (2, 0))), Some("build.too_dear"));
    assert_eq!(game.refusal(&build(2, (2, 0))), Some("action.not_now"));
    finish_turn(&mut game);
    // As many as the most is enough.
    place_town(&mut game);
    game.play(&Move::Pass).unwrap();
    game.play(&build(0, (1, 0))).unwrap();
    assert_eq!((game.coins(1), game.towers(1), game.queen()), (7, 2, Some(1)));
    finish_turn(&mut game);
    // Fewer is not, and then the dragon is free.
    place_town(&mut game);
    game.play(&Move::Pass).unwrap();
    game.play(&build(5, (1, 0))).unwrap();
    assert_eq!((game.coins(2), game.towers(2), game.queen()), (2, 1, Some(1)));
    assert_eq!(game.refusal(&Move::Bribe { spot: 0 }), Some("bribe.empty_spot"));
    game.play(&Move::Bribe { spot: 2 }).unwrap();
    assert_eq!((game.coins(2), game.dragon_home()), (1, false));
    assert_eq!(game.refusal(&Move::Bribe { spot: 3 }), Some("bribe.dragon_away"));
    finish_turn(&mut game);
    // The board: church on 3, treasury of knights on 4. q45 is mine and town.
    place_town(&mut game);
    game.play(&Move::Pass).unwrap();
    game.play(&Move::Pass).unwrap();
    assert_eq!(game.phase, Phase::Claim);
    let claim = game.legal_moves()[0].clone();
    game.play(&claim).unwrap();
    // §7.14: the dragon is home, two tiles slid, the old top fills the next spot, three more and a
    // new top have to be uncovered.
    assert!(game.dragon_home());
    assert!(matches!(game.due(), Due::Buildings { count: 4, .. }));
    game.deal(&tiles(&["statues", "statues", "foundry", "bakery"])).unwrap();
    let board: Vec<String> = game.board().into_iter().flatten().collect();
    let expected = ["church", "treasury_knights", "big_tavern", "statues", "statues", "foundry"];
    assert_eq!(board, expected);
    assert_eq!(game.pile_top().as_deref(), Some("bakery"));
    assert!(matches!(game.due(), Due::Line { origin: Origin::Queendomino, count: 4, .. }));
}

#[test]
fn a_realm_owed_more_than_the_box_holds_gets_what_is_left() {
    // §1.5: without a tower arriving the Queen does not move (§7.10).
    let mut game = started();
    game.builders.as_mut().unwrap().towers = 0;
    place_town(&mut game);
    game.play(&Move::Pass).unwrap();
    game.play(&Move::Build { spot: 0, at: (1, 0) }).unwrap();
    assert_eq!((game.towers(0), game.queen()), (0, None));
}

#[test]
fn the_pile_can_run_out() {
    // §7.14 with one tile under the top, then none: deals are due only for unknown tiles.
    let mut game = started();
    let builders = game.builders.as_mut().unwrap();
    builders.unseen = [("church".to_string(), 1)].into();
    builders.spots[0] = None;
    builders.spots[3] = None;
    builders.spots[4] = None;
    builders.renew();
    assert_eq!(builders.count_due(), 1);
    builders.uncover(&["church".to_string()]);
    assert_eq!((builders.count_due(), builders.spots[4].as_deref()), (0, Some("church")));
    assert_eq!((builders.spots[5].as_deref(), builders.top.as_deref()), (None, None));
    builders.renew();
    assert_eq!(builders.count_due(), 0);
    // The top alone needs no deal.
    builders.top = Some("statues".to_string());
    builders.renew();
    assert_eq!((builders.count_due(), builders.spots[5].as_deref()), (0, Some("statues")));
    assert_eq!(builders.top, None);
}
