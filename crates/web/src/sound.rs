//! Plays the scores of [`view::sound`] in the page: every instrument is synthesized, nothing is loaded.

use std::cell::RefCell;

use view::scene::Motion;
use view::sound::{self, Instrument, Note};
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioNode, BiquadFilterType, GainNode, OscillatorType};

thread_local! {
    /// Created late, since browsers allow sound only after the user has interacted with the page.
    static AUDIO: RefCell<Option<Studio>> = const { RefCell::new(None) };
}

/// Plays what is heard of what moved. `volume` goes from 0 to 100.
pub(crate) fn play_motions(motions: &[Motion], is_our_turn: bool, volume: u8) {
    let notes = sound::score(motions, is_our_turn);
    let gain = sound::gain(volume);
    if notes.is_empty() || gain <= 0.0 {
        return;
    }
    // It fails where the browser allows no sound.
    let _ = AUDIO.with_borrow_mut(|audio| {
        let studio = match audio {
            Some(studio) => studio,
            None => audio.insert(Studio::open()?),
        };
        studio.play(&notes, gain)
    });
}

/// Where the partials of a coin lie over its lowest one.
const COIN_PARTIALS: [(f32, f32); 4] = [(1.0, 0.5), (1.49, 0.3), (2.32, 0.25), (3.61, 0.12)];
/// An exponential fade needs an end above zero.
const SILENCE: f32 = 0.000_1;
/// The highest frequency in the noise at the usual rate of samples.
const NOISE_HERTZ: f32 = 22_050.0;

struct Studio {
    context: AudioContext,
    /// A second of white noise.
    noise: AudioBuffer,
}

/// A part of a note, in times of the audio's clock.
#[derive(Clone, Copy)]
struct Stroke {
    from: f64,
    seconds: f64,
    attack: f64,
    /// How long it stays about as loud as it was after the attack.
    held: f64,
    volume: f32,
}

/// A filter's kind, frequency at the beginning and at the end, and quality.
type Sieve = (BiquadFilterType, f32, f32, f32);

