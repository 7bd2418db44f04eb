//! What partners say to each other reaches their team, on every process, and nobody else.

use std::sync::Arc;

use client::{Link, Notice};
use protocol::{ToClient, ToServer};
use rules::Seat;
use serde_json::{Value, json};
use server::System;
use store::testing::TestPostgres;
use table::{
    Intent, Level, Note, Remark, TableId, TeamPhrase,
    Wanted::{Anybody, Bot, Host},
};

use crate::house::{Guest, House, PATIENCE, Socket, config, submit, until};

/// Ann and Ben are a team, Cat and Dan another one; Eve only watches.
struct Six {
    guests: Vec<Guest>,
    table: TableId,
}

async fn six(house: &House) -> Six {
    let mut guests = Vec::new();
    for name in ["Ann", "Ben", "Cat", "Dan", "Eve"] {
        guests.push(house.guest(name).await);
    }
    let bot = Bot { level: Level::Page };
    let table = guests[0].open("w6t", vec![Host, Anybody, Anybody, Anybody, bot, bot], false).await;
    for (at, guest) in guests[..4].iter().enumerate() {
        if at > 0 {
            intend(house, guest, &table, json!({"type": "sit", "seat": at + 1})).await;
        }
    }
    Six { guests, table }
}

pub(crate) async fn intend(house: &House, guest: &Guest, table: &TableId, body: Value) -> Value {
    let path = format!("/api/tables/{table}/intents");
    house.send("POST", &path, Some(&guest.token), &body.to_string()).await.1
}

/// Says something over HTTP; the status and the answer's code, if there is one.
pub(crate) async fn says(
    house: &House,
    guest: &Guest,
    table: &TableId,
    body: Value,
) -> (u16, Option<String>) {
    let path = format!("/api/tables/{table}/notes");
    let (status, answer) = house.send("POST", &path, Some(&guest.token), &body.to_string()).await;
    (status.as_u16(), answer["code"].as_str().map(str::to_owned))
}

async fn reads(house: &House, guest: &Guest, table: &TableId) -> Vec<Note> {
    let path = format!("/api/tables/{table}/notes");
    let (_, answer) = house.send("GET", &path, Some(&guest.token), "").await;
    serde_json::from_value(answer).expect("notes")
}

pub(crate) async fn watching(house: &House, guest: &Guest, table: &TableId) -> Socket {
    let mut socket = house.greeted_socket(&guest.token).await;
    socket.say(&ToServer::Watch { table: table.clone(), after: None }).await;
    socket
}

fn said(words: &str) -> Value {
    json!({"type": "text", "text": words})
}

/// §2.2
#[tokio::test(flavor = "multi_thread")]
async fn partners_read_each_other_and_the_table_stays_as_it_is() {
    let mut house = House::open().await;
    let Six { guests, table } = six(&house).await;
    let before = guests[0].api.table(&table).await.expect("a table");
    assert_eq!(says(&house, &guests[0], &table, said("the lake first?")).await, (200, None));
    let yes = json!({"id": "c1", "type": "phrase", "phrase": "yes"});
    for _ in 0..2 {
        assert_eq!(says(&house, &guests[1], &table, yes.clone()).await, (200, None));
    }
    let remarks = [
        Remark::Text { text: "the lake first?".parse().unwrap() },
        Remark::Phrase { phrase: TeamPhrase::Yes },
    ];
    for guest in &guests[..2] {
        let notes = reads(&house, guest, &table).await;
        assert_eq!(notes.iter().map(|note| note.remark.clone()).collect::<Vec<_>>(), remarks);
    }
    for guest in &guests[2..] {
        assert_eq!(reads(&house, guest, &table).await, []);
    }
    assert_eq!(guests[0].api.table(&table).await.expect("a table"), before);
    let refused = [
        (4, said("hello"), "table.not_seated"),
        (0, said(""), "request.malformed"),
        (0, said(&"x".repeat(201)), "request.malformed"),
        (0, json!({"type": "phrase", "phrase": "insult"}), "request.malformed"),
        (0, json!({"type": "domino", "domino": "99"}), "request.malformed"),
    ];
    for (who, body, code) in refused {
        let (_, answer) = says(&house, &guests[who], &table, body.clone()).await;
        let malformed = code == "request.malformed" && answer.is_some();
        assert!(malformed || answer.as_deref() == Some(code), "{body}: {answer:?}");
    }
    house.close().await;
}

