//! Where the parts of a table lie: asks `view::layout` whenever the window changes, and turns its
//! rectangles into styles.

use leptos::ev;
use leptos::prelude::*;
use view::layout::{Arrangement, Framing, Plan, Rect, Screen, Shape};
use view::scene::Area;

use crate::browser;
use crate::desk::Desk;

/// The plan of the table; `None` where its parts stand in the flow of a page, as in a lesson.
#[derive(Clone, Copy)]
pub(crate) struct Places {
    plan: Memo<Option<Plan>>,
    /// The room for the large kingdom.
    kingdom: Memo<(i32, i32)>,
    /// What the sheet of a small screen shows.
    pub(crate) sheet: RwSignal<Sheet>,
}

/// The sides of a sheet that lines and builders share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sheet {
    Lines,
    Builders,
}

/// How high and wide a kingdom in a lesson becomes at most.
const LESSON_KINGDOM_PX: i32 = 460;

impl Places {
    /// For a table that fills the window, but for some pixels at the bottom, which depend on whether
    /// the window is wide.
    pub(crate) fn provide_table(desk: Desk, below: fn(bool) -> i32) -> Self {
        let window = follow_window();
        let shape = Memo::new(move |_| {
            desk.scene.with(|scene| {
                let board = scene.as_ref()?.board.as_ref()?;
                Some(Shape::of(&board.rules))
            })
        });
        let plan = Memo::new(move |_| {
            let Screen { width, height } = window.get();
            let whole = Plan::of(Screen { width, height }, shape.get()?);
            let below = below(whole.arrangement == Arrangement::Wide);
            Some(match below {
                0 => whole,
                _ => Plan::of(Screen { width, height: height - below }, shape.get()?),
            })
        });
        let kingdom = Memo::new(move |_| {
            let size = |plan: &Plan| (plan.kingdom.width, plan.kingdom.height);
            plan.with(|plan| plan.as_ref().map(size).unwrap_or_default())
        });
        Self::provide(plan, kingdom)
    }

    /// For parts of a table in the flow of a page.
    pub(crate) fn provide_lesson() -> Self {
        let window = follow_window();
        let kingdom = Memo::new(move |_| {
            let side = (window.get().width - 60).min(LESSON_KINGDOM_PX);
            (side, side)
        });
        Self::provide(Memo::new(|_| None), kingdom)
    }

    fn provide(plan: Memo<Option<Plan>>, kingdom: Memo<(i32, i32)>) -> Self {
        let places = Self { plan, kingdom, sheet: RwSignal::new(Sheet::Lines) };
        provide_context(places);
        places
    }

    /// The style that puts an element in its place; empty in the flow of a page.
    pub(crate) fn style(self, place: impl Fn(&Plan) -> Rect) -> String {
        self.plan.with(|plan| plan.as_ref().map(|plan| style_of(place(plan))).unwrap_or_default())
    }

    pub(crate) fn with<T>(self, look: impl FnOnce(&Plan) -> T) -> Option<T> {
        self.plan.with(|plan| plan.as_ref().map(look))
    }

    /// How the large kingdom shows an area.
    pub(crate) fn framing(self, area: Area) -> Framing {
        let (width, height) = self.kingdom.get();
        Framing::fit(area, (width, height))
    }

    /// Whether lines and builders take turns on one sheet.
    pub(crate) fn shares_sheet(self) -> bool {
        self.with(|plan| plan.dock.is_some_and(|dock| dock.shares_sheet)).unwrap_or_default()
    }

    /// Whether a side of the sheet is hidden behind the other.
    pub(crate) fn is_behind(self, side: Sheet) -> bool {
        self.shares_sheet() && self.sheet.get() != side
    }

    /// The class and style of the whole table.
    pub(crate) fn frame(self) -> (String, String) {
        let frame = |plan: &Plan| {
            let class = match plan.arrangement {
                Arrangement::Wide => "table wide",
                Arrangement::Tall => "table tall",
                Arrangement::Flat => "table flat",
            };
            (class.to_owned(), format!("height:{}px;font-size:{}px", plan.height, plan.text))
        };
        self.with(frame).unwrap_or_else(|| ("table".to_owned(), String::new()))
    }
}

pub(crate) fn style_of(Rect { x, y, width, height }: Rect) -> String {
    format!("left:{x}px;top:{y}px;width:{width}px;height:{height}px")
}

fn follow_window() -> ReadSignal<Screen> {
    let (size, set) = signal(browser::window_size());
    let listener = window_event_listener(ev::resize, move |_| set.set(browser::window_size()));
    on_cleanup(move || listener.remove());
    size
}

pub(crate) fn places() -> Places {
    expect_context()
}
