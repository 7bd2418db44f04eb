//! What happened, in words: one phrase for each step of a game, without its subject.
//!
//! A phrase is told from the positions before and after the step: what a tax brought or a
//! building cost is their difference, never computed again.

use rules::{Action, Actor, Deal, Phase, Position, Step, Taxed};

use super::{building, count, domino, glued};

/// A step as a phrase: `places 17 (forest | lake 1) at h7 north`.
pub(crate) fn phrase(before: &Position, step: Step, after: &Position) -> String {
    match step {
        Step::Deal(deal) => dealt(deal),
        Step::Act(action) => done(before, action, after),
    }
}

fn dealt(deal: Deal) -> String {
    match deal {
        Deal::King(_) => "is drawn".to_owned(),
        Deal::Line(dominoes) => dominoes.into_iter().map(domino).collect::<Vec<_>>().join(", "),
        Deal::Buildings(tiles) => {
            tiles.iter().map(|tile| building(*tile)).collect::<Vec<_>>().join(", ")
        }
    }
}

fn done(before: &Position, action: Action, after: &Position) -> String {
    let Actor::Seat(seat) = before.actor() else {
        return action.to_string();
    };
    let realm = before.rules().realm_of(seat);
    let coins = |position: &Position| position.purse(realm).coins;
    match action {
        Action::Claim(slot) => {
            let claimed = before.next_line().get(slot).map(|entry| entry.domino.to_string());
            let slot = slot.index() + 1;
            format!("claims {}", glued(&format!("slot {slot}: {}", claimed.unwrap_or_default())))
        }
        Action::Place { domino: id, placement } => {
            let toward = match placement.toward {
                rules::Direction::North => "north",
                rules::Direction::East => "east",
                rules::Direction::South => "south",
                rules::Direction::West => "west",
            };
            format!("places {} at {}", domino(id), glued(&format!("{} {toward}", placement.at)))
        }
        Action::Discard(id) => format!("discards {}, which fits nowhere", domino(id)),
        Action::Tax(taxed) => {
            let collected = coins(after).saturating_sub(coins(before));
            format!(
                "taxes {} for {}",
                taxed_halves(before, taxed),
                glued(&count(collected, "coin"))
            )
        }
        Action::Build { spot, at } => {
            let tile = before.builders().and_then(|builders| builders.tile(spot));
            let price = coins(before).saturating_sub(coins(after));
            let gained = |what: fn(&rules::Purse) -> u8| {
                what(&after.purse(realm)).saturating_sub(what(&before.purse(realm)))
            };
            let mut text = format!("builds {} on {at}", tile.map_or("nothing", building));
            text += " for ";
            text += &if price == 0 { "nothing".to_owned() } else { glued(&count(price, "coin")) };
            let brought = [
                (gained(|purse| purse.knights), "knight"),
                (gained(|purse| purse.towers), "tower"),
            ];
            for (amount, noun) in brought.into_iter().filter(|(amount, _)| *amount > 0) {
                text += ", +";
                text += &glued(&count(amount, noun));
            }
            if after.hosts_queen(realm) && !before.hosts_queen(realm) {
                text += ", and hosts the Queen";
            }
            text
        }
        Action::Bribe(spot) => {
            let tile = before.builders().and_then(|builders| builders.tile(spot));
            format!("has the dragon burn {}", tile.map_or("nothing", building))
        }
        Action::Pass => match before.phase() {
            Phase::Tax => "no tax",
            Phase::Build => "no building",
            Phase::Bribe => "no bribe",
            _ => "passes",
        }
        .to_owned(),
    }
}

/// The terrains of the halves that get a knight.
fn taxed_halves(before: &Position, taxed: Taxed) -> String {
    let entry = before.turn().and_then(|slot| before.current_line().get(slot));
    let Some(face) = entry.map(|entry| entry.domino.domino()) else {
        return "the domino".to_owned();
    };
    let (left, right) = (face.left.terrain.name(), face.right.terrain.name());
    match taxed {
        Taxed::Left => left.to_owned(),
        Taxed::Right => right.to_owned(),
        Taxed::Both => format!("{left} and {right}"),
    }
}

/// What is due now: `Seat 2 has to place 17 (forest | lake 1)`.
pub(crate) fn due(position: &Position) -> String {
    let to_place = || position.domino_to_place().map(domino).unwrap_or_default();
    match (position.actor(), position.phase()) {
        (Actor::Nobody, _) => "The game is over".to_owned(),
        (Actor::Chance, Phase::DealBuildings) => "Building tiles are to be uncovered".to_owned(),
        (Actor::Chance, Phase::DealLine) => "A line is to be dealt".to_owned(),
        (Actor::Chance, _) => "A king is to be drawn".to_owned(),
        (Actor::Seat(seat), phase) => match phase {
            Phase::Place if position.legal_actions().get(0).is_some_and(gives_up) => {
                format!("Seat {seat} has to discard {}", to_place())
            }
            Phase::Place => format!("Seat {seat} has to place {}", to_place()),
            Phase::Tax => format!("Seat {seat} may tax the domino just placed"),
            Phase::Build => format!("Seat {seat} may build"),
            Phase::Bribe => format!("Seat {seat} may bribe the dragon"),
            _ => format!("Seat {seat} has to claim a slot"),
        },
    }
}

fn gives_up(action: Action) -> bool {
    matches!(action, Action::Discard(_))
}
