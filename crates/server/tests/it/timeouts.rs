//! Clocks that run out at a real server: they act by themselves, once, and survive the process.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use client::Link;
use rules::Seat;
use server::{Chance, Config, System};
use store::testing::TestPostgres;
use table::{
    Clock, Fill, Intent, Level, Millis, OnTimeout, Options, State, TableId, Timeout,
    Wanted::{Anybody, Host},
};

use crate::house::{Guest, House, config, submit, until};

const BANK_MS: Millis = 60_000;
/// How late a table must be for another process to take it over, with some to spare.
const VERY_LATE_MS: Millis = 5_000;

/// The system's time, moved on by tests.
#[derive(Default)]
struct MovedClock(AtomicI64);

impl MovedClock {
    fn move_on(&self, by: Millis) {
        self.0.fetch_add(by, Ordering::SeqCst);
    }
}

impl Chance for MovedClock {
    fn fill(&self, bytes: &mut [u8]) {
        System.fill(bytes);
    }

    fn now(&self) -> Millis {
        System.now() + self.0.load(Ordering::SeqCst)
    }
}

fn options(on_timeout: OnTimeout) -> Options {
    let clock = Clock::Bank { bank_ms: BANK_MS, increment_ms: 0 };
    Options { clock, on_timeout, ..Options::new("k3".parse().expect("rules")) }
}

/// A game of three people who are all connected; nobody moves.
async fn begin(guests: [&Guest; 3], on_timeout: OnTimeout) -> (TableId, Vec<Link>) {
    let seats = vec![Host, Anybody, Anybody];
    let table = guests[0].open_as(options(on_timeout), seats, false).await;
    let links: Vec<Link> = guests.iter().map(|guest| guest.follow(&table)).collect();
    for (at, link) in links.iter().enumerate() {
        until(link, &table, |_| true).await;
        if at > 0 {
            let seat = Seat::new(at).expect("a seat");
            submit(link, &table, Intent::Sit { seat, house: None }).await.expect("a seat");
        }
        submit(link, &table, Intent::ready(true)).await.expect("ready");
    }
    for link in &links {
        until(link, &table, |state| to_move(state).is_some()).await;
    }
    (table, links)
}

fn to_move(state: &State) -> Option<Seat> {
    state.game.as_ref()?.to_move()
}

fn timeouts(state: &State) -> Vec<Timeout> {
    state.game.iter().flat_map(|game| game.timeouts.clone()).collect()
}

