//! Which part of the plane is shown, which cells are still open, and when the last round is.

use rules::{Cell, Grid, Phase, Position};
use table::Intent;
use testkit::{game, shuffle};
use view::scene::{Area, Decision, KingdomScene, Scene};
use view::solo::Solo;

use crate::device::{Players, open, seat, seed};

/// Every position of a random game with its scene.
fn scenes(mode: &str) -> Vec<(Position, Scene)> {
    let record = game::random_record(mode.parse().unwrap(), &mut shuffle::random(4));
    let positions = record.replay().map(Result::unwrap).enumerate();
    let scene = |(at, position): (usize, Position)| {
        let scene = Scene::of_position(&position, &record.steps[..at], None);
        (position, scene)
    };
    positions.map(scene).collect()
}

fn cells(area: Area) -> Vec<Cell> {
    area.cells().collect()
}

/// The cells that a kingdom can still reach: those of any window of the grid's size around it.
fn naive_room(kingdom: &KingdomScene) -> Vec<Cell> {
    let all = || kingdom.squares.iter().map(|square| square.cell).chain([Cell::CASTLE]);
    let width = if kingdom.grid == Grid::Five { 5 } else { 7 };
    let fits = |cell: Cell| {
        let span = |of: fn(Cell) -> i8| {
            let every = || all().chain([cell]).map(of);
            every().max().unwrap() - every().min().unwrap() < width
        };
        span(Cell::x) && span(Cell::y)
    };
    let mut room: Vec<Cell> = Cell::all().filter(|&cell| fits(cell)).collect();
    room.sort_unstable_by_key(|cell| (cell.y(), cell.x()));
    room
}

#[test]
fn a_view_shows_the_room_left_or_two_cells_around_what_lies() {
    for (_, scene) in ["k3", "duel"].into_iter().flat_map(scenes) {
        let Some(board) = &scene.board else { continue };
        for realm in &board.realms {
            let kingdom = &realm.kingdom;
            let room = naive_room(kingdom);
            assert_eq!(cells(kingdom.room), room);
            let Area { low, high } = kingdom.bounds;
            let near = |cell: &Cell| {
                (low.x() - 2..=high.x() + 2).contains(&cell.x())
                    && (low.y() - 2..=high.y() + 2).contains(&cell.y())
            };
            let reach: Vec<Cell> = room.into_iter().filter(near).collect();
            assert_eq!(cells(kingdom.reach), reach);
            let is_over = scene.end.is_some() || realm.turns_left == 0;
            let [close, large] = [scene.close_area(realm), scene.large_area(realm)];
            if is_over {
                assert_eq!([close, large], [kingdom.bounds; 2], "nothing comes any more");
            } else {
                assert_eq!([close, large], [kingdom.reach, kingdom.room]);
            }
        }
    }
}

/// A game that is given up has turns left, but nothing comes any more.
#[test]
fn a_game_that_ends_early_leaves_the_kingdoms_as_they_are() {
    let mut solo = open("k2", "pp", 1);
    let mut players = Players::new(1);
    let closes = |solo: &Solo| -> Vec<bool> {
        let scene = Scene::of_state(solo.state(), None);
        let realms = &scene.board.as_ref().unwrap().realms;
        assert!(realms.iter().all(|realm| realm.turns_left > 0));
        let shows = |realm| [scene.close_area(realm), scene.large_area(realm)];
        realms.iter().map(|realm| shows(realm) == [realm.kingdom.bounds; 2]).collect()
    };
    while solo.state().game.as_ref().unwrap().steps().len() < 20 || closes(&solo) != [false, false]
    {
        players.decide_once(&mut solo);
    }
    solo.intend(seat(1), Intent::Resign, players.now + 1, seed(9)).unwrap();
    assert!(!solo.state().game.as_ref().unwrap().is_on());
    assert_eq!(closes(&solo), [true, true]);
}

#[test]
fn a_cell_is_open_until_it_is_covered_or_out_of_reach() {
    let (mut open, mut closed) = (0, 0);
    for (_, scene) in scenes("k3").into_iter().step_by(3) {
        let Some(board) = &scene.board else { continue };
        for kingdom in board.realms.iter().map(|realm| &realm.kingdom) {
            let room = naive_room(kingdom);
            for cell in Cell::all() {
                let covered =
                    cell == Cell::CASTLE || kingdom.squares.iter().any(|one| one.cell == cell);
                let expected = room.contains(&cell) && !covered && !kingdom.dead.contains(&cell);
                assert_eq!(kingdom.is_open(cell), expected, "{cell}");
                open += usize::from(expected);
                closed += usize::from(room.contains(&cell) && !expected);
            }
        }
    }
    assert!(open > 100 && closed > 100, "{open} {closed}");
}

#[test]
fn the_nearest_cell_of_an_area_is_in_it() {
    let cell = |x: i8, y: i8| Cell::new(x, y).unwrap();
    let area = Area { low: cell(-1, -3), high: cell(4, 0) };
    assert_eq!((area.width(), area.height()), (6, 4));
    let far = |one: Cell, other: Cell| (one.x() - other.x()).abs() + (one.y() - other.y()).abs();
    for from in Cell::all() {
        let nearest = area.nearest(from);
        assert!(area.contains(nearest));
        assert_eq!(area.cells().map(|to| far(from, to)).min(), Some(far(from, nearest)), "{from}");
    }
}

#[test]
fn the_last_round_is_the_one_without_a_next_line() {
    for mode in ["k2", "q3"] {
        let all = scenes(mode);
        let rounds = all[0].0.rules().rounds();
        for (position, scene) in all {
            let board = scene.board.as_ref().unwrap();
            assert_eq!(board.is_last_round(), position.round() == rounds, "{position}");
        }
    }
}

#[test]
fn a_decision_has_its_choice_whoever_makes_it() {
    let (position, _) =
        scenes("k2").into_iter().find(|(one, _)| one.phase() == Phase::Claim).unwrap();
    let rules::Actor::Seat(mover) = position.actor() else { panic!("nobody claims") };
    for seat in position.rules().all_seats() {
        let scene = Scene::of_position(&position, &[], Some(seat));
        let choice = scene.decision.choice().cloned();
        assert_eq!(choice, view::scene::Choice::of(&position));
        assert!(choice.is_some());
        assert_eq!(matches!(scene.decision, Decision::Decide { .. }), seat == mover);
        let to_move: Vec<bool> = scene.seats.iter().map(|seat| seat.to_move).collect();
        let expected: Vec<bool> = position.rules().all_seats().map(|seat| seat == mover).collect();
        assert_eq!(to_move, expected);
    }
    let end = scenes("k2").pop().unwrap().1;
    assert_eq!(end.decision.choice(), None);
    assert!(end.seats.iter().all(|seat| !seat.to_move));
}
