//! The bots, on their own thread, so that they do not block the page.
//!
//! [`view::worker`] defines the messages. The weights of a family of modes are a file of their own, loaded
//! when the first bot that needs them is asked.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use bots::Family;
use table::BotQuestion;
use view::worker::{self, FromWorker, ToWorker};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Response};

fn main() {
    let desk = Rc::new(Desk {
        scope: js_sys::global().unchecked_into(),
        requests: RefCell::default(),
        is_busy: Cell::new(false),
    });
    let here = Rc::clone(&desk);
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let text = message.data().as_string().unwrap_or_default();
        let Some(request) = worker::read::<ToWorker>(&text) else { return };
        here.requests.borrow_mut().push_back(request);
        here.work();
    });
    desk.scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
    desk.post(&FromWorker::Ready);
}

/// The requests, answered one after another even where one waits for weights.
struct Desk {
    scope: DedicatedWorkerGlobalScope,
    requests: RefCell<VecDeque<ToWorker>>,
    is_busy: Cell<bool>,
}

impl Desk {
    fn work(self: &Rc<Self>) {
        if self.is_busy.replace(true) {
            return;
        }
        let desk = Rc::clone(self);
        spawn_local(async move {
            while let Some(request) = desk.next() {
                let answer = desk.answer(&request).await;
                desk.post(&answer);
            }
            desk.is_busy.set(false);
        });
    }

    fn next(&self) -> Option<ToWorker> {
        self.requests.borrow_mut().pop_front()
    }

    /// If the page has gone, nobody needs the answer.
    fn post(&self, answer: &FromWorker) {
        let _ = self.scope.post_message(&JsValue::from_str(&worker::write(answer)));
    }

    /// Lets a bot think until it is done or the time is up.
    async fn answer(&self, request: &ToWorker) -> FromWorker {
        let ToWorker::Decide { id, .. } = *request;
        let Some(question) = request.question() else { return FromWorker::decided(id, None) };
        if !self.is_prepared(&question).await {
            return FromWorker::Unprepared { id };
        }
        let now = || {
            let clock = self.scope.performance().map_or(0.0, |clock| clock.now());
            Duration::from_secs_f64(clock / 1_000.0)
        };
        let asked = now();
        FromWorker::decided(id, Some(bots::decide(&question, || now().saturating_sub(asked))))
    }

    /// Whether the bot has the weights that it needs; loads them if not.
    async fn is_prepared(&self, question: &BotQuestion) -> bool {
        let needed = bots::weights_needed(question.level, question.position.rules());
        match needed {
            Some(family) if !family.is_provided() => {
                let file = self.load(family).await;
                file.is_ok_and(|file| family.provide(&file))
            }
            _ => true,
        }
    }

    /// Loads a family's file. The script that loads this module says where it is.
    async fn load(&self, family: Family) -> Result<Vec<u8>, JsValue> {
        let files = js_sys::Reflect::get(&self.scope, &JsValue::from_str("weights"))?;
        let file = js_sys::Reflect::get(&files, &JsValue::from_str(family.name()))?;
        let address = file.as_string().ok_or(JsValue::UNDEFINED)?;
        let answer = JsFuture::from(self.scope.fetch_with_str(&address)).await?;
        let bytes = JsFuture::from(answer.unchecked_into::<Response>().array_buffer()?).await?;
        Ok(js_sys::Uint8Array::new(&bytes).to_vec())
    }
}
