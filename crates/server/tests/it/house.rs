//! A server for a test, and guests that connect to it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use client::{Api, Bases, Link, LinkOptions, Notice, Pace, Session};
use futures_util::{SinkExt, StreamExt};
use protocol::{ToClient, ToServer};
use serde_json::Value;
use server::{Chance, Config, Limits, Server, System};
use store::Store;
use table::{Intent, Opening, Options, PlayerId, Stage, TableId, Wanted};
use tempfile::TempDir;
use testkit::{game, shuffle};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tower::ServiceExt;

/// How long anything may take in a test.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A server on loopback with its own store.
pub(crate) struct House {
    pub(crate) server: Server,
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<std::io::Result<()>>>,
    /// Deleted with the house.
    folder: Option<TempDir>,
}

/// Quick bots, nobody reported as gone, and limits that no test hits by accident.
pub(crate) fn config() -> Config {
    Config {
        bot_pause_ms: 0,
        sovereign_ms: 20,
        away_after_ms: 60_000,
        drain_ms: 500,
        limits: Limits::loose(),
        ..Config::default()
    }
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(config()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        Self::with_chance(config, Arc::new(System)).await
    }

    pub(crate) async fn with_chance(config: Config, chance: Arc<dyn Chance>) -> Self {
        let folder = TempDir::new().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("db").display());
        let store = store::open(&url).await.expect("a store");
        let mut house = Self::with_store(config, store, chance).await;
        house.folder = Some(folder);
        house
    }

    pub(crate) async fn with_store(
        config: Config,
        store: Arc<dyn Store>,
        chance: Arc<dyn Chance>,
    ) -> Self {
        let server = Server::start_with(config, store, chance).await.expect("a server");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(server.clone().serve(listener, async {
            let _ = stopped.await;
        }));
        Self { server, address, stop: Some(stop), serving: Some(serving), folder: None }
    }

    /// Takes the folder with the store, which then outlives the house.
    pub(crate) fn keep_folder(&mut self) -> TempDir {
        self.folder.take().expect("a house with a folder of its own")
    }

    /// Shuts the server down and waits for it.
    pub(crate) async fn close(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(serving) = self.serving.take() {
            serving.await.expect("no panic").expect("a clean end");
        }
    }

    pub(crate) fn bases(&self) -> Bases {
        Bases::new([format!("http://{}", self.address)]).expect("an address")
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        Guest::at(self.bases(), name).await
    }

    /// A request without a socket.
    pub(crate) async fn ask(&self, request: Request<Body>) -> Response<Body> {
        self.server.app().oneshot(request).await.expect("routes do not fail")
    }

    /// A request with a JSON body, as this player or anonymously.
    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> (StatusCode, Value) {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "here");
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.header(header::CONTENT_TYPE, "application/json");
        json(self.ask(request.body(body.to_owned().into()).expect("a request")).await).await
    }

    /// The answer to a request over a connection of its own: status, head and body.
    pub(crate) async fn fetch(
        &self,
        path: &str,
        headers: &[(&str, &str)],
    ) -> (u16, String, String) {
        let mut socket = TcpStream::connect(self.address).await.expect("it listens");
        let headers = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n"));
        let headers = headers.collect::<Vec<_>>().concat();
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{headers}\r\n");
        socket.write_all(request.as_bytes()).await.expect("it reads");
        let mut answer = Vec::new();
        let reading = tokio::time::timeout(PATIENCE, socket.read_to_end(&mut answer));
        reading.await.expect("an answer in time").expect("an answer");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        (status.expect("a status"), head.to_lowercase(), body.to_owned())
    }

    /// A bare WebSocket for this player.
    pub(crate) async fn socket(&self, token: &str) -> Socket {
        let url = format!("ws://{}/api/socket", self.address);
        let mut request = url.into_client_request().expect("an address");
        let bearer = format!("Bearer {token}").parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
        Socket(tokio_tungstenite::connect_async(request).await.expect("a socket").0)
    }

    /// One that has completed the greeting.
    pub(crate) async fn greeted_socket(&self, token: &str) -> Socket {
        let mut socket = self.socket(token).await;
        socket.say(&ToServer::Hello { protocol: 1 }).await;
        assert!(matches!(socket.hear().await, Some(ToClient::Welcome { .. })));
        socket
    }
}

