//! Plays a game between random players and prints its record and standings.
//!
//! `cargo run --example random_game -- duel+harmony 7`

use std::error::Error;

use crownlands_rules::{Actor, Position, Record, Rules, Step, Stock};

/// `SplitMix64`: enough for an example. Use a real generator, such as one of `rand`'s.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let rules: Rules = arguments.next().as_deref().unwrap_or("k4").parse()?;
    let mut random = Random(arguments.next().as_deref().unwrap_or("1").parse()?);

    let stock = Stock::shuffled(&rules, |bound| random.below(bound));
    let mut position = Position::new(rules)?;
    let mut record = Record::new(rules);
    loop {
        let step = match position.actor() {
            Actor::Chance => Step::Deal(stock.deal(&position).ok_or("the stock ran out")?),
            Actor::Seat(_) => {
                let actions = position.legal_actions();
                let chosen = actions.get(random.below(actions.len()));
                Step::Act(chosen.ok_or("a seat can always act")?)
            }
            Actor::Nobody => break,
        };
        position.apply(step)?;
        record.steps.push(step);
    }

    print!("{record}");
    for standing in &position.outcome().ok_or("the game is over")? {
        println!("# {}. realm {}: {} points", standing.rank, standing.realm, standing.points);
    }
    Ok(())
}
