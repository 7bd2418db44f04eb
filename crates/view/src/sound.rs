//! What is heard: which instruments play what when something moves. A front end only plays it.
//!
//! Everything on the table is wood, metal or paper, and a herald has a horn. At most two sounds are
//! heard for whatever happened at once, the most important first, and the call to the player's own turn
//! after them.

use crate::scene::Motion;

/// What makes a sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Instrument {
    /// Wood on wood: a short noise in two resonances.
    Wood,
    /// A bar of wood that rings: a marimba.
    Bar,
    /// Metal: partials that are no multiples of each other.
    Coin,
    /// A string that is plucked.
    String,
    /// A page or a cloth: noise that swells and fades while it rises.
    Page,
    /// A horn: two saws a little out of tune.
    Horn,
    /// Breath and fire: low noise.
    Fire,
}

/// A note of a score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// When it begins, in milliseconds.
    pub at_ms: u16,
    pub instrument: Instrument,
    pub hertz: f32,
    pub length_ms: u16,
    /// Its peak before [`gain`], up to [`LOUDEST`].
    pub volume: f32,
}

impl Note {
    pub const fn end_ms(self) -> u16 {
        self.at_ms + self.length_ms
    }

    const fn later(self, by_ms: u16) -> Self {
        Self { at_ms: self.at_ms + by_ms, ..self }
    }
}

/// No note is louder than this.
pub const LOUDEST: f32 = 0.3;
/// No sound is longer than this.
pub const LONGEST_MS: u16 = 1_800;
/// The volume setting of those who have not chosen one.
pub const DEFAULT_VOLUME: u8 = 50;
/// How much later the second sound and the call to one's turn begin.
const SECOND_AFTER_MS: u16 = 150;
const CALL_AFTER_MS: u16 = 260;

/// The factor for a volume setting from 0 to 100; the ear hears squares as even steps. The default
/// leaves the loudest note at a thirteenth of full scale.
pub fn gain(volume: u8) -> f32 {
    let share = f32::from(volume.min(100)) / 100.0;
    share * share
}

/// A sound, the least important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sound {
    /// The turn passes: a finger on the table.
    Tick,
    /// Points change: one coin is put on a pile.
    Points,
    /// Something is skipped or taken back: a page turned back.
    TurnedBack,
    /// Dominoes or tiles are laid out.
    Dealt,
    /// The line moves on: wood is pushed over wood.
    Pushed,
    /// A king is put on a domino.
    Claimed,
    Discarded,
    Placed,
    /// A knight steps out, and coins fall into the tray.
    Taxed,
    Built,
    QueenMoved,
    Burnt,
    /// The box is opened.
    Began,
    Ended,
}

impl Sound {
    pub const ALL: [Self; 14] = [
        Self::Tick,
        Self::Points,
        Self::TurnedBack,
        Self::Dealt,
        Self::Pushed,
        Self::Claimed,
        Self::Discarded,
        Self::Placed,
        Self::Taxed,
        Self::Built,
        Self::QueenMoved,
        Self::Burnt,
        Self::Began,
        Self::Ended,
    ];

    pub const fn of(motion: &Motion) -> Self {
        match motion {
            Motion::Began => Self::Began,
            Motion::WentBack { .. } | Motion::Passed { .. } => Self::TurnedBack,
            Motion::RoundBegan { .. } => Self::Pushed,
            Motion::BuildingsDealt { .. } | Motion::LineDealt { .. } => Self::Dealt,
            Motion::KingDrawn { .. } | Motion::Claimed { .. } => Self::Claimed,
            Motion::Placed { .. } => Self::Placed,
            Motion::Discarded { .. } => Self::Discarded,
            Motion::Taxed { .. } => Self::Taxed,
            Motion::Built { .. } => Self::Built,
            Motion::Burnt { .. } => Self::Burnt,
            Motion::QueenMoved { .. } => Self::QueenMoved,
            Motion::Scored { .. } => Self::Points,
            Motion::TurnPassed { .. } => Self::Tick,
            Motion::Ended { .. } => Self::Ended,
        }
    }

