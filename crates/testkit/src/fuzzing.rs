//! What the fuzz targets do with arbitrary bytes.
//!
//! They live here and not in `fuzz/`, so that the same functions run as plain tests over the
//! committed corpus, without a nightly toolchain.

use rules::{Action, Actor, Deal, Estate, Position, Record, Rules, Setup, Sketch, Stock};

use crate::laws;

/// A fuzz target: its name, which is its folder in the corpus, and what it does.
pub type Target = (&'static str, fn(&[u8]));

/// Every target; `fuzz/Cargo.toml` has a binary for each.
pub const TARGETS: &[Target] = &[
    ("action", action),
    ("deal", deal),
    ("rules", rules),
    ("setup", setup),
    ("record", record),
    ("sketch", sketch),
    ("game", game),
];

/// Reading an action never panics, and what was read prints and reads back the same.
pub fn action(data: &[u8]) {
    round_trip::<Action>(data);
}

/// Reading a deal never panics, and what was read prints and reads back the same.
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
    let mut last = Position::new(record.rules).expect("rules that read can be played");
    let mut positions = 0;
    for position in record.replay() {
        match position {
            Ok(position) => {
                last = position;
                positions += 1;
            }
            Err(error) => {
                assert_eq!(error.step + 1, positions, "the replay stops at the refused step");
                let mut next = last;
                assert_eq!(next.apply(record.steps[error.step]), Err(error.reason));
                assert_eq!(next, last, "a refused step changes nothing");
            }
        }
    }
    laws::check(&last);
}

/// Reading a drawing never panics, and its score sheet adds up to the sum for search.
pub fn sketch(data: &[u8]) {
    let Some(sketch) = round_trip::<Sketch>(data) else { return };
    let Sketch { rules, kingdom, purse, hosts_queen } = &sketch;
    let estate = Estate { rules, kingdom, purse: *purse, hosts_queen: *hosts_queen };
    assert_eq!(sketch.score().total, estate.points());
}

/// Two bytes choose the rules, then each byte an action.
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