/// The status and body of a response.
pub(crate) async fn json(response: Response<Body>) -> (StatusCode, Value) {
    let status = response.status();
    let body = axum::body::to_bytes(response.into_body(), 1 << 20).await.expect("a body");
    (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
}

/// A WebSocket without a session around it.
pub(crate) struct Socket(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn say(&mut self, message: &ToServer) {
        self.say_text(message.to_json()).await;
    }

    pub(crate) async fn say_text(&mut self, text: String) {
        // Some tests are about a server that has hung up.
        let _ = self.0.send(Message::text(text)).await;
    }

    /// The next message as text; `None` once the connection is closed.
    pub(crate) async fn hear_text(&mut self) -> Option<String> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("an answer");
            match next?.ok()? {
                Message::Text(text) => return Some(text.to_string()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// The code that closes the connection, after skipping all messages.
    pub(crate) async fn closed_with(&mut self) -> Option<u16> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("an answer");
            if let Message::Close(frame) = next?.ok()? {
                return frame.map(|frame| frame.code.into());
            }
        }
    }

    pub(crate) async fn hear(&mut self) -> Option<ToClient> {
        let text = self.hear_text().await?;
        Some(ToClient::read(&text).expect("a message"))
    }

    /// The code of the next refusal or error.
    pub(crate) async fn code(&mut self) -> String {
        loop {
            match self.hear().await {
                Some(ToClient::Refused { error, .. } | ToClient::Error { error, .. }) => {
                    return error.code;
                }
                Some(_) => {}
                None => return "closed".into(),
            }
        }
    }
}

/// A signed-in player.
pub(crate) struct Guest {
    pub(crate) api: Api,
    pub(crate) id: PlayerId,
    pub(crate) token: String,
    bases: Bases,
}

impl Guest {
    pub(crate) async fn at(bases: Bases, name: &str) -> Self {
        let mut api = Api::new(bases.clone());
        let session = api.create_program(name.parse().expect("a name")).await.expect("a player");
        Self { api, id: session.player.id, token: session.token.expect("a token"), bases }
    }

    /// A player who signed in before this house was opened.
    pub(crate) fn known(house: &House, id: PlayerId, token: String) -> Self {
        let bases = house.bases();
        Self { api: Api::new(bases.clone()).with_token(&token), id, token, bases }
    }

    /// The same guest at another house with the same store.
    pub(crate) fn moved_to(self, house: &House) -> Self {
        let bases = house.bases();
        Self { api: Api::new(bases.clone()).with_token(&self.token), bases, ..self }
    }

    /// Opens a table with these seats.
    pub(crate) async fn open(&self, rules: &str, seats: Vec<Wanted>, ready: bool) -> TableId {
        let options = Options::new(rules.parse().expect("rules"));
        self.open_as(options, seats, ready).await
    }

    pub(crate) async fn open_as(
        &self,
        options: Options,
        seats: Vec<Wanted>,
        ready: bool,
    ) -> TableId {
        self.api
            .create_table(&Opening { options, seats, house: None, ready, commitment: None })
            .await
            .expect("a table")
            .table
    }

    /// Follows a table through a session.
    pub(crate) fn follow(&self, table: &TableId) -> Link {
        let mut session = Session::new(&self.id.as_str()[..6]).expect("a prefix");
        session.contribute(rand::random());
        session.watch(table).expect("a table");
        let pace = Pace { wait_first: Duration::from_millis(2), ..Pace::default() };
        let (bases, token) = (self.bases.clone(), self.token.clone());
        Link::start(session, LinkOptions { bases, token, pace, jitter: Box::new(|| 0.5) })
    }
}

/// Waits until a table's state satisfies `looks`.
pub(crate) async fn until(link: &Link, table: &TableId, looks: impl Fn(&table::State) -> bool) {
    let seen = async {
        loop {
            if link.with(|session| session.state(table).is_some_and(&looks)) {
                return;
            }
            link.next_notice().await.expect("the link stays open");
        }
    };
    tokio::time::timeout(PATIENCE, seen).await.expect("the expected state in time");
}

/// Submits an intent and waits for the answer: the fact, or the code of the refusal.
pub(crate) async fn submit(link: &Link, table: &TableId, intent: Intent) -> Result<u64, String> {
    let wanted = link.intend(table, intent).expect("room for an intent");
    let answer = async {
        loop {
            match link.next_notice().await.expect("the link stays open") {
                Notice::Done { id, seq, .. } if id == wanted => return Ok(seq),
                Notice::Refused { id, error, .. } if id == wanted => return Err(error.code),
                _ => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, answer).await.expect("an answer")
}

/// Plays a guest's turns at random, takes over again where a bot stands in, is ready for the next
/// game of a Dynasty, and returns when the Dynasty is over.
pub(crate) async fn play(link: &Link, table: &TableId, seed: u64) {
    let mut random = shuffle::random(seed);
    loop {
        let wanted = link.with(|session| {
            let state = session.state(table)?;
            let chair = state.chair(session.seat(table)?)?;
            if session.pending().next().is_some() {
                return None;
            }
            match state.stage {
                Stage::Pause if !chair.ready => Some(Intent::ready(true)),
                Stage::Playing if chair.stand_in => Some(Intent::Return),
                Stage::Playing if session.is_our_turn(table) => {
                    let position = state.game.as_ref()?.position();
                    game::random_action(position, &mut random).map(|action| Intent::Act { action })
                }
                _ => None,
            }
        });
        if let Some(intent) = wanted {
            link.intend(table, intent).expect("room for an intent");
        }
        if link.with(|session| session.state(table).is_some_and(is_over)) {
            return;
        }
        link.next_notice().await.expect("the link stays open");
    }
}

/// Whether the Dynasty is over.
pub(crate) fn is_over(state: &table::State) -> bool {
    state.stage == Stage::Gathering && state.game.as_ref().is_some_and(|game| !game.is_on())
}
