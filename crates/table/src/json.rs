//! How the values of a table are written as JSON.
//!
//! Values of `rules` appear in the notation of `docs/NOTATION.md`, seats are counted from one, and
//! numbers stay within what every JSON reader holds exactly. What has a text form of its own (ids,
//! names, levels) is written in it: see [`text_form`].

#![expect(clippy::missing_errors_doc, reason = "all errors are those of the serialiser")]

use serde::{Deserialize, Deserializer};

/// The largest number on the wire, up or down: every JSON reader holds it exactly, and two of
/// them can be added without an overflow.
const NUMBER_MAX: i64 = (1 << 53) - 1;

/// Reads a number within [`NUMBER_MAX`]: `#[serde(deserialize_with = "json::bounded")]`.
pub fn bounded<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: Deserialize<'de> + Copy + TryInto<i64>,
    D: Deserializer<'de>,
{
    let number = T::deserialize(from)?;
    let fits = number.try_into().is_ok_and(is_bounded);
    fits.then_some(number).ok_or_else(|| serde::de::Error::custom("a number is out of bounds"))
}

pub fn is_bounded(number: i64) -> bool {
    (-NUMBER_MAX..=NUMBER_MAX).contains(&number)
}

/// Whether a value need not be written, because readers assume it.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Gives a type the JSON form of its text: `Display` writes it, `FromStr` reads it.
macro_rules! text_form {
    ($($type:ty),+) => {
        $(impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::json::text::serialize(self, to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::json::text::deserialize(from)
            }
        })+
    };
}
pub(crate) use text_form;

/// A value in its text form: `#[serde(with = "json::text")]`.
pub mod text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// A list of values in their text form.
pub mod texts {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<T: Display, S: Serializer>(values: &[T], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(values.iter().map(ToString::to_string))
    }

    pub fn deserialize<'de, T, D>(from: D) -> Result<Vec<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let texts = Vec::<String>::deserialize(from)?;
        texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}

/// A seat, counted from one.
pub mod seat {
    use rules::Seat;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(super::number(*seat))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(from)?;
        let seat = number.checked_sub(1).and_then(Seat::new);
        seat.ok_or_else(|| D::Error::custom("a seat is a number from 1 to 8"))
    }
}

/// A list of seats, counted from one.
pub mod seats {
    use rules::Seat;
    use serde::{Deserialize, Deserializer, Serializer};

    #[derive(Deserialize)]
    struct Numbered(#[serde(with = "super::seat")] Seat);

    pub fn serialize<S: Serializer>(seats: &[Seat], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(seats.iter().map(|seat| super::number(*seat)))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Seat>, D::Error> {
        let seats = Vec::<Numbered>::deserialize(from)?;
        Ok(seats.into_iter().map(|Numbered(seat)| seat).collect())
    }
}

fn number(seat: rules::Seat) -> u8 {
    seat.index() as u8 + 1
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
        super::text::deserialize(from)
    }
}
