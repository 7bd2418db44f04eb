//! Catching up with facts that other processes have stored.

use protocol::Code;
use table::{Fact, Seq};

use super::{Inner, LiveTable};
use crate::error::{Failure, Result};
use crate::rows;
use crate::server::Server;

impl LiveTable {
    /// Catches up if a client, coming from another process, has seen more than this one.
    pub(super) async fn catch_up_with(
        &self,
        server: &Server,
        inner: &mut Inner,
        seen: Seq,
    ) -> Result<()> {
        if seen > inner.table.state().seq { self.catch_up(server, inner).await } else { Ok(()) }
    }

    pub(super) async fn catch_up(&self, server: &Server, inner: &mut Inner) -> Result<()> {
        let known = inner.table.state().seq;
        let log = server.store().load(self.id.as_str(), known).await?;
        let log = log.ok_or(Code::NoTable)?;
        let mut untold = Vec::new();
        for entry in rows::entries(&log)? {
            inner.table.apply(&entry).map_err(|_| Failure::Damaged)?;
            inner.note_reported_absence(&entry);
            let parts = may_send_watchers_away(&entry.fact);
            untold.push(entry);
            if parts {
                self.broadcast_facts(inner, &std::mem::take(&mut untold));
            }
        }
        inner.table.keep_seeds(&rows::seeds(&log));
        if !untold.is_empty() {
            self.broadcast_facts(inner, &untold);
        }
        Ok(())
    }
}

/// Whether some watchers may have to go after this fact: it is broadcast by itself, before anything
/// that they must not see.
const fn may_send_watchers_away(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Changed { .. } | Fact::Stood { .. } | Fact::Sat { .. } | Fact::HostIs { .. }
    )
}
