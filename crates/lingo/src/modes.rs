//! What is played, in words: the title of a mix of rules, its options, its clock.
//!
//! Titles follow from the fields of [`Rules`], so that house mixes have one too.

use rules::{Alliance, DynastyScoring, FirstClaims, Preset, Rules};
use table::{Clock, Millis, Options};
use view::edition::Edition;
use view::new_game::{Field, Value};

use crate::frame::Lingo;
use crate::new_game::first_claims_key;
use crate::t;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    pub name: String,
    /// What it means, in a line.
    pub hint: String,
}

impl Lingo {
    /// The title of a mix: `Kingdomino for 4`, `Mighty Duel`, `Royal Wedding for 6, in teams`.
    pub fn mode(&self, rules: &Rules) -> String {
        let key = format!("game-mode-{}", Edition::of(rules).name());
        let mode = self.with(&key, &[("seats", rules.seats.into())]);
        match rules.alliance {
            Alliance::Solo => mode,
            Alliance::Pairs => t!(self, "game-mode-teams", mode = mode),
        }
    }

    /// The options that set a mix apart from the printed mode closest to it.
    pub fn options(&self, rules: &Rules) -> Vec<GameOption> {
        let printed = closest_printed(rules);
        let printed_order = printed.map_or(FirstClaims::Drawn, |printed| printed.first_claims);
        let order_differs = rules.first_claims != printed_order;
        let options = [
            (rules.middle_kingdom, "game-option-middle"),
            (rules.harmony, "game-option-harmony"),
            (rules.dynasty == Some(DynastyScoring::Total), "game-option-dynasty"),
            (rules.dynasty == Some(DynastyScoring::Best), "game-option-dynasty-best"),
            (order_differs, first_claims_key(rules.first_claims)),
            (printed.is_none_or(|printed| printed.dominoes != rules.dominoes), "game-option-box"),
            (printed.is_none_or(|printed| printed.grid != rules.grid), "game-option-grid"),
        ];
        let values = [("count", rules.dominoes.into()), ("width", rules.grid.width().into())];
        let describe = |key: &str| GameOption {
            name: self.with(key, &values),
            hint: self.attr(key, "hint").unwrap_or_default(),
        };
        options.into_iter().filter(|(applies, _)| *applies).map(|(_, key)| describe(key)).collect()
    }

    /// The time to think: `10 minutes each, +10 seconds per turn`.
    pub fn clock(&self, clock: Clock) -> String {
        match clock {
            Clock::None => t!(self, "lobby-clock-none"),
            Clock::Bank { bank_ms, increment_ms } => t!(
                self,
                "lobby-clock-bank",
                bank = self.duration(bank_ms),
                increment = self.duration(increment_ms)
            ),
            Clock::Turn { turn_ms } => {
                t!(self, "lobby-clock-turn", time = self.duration(turn_ms))
            }
        }
    }

    /// What the clocks of a table do when they run out; `None` without clocks.
    pub fn on_timeout(&self, options: &Options) -> Option<String> {
        let choice = Value::OnTimeout(options.on_timeout);
        let words = || self.labelled(&self.field(Field::OnTimeout), &self.choice(choice));
        (options.clock != Clock::None).then(words)
    }

    /// A duration in the largest unit that expresses it exactly, or else in seconds.
    pub fn duration(&self, time_ms: Millis) -> String {
        let units = [
            (86_400_000, "lobby-clock-days"),
            (3_600_000, "lobby-clock-hours"),
            (60_000, "lobby-clock-minutes"),
        ];
        let exact = units.into_iter().find(|(unit, _)| time_ms > 0 && time_ms % unit == 0);
        let (unit, key) = exact.unwrap_or((1000, "lobby-clock-seconds"));
        self.with(key, &[("count", (time_ms / unit).into())])
    }

    /// A duration in whole seconds, minutes or hours, whichever people would say.
    pub fn rounded_duration(&self, time_ms: Millis) -> String {
        let unit = match time_ms {
            ..120_000 => 1000,
            120_000..7_200_000 => 60_000,
            7_200_000.. => 3_600_000,
        };
        self.duration((time_ms.saturating_add(unit - 1) / unit).max(1) * unit)
    }
}

/// The printed mode closest to a mix: one with the same players and boxes, if possible with the
/// same grid.
fn closest_printed(rules: &Rules) -> Option<&'static Rules> {
    let players_and_boxes = |rules: &Rules| (rules.seats, rules.alliance, rules.boxes);
    let printed = Preset::ALL.iter().map(|preset| &preset.rules);
    let alike = printed.filter(|printed| players_and_boxes(printed) == players_and_boxes(rules));
    // The first of equals.
    alike.min_by_key(|printed| printed.grid != rules.grid)
}
