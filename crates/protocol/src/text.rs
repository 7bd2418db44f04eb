//! How the smallest things are written: notation, ids, names, levels, seats from one.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use rules::Seat;
use table::Level;

/// Anything with a text form: `#[serde(with = "text::of")]`.
pub(crate) mod of {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<T: Display, S: Serializer>(
        value: &T,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// A list of such things.
pub(crate) mod list_of {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer, de::Error, ser::SerializeSeq};

    pub(crate) fn serialize<T: Display, S: Serializer>(
        values: &[T],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(values.len()))?;
        for value in values {
            list.serialize_element(&value.to_string())?;
        }
        list.end()
    }

    pub(crate) fn deserialize<'de, T, D>(from: D) -> Result<Vec<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let texts = Vec::<String>::deserialize(from)?;
        texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}

/// The name of a level.
pub(crate) mod level {
    use super::{Deserialize, Deserializer, Level, Serializer};
    use serde::de::Error;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub(crate) fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(level.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        let name = String::deserialize(from)?;
        let unknown =
            || D::Error::custom("no such level: page, squire, knight, baron, duke or sovereign");
        Level::named(&name).ok_or_else(unknown)
    }
}

/// The largest number on the wire, up or down: every reader of JSON holds it exactly, and two of
/// them can be added.
pub(crate) const NUMBER_MAX: i64 = (1 << 53) - 1;

/// A fact's number or a moment within [`NUMBER_MAX`]: `#[serde(deserialize_with = "text::bounded")]`.
pub(crate) fn bounded<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: Deserialize<'de> + Copy + TryInto<i64>,
    D: Deserializer<'de>,
{
    let number = T::deserialize(from)?;
    let fits = number.try_into().is_ok_and(is_bounded);
    fits.then_some(number).ok_or_else(|| serde::de::Error::custom("a number is too large"))
}

pub(crate) fn is_bounded(number: i64) -> bool {
    (-NUMBER_MAX..=NUMBER_MAX).contains(&number)
}

/// A seat, counted from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = u8, example = 1))]
pub struct SeatNumber(pub Seat);

impl Serialize for SeatNumber {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0.index() as u8 + 1)
    }
}

impl<'de> Deserialize<'de> for SeatNumber {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = usize::deserialize(from)?;
        let seat = number.checked_sub(1).and_then(Seat::new);
        seat.map(Self).ok_or_else(|| serde::de::Error::custom("a seat is a number from 1 to 8"))
    }
}

impl From<Seat> for SeatNumber {
    fn from(seat: Seat) -> Self {
        Self(seat)
    }
}

impl From<SeatNumber> for Seat {
    fn from(number: SeatNumber) -> Self {
        number.0
    }
}

/// Whether a number says nothing, so that it need not be sent.
pub(crate) fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}
