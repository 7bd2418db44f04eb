//! The JSON form of a table's values.
//!
//! Values of `rules` have their own form: the notation of `docs/NOTATION.md`, with seats counted
//! from 1. This module has the forms of ids, names and levels, which are strings, the bounds on
//! numbers, and the only way to write a seed.

use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// The largest absolute value of a number on the wire: every JSON reader represents it exactly, and
/// two of them can be added without overflow.
const NUMBER_MAX: i64 = (1 << 53) - 1;

/// Reads a number within `NUMBER_MAX`: `#[serde(deserialize_with = "json::bounded")]`.
///
/// # Errors
/// If the number is out of bounds.
pub fn bounded<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: Deserialize<'de> + Copy + TryInto<i64>,
    D: Deserializer<'de>,
{
    let number = T::deserialize(from)?;
    let fits = number.try_into().is_ok_and(is_bounded);
    fits.then_some(number).ok_or_else(|| D::Error::custom("a number is out of bounds"))
}

pub fn is_bounded(number: i64) -> bool {
    (-NUMBER_MAX..=NUMBER_MAX).contains(&number)
}

/// Whether a value can be left out, because readers assume it.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Gives a type the JSON form of its text, written by `Display` and read by `FromStr`.
macro_rules! text_form {
    ($($type:ty),+) => {
        $(impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::json::parse(from)
            }
        })+
    };
}
pub(crate) use text_form;

/// Reads a text and parses it.
pub(crate) fn parse<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    let text = Cow::<'de, str>::deserialize(from)?;
    text.parse().map_err(D::Error::custom)
}

/// A seed that everyone may read, because its game has ended. A [`Seed`](crate::Seed) has no JSON
/// form of its own, so that none is ever sent by accident.
pub(crate) mod revealed_seed {
    use serde::{Deserializer, Serializer};

    use crate::dealer::Seed;

    pub(crate) fn serialize<S: Serializer>(seed: &Seed, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&seed.reveal())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seed, D::Error> {
        super::parse(from)
    }
}
