//! The tables at which whoever asks has a seat.

use axum::Json;
use axum::extract::State;
use axum_extra::extract::CookieJar;
use protocol::{Code, OwnTable, OwnTables};
use table::PlayerId;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::{Failure, Result};
use crate::identity::{Identified, Renewal};
use crate::rows;
use crate::server::Server;

/// More unfinished tables than anyone follows.
const LISTED_MAX: u32 = 20;

pub(super) fn routes() -> OpenApiRouter<Server> {
    OpenApiRouter::new().routes(routes!(list))
}

/// Get your identity and your unfinished tables
///
/// Link-only tables are in it too, since they are yours. Someone without a cookie or a token is
/// nobody and has none, which is no error: a page may ask before anyone has signed in.
#[utoipa::path(get, path = "/players/me/tables", tag = "players",
    responses((status = 200, body = OwnTables, description = "The latest change first"),
        (status = 401, body = protocol::ErrorBody)))]
pub(super) async fn list(
    State(server): State<Server>,
    known: Result<Identified>,
    cookie: Renewal,
) -> Result<(CookieJar, Json<OwnTables>)> {
    let player = match known {
        Ok(Identified(player)) => Some(player),
        Err(Failure::Code(Code::NoSession)) => None,
        Err(failure) => return Err(failure),
    };
    let tables = match &player {
        Some(player) => server.unfinished_tables(&player.id).await?,
        None => Vec::new(),
    };
    let cookie = cookie.for_player(player.is_some());
    Ok((cookie, Json(OwnTables { player, now: server.chance().now(), tables })))
}

impl Server {
    async fn unfinished_tables(&self, player: &PlayerId) -> Result<Vec<OwnTable>> {
        let mut tables = Vec::new();
        for id in self.store().tables_of(player.as_str(), LISTED_MAX).await? {
            let table = match self.table_named(&id).await {
                Ok(table) => table,
                // One broken table must not hide the others.
                Err(failure) => {
                    failure.log();
                    continue;
                }
            };
            // The store's list may be a moment behind; the table itself decides.
            let own = table.read_state(|state| {
                let seat = state.seat_of(player).filter(|_| rows::is_unfinished(state))?;
                let plays = state.chair(seat).is_some_and(|chair| !chair.resigned);
                plays.then(|| OwnTable::of(state, seat))
            });
            tables.extend(own.await);
        }
        Ok(tables)
    }
}
