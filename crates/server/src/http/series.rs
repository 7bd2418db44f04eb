//! Finished series: the three games of a Dynasty.

use axum::Json;
use axum::extract::{Path, Query, State};
use protocol::{Code, SeriesInfo, SeriesPage, SeriesSeat, SeriesStanding};
use rules::{Rules, Seat};
use serde::Deserialize;
use store::{SeriesOf, SeriesQuery, SeriesResult, SeriesSummary};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::games::{next_page, page};
use crate::error::Result;
use crate::server::Server;

pub(super) fn routes() -> OpenApiRouter<Server> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(show))
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
pub(super) struct Filter {
    /// Only series of this table; private ones too, since whoever asks knows the table
    table: Option<String>,
    /// Only series of this player (public id)
    player: Option<String>,
    /// The `next` of the previous page
    after: Option<String>,
    /// How many series, at most 50
    limit: Option<u32>,
}

/// List finished series, newest first
///
/// A series that was broken off is not in it; its games are.
#[utoipa::path(get, path = "/series", tag = "games", params(Filter),
    responses((status = 200, body = SeriesPage), (status = 400, body = protocol::ErrorBody)))]
pub(super) async fn list(
    State(server): State<Server>,
    Query(filter): Query<Filter>,
) -> Result<Json<SeriesPage>> {
    let (before, limit) = page(filter.after.as_deref(), filter.limit)?;
    let of = match (filter.table, filter.player) {
        (None, None) => SeriesOf::Everyone,
        (Some(table), None) => SeriesOf::Table(table),
        (None, Some(player)) => SeriesOf::Player(player),
        (Some(_), Some(_)) => return Err(Code::Malformed.into()),
    };
    let series = server.store().series(SeriesQuery { of, before, limit }).await?;
    let next = next_page(&series, limit, SeriesSummary::cursor);
    Ok(Json(SeriesPage { series: series.into_iter().map(info).collect(), next }))
}

/// Get a finished series, by the number of its first game
#[utoipa::path(get, path = "/series/{table}/{number}", tag = "games",
    params(("table" = String, Path, description = "The id of the table"),
        ("number" = u32, Path, description = "Its first game at that table, counting from 1")),
    responses((status = 200, body = SeriesInfo), (status = 404, body = protocol::ErrorBody)))]
pub(super) async fn show(
    State(server): State<Server>,
    Path((table, number)): Path<(String, u32)>,
) -> Result<Json<SeriesInfo>> {
    let series = server.store().one_series(&table, number).await?.ok_or(Code::NoSeries)?;
    Ok(Json(info(series)))
}

fn info(series: SeriesSummary) -> SeriesInfo {
    let standings = standings(&series);
    let SeriesSummary { table, first, rules, began_at, ended_at, .. } = series;
    SeriesInfo { table, first, rules, began_at, ended_at, standings }
}

/// Joins the seats of each kingdom, best first.
fn standings(series: &SeriesSummary) -> Vec<SeriesStanding> {
    let rules: Option<Rules> = series.rules.parse().ok();
    // Of rules that no longer exist nobody knows the teams.
    let realm = |seat: Seat| rules.map_or(seat.index(), |rules| rules.realm_of(seat).index());
    let mut kingdoms: Vec<(usize, SeriesStanding)> = Vec::new();
    for one in &series.seats {
        let SeriesResult { result, behind_by } = &one.result;
        let Some(seat) = usize::from(result.seat).checked_sub(1).and_then(Seat::new) else {
            continue;
        };
        let holder = SeriesSeat {
            seat,
            player: result.player.clone(),
            name: result.name.clone(),
            bot: result.bot.clone(),
        };
        match kingdoms.last_mut() {
            Some((last, kingdom)) if *last == realm(seat) => kingdom.seats.push(holder),
            _ => {
                let kingdom = SeriesStanding {
                    rank: result.rank,
                    points: result.points,
                    games: one.by_game.clone(),
                    behind_by: behind_by.clone(),
                    seats: vec![holder],
                };
                kingdoms.push((realm(seat), kingdom));
            }
        }
    }
    kingdoms.sort_by_key(|(realm, kingdom)| (kingdom.rank, *realm));
    kingdoms.into_iter().map(|(_, kingdom)| kingdom).collect()
}
