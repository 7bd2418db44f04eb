//! The bots, on their own thread, so that they do not block the page.
//!
//! [`view::worker`] defines the messages.

use std::time::Duration;

use rules::Action;
use view::worker::{self, FromWorker, ToWorker};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let here = scope.clone();
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let text = message.data().as_string().unwrap_or_default();
        let Some(request) = worker::read::<ToWorker>(&text) else { return };
        let ToWorker::Decide { id, .. } = request;
        post(&here, &FromWorker::decided(id, decide(&request, &here)));
    });
    scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
    post(&scope, &FromWorker::Ready);
}

/// If the page has gone, nobody needs the answer.
fn post(scope: &DedicatedWorkerGlobalScope, answer: &FromWorker) {
    let _ = scope.post_message(&JsValue::from_str(&worker::write(answer)));
}

/// Lets a bot think until it is done or the time is up.
fn decide(request: &ToWorker, scope: &DedicatedWorkerGlobalScope) -> Option<Action> {
    let now = || {
        let clock = scope.performance().map_or(0.0, |clock| clock.now());
        Duration::from_secs_f64(clock / 1_000.0)
    };
    let asked = now();
    let question = request.question()?;
    Some(bots::decide(&question, || now().saturating_sub(asked)))
}
