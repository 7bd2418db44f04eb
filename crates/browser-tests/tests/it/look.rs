//! What a player sees on the page.

use serde::Deserialize;

use crate::browser::Browser;

/// The visible state of a table.
#[derive(Clone, Debug, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "independent observations")]
pub(crate) struct Look {
    /// Sentences in the log: one for each step of the game.
    pub(crate) steps: usize,
    /// Whether it is this player's turn.
    pub(crate) mine: bool,
    /// What the player is asked to do, in words.
    #[expect(dead_code, reason = "printed when something fails")]
    prompt: String,
    /// What the move in hand would do, in words.
    pub(crate) preview: String,
    /// Dominoes that can be claimed.
    pub(crate) claims: usize,
    /// The shortcut key of the button that carries the move out.
    pub(crate) does: Option<String>,
    /// Whether that button can be pressed.
    pub(crate) ready: bool,
    /// Whether the decision can be skipped.
    pub(crate) optional: bool,
    /// Tiles that can be bought or burnt.
    pub(crate) offers: usize,
    /// Whether the final sheet is open.
    pub(crate) ended: bool,
}

/// The kind of decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    Claim,
    Place,
    Discard,
    /// A tile to buy or to burn.
    Tile,
    Knights,
}

const LOOK: &str = r"(() => {
  const all = (selector) => document.querySelectorAll(selector);
  const one = (selector) => document.querySelector(selector);
  const does = one('#do-it');
  return {
    steps: all('#log li').length,
    mine: !!one('.prompt.mine-now'),
    prompt: one('#prompt-words')?.textContent ?? '',
    preview: one('.prompt .preview')?.textContent ?? '',
    claims: all('#lines button.slot').length,
    does: does?.getAttribute('aria-keyshortcuts') ?? null,
    ready: !!does && !does.disabled,
    optional: !!one('#do-without'),
    offers: all('button.offer').length,
    ended: !!one('dialog[open] .standings'),
  };
})()";

impl Look {
    pub(crate) async fn at(browser: &Browser) -> Self {
        browser.ask(&format!("return {LOOK}"), vec![]).await
    }

    /// Waits for a new decision of this player, or the end of the game.
    pub(crate) async fn next(browser: &Browser, steps_before: Option<usize>) -> Self {
        let least = steps_before.map_or(0, |steps| steps + 1);
        let expression = format!(
            "((look) => (look.ended || (look.mine && look.steps >= {least})) && look)({LOOK})"
        );
        browser.until(&expression).await
    }

    pub(crate) fn due(&self) -> Due {
        match self.does.as_deref() {
            _ if self.claims > 0 => Due::Claim,
            Some("D") => Due::Discard,
            Some(_) if self.optional && self.offers > 0 => Due::Tile,
            Some(_) if self.optional => Due::Knights,
            Some(_) => Due::Place,
            None => panic!("there is nothing to decide: {self:?}"),
        }
    }
}