/// Whoever comes back reads what was said meanwhile, and a restarted process still knows it.
#[tokio::test(flavor = "multi_thread")]
async fn notes_outlive_connections_and_processes() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("games.db").display());
    let open = async || {
        let store = store::open(&url).await.expect("a store");
        House::with_store(config(), store, Arc::new(System)).await
    };
    let mut house = open().await;
    let Six { guests, table } = six(&house).await;
    assert_eq!(says(&house, &guests[0], &table, said("one")).await.0, 200);
    house.close().await;
    let mut house = open().await;
    let guests: Vec<Guest> = guests.into_iter().map(|guest| guest.moved_to(&house)).collect();
    assert_eq!(says(&house, &guests[1], &table, said("two")).await.0, 200);
    assert_eq!(reads(&house, &guests[0], &table).await.len(), 2);
    let mut ben = watching(&house, &guests[1], &table).await;
    let heard = loop {
        if let Some(ToClient::Notes { all, notes, .. }) = ben.hear().await {
            break (all, notes.len());
        }
    };
    assert_eq!(heard, (true, 2));
    house.close().await;
}

/// The partners are connected to different processes.
#[tokio::test(flavor = "multi_thread")]
async fn every_process_tells_the_partners_connected_to_it() {
    let postgres = TestPostgres::start();
    let url = postgres.fresh_database().await;
    let mut houses = Vec::new();
    for _ in 0..2 {
        let store = store::open(&url).await.expect("a store");
        houses.push(House::with_store(config(), store, Arc::new(System)).await);
    }
    let Six { guests, table } = six(&houses[0]).await;
    let [ann, ben, ..] = <[Guest; 5]>::try_from(guests).ok().expect("five");
    let ben = ben.moved_to(&houses[1]);
    let (ann, ben) = (ann.follow(&table), ben.follow(&table));
    for link in [&ann, &ben] {
        until(link, &table, |_| true).await;
    }
    for (from, to, phrase) in
        [(&ann, &ben, TeamPhrase::WhatDoYouThink), (&ben, &ann, TeamPhrase::AsYouLike)]
    {
        let remark = Remark::Phrase { phrase };
        from.with(|session| session.consult(&table, remark.clone())).expect("a request");
        let heard = heard(to, &remark);
        tokio::time::timeout(PATIENCE, heard).await.expect("the partner hears it in time");
    }
    drop((ann, ben));
    for house in &mut houses {
        house.close().await;
    }
}

async fn heard(link: &Link, remark: &Remark) {
    loop {
        let notice = link.next_notice().await.expect("the link stays open");
        if matches!(&notice, Notice::Noted { note, .. } if note.remark == *remark) {
            return;
        }
    }
}

/// A bot in a team says what it is about to do; the human partner sees it before it happens.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_shows_its_plan_to_its_partner_first() {
    let mut house = House::open().await;
    let ann = house.guest("Ann").await;
    let bot = Bot { level: Level::Page };
    let table = ann.open("w6t", vec![Host, bot, bot, bot, bot, bot], false).await;
    let link = ann.follow(&table);
    until(&link, &table, |_| true).await;
    submit(&link, &table, Intent::ready(true)).await.expect("ready");
    let [own, partner] = [0, 1].map(|index| Seat::new(index).unwrap());
    let play_if_due = || {
        link.with(|session| {
            let state = session.state(&table).expect("a table");
            let game = state.game.as_ref().filter(|game| game.to_move() == Some(own));
            if let Some(action) = game.and_then(|game| game.position().legal_actions().get(0)) {
                session.intend(&table, Intent::Act { action }).expect("a request");
            }
        });
    };
    let planned = async {
        // The first turn may have been announced while the request to begin was awaited.
        play_if_due();
        let mut plan = None;
        loop {
            match link.next_notice().await.expect("the link stays open") {
                Notice::Noted { note, .. } => {
                    assert_eq!(note.seat, partner, "other bots tell their own partners");
                    let Remark::Plan { action } = note.remark else { panic!("a plan") };
                    plan = Some(action);
                }
                Notice::TableChanged { entries, .. } => {
                    let stepped = |fact: &table::Fact| match fact {
                        table::Fact::Stepped { step: rules::Step::Act(action) } => Some(*action),
                        _ => None,
                    };
                    let played = entries.iter().filter_map(|entry| stepped(&entry.fact));
                    if let Some(plan) = plan {
                        return assert_eq!(played.collect::<Vec<_>>().first(), Some(&plan));
                    }
                }
                Notice::YourTurn { .. } => play_if_due(),
                _ => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, planned).await.expect("a plan in time");
    drop(link);
    house.close().await;
}
