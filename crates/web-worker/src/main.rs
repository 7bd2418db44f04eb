//! The bots, on a thread of their own beside the page.
//!
//! A message is a [`Question`] as JSON, the answer an [`Answer`]. Questions are answered one after the
//! other; whoever no longer wants one ends the worker.

use std::time::Duration;

use rules::{Action, Position, Setup};
use serde::{Deserialize, Serialize};
use table::{BotQuestion, Level, Millis};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// What a bot shall decide.
#[derive(Deserialize)]
struct Question {
    /// Comes back with the answer.
    id: u32,
    /// The position as text.
    position: String,
    /// The bot.
    level: String,
    /// What its choices follow from.
    seed: u64,
    /// How long the strongest may think.
    limit_ms: Millis,
}

/// What it decided.
#[derive(Serialize)]
struct Answer {
    id: u32,
    /// In notation; none for a question that makes no sense.
    action: Option<String>,
}

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let here = scope.clone();
    let answer = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let question = message.data().as_string();
        let question = question.and_then(|text| serde_json::from_str::<Question>(&text).ok());
        let Some(question) = question else { return };
        let action = decide(&question, &here).map(|action| action.to_string());
        let answer = Answer { id: question.id, action };
        let text = serde_json::to_string(&answer).expect("an answer has a JSON form");
        // A page that is gone needs no answer.
        let _ = here.post_message(&JsValue::from_str(&text));
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    answer.forget();
    // The page sends nothing before it hears that somebody listens.
    let _ = scope.post_message(&JsValue::from_str("ready"));
}

/// Lets a bot think as long as it wants to, within the limit.
fn decide(question: &Question, scope: &DedicatedWorkerGlobalScope) -> Option<Action> {
    let setup: Setup = question.position.parse().ok()?;
    let position = Position::from_setup(&setup).ok()?;
    let level = Level::ALL.into_iter().find(|level| level.name() == question.level)?;
    let now = || {
        let clock = scope.performance().map_or(0.0, |clock| clock.now());
        Duration::from_secs_f64(clock / 1_000.0)
    };
    let asked = now();
    let question =
        BotQuestion { level, seed: question.seed, position, limit_ms: question.limit_ms };
    Some(bots::decide(&question, || now().saturating_sub(asked)))
}
