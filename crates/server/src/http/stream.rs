//! A table's events as lines of JSON, for programs.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::read::Address;
use crate::error::Result;
use crate::headcount::Admission;
use crate::identity::Identified;
use crate::limits::household;
use crate::live::LiveTable;
use crate::outbox::{Inbox, Outbox, outbox};
use crate::server::Server;
use crate::watcher::Watcher;

pub(super) const CONTENT_TYPE: &str = "application/x-ndjson";

/// How often an empty line shows that the connection is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);

pub(super) fn routes() -> OpenApiRouter<Server> {
    OpenApiRouter::new().routes(routes!(open))
}

/// Follow a table as lines of JSON
///
/// The first line is a snapshot of the table; facts follow as they happen. When it is your turn, a
/// line of type `turn` holds the position and your legal actions; answer with an intent. Ignore empty
/// lines.
#[utoipa::path(get, path = "/tables/{table}/stream", tag = "programs",
    params(("table" = String, Path, description = "The id, as in its link")),
    responses((status = 200, body = protocol::Turn, content_type = "application/x-ndjson")))]
pub(super) async fn open(
    State(server): State<Server>,
    Address(address): Address,
    Identified(player): Identified,
    Path(table): Path<String>,
) -> Result<Response> {
    let admission = server.gate().admit_follower(address)?;
    let table = server.table_named(&table).await?;
    let (outbox, inbox) = outbox(server.config().limits.outbox);
    let watcher = Watcher {
        player: player.id.clone(),
        from: household(address),
        outbox: outbox.clone(),
        wants_turns: true,
    };
    table.watch(&server, watcher, None).await?;
    let lines = Lines {
        inbox,
        _leaving: Leaving {
            server: server.clone(),
            table: table.clone(),
            player: player.id.clone(),
            outbox,
            _admission: admission,
        },
    };
    server.note_arrival(&table, &player.id).await?;
    let draining = server.draining().clone();
    let body = stream::unfold(lines, move |mut lines| {
        let draining = draining.clone();
        async move {
            // Messages queued before the cut are still delivered.
            let line = tokio::select! {
                biased;
                () = draining.cancelled() => return None,
                line = lines.inbox.queue.recv() => Bytes::from(format!("{}\n", line?.as_str())),
                () = lines.inbox.cut.cancelled() => return None,
                () = tokio::time::sleep(HEARTBEAT) => Bytes::from_static(b"\n"),
            };
            Some((Ok::<_, Infallible>(line), lines))
        }
    });
    Ok(([(header::CONTENT_TYPE, CONTENT_TYPE)], Body::from_stream(body)).into_response())
}

struct Lines {
    inbox: Inbox,
    _leaving: Leaving,
}

/// Notes the departure when the stream ends, however it ends.
struct Leaving {
    server: Server,
    table: std::sync::Arc<LiveTable>,
    player: table::PlayerId,
    outbox: Outbox,
    _admission: Admission,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let (server, table) = (self.server.clone(), self.table.clone());
        let (player, outbox) = (self.player.clone(), self.outbox.clone());
        self.server.spawn(async move { server.note_departure(table, &player, &outbox).await });
    }
}
