//! The tab's title: what the page shows, and how many tables wait for the viewer meanwhile.

use leptos::prelude::*;

use crate::words::t;

/// The title; copies share it.
#[derive(Clone, Copy)]
pub(crate) struct Title {
    /// What the page shows, and which room says so.
    topic: RwSignal<(u32, Option<String>)>,
}

impl Title {
    /// Keeps the tab's title up to date. `calls` counts the tables that wait for the viewer.
    pub(crate) fn provide(calls: Signal<usize>) {
        let topic = RwSignal::new((0, None::<String>));
        provide_context(Self { topic });
        Effect::new(move || {
            let page = topic.with(|(_, topic)| match topic {
                Some(topic) => t!("page-title-with", page = topic.as_str()),
                None => t!("page-title"),
            });
            let title = match calls.get() {
                0 => page,
                calls => format!("({calls}) {page}"),
            };
            document().set_title(&title);
        });
    }
}

/// Names what the current room shows, until it is left. Without a topic the title is the game's own.
pub(crate) fn entitle(topic: impl Fn() -> Option<String> + 'static) {
    let Title { topic: shown } = expect_context();
    // The next room may be there before this one is gone.
    let room = shown.with_untracked(|(room, _)| room + 1);
    shown.set((room, None));
    Effect::new(move || {
        let topic = topic();
        if shown.with_untracked(|(now, _)| *now == room) {
            shown.set((room, topic));
        }
    });
    on_cleanup(move || {
        if shown.try_with_untracked(|(now, _)| *now == room) == Some(true) {
            shown.set((room, None));
        }
    });
}