    pub const fn notes(self) -> &'static [Note] {
        use Instrument::{Bar, Coin, Fire, Horn, Page, String, Wood};
        match self {
            Self::Tick => const { &[note(0, Wood, 620.0, 60, 0.05)] },
            Self::Points => const { &[note(0, Coin, 2_350.0, 260, 0.06)] },
            Self::TurnedBack => const { &[note(0, Page, 1_500.0, 240, 0.09)] },
            Self::Dealt => {
                const {
                    &[
                        note(0, Page, 2_100.0, 120, 0.06),
                        note(40, Wood, 760.0, 70, 0.12),
                        note(130, Wood, 700.0, 70, 0.12),
                        note(215, Wood, 800.0, 70, 0.12),
                        note(305, Wood, 730.0, 80, 0.14),
                    ]
                }
            }
            Self::Pushed => {
                const { &[note(0, Page, 480.0, 260, 0.1), note(230, Wood, 300.0, 90, 0.14)] }
            }
            Self::Claimed => {
                const { &[note(0, Wood, 980.0, 60, 0.18), note(45, Wood, 560.0, 70, 0.09)] }
            }
            Self::Discarded => {
                const { &[note(0, Page, 620.0, 300, 0.12), note(200, Wood, 240.0, 120, 0.14)] }
            }
            Self::Placed => {
                const {
                    &[
                        note(0, Wood, 330.0, 120, 0.28),
                        note(18, Wood, 690.0, 70, 0.14),
                        note(95, Wood, 410.0, 80, 0.08),
                    ]
                }
            }
            Self::Taxed => {
                const {
                    &[
                        note(0, Wood, 520.0, 80, 0.16),
                        note(90, Coin, 2_090.0, 320, 0.13),
                        note(165, Coin, 2_640.0, 300, 0.12),
                        note(225, Coin, 2_310.0, 420, 0.13),
                    ]
                }
            }
            Self::Built => {
                const {
                    &[
                        note(0, Coin, 1_870.0, 260, 0.09),
                        note(120, Wood, 1_150.0, 60, 0.22),
                        note(250, Wood, 1_090.0, 60, 0.2),
                        note(380, Wood, 420.0, 140, 0.26),
                    ]
                }
            }
            Self::QueenMoved => {
                const {
                    &[
                        note(0, String, 523.25, 700, 0.1),
                        note(85, String, 659.26, 700, 0.1),
                        note(170, String, 783.99, 700, 0.1),
                        note(255, String, 1_046.5, 900, 0.1),
                    ]
                }
            }
            Self::Burnt => {
                const {
                    &[
                        note(0, Fire, 130.0, 900, 0.3),
                        note(120, Fire, 420.0, 700, 0.14),
                        note(420, Wood, 210.0, 160, 0.2),
                    ]
                }
            }
            Self::Began => {
                const {
                    &[
                        note(0, Page, 700.0, 340, 0.12),
                        note(260, Wood, 260.0, 130, 0.2),
                        note(420, Wood, 540.0, 70, 0.12),
                        note(500, Wood, 600.0, 70, 0.1),
                    ]
                }
            }
            // A fourth up, the chord, and the herald holds the last note.
            Self::Ended => {
                const {
                    &[
                        note(0, Horn, 293.66, 190, 0.14),
                        note(200, Horn, 392.0, 190, 0.14),
                        note(400, Horn, 493.88, 190, 0.14),
                        note(600, Horn, 587.33, 900, 0.16),
                        note(600, Horn, 392.0, 900, 0.09),
                        note(620, Bar, 1_174.66, 600, 0.06),
                    ]
                }
            }
        }
    }
}

/// The call to the player's own turn: two bars of wood.
pub const YOUR_TURN: &[Note] =
    &[note(0, Instrument::Bar, 659.26, 420, 0.12), note(130, Instrument::Bar, 880.0, 560, 0.11)];

