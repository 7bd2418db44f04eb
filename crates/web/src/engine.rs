//! The bots of this page: asks a worker one question at a time. Levels that do not search answer at a glance,
//! here, so that a first game need not wait for a worker.
//!
//! A worker may fail: its files may not load, or a bot may crash in it. Then it is terminated, and
//! the next question starts a fresh one.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use rules::Action;
use table::{BotFailure, BotQuestion, Level};
use view::worker::{self, FromWorker, ToWorker};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

/// Called with the answer.
type Then = Box<dyn FnOnce(Result<Action, BotFailure>)>;

/// A worker that runs bots.
#[derive(Clone, Default)]
pub(crate) struct Engine(Rc<Inner>);

#[derive(Default)]
struct Inner {
    worker: RefCell<Option<Running>>,
    /// Counts workers, so that events of an old one are not attributed to a new one.
    number: Cell<u32>,
    /// Whether the worker has reported that it is ready.
    listens: Cell<bool>,
    count: Cell<u32>,
    /// Unanswered questions, oldest first.
    waiting: RefCell<VecDeque<Asked>>,
}

/// A question in progress.
struct Asked {
    id: u32,
    /// What the worker is asked; nothing if the answer needs none.
    text: Option<String>,
    then: Then,
}

struct Running {
    worker: Worker,
    _ear: Closure<dyn Fn(MessageEvent)>,
    _alarm: Closure<dyn Fn(Event)>,
}

impl Engine {
    /// Asks a bot to decide, and passes the decision to `then`.
    pub(crate) fn decide(
        &self,
        question: &BotQuestion,
        then: impl FnOnce(Result<Action, BotFailure>) + 'static,
    ) {
        let id = self.0.count.get() + 1;
        self.0.count.set(id);
        let text = bots::searches(question.level).then(|| {
            let text = worker::write(&ToWorker::decide(id, question));
            self.0.start();
            if self.0.listens.get() {
                self.0.post(&text);
            }
            text
        });
        if text.is_none() {
            let (inner, question) = (Rc::clone(&self.0), *question);
            // In a task of its own: what led to the question is drawn first.
            browser::after(0, move || inner.answer_at_a_glance(id, &question));
        }
        self.0.waiting.borrow_mut().push_back(Asked { id, text, then: Box::new(then) });
    }

    /// Starts loading the bots of these levels, which will soon be asked.
    pub(crate) fn prepare(&self, mut levels: impl Iterator<Item = Level>) {
        if levels.any(bots::searches) {
            self.0.start();
        }
    }

    /// Drops all questions; if a bot is working on one, its worker is terminated.
    pub(crate) fn forget(&self) {
        if self.0.waiting.take().iter().any(|asked| asked.text.is_some()) {
            self.0.end();
        }
    }
}

impl Inner {
    fn start(self: &Rc<Self>) {
        if self.worker.borrow().is_some() {
            return;
        }
        let number = self.number.get() + 1;
        self.number.set(number);
        let script = browser::root().dataset().get("worker").unwrap_or_default();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(&script, &options) else {
            return self.fail(number, None);
        };
        let inner = Rc::downgrade(self);
        let ear = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            if let (Some(inner), Some(text)) = (inner.upgrade(), message.data().as_string()) {
                inner.handle_message(&text);
            }
        });
        let inner = Rc::downgrade(self);
        let alarm = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            event.prevent_default();
            if let Some(inner) = inner.upgrade() {
                inner.fail(number, None);
            }
        });
        worker.set_onmessage(Some(ear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(alarm.as_ref().unchecked_ref()));
        self.worker.replace(Some(Running { worker, _ear: ear, _alarm: alarm }));
    }

    fn handle_message(self: &Rc<Self>, text: &str) {
        let (id, action) = match worker::read(text) {
            Some(FromWorker::Ready) => {
                self.listens.set(true);
                let waiting = self.waiting.borrow();
                let texts = waiting.iter().filter_map(|asked| asked.text.as_ref());
                return texts.for_each(|text| self.post(text));
            }
            Some(FromWorker::Decided { id, action }) => (id, action.ok_or(BotFailure::Crashed)),
            Some(FromWorker::Unprepared { id }) => (id, Err(BotFailure::Unreachable)),
            None => return,
        };
        if !self.is_due(id) {
            return;
        }
        let parsed = action.and_then(|text| text.parse().map_err(|_| BotFailure::Crashed));
        let action = match parsed {
            Ok(action) => action,
            Err(failure) => return self.fail(self.number.get(), Some(failure)),
        };
        self.answer(action);
    }

    /// Whether this question is the one to be answered next; dropped ones never are.
    fn is_due(&self, id: u32) -> bool {
        self.waiting.borrow().front().is_some_and(|asked| asked.id == id)
    }

    fn answer_at_a_glance(&self, id: u32, question: &BotQuestion) {
        if self.is_due(id)
            && let Some(action) = bots::decide_at_a_glance(question)
        {
            self.answer(action);
        }
    }

    fn answer(&self, action: Action) {
        let asked = self.waiting.borrow_mut().pop_front();
        if let Some(Asked { then, .. }) = asked {
            then(Ok(action));
        }
    }

    /// Terminates a worker that cannot continue, and reports the failure to everyone waiting: what the
    /// worker says, or else whether it had loaded. In a task of its own, since this drops the listener
    /// whose event may be in progress.
    fn fail(self: &Rc<Self>, number: u32, said: Option<BotFailure>) {
        let inner = Rc::clone(self);
        browser::after(0, move || {
            if number != inner.number.get() {
                return;
            }
            let has_loaded = inner.listens.get();
            inner.end();
            let failure = said.unwrap_or(if has_loaded {
                BotFailure::Crashed
            } else {
                BotFailure::Unreachable
            });
            for Asked { then, .. } in inner.waiting.take() {
                then(Err(failure));
            }
        });
    }

    fn end(&self) {
        self.listens.set(false);
        if let Some(Running { worker, .. }) = self.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }

    fn post(&self, text: &str) {
        if let Some(Running { worker, .. }) = &*self.worker.borrow() {
            let _ = worker.post_message(&JsValue::from_str(text));
        }
    }
}
