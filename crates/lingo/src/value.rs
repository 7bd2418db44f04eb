//! What can be put into a sentence: a text or a number.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// A text or a number in a sentence. Numbers choose between singular and plural.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    Text(Cow<'a, str>),
    /// In plain digits.
    Number(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

/// Makes numbers of all sorts into values; those out of range are clamped.
macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl<'a> From<&Value<'a>> for FluentValue<'a> {
    fn from(value: &Value<'a>) -> Self {
        match value {
            Value::Text(text) => Self::String(text.clone()),
            Value::Number(number) => Self::from(*number),
        }
    }
}