/// Whether the turn of the first player is over and waits for somebody else.
fn is_passed(state: &State, first: Seat) -> bool {
    let chair = state.chair(first).expect("a chair");
    !timeouts(state).is_empty() && !chair.covered && chair.out_of_time_at.is_none()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_acts_when_it_runs_out() {
    for then in OnTimeout::ALL {
        let time = Arc::new(MovedClock::default());
        let house = House::with_chance(config(), time.clone()).await;
        let [ann, ben, cat] =
            [house.guest("Ann").await, house.guest("Ben").await, house.guest("Cat").await];
        let (table, links) = begin([&ann, &ben, &cat], then).await;
        let first = to_move(&links[0].state(&table).unwrap()).unwrap();
        time.move_on(BANK_MS - 200);
        // The alarm sleeps by the real clock; a new deadline makes it look again.
        let fill = Some(Fill { after_ms: 0, level: Level::Page });
        let other = Options { fill, ..Options::new("k2".parse().unwrap()) };
        ann.open_as(other, vec![Host, Anybody], true).await;
        until(&links[0], &table, |state| is_passed(state, first)).await;
        let state = links[0].state(&table).unwrap();
        let [timeout] = timeouts(&state)[..] else { panic!("{:?}", timeouts(&state)) };
        assert_eq!((timeout.seat, timeout.then), (first, then));
        let chair = state.chair(first).unwrap();
        let is_out = then == OnTimeout::Loss;
        assert_eq!((chair.stand_in, chair.resigned, chair.away), (is_out, is_out, false));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_ran_out_of_time_plays_the_next_turn_again() {
    let time = Arc::new(MovedClock::default());
    let house = House::with_chance(config(), time.clone()).await;
    let [ann, ben, cat] =
        [house.guest("Ann").await, house.guest("Ben").await, house.guest("Cat").await];
    let (table, links) = begin([&ann, &ben, &cat], OnTimeout::Bot).await;
    let first = to_move(&links[0].state(&table).unwrap()).unwrap();
    time.move_on(BANK_MS + VERY_LATE_MS);
    until(&links[0], &table, |state| is_passed(state, first)).await;
    let mut played = false;
    while !played {
        let state = links[0].state(&table).unwrap();
        let Some(seat) = to_move(&state) else { continue };
        let link = &links[seat.index()];
        until(link, &table, |own| own.seq >= state.seq).await;
        let action = state.game.unwrap().position().legal_actions().get(0).unwrap();
        let seq = submit(link, &table, Intent::Act { action }).await.expect("our turn");
        until(&links[0], &table, |state| state.seq >= seq).await;
        played = seat == first;
    }
}

/// The clock of a table would run out while no process is alive; later it does, and the process dies while
/// the bot thinks.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_stands_while_no_process_is_alive_and_runs_out_afterwards() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("db").display());
    let time = Arc::new(MovedClock::default());
    let open = async || store::open(&url).await.expect("a store");
    let mut house = House::with_store(config(), open().await, time.clone()).await;
    let [ann, ben, cat] =
        [house.guest("Ann").await, house.guest("Ben").await, house.guest("Cat").await];
    let (table, links) = begin([&ann, &ben, &cat], OnTimeout::Bot).await;
    let first = to_move(&links[0].state(&table).unwrap()).unwrap();
    let due = links[0].state(&table).unwrap().flag_falls_at().unwrap();
    drop(links);
    house.close().await;
    time.move_on(2 * BANK_MS);

    // A bot that never gets to show its move.
    let slow = Config { bot_pause_ms: 3_600_000, ..config() };
    let mut house = House::with_store(slow, open().await, time.clone()).await;
    let ann = ann.moved_to(&house);
    let link = ann.follow(&table);
    until(&link, &table, |state| state.flag_falls_at() >= Some(due + 2 * BANK_MS)).await;
    assert_eq!(timeouts(&link.state(&table).unwrap()), []);
    time.move_on(BANK_MS + VERY_LATE_MS);
    until(&link, &table, |state| state.chair(first).unwrap().covered).await;
    drop(link);
    house.close().await;

    let house = House::with_store(config(), open().await, time).await;
    let ann = ann.moved_to(&house);
    let link = ann.follow(&table);
    until(&link, &table, |state| is_passed(state, first)).await;
    let state = link.state(&table).unwrap();
    assert_eq!(timeouts(&state).len(), 1);
    assert!(!state.chair(first).unwrap().stand_in);
}

/// A table that nobody opens meanwhile is told about every downtime when it is loaded.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_slept_through_several_downtimes_gets_all_of_them_back() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("db").display());
    let time = Arc::new(MovedClock::default());
    let open = async || store::open(&url).await.expect("a store");
    let mut house = House::with_store(config(), open().await, time.clone()).await;
    let [ann, ben, cat] =
        [house.guest("Ann").await, house.guest("Ben").await, house.guest("Cat").await];
    let (table, links) = begin([&ann, &ben, &cat], OnTimeout::Bot).await;
    let due = links[0].state(&table).unwrap().flag_falls_at().unwrap();
    drop(links);
    for _ in 0..3 {
        house.close().await;
        time.move_on(BANK_MS / 4);
        house = House::with_store(config(), open().await, time.clone()).await;
    }
    let link = ann.moved_to(&house).follow(&table);
    until(&link, &table, |state| state.flag_falls_at() >= Some(due + BANK_MS * 3 / 4)).await;
    let state = link.state(&table).unwrap();
    assert!(state.flag_falls_at() < Some(due + BANK_MS), "no more than was lost");
}

/// Both processes have the table in memory and its deadline in their alarms.
#[tokio::test(flavor = "multi_thread")]
async fn two_processes_let_a_clock_act_once() {
    let postgres = TestPostgres::shared();
    for then in [OnTimeout::Bot, OnTimeout::Skip] {
        let time = Arc::new(MovedClock::default());
        let url = postgres.fresh_database().await;
        let store = store::open(&url).await.expect("a store");
        let other = store::open(&url).await.expect("a store");
        let here = House::with_store(config(), store.clone(), time.clone()).await;
        let there = House::with_store(config(), other, time.clone()).await;
        let [ann, ben] = [here.guest("Ann").await, here.guest("Ben").await];
        let cat = Guest::at(there.bases(), "Cat").await;
        let (table, links) = begin([&ann, &ben, &cat], then).await;
        let first = to_move(&links[0].state(&table).unwrap()).unwrap();
        time.move_on(BANK_MS + VERY_LATE_MS);
        for link in &links {
            until(link, &table, |state| is_passed(state, first)).await;
        }
        let log = store.load(table.as_str(), 0).await.expect("a log").expect("the table");
        let of = |kind: &str| log.entries.iter().filter(|row| row.body.contains(kind)).count();
        assert_eq!(of("time_ran_out"), 1);
        let steps = links[0].state(&table).unwrap().game.unwrap().steps().len();
        assert_eq!(of("\"stepped\""), steps);
    }
}
