//! The page's connection to the server: HTTP requests, and one WebSocket for live updates.

mod api;
mod socket;

pub(crate) use api::Api;
pub(crate) use client::ApiError;
pub(crate) use socket::{Connection, Status};
