//! Extracts the bodies and addresses of requests; failures become this server's own errors.

use std::net::{IpAddr, SocketAddr};

use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use protocol::Code;
use serde::de::DeserializeOwned;

use crate::error::{Failure, Result};
use crate::server::Server;

pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Server> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, server: &Server) -> Result<Self> {
        let (parts, body) = request.into_parts();
        let request = Request::from_parts(parts.clone(), body);
        let json = Bytes::from_request(request, server).await.map_err(|_| Code::TooLong)?;
        let request = Request::from_parts(parts, json.clone().into());
        match axum::Json::<T>::from_request(request, server).await {
            Ok(axum::Json(body)) => Ok(Self(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Code::WrongType.into()),
            Err(error) => Err(Failure::Unreadable(protocol::unreadable(&json, error.body_text()))),
        }
    }
}

/// The IP address that a request comes from.
pub(super) struct Address(pub(super) IpAddr);

impl FromRequestParts<Server> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Self> {
        Ok(Self(address(parts, server)))
    }
}

/// The peer's address; behind a proxy, the last one in `X-Forwarded-For`, which the proxy has added.
pub(super) fn address(parts: &Parts, server: &Server) -> IpAddr {
    let forwarded = || {
        // A client may forge earlier lines; the proxy's own comes last.
        let lines = parts.headers.get_all("x-forwarded-for");
        let header = lines.iter().next_back()?.to_str().ok()?;
        header.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = if server.config().behind_proxy { forwarded() } else { None };
    forwarded.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}
