//! Links over real sockets, with servers that cut connections, stay silent or do not exist.

use std::collections::BTreeSet;
use std::time::Duration;

use client::{Bases, Link, LinkOptions, Notice, Pace, Session};
use rand::RngExt;
use table::{Intent, Opening, Options, Wanted};
use testkit::shuffle;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::random_intents;
use crate::server::{Server, id};
use crate::sockets::{Host, Manner};

/// Ann and a bot, about to play.
fn server() -> Server {
    let opening = Opening {
        options: Options::new("k2".parse().unwrap()),
        seats: vec![Wanted::Host, Wanted::Bot { level: table::Level::Page }],
        house: None,
        ready: true,
        commitment: None,
    };
    Server::open(&opening, shuffle::random(5))
}

/// Short timeouts.
fn brisk() -> Pace {
    Pace {
        wait_first: Duration::from_millis(1),
        wait_max: Duration::from_millis(5),
        ..Pace::default()
    }
}

fn link(addresses: &[&str], token: &str, pace: Pace) -> Link {
    let mut session = Session::new("a").unwrap();
    session.watch(&id()).unwrap();
    let bases = Bases::new(addresses).unwrap();
    let jitter = Box::new(|| 0.5);
    Link::start(session, LinkOptions { bases, token: token.into(), pace, jitter })
}

/// The next matching notice; others are skipped.
async fn until(link: &Link, wanted: impl Fn(&Notice) -> bool) -> Notice {
    let looking = async {
        loop {
            let notice = link.next_notice().await.expect("the link goes on");
            if wanted(&notice) {
                return notice;
            }
        }
    };
    timeout(Duration::from_secs(30), looking).await.expect("it comes")
}

fn is_welcome(notice: &Notice) -> bool {
    matches!(notice, Notice::Welcome { .. })
}

/// An address without a listener.
async fn nowhere() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    format!("http://{}", listener.local_addr().unwrap())
}

/// Plays a game to the end against such a server, cutting the connection now and then.
async fn play_a_game(manner: Manner, cut_one_in: u32) {
    let (host, address) = Host::start(server(), manner).await;
    let link = link(&[&address], "ann", brisk());
    let mut random = shuffle::random(9);
    let (mut asked, mut answered, mut losses) = (Vec::new(), BTreeSet::new(), 0);
    let playing = async {
        loop {
            match link.next_notice().await.expect("the link goes on") {
                Notice::Done { id, .. } => assert!(answered.insert(id), "two answers"),
                Notice::Refused { error, .. } => panic!("{error}"),
                Notice::Disconnected => losses += 1,
                _ => {}
            }
            let over = link
                .state(&id())
                .is_some_and(|state| state.game.as_ref().is_some_and(|game| !game.is_on()));
            let waiting = link.with(|session| session.pending().count());
            if over && answered.len() == asked.len() {
                return;
            }
            if waiting == 0 && link.with(|session| session.is_our_turn(&id())) {
                let state = link.state(&id()).unwrap();
                let position = *state.game.as_ref().unwrap().position();
                let action = testkit::game::random_action(&position, &mut random).unwrap();
                asked.push(link.intend(&id(), Intent::Act { action }).unwrap());
            }
            if random.random_range(0..cut_one_in) == 0 {
                link.drop_connection();
            }
        }
    };
    timeout(Duration::from_mins(1), playing).await.expect("the game ends");
    let server = host.server.lock().unwrap();
    assert_eq!(link.state(&id()).as_ref(), Some(server.state()));
    assert!(asked.len() > 20, "a whole game takes more than {} actions", asked.len());
    assert!(asked.iter().all(|intent| answered.contains(intent)));
    for intent in &asked {
        assert_eq!(server.facts_of(&random_intents::player("ann"), intent), 1, "{intent}");
    }
    assert!(losses > 0 || cut_one_in == u32::MAX);
}

#[tokio::test]
async fn a_game_plays_to_the_end() {
    play_a_game(Manner::Kind, u32::MAX).await;
}

#[tokio::test]
async fn a_game_survives_connections_cut_by_the_client() {
    play_a_game(Manner::Kind, 5).await;
}

#[tokio::test]
async fn a_game_survives_connections_cut_by_the_server() {
    play_a_game(Manner::Rough(6), 7).await;
}

#[tokio::test]
async fn the_next_address_is_tried() {
    let (_host, address) = Host::start(server(), Manner::Kind).await;
    let link = link(&[&nowhere().await, &address], "ann", brisk());
    until(&link, is_welcome).await;
}

#[tokio::test]
async fn a_silent_connection_is_dropped() {
    let (_mute, mute) = Host::start(server(), Manner::Silent).await;
    let (_host, address) = Host::start(server(), Manner::Kind).await;
    let pace = Pace { silence_max: Duration::from_millis(200), ..brisk() };
    let link = link(&[&mute, &address], "ann", pace);
    let lost = until(&link, |_| true).await;
    assert_eq!(lost, Notice::Disconnected);
    until(&link, is_welcome).await;
}

/// Pings alone keep an idle connection alive.
#[tokio::test]
async fn pings_are_answered() {
    let (_host, address) = Host::start(server(), Manner::Kind).await;
    let ping_every = Duration::from_millis(20);
    let pace = Pace { ping_every, silence_max: Duration::from_secs(10), ..brisk() };
    let link = link(&[&address], "ann", pace);
    for nonce in 1..=5 {
        until(&link, |notice| matches!(notice, Notice::Pong { nonce: n, .. } if *n == nonce)).await;
    }
}

#[tokio::test]
async fn an_unknown_player_is_rejected_for_good() {
    let (_host, address) = Host::start(server(), Manner::Kind).await;
    for token in ["eve", "not a\nheader"] {
        let link = link(&[&address], token, brisk());
        let notice = link.next_notice().await;
        let code = "player.unknown";
        assert!(matches!(&notice, Some(Notice::Error { error, .. }) if error.code == code));
        assert_eq!(link.next_notice().await, None);
    }
}

#[tokio::test]
async fn a_closed_link_ends() {
    let (_host, address) = Host::start(server(), Manner::Kind).await;
    let link = link(&[&address], "ann", brisk());
    until(&link, is_welcome).await;
    link.close();
    until(&link, |notice| *notice == Notice::Disconnected).await;
    assert_eq!(link.next_notice().await, None);
}

#[tokio::test]
async fn a_link_that_never_connects_can_be_closed() {
    let link = link(&[&nowhere().await], "ann", Pace::default());
    link.close();
    assert_eq!(link.next_notice().await, None);
}
