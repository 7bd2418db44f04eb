//! Tables: opening, finding and reading them, and playing over plain requests.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Path, State};
use protocol::{
    Code, LobbyTable, PairingRequest, PostedIntent, PostedRemark, Snapshot, TableCreated,
};
use store::Appended;
use table::{
    Cause, Clock, Fill, Input, Intent, Millis, Note, Notes, Opening, Options, Player, Privacy, Seq,
    Stage, Table, TableId, Wanted,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::read::{Address, Body};
use crate::error::{Failure, Result};
use crate::identity::{Identified, Keyed};
use crate::limits::household;
use crate::rows;
use crate::server::Server;

/// Nobody is seated where bots come later than this, unless they said that they would wait longer.
const PAIRING_WAIT_MAX_MS: Millis = 60_000;

pub(super) fn routes() -> OpenApiRouter<Server> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(show))
        .routes(routes!(intend))
        .routes(routes!(notes, consult))
        .routes(routes!(pair))
}

/// List open tables, and public games that can be watched
///
/// Link-only tables and games without spectators are never listed.
#[utoipa::path(get, path = "/tables", tag = "tables",
    responses((status = 200, body = Vec<LobbyTable>, description = "Newest first")))]
pub(super) async fn list(State(server): State<Server>) -> Result<Json<Vec<LobbyTable>>> {
    Ok(Json(server.open_tables().await?))
}

/// Open a table
///
/// With `"ready": true` and bots on all other seats, the game starts at once. Only `rules` is required;
/// see the defaults. A request that is sent again with the same header `Idempotency-Key` opens no second
/// table: choose a new random one for each table.
#[utoipa::path(post, path = "/tables", request_body = Opening, tag = "tables",
    responses((status = 200, body = TableCreated), (status = 422, body = protocol::ErrorBody)))]
pub(super) async fn create(
    State(server): State<Server>,
    Address(address): Address,
    Identified(player): Identified,
    Keyed(id): Keyed,
    Body(opening): Body<Opening>,
) -> Result<Json<TableCreated>> {
    let guest = Guest { player, address };
    server.open_table(&opening, &guest, id).await.map(Json)
}

/// Get the current state of a table
#[utoipa::path(get, path = "/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "The id, as in its link")),
    responses((status = 200, body = Snapshot), (status = 404, body = protocol::ErrorBody)))]
pub(super) async fn show(
    State(server): State<Server>,
    Path(table): Path<String>,
    known: Result<Identified>,
) -> Result<Json<Snapshot>> {
    let table = server.table_named(&table).await?;
    let player = known.ok().map(|Identified(player)| player.id);
    if let Some(player) = &player {
        server.note_reader(&table, player).await?;
    }
    let shown = table.read_state(|state| {
        state.may_be_watched_by(player.as_ref()).then(|| Snapshot::from(state))
    });
    shown.await.map(Json).ok_or_else(|| Code::NoSpectators.into())
}

/// Submit an intent: sit, get ready, act, undo, …
#[utoipa::path(post, path = "/tables/{table}/intents", request_body = PostedIntent,
    tag = "tables", params(("table" = String, Path, description = "The id, as in its link")),
    responses((status = 200, body = TableCreated, description = "The intent was carried out; `seq` is the fact that it became"),
        (status = 409, body = protocol::ErrorBody), (status = 422, body = protocol::ErrorBody)))]
pub(super) async fn intend(
    State(server): State<Server>,
    Identified(player): Identified,
    Path(table): Path<String>,
    Body(posted): Body<PostedIntent>,
) -> Result<Json<TableCreated>> {
    let id = posted.intent_id()?;
    let table = server.table_named(&table).await?;
    let id = id.unwrap_or_else(|| server.chance().intent_id());
    let seen = posted.seen.unwrap_or_else(|| table.seq());
    let input = Input::Intent { player, id, seen, intent: posted.intent };
    let seq = server.submit_intent(&table.id, input).await?;
    Ok(Json(TableCreated { table: table.id.clone(), seq }))
}

/// What your team said at a table, as far as you may read it
#[utoipa::path(get, path = "/tables/{table}/notes", tag = "tables",
    params(("table" = String, Path, description = "The id, as in its link")),
    responses((status = 200, body = Vec<Note>, description = "Oldest first")))]
pub(super) async fn notes(
    State(server): State<Server>,
    Identified(player): Identified,
    Path(table): Path<String>,
) -> Result<Json<Vec<Note>>> {
    Ok(Json(server.table_named(&table).await?.notes_for(&player.id).await))
}

/// Say something to your partner; nobody else receives any of it
#[utoipa::path(post, path = "/tables/{table}/notes", request_body = PostedRemark, tag = "tables",
    params(("table" = String, Path, description = "The id, as in its link")),
    responses((status = 200, body = TableCreated, description = "It was sent; `seq` is the last fact of the table, which stays as it is"),
        (status = 409, body = protocol::ErrorBody), (status = 422, body = protocol::ErrorBody)))]
pub(super) async fn consult(
    State(server): State<Server>,
    Identified(player): Identified,
    Path(table): Path<String>,
    Body(posted): Body<PostedRemark>,
) -> Result<Json<TableCreated>> {
    let table = server.table_named(&table).await?.id.clone();
    let intent = posted.id.unwrap_or_else(|| server.chance().intent_id());
    let cause = Cause { player: player.id, intent };
    let seq = server.consult(&table, cause, posted.remark).await?;
    Ok(Json(TableCreated { table, seq }))
}

