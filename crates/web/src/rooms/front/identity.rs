//! Signing in on the server, by a name alone.

use table::Name;

use crate::net::{Api, ApiError};
use crate::settings::Preferences;
use crate::words::t;

/// Signs in under the name in the settings, or under a generated guest name.
pub(in crate::rooms) async fn sign_in(preferences: Preferences) -> Result<(), ApiError> {
    let wanted = preferences.now().name;
    if wanted.trim().is_empty() {
        // A returning player keeps their name.
        if let Some(player) = Api::me().await? {
            preferences.update(|settings| settings.name = player.name.to_string());
            return Ok(());
        }
    }
    let name: Name = wanted.parse().unwrap_or_else(|_| guest_name());
    let player = Api::sign_in(name).await?;
    if wanted.trim().is_empty() {
        preferences.update(|settings| settings.name = player.name.to_string());
    }
    Ok(())
}

/// `Guest 4821`: numbered, so that guests have different names.
fn guest_name() -> Name {
    let number = u16::from_le_bytes(crate::browser::random()) % 9_000 + 1_000;
    format!("{} {number}", t!("lobby-guest")).parse().expect("a guest's name is valid")
}
