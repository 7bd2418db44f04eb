//! The optional `serde` feature: everything with a text form is a string, seats and realms are
//! numbers counted from 1.
//!
//! Nothing here is a second format. A value is written as its `Display` and read by its `FromStr`,
//! so that a JSON file, a record and a command line all use the same text.

use core::fmt::{Display, Formatter, Result as Printed};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{
    Action, Building, Cell, Components, Deal, DominoId, PlacedDomino, Position, Problem, Realm,
    Record, Rules, Seat, Setup, Sketch, Step,
};

struct TextVisitor<T>(PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> Printed {
        f.write_str("text in Crownlands notation")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($name:ty),+ $(,)?) => { $(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_str(TextVisitor(PhantomData))
            }
        }
    )+ };
}

as_text!(
    Action,
    Building,
    Cell,
    Deal,
    DominoId,
    PlacedDomino,
    Position,
    Record,
    Rules,
    Setup,
    Sketch,
    Step,
);

macro_rules! as_number_from_one {
    ($($name:ty, $expected:literal);+ $(;)?) => { $(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_u8(self.index() as u8 + 1)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let number = u8::deserialize(from)?;
                let index = number.checked_sub(1).map(usize::from);
                index.and_then(Self::new).ok_or_else(|| {
                    D::Error::invalid_value(Unexpected::Unsigned(number.into()), &$expected)
                })
            }
        }
    )+ };
}

as_number_from_one!(
    Seat, "a seat from 1 to 8";
    Realm, "a realm from 1 to 8";
);

impl Serialize for Components {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.version())
    }
}

impl<'de> Deserialize<'de> for Components {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let version = usize::deserialize(from)?;
        Self::new(version).ok_or_else(|| D::Error::custom(Problem::Components))
    }
}

#[cfg(test)]
mod tests;
