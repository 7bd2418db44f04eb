//! What to do about a refusal, one line for each reason.
//!
//! What is wrong is said by `rules`, with a stable code. This adds the second line of a failure:
//! how to write it instead, or where to look.

use rules::{Building, Problem, SetupError, StepError};

/// What to do about a text that cannot be read.
pub(crate) fn parse(problem: Problem) -> String {
    let advice = match problem {
        Problem::Header => {
            "begin the record with two lines, [Crownlands \"1\"] and [Rules \"k4\"] or another mode"
        }
        Problem::Version => "this program reads version 1; a newer one may read the record",
        Problem::Tag => {
            "write a tag as [Name \"text\"], with \\\" for a quotation mark in the text"
        }
        Problem::TooLong => {
            "give one game with at most 64 tags of 200 characters, without its variations"
        }
        Problem::Mode | Problem::Option => "`crownlands modes` lists the modes and the options",
        Problem::Unplayable => "`crownlands modes RULES` says why these rules cannot be played",
        Problem::Action => {
            "write >2 to claim, 17@h7n to place, 17x to discard, $l, $r or $lr to tax, +2@h7 to \
             build, !2 to bribe, - to pass"
        }
        Problem::Deal => "write K=1 for a king, L=3,17,25,40 for a line, B=bakery,church for tiles",
        Problem::Domino => "write Kingdomino's dominoes as 1 to 48 and Queendomino's as q1 to q48",
        Problem::Cell => "cells are a1 to m13, with the castle on g7",
        Problem::Direction => "end the placement with the way to the right half: n, e, s or w",
        Problem::Building => return building_ids(),
        Problem::Square => {
            "write a square as W1 (wheat, one crown), F. (forest, none), Ta (town with building \
             a), CC (castle) or .. (empty)"
        }
        Problem::Castle => "draw exactly one castle as CC",
        Problem::DoesNotFit => {
            "draw no more than 5×5 squares, or 7×7; a line `rules q2` names the rules"
        }
        Problem::Fact => {
            "write `coins 11`, `knights 2`, `towers 3`, `queen`, `rules q2`, or `a sawmill` for \
             the building drawn Ta"
        }
        Problem::Phase => {
            "write the round and what is due: 0.claim, 3.place, 3.tax, 3.build, 3.bribe, 12.over"
        }
        _ => "correct that place and run it again",
    };
    advice.to_owned()
}

fn building_ids() -> String {
    let ids: Vec<_> = Building::all().map(|tile| tile.spec().id).collect();
    format!("name each building drawn Ta in a line `a sawmill`; there are {}", ids.join(", "))
}

/// What to do about a step that cannot follow, the step's number from 1.
pub(crate) fn step(number: usize, reason: StepError) -> String {
    let see = format!("`--at {}` shows the position before it", number - 1);
    match reason {
        StepError::Action(_) => format!("correct the step; {see} and what was legal"),
        StepError::Deal(_) => format!("correct the deal; {see}"),
    }
}

/// What to do about a setup that is no position.
pub(crate) fn setup(_: SetupError) -> &'static str {
    "`crownlands replay FILE --at N` prints setups that are positions"
}
