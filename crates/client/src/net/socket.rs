//! One WebSocket connection.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{Code, ErrorBody, ToClient, ToServer};
use reqwest::header::{AUTHORIZATION, HeaderValue};
use rustls::ClientConfig;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{
    Connector, MaybeTlsStream, WebSocketStream, connect_async_tls_with_config,
};

/// Far more than a full lobby takes.
const MESSAGE_BYTES_MAX: usize = 4 << 20;

pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

#[derive(Debug)]
pub(crate) enum Incoming {
    Message(ToClient),
    /// A control or binary frame, which only shows that the server is alive.
    Heartbeat,
    Malformed(ErrorBody),
    Closed,
}

/// Why a connection could not be opened.
#[derive(Debug)]
pub(crate) enum OpenError {
    /// The server rejected us and would do so again.
    Rejected(ErrorBody),
    /// A retry may succeed.
    Failed,
}

impl Socket {
    pub(crate) async fn open(
        url: &str,
        token: &str,
        tls: Arc<ClientConfig>,
        max_wait: Duration,
    ) -> Result<Self, OpenError> {
        let mut request = url.into_client_request().map_err(|_| OpenError::Failed)?;
        let bearer = HeaderValue::from_str(&format!("Bearer {token}"));
        let bearer = bearer.map_err(|_| OpenError::Rejected(Code::BadSecret.into()))?;
        request.headers_mut().insert(AUTHORIZATION, bearer);
        let config = WebSocketConfig::default()
            .max_message_size(Some(MESSAGE_BYTES_MAX))
            .max_frame_size(Some(MESSAGE_BYTES_MAX));
        let connector = Connector::Rustls(tls);
        let opening = connect_async_tls_with_config(request, Some(config), true, Some(connector));
        match timeout(max_wait, opening).await {
            Ok(Ok((stream, _))) => Ok(Self { stream }),
            Ok(Err(error)) => Err(open_error(&error)),
            Err(_) => Err(OpenError::Failed),
        }
    }

    /// Waits for whatever arrives next. Cancel safe.
    pub(crate) async fn next(&mut self) -> Incoming {
        match self.stream.next().await {
            Some(Ok(Message::Text(text))) => match ToClient::read(&text) {
                Ok(message) => Incoming::Message(message),
                Err(error) => {
                    let code = Code::Malformed.code().into();
                    Incoming::Malformed(ErrorBody { code, message: error.to_string() })
                }
            },
            Some(Ok(Message::Close(_)) | Err(_)) | None => Incoming::Closed,
            Some(Ok(_)) => Incoming::Heartbeat,
        }
    }

    /// Sends messages; false if the connection is dead.
    pub(crate) async fn send(&mut self, messages: Vec<ToServer>, max_wait: Duration) -> bool {
        let sending = async {
            for message in messages {
                self.stream.feed(Message::text(message.to_json())).await?;
            }
            self.stream.flush().await
        };
        matches!(timeout(max_wait, sending).await, Ok(Ok(())))
    }

    pub(crate) async fn close(mut self, max_wait: Duration) {
        // If it fails, the connection is closed anyway.
        let _ = timeout(max_wait, self.stream.close(None)).await;
    }

    /// Drops the connection without a close frame and discards unsent data, like a broken cable.
    pub(crate) fn abort(self) {
        let tcp = match self.stream.get_ref() {
            MaybeTlsStream::Plain(tcp) => Some(tcp),
            MaybeTlsStream::Rustls(tls) => Some(tls.get_ref().0),
            _ => None,
        };
        // If this fails, the connection ends a little more gracefully.
        let _ = tcp.map(TcpStream::set_zero_linger);
    }
}

/// Only 401 and 403 are final; anything else may be temporary.
fn open_error(error: &Error) -> OpenError {
    let Error::Http(answer) = error else { return OpenError::Failed };
    if !matches!(answer.status().as_u16(), 401 | 403) {
        return OpenError::Failed;
    }
    let body = answer.body().as_deref().and_then(|body| serde_json::from_slice(body).ok());
    OpenError::Rejected(body.unwrap_or_else(|| Code::BadSecret.into()))
}
