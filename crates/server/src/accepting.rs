//! The loop that lets connections in. Every connection is counted before anything is read from it, and
//! none may take long to say what it wants, or to read what it asked for.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use futures_util::FutureExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use protocol::{Code, ErrorBody};
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;
use tokio_util::task::TaskTracker;
use tower::Service;

use crate::descriptors::Reserve;
use crate::headcount::{Admission, Crowded};
use crate::server::Server;

/// The longest head of a request.
const HEAD_BYTES_MAX: usize = 32 * 1024;
/// How long to wait when the system has nothing left to give.
const EXHAUSTED: Duration = Duration::from_millis(50);

/// Keeps a connection counted; what takes it over, such as a WebSocket, holds on to it.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    _admission: Arc<Admission>,
}

impl Server {
    /// Lets connections in until the server drains, and returns once all of them have ended.
    pub(crate) async fn accept(&self, listener: TcpListener) {
        let app = self.app();
        let connections = TaskTracker::new();
        let mut reserve = Reserve::new();
        loop {
            let accepted = tokio::select! {
                biased;
                () = self.draining().cancelled() => break,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((socket, peer)) => {
                    if let Some((socket, held)) = self.admit(socket, peer) {
                        connections.spawn(self.clone().serve_one(socket, peer, app.clone(), held));
                    }
                }
                Err(error) => self.survive(&error, &listener, &mut reserve).await,
            }
        }
        drop(listener);
        connections.close();
        connections.wait().await;
    }

    /// Counts a connection, or tells it why not and hangs up.
    fn admit(&self, socket: TcpStream, peer: SocketAddr) -> Option<(TcpStream, Held)> {
        match self.gate().admit_connection(peer.ip(), self.config()) {
            Ok(admission) => Some((socket, Held { _admission: Arc::new(admission) })),
            Err(crowded) => {
                self.metrics().turned_away.inc();
                // Nothing was sent before, so there is room for it without waiting.
                let _ = socket
                    .into_std()
                    .and_then(|mut socket| socket.write_all(turned_away(crowded).as_bytes()));
                None
            }
        }
    }

    async fn serve_one(self, socket: TcpStream, peer: SocketAddr, app: Router, held: Held) {
        let limits = &self.config().limits;
        // A move is small and should not wait for the next one.
        let _ = socket.set_nodelay(true);
        let mut socket = TimeoutStream::new(socket);
        socket.set_write_timeout(Some(Duration::from_millis(limits.stall_ms)));
        let service = hyper::service::service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(held.clone());
            app.clone().call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(Duration::from_millis(limits.head_ms))
            .max_buf_size(HEAD_BYTES_MAX)
            .serve_connection(TokioIo::new(Box::pin(socket)), service)
            .with_upgrades();
        tokio::pin!(connection);
        let ended = tokio::select! {
            ended = &mut connection => ended,
            () = self.draining().cancelled() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection ended");
        }
    }

    /// Goes on after a failure to accept. Without a descriptor the connection would stay in the queue,
    /// and this would fail for ever: the one in reserve serves to take it out and hang up.
    async fn survive(&self, error: &io::Error, listener: &TcpListener, reserve: &mut Reserve) {
        if is_of_one_connection(error) {
            return;
        }
        tracing::error!(%error, "cannot accept a connection");
        if reserve.release() {
            if let Some(Ok((socket, _))) = listener.accept().now_or_never() {
                self.metrics().turned_away.inc();
                drop(socket);
            }
            reserve.refill();
        }
        tokio::time::sleep(EXHAUSTED).await;
    }
}

/// Whether only the connection that was about to be accepted has failed.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// A whole answer: nothing has been read, and nothing will be.
fn turned_away(crowded: Crowded) -> String {
    let (status, code) = match crowded {
        Crowded::Household => ("429 Too Many Requests", Code::TooManyConnections),
        Crowded::All => ("503 Service Unavailable", Code::Busy),
    };
    let body = serde_json::to_string(&ErrorBody::from(code)).unwrap_or_default();
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         retry-after: 10\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
}
