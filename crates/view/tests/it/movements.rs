//! Pieces travel from where they were before a move to where they are after it.

use rules::{Action, Building, Position, Preset, Record, Rules, Slot, Spot, Step};
use testkit::{game, shuffle};
use view::scene::{
    Anchor, Board, KingState, Motion, Movement, Piece, Row, Scene, SlotScene, motions, movements,
};

/// The longest that any piece of a move may travel.
const LONGEST_MS: u32 = 1_300;

/// A game of every variant, and the table at each of its moments.
fn boards(rules: Rules, seed: u64) -> (Record, Vec<(Position, Board)>) {
    let record = game::random_record(rules, &mut shuffle::random(seed));
    let moment = |(at, position): (usize, Position)| {
        let scene = Scene::of_position(&position, &record.steps[..at], None);
        (position, scene.board.unwrap())
    };
    let moments = record.replay().map(Result::unwrap).enumerate().map(moment).collect();
    (record, moments)
}

fn line(board: &Board, row: Row) -> &[SlotScene] {
    match row {
        Row::Current => &board.current,
        Row::Next => &board.next,
    }
}

fn slot(board: &Board, row: Row, slot: Slot) -> SlotScene {
    line(board, row)[slot.index()]
}

fn tile(board: &Board, spot: Spot) -> Option<Building> {
    board.builders.as_ref().unwrap().offers[spot.price()].building
}

/// Whether the table shows the piece there.
fn lies(board: &Board, piece: Piece, at: Anchor) -> bool {
    match (piece, at) {
        (Piece::Domino(domino) | Piece::Dealt { domino, .. }, Anchor::Slot(row, at)) => {
            slot(board, row, at).domino == domino
        }
        (Piece::Domino(domino), Anchor::Cells(realm, cells)) => {
            let tiles = &board.realms[realm.index()].kingdom.tiles;
            tiles.iter().any(|tile| tile.domino == domino && tile.cells == cells)
        }
        (Piece::King(house), Anchor::King(row, at)) => {
            slot(board, row, at).king.is_some_and(|seat| board.house_of(seat) == house)
        }
        (Piece::King(house), Anchor::Castle(realm)) => board.realms[realm.index()].house == house,
        (Piece::Building(building), Anchor::Offer(spot)) => tile(board, spot) == Some(building),
        (Piece::Building(building), Anchor::Cell(realm, cell)) => {
            board.realms[realm.index()].kingdom.buildings.contains(&(cell, building))
        }
        (Piece::Knight, Anchor::Cell(realm, cell)) => {
            board.realms[realm.index()].kingdom.knights.contains(&cell)
        }
        (Piece::Queen, Anchor::Possession(realm, _)) => board.realms[realm.index()].hosts_queen,
        _ => true,
    }
}

#[test]
fn pieces_travel_from_where_they_were_to_where_they_are() {
    for preset in Preset::ALL {
        let (record, moments) = boards(preset.rules, 1);
        for (pair, &step) in moments.windows(2).zip(&record.steps) {
            let [(position, before), (_, after)] = pair else { panic!("two") };
            for movement in movements(Some(before), &motions(position, &[step])) {
                let Movement { piece, from, to, .. } = movement;
                // Knights may also come from a building that was not there before.
                let lay_there = piece == Piece::Knight || lies(before, piece, from);
                assert!(lay_there, "{}: {movement:?}", preset.name);
                assert!(lies(after, piece, to), "{}: {movement:?}", preset.name);
                assert!(movement.ends_ms() <= LONGEST_MS, "{movement:?}");
            }
        }
    }
}

