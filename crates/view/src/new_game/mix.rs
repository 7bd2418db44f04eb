//! Rules after a choice: the nearest playable mix that contains it.
//!
//! Choices have an order: game, players, teams, grid, deck, first claims. A choice keeps those
//! before it and adapts those after it, preferring printed modes.

use std::cmp::Reverse;
use std::sync::LazyLock;

use rules::{Alliance, FirstClaims, Grid, Preset, Rules, RulesError};

use crate::edition::Edition;

/// Every playable mix, with bonuses and Dynasty off; printed modes as printed.
static PLAYABLE: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let as_printed = |rules: Rules| {
        let usual =
            |preset: &&Preset| Rules { first_claims: rules.first_claims, ..preset.rules } == rules;
        Preset::ALL.iter().find(usual).map_or(rules, |preset| preset.rules)
    };
    Rules::all_playable().map(as_printed).collect()
});

pub(super) fn checked(rules: Rules) -> Result<Rules, RulesError> {
    rules.check().map(|()| rules)
}

/// Another game, in the printed mode for the nearest number of players.
pub(super) fn with_edition(now: &Rules, edition: Edition) -> Result<Rules, RulesError> {
    if Edition::of(now) == edition {
        return Ok(*now);
    }
    let nearest = |rules: &&Rules| {
        let same_alliance = rules.alliance == now.alliance;
        (is_printed(rules), Reverse(rules.seats.abs_diff(now.seats)), same_alliance)
    };
    let all = PLAYABLE.iter().filter(|rules| Edition::of(rules) == edition);
    best(all, nearest).map(|rules| with_extras(*rules, now)).ok_or(RulesError::Seats)
}

pub(super) fn with_seats(now: &Rules, seats: u8) -> Result<Rules, RulesError> {
    if now.seats == seats {
        return Ok(*now);
    }
    let edition = Edition::of(now);
    let all = PLAYABLE.iter().filter(|rules| Edition::of(rules) == edition && rules.seats == seats);
    let nearest = |rules: &&Rules| {
        (rules.alliance == now.alliance, is_printed(rules), rules.grid == now.grid)
    };
    let found = best(all, nearest).map(|rules| with_extras(*rules, now));
    found.ok_or_else(|| reason(Rules { seats, alliance: Alliance::Solo, ..*now }))
}

pub(super) fn with_teams(now: &Rules, on: bool) -> Result<Rules, RulesError> {
    let alliance = if on { Alliance::Pairs } else { Alliance::Solo };
    if now.alliance == alliance {
        return Ok(*now);
    }
    let kin = (now.boxes, now.seats, alliance);
    let all = PLAYABLE.iter().filter(|rules| (rules.boxes, rules.seats, rules.alliance) == kin);
    let nearest = |rules: &&Rules| (is_printed(rules), rules.grid == now.grid);
    let found = best(all, nearest).map(|rules| with_extras(*rules, now));
    found.ok_or_else(|| reason(Rules { alliance, ..*now }))
}

pub(super) fn with_grid(now: &Rules, grid: Grid) -> Result<Rules, RulesError> {
    if now.grid == grid {
        return Ok(*now);
    }
    let kin = (now.boxes, now.seats, now.alliance, grid);
    let all = PLAYABLE
        .iter()
        .filter(|rules| (rules.boxes, rules.seats, rules.alliance, rules.grid) == kin);
    let found = best(all, |rules| is_printed(rules));
    let found =
        found.map(|rules| Rules { first_claims: now.first_claims, ..with_extras(*rules, now) });
    found.ok_or_else(|| reason(Rules { grid, ..*now }))
}

/// The possible numbers of dominoes, from just enough for all kings to the whole box.
pub(super) fn decks(now: &Rules) -> Vec<u8> {
    let kin = (now.boxes, now.seats, now.alliance, now.grid);
    let alike = PLAYABLE
        .iter()
        .filter(|rules| (rules.boxes, rules.seats, rules.alliance, rules.grid) == kin);
    let mut decks: Vec<u8> = alike.map(|rules| rules.dominoes).collect();
    decks.sort_unstable();
    decks.dedup();
    decks
}

/// The best of several; of equals, the one with the fewest dominoes.
fn best<'a, K: Ord>(
    all: impl Iterator<Item = &'a Rules>,
    worth: impl Fn(&&'a Rules) -> K,
) -> Option<&'a Rules> {
    all.max_by_key(|rules| (worth(rules), Reverse(rules.dominoes)))
}

fn is_printed(rules: &Rules) -> bool {
    Preset::ALL.iter().any(|preset| preset.rules == *rules)
}

/// A mix with the bonuses and the Dynasty option of another.
fn with_extras(mix: Rules, extras: &Rules) -> Rules {
    let Rules { middle_kingdom, harmony, dynasty, .. } = *extras;
    Rules { middle_kingdom, harmony, dynasty, ..mix }
}

/// Why a mix cannot be played even with the whole box and drawn kings.
fn reason(mix: Rules) -> RulesError {
    let dominoes = mix.boxes.dominoes();
    let whole = Rules { dominoes, first_claims: FirstClaims::Drawn, ..mix };
    whole.check().err().unwrap_or(RulesError::LineTooShort)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_of_players_that_no_box_has_is_refused_for_that_reason() {
        for now in PLAYABLE.iter() {
            assert_eq!(with_seats(now, 1), Err(RulesError::Seats), "{now}");
            assert_eq!(with_seats(now, 9), Err(RulesError::Seats), "{now}");
        }
    }
}
