//! JSON output.
//!
//! Notation carries what notation can (rules, steps, cells, positions); the rest are plain
//! numbers and words. Seats, realms and ranks count from 1, as in the notation.

use rules::{Actor, Decider, Outcome, Position, Record, ScoreSheet};
use serde_json::{Value, json};

pub(crate) fn sheet(sheet: &ScoreSheet) -> Value {
    let territories = sheet.territories.iter().map(|scored| {
        let land = &scored.territory;
        json!({
            "terrain": land.terrain.name(),
            "squares": land.squares,
            "crowns": land.crowns,
            "queen": scored.queen,
            "points": scored.points,
            "cells": land.cells().map(|cell| cell.to_string()).collect::<Vec<_>>(),
        })
    });
    let buildings = sheet.buildings.iter().map(|scored| {
        json!({
            "building": scored.building.spec().id,
            "cell": scored.cell.to_string(),
            "points": scored.points,
        })
    });
    json!({
        "total": sheet.total,
        "territories": territories.collect::<Vec<_>>(),
        "buildings": buildings.collect::<Vec<_>>(),
        "wealth": sheet.wealth,
        "middle_kingdom": sheet.middle_kingdom,
        "harmony": sheet.harmony,
        "largest_territory": sheet.largest_territory,
        "crowns": sheet.crowns,
    })
}

/// A whole game: its steps and its result.
pub(crate) fn game(record: &Record, last: &Position) -> Value {
    let tags = record.tags.iter().map(|(name, value)| json!({ "name": name, "value": value }));
    let realms = record.rules.realms().map(|realm| {
        let seats = record.rules.seats_of(realm).map(|seat| seat.index() + 1);
        json!({
            "realm": realm.index() + 1,
            "seats": seats.collect::<Vec<_>>(),
            "sheet": sheet(&last.score(realm)),
        })
    });
    json!({
        "rules": record.rules.to_string(),
        "tags": tags.collect::<Vec<_>>(),
        "steps": record.steps.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "over": last.outcome().is_some(),
        "realms": realms.collect::<Vec<_>>(),
        "standings": last.outcome().map(|outcome| standings(&outcome)),
    })
}

/// The places at the end of a game.
pub(crate) fn standings(outcome: &Outcome) -> Value {
    let standing = |standing: &rules::Standing| {
        json!({
            "rank": standing.rank,
            "realm": standing.realm.index() + 1,
            "points": standing.points,
            "behind_by": standing.behind_by.map(Decider::name),
        })
    };
    outcome.standings().iter().map(standing).collect()
}

/// A position of a game, after `at` of its steps.
pub(crate) fn position(record: &Record, at: usize, position: &Position) -> Value {
    let (actor, seat) = match position.actor() {
        Actor::Seat(seat) => ("seat", Some(seat.index() + 1)),
        Actor::Chance => ("chance", None),
        Actor::Nobody => ("nobody", None),
    };
    let rules = position.rules();
    let actions = position.legal_actions();
    json!({
        "rules": rules.to_string(),
        "at": at,
        "steps": record.steps.len(),
        "setup": position.setup().to_string(),
        "round": position.round(),
        "phase": position.phase().to_string(),
        "actor": actor,
        "seat": seat,
        "legal_actions": actions.iter().map(|action| action.to_string()).collect::<Vec<_>>(),
        "points": rules.realms().map(|realm| position.points(realm)).collect::<Vec<_>>(),
    })
}
