//! One WebSocket, from the handshake to its end.

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

/// The longest message that is read: a lobby full of tables is far smaller.
const MESSAGE_BYTES_MAX: usize = 4 << 20;

/// An open connection.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// What came.
#[derive(Debug)]
pub(crate) enum Incoming {
    /// A message.
    Message(ToClient),
    /// Something that is of no interest but shows that the server is there.
    Sign,
    /// Something that cannot be read.
    Garbled(ErrorBody),
    /// The end.
    End,
}

/// Why there is no connection.
#[derive(Debug)]
pub(crate) enum NoSocket {
    /// The server does not want us, and will not later either.
    Turned(ErrorBody),
    /// It may work another time.
    Failed,
}

impl Socket {
    pub(crate) async fn open(
        url: &str,
        token: &str,
        tls: Arc<ClientConfig>,
        patience: Duration,
    ) -> Result<Self, NoSocket> {
        let mut request = url.into_client_request().map_err(|_| NoSocket::Failed)?;
        let bearer = HeaderValue::from_str(&format!("Bearer {token}"));
        let bearer = bearer.map_err(|_| NoSocket::Turned(Code::BadSecret.into()))?;
        request.headers_mut().insert(AUTHORIZATION, bearer);
        let config = WebSocketConfig::default()
            .max_message_size(Some(MESSAGE_BYTES_MAX))
            .max_frame_size(Some(MESSAGE_BYTES_MAX));
        let connector = Connector::Rustls(tls);
        let opening = connect_async_tls_with_config(request, Some(config), true, Some(connector));
        match timeout(patience, opening).await {
            Ok(Ok((stream, _))) => Ok(Self { stream }),
            Ok(Err(error)) => Err(refusal(&error)),
            Err(_) => Err(NoSocket::Failed),
        }
    }

    /// The next thing that comes. Nothing is lost when it is not waited for to the end.
    pub(crate) async fn next(&mut self) -> Incoming {
        match self.stream.next().await {
            Some(Ok(Message::Text(text))) => match ToClient::read(&text) {
                Ok(message) => Incoming::Message(message),
                Err(error) => {
                    let code = Code::Malformed.code().into();
                    Incoming::Garbled(ErrorBody { code, message: error.to_string() })
                }
            },
            Some(Ok(Message::Close(_)) | Err(_)) | None => Incoming::End,
            Some(Ok(_)) => Incoming::Sign,
        }
    }

    /// Sends messages; false when that does not work any more.
    pub(crate) async fn send(&mut self, messages: Vec<ToServer>, patience: Duration) -> bool {
        let sending = async {
            for message in messages {
                self.stream.feed(Message::text(message.to_json())).await?;
            }
            self.stream.flush().await
        };
        matches!(timeout(patience, sending).await, Ok(Ok(())))
    }

    /// Says goodbye.
    pub(crate) async fn close(mut self, patience: Duration) {
        // Whoever does not listen any more need not hear it.
        let _ = timeout(patience, self.stream.close(None)).await;
    }

    /// Cuts the connection as a broken cable would: without a word, and throwing away what is
    /// under way.
    pub(crate) fn cut(self) {
        let tcp = match self.stream.get_ref() {
            MaybeTlsStream::Plain(tcp) => Some(tcp),
            MaybeTlsStream::Rustls(tls) => Some(tls.get_ref().0),
            _ => None,
        };
        // Where it cannot be set, the connection ends a little more politely.
        let _ = tcp.map(TcpStream::set_zero_linger);
    }
}

/// 401 and 403 are meant for us and stay; anything else may be a matter of the moment.
fn refusal(error: &Error) -> NoSocket {
    let Error::Http(answer) = error else { return NoSocket::Failed };
    if !matches!(answer.status().as_u16(), 401 | 403) {
        return NoSocket::Failed;
    }
    let body = answer.body().as_deref().and_then(|body| serde_json::from_slice(body).ok());
    NoSocket::Turned(body.unwrap_or_else(|| Code::BadSecret.into()))
}
