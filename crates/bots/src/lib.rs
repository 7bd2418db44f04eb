//! Players for every mode, from beginner level to the strongest we can make.
//!
//! A [`Bot`] sees what everyone may know, a [`rules::Position`], and nothing else. It is a pure
//! machine: no clock, no threads, and random numbers only from its seed, so the same seed and
//! the same number of visits choose the same action. Callers with a clock turn time into visits:
//! they let the bot [`think`](Bot::think) in small portions, as large as a [`Pace`] says, until the
//! time is up.

mod bot;
mod counsel;
mod endgame;
mod evaluator;
mod greedy;
mod level;
mod novice;
mod pace;
mod points;
pub mod positional;
pub mod protocol;
mod quick;
mod random;
mod rival;
mod rollout;
mod search;
mod ties;

pub use bot::{ActionReport, Bot, Report, choose, named, names};
pub use counsel::Counsel;
pub use endgame::{Solution, Solved, solve};
pub use evaluator::{Estimate, Evaluator, Judgement, Leaf, REALMS_MAX, points_now};
pub use greedy::FullGreedy;
pub use level::{decide, decide_at_a_glance, of_level, searches, weights_needed};
pub use pace::Pace;
pub use points::Points;
pub use positional::{Family, Positional, PositionalBot};
pub use quick::QuickBot;
pub use random::RandomBot;
pub use rollout::Rollout;
pub use search::{Search, SearchBot, SearchConfig, Utility};
