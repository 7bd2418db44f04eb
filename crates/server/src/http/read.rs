//! Bodies and addresses of requests, with errors of ours where they cannot be read.

use std::net::{IpAddr, SocketAddr};

use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use protocol::Code;
use serde::de::DeserializeOwned;

use crate::error::{Failure, Result};
use crate::server::Server;

/// A JSON body.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Server> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, server: &Server) -> Result<Self> {
        match axum::Json::<T>::from_request(request, server).await {
            Ok(axum::Json(body)) => Ok(Self(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Code::WrongType.into()),
            Err(JsonRejection::BytesRejection(_)) => Err(Code::TooLong.into()),
            Err(error) => Err(Failure::Malformed(error.body_text())),
        }
    }
}

/// Where a request comes from.
pub(super) struct Address(pub(super) IpAddr);

impl FromRequestParts<Server> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Self> {
        Ok(Self(address(parts, server)))
    }
}

/// The peer's address, or behind a proxy the last one that it has added.
pub(super) fn address(parts: &Parts, server: &Server) -> IpAddr {
    let forwarded = || {
        // A proxy may add a line of its own below those that a client has made up.
        let lines = parts.headers.get_all("x-forwarded-for");
        let header = lines.iter().next_back()?.to_str().ok()?;
        header.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = if server.config().behind_proxy { forwarded() } else { None };
    forwarded.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}
