//! Notices on their way to whoever waits for them.
//!
//! A link must go on reading whether or not somebody takes its notices, so the oldest are dropped
//! when there are too many, and a notice says how many. That is what a broadcast channel does for a
//! receiver that lags; all who wait share one receiver, so that each notice is taken once.

use std::sync::{Mutex, PoisonError};

use tokio::sync::Mutex as AsyncMutex;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{self, Receiver, Sender};

use crate::notice::Notice;

/// Notices that wait at most.
pub const NOTICES_MAX: usize = 1024;

#[derive(Debug)]
pub(crate) struct Inbox {
    /// Gone once there will be no more notices.
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
                // It fails only without a receiver, and that is part of the inbox.
                let _ = sender.send(notice);
            }
        }
    }

    /// There will be no more.
    pub(crate) fn close(&self) {
        self.sender.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// The next notice; `None` when there will be no more.
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
    async fn what_came_before_the_end_is_still_there() {
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
