//! Who thinks next.

use std::sync::mpsc;

use super::*;

/// `ann@1` is a table of Ann's at the first address.
fn asker(name: &str) -> Asker {
    let (host, at) = name.split_once('@').unwrap_or((name, "1"));
    let household = IpAddr::from([192, 0, 2, at.parse().unwrap()]);
    Asker { household, host: host.parse().unwrap() }
}

/// Takes the only slot; then these hosts queue for it, in this order. Returns the order in which they
/// got it.
async fn order(waiting: &[&'static str]) -> Vec<&'static str> {
    let thinkers = Thinkers::new(1);
    let first = thinkers.acquire(&asker("first@9")).await;
    let (note, noted) = mpsc::channel();
    let mut tasks = tokio::task::JoinSet::new();
    for &host in waiting {
        let (thinkers, note) = (thinkers.clone(), note.clone());
        tasks.spawn(async move {
            let slot = thinkers.acquire(&asker(host)).await;
            note.send(host).unwrap();
            drop(slot);
        });
        tokio::task::yield_now().await;
    }
    drop((first, note));
    tasks.join_all().await;
    assert_eq!(thinkers.waiting().free, 1, "the slot is free again");
    assert!(thinkers.waiting().households.is_empty(), "nobody is remembered");
    noted.into_iter().collect()
}

#[tokio::test]
async fn hosts_take_turns() {
    assert_eq!(
        order(&["ann", "ann", "ann", "ben", "ann", "cid", "ben"]).await,
        ["ann", "ben", "cid", "ann", "ben", "ann", "ann"]
    );
}

/// However many guests one address has made, another one's only table waits for one bot.
#[tokio::test]
async fn addresses_take_turns_before_hosts_do() {
    assert_eq!(
        order(&["eve1@6", "eve2@6", "eve3@6", "eve4@6", "ann@1", "ann@1"]).await,
        ["eve1@6", "ann@1", "eve2@6", "ann@1", "eve3@6", "eve4@6"]
    );
}

#[tokio::test]
async fn one_address_never_has_all_slots() {
    let thinkers = Thinkers::new(3);
    let eve: Vec<_> =
        [thinkers.acquire(&asker("eve@6")).await, thinkers.acquire(&asker("eve@6")).await]
            .into_iter()
            .collect();
    let (third, ann) = (asker("eve@6"), asker("ann@1"));
    let mut third = Box::pin(thinkers.acquire(&third));
    assert!(futures_util::poll!(&mut third).is_pending(), "one slot stays for others");
    let ann = thinkers.acquire(&ann).await;
    drop(ann);
    assert!(futures_util::poll!(&mut third).is_pending());
    assert_eq!(thinkers.rush(&asker("ann@1")), Rush { households: 1, own: 0 });
    assert_eq!(thinkers.rush(&asker("eve@6")), Rush { households: 1, own: 1 });
    drop(eve);
    drop(third.await);
    assert_eq!(thinkers.waiting().free, 3);
}

#[tokio::test]
async fn bots_that_stopped_waiting_are_skipped() {
    let thinkers = Thinkers::new(1);
    let (ann, ben) = (asker("ann@1"), asker("ben@2"));
    let first = thinkers.acquire(&ann).await;
    let mut given_up = Box::pin(thinkers.acquire(&ann));
    let mut waits = Box::pin(thinkers.acquire(&ben));
    for slot in [&mut given_up, &mut waits] {
        assert!(futures_util::poll!(slot).is_pending());
    }
    drop((given_up, first));
    drop(waits.await);
    assert_eq!(thinkers.waiting().free, 1);
}
