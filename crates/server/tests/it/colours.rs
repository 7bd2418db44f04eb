//! Choosing houses at a table, on the way there and in what is left of its games.

use rules::{Realm, Record, Seat};
use table::{
    Holder, Houses, Intent, Level, Opening, Options,
    Wanted::{Anybody, Bot, Host},
};

use crate::house::{House, submit, until};

const ROSE: table::House = table::House::Rose;
const MOON: table::House = table::House::Moon;

fn house_of(state: &table::State, realm: usize) -> table::House {
    state.houses().of(Realm::new(realm).expect("a realm"))
}

#[tokio::test]
async fn two_guests_choose_houses_that_stay_with_the_table() {
    let house = House::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let options = Options::new("k2".parse().unwrap());
    let seats = vec![Host, Anybody];
    let opening = Opening { options, seats, house: Some(MOON), ready: false, commitment: None };
    let table = ann.api.create_table(&opening).await.expect("a table").table;
    let (host, guest) = (ann.follow(&table), ben.follow(&table));
    until(&guest, &table, |state| house_of(state, 0) == MOON).await;
    let sit = Intent::Sit { seat: Seat::new(1).unwrap(), house: Some(MOON) };
    submit(&guest, &table, sit).await.expect("a seat, in another house");
    until(&host, &table, |state| house_of(state, 1) == table::House::Sun).await;
    let taken = submit(&guest, &table, Intent::House { house: MOON }).await;
    assert_eq!(taken, Err("seat.house_taken".into()));
    submit(&guest, &table, Intent::House { house: ROSE }).await.expect("a free house");

    for link in [&host, &guest] {
        until(link, &table, |state| house_of(state, 1) == ROSE).await;
        submit(link, &table, Intent::ready(true)).await.expect("ready");
    }
    until(&guest, &table, |state| state.game.is_some()).await;
    let late = submit(&guest, &table, Intent::House { house: MOON }).await;
    assert_eq!(late, Err("table.playing".into()));
    submit(&guest, &table, Intent::Resign).await.expect("the end");

    // Whoever comes later sees the same, and so does whoever reads the record.
    let newcomer = house.guest("Eve").await.follow(&table);
    until(&newcomer, &table, |state| {
        state.game.as_ref().is_some_and(|game| game.houses == state.houses())
            && [house_of(state, 0), house_of(state, 1)] == [MOON, ROSE]
    })
    .await;
    let record: Record = ann.api.record(&table, 1).await.expect("a record").parse().unwrap();
    assert_eq!(record.tag("Houses"), Some("moon rose"));
    let listed = Houses::of_record(&record);
    assert_eq!(listed.of(Realm::new(1).unwrap()), ROSE);
}

#[tokio::test]
async fn the_lobby_shows_houses_only_where_they_were_chosen() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = ann.open("k3", vec![Host, Bot { level: Level::Page }, Anybody], false).await;
    let lobby = async || house.send("GET", "/api/tables", None, "").await.1;
    let plain = lobby().await;
    assert!(!plain.to_string().contains("house"), "{plain}");
    let link = ann.follow(&table);
    until(&link, &table, |_| true).await;
    submit(&link, &table, Intent::House { house: MOON }).await.expect("a free house");
    let chosen: Vec<protocol::LobbyTable> = serde_json::from_value(lobby().await).unwrap();
    let seats = |at: usize| chosen[0].house(Seat::new(at).unwrap());
    assert_eq!([0, 1, 2].map(seats), [MOON, table::House::Sun, table::House::Tower]);
    assert!(
        matches!(chosen[0].seats[2].holder, Holder::Nobody) && chosen[0].seats[2].house.is_none()
    );
}

#[tokio::test]
async fn a_quick_match_gives_everyone_the_house_they_like() {
    let house = House::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let wanted = protocol::PairingRequest {
        rules: "k2".parse().unwrap(),
        wait_ms: 60_000,
        level: Level::Page,
        house: Some(ROSE),
        commitment: None,
    };
    let first = ann.api.pair(&wanted).await.expect("a table");
    let second = protocol::PairingRequest { house: Some(MOON), ..wanted };
    assert_eq!(ben.api.pair(&second).await.expect("a table").table, first.table);
    let link = ben.follow(&first.table);
    until(&link, &first.table, |state| {
        state.game.is_some() && [0, 1].map(|realm| house_of(state, realm)) == [ROSE, MOON]
    })
    .await;
}
