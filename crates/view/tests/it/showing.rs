//! A desk while something is shown to a partner, and presses on cells.

use rules::{Actor, Cell, Realm};
use table::{Intent, Remark};
use view::desk::{Desk, Press, Showing, Sight};
use view::hand::{Hand, Holding};
use view::solo::Solo;

use crate::device::{Players, open, seat};

/// The desk of a seat at a table of teams, once everyone has a domino.
fn desk_of(number: usize, solo: &Solo) -> Desk {
    let mut desk = Desk::default();
    desk.show(Some(&Sight::of_state(solo.state(), Some(seat(number)))));
    desk
}

/// Somebody of seats 1 and 2 is to move, a while after the beginning.
fn team_to_move() -> (Solo, usize) {
    let mut solo = open("k4t", "pppp", 4);
    let mut players = Players::new(4);
    for count in 0.. {
        let position = *solo.state().game.as_ref().unwrap().position();
        let mover = (1..=2).find(|number| position.actor() == Actor::Seat(seat(*number)));
        if let (Some(mover), true) = (mover, count > 16) {
            return (solo, mover);
        }
        players.decide_once(&mut solo);
    }
    unreachable!()
}

#[test]
fn pointing_begins_at_the_own_castle_wherever_one_looked() {
    let (solo, mover) = team_to_move();
    let mut desk = desk_of(3 - mover, &solo);
    let own = Realm::new(0);
    desk.look_at(Realm::new(1));
    assert_eq!(desk.realm_shown(), Realm::new(1));
    assert!(desk.start_pointing());
    assert_eq!((desk.pointer(), desk.realm_shown()), (Some(Cell::CASTLE), own));
    // A step brings the look back, too.
    desk.look_at(Realm::new(1));
    assert_eq!(desk.point_here(), None, "squares of others cannot be pointed at");
    let to: Cell = "h7".parse().unwrap();
    for (east, north) in [(to.x(), 0), (0, to.y())] {
        desk.look_at(Realm::new(1));
        desk.step_pointer(east, north);
    }
    let pointer = desk.pointer().unwrap();
    assert_eq!(desk.realm_shown(), own);
    assert_eq!(desk.point_here(), Some(Remark::Square { square: pointer }));
    assert_eq!(desk.showing(), None, "one thing is enough");
}

#[test]
fn a_move_is_laid_out_in_the_shared_kingdom_and_not_played() {
    let (solo, mover) = team_to_move();
    let mut desk = desk_of(3 - mover, &solo);
    assert!(desk.can_lay_out_move() && desk.hand.is_none());
    desk.look_at(Realm::new(1));
    assert!(desk.start_laying_out());
    assert_eq!((desk.showing(), desk.realm_shown()), (Some(Showing::Move), Realm::new(0)));
    assert_eq!(desk.hand.as_ref().unwrap().seat(), seat(mover));
    assert!(desk.stop_showing() && desk.hand.is_none());
    // An opponent has nothing to lay out.
    let mut other = desk_of(3, &solo);
    assert!(!other.can_lay_out_move() && !other.start_laying_out());
}

/// A press on a town square builds only the tile that was chosen, and only on the chosen square.
#[test]
fn a_tile_is_built_by_a_press_on_its_own_square() {
    let mut checked = 0;
    for number in 0..6 {
        let mut solo = open("q2", "pp", number);
        let mut players = Players::new(number.into());
        for _ in 0..150 {
            let Some(mover) = solo.person_to_move() else { break };
            let mut desk = Desk::default();
            desk.show(Some(&Sight::of_solo(&solo, Some(mover))));
            checked += usize::from(check_tile(&mut desk));
            players.decide_once(&mut solo);
        }
    }
    assert!(checked > 3, "{checked}");
}

/// Whether there was a tile to build on one of several squares.
fn check_tile(desk: &mut Desk) -> bool {
    let squares = |desk: &Desk| match desk.hand.as_ref().map(Hand::holding) {
        Some(Holding::Tile { site, sites, .. }) => {
            Some((*site, sites.iter().copied().find(|one| one != site)?))
        }
        _ => None,
    };
    let Some((site, _)) = squares(desk) else { return false };
    assert_eq!(desk.press_cell(site, Press::Hovered), None, "no tile is chosen yet");
    // The first tile goes where it is worth most.
    desk.change_hand(|hand| hand.next_spot(1));
    let (_, other) = squares(desk).unwrap();
    assert_eq!(desk.press_cell(other, Press::Hovered), None, "it only moves there");
    let action = desk.hand.as_ref().unwrap().action().unwrap();
    assert_eq!(desk.press_cell(other, Press::Hovered), Some(Intent::Act { action }));
    true
}
