//! Choosing a house line by line.

use std::io::Write;

use lingo::{Lingo, t};
use table::{House, Intent};
use view::scene::{HouseChoice, HouseStanding};

use super::console::Console;
use super::{Game, PlayError};

impl Game {
    /// `house` lists them; `house 2` and `house moon` choose one.
    pub(super) fn choose_house<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        line: &str,
    ) -> Result<(), PlayError> {
        let choices = self.desk.scene.as_ref().and_then(|scene| scene.house_choices());
        let Some(choices) = choices else { return console.reject_command(line) };
        let (_, wanted) = line.trim().split_once(' ').unwrap_or_default();
        if wanted.trim().is_empty() {
            return choices.iter().try_for_each(|choice| {
                let words = self.describe_house(&console.lingo, *choice);
                console.print(&words)
            });
        }
        let Some(house) = named(wanted, &console.lingo) else {
            return console.reject_command(line);
        };
        let is_taken = choices.iter().any(|choice| {
            choice.house == house && matches!(choice.standing, HouseStanding::Taken(_))
        });
        if !is_taken {
            console.config.remember(Some(house), console.config.level);
        }
        self.submit(console, Intent::House { house })
    }

    fn describe_house(&self, lingo: &Lingo, choice: HouseChoice) -> String {
        let house = lingo.house_in_full(choice.house.index());
        let standing = match choice.standing {
            HouseStanding::Own => Some(t!(lingo, "table-house-own")),
            HouseStanding::Free => None,
            HouseStanding::Taken(seat) => {
                Some(t!(lingo, "table-house-taken", who = self.desk.seat_name(seat)))
            }
        };
        let words = [house].into_iter().chain(standing).collect::<Vec<_>>().join(", ");
        lingo.labelled(&format!("house {}", choice.house.index() + 1), &words)
    }
}

/// A house by its number or its name, in English or the player's language.
fn named(wanted: &str, lingo: &Lingo) -> Option<House> {
    let wanted = wanted.trim().to_lowercase();
    let number = wanted.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    House::ALL.into_iter().find(|house| {
        let name = lingo.house(house.index()).to_lowercase();
        number == Some(house.index()) || wanted == house.name() || wanted == name
    })
}

#[cfg(test)]
mod tests {
    use lingo::Language;

    use super::*;

    #[test]
    fn a_house_has_a_number_and_a_name_in_every_language() {
        let [english, french] = [Language::English, Language::French].map(Lingo::new);
        assert_eq!(named("2", &english), Some(House::Moon));
        assert_eq!(named(" Moon ", &french), Some(House::Moon));
        assert_eq!(named("LUNE", &french), Some(House::Moon));
        assert_eq!(named("lune", &english), None);
        assert_eq!([named("0", &english), named("9", &english)], [None, None]);
    }
}
