//! Sounds, synthesized in the page: short tones for moves, and a call to the table.

use std::cell::RefCell;

use view::scene::Motion;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    /// Created late, since browsers allow sound only after the user has interacted with the page.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

struct Tone {
    at: f64,
    hertz: f32,
    seconds: f64,
    volume: f32,
    wave: OscillatorType,
}

const fn tone(at: f64, hertz: f32, seconds: f64, volume: f32) -> Tone {
    Tone { at, hertz, seconds, volume, wave: OscillatorType::Triangle }
}

/// The volume setting at which tones have the volume given below.
const REFERENCE_VOLUME: f32 = 70.0;

/// Plays the sound of what moved; of the most important motion if there are several.
///
/// `volume` goes from 0 to 100.
pub(crate) fn play_motions(motions: &[Motion], is_our_turn: bool, volume: u8) {
    let most_important = motions.iter().map(rank).max();
    let mut tones: Vec<Tone> = match most_important {
        Some(Rank::End) => [392.0, 494.0, 587.0, 784.0]
            .into_iter()
            .zip(0..)
            .map(|(hertz, at)| tone(f64::from(at) * 0.14, hertz, 0.4, 0.12))
            .collect(),
        Some(Rank::Fire) => {
            vec![Tone { wave: OscillatorType::Sawtooth, ..tone(0.0, 90.0, 0.5, 0.08) }]
        }
        Some(Rank::Build) => vec![tone(0.0, 220.0, 0.09, 0.14), tone(0.11, 330.0, 0.12, 0.12)],
        Some(Rank::Place) => vec![tone(0.0, 160.0, 0.1, 0.22), tone(0.02, 320.0, 0.05, 0.06)],
        Some(Rank::Claim) => vec![tone(0.0, 520.0, 0.06, 0.1)],
        Some(Rank::Deal) => {
            (0..4).map(|at| tone(f64::from(at) * 0.05, 700.0, 0.03, 0.05)).collect()
        }
        Some(Rank::Nothing) | None => Vec::new(),
    };
    if is_our_turn {
        tones.extend([tone(0.18, 659.0, 0.14, 0.09), tone(0.3, 880.0, 0.22, 0.09)]);
    }
    // It fails where the browser allows no sound.
    let _ = play_tones(&tones, f32::from(volume) / REFERENCE_VOLUME);
}

/// The importance of a motion's sound, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Nothing,
    Deal,
    Claim,
    Place,
    Build,
    Fire,
    End,
}

fn rank(motion: &Motion) -> Rank {
    match motion {
        Motion::Ended { .. } => Rank::End,
        Motion::Burnt { .. } => Rank::Fire,
        Motion::Built { .. } | Motion::Taxed { .. } | Motion::QueenMoved { .. } => Rank::Build,
        Motion::Placed { .. } | Motion::Discarded { .. } => Rank::Place,
        Motion::Claimed { .. } => Rank::Claim,
        Motion::LineDealt { .. } | Motion::BuildingsDealt { .. } => Rank::Deal,
        _ => Rank::Nothing,
    }
}

fn play_tones(tones: &[Tone], gain: f32) -> Result<(), JsValue> {
    if tones.is_empty() || gain <= 0.0 {
        return Ok(());
    }
    AUDIO.with_borrow_mut(|audio| {
        let context = match audio {
            Some(context) => context,
            None => audio.insert(AudioContext::new()?),
        };
        let now = context.current_time();
        for tone in tones {
            let (from, to) = (now + tone.at, now + tone.at + tone.seconds);
            let (source, volume) = (context.create_oscillator()?, context.create_gain()?);
            source.set_type(tone.wave);
            source.frequency().set_value(tone.hertz);
            volume.gain().set_value_at_time(tone.volume * gain, from)?;
            volume.gain().exponential_ramp_to_value_at_time(0.001, to)?;
            source.connect_with_audio_node(&volume)?;
            volume.connect_with_audio_node(&context.destination())?;
            source.start_with_when(from)?;
            source.stop_with_when(to)?;
        }
        Ok(())
    })
}
