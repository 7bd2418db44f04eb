//! The lobby as a session models it.

use client::{LOBBY_TABLES_MAX, Notice, Session};
use protocol::{LobbyTable, ToClient};

use crate::session::Line;

#[test]
fn the_lobby_keeps_its_order() {
    let mut line = Line::new();
    let table = |name: &str| {
        let table = name.parse().unwrap();
        LobbyTable { table, ..LobbyTable::from(line.server.state()) }
    };
    let names = |session: &Session| -> Vec<String> {
        session.lobby().tables().iter().map(|table| table.table.to_string()).collect()
    };
    let put = |name: &str| ToClient::LobbyTable { table: Box::new(table(name)) };
    let whole = ToClient::Lobby { tables: vec![table("b"), table("a")] };
    assert_eq!(line.session.receive(whole), [Notice::Lobby]);
    line.session.receive(put("c"));
    line.session.receive(put("a"));
    assert_eq!(names(&line.session), ["c", "b", "a"]);
    line.session.receive(ToClient::LobbyGone { table: "b".parse().unwrap() });
    assert_eq!(names(&line.session), ["c", "a"]);
    for count in 0..LOBBY_TABLES_MAX {
        line.session.receive(put(&format!("n{count}")));
    }
    assert_eq!(line.session.lobby().tables().len(), LOBBY_TABLES_MAX);
}

#[test]
fn tables_to_join_and_games_to_watch_are_told_apart() {
    let line = Line::new();
    let playing = LobbyTable::from(line.server.state());
    let free = protocol::LobbySeat { holder: table::Holder::Nobody, house: None };
    let named = |name: &str, table: &LobbyTable| LobbyTable {
        table: name.parse().unwrap(),
        ..table.clone()
    };
    let gathering = LobbyTable { stage: table::Stage::Gathering, game: None, ..playing.clone() };
    let waiting = LobbyTable { seats: vec![free], ..gathering.clone() };
    let options = table::Options { spectators: false, ..playing.options.clone() };
    let unwatched = LobbyTable { options, ..playing.clone() };
    let lobby = client::Lobby::of(vec![
        named("game", &playing),
        named("full", &gathering),
        named("waits", &waiting),
        named("closed-doors", &unwatched),
    ]);
    let ids = |tables: Vec<&LobbyTable>| -> Vec<String> {
        tables.iter().map(|table| table.table.to_string()).collect()
    };
    assert_eq!(ids(lobby.to_join().collect()), ["waits"]);
    assert_eq!(ids(lobby.to_watch().collect()), ["game"]);
}
