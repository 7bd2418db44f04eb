//! What strangers do to a server before they are anybody: connections that say nothing, read nothing or
//! are too many. Each would, without its limit, keep others out.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Request, header};
use server::{Config, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::house::{House, PATIENCE, config, json};

/// A connection from another address of this machine.
async fn connect_from(address: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind((IpAddr::from(address), 0).into()).expect("an address of the machine");
    socket.connect(to).await.expect("it listens")
}

/// All that comes until the connection ends, and after how long.
async fn read_to_end(socket: &mut TcpStream) -> (String, Duration) {
    let began = Instant::now();
    let mut heard = Vec::new();
    // A server that hangs up while we still send resets the connection.
    let _ = tokio::time::timeout(PATIENCE, socket.read_to_end(&mut heard)).await.expect("it ends");
    (String::from_utf8_lossy(&heard).into_owned(), began.elapsed())
}

async fn get_from(address: [u8; 4], house: &House, path: &str) -> String {
    let mut socket = connect_from(address, house.address).await;
    let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    socket.write_all(request.as_bytes()).await.expect("it reads");
    read_to_end(&mut socket).await.0
}

const EVE: [u8; 4] = [127, 0, 0, 66];
const ANN: [u8; 4] = [127, 0, 0, 2];

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_never_finish_a_head_are_closed_and_keep_nobody_out() {
    let limits = Limits { sockets_per_address: 20, head_ms: 1_000, ..Limits::loose() };
    let house = House::with(Config { limits, ..config() }).await;
    let began = Instant::now();
    let mut slow = Vec::new();
    for _ in 0..60 {
        let mut socket = connect_from(EVE, house.address).await;
        let _ = socket.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\nx-more: ").await;
        slow.push(socket);
    }
    assert!(get_from(ANN, &house, "/health").await.starts_with("HTTP/1.1 200 "));
    let mut turned_away = 0;
    for socket in &mut slow {
        let (heard, _) = read_to_end(socket).await;
        turned_away += usize::from(heard.starts_with("HTTP/1.1 429 "));
    }
    let elapsed = began.elapsed();
    assert!(elapsed < Duration::from_secs(15), "{elapsed:?}");
    let metrics = house.fetch("/metrics", &[]).await.2;
    assert!(metrics.contains("crownlands_turned_away_total 40\n"), "{metrics}");
    // Where our bytes crossed with the answer, it is lost; the connection ends all the same.
    assert!(turned_away <= 40);
    assert!(get_from(EVE, &house, "/health").await.starts_with("HTTP/1.1 200 "), "room again");
}

/// Neither does one that says nothing at all, before its first request or after it.
#[tokio::test]
async fn idle_connections_are_closed() {
    let limits = Limits { head_ms: 300, ..Limits::loose() };
    let house = House::with(Config { limits, ..config() }).await;
    let mut silent = TcpStream::connect(house.address).await.expect("it listens");
    assert_eq!(read_to_end(&mut silent).await.0, "");
    let mut once = TcpStream::connect(house.address).await.expect("it listens");
    once.write_all(b"GET /health HTTP/1.1\r\nhost: a\r\n\r\n").await.expect("it reads");
    assert!(read_to_end(&mut once).await.0.ends_with("\r\n\r\nok\n"));
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let limits = Limits { body_ms: 300, ..Limits::loose() };
    let house = House::with(Config { limits, ..config() }).await;
    let mut socket = TcpStream::connect(house.address).await.expect("it listens");
    let head = "POST /api/players HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n\
        content-length: 100\r\n\r\n{\"na";
    socket.write_all(head.as_bytes()).await.expect("it reads");
    let (answer, _) = read_to_end(&mut socket).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("http.too_slow"), "{answer}");
}

/// It asks for more and more and reads nothing of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_stalls_is_cut_off() {
    let limits = Limits { stall_ms: 500, ..Limits::loose() };
    let house = House::with(Config { limits, ..config() }).await;
    let mut socket = TcpStream::connect(house.address).await.expect("it listens");
    let request = b"GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n";
    let until_cut_off = async { while socket.write_all(request).await.is_ok() {} };
    tokio::time::timeout(PATIENCE, until_cut_off).await.expect("it is cut off");
}

/// An endless head is refused as soon as it is too long.
#[tokio::test]
async fn a_head_has_an_end() {
    let house = House::open().await;
    let mut socket = TcpStream::connect(house.address).await.expect("it listens");
    let long = format!("GET / HTTP/1.1\r\nhost: a\r\nx-long: {}", "x".repeat(100_000));
    let _ = socket.write_all(long.as_bytes()).await;
    let (answer, _) = read_to_end(&mut socket).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431 "), "{answer}");
}

