//! Scores a kingdom drawn with letters, read from a file or from the example below.
//!
//! `cargo run --example score -- kingdom.txt`

use std::error::Error;

use crownlands_rules::Sketch;

/// Two characters per square: terrain and crowns, `CC` for the castle, two dots where nothing lies,
/// and a town with a building named below.
const EXAMPLE: &str = "
coins 11
towers 3
queen

G2 G1 G. G. Ta
W. Tb F. L1 L.
W. W1 CC L1 F.

a sawmill
b church
";

fn main() -> Result<(), Box<dyn Error>> {
    let text = match std::env::args().nth(1) {
        Some(path) => std::fs::read_to_string(path)?,
        None => EXAMPLE.to_owned(),
    };
    let sketch: Sketch = text.parse()?;
    let sheet = sketch.score();
    for scored in sheet.territories.iter().filter(|scored| scored.points > 0) {
        let territory = &scored.territory;
        let name = territory.terrain.name();
        let queen = if scored.queen { " and the Queen" } else { "" };
        let (squares, crowns) = (territory.squares, territory.crowns);
        println!("{:>4}  {name}: {squares} squares, {crowns} crowns{queen}", scored.points);
    }
    for scored in &sheet.buildings {
        println!("{:>4}  {}", scored.points, scored.building.spec().name);
    }
    for (points, name) in [
        (sheet.middle_kingdom, "Middle Kingdom"),
        (sheet.harmony, "Harmony"),
        (sheet.wealth, "coins"),
    ] {
        if points > 0 {
            println!("{points:>4}  {name}");
        }
    }
    println!("{:>4}  total", sheet.total);
    Ok(())
}
