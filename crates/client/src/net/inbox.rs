//! A bounded queue of notices.
//!
//! A link must keep reading even if nobody takes its notices, so when the queue is full the oldest
//! are dropped, and a notice says how many. A broadcast channel treats a lagging receiver just so;
//! all readers share one receiver, so that each notice is taken once.

use std::sync::{Mutex, PoisonError};

use tokio::sync::Mutex as AsyncMutex;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{self, Receiver, Sender};

use crate::notice::Notice;

/// The most notices that wait to be taken.
pub const NOTICES_MAX: usize = 1024;

#[derive(Debug)]
pub(crate) struct Inbox {
    /// `None` once closed.
    sender: Mutex<Option<Sender<Notice>>>,
    receiver: AsyncMutex<Receiver<Notice>>,
}

impl Inbox {
    pub(crate) fn new() -> Self {
        let (sender, receiver) = broadcast::channel(NOTICES_MAX);
        Self { sender: Mutex::new(Some(sender)), receiver: AsyncMutex::new(receiver) }
    }

    pub(crate) fn put(&self, notices: impl IntoIterator<Item = Notice>) {
        let sender = self.sender.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = &*sender {
            for notice in notices {
                // Sending fails only without a receiver, and the inbox holds one.
                let _ = sender.send(notice);
            }
        }
    }

    /// Ends the queue; notices already in it can still be taken.
    pub(crate) fn close(&self) {
        self.sender.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// The next notice; `None` once closed and empty.
    pub(crate) async fn next(&self) -> Option<Notice> {
        match self.receiver.lock().await.recv().await {
            Ok(notice) => Some(notice),
            Err(RecvError::Lagged(count)) => Some(Notice::Missed { count }),
            Err(RecvError::Closed) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_oldest_are_dropped_and_counted() {
        let inbox = Inbox::new();
        let pongs = (0..NOTICES_MAX as u32 + 2).map(|nonce| Notice::Pong { nonce, now: 0 });
        inbox.put(pongs);
        assert_eq!(inbox.next().await, Some(Notice::Missed { count: 2 }));
        assert_eq!(inbox.next().await, Some(Notice::Pong { nonce: 2, now: 0 }));
    }

    #[tokio::test]
    async fn notices_survive_closing() {
        let inbox = Inbox::new();
        inbox.put([Notice::Lobby]);
        inbox.close();
        assert_eq!(inbox.next().await, Some(Notice::Lobby));
        assert_eq!(inbox.next().await, None);
        assert_eq!(inbox.next().await, None);
    }

    #[tokio::test]
    async fn a_waiting_reader_is_woken() {
        let inbox = Inbox::new();
        let (next, ()) = tokio::join!(inbox.next(), async { inbox.put([Notice::Lobby]) });
        assert_eq!(next, Some(Notice::Lobby));
    }

    #[tokio::test]
    async fn each_notice_is_taken_once() {
        let inbox = Inbox::new();
        let put = async { inbox.put([0, 1].map(|nonce| Notice::Pong { nonce, now: 0 })) };
        let (first, second, ()) = tokio::join!(inbox.next(), inbox.next(), put);
        assert_ne!(first, second);
        inbox.close();
        assert_eq!(inbox.next().await, None);
    }
}
