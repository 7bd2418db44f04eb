//! What keys do at a table, and the list of them, for the page and the terminal alike.

/// A key as a browser or a terminal reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Char(char),
    Left,
    Right,
    Up,
    Down,
    Enter,
    Escape,
}

/// What a key does at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableKey {
    /// Chooses the domino, the building or so many knights.
    Pick(usize),
    /// Shows the kingdom with this number.
    LookAt(usize),
    /// Moves the domino, or the pointer.
    Step {
        east: i8,
        north: i8,
    },
    /// Clockwise if positive.
    Rotate(i32),
    /// To the next spot where it fits, or the one before.
    NextSpot(i32),
    /// Plays what is in the hand, or points at what the pointer is on.
    Act,
    Discard,
    Skip,
    Undo,
    ToggleHints,
    Help,
    /// Stops showing something to a partner; otherwise puts the hand back, or opens the menu.
    Cancel,
}

impl TableKey {
    /// What a key does by default.
    pub fn of(key: Key, alt: bool) -> Option<Self> {
        let number = match key {
            Key::Char(digit) => digit.to_digit(10).map(|number| number as usize),
            _ => None,
        };
        if let Some(number @ 1..) = number {
            return Some(if alt { Self::LookAt(number) } else { Self::Pick(number) });
        }
        if alt {
            return None;
        }
        Some(match key {
            Key::Left => Self::Step { east: -1, north: 0 },
            Key::Right => Self::Step { east: 1, north: 0 },
            Key::Up => Self::Step { east: 0, north: 1 },
            Key::Down => Self::Step { east: 0, north: -1 },
            Key::Enter | Key::Char(' ') => Self::Act,
            Key::Escape => Self::Cancel,
            Key::Char('r') => Self::Rotate(1),
            Key::Char('R') => Self::Rotate(-1),
            Key::Char('n') => Self::NextSpot(1),
            Key::Char('N') => Self::NextSpot(-1),
            Key::Char('d' | 'D') => Self::Discard,
            Key::Char('p' | 'P') => Self::Skip,
            Key::Char('u' | 'U') => Self::Undo,
            Key::Char('g' | 'G') => Self::ToggleHints,
            Key::Char('?') => Self::Help,
            Key::Char(_) => return None,
        })
    }

    /// The key that does it by default, and whether with Alt.
    pub fn stroke(self) -> (Key, bool) {
        let digit = |number: usize| char::from_digit(number as u32, 10).unwrap_or_default();
        let key = match self {
            Self::Pick(number) => Key::Char(digit(number)),
            Self::LookAt(number) => return (Key::Char(digit(number)), true),
            Self::Step { east: -1, .. } => Key::Left,
            Self::Step { east: 1, .. } => Key::Right,
            Self::Step { north: 1, .. } => Key::Up,
            Self::Step { .. } => Key::Down,
            Self::Rotate(by) => Key::Char(if by > 0 { 'r' } else { 'R' }),
            Self::NextSpot(by) => Key::Char(if by > 0 { 'n' } else { 'N' }),
            Self::Act => Key::Enter,
            Self::Discard => Key::Char('d'),
            Self::Skip => Key::Char('p'),
            Self::Undo => Key::Char('u'),
            Self::ToggleHints => Key::Char('g'),
            Self::Help => Key::Char('?'),
            Self::Cancel => Key::Escape,
        };
        (key, false)
    }

    /// Whether it does something while the viewer points at things for a partner.
    pub fn is_for_pointer(self) -> bool {
        matches!(self, Self::Step { .. } | Self::Act | Self::Cancel | Self::LookAt(_))
    }
}

/// The keys in a row of the help page. Each front end writes keys in its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keys {
    One(Key),
    /// A letter, and with Shift the other way round.
    Either(char),
    Digits,
    AltDigits,
    Arrows,
}

impl Keys {
    /// Every key that it stands for, and whether with Alt.
    pub fn strokes(self) -> Vec<(Key, bool)> {
        let digits = |alt| ('1'..='8').map(|digit| (Key::Char(digit), alt)).collect();
        match self {
            Self::One(key) => vec![(key, false)],
            Self::Either(letter) => {
                [letter, letter.to_ascii_uppercase()].map(|key| (Key::Char(key), false)).to_vec()
            }
            Self::Digits => digits(false),
            Self::AltDigits => digits(true),
            Self::Arrows => {
                [Key::Left, Key::Up, Key::Down, Key::Right].map(|key| (key, false)).to_vec()
            }
        }
    }
}

/// The keys of a table with the keys of their texts, in the order of the help page.
pub const TABLE_KEYS: [(Keys, &str); 11] = [
    (Keys::Digits, "settings-keys-claim"),
    (Keys::Arrows, "settings-keys-move"),
    (Keys::Either('r'), "settings-keys-rotate"),
    (Keys::Either('n'), "settings-keys-next"),
    (Keys::One(Key::Enter), "settings-keys-place"),
    (Keys::One(Key::Char('d')), "settings-keys-discard"),
    (Keys::One(Key::Char('p')), "board-pass"),
    (Keys::One(Key::Char('u')), "settings-keys-undo"),
    (Keys::AltDigits, "settings-keys-look"),
    (Keys::One(Key::Char('g')), "settings-keys-hints"),
    (Keys::One(Key::Char('?')), "settings-keys-help"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_key_does_something_of_its_own() {
        let strokes = TABLE_KEYS.iter().flat_map(|(keys, _)| keys.strokes());
        let mut done = Vec::new();
        for (key, alt) in strokes {
            let does = TableKey::of(key, alt);
            assert!(does.is_some_and(|does| !done.contains(&does)), "{key:?} {alt}: {does:?}");
            assert_eq!(does.map(TableKey::stroke), Some((key, alt)));
            done.extend(does);
        }
    }

    #[test]
    fn every_row_of_the_help_page_has_keys() {
        for (keys, text) in TABLE_KEYS {
            let count = match keys {
                Keys::One(_) => 1,
                Keys::Either(_) => 2,
                Keys::Arrows => 4,
                Keys::Digits | Keys::AltDigits => 8,
            };
            assert_eq!(keys.strokes().len(), count, "{text}");
        }
    }

    #[test]
    fn a_pointer_is_moved_used_and_put_down_and_nothing_is_played_with_it() {
        let digits = ('1'..='8').map(|digit| (Key::Char(digit), true));
        let moves = [Key::Left, Key::Up, Key::Down, Key::Right, Key::Enter, Key::Escape];
        let meant: Vec<_> = moves.map(|key| (key, false)).into_iter().chain(digits).collect();
        let all = TABLE_KEYS.iter().flat_map(|(keys, _)| keys.strokes());
        for (key, alt) in all.chain([(Key::Escape, false)]) {
            let does = TableKey::of(key, alt).unwrap();
            assert_eq!(does.is_for_pointer(), meant.contains(&(key, alt)), "{does:?}");
        }
    }

    #[test]
    fn capitals_only_differ_where_they_turn_things_round() {
        assert_eq!(TableKey::of(Key::Char('D'), false), Some(TableKey::Discard));
        assert_eq!(TableKey::of(Key::Char('R'), false), Some(TableKey::Rotate(-1)));
        assert_eq!(TableKey::of(Key::Char('0'), false), None);
        assert_eq!(TableKey::of(Key::Char('r'), true), None, "Alt belongs to the browser");
    }
}
