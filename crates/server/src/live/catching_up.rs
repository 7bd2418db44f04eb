//! Catches up with facts that other processes have stored.

use protocol::Code;
use table::{Fact, Seq};

use super::{Inner, LiveTable};
use crate::error::{Failure, Result};
use crate::rows;
use crate::server::Server;

impl LiveTable {
    /// Catches up if a client that comes from another process has seen more than this one has.
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
        let mut unsent = Vec::new();
        for entry in rows::entries(&log)? {
            inner.table.apply(&entry).map_err(|_| Failure::Damaged)?;
            inner.note_reported_absence(&entry);
            let may_remove = may_remove_watchers(&entry.fact);
            unsent.push(entry);
            if may_remove {
                self.broadcast_facts(inner, &std::mem::take(&mut unsent));
            }
        }
        inner.table.keep_seeds(&rows::seeds(&log));
        if !unsent.is_empty() {
            self.broadcast_facts(inner, &unsent);
        }
        Ok(())
    }
}

/// Whether some watchers may no longer watch after this fact; if so, it is broadcast before any fact
/// that they must not see.
const fn may_remove_watchers(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Changed { .. } | Fact::Stood { .. } | Fact::Sat { .. } | Fact::HostIs { .. }
    )
}
