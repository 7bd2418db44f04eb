//! The request that opens a WebSocket.

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use protocol::MESSAGE_BYTES_MAX;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::read::Address;
use crate::accepting::Held;
use crate::error::Result;
use crate::identity::Identified;
use crate::limits::household;
use crate::server::Server;
use crate::socket::{self, Client};

/// The size of a connection's read buffer.
const BUFFER_BYTES: usize = 4 * 1024;

pub(super) fn routes() -> OpenApiRouter<Server> {
    OpenApiRouter::new().routes(routes!(open))
}

/// Open a WebSocket: see `docs/PROTOCOL.md`
#[utoipa::path(get, path = "/socket", tag = "programs",
    responses((status = 101), (status = 401, body = protocol::ErrorBody)))]
pub(super) async fn open(
    State(server): State<Server>,
    Address(address): Address,
    Identified(player): Identified,
    held: Option<Extension<Held>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    let admission = server.gate().admit_follower(address)?;
    let from = household(address);
    Ok(upgrade
        .max_message_size(2 * MESSAGE_BYTES_MAX)
        .max_frame_size(2 * MESSAGE_BYTES_MAX)
        .read_buffer_size(BUFFER_BYTES)
        .write_buffer_size(0)
        .on_upgrade(async move |socket| {
            socket::serve(server, Client { player, from }, socket).await;
            drop((admission, held));
        }))
}
