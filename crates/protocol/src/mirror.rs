//! Wire types that look like the machine's own, with the conversions in both directions.

/// Defines an enum or struct with the variants and fields of one in `table`, and `From` both ways.
/// A field's type may differ from the original's where `Into` leads there and back.
macro_rules! mirror {
    ($(#[$meta:meta])* enum $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident $({
            $($(#[$field_meta:meta])* $field:ident: $type:ty),* $(,)?
        })?),* $(,)?
    }) => {
        #[doc = concat!("See [`table::", stringify!($name), "`].")]
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(rename_all = "snake_case")]
        $(#[$meta])*
        pub enum $name {
            $($(#[$variant_meta])* $variant $({
                $($(#[$field_meta])* $field: $type),*
            })?),*
        }

        impl From<table::$name> for $name {
            fn from(value: table::$name) -> Self {
                match value {
                    $(table::$name::$variant $({ $($field),* })? => {
                        Self::$variant $({ $($field: $field.into()),* })?
                    })*
                }
            }
        }

        impl From<$name> for table::$name {
            fn from(value: $name) -> Self {
                match value {
                    $($name::$variant $({ $($field),* })? => {
                        Self::$variant $({ $($field: $field.into()),* })?
                    })*
                }
            }
        }
    };
    ($(#[$meta:meta])* struct $name:ident {
        $($(#[$field_meta:meta])* $field:ident: $type:ty),* $(,)?
    }) => {
        #[doc = concat!("See [`table::", stringify!($name), "`].")]
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        $(#[$meta])*
        pub struct $name {
            $($(#[$field_meta])* pub $field: $type),*
        }

        impl From<table::$name> for $name {
            fn from(value: table::$name) -> Self {
                let table::$name { $($field),* } = value;
                Self { $($field: $field.into()),* }
            }
        }

        impl From<$name> for table::$name {
            fn from(value: $name) -> Self {
                let $name { $($field),* } = value;
                Self { $($field: $field.into()),* }
            }
        }
    };
}
pub(crate) use mirror;