/// What is heard when these things have moved at once.
pub fn score(motions: &[Motion], is_our_turn: bool) -> Vec<Note> {
    let mut sounds: Vec<Sound> = motions.iter().map(Sound::of).collect();
    sounds.sort_unstable();
    sounds.dedup();
    let begins = [0, SECOND_AFTER_MS];
    let heard = sounds.into_iter().rev().zip(begins);
    let mut notes: Vec<Note> = heard
        .flat_map(|(sound, after)| sound.notes().iter().map(move |note| note.later(after)))
        .collect();
    if is_our_turn {
        notes.extend(YOUR_TURN.iter().map(|note| note.later(CALL_AFTER_MS)));
    }
    notes
}

const fn note(at_ms: u16, instrument: Instrument, hertz: f32, length_ms: u16, volume: f32) -> Note {
    Note { at_ms, instrument, hertz, length_ms, volume }
}

#[cfg(test)]
mod tests {
    use rules::{Realm, Seat};
    use table::Ending;

    use super::*;

    fn seat() -> Seat {
        Seat::new(0).expect("a seat")
    }

    #[test]
    fn every_sound_is_short_soft_and_unlike_the_others() {
        for (at, sound) in Sound::ALL.into_iter().enumerate() {
            let notes = sound.notes();
            assert!(!notes.is_empty(), "{sound:?} is silent");
            for note in notes.iter().chain(YOUR_TURN) {
                assert!(note.end_ms() <= LONGEST_MS, "{sound:?}: {note:?}");
                assert!((40..=1_000).contains(&note.length_ms), "{sound:?}: {note:?}");
                assert!((0.03..=LOUDEST).contains(&note.volume), "{sound:?}: {note:?}");
                assert!((60.0..=4_000.0).contains(&note.hertz), "{sound:?}: {note:?}");
            }
            for other in &Sound::ALL[at + 1..] {
                assert!(sound < *other && notes != other.notes(), "{sound:?}, {other:?}");
            }
        }
    }

    /// The peaks of all notes that sound at a moment, added up, as if they met.
    fn peak(notes: &[Note]) -> f32 {
        let at = |moment: u16| -> f32 {
            let sounding = notes.iter().filter(|n| n.at_ms <= moment && moment < n.end_ms());
            sounding.map(|note| note.volume).sum()
        };
        notes.iter().map(|note| at(note.at_ms)).fold(0.0, f32::max)
    }

    #[test]
    fn the_loudest_mix_does_not_clip_and_the_default_is_quiet() {
        let realm = Realm::new(0).expect("a realm");
        let motions = [
            Motion::Ended { ending: Ending::Finished },
            Motion::Began,
            Motion::QueenMoved { from: None, to: Some(realm) },
            Motion::Scored { realm, from: 0, to: 3 },
        ];
        for one in &motions {
            for other in &motions {
                let mix = peak(&score(&[one.clone(), other.clone()], true));
                assert!(mix * gain(100) <= 1.0, "{one:?}, {other:?}: {mix}");
            }
        }
        assert!(LOUDEST * gain(DEFAULT_VOLUME) < 0.08);
    }

    #[test]
    fn volume_grows_from_silence() {
        assert!(gain(0) <= 0.0);
        assert!((1..=100).all(|volume| gain(volume) > gain(volume - 1)));
        assert!(gain(200) <= gain(100));
    }

    #[test]
    fn the_two_most_important_sounds_are_heard_and_then_the_call() {
        let realm = Realm::new(0).expect("a realm");
        let motions = [
            Motion::TurnPassed { to: seat() },
            Motion::Scored { realm, from: 1, to: 4 },
            Motion::RoundBegan { round: 2 },
            Motion::QueenMoved { from: None, to: Some(realm) },
        ];
        let heard = score(&motions, true);
        let first = Sound::QueenMoved.notes();
        assert_eq!(heard[..first.len()], *first);
        let second = &heard[first.len()..first.len() + Sound::Pushed.notes().len()];
        assert!(second.iter().all(|note| note.at_ms >= SECOND_AFTER_MS));
        assert_eq!(heard.len(), first.len() + second.len() + YOUR_TURN.len());
        assert_eq!(score(&[], false), []);
        assert_eq!(score(&[], true).len(), YOUR_TURN.len());
    }
}
