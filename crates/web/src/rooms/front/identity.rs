//! Who this browser is on the server: a name is enough.

use table::Name;

use crate::net::{Api, ApiError};
use crate::settings::Preferences;
use crate::words::t;

/// Becomes the player of the name in the settings, or of a name made up for guests.
pub(in crate::rooms) async fn sign_in(preferences: Preferences) -> Result<(), ApiError> {
    let wanted = preferences.now().name;
    if wanted.trim().is_empty() {
        // Whoever was here before keeps their name.
        if let Some(player) = Api::me().await? {
            preferences.update(|settings| settings.name = player.name.to_string());
            return Ok(());
        }
    }
    let name: Name = wanted.parse().unwrap_or_else(|_| guest());
    let player = Api::sign_in(name).await?;
    if wanted.trim().is_empty() {
        preferences.update(|settings| settings.name = player.name.to_string());
    }
    Ok(())
}

/// `Guest 4821`, so that two guests are not called the same.
fn guest() -> Name {
    let number = u16::from_le_bytes(crate::browser::random()) % 9_000 + 1_000;
    format!("{} {number}", t!("lobby-guest")).parse().expect("a name")
}
