//! The player's unfinished tables on the server, asked for now and then: for the front page, and for
//! the tab's title wherever the player is.

use leptos::prelude::*;
use protocol::{OwnTable, OwnTables};
use table::{Millis, TableId};

use crate::browser;
use crate::net::Api;

/// How often the front page asks.
const TICK: std::time::Duration = std::time::Duration::from_secs(8);
/// Elsewhere, and in a hidden tab, only every so many ticks.
const TICKS_ELSEWHERE: u32 = 3;
const TICKS_HIDDEN: u32 = 6;

/// What the server has answered; copies share it.
#[derive(Clone, Copy)]
pub(crate) struct OwnTablesList {
    answer: RwSignal<Option<OwnTables>>,
    /// The server's clock minus ours.
    offset_ms: RwSignal<Millis>,
    /// The table on the screen, which speaks for itself.
    shown: RwSignal<Option<TableId>>,
    /// Whether the list itself is on the screen.
    is_read: RwSignal<bool>,
}

impl OwnTablesList {
    pub(crate) fn provide() -> Self {
        let list = Self {
            answer: RwSignal::new(None),
            offset_ms: RwSignal::new(0),
            shown: RwSignal::new(None),
            is_read: RwSignal::new(false),
        };
        provide_context(list);
        let ticks = StoredValue::new(0_u32);
        set_interval(
            move || {
                ticks.update_value(|ticks| *ticks = ticks.wrapping_add(1));
                if list.is_due(ticks.get_value()) {
                    list.ask();
                }
            },
            TICK,
        );
        list
    }

    fn is_due(self, ticks: u32) -> bool {
        let has_tables = || {
            self.answer
                .with_untracked(|answer| answer.as_ref().is_some_and(|own| !own.tables.is_empty()))
        };
        if document().hidden() {
            return ticks.is_multiple_of(TICKS_HIDDEN) && has_tables();
        }
        self.is_read.get_untracked() || (ticks.is_multiple_of(TICKS_ELSEWHERE) && has_tables())
    }

    /// Asks the server now.
    pub(crate) fn ask(self) {
        leptos::task::spawn_local(async move {
            // Offline, the last answer stays.
            if let Ok(own) = Api::own_tables().await {
                self.offset_ms.set(own.now - browser::now());
                self.answer.set(Some(own));
            }
        });
    }

    /// Asks at once, and often until the caller's room is left.
    pub(crate) fn read(self) {
        self.ask();
        self.is_read.set(true);
        on_cleanup(move || {
            self.is_read.try_set(false);
        });
    }

    /// Notes that a table is on the screen until the caller's room is left.
    pub(crate) fn look_at(self, table: TableId) {
        self.shown.set(Some(table));
        on_cleanup(move || {
            self.shown.try_set(None);
            self.ask();
        });
    }

    /// Whether the server knows who this is; `None` before its first answer.
    pub(crate) fn has_player(self) -> Option<bool> {
        self.answer.with(|answer| answer.as_ref().map(|own| own.player.is_some()))
    }

    /// The tables, those first that wait for the player.
    pub(crate) fn tables(self) -> Vec<OwnTable> {
        let mut tables = self
            .answer
            .with(|answer| answer.as_ref().map(|own| own.tables.clone()).unwrap_or_default());
        tables.sort_by_key(|own| !own.is_own_turn());
        tables
    }

    /// How many other tables than the one on the screen wait for the player.
    pub(crate) fn calls(self) -> Signal<usize> {
        Memo::new(move |_| {
            let shown = self.shown.get();
            let is_calling =
                |own: &&OwnTable| own.is_own_turn() && Some(&own.table.table) != shown.as_ref();
            self.answer.with(|answer| {
                answer.as_ref().map_or(0, |own| own.tables.iter().filter(is_calling).count())
            })
        })
        .into()
    }

    /// The server's time.
    pub(crate) fn now(self) -> Millis {
        browser::now() + self.offset_ms.get()
    }
}

pub(crate) fn own_tables() -> OwnTablesList {
    expect_context()
}
