//! Whatever is drawn has the house that its player chose.

use rules::Seat;
use table::{House, Houses, Intent, Options};
use view::scene::{HouseStanding, Movement, Piece, Scene, motions, movements};
use view::solo::{Sitter, Solo};

use crate::device::{seat, seed};

/// Two teams of two people in chosen houses, after some moves.
fn teams() -> Solo {
    let person = |(at, house): (usize, Option<House>)| Sitter::Person {
        name: format!("Person {at}").parse().unwrap(),
        house,
    };
    let wanted = [Some(House::Rose), None, Some(House::Sun), None];
    let sitters: Vec<Sitter> = wanted.into_iter().enumerate().map(person).collect();
    let options = Options::new("k4t".parse().unwrap());
    let mut solo = Solo::open(&options, &sitters, &seed(1), 0).unwrap();
    for now in 1..30 {
        let seat = solo.person_to_move().unwrap();
        let game = solo.state().game.as_ref().unwrap();
        let action = game.position().legal_actions().get(0).unwrap();
        solo.intend(seat, Intent::Act { action }, now, seed(2)).unwrap();
    }
    solo
}

fn house_of(at: usize) -> usize {
    [House::Rose, House::Rose, House::Sun, House::Sun][at].index()
}

#[test]
fn seats_realms_and_kings_have_the_house_of_their_team() {
    let solo = teams();
    let state = solo.state();
    let scene = Scene::of_state(state, Some(seat(1)));
    let board = scene.board.as_ref().unwrap();
    for seat in &scene.seats {
        let at = seat.seat.index();
        assert_eq!(seat.house, house_of(at));
        assert_eq!(board.house_of(seat.seat), house_of(at));
        assert_eq!(seat.place_in_team, Some(at as u8 % 2 + 1));
        assert_eq!(scene.realm(seat.realm).unwrap().house, house_of(at));
    }
    let record = solo.record().unwrap();
    assert_eq!(record.tag("Houses"), Some("rose sun"));
    let houses = Houses::of_record(&record);
    let position = record.replay().last().unwrap().unwrap();
    let replayed = Scene::of_position(&position, &record.steps, None).with_houses(houses);
    let houses_of = |scene: &Scene| {
        let realms = scene.board.as_ref().unwrap().realms.iter();
        let seats = scene.seats.iter().map(|seat| seat.house);
        seats.chain(realms.map(|realm| realm.house)).collect::<Vec<_>>()
    };
    assert_eq!(houses_of(&replayed), houses_of(&scene));
}

#[test]
fn travelling_kings_wear_the_colours_of_their_house() {
    let solo = teams();
    let game = solo.state().game.as_ref().unwrap();
    let record = game.record(Vec::new());
    let houses = game.houses;
    let moments: Vec<_> = record.replay().map(Result::unwrap).collect();
    let boards: Vec<_> = (0..moments.len())
        .map(|at| {
            let scene = Scene::of_position(&moments[at], &record.steps[..at], None);
            scene.with_houses(houses).board.unwrap()
        })
        .collect();
    let mut kings = Vec::new();
    for (at, step) in record.steps.iter().enumerate() {
        let motions = motions(&moments[at], &[*step]);
        let travelling: Vec<Movement> = movements(Some(&boards[at]), &motions);
        kings.extend(travelling.into_iter().filter_map(|one| match one.piece {
            Piece::King(house) => Some(house),
            _ => None,
        }));
    }
    assert!(kings.contains(&House::Rose.index()) && kings.contains(&House::Sun.index()));
    assert!(kings.iter().all(|king| [0, 1, 2, 3].map(house_of).contains(king)));
}

#[test]
fn a_house_is_chosen_while_people_gather_and_only_then() {
    let mut solo = teams();
    let scene = Scene::of_state(solo.state(), Some(seat(1)));
    assert_eq!((scene.house_choices(), scene.next_house(1)), (None, None), "a game is on");
    let end = Intent::Ask { question: table::Question::End };
    solo.intend(seat(1), end, 99, seed(3)).unwrap();
    for at in [2, 3, 4] {
        solo.intend(seat(at), Intent::Answer { yes: true }, 99, seed(3)).unwrap();
    }
    let scene = Scene::of_state(solo.state(), Some(seat(2)));
    let choices = scene.house_choices().unwrap();
    let standing = |house: House| choices[house.index()].standing;
    assert_eq!(standing(House::Rose), HouseStanding::Own);
    assert_eq!(standing(House::Sun), HouseStanding::Taken(seat(3)));
    assert_eq!(standing(House::Moon), HouseStanding::Free);
    assert_eq!((scene.next_house(1), scene.next_house(-1)), (Some(House::Key), Some(House::Tree)));
    assert_eq!(scene.next_house(3), Some(House::Moon), "what is taken is passed over");
    solo.intend(seat(2), Intent::House { house: House::Moon }, 100, seed(3)).unwrap();
    let scene = Scene::of_state(solo.state(), Some(seat(2)));
    assert_eq!(scene.seat(seat(1)).unwrap().house, House::Moon.index(), "for the next game");
    let board = scene.board.as_ref().unwrap();
    assert_eq!(board.house_of(Seat::new(0).unwrap()), House::Rose.index(), "in the last one");
}
