//! The tutorial: short lessons, each with something to look at or to try.

mod figures;
mod rulebook;

use std::sync::Arc;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use lingo::{Course, Lesson};
use serde::{Deserialize, Serialize};
use table::{Intent, Level};
use view::lessons::{Parts, Stage, learner};
use view::scene::{Decision, Scene};

use self::figures::Figures;
pub(crate) use self::rulebook::RulesRoom;
use crate::board::{Builders, Keys, Lines, Mine, Places, Prompt};
use crate::desk::Desk;
use crate::parts::Icon;
use crate::solo::solo_table;
use crate::title::entitle;
use crate::words::{t, words};
use crate::{browser, storage};

const STORAGE_KEY: &str = "learn";

/// The lesson of each course, from 0.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(default)]
struct Progress {
    kingdomino: usize,
    queendomino: usize,
}

impl Progress {
    fn saved() -> Self {
        storage::read(STORAGE_KEY).unwrap_or_default()
    }

    fn of(&mut self, course: Course) -> &mut usize {
        match course {
            Course::Kingdomino => &mut self.kingdomino,
            Course::Queendomino => &mut self.queendomino,
        }
    }
}

#[component]
pub(crate) fn Learn() -> impl IntoView {
    let query = use_query_map();
    let course = Memo::new(move |_| {
        let queen = query.with(|query| query.get("queen").is_some());
        if queen { Course::Queendomino } else { Course::Kingdomino }
    });
    entitle(|| Some(t!("lobby-learn")));
    let tab = move |to: Course, href: &'static str, title: String| {
        let current = move || (course.get() == to).then_some("page");
        view! { <a class="button small" href=href aria-current=current>{title}</a> }
    };
    view! {
        <main class="room learn" id="main">
            <nav class="courses" aria-label=t!("lobby-learn")>
                {tab(Course::Kingdomino, "/learn", t!("learn-title"))}
                {tab(Course::Queendomino, "/learn?queen", t!("learn-queen-title"))}
            </nav>
            {move || view! { <Lessons course=course.get()/> }}
        </main>
    }
}

#[component]
fn Lessons(course: Course) -> impl IntoView {
    let lessons = words().lessons(course);
    let count = lessons.len();
    let saved = *Progress::saved().of(course);
    let at = RwSignal::new(if saved < count { saved } else { 0 });
    let go = Callback::new(move |to: usize| {
        let to = to.min(count - 1);
        at.set(to);
        let mut progress = Progress::saved();
        *progress.of(course) = to;
        storage::write(STORAGE_KEY, &progress);
        // So that a screen reader starts at the heading of the next lesson.
        browser::after(0, || browser::focus("#lesson-title"));
    });
    view! {
        {move || {
            let lesson = lessons[at.get()].clone();
            view! { <LessonView lesson course at=at.get() count go/> }
        }}
    }
}

#[component]
fn LessonView(
    lesson: Lesson,
    course: Course,
    at: usize,
    count: usize,
    go: Callback<usize>,
) -> impl IntoView {
    let stage = Stage::of(lesson.id);
    let is_done = RwSignal::new(stage.is_none());
    let verdict = RwSignal::new(None::<bool>);
    let verdict_text = move || match verdict.get() {
        Some(true) => t!("learn-right"),
        Some(false) => t!("learn-try-again"),
        None => String::new(),
    };
    let class = move || match verdict.get() {
        Some(true) => "verdict right",
        Some(false) => "verdict wrong",
        None => "verdict",
    };
    let is_last = at + 1 == count;
    let progress = t!("learn-progress", step = at + 1, steps = count);
    let label = progress.clone();
    view! {
        <div class="lesson">
            <section class="card told" aria-labelledby="lesson-title">
                <p class="progress soft">
                    <progress max=count value=at + 1 aria-label=label></progress>
                    <span>{progress}</span>
                </p>
                <h1 id="lesson-title" tabindex="-1">{lesson.title}</h1>
                <p class="text">{lesson.text}</p>
                {lesson.task.map(|task| view! { <p class="task"><Icon icon=art::Icon::Crown/><strong>{task}</strong></p> })}
                <p class=class role="status">{verdict_text}</p>
                <div class="phrases">
                    <button type="button" class="button" disabled=at == 0 on:click=move |_| go.run(at.saturating_sub(1))>
                        {t!("learn-back")}
                    </button>
                    <Show when=move || !is_last
                        fallback=move || view! { <Finish course/> }>
                        <button type="button" id="next-lesson"
                            class=move || if is_done.get() { "button primary" } else { "button" }
                            on:click=move |_| go.run(at + 1)>
                            {move || if is_done.get() { t!("learn-next") } else { t!("learn-skip") }}
                        </button>
                    </Show>
                </div>
            </section>
            <div class="stage">
                {stage.map(|stage| view! { <Exercise stage is_done verdict/> })}
                <Figures id=lesson.id/>
            </div>
        </div>
    }
}

/// The buttons after the last lesson.
#[component]
fn Finish(course: Course) -> impl IntoView {
    let solo = solo_table();
    let navigate = use_navigate();
    let play = move |_| {
        let rules = match course {
            Course::Kingdomino => "k2",
            Course::Queendomino => "q2",
        };
        let Ok(rules) = rules.parse() else { return };
        if solo.play_now(rules, Level::Page) {
            navigate("/solo", NavigateOptions::default());
        }
    };
    view! {
        <button type="button" class="button primary" id="learnt" on:click=play>
            <Icon icon=art::Icon::Play/>{t!("learn-done")}
        </button>
        {(course == Course::Kingdomino)
            .then(|| view! { <a class="button" href="/learn?queen">{t!("learn-more")}</a> })}
    }
}

/// A real hand in a prepared position; a wrong answer can be tried again.
#[component]
fn Exercise(
    stage: Stage,
    is_done: RwSignal<bool>,
    verdict: RwSignal<Option<bool>>,
) -> impl IntoView {
    let position = RwSignal::new(stage.position);
    let seat = learner(&stage.position);
    let moment = Memo::new(move |_| {
        let position = position.get();
        let mut scene = Scene::of_position(&position, &[], seat);
        if is_done.get()
            && let Decision::Decide { seat, choice } = scene.decision
        {
            scene.decision = Decision::Wait { seat, choice };
        }
        Some((Arc::new(scene), position))
    });
    let submit = Callback::new(move |intent| {
        let Intent::Act { action } = intent else { return };
        let after = stage.after(action);
        verdict.set(Some(after.is_some()));
        if let Some(after) = after {
            is_done.set(true);
            position.set(after);
            browser::after(0, || browser::focus("#next-lesson"));
        }
    });
    Desk::provide_moment(moment.into(), submit);
    Places::provide_lesson();
    let help = RwSignal::new(false);
    let (line, kingdom, builders) = match stage.parts {
        Parts::Line => (true, false, false),
        Parts::Kingdom => (false, true, false),
        Parts::LineAndKingdom => (true, true, false),
        Parts::Builders => (false, false, true),
        Parts::BuildersAndKingdom => (false, true, true),
    };
    view! {
        <Keys help/>
        <Show when=move || !is_done.get()><Prompt/></Show>
        {line.then(|| view! { <Lines/> })}
        {builders.then(|| view! { <Builders/> })}
        {kingdom.then(|| view! { <Mine/> })}
    }
}
