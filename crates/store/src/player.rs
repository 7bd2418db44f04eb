//! Who plays: people and programs with an account.

use crate::Millis;

/// The hash of a player's secret. The secret itself is never stored.
pub type SecretHash = [u8; 32];

/// Somebody with an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// What results refer to.
    pub id: String,
    /// What others see.
    pub name: String,
    /// Whether a program plays under this account.
    pub program: bool,
    /// When the account was made.
    pub created_at: Millis,
}
