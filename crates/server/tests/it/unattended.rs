//! Bots think only for somebody.

use std::sync::Arc;
use std::time::Duration;

use protocol::PostedIntent;
use rules::Seat;
use server::{Config, System};
use store::testing::FaultyStore;
use table::{
    Intent, Level,
    Wanted::{Bot, Host},
};
use testkit::{game, shuffle};

use crate::house::{House, PATIENCE, config, until};

const PAGE: table::Wanted = Bot { level: Level::Page };

/// A table of four bots that nobody sits at or watches costs nothing.
#[tokio::test(flavor = "multi_thread")]
async fn bots_do_not_play_for_nobody() {
    let store = FaultyStore::new(store::open("sqlite::memory:").await.expect("a store"));
    let house = House::with_store(config(), store.clone(), Arc::new(System)).await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let alone = ann.open("k4", vec![PAGE, PAGE, PAGE, PAGE], true).await;
    let begun = ann.api.table(&alone).await.expect("a table");
    assert!(begun.game.is_some());
    // A bot that plays for somebody meanwhile shows that bots do play.
    let played = ben.open("k2", vec![Host, PAGE], true).await;
    let link = ben.follow(&played);
    until(&link, &played, |state| {
        let game = state.game.as_ref().expect("a game");
        state.bot_to_move().is_none() && game.to_move().is_some()
    })
    .await;
    let seq = ann.api.table(&alone).await.expect("a table").seq;
    assert_eq!(seq, begun.seq, "nobody has asked for it");
    // It is not even looked at again: no process claims it.
    let claimed = store::Store::claim_due(&*store, i64::MAX - 1, i64::MAX, 10).await;
    assert!(!claimed.expect("a store").contains(&alone.to_string()));
    // Somebody who comes to watch sees it go on.
    let watcher = ben.follow(&alone);
    until(&watcher, &alone, |state| state.seq > begun.seq + 4).await;
    drop(watcher);
    let rest = async {
        let mut last = ann.api.table(&alone).await.expect("a table").seq;
        loop {
            tokio::time::sleep(Duration::from_millis(300)).await;
            let now = ann.api.table(&alone).await.expect("a table").seq;
            if now == last {
                return;
            }
            last = now;
        }
    };
    tokio::time::timeout(PATIENCE, rest).await.expect("once nobody watches, it rests again");
    let game = ann.api.table(&alone).await.expect("a table").game.expect("a game");
    assert!(game.end.is_none(), "it rests before its end");
}

/// A program that only asks again and again how things stand is somebody too, however seldom it asks.
#[tokio::test(flavor = "multi_thread")]
async fn bots_play_for_a_program_without_a_connection() {
    let hasty = Config { away_after_ms: 20, bot_pause_ms: 60, ..config() };
    let house = House::with(hasty).await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k4", vec![Host, PAGE, PAGE, PAGE], true).await;
    let mut random = shuffle::random(5);
    let playing = async {
        let mut moves = 0;
        while moves < 5 {
            let state = ann.api.table(&table).await.expect("a table").into_state();
            let game = state.expect("a state").game.expect("a game");
            if game.to_move() == Seat::new(0) {
                let action = game::random_action(game.position(), &mut random).expect("legal");
                let intent = Intent::Act { action };
                let posted = PostedIntent { id: None, seen: None, intent };
                ann.api.post_intent(&table, &posted).await.expect("its turn");
                moves += 1;
            }
            tokio::time::sleep(Duration::from_millis(150)).await;
        }
    };
    tokio::time::timeout(PATIENCE, playing).await.expect("the bots play on");
}
