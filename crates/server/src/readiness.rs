//! Whether the server can do its work: it stores something, however often it is asked.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::error::Failure;
use crate::server::Server;

/// How long the store may take to show that it works.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// How long an answer holds. Strangers may ask too, and every check writes.
const HOLDS_FOR: Duration = Duration::from_secs(1);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Readiness {
    Ready,
    Failing,
    /// Something that was stored cannot be read.
    Damaged,
}

/// The last answer. Whoever asks during a check waits for it.
#[derive(Debug, Default)]
pub(crate) struct Checked(Mutex<Option<(Instant, Readiness)>>);

impl Server {
    pub(crate) async fn check_readiness(&self) -> Readiness {
        if self.patient_store().is_damaged() {
            return Readiness::Damaged;
        }
        let mut last = self.checked().0.lock().await;
        if let Some((at, readiness)) = *last
            && at.elapsed() < HOLDS_FOR
        {
            return readiness;
        }
        let readiness = match tokio::time::timeout(PATIENCE, self.store().ping()).await {
            Ok(Ok(())) => Readiness::Ready,
            Ok(Err(error)) => {
                Failure::from(error).log();
                Readiness::Failing
            }
            Err(_) => {
                tracing::error!("the store does not respond");
                Readiness::Failing
            }
        };
        *last = Some((Instant::now(), readiness));
        readiness
    }
}
