//! What partners say to each other: only their team reads it.
//!
//! Remarks are no facts: no number, gap or byte of what the others receive may depend on them. They
//! have a log of their own ([`Notes`]), and each entry names its readers.

mod notes;

use rules::{Action, Building, Cell, DominoId, Seat};
use serde::{Deserialize, Serialize};

use crate::names::Text;
use crate::options::Millis;
use crate::talk::named_values;

pub use notes::{Noted, Notes, PrivateNote};

/// What a player says to their partner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Remark {
    /// A preset, which every client can translate.
    Phrase { phrase: TeamPhrase },
    /// In their own words.
    Text { text: Text },
    /// Points at a domino of either line.
    Domino {
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "17"))]
        domino: DominoId,
    },
    /// Points at a square of the kingdom they share.
    Square {
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "h7"))]
        square: Cell,
    },
    /// Points at a building on the builders' board.
    Building {
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "sawmill"))]
        building: Building,
    },
    /// An action for whichever of the two plays next. Partners see it as a ghost.
    Plan {
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "17@h7n"))]
        action: Action,
    },
}

/// A remark as a team reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Note {
    pub at: Millis,
    /// The seat it comes from.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The game it was said in, counting from 1; 0 before the first.
    pub game: u32,
    /// How many steps that game had.
    pub steps: u16,
    pub remark: Remark,
}

named_values! {
    /// A preset for partners.
    TeamPhrase {
        WhatDoYouThink = "what_do_you_think",
        AsYouLike = "as_you_like",
        Yes = "yes",
        No = "no",
        Later = "later",
        ThisOne = "this_one",
        Here = "here",
        NotThere = "not_there",
        TakeIt = "take_it",
        LeaveIt = "leave_it",
        SaveCoins = "save_coins",
        CollectTax = "collect_tax",
        Build = "build",
        GetTowers = "get_towers",
        BurnIt = "burn_it",
        Thanks = "thanks",
    }
}