#[tokio::test]
async fn a_connection_counts_until_its_websocket_ends() {
    let limits = Limits { sockets_per_address: 2, ..Limits::loose() };
    let house = House::with(Config { limits, ..config() }).await;
    let (_, session) =
        house.send("POST", "/api/players", None, r#"{"name":"Ann","program":true}"#).await;
    let token = session["token"].as_str().expect("a token").to_owned();
    let first = house.greeted_socket(&token).await;
    let _second = house.greeted_socket(&token).await;
    let mut third = TcpStream::connect(house.address).await.expect("it listens");
    let (answer, _) = read_to_end(&mut third).await;
    assert!(
        answer.starts_with("HTTP/1.1 429 ") && answer.contains("limit.connections"),
        "{answer}"
    );
    assert!(answer.contains("retry-after: "), "{answer}");
    drop(first);
    let again = async {
        loop {
            let mut socket = TcpStream::connect(house.address).await.expect("it listens");
            let _ = socket.write_all(b"GET /health HTTP/1.0\r\n\r\n").await;
            if read_to_end(&mut socket).await.0.contains(" 200 ") {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, again).await.expect("room again");
}

/// All its connections come from the same address, which is nobody's.
#[tokio::test]
async fn a_proxy_has_as_many_connections_as_it_needs() {
    let limits = Limits { sockets_per_address: 2, ..Limits::loose() };
    let proxies = vec!["127.0.0.66/32".parse().expect("a network")];
    let house = House::with(Config { behind_proxy: true, proxies, limits, ..config() }).await;
    let mut open = Vec::new();
    for _ in 0..6 {
        let mut socket = connect_from(EVE, house.address).await;
        socket.write_all(b"GET /health HTTP/1.1\r\nhost: a\r\n\r\n").await.expect("it reads");
        let mut heard = [0; 12];
        socket.read_exact(&mut heard).await.expect("an answer");
        assert_eq!(&heard, b"HTTP/1.1 200");
        open.push(socket);
    }
}

#[tokio::test]
async fn files_of_the_page_have_a_limit_of_their_own() {
    let limits = Limits { files_per_second: 1, files_burst: 3, ..Limits::loose() };
    let house = House::with(Config { limits, ..config() }).await;
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(house.fetch("/", &[]).await.0);
    }
    assert_eq!(statuses[..3], [200; 3]);
    assert!(statuses[3..].contains(&429), "{statuses:?}");
    assert_eq!(house.fetch("/api/tables", &[]).await.0, 200, "the game goes on");
}

#[tokio::test]
async fn a_refusal_for_now_says_when_to_come_again() {
    let limits = Limits { players_per_hour: 1, ..Limits::loose() };
    let house = House::with(Config { limits, ..config() }).await;
    let mut waits = Vec::new();
    for _ in 0..2 {
        let request = Request::builder().method("POST").uri("/api/players");
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let answer = house.ask(request.body(r#"{"name":"Eve"}"#.into()).expect("a request")).await;
        let wait = answer.headers().get(header::RETRY_AFTER);
        waits.push(wait.map(|wait| wait.to_str().expect("text").parse::<u64>().expect("seconds")));
    }
    assert_eq!(waits[0], None);
    assert!(waits[1].is_some_and(|wait| (3_500..=3_600).contains(&wait)), "{waits:?}");
}

/// Figures about everybody are for whoever runs the server.
#[tokio::test]
async fn metrics_are_for_the_machine_itself_or_with_a_token() {
    let metrics_token = Some("a long secret".to_owned());
    let house = House::with(Config { metrics_token, behind_proxy: true, ..config() }).await;
    let ask = async |headers: &[(&str, &str)]| house.fetch("/metrics", headers).await.0;
    assert_eq!(ask(&[]).await, 200, "from the machine itself");
    let stranger = ("x-forwarded-for", "192.0.2.1");
    assert_eq!(ask(&[stranger]).await, 403);
    assert_eq!(ask(&[stranger, ("authorization", "Bearer a long secret")]).await, 200);
    assert_eq!(ask(&[stranger, ("authorization", "Bearer another")]).await, 403);
    let without = House::with(Config { behind_proxy: true, ..config() }).await;
    let refused = without.fetch("/metrics", &[stranger, ("authorization", "Bearer ")]).await;
    assert_eq!(refused.0, 403);
    assert!(refused.2.contains("metrics.private"), "{}", refused.2);
}

/// What the framework refuses by itself has a code too.
#[tokio::test]
async fn every_refusal_has_a_code() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    for (method, path, status, code) in [
        ("GET", "/api/games/oak/many", 400, "message.malformed"),
        ("GET", "/api/games?limit=many", 400, "message.malformed"),
        ("GET", "/api/series/oak/many", 400, "message.malformed"),
        ("GET", "/api/socket", 400, "message.malformed"),
        ("GET", "/api/tables/%ff", 400, "message.malformed"),
        ("POST", "/", 405, "http.wrong_method"),
    ] {
        let (answered, answer) = house.send(method, path, Some(&ann.token), "").await;
        assert_eq!((answered.as_u16(), answer["code"].as_str()), (status, Some(code)), "{path}");
    }
}

#[tokio::test]
async fn names_are_legible_and_no_bots() {
    let bots_names = vec!["Leopold".to_owned()];
    let house = House::with(Config { bots_names, ..config() }).await;
    let ann = house.guest("Ann").await;
    for (name, code) in [
        ("Z\u{300}\u{301}\u{302}\u{303}", "player.bad_name"),
        ("Ann\u{fe0f}", "player.bad_name"),
        ("leopold", "player.bots_name"),
        ("Leороld", "player.bots_name"),
    ] {
        let body = serde_json::json!({ "name": name }).to_string();
        for (method, path) in [("POST", "/api/players"), ("PATCH", "/api/players/me")] {
            let (status, answer) = house.send(method, path, Some(&ann.token), &body).await;
            let told = (status.as_u16(), answer["code"].as_str());
            assert_eq!(told, (422, Some(code)), "{method} {name:?}");
        }
    }
    let request = Request::builder().uri("/api/players/me");
    let request = request.header("authorization", format!("Bearer {}", ann.token));
    let me = json(house.ask(request.body(Body::empty()).expect("a request")).await).await.1;
    assert_eq!(me["player"]["name"], "Ann");
}
