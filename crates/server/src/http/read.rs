//! Extracts the bodies and addresses of requests; failures become this server's own errors.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use protocol::Code;
use serde::de::DeserializeOwned;

use crate::error::{Failure, Result};
use crate::proxies::client_address;
use crate::server::Server;

pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Server> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, server: &Server) -> Result<Self> {
        let (parts, body) = request.into_parts();
        let request = Request::from_parts(parts.clone(), body);
        let limit = Duration::from_millis(server.config().limits.body_ms);
        let reading = tokio::time::timeout(limit, Bytes::from_request(request, server));
        let json = reading.await.map_err(|_| Code::SlowBody)?.map_err(|_| Code::TooLong)?;
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

/// The address of whoever asks; behind a proxy, the one that the proxy names.
pub(super) fn address(parts: &Parts, server: &Server) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    client_address(&parts.headers, peer, server.config())
}
