//! §2: what can be played, and the reason why the rest cannot.

use super::*;

#[test]
fn every_mode_of_the_table_can_be_played() {
    for name in MODES {
        assert_eq!(mode(name).refusal(), None, "{name}");
        assert!(Game::new(&mode(name)).is_ok(), "{name}");
    }
}

#[test]
fn bad_mixes_are_refused_with_the_first_reason() {
    let change = |name: &str, change: fn(&mut Options)| {
        let mut options = mode(name);
        change(&mut options);
        let code = options.refusal();
        assert_eq!(Game::new(&options).err(), code);
        code.unwrap_or("fine")
    };
    assert_eq!(change("k2", |o| o.seats = 1), "rules.seats");
    assert_eq!(change("k2", |o| o.seats = 0), "rules.seats");
    assert_eq!(change("w8", |o| o.seats = 9), "rules.seats");
    assert_eq!(change("k3", |o| o.teams = true), "rules.teams");
    assert_eq!(change("k2", |o| o.teams = true), "rules.teams");
    assert_eq!(change("k4", |o| o.abba = true), "rules.first_claims");
    assert_eq!(change("q4", |o| o.dominoes = 36), "rules.box_not_whole");
    assert_eq!(change("w4", |o| o.dominoes = 48), "rules.box_not_whole");
    assert_eq!(change("k4", |o| o.dominoes = 52), "rules.too_many_dominoes");
    assert_eq!(change("k4", |o| o.dominoes = 46), "rules.uneven_lines");
    assert_eq!(change("k4", |o| o.dominoes = 0), "rules.uneven_lines");
    // Six rounds fill 5×5 for a team: 96 dominoes would be sixteen in a line.
    assert_eq!(change("w6t", |o| o.grid = 5), "rules.line_too_long");
    assert_eq!(change("k4", |o| o.grid = 7), "rules.line_too_short");
    assert_eq!(change("k4", |o| o.dominoes = 36), "rules.line_too_short");
    assert_eq!(change("w6t", |o| o.teams = false), "rules.line_too_short");
    // House rules that add up.
    assert_eq!(change("k2", |o| o.dominoes = 48), "fine");
    // The order of the list: seats come before teams, teams before first claims.
    assert_eq!(
        change("k2", |o| {
            o.seats = 9;
            o.teams = true;
        }),
        "rules.seats"
    );
    assert_eq!(
        change("k3", |o| {
            o.teams = true;
            o.abba = true;
        }),
        "rules.teams"
    );
    assert_eq!(change("q2", |o| o.abba = false), "fine");
}
