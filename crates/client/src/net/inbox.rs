//! Notices on their way to whoever waits for them.
//!
//! A link must go on reading whether or not somebody takes its notices, so the oldest are dropped
//! when there are too many, and how many is told.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::task::Poll;

use tokio::sync::Notify;

use crate::notice::Notice;

/// Notices that wait at most.
pub const NOTICES_MAX: usize = 1024;

#[derive(Debug, Default)]
pub(crate) struct Inbox {
    waiting: Mutex<Waiting>,
    news: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    notices: VecDeque<Notice>,
    missed: u64,
    closed: bool,
}

impl Inbox {
    pub(crate) fn put(&self, notices: impl IntoIterator<Item = Notice>) {
        self.change(|waiting| {
            for notice in notices {
                if waiting.notices.len() == NOTICES_MAX {
                    waiting.notices.pop_front();
                    waiting.missed += 1;
                }
                waiting.notices.push_back(notice);
            }
        });
    }

    /// There will be no more.
    pub(crate) fn close(&self) {
        self.change(|waiting| waiting.closed = true);
    }

    fn change(&self, change: impl FnOnce(&mut Waiting)) {
        change(&mut self.waiting.lock().unwrap_or_else(PoisonError::into_inner));
        self.news.notify_waiters();
    }

    /// The next one; `None` when there will be no more.
    pub(crate) async fn next(&self) -> Option<Notice> {
        loop {
            let mut news = std::pin::pin!(self.news.notified());
            // From here on nothing is missed that is put in after looking.
            news.as_mut().enable();
            if let Poll::Ready(next) = self.take() {
                return next;
            }
            news.await;
        }
    }

    fn take(&self) -> Poll<Option<Notice>> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let count = std::mem::take(&mut waiting.missed);
        if count > 0 {
            return Poll::Ready(Some(Notice::Missed { count }));
        }
        match waiting.notices.pop_front() {
            None if !waiting.closed => Poll::Pending,
            next => Poll::Ready(next),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_oldest_are_dropped_and_counted() {
        let inbox = Inbox::default();
        let pongs = (0..NOTICES_MAX as u32 + 2).map(|nonce| Notice::Pong { nonce, now: 0 });
        inbox.put(pongs);
        assert_eq!(inbox.next().await, Some(Notice::Missed { count: 2 }));
        assert_eq!(inbox.next().await, Some(Notice::Pong { nonce: 2, now: 0 }));
    }

    #[tokio::test]
    async fn what_came_before_the_end_is_still_there() {
        let inbox = Inbox::default();
        inbox.put([Notice::Lobby]);
        inbox.close();
        assert_eq!(inbox.next().await, Some(Notice::Lobby));
        assert_eq!(inbox.next().await, None);
        assert_eq!(inbox.next().await, None);
    }

    #[tokio::test]
    async fn who_waits_is_woken() {
        let inbox = Inbox::default();
        let (next, ()) = tokio::join!(inbox.next(), async { inbox.put([Notice::Lobby]) });
        assert_eq!(next, Some(Notice::Lobby));
    }
}
