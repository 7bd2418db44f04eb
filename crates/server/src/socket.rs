//! One WebSocket for each client: all its tables and the lobby.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use protocol::{Code, ErrorBody, PROTOCOL_VERSION, ToClient, ToServer};
use table::{Cause, Input, IntentId, Player, TableId};

use crate::error::{Failure, Result};
use crate::live::LiveTable;
use crate::outbox::{Inbox, Outbox, outbox, to_text};
use crate::server::Server;
use crate::watcher::Watcher;

const WRITE_TIMEOUT: Duration = Duration::from_secs(10);
/// WebSocket close codes.
const GOING_AWAY: u16 = 1001;
const POLICY_VIOLATION: u16 = 1008;
const TRY_AGAIN: u16 = 1013;

/// Who is connected.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) player: Player,
    /// The household of their address.
    pub(crate) from: IpAddr,
}

struct Connection {
    server: Server,
    player: Player,
    from: IpAddr,
    outbox: Outbox,
    greeted: bool,
    watched: HashMap<TableId, Arc<LiveTable>>,
}

/// What to do after a message.
enum Next {
    Continue,
    Close(u16, ErrorBody),
}

/// Serves a client until either side disconnects.
pub(crate) async fn serve(server: Server, client: Client, socket: WebSocket) {
    server.metrics().connections.inc();
    let (outbox, inbox) = outbox(server.config().limits.outbox);
    let mut connection = Connection {
        server: server.clone(),
        player: client.player,
        from: client.from,
        outbox,
        greeted: false,
        watched: HashMap::new(),
    };
    connection.run(socket, inbox).await;
    connection.leave_all().await;
    server.metrics().connections.dec();
}

impl Connection {
    async fn run(&mut self, mut socket: WebSocket, mut inbox: Inbox) {
        let messages = self.server.gate().message_limiter();
        let draining = self.server.draining().clone();
        // Only what a client sends shows that it is alive.
        let silence = self.server.config().silence();
        let mut last_received = tokio::time::Instant::now();
        loop {
            let received = tokio::select! {
                biased;
                () = inbox.cut.cancelled() => {
                    self.server.metrics().cut_off.inc();
                    return close(socket, TRY_AGAIN, Code::Slow.into()).await;
                }
                () = draining.cancelled() => {
                    return close(socket, GOING_AWAY, Code::Draining.into()).await;
                }
                Some(waiting) = inbox.queue.recv() => {
                    let written = tokio::select! {
                        biased;
                        written = write(&mut socket, waiting) => written,
                        // It reads nothing, so it cannot be told why.
                        () = inbox.cut.cancelled() => {
                            self.server.metrics().cut_off.inc();
                            false
                        }
                    };
                    if written {
                        continue;
                    }
                    return;
                }
                received = tokio::time::timeout_at(last_received + silence, socket.recv()) => {
                    received
                }
            };
            let Ok(Some(Ok(message))) = received else { return };
            last_received = tokio::time::Instant::now();
            if messages.check().is_err() {
                self.server.metrics().limited.inc();
                return close(socket, POLICY_VIOLATION, Code::TooManyIntents.into()).await;
            }
            let next = match message {
                Message::Text(text) => self.handle(&text).await,
                Message::Binary(_) => Next::Close(POLICY_VIOLATION, Code::NotText.into()),
                Message::Ping(_) | Message::Pong(_) => Next::Continue,
                Message::Close(_) => return,
            };
            if let Next::Close(code, error) = next {
                return close(socket, code, error).await;
            }
        }
    }

