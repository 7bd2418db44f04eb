//! The score sheets of all realms beside each other.
//!
//! One column a realm: every crowned territory as squares × crowns, territories without a crown
//! together, then bonuses, wealth and buildings. Where the terminal is too narrow for all
//! realms the table continues below.

use rules::{Estate, ScoreSheet, Terrain, Territory};

use super::kingdom::building_letter;
use super::palette::{FAINT, Palette, STRONG};
use super::table::{Align, Table};
use super::text::{Block, Text};
use crate::words;

/// A realm in the table.
pub(crate) struct Contender<'a> {
    /// How the realm is called.
    pub(crate) name: Text,
    /// What is scored.
    pub(crate) estate: Estate<'a>,
    /// Its points.
    pub(crate) sheet: ScoreSheet,
}

/// A cell with nothing in it.
const SPACE: Text = Text::EMPTY;

/// How an item came about, and its points.
type Item = (Text, u16);

/// The table, in as many parts as the width asks for.
pub(crate) fn scores(realms: &[Contender<'_>], width: usize, palette: Palette) -> Block {
    let fits = |block: &Block| block.iter().all(|line| line.width() <= width);
    let whole = (1..=realms.len()).find_map(|parts| {
        let columns = realms.len().div_ceil(parts);
        let blocks: Vec<Block> =
            realms.chunks(columns).map(|realms| table(realms, palette).lines()).collect();
        (columns == 1 || blocks.iter().all(fits)).then_some(blocks)
    });
    let mut lines = Block::new();
    for part in whole.unwrap_or_default() {
        if !lines.is_empty() {
            lines.push(Text::default());
        }
        lines.extend(part);
    }
    lines
}

fn table(realms: &[Contender<'_>], palette: Palette) -> Table {
    let mut columns = vec![Align::Left];
    columns.extend(realms.iter().flat_map(|_| [Align::Left, Align::Right, Align::Left]));
    // The last column keeps realms apart; behind the last realm it is not needed.
    columns.pop();
    let mut table = Table::new(columns);
    let names = realms.iter().flat_map(|realm| [realm.name.clone(), SPACE, SPACE]);
    table.row([SPACE].into_iter().chain(names));
    for terrain in Terrain::ALL {
        let chip = Text::styled(format!(" {} ", terrain.letter()), palette.terrain(terrain));
        let label = chip.with(format!(" {}", terrain.name()));
        part(&mut table, &label, realms, |realm| lands(realm, terrain));
    }
    let rules = realms.first().map(|realm| *realm.estate.rules);
    let has = |wanted: fn(&rules::Rules) -> bool| rules.as_ref().is_some_and(wanted);
    part(&mut table, &"    buildings".into(), realms, buildings);
    let mut single = |name: &str, item: &dyn Fn(&Contender<'_>) -> Item| {
        part(&mut table, &format!("    {name}").into(), realms, |realm| vec![item(realm)]);
    };
    if has(|rules| rules.boxes.has_queendomino()) {
        single("wealth", &|realm| {
            let coins = words::count(realm.estate.purse.coins, "coin");
            (coins.into(), realm.sheet.wealth)
        });
    }
    if has(|rules| rules.middle_kingdom) {
        single("Middle Kingdom", &|realm| (SPACE, realm.sheet.middle_kingdom));
    }
    if has(|rules| rules.harmony) {
        single("Harmony", &|realm| (SPACE, realm.sheet.harmony));
    }
    table.rule();
    let strong = |text: String| Text::styled(text, STRONG);
    let totals =
        realms.iter().flat_map(|realm| [SPACE, strong(realm.sheet.total.to_string()), SPACE]);
    table.row([strong("    total".to_owned())].into_iter().chain(totals));
    table
}

/// Rows for one kind of item: as many as the realm with the most of them needs.
fn part(
    table: &mut Table,
    label: &Text,
    realms: &[Contender<'_>],
    items: impl Fn(&Contender<'_>) -> Vec<Item>,
) {
    let lists: Vec<Vec<Item>> = realms.iter().map(items).collect();
    let rows = lists.iter().map(Vec::len).max().unwrap_or(0);
    for row in 0..rows {
        let label = if row == 0 { label.clone() } else { SPACE };
        let cells = lists.iter().flat_map(|list| match list.get(row) {
            Some((text, points)) => [text.clone(), points.to_string().into(), SPACE],
            None => [SPACE, SPACE, SPACE],
        });
        table.row([label].into_iter().chain(cells));
    }
}

/// The territories of a terrain, those with most points first.
fn lands(realm: &Contender<'_>, terrain: Terrain) -> Vec<Item> {
    let of_terrain = realm.sheet.territories.iter().filter(|s| s.territory.terrain == terrain);
    let (mut crowned, bare): (Vec<_>, Vec<_>) = of_terrain.partition(|scored| scored.points > 0);
    crowned.sort_by_key(|scored| std::cmp::Reverse(scored.points));
    let mut items: Vec<Item> = crowned
        .into_iter()
        .map(|scored| {
            let Territory { squares, crowns, .. } = scored.territory;
            let product = if scored.queen {
                format!("{squares} × ({crowns} + Queen)")
            } else {
                format!("{squares} × {crowns}")
            };
            (product.into(), scored.points)
        })
        .collect();
    if !bare.is_empty() {
        let mut sizes: Vec<_> = bare.iter().map(|scored| scored.territory.squares).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        let sizes: Vec<_> = sizes.iter().map(ToString::to_string).collect();
        items.push((Text::styled(format!("{} × 0", sizes.join(", ")), FAINT), 0));
    }
    items
}

fn buildings(realm: &Contender<'_>) -> Vec<Item> {
    let item = |(index, scored): (usize, &rules::ScoredBuilding)| {
        let name = words::building(scored.building);
        let text = Text::styled(building_letter(index), STRONG);
        (text.with(format!(" {name}")), scored.points)
    };
    realm.sheet.buildings.iter().enumerate().map(item).collect()
}