impl Studio {
    fn open() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let mut state = 1_u32;
        let samples: Vec<f32> = (0..rate as u32)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 8) as f32 / 8_388_608.0 - 1.0
            })
            .collect();
        let noise = context.create_buffer(1, rate as u32, rate)?;
        noise.copy_to_channel(&samples, 0)?;
        Ok(Self { context, noise })
    }

    fn play(&self, notes: &[Note], gain: f32) -> Result<(), JsValue> {
        let now = self.context.current_time();
        for note in notes {
            let stroke = Stroke {
                from: now + f64::from(note.at_ms) / 1_000.0,
                seconds: f64::from(note.length_ms) / 1_000.0,
                attack: 0.002,
                held: 0.0,
                volume: note.volume * gain,
            };
            self.sound(note.instrument, note.hertz, stroke)?;
        }
        Ok(())
    }

    fn sound(&self, instrument: Instrument, hertz: f32, whole: Stroke) -> Result<(), JsValue> {
        use BiquadFilterType::{Bandpass, Lowpass};
        use OscillatorType::{Sawtooth, Sine, Triangle};
        match instrument {
            Instrument::Wood => {
                self.hiss((Bandpass, hertz, hertz, 7.0), whole.part(0.6, 0.7))?;
                self.hiss((Bandpass, 2.7 * hertz, 2.7 * hertz, 5.0), whole.part(0.25, 0.35))?;
                self.tone(Sine, hertz, whole.part(0.35, 1.0))
            }
            Instrument::Bar => {
                self.tone(Sine, hertz, whole.part(0.75, 1.0))?;
                self.tone(Sine, 3.93 * hertz, whole.part(0.18, 0.3))?;
                self.hiss((Bandpass, 2.0 * hertz, 2.0 * hertz, 4.0), whole.part(0.12, 0.08))
            }
            Instrument::Coin => COIN_PARTIALS.into_iter().try_for_each(|(partial, share)| {
                let length = 1.0 / f64::from(partial).sqrt();
                self.tone(Sine, partial * hertz, whole.part(share, length))
            }),
            Instrument::String => {
                self.tone(Triangle, hertz, whole.part(0.8, 1.0))?;
                self.tone(Triangle, 2.0 * hertz, whole.part(0.2, 0.5))
            }
            Instrument::Page => {
                let swell = Stroke { attack: whole.seconds * 0.35, ..whole.part(0.5, 1.0) };
                self.hiss((Bandpass, hertz, 2.4 * hertz, 0.9), swell)
            }
            Instrument::Horn => {
                let blown = Stroke { attack: 0.035, held: 0.6 * whole.seconds, ..whole };
                let envelope = self.envelope(blown)?;
                let bell = (Lowpass, 2.2 * hertz, 4.5 * hertz, 0.8);
                let bell = self.filter(bell, blown, &envelope)?;
                // Two at half the volume each.
                let half = self.context.create_gain()?;
                half.gain().set_value(0.5);
                half.connect_with_audio_node(&bell)?;
                self.oscillate(Sawtooth, hertz * 0.997, blown, &half)?;
                self.oscillate(Sawtooth, hertz * 1.003, blown, &half)
            }
            Instrument::Fire => {
                let swell = Stroke { attack: whole.seconds * 0.2, ..whole.part(0.5, 1.0) };
                self.hiss((Lowpass, 3.0 * hertz, hertz, 0.7), swell)
            }
        }
    }

    /// A tone with an envelope of its own.
    fn tone(&self, wave: OscillatorType, hertz: f32, stroke: Stroke) -> Result<(), JsValue> {
        let envelope = self.envelope(stroke)?;
        self.oscillate(wave, hertz, stroke, &envelope)
    }

    fn oscillate(
        &self,
        wave: OscillatorType,
        hertz: f32,
        stroke: Stroke,
        into: &AudioNode,
    ) -> Result<(), JsValue> {
        let source = self.context.create_oscillator()?;
        source.set_type(wave);
        source.frequency().set_value(hertz);
        source.connect_with_audio_node(into)?;
        source.start_with_when(stroke.from)?;
        source.stop_with_when(stroke.end())
    }

    /// Filtered noise with an envelope of its own, as loud as a tone.
    fn hiss(&self, sieve: Sieve, stroke: Stroke) -> Result<(), JsValue> {
        let (kind, hertz, _, quality) = sieve;
        // A narrow filter lets little through.
        let width = match kind {
            BiquadFilterType::Bandpass => hertz / quality,
            _ => hertz,
        };
        let makeup = (NOISE_HERTZ / width).sqrt().min(20.0);
        let envelope = self.envelope(Stroke { volume: stroke.volume * makeup, ..stroke })?;
        let filter = self.filter(sieve, stroke, &envelope)?;
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        source.set_loop(true);
        source.connect_with_audio_node(&filter)?;
        // Not twice the same stretch of noise.
        let offset = stroke.from % 0.7;
        source.start_with_when_and_grain_offset_and_grain_duration(
            stroke.from,
            offset,
            stroke.seconds,
        )
    }

    fn filter(
        &self,
        (kind, from, to, quality): Sieve,
        stroke: Stroke,
        into: &AudioNode,
    ) -> Result<AudioNode, JsValue> {
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(kind);
        filter.q().set_value(quality);
        filter.frequency().set_value_at_time(from, stroke.from)?;
        filter.frequency().exponential_ramp_to_value_at_time(to, stroke.end())?;
        filter.connect_with_audio_node(into)?;
        Ok(filter.into())
    }

    /// Rises in its attack, is held if it is blown, and fades until its end.
    fn envelope(&self, stroke: Stroke) -> Result<GainNode, JsValue> {
        let envelope = self.context.create_gain()?;
        let level = envelope.gain();
        level.set_value_at_time(SILENCE, stroke.from)?;
        level.linear_ramp_to_value_at_time(stroke.volume, stroke.from + stroke.attack)?;
        if stroke.held > stroke.attack {
            level.linear_ramp_to_value_at_time(0.75 * stroke.volume, stroke.from + stroke.held)?;
        }
        level.exponential_ramp_to_value_at_time(SILENCE, stroke.end())?;
        envelope.connect_with_audio_node(&self.context.destination())?;
        Ok(envelope)
    }
}

impl Stroke {
    fn end(self) -> f64 {
        self.from + self.seconds
    }

    /// A part of the sound with this share of its volume and of its length.
    fn part(self, share: f32, length: f64) -> Self {
        Self { seconds: self.seconds * length, volume: self.volume * share, ..self }
    }
}