    async fn handle(&mut self, text: &str) -> Next {
        let message = match ToServer::read(text) {
            Ok(message) => message,
            Err(error) => {
                self.server.metrics().refused.inc();
                self.outbox.send(&ToClient::error(error));
                return Next::Continue;
            }
        };
        if !self.greeted && !matches!(message, ToServer::Hello { .. }) {
            return Next::Close(POLICY_VIOLATION, Code::HelloFirst.into());
        }
        match message {
            ToServer::Hello { protocol } => return self.greet(protocol),
            ToServer::Watch { table, after } => {
                let watched = self.watch(&table, after).await;
                self.report_failure(&table, watched);
            }
            ToServer::Unwatch { table } => self.unwatch(&table).await,
            ToServer::Intent { table, id, seen, intent } => {
                let began = Instant::now();
                let player = self.player.clone();
                let input = Input::Intent { player, id: id.clone(), seen, intent };
                let done = self.server.submit_intent(&table, input).await;
                self.server.metrics().intent_seconds.observe(began.elapsed().as_secs_f64());
                return self.answer(table, id, done);
            }
            ToServer::Consult { table, id, remark } => {
                let cause = Cause { player: self.player.id.clone(), intent: id.clone() };
                let done = self.server.consult(&table, cause, remark).await;
                return self.answer(table, id, done);
            }
            ToServer::Lobby { watch } => self.watch_lobby(watch).await,
            ToServer::Ping { nonce } => {
                self.outbox.send(&ToClient::Pong { nonce, now: self.server.chance().now() });
            }
        }
        Next::Continue
    }

    /// Answers an intent or a remark.
    fn answer(&mut self, table: TableId, id: IntentId, done: Result<u64>) -> Next {
        let answer = match done {
            Ok(seq) => ToClient::Done { table, id, seq },
            // Neither "done" nor "refused" may be true. The client reconnects, resends the intent
            // under its id and learns what became of it.
            Err(failure @ Failure::Undecided) => return Next::Close(TRY_AGAIN, failure.body()),
            Err(failure) => {
                failure.log();
                self.server.metrics().refused.inc();
                ToClient::Refused { table, id, error: failure.body() }
            }
        };
        self.outbox.send(&answer);
        Next::Continue
    }

    fn greet(&mut self, protocol: u32) -> Next {
        if protocol != PROTOCOL_VERSION {
            return Next::Close(POLICY_VIOLATION, Code::Version.into());
        }
        self.greeted = true;
        let player = self.player.clone();
        let now = self.server.chance().now();
        self.outbox.send(&ToClient::Welcome { protocol: PROTOCOL_VERSION, player, now });
        Next::Continue
    }

    async fn watch(&mut self, id: &TableId, after: Option<u64>) -> Result<()> {
        // A client that has lost track catches up by watching again.
        self.unwatch(id).await;
        if self.watched.len() >= self.server.config().limits.watched_per_connection {
            return Err(Code::TooManyWatched.into());
        }
        let table = self.server.table(id).await?;
        let (player, outbox) = (self.player.id.clone(), self.outbox.clone());
        let watcher = Watcher { player, from: self.from, outbox, wants_turns: false };
        table.watch(&self.server, watcher, after).await?;
        self.watched.insert(id.clone(), table.clone());
        self.server.note_arrival(&table, &self.player.id).await
    }

    async fn unwatch(&mut self, id: &TableId) {
        if let Some(table) = self.watched.remove(id) {
            self.server.note_departure(table, &self.player.id, &self.outbox).await;
        }
    }

    async fn watch_lobby(&mut self, watch: bool) {
        if !watch {
            self.server.lobby().unwatch(&self.outbox);
        } else if let Err(failure) = self.server.watch_lobby(&self.outbox).await {
            failure.log();
            self.outbox.send(&ToClient::error(failure.body()));
        }
    }

    fn report_failure(&self, table: &TableId, result: Result<()>) {
        if let Err(failure) = result {
            failure.log();
            self.server.metrics().refused.inc();
            let (table, error) = (Some(table.to_string()), failure.body());
            self.outbox.send(&ToClient::Error { table, error });
        }
    }

    async fn leave_all(&mut self) {
        for (_, table) in std::mem::take(&mut self.watched) {
            self.server.note_departure(table, &self.player.id, &self.outbox).await;
        }
        self.server.lobby().unwatch(&self.outbox);
    }
}

async fn write(socket: &mut WebSocket, message: Utf8Bytes) -> bool {
    let sending = socket.send(Message::Text(message));
    matches!(tokio::time::timeout(WRITE_TIMEOUT, sending).await, Ok(Ok(())))
}

/// Sends the reason, then closes.
async fn close(mut socket: WebSocket, code: u16, error: ErrorBody) {
    let reason = Utf8Bytes::from(error.code.clone());
    if write(&mut socket, to_text(&ToClient::error(error))).await {
        let frame = Message::Close(Some(CloseFrame { code, reason }));
        let _ = tokio::time::timeout(WRITE_TIMEOUT, socket.send(frame)).await;
    }
}
