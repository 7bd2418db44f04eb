//! The count-up at the end: one line for each beat.

use std::time::{Duration, Instant};

use lingo::{Lingo, t};
use rules::{Cell, Realm};
use view::count_up::{self, Beat};

use crate::desk::Desk;

/// What is shown during a beat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CountedItem {
    pub(crate) realm: Realm,
    /// The cells to mark; none for bonuses and coins.
    pub(crate) cells: Vec<Cell>,
    pub(crate) words: String,
}

#[derive(Debug)]
pub(crate) struct CountUp {
    items: Vec<CountedItem>,
    started: Instant,
    pace: Duration,
}

impl CountUp {
    /// `None` if the game was not played to its end.
    pub(crate) fn new(desk: &Desk, lingo: &Lingo, now: Instant) -> Option<Self> {
        let count = count_up::CountUp::of(desk.scene.as_ref()?)?;
        let counted = |beat: Beat<'_>| {
            let realm = beat.visit.realm;
            let title = t!(lingo, "end-counting", who = desk.realm_name(realm));
            let total = beat.total();
            let words = match beat.item() {
                None if beat.counted == 0 => title,
                None => format!("{title} = {total}"),
                Some(item) => {
                    let entry = lingo.sheet_entry(&item.entry);
                    let sum = format!("+{} = {total}", item.points);
                    format!("{title} {}", lingo.labelled(&entry, &sum))
                }
            };
            let cells = beat.item().map(|item| item.cells.clone()).unwrap_or_default();
            CountedItem { realm, cells, words }
        };
        let items = (0..count.beats()).filter_map(|beat| count.at(beat)).map(counted).collect();
        let pace = Duration::from_millis(count.pace_ms().into());
        Some(Self { items, started: now, pace })
    }

    /// What to show now; `None` at the end.
    pub(crate) fn at(&self, now: Instant) -> Option<&CountedItem> {
        let elapsed = now.saturating_duration_since(self.started);
        self.items.get((elapsed.as_nanos() / self.pace.as_nanos().max(1)) as usize)
    }

    /// When the next beat comes.
    pub(crate) fn due(&self, now: Instant) -> Instant {
        let elapsed = now.saturating_duration_since(self.started);
        let done = (elapsed.as_nanos() / self.pace.as_nanos().max(1)) as u32;
        self.started + self.pace * (done + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_counted_once() {
        let lingo = Lingo::new(lingo::Language::English);
        for seed in 0..20 {
            let rules = ["k2+harmony", "q3", "w6t"][seed as usize % 3].parse().unwrap();
            let record = testkit::game::random_record(rules, &mut testkit::shuffle::random(seed));
            let last = record.replay().last().unwrap().unwrap();
            let mut desk = Desk::default();
            let names: Vec<String> =
                rules.all_seats().map(|seat| format!("P{}", seat.index())).collect();
            desk.show_moment(&last, &record.steps, &names, table::Houses::of_record(&record));
            let now = Instant::now();
            let count = CountUp::new(&desk, &lingo, now).unwrap();
            for realm in rules.realms() {
                let mut of_realm = count.items.iter().filter(|item| item.realm == realm);
                let last_words = of_realm.next_back().map_or("", |item| item.words.as_str());
                assert!(last_words.ends_with(&format!("= {}", last.points(realm))), "{last_words}");
            }
            assert_eq!(count.at(now), count.items.first());
            assert_eq!(count.at(now + count.pace * count.items.len() as u32), None);
            assert_eq!(count.due(now), now + count.pace);
        }
    }
}