/// What a player sees after an action: everything up to the next one.
#[test]
fn an_action_is_shown_with_the_deal_after_it() {
    for preset in ["k2", "k4", "q4", "w8"] {
        let (record, moments) = boards(preset.parse().unwrap(), 2);
        let is_action = |step: &Step| matches!(step, Step::Act(_));
        let acts: Vec<usize> =
            (0..record.steps.len()).filter(|&at| is_action(&record.steps[at])).collect();
        for (&from, &to) in acts.iter().zip(&acts[1..]) {
            let ((position, before), (_, after)) = (&moments[from], &moments[to]);
            let moved = motions(position, &record.steps[from..to]);
            let travels = movements(Some(before), &moved);
            let dealt: Vec<_> = travels
                .iter()
                .filter(|movement| matches!(movement.piece, Piece::Dealt { .. }))
                .collect();
            let has_deal = moved.iter().any(|motion| matches!(motion, Motion::LineDealt { .. }));
            assert_eq!(dealt.len(), if has_deal { after.next.len() } else { 0 });
            assert!(
                dealt.is_sorted_by_key(|movement| movement.ends_ms()),
                "the lowest turns first"
            );
            for movement in &travels {
                assert!(lies(after, movement.piece, movement.to), "{preset}: {movement:?}");
                assert!(movement.ends_ms() <= LONGEST_MS, "{preset}: {movement:?}");
            }
        }
    }
}

#[test]
fn every_action_that_moves_a_piece_has_a_movement() {
    let (record, moments) = boards("q4".parse().unwrap(), 3);
    let mut kinds = std::collections::HashSet::new();
    for ((position, before), &step) in moments.iter().zip(&record.steps) {
        let travels = movements(Some(before), &motions(position, &[step]));
        let is_there = |wanted: &dyn Fn(&Movement) -> bool| travels.iter().any(wanted);
        let Step::Act(action) = step else { continue };
        let seen = match action {
            Action::Place { domino, .. } => is_there(&|one| {
                one.piece == Piece::Domino(domino) && matches!(one.to, Anchor::Cells(..))
            }),
            Action::Discard(domino) => {
                is_there(&|one| one.piece == Piece::Domino(domino) && one.to == Anchor::Away)
            }
            Action::Claim(_) => {
                let playing = before.current.iter().find(|slot| slot.state == KingState::Playing);
                let from = playing.map(|slot| Anchor::King(Row::Current, slot.slot));
                is_there(&|one| {
                    let stood = from.is_none_or(|from| one.from == from);
                    matches!(one.piece, Piece::King(_)) && stood
                })
            }
            Action::Tax(_) => is_there(&|one| one.piece == Piece::Knight),
            Action::Build { spot, .. } => is_there(&|one| one.from == Anchor::Offer(spot)),
            Action::Bribe(spot) => {
                is_there(&|one| (one.piece, one.to) == (Piece::Dragon, Anchor::Offer(spot)))
            }
            Action::Pass => travels.is_empty(),
        };
        assert!(seen, "{action:?}: {travels:?}");
        kinds.insert(std::mem::discriminant(&action));
    }
    assert!(kinds.len() >= 5, "{}", kinds.len());
}

#[test]
fn the_first_line_is_dealt_on_an_empty_table() {
    let rules: Rules = "k4".parse().unwrap();
    let (record, moments) = boards(rules, 4);
    let deals = record.steps.iter().take_while(|step| matches!(step, Step::Deal(_))).count();
    let mut moved = vec![Motion::Began];
    moved.extend(motions(&moments[0].0, &record.steps[..deals]));
    let travels = movements(None, &moved);
    assert_eq!(travels.len(), 4);
    assert!(travels.iter().all(|movement| movement.from == Anchor::Pile));
}

#[test]
fn four_actions_at_once_can_be_followed_and_five_cannot() {
    let (record, moments) = boards("k4".parse().unwrap(), 5);
    for actions in 1..=6 {
        let (mut steps, mut seen) = (Vec::new(), 0);
        for &step in record.steps.iter().skip(8) {
            seen += usize::from(matches!(step, Step::Act(_)));
            if seen > actions {
                break;
            }
            steps.push(step);
        }
        let (position, before) = &moments[8];
        let moved = movements(Some(before), &motions(position, &steps));
        assert_eq!(moved.is_empty(), actions > 4, "{actions} actions");
    }
}

#[test]
fn jumps_and_undos_have_no_movements() {
    let (record, moments) = boards("k2".parse().unwrap(), 5);
    let (position, before) = &moments[0];
    assert_eq!(movements(Some(before), &motions(position, &record.steps)), []);
    let moved = [Motion::WentBack { steps: 3 }];
    assert_eq!(movements(Some(before), &moved), []);
}
