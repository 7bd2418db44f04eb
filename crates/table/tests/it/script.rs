//! Scripts: who does what at which second, and what follows.
//!
//! ```text
//! 0   ann ready       : ready 1          a person, an intent, the facts
//! 5   bob act         : ! game.not_your_turn
//! 9   bot 2           : act              a bot decides
//! 9   ann commit      : ready 1          ready with her nonce; `reveal` tells it
//! 60  tick            : flag 1           time passes; also `gone ann`, `here ann`, `down 50` (since then)
//! 61  play 4          : ...              the player to move plays; anything may follow
//! 61  finish          : ...              the game is played to its end
//! 62  reload          : nothing          another process continues
//! ? bank 1            : 55               a property of the table
//! ```

use table::{Entry, Input, Refusal};

use crate::bench::{Bench, player};
use crate::words;

impl Bench {
    /// Plays a script and returns the refusals that it met.
    pub(crate) fn play_script(&mut self, script: &str) -> Vec<&'static str> {
        let lines = script.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.filter_map(|line| self.play_line(line)).collect()
    }

    fn play_line(&mut self, line: &str) -> Option<&'static str> {
        let (said, expected) = line.split_once(" : ").unwrap_or_else(|| panic!("no `:`: {line}"));
        let (said, expected) = (said.trim(), expected.trim());
        if let Some(asked) = said.strip_prefix('?') {
            assert_eq!(words::view(asked.trim(), self.state()), expected, "{line}");
            return None;
        }
        let (time, what) = said.split_once(char::is_whitespace).unwrap();
        self.now = words::millis(time);
        let (outcome, refusal) = match self.run_line(what.trim()) {
            Ok(entries) if entries.is_empty() => ("nothing".into(), None),
            Ok(entries) => (words::facts(&entries), None),
            Err(refusal) => (format!("! {}", refusal.code()), Some(refusal.code())),
        };
        assert!(expected == "..." || outcome == expected, "{line}\n  but: {outcome}");
        self.check();
        refusal
    }

    fn run_line(&mut self, what: &str) -> Result<Vec<Entry>, Refusal> {
        let words: Vec<&str> = what.split_whitespace().collect();
        match words[..] {
            ["tick"] => self.input(Input::Tick),
            ["down", from] => self.down_since(words::millis(from)),
            ["gone", who] => self.input(Input::Gone(player(who).id)),
            ["here", who] => self.input(Input::Present(player(who).id)),
            ["bot", at] => self.bot(words::seat(at), self.some_action()),
            ["reload"] => {
                self.reload();
                Ok(Vec::new())
            }
            ["play", times] => {
                let mut played = Vec::new();
                for _ in 0..times.parse().unwrap() {
                    played.extend(self.act(self.some_action())?);
                }
                Ok(played)
            }
            ["finish"] => {
                let mut played = Vec::new();
                while self.is_on() {
                    played.extend(self.act(self.some_action())?);
                }
                Ok(played)
            }
            [who, ..] => {
                let mut said = what[who.len()..].trim().to_owned();
                // Everybody has a nonce of their own.
                if said == "commit" || said == "reveal" {
                    said = format!("{said} {who}");
                }
                let intent = words::intent(&said, self.state());
                self.submit(who, intent)
            }
            [] => panic!("nothing to do"),
        }
    }
}

/// Plays a script at a new table.
pub(crate) fn gathering(options: &str, seats: &str, script: &str) -> Vec<&'static str> {
    Bench::new(options, seats).play_script(script)
}

/// Plays a script at a table whose first game has begun at second 0.
pub(crate) fn game(options: &str, seats: &str, script: &str) -> Vec<&'static str> {
    Bench::begun(options, seats).play_script(script)
}