/// Quick match: join an open table with these rules, or open one that bots fill after a while
#[utoipa::path(post, path = "/pairing", request_body = PairingRequest, tag = "tables",
    responses((status = 200, body = TableCreated, description = "The table at which you are seated and ready")))]
pub(super) async fn pair(
    State(server): State<Server>,
    Address(address): Address,
    Identified(player): Identified,
    Keyed(id): Keyed,
    Body(wanted): Body<PairingRequest>,
) -> Result<Json<TableCreated>> {
    if let Some(id) = &id
        && let Some(table) = server.table_opened_before(id).await?
    {
        return Ok(Json(table));
    }
    for listed in server.open_tables().await? {
        if let Some(found) = server.join_table(&player, &wanted, &listed).await? {
            return Ok(Json(found));
        }
    }
    let fill = Some(Fill { after_ms: wanted.wait_ms, level: wanted.level });
    let options = Options { fill, ..Options::new(wanted.rules) };
    let opening = Opening {
        options,
        seats: vec![Wanted::Host],
        house: wanted.house,
        ready: true,
        commitment: wanted.commitment,
    };
    let guest = Guest { player, address };
    server.open_table(&opening, &guest, id).await.map(Json)
}

/// Who asks, and from where.
struct Guest {
    player: Player,
    address: IpAddr,
}

impl Server {
    /// Opens a table, with this id if it was asked for under a key.
    async fn open_table(
        &self,
        opening: &Opening,
        host: &Guest,
        keyed: Option<TableId>,
    ) -> Result<TableCreated> {
        if let Some(id) = &keyed
            && let Some(table) = self.table_opened_before(id).await?
        {
            return Ok(table);
        }
        self.gate().check_new_table(&host.player.id, host.address)?;
        let id = keyed.clone().unwrap_or_else(|| self.chance().table_id());
        let (now, seed) = (self.chance().now(), self.chance().seed());
        let (table, decided) = Table::open(id.clone(), now, opening, &host.player, seed)?;
        let append = rows::append(0, &decided, &table);
        let seq = table.state().seq;
        match self.store().append(append).await? {
            Appended::Done => {}
            // The same request was faster, or the id is taken, which practically never happens.
            Appended::Conflict => {
                let before = match &keyed {
                    Some(id) => self.table_opened_before(id).await?,
                    None => None,
                };
                return before.ok_or_else(|| Code::Busy.into());
            }
        }
        let table = self.hub().insert(table, Notes::default(), self.chance().now());
        table.note_opened_from(household(host.address)).await;
        table.refresh(self).await?;
        Ok(TableCreated { table: id, seq })
    }

    async fn table_opened_before(&self, id: &TableId) -> Result<Option<TableCreated>> {
        match self.table(id).await {
            Ok(table) => Ok(Some(TableCreated { table: id.clone(), seq: table.seq() })),
            Err(Failure::Code(Code::NoTable)) => Ok(None),
            Err(failure) => Err(failure),
        }
    }

    /// Takes a free seat at a listed table with these rules, unless someone else is faster.
    async fn join_table(
        &self,
        player: &Player,
        wanted: &PairingRequest,
        listed: &LobbyTable,
    ) -> Result<Option<TableCreated>> {
        let longest_wait_ms = wanted.wait_ms.max(PAIRING_WAIT_MAX_MS);
        let fits = listed.options.rules == wanted.rules
            && listed.stage == Stage::Gathering
            && listed.options.clock == Clock::None
            // Where bots never come, or late, one might wait for ever.
            && listed.options.fill.is_some_and(|fill| fill.after_ms <= longest_wait_ms);
        if !fits {
            return Ok(None);
        }
        let table = self.table(&listed.table).await?;
        let free = table.read_state(|state| {
            // Bots come once everybody there is ready.
            let mut people = state.chairs.iter().filter(|chair| chair.player().is_some());
            let joinable = state.stage == Stage::Gathering
                && state.options.privacy == Privacy::Open
                && state.seat_of(&player.id).is_none()
                && people.all(|chair| chair.ready && !chair.away);
            let free = state.seats().find(|(_, chair)| chair.holder == table::Holder::Nobody);
            free.filter(|_| joinable).map(|(seat, _)| seat)
        });
        let Some(seat) = free.await else { return Ok(None) };
        let sit = Intent::Sit { seat, house: wanted.house };
        match self.submit_new_intent(&table.id, player, sit).await {
            Ok(_) => {}
            Err(Failure::Refusal(_)) => return Ok(None),
            Err(failure) => return Err(failure),
        }
        let ready = Intent::Ready { ready: true, commitment: wanted.commitment };
        let seq = self.submit_new_intent(&table.id, player, ready).await?;
        Ok(Some(TableCreated { table: table.id.clone(), seq }))
    }

    async fn submit_new_intent(
        &self,
        table: &TableId,
        player: &Player,
        intent: Intent,
    ) -> Result<Seq> {
        let id = self.chance().intent_id();
        let seen = self.table(table).await?.seq();
        let player = player.clone();
        self.submit_intent(table, Input::Intent { player, id, seen, intent }).await
    }
}
