//! Lists the legal actions of a position, or says why a given action is illegal.
//!
//! `cargo run --example legal_actions -- "k2 1.place @1 1:1,2:1,3:2,4:2 5,6,7,8 - -/-" 1@a1n`

use std::error::Error;

use crownlands_rules::{Action, Actor, Position};

const DEFAULT: &str = "k2 1.place @1 1:1,2:1,3:2,4:2 5,6,7,8 - -/-";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let position: Position = arguments.next().as_deref().unwrap_or(DEFAULT).parse()?;
    if let Some(action) = arguments.next() {
        let action: Action = action.parse()?;
        match position.check(action) {
            Ok(()) => println!("{action} is legal"),
            Err(refusal) => println!("{action} is refused ({}): {refusal}", refusal.code()),
        }
        return Ok(());
    }
    match position.actor() {
        Actor::Chance => println!("something has to be dealt: {:?}", position.chance()),
        Actor::Nobody => println!("the game is over"),
        Actor::Seat(seat) => {
            let actions = position.legal_actions();
            println!("seat {seat} has {} legal actions:", actions.len());
            for action in actions {
                println!("{action}");
            }
        }
    }
    Ok(())
}
