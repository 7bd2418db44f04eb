//! Laws over random games in every mode: they end, no legal move is refused, everything is
//! accounted for, and a move is refused exactly when it is not in the list.

use std::collections::{BTreeSet, HashSet};

use super::*;
use crate::game::Phase;

/// What holds at any moment of any game.
fn check_table(game: &Game) {
    let grid = game.options.grid;
    for realm in &game.realms {
        let cells = realm.squares.keys().copied().chain([(0, 0)]);
        let (columns, rows): (Vec<i32>, Vec<i32>) = cells.unzip();
        for places in [columns, rows] {
            let width = places.iter().max().unwrap() - places.iter().min().unwrap() + 1;
            assert!(width as usize <= grid, "§5.2");
        }
        for square in realm.squares.values() {
            assert!(square.building.is_none() || square.terrain == Terrain::Town, "§7.8");
        }
    }
    let knights: u32 = game.realms.iter().map(Realm::all_knights).sum();
    let towers: u32 = game.realms.iter().map(|realm| realm.towers).sum();
    if let Some(builders) = &game.builders {
        assert_eq!(knights + builders.knights, 22, "§1.5");
        assert_eq!(towers + builders.towers, 15, "§1.5");
        if let Some(host) = builders.queen {
            assert!(game.realms[host].towers > 0, "§7.10");
        }
    } else {
        assert_eq!((knights, towers), (0, 0));
    }
}

#[test]
fn random_games_end_and_add_up() {
    for name in MODES {
        let options = mode(name);
        for seed in 0..4 {
            let mut random = Lcg(seed);
            let mut game = Game::new(&options).unwrap();
            let mut placements = 0;
            while game.due() != Due::Over {
                placements += usize::from(game.phase == Phase::Place);
                random.step(&mut game);
                check_table(&game);
            }
            assert_eq!(placements, options.kings() * options.rounds(), "{name}");
            assert_eq!(game.dealt, options.dominoes, "{name}");
            for (index, realm) in game.realms.iter().enumerate() {
                let taken = options.kings_of_realm() * options.rounds();
                let discards = realm.discards as usize;
                assert_eq!(realm.squares.len(), 2 * (taken - discards), "{name}");
                // §6.6: a full grid is the same as no discard.
                assert_eq!(game.sheet(index).harmony == 5, discards == 0, "{name}");
            }
            assert_eq!(game.standings().len(), game.realms());
            assert_eq!(game.standings()[0].rank, 1);
            assert_eq!(game.play(&Move::Pass), Err("game.over"));
            assert_eq!(game.deal(&Deal::King { seat: 0 }), Err("deal.not_due"));
            assert!(game.legal_moves().is_empty());
        }
    }
}

/// Every move that could be tried.
fn conceivable(game: &Game) -> Vec<Move> {
    let mut moves = vec![Move::Pass];
    moves.extend((0..10).map(|slot| Move::Claim { slot }));
    moves.extend((0..8).map(|spot| Move::Bribe { spot }));
    for left in [false, true] {
        moves.extend([false, true].map(|right| Move::Tax { left, right }));
    }
    let on_the_table = game.line.iter().chain(&game.next).map(|slot| slot.domino);
    let dominoes: BTreeSet<Domino> = on_the_table.chain([k(7), q(7)]).collect();
    moves.extend(dominoes.iter().map(|&domino| Move::Discard { domino }));
    for x in -8..=8 {
        for y in -8..=8 {
            let at = (x, y);
            moves.extend((0..8).map(|spot| Move::Build { spot, at }));
            for toward in Direction::ALL {
                moves.extend(dominoes.iter().map(|&domino| Move::Place { domino, at, toward }));
            }
        }
    }
    moves
}

/// Every answer to an action: the codes of section 9, and none.
const CODES: [&str; 24] = [
    "game.over",
    "game.chance",
    "action.not_in_these_rules",
    "action.not_now",
    "claim.no_such_slot",
    "claim.slot_taken",
    "place.wrong_domino",
    "place.reversed_double",
    "place.occupied",
    "place.outside_grid",
    "place.no_match",
    "discard.wrong_domino",
    "discard.can_place",
    "tax.no_domino",
    "tax.no_knight",
    "build.empty_spot",
    "build.not_a_town",
    "build.already_built",
    "build.too_dear",
    "bribe.dragon_away",
    "bribe.hosts_queen",
    "bribe.no_coin",
    "bribe.empty_spot",
    "legal",
];

#[test]
fn a_move_is_refused_exactly_when_it_is_not_listed() {
    let mut seen = BTreeSet::new();
    for name in MODES {
        for seed in 0..3 {
            let mut random = Lcg(100 + seed);
            let mut game = Game::new(&mode(name)).unwrap();
            loop {
                // Late moments are the crowded ones; all ends are looked at.
                if random.below(6) == 0 || game.due() == Due::Over {
                    check_law(&game, &mut seen);
                }
                if game.due() == Due::Over {
                    break;
                }
                random.step(&mut game);
            }
        }
    }
    assert_eq!(seen, BTreeSet::from(CODES));
}

fn check_law(game: &Game, seen: &mut BTreeSet<&'static str>) {
    let listed = game.legal_moves();
    let legal: HashSet<&Move> = listed.iter().collect();
    assert_eq!(legal.len(), listed.len(), "no move is listed twice");
    let conceivable = conceivable(game);
    let mut allowed = 0;
    let mut same = game.clone();
    for mv in &conceivable {
        let code = game.refusal(mv);
        assert_eq!(code.is_none(), legal.contains(mv), "{mv:?} {code:?}");
        seen.insert(code.unwrap_or("legal"));
        if let Some(code) = code {
            assert_eq!(same.play(mv), Err(code));
        } else {
            allowed += 1;
        }
    }
    assert!(same == *game, "a refusal changes nothing");
    assert_eq!(allowed, listed.len(), "every listed move is conceivable");
    let waits = matches!(game.due(), Due::Seat(_));
    assert_eq!(waits, !listed.is_empty(), "a seat that decides has something to decide");
}
