//! What players add to a shuffle, so that nobody can choose it alone.
//!
//! A player's client commits to a nonce before a game begins. Once the seal is out it reveals the
//! nonce, and the deck follows from the seed and all nonces together. Whoever seals, knows none of
//! them yet; whoever reveals, does not know the seed.

use std::fmt::{Debug, Display, Formatter, Result as Printed};
use std::str::FromStr;

use hex::{FromHex, FromHexError};
use rules::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::json::{self, text_form};
use crate::options::Millis;

/// How long a game waits for nonces before it is dealt without those that are missing.
pub const REVEAL_MS: Millis = 5_000;

/// Random bytes that a client adds to a shuffle: its secret until it reveals them.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
pub struct Nonce([u8; 32]);

/// The commitment to a nonce, which does not tell it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
pub struct Commitment([u8; 32]);

text_form!(Nonce, Commitment);

impl Nonce {
    /// A nonce of these bytes, which nobody else may know yet.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// One of many nonces that are made of the same random bytes, which nobody else may know.
    pub fn numbered(secret: &[u8; 32], number: u64) -> Self {
        Self(sha256(&format!("crownlands nonce {} {number}", hex::encode(secret))))
    }

    /// What to publish before the seal is known: SHA-256 of a text.
    pub fn commitment(&self) -> Commitment {
        Commitment(sha256(&format!("crownlands contribution {self}")))
    }
}

/// What a seat adds to the shuffle of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Contribution {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    pub commitment: Commitment,
    /// What was revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<Nonce>,
    /// Whether the nonce did not arrive in time, so that the deck does without it.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub missing: bool,
}

impl Contribution {
    pub(crate) const fn new(seat: Seat, commitment: Commitment) -> Self {
        Self { seat, commitment, nonce: None, missing: false }
    }

    /// A contribution of which only the nonce is known.
    pub(crate) fn revealed(seat: Seat, nonce: Nonce) -> Self {
        Self { nonce: Some(nonce), ..Self::new(seat, nonce.commitment()) }
    }

    /// Whether the game still waits for the nonce.
    pub const fn is_awaited(&self) -> bool {
        self.nonce.is_none() && !self.missing
    }

    /// Whether it holds together: what was revealed is what was committed to.
    pub fn is_sound(&self) -> bool {
        match &self.nonce {
            Some(nonce) => !self.missing && nonce.commitment() == self.commitment,
            None => true,
        }
    }
}

/// SHA-256 of a text.
pub(crate) fn sha256(text: &str) -> [u8; 32] {
    Sha256::digest(text).into()
}

impl Display for Nonce {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str(&hex::encode(self.0))
    }
}

impl Display for Commitment {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str(&hex::encode(self.0))
    }
}

/// A secret does not print itself.
impl Debug for Nonce {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str("Nonce(..)")
    }
}

impl Debug for Commitment {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        write!(f, "{self}")
    }
}

/// 64 hexadecimal digits.
impl FromStr for Nonce {
    type Err = FromHexError;

    fn from_str(text: &str) -> Result<Self, FromHexError> {
        <[u8; 32]>::from_hex(text).map(Self)
    }
}

/// 64 hexadecimal digits.
impl FromStr for Commitment {
    type Err = FromHexError;

    fn from_str(text: &str) -> Result<Self, FromHexError> {
        <[u8; 32]>::from_hex(text).map(Self)
    }
}
