//! Open tables, live, and finding company.

use bots::Level;
use protocol::PairingRequest;
use protocol::SeatWanted::{Anybody, Host};
use rules::Seat;
use table::{Intent, Privacy};

use crate::house::{House, PATIENCE, until, want};

#[tokio::test]
async fn the_lobby_tells_what_comes_changes_and_goes() {
    let house = House::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let first = ann.open("k4", vec![Host, Anybody], false).await;
    let link = ben.follow(&first);
    link.with(|session| session.watch_lobby(true));
    let listed = async |count: usize, taken: usize| {
        let seen = async {
            loop {
                let fits = link.with(|session| {
                    let tables = session.lobby().tables();
                    let people = |table: &protocol::LobbyTable| {
                        let player = |seat: &&protocol::LobbySeat| {
                            matches!(seat.holder, protocol::Holder::Player { .. })
                        };
                        table.seats.iter().filter(player).count()
                    };
                    tables.len() == count && tables.iter().map(people).sum::<usize>() == taken
                });
                if fits {
                    return;
                }
                link.next_notice().await.expect("the link stands");
            }
        };
        tokio::time::timeout(PATIENCE, seen)
            .await
            .unwrap_or_else(|_| panic!("{count} tables with {taken}"));
    };
    listed(1, 1).await;
    let private =
        table::Options { privacy: Privacy::Link, ..table::Options::new("k2".parse().unwrap()) };
    ann.open_as(private.into(), vec![Host], false).await;
    let second = ann.open("q2", vec![Host], false).await;
    listed(2, 2).await;
    want(&link, &first, Intent::Sit(Seat::new(2).unwrap())).await.expect("a seat");
    listed(2, 3).await;
    let host = ann.follow(&second);
    until(&host, &second, |_| true).await;
    want(&host, &second, Intent::Close).await.expect("closed");
    listed(1, 2).await;
}

#[tokio::test]
async fn two_who_look_for_company_find_each_other() {
    let house = House::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let wanted =
        PairingRequest { rules: "k2".parse().unwrap(), wait_ms: 60_000, level: Level::Page };
    let first = ann.api.pair(&wanted).await.expect("a table");
    let second = ben.api.pair(&wanted).await.expect("a table");
    assert_eq!(first.table, second.table);
    let link = ben.follow(&second.table);
    until(&link, &second.table, |state| state.game.is_some()).await;
    let other = PairingRequest { rules: "k3".parse().unwrap(), ..wanted };
    assert_ne!(ann.api.pair(&other).await.expect("a table").table, first.table);
}

#[tokio::test]
async fn bots_come_when_nobody_else_does() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let wanted = PairingRequest { rules: "w6t".parse().unwrap(), wait_ms: 1, level: Level::Squire };
    let found = ann.api.pair(&wanted).await.expect("a table");
    let link = ann.follow(&found.table);
    until(&link, &found.table, |state| {
        let bots =
            state.chairs.iter().filter(|chair| chair.holder == table::Holder::Bot(Level::Squire));
        bots.count() == 5 && state.game.is_some()
    })
    .await;
}
