//! Players who use a hand only through random keys and clicks.

use rand::RngExt;
use rules::{Action, Cell, Slot, Spot};
use testkit::shuffle::Random;
use view::hand::{Hand, Side};

/// One key or click.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Touch {
    MoveTo(Cell),
    Step(i8, i8),
    Rotate(i32),
    NextSpot(i32),
    Pick(usize),
    Point(Slot),
    Choose(Spot),
    Toggle(Side),
    ToggleAt(Cell),
    Clear,
}

impl Touch {
    pub(crate) fn random(random: &mut Random) -> Self {
        let cell = |random: &mut Random| {
            Cell::new(random.random_range(-6..=6), random.random_range(-6..=6)).unwrap()
        };
        let by = |random: &mut Random| if random.random() { 1 } else { -1 };
        match random.random_range(0..10) {
            0 | 1 => Self::MoveTo(cell(random)),
            2 => Self::Step(random.random_range(-1..=1), random.random_range(-1..=1)),
            3 => Self::Rotate(by(random)),
            4 => Self::NextSpot(by(random)),
            5 => Self::Pick(random.random_range(0..10)),
            6 => Self::Point(Slot::new(random.random_range(0..8)).unwrap()),
            7 => Self::Choose(Spot::new(random.random_range(0..6)).unwrap()),
            8 => Self::Toggle(if random.random() { Side::Left } else { Side::Right }),
            _ if random.random() => Self::ToggleAt(cell(random)),
            _ => Self::Clear,
        }
    }

    pub(crate) fn apply(self, hand: &mut Hand) {
        match self {
            Self::MoveTo(cell) => hand.move_to(cell),
            Self::Step(dx, dy) => hand.step(dx, dy),
            Self::Rotate(by) => hand.rotate(by),
            Self::NextSpot(by) => hand.next_spot(by),
            Self::Pick(number) => _ = hand.pick(number),
            Self::Point(slot) => _ = hand.point(slot),
            Self::Choose(spot) => hand.choose(spot),
            Self::Toggle(side) => hand.toggle(side),
            Self::ToggleAt(cell) => hand.toggle_at(cell),
            Self::Clear => hand.clear(),
        }
    }
}

/// Makes a few random touches, then plays or skips.
pub(crate) fn decide(hand: &mut Hand, random: &mut Random) -> Action {
    for _ in 0..random.random_range(0..6) {
        Touch::random(random).apply(hand);
        let legal = hand.position().legal_actions();
        assert!(hand.action().is_none_or(|action| legal.contains(action)), "{hand:?}");
    }
    if let Some(pass) = hand.pass().filter(|_| random.random_ratio(1, 3)) {
        return pass;
    }
    // Whatever is held, something that can be chosen is one key away.
    if hand.action().is_none() {
        hand.next_spot(1);
    }
    hand.action().unwrap_or_else(|| panic!("nothing to do: {hand:?}"))
}
