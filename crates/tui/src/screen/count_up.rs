//! The count at the end: each kingdom is visited, each territory marked and added up.

use std::time::{Duration, Instant};

use lingo::{Lingo, t};
use rules::{Cell, Realm};

use crate::desk::Desk;

/// One item as it is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Counted {
    pub(crate) realm: Realm,
    /// The squares to mark; empty for bonuses and coins.
    pub(crate) cells: Vec<Cell>,
    pub(crate) words: String,
}

/// A count that goes by itself.
#[derive(Debug)]
pub(crate) struct CountUp {
    items: Vec<Counted>,
    began: Instant,
    each: Duration,
}

/// What one item takes, where there are few.
const SLOWEST: Duration = Duration::from_millis(450);
/// What the whole takes, where there are many.
const LONGEST: Duration = Duration::from_secs(12);

impl CountUp {
    /// The count of a game that is over; `None` where it was not played to its end.
    pub(crate) fn new(desk: &Desk, lingo: &Lingo, now: Instant) -> Option<Self> {
        let scene = desk.scene.as_ref()?;
        if scene.end.as_ref()?.standings.is_empty() {
            return None;
        }
        let mut items = Vec::new();
        for realm in &scene.board.as_ref()?.realms {
            let who = desk.realm_name(realm.realm);
            let title = t!(lingo, "end-counting", who = who);
            let mut total = 0;
            for item in lingo.score_items(&realm.sheet) {
                total += item.points;
                if item.points > 0 {
                    let words = format!("{title} {}: +{} = {total}", item.label, item.points);
                    items.push(Counted { realm: realm.realm, cells: item.cells, words });
                }
            }
        }
        let each = SLOWEST.min(LONGEST / (items.len().max(1) as u32));
        Some(Self { items, began: now, each })
    }

    /// The item that is counted at a moment; `None` when all are.
    pub(crate) fn at(&self, now: Instant) -> Option<&Counted> {
        let gone = now.saturating_duration_since(self.began);
        self.items.get((gone.as_nanos() / self.each.as_nanos().max(1)) as usize)
    }

    /// When the next one comes.
    pub(crate) fn due(&self, now: Instant) -> Instant {
        let gone = now.saturating_duration_since(self.began);
        let done = (gone.as_nanos() / self.each.as_nanos().max(1)) as u32;
        self.began + self.each * (done + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_counted_once_and_it_ends() {
        let lingo = Lingo::new(lingo::Language::English);
        for seed in 0..20 {
            let rules = ["k2+harmony", "q3", "w6t"][seed as usize % 3].parse().unwrap();
            let record = testkit::game::random_record(rules, &mut testkit::shuffle::random(seed));
            let last = record.replay().last().unwrap().unwrap();
            let mut desk = Desk::new();
            let names: Vec<String> =
                rules.all_seats().map(|seat| format!("P{}", seat.index())).collect();
            desk.show_moment(&last, &record.steps, &names, &lingo);
            let now = Instant::now();
            let count = CountUp::new(&desk, &lingo, now).unwrap();
            for realm in rules.realms() {
                let mut of_realm = count.items.iter().filter(|item| item.realm == realm);
                let told = of_realm.next_back().map_or("= 0", |item| item.words.as_str());
                assert!(told.ends_with(&format!("= {}", last.points(realm))), "{told}");
            }
            assert_eq!(count.at(now), count.items.first());
            assert_eq!(count.at(now + LONGEST + SLOWEST), None);
            assert!(count.due(now) > now && count.due(now) <= now + SLOWEST);
        }
    }
}
