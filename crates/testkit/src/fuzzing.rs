//! What the fuzz targets do with arbitrary bytes.
//!
//! Here and not in `fuzz/`, so that the same functions run as plain tests over the committed
//! corpus, without a nightly toolchain.

use rules::{Action, Actor, Deal, Position, Record, Rules, Setup, Sketch, Stock};

use crate::laws;

/// A fuzz target: its name, which is its folder in the corpus, and what it does.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: &[Target] = &[
    ("action", action),
    ("deal", deal),
    ("rules", rules),
    ("setup", setup),
    ("record", record),
    ("sketch", sketch),
    ("game", game),
];

/// Reading an action never panics, and what is read prints as it reads.
pub fn action(data: &[u8]) {
    round_trip::<Action>(data);
}

/// Reading a deal never panics, and what is read prints as it reads.
pub fn deal(data: &[u8]) {
    round_trip::<Deal>(data);
}

/// Reading rules never panics, and what is read can be played.
pub fn rules(data: &[u8]) {
    if let Some(rules) = round_trip::<Rules>(data) {
        assert_eq!(rules.check(), Ok(()));
        assert!(Position::new(rules).is_ok());
    }
}

/// Reading a setup never panics, and a setup that is a position keeps all laws and plays on.
pub fn setup(data: &[u8]) {
    let Some(setup) = round_trip::<Setup>(data) else { return };
    let Ok(position) = Position::from_setup(&setup) else { return };
    laws::check(&position);
    play_out(position);
}

/// Reading a record never panics, and replaying one ends in a lawful position or a reason.
pub fn record(data: &[u8]) {
    let Some(record) = round_trip::<Record>(data) else { return };
    let mut last = None;
    for position in record.replay() {
        match position {
            Ok(position) => last = Some(position),
            Err(error) => assert!(!error.reason.code().is_empty()),
        }
    }
    laws::check(&last.expect("the start of a game is a position"));
}

/// Reading a drawing never panics, and what is read scores the sum of its items.
pub fn sketch(data: &[u8]) {
    let Some(sketch) = round_trip::<Sketch>(data) else { return };
    let sheet = sketch.score();
    let lands: u16 = sheet.territories.iter().map(|scored| scored.points).sum();
    let houses: u16 = sheet.buildings.iter().map(|scored| scored.points).sum();
    let others = sheet.middle_kingdom + sheet.harmony + sheet.wealth;
    assert_eq!(sheet.total, lands + houses + others);
}

/// Two bytes choose the rules, then each byte chooses an action or a bad idea.
pub fn game(data: &[u8]) {
    let Some((&[low, high], choices)) = data.split_first_chunk() else { return };
    let mixes: Vec<_> = Rules::all_playable().collect();
    let rules = mixes[u16::from_le_bytes([low, high]) as usize % mixes.len()];
    let stock = Stock::unshuffled(&rules);
    let mut position = Position::new(rules).expect("playable rules");
    for &choice in choices {
        crate::game::deal_on(&mut position, &stock);
        if position.actor() == Actor::Nobody {
            break;
        }
        let actions = position.legal_actions();
        let chosen =
            actions.get(choice as usize % actions.len()).expect("an index below the length");
        position.play(chosen).expect("a listed action is legal");
    }
    laws::check(&position);
}

/// Reads text; what is read must print so that it reads back the same.
fn round_trip<T>(data: &[u8]) -> Option<T>
where
    T: std::str::FromStr + std::fmt::Display + std::fmt::Debug + PartialEq,
    T::Err: std::fmt::Debug,
{
    let value: T = std::str::from_utf8(data).ok()?.parse().ok()?;
    let text = value.to_string();
    let again: T = text.parse().unwrap_or_else(|error| panic!("{error:?}: {text}"));
    assert_eq!(again, value, "{text}");
    Some(value)
}

/// Plays the first legal action until the game ends or something must be dealt.
fn play_out(mut position: Position) {
    while let Some(action) = position.legal_actions().get(0) {
        position.play(action).expect("a listed action is legal");
    }
}
