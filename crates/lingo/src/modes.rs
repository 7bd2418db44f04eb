//! Modes and their options by name.
//!
//! Titles follow from the fields of [`Rules`], so that house mixes have one too.

use rules::{Alliance, FirstClaims, Preset, Realm, Rules};
use table::{Clock, Millis};
use view::edition::Edition;

use crate::frame::Lingo;
use crate::t;

/// An option of a game: what it is called and what it means.
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

    /// What sets a mix apart from the usual game of its name.
    pub fn options(&self, rules: &Rules) -> Vec<GameOption> {
        let usual = usual(rules);
        let order = usual.map_or(FirstClaims::Drawn, |usual| usual.first_claims);
        let order_differs = order != rules.first_claims;
        let named = [
            (rules.middle_kingdom, "game-option-middle"),
            (rules.harmony, "game-option-harmony"),
            (rules.dynasty, "game-option-dynasty"),
            (order_differs && rules.first_claims == FirstClaims::Abba, "game-option-abba"),
            (order_differs && rules.first_claims == FirstClaims::Drawn, "game-option-drawn"),
            (usual.is_none_or(|usual| usual.dominoes != rules.dominoes), "game-option-box"),
            (usual.is_none_or(|usual| usual.grid != rules.grid), "game-option-grid"),
        ];
        let values = [("count", rules.dominoes.into()), ("width", rules.grid.width().into())];
        let option = |key: &str| GameOption {
            name: self.with(key, &values),
            hint: self.attr(key, "hint").unwrap_or_default(),
        };
        named.into_iter().filter(|(on, _)| *on).map(|(_, key)| option(key)).collect()
    }

    /// The time to think: `10 minutes each, +10 seconds per turn`.
    pub fn clock(&self, clock: Clock) -> String {
        match clock {
            Clock::None => t!(self, "lobby-clock-none"),
            Clock::Bank { bank_ms, increment_ms } => t!(
                self,
                "lobby-clock-bank-told",
                bank = self.duration(bank_ms),
                increment = self.duration(increment_ms)
            ),
            Clock::Turn { turn_ms } => {
                t!(self, "lobby-clock-turn-told", time = self.duration(turn_ms))
            }
        }
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

    /// The name of a realm, given the names of the seats: `Ann`, or `Team Ann + Ben`.
    pub fn realm(&self, rules: &Rules, realm: Realm, names: &[impl AsRef<str>]) -> String {
        let members = self.members(rules, realm, names);
        match rules.alliance {
            Alliance::Solo => members.concat(),
            Alliance::Pairs => t!(self, "table-team", members = members.join(" + ")),
        }
    }

    /// The players of a realm, given the names of the seats.
    pub(crate) fn members(
        &self,
        rules: &Rules,
        realm: Realm,
        names: &[impl AsRef<str>],
    ) -> Vec<String> {
        let seats = rules.all_seats().filter(|seat| rules.realm_of(*seat) == realm);
        seats.map(|seat| self.name_of(names, seat)).collect()
    }
}

/// The printed mode closest to a mix: the same players and boxes, and the same grid if there is
/// one.
fn usual(rules: &Rules) -> Option<&'static Rules> {
    let company = |rules: &Rules| (rules.boxes, rules.seats, rules.alliance);
    let alike = || {
        let presets = Preset::ALL.iter().map(|preset| &preset.rules);
        presets.filter(|preset| company(preset) == company(rules))
    };
    alike().find(|preset| preset.grid == rules.grid).or_else(|| alike().next())
}
