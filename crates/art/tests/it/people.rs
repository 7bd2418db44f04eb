//! Portraits: at a table nobody looks like anybody else, and ranks show.

use art::House;
use table::Level;
use view::characters::Character;

fn seat_of(character: Character) -> usize {
    character.seat().index()
}

#[test]
fn no_two_bots_at_a_table_share_a_face() {
    let house = House::new(0).unwrap();
    for one in Character::all() {
        for other in Character::all().filter(|other| seat_of(*other) > seat_of(one)) {
            let [one_drawn, other_drawn] = [one, other].map(|who| art::portrait(who, house));
            assert_ne!(one_drawn, other_drawn, "{} and {}", one.name(), other.name());
        }
    }
}

#[test]
fn a_bot_wears_its_rank_and_its_house() {
    for character in Character::all() {
        for house in House::all() {
            let drawn = art::portrait(character, house).body;
            assert!(drawn.contains(&format!("#cl-hat-{}\"", character.level)), "{drawn}");
            assert!(drawn.contains(&house.colour()), "{drawn}");
            assert!(drawn.contains(&format!("#cl-charge-{}\"", house.charge())), "{drawn}");
        }
    }
}

/// Pages are children, and the women among the names are drawn as women.
#[test]
fn only_grown_men_have_beards() {
    let house = House::new(3).unwrap();
    let has_beard = |character: Character| {
        let drawn = art::portrait(character, house).body;
        ["beard", "moustache", "goatee"].iter().any(|part| drawn.contains(&format!("#cl-{part}\"")))
    };
    for character in Character::all().filter(|character| has_beard(*character)) {
        assert!(!character.is_woman() && character.level > Level::Page, "{}", character.name());
    }
    assert!(Character::all().any(has_beard));
}

#[test]
fn a_person_has_no_face_of_a_bot() {
    for house in House::all() {
        let person = art::person(house);
        assert!(Character::all().all(|bot| art::portrait(bot, house) != person));
    }
}
