//! The rules in our own words, with pictures.

use leptos::prelude::*;
use lingo::Chapter;

use super::figures::Figures;
use crate::title::entitle;
use crate::words::{t, words};

#[component]
pub(crate) fn RulesRoom() -> impl IntoView {
    entitle(|| Some(t!("lobby-rules")));
    let chapters = words().chapters();
    let contents = chapters.iter().map(|chapter| {
        view! { <li><a href=format!("#{}", chapter.id)>{chapter.title.clone()}</a></li> }
    });
    let contents = contents.collect_view();
    let chapter = |chapter: Chapter| {
        let paragraphs = chapter.paragraphs.into_iter().map(|one| {
            view! { <p id=one.id>{one.text}</p> <Figures id=one.id/> }
        });
        view! {
            <section id=chapter.id class="chapter">
                <h2>{chapter.title}</h2>
                {paragraphs.collect_view()}
            </section>
        }
    };
    view! {
        <main class="room rulebook" id="main">
            <h1>{t!("rules-title")}</h1>
            <nav class="contents card" aria-label=t!("rules-contents")>
                <h2>{t!("rules-contents")}</h2>
                <ol>{contents}</ol>
                <a class="button small" href="/learn">{t!("lobby-learn")}</a>
            </nav>
            <div class="chapters">{chapters.into_iter().map(chapter).collect_view()}</div>
        </main>
    }
}
