//! The bots of this page: questions to a worker, one at a time.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use bots::Level;
use rules::{Action, Position};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

/// How long the strongest bot may think in the page.
const LIMIT_MS: u32 = 1_000;

#[derive(Serialize)]
struct Question {
    id: u32,
    position: String,
    level: &'static str,
    seed: u32,
    limit_ms: u32,
}

#[derive(Deserialize)]
struct Answer {
    id: u32,
    action: Option<String>,
}

type Then = Box<dyn FnOnce(Action)>;

/// A worker with a bot in it.
#[derive(Clone, Default)]
pub(crate) struct Engine(Rc<Inner>);

#[derive(Default)]
struct Inner {
    worker: RefCell<Option<Running>>,
    count: Cell<u32>,
    /// What is to be done with the answers, in the order of the questions.
    waiting: RefCell<VecDeque<(u32, Then)>>,
    /// Questions asked before the worker listened.
    unsent: RefCell<Option<Vec<String>>>,
}

struct Running {
    worker: Worker,
    _ear: Closure<dyn Fn(MessageEvent)>,
}

impl Engine {
    /// Has a bot of this level decide; what it decides is given to `then`.
    pub(crate) fn decide(
        &self,
        level: Level,
        position: &Position,
        then: impl FnOnce(Action) + 'static,
    ) {
        self.start();
        let id = self.0.count.get() + 1;
        self.0.count.set(id);
        self.0.waiting.borrow_mut().push_back((id, Box::new(then)));
        let question = Question {
            id,
            position: position.setup().to_string(),
            level: level.name(),
            seed: u32::from_le_bytes(browser::random()),
            limit_ms: LIMIT_MS,
        };
        let text = serde_json::to_string(&question).expect("a question has a JSON form");
        match &mut *self.0.unsent.borrow_mut() {
            Some(unsent) => unsent.push(text),
            None => self.0.post(&text),
        }
    }

    /// Forgets all questions; a bot that thinks about one is ended.
    pub(crate) fn forget(&self) {
        if self.0.waiting.take().is_empty() {
            return;
        }
        if let Some(Running { worker, .. }) = self.0.worker.take() {
            worker.terminate();
        }
    }

    fn start(&self) {
        if self.0.worker.borrow().is_some() {
            return;
        }
        let script = browser::root().dataset().get("worker").unwrap_or_default();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(&script, &options) else { return };
        let inner = Rc::downgrade(&self.0);
        let ear = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            if let (Some(inner), Some(text)) = (inner.upgrade(), message.data().as_string()) {
                inner.hear(&text);
            }
        });
        worker.set_onmessage(Some(ear.as_ref().unchecked_ref()));
        self.0.worker.replace(Some(Running { worker, _ear: ear }));
        self.0.unsent.replace(Some(Vec::new()));
    }
}

impl Inner {
    fn hear(&self, text: &str) {
        if text == "ready" {
            let unsent = self.unsent.take().unwrap_or_default();
            return unsent.iter().for_each(|text| self.post(text));
        }
        let Ok(answer) = serde_json::from_str::<Answer>(text) else { return };
        let first = self.waiting.borrow().front().is_some_and(|(id, _)| *id == answer.id);
        let then = first.then(|| self.waiting.borrow_mut().pop_front()).flatten();
        let action = answer.action.and_then(|text| text.parse().ok());
        if let (Some((_, then)), Some(action)) = (then, action) {
            then(action);
        }
    }

    fn post(&self, text: &str) {
        if let Some(Running { worker, .. }) = &*self.worker.borrow() {
            let _ = worker.post_message(&JsValue::from_str(text));
        }
    }
}
