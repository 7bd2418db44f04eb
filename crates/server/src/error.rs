//! Errors that clients see, with their codes, HTTP statuses and log levels.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Code, ErrorBody};
use store::StoreError;
use table::{Reason, Refusal};

/// Why a server could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A configured origin is invalid.
    #[error("{0} is not an origin: write it as https://play.example.org")]
    BadOrigin(String),
    #[error("limits must be above zero")]
    ZeroLimit,
    /// A configured host is no name.
    #[error("{0} is not the name of a host: write it as play.example.org")]
    BadHost(String),
}

/// Why a request or message was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The server refused it.
    Code(Code),
    /// The same, but only for so long.
    Later { code: Code, seconds: u64 },
    /// The table or the rules refused it.
    Refusal(Refusal),
    /// It could not be read, for this reason.
    Unreadable(ErrorBody),
    /// The database failed; the client is not told how.
    Store(StoreError),
    /// A table's log cannot be read.
    Damaged,
    /// It may or may not have been carried out; sending it again under its id tells.
    Undecided,
}

pub(crate) type Result<T, E = Failure> = std::result::Result<T, E>;

impl Failure {
    /// A refusal that ends after a while.
    pub(crate) fn later(code: Code, wait: Duration) -> Self {
        Self::Later { code, seconds: wait.as_millis().div_ceil(1_000).max(1) as u64 }
    }

    pub(crate) fn body(&self) -> ErrorBody {
        match self {
            Self::Code(code) | Self::Later { code, .. } => (*code).into(),
            Self::Refusal(refusal) => (*refusal).into(),
            Self::Unreadable(error) => error.clone(),
            Self::Store(StoreError::Busy(_)) => Code::Busy.into(),
            Self::Store(_) | Self::Damaged | Self::Undecided => Code::Failed.into(),
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Self::Code(code) | Self::Later { code, .. } => status(*code),
            Self::Refusal(Refusal::Table(reason)) => match reason {
                Reason::NotHost | Reason::NotSeated | Reason::NotAsked | Reason::NotYours => {
                    StatusCode::FORBIDDEN
                }
                Reason::BadId | Reason::BadName | Reason::BadTime => {
                    StatusCode::UNPROCESSABLE_ENTITY
                }
                Reason::TooFast => StatusCode::TOO_MANY_REQUESTS,
                Reason::Closed => StatusCode::GONE,
                // The table is not in the state for it.
                _ => StatusCode::CONFLICT,
            },
            Self::Refusal(Refusal::Action(_) | Refusal::Rules(_)) | Self::Unreadable(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::Store(StoreError::Busy(_)) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Store(_) | Self::Damaged | Self::Undecided => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Whether the fault is the server's: the same request may succeed later.
    pub(crate) const fn is_ours(&self) -> bool {
        match self {
            Self::Code(code) | Self::Later { code, .. } => {
                matches!(code, Code::Busy | Code::Failed)
            }
            Self::Store(_) | Self::Damaged | Self::Undecided => true,
            Self::Refusal(_) | Self::Unreadable(_) => false,
        }
    }

    /// Logs what the operator should know; clients hear of their own errors.
    pub(crate) fn log(&self) {
        match self {
            Self::Store(error) => tracing::error!(code = error.code(), %error, "the store failed"),
            Self::Damaged => tracing::error!("a table's log cannot be read"),
            Self::Undecided => tracing::error!("a write may or may not have been stored"),
            Self::Code(_) | Self::Later { .. } | Self::Refusal(_) | Self::Unreadable(_) => {}
        }
    }
}

const fn status(code: Code) -> StatusCode {
    match code {
        Code::Malformed | Code::NotText | Code::HelloFirst | Code::Version => {
            StatusCode::BAD_REQUEST
        }
        Code::UnknownHost => StatusCode::MISDIRECTED_REQUEST,
        Code::SlowBody => StatusCode::REQUEST_TIMEOUT,
        Code::OtherIntent => StatusCode::CONFLICT,
        Code::BotsName => StatusCode::UNPROCESSABLE_ENTITY,
        Code::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        Code::NoSession | Code::BadSecret => StatusCode::UNAUTHORIZED,
        Code::ForeignOrigin | Code::NoSpectators | Code::PrivateMetrics => StatusCode::FORBIDDEN,
        Code::NoTable
        | Code::NoGame
        | Code::NoSeries
        | Code::NoSeal
        | Code::NoPlayer
        | Code::NotFound => StatusCode::NOT_FOUND,
        Code::TooManyRequests
        | Code::TooManyIntents
        | Code::TooManyConnections
        | Code::TooManyTables
        | Code::TooManyWatched => StatusCode::TOO_MANY_REQUESTS,
        Code::Slow | Code::Draining | Code::Busy | Code::Crowded => StatusCode::SERVICE_UNAVAILABLE,
        Code::Failed => StatusCode::INTERNAL_SERVER_ERROR,
        Code::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        Code::WrongType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        self.log();
        let status = self.status();
        let mut response = (status, Json(self.body())).into_response();
        let seconds = match self {
            Self::Later { seconds, .. } => Some(seconds),
            _ if matches!(
                status,
                StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE
            ) =>
            {
                Some(1)
            }
            _ => None,
        };
        if let Some(seconds) = seconds {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<Code> for Failure {
    fn from(code: Code) -> Self {
        Self::Code(code)
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refusal(refusal)
    }
}

impl From<Reason> for Failure {
    fn from(reason: Reason) -> Self {
        Self::Refusal(reason.into())
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
