//! The in-memory server behind real sockets. A token is a player's name.

use std::sync::{Arc, Mutex};

use futures_util::{SinkExt, StreamExt};
use hyper::header::AUTHORIZATION;
use rand::RngExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_tungstenite::accept_hdr_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};

use crate::random_intents;
use crate::server::Server;

/// How a host treats its connections.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Manner {
    Kind,
    /// Cuts the connection at one in this many messages.
    Rough(u32),
    /// Accepts connections and says nothing.
    Silent,
}

#[derive(Clone)]
pub(crate) struct Host {
    pub(crate) server: Arc<Mutex<Server>>,
    news: watch::Sender<()>,
    manner: Manner,
}

impl Host {
    /// Serves a table; also returns the address.
    pub(crate) async fn start(server: Server, manner: Manner) -> (Self, String) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let host =
            Self { server: Arc::new(Mutex::new(server)), news: watch::Sender::new(()), manner };
        let serving = host.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serving.clone().serve(stream));
            }
        });
        (host, address)
    }

    async fn serve(self, stream: TcpStream) {
        let mut player = None;
        #[expect(clippy::result_large_err, reason = "the handshake wants it so")]
        let greet = |request: &Request, response: Response| {
            let bearer = request.headers().get(AUTHORIZATION).and_then(|value| value.to_str().ok());
            let name = bearer.and_then(|value| value.strip_prefix("Bearer "));
            if let Some(name @ ("ann" | "bob")) = name {
                player = Some(random_intents::player(name));
                return Ok(response);
            }
            let mut refusal = ErrorResponse::new(None);
            *refusal.status_mut() = hyper::StatusCode::UNAUTHORIZED;
            Err(refusal)
        };
        // Clients may go away at any time.
        let Ok(mut socket) = accept_hdr_async(stream, greet).await else { return };
        let peer = self.server.lock().unwrap().connect(&player.unwrap());
        let mut news = self.news.subscribe();
        loop {
            tokio::select! {
                Some(Ok(message)) = socket.next() => {
                    if let Message::Text(text) = message
                        && !self.receive(peer, &text)
                    {
                        break;
                    }
                }
                Ok(()) = news.changed() => {}
                else => break,
            }
            while let Some(text) = self.next_for(peer) {
                if socket.send(Message::text(text)).await.is_err() {
                    return self.server.lock().unwrap().disconnect(peer);
                }
            }
        }
        self.server.lock().unwrap().disconnect(peer);
    }

    /// Handles a message; false if the connection must be cut.
    fn receive(&self, peer: u32, text: &str) -> bool {
        let mut server = self.server.lock().unwrap();
        match self.manner {
            Manner::Silent => return true,
            Manner::Rough(one_in) if server.random.random_range(0..one_in) == 0 => return false,
            Manner::Kind | Manner::Rough(_) => {}
        }
        server.receive(peer, text);
        server.play_bots();
        self.news.send_replace(());
        true
    }

    fn next_for(&self, peer: u32) -> Option<String> {
        self.server.lock().unwrap().take(peer)
    }
}
