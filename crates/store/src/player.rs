//! Accounts of people and programs.

use crate::Millis;

/// The hash of a player's secret. The secret itself is never stored.
pub type SecretHash = [u8; 32];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The identifier that results refer to.
    pub id: String,
    /// The display name.
    pub name: String,
    /// Whether a program plays under this account.
    pub program: bool,
    pub created_at: Millis,
}
