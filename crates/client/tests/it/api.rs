//! The HTTP client: the requests it sends and how it reads the responses.

use std::sync::{Arc, Mutex};

use client::{Api, ApiError, Bases};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use protocol::{Code, ErrorBody, PostedIntent};
use table::Intent;
use tokio::net::TcpListener;

/// An HTTP server that gives one response and records the request.
struct Desk {
    address: String,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Desk {
    async fn open(status: u16, answer: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let heard = Arc::new(Mutex::new(Vec::new()));
        let (notes, answer) = (Arc::clone(&heard), answer.to_owned());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (notes, answer) = (Arc::clone(&notes), answer.clone());
                let service = service_fn(move |request| {
                    note(request, Arc::clone(&notes), status, answer.clone())
                });
                tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), service));
            }
        });
        Self { address, heard }
    }

    fn api(&self) -> Api {
        Api::new(Bases::new([&self.address]).unwrap()).with_token("secret")
    }

    /// The only request so far.
    fn recorded_request(&self) -> String {
        let heard = self.heard.lock().unwrap();
        assert_eq!(heard.len(), 1, "{heard:?}");
        heard[0].clone()
    }
}

async fn note(
    request: Request<Incoming>,
    notes: Arc<Mutex<Vec<String>>>,
    status: u16,
    answer: String,
) -> Result<Response<Full<Bytes>>, hyper::Error> {
    let header = |name| request.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
    let (bearer, kind) = (header(AUTHORIZATION), header(CONTENT_TYPE));
    let mut line = format!("{} {}", request.method(), request.uri());
    for more in [bearer, kind].into_iter().flatten() {
        line = format!("{line} | {more}");
    }
    let body = request.into_body().collect().await?.to_bytes();
    if !body.is_empty() {
        line = format!("{line} | {}", String::from_utf8_lossy(&body));
    }
    notes.lock().unwrap().push(line);
    Ok(Response::builder().status(status).body(Full::new(answer.into())).unwrap())
}

const TABLE: &str = r#"{"table":"t1","seq":3}"#;

#[tokio::test]
async fn signing_in_returns_the_secret() {
    let answer = r#"{"player":{"id":"p1","name":"Ann","program":true},"token":"s3"}"#;
    let desk = Desk::open(200, answer).await;
    let mut api = Api::new(Bases::new([&desk.address]).unwrap());
    let session = api.create_program("Ann".parse().unwrap()).await.unwrap();
    assert_eq!((session.player.id.as_str(), api.token()), ("p1", Some("s3")));
    let body = r#"{"name":"Ann","program":true}"#;
    assert_eq!(desk.recorded_request(), format!("POST /api/players | application/json | {body}"));
    assert!(!format!("{api:?}").contains("s3"));
}

#[tokio::test]
async fn tables_are_opened_and_found() {
    let desk = Desk::open(200, TABLE).await;
    let table = serde_json::from_str(r#"{"rules":"k2"}"#).unwrap();
    let created = desk.api().create_table(&table).await.unwrap();
    assert_eq!((created.table.as_str(), created.seq), ("t1", 3));
    assert!(
        desk.recorded_request()
            .starts_with(r#"POST /api/tables | Bearer secret | application/json | {"rules":"k2""#)
    );

    let desk = Desk::open(200, TABLE).await;
    let request = serde_json::from_str(r#"{"rules":"q4"}"#).unwrap();
    assert_eq!(desk.api().pair(&request).await.unwrap().seq, 3);
    let body = r#"{"rules":"q4","wait_ms":15000,"level":"knight"}"#;
    let asked = format!("POST /api/pairing | Bearer secret | application/json | {body}");
    assert_eq!(desk.recorded_request(), asked);
}

#[tokio::test]
async fn intents_are_posted() {
    let desk = Desk::open(200, TABLE).await;
    let intent = PostedIntent { id: Some("i1".into()), seen: Some(2), intent: Intent::Undo };
    let done = desk.api().post_intent(&"t1".parse().unwrap(), &intent).await.unwrap();
    assert_eq!(done.seq, 3);
    let body = r#"{"id":"i1","seen":2,"type":"undo"}"#;
    let asked = format!("POST /api/tables/t1/intents | Bearer secret | application/json | {body}");
    assert_eq!(desk.recorded_request(), asked);
}

#[tokio::test]
async fn records_are_text_and_tables_are_snapshots() {
    let desk = Desk::open(200, "rules k2\n").await;
    let table = "t1".parse().unwrap();
    assert_eq!(desk.api().record(&table, 2).await.unwrap(), "rules k2\n");
    assert_eq!(desk.recorded_request(), "GET /api/games/t1/2/record | Bearer secret");
    assert!(matches!(desk.api().table(&table).await, Err(ApiError::Unreadable(_))));

    let server = crate::server::Server::new("k2", testkit::shuffle::random(1));
    let snapshot = protocol::Snapshot::from(server.state());
    let desk = Desk::open(200, &serde_json::to_string(&snapshot).unwrap()).await;
    assert_eq!(desk.api().table(&table).await.unwrap(), snapshot);
    assert_eq!(desk.recorded_request(), "GET /api/tables/t1 | Bearer secret");
}

#[tokio::test]
async fn pages_of_games_are_chained() {
    let desk = Desk::open(200, r#"{"games":[],"next":"a b&c"}"#).await;
    let page = desk.api().games(None).await.unwrap();
    desk.api().games(page.next.as_deref()).await.unwrap();
    let heard = desk.heard.lock().unwrap().clone();
    let bearer = "| Bearer secret";
    let [first, second] =
        [format!("GET /api/games {bearer}"), format!("GET /api/games?after=a%20b%26c {bearer}")];
    assert_eq!(heard, [first, second]);
}

#[tokio::test]
async fn refusals_carry_the_servers_error() {
    let no_table: ErrorBody = Code::NoTable.into();
    let desk = Desk::open(404, &serde_json::to_string(&no_table).unwrap()).await;
    let error = desk.api().table(&"t1".parse().unwrap()).await.unwrap_err();
    let ApiError::Refused { status, body } = error else { panic!("{error}") };
    assert_eq!((status, body), (404, no_table));

    let desk = Desk::open(502, "<html>").await;
    let error = desk.api().games(None).await.unwrap_err();
    assert!(matches!(error, ApiError::Refused { status: 502, .. }), "{error}");
}

#[tokio::test]
async fn an_unreachable_address_is_skipped() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let nowhere = format!("http://{}", listener.local_addr().unwrap());
    drop(listener);
    let desk = Desk::open(200, r#"{"games":[]}"#).await;
    let api = Api::new(Bases::new([&nowhere, &desk.address]).unwrap());
    assert_eq!(api.games(None).await.unwrap().games, []);
    let error = Api::new(Bases::new([&nowhere]).unwrap()).games(None).await.unwrap_err();
    assert!(matches!(error, ApiError::Unreachable(_)), "{error}");
}
