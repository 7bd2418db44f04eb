//! The server, as a page sees it: requests, and one socket for everything that goes on.

mod api;
mod socket;

pub(crate) use api::{Api, Trouble};
pub(crate) use socket::{Connection, Contact};
