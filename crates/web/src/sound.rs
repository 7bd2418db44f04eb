//! Sounds, made in the page: short tones for what moves, and one that calls to the table.

use std::cell::RefCell;

use view::scene::Motion;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    /// Browsers let a page sound only after somebody has touched it, so it is made late.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A tone: when it begins, how high, how long, how loud.
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

/// The loudness at which tones sound as loud as they are written.
const LOUDNESS_OF_TONES: f32 = 70.0;

/// Sounds what moved; the most telling thing where much did.
///
/// `loudness` goes from 0 to 100.
pub(crate) fn play(motions: &[Motion], is_our_turn: bool, loudness: u8) {
    let loudest = motions.iter().map(rank).max();
    let mut tones: Vec<Tone> = match loudest {
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
    // A page that may not sound is silent.
    let _ = sound(&tones, f32::from(loudness) / LOUDNESS_OF_TONES);
}

/// What is heard where several things moved at once.
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

fn sound(tones: &[Tone], loudness: f32) -> Result<(), JsValue> {
    if tones.is_empty() || loudness <= 0.0 {
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
            volume.gain().set_value_at_time(tone.volume * loudness, from)?;
            volume.gain().exponential_ramp_to_value_at_time(0.001, to)?;
            source.connect_with_audio_node(&volume)?;
            volume.connect_with_audio_node(&context.destination())?;
            source.start_with_when(from)?;
            source.stop_with_when(to)?;
        }
        Ok(())
    })
}
