//! A bounded queue of messages for one client. A slow reader is cut off and catches up after
//! reconnecting; nobody else waits for it.

use axum::extract::ws::Utf8Bytes;
use protocol::ToClient;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

/// The sending end; clones send to the same client.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    /// Cancelled to end the connection.
    cut: CancellationToken,
}

/// The receiving end, held by the connection.
#[derive(Debug)]
pub(crate) struct Inbox {
    pub(crate) queue: mpsc::Receiver<Utf8Bytes>,
    pub(crate) cut: CancellationToken,
}

pub(crate) fn outbox(capacity: usize) -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(capacity);
    let cut = CancellationToken::new();
    (Outbox { queue: sender, cut: cut.clone() }, Inbox { queue: receiver, cut })
}

impl Outbox {
    /// Queues a message, or cuts off a client whose queue is full. Returns whether it was queued.
    pub(crate) fn send(&self, message: &ToClient) -> bool {
        self.send_text(to_text(message))
    }

    /// The same for a serialized message, which several clients may share.
    pub(crate) fn send_text(&self, text: Utf8Bytes) -> bool {
        let queued = self.queue.try_send(text).is_ok();
        if !queued {
            self.cut.cancel();
        }
        queued
    }

    /// Ends a program's stream, which still delivers what is queued.
    pub(crate) fn end_stream(&self) {
        self.cut.cancel();
    }

    /// Whether both send to the same connection.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.queue.same_channel(&other.queue)
    }
}

/// A message as text that can be shared without copying.
pub(crate) fn to_text(message: &ToClient) -> Utf8Bytes {
    Utf8Bytes::from(message.to_json())
}
