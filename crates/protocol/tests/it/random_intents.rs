//! Random intents of lively players: mostly the next move, sometimes anything at all. Many of them
//! are refused, which is part of the point.

use rand::RngExt;
use rules::{Action, Seat};
use table::{
    Clock, House, Input, Intent, Level, Options, Phrase, Player, PlayerId, Question, State,
};
use testkit::game::random_action;
use testkit::shuffle::Random;

/// A player with this name, which is also the id.
pub(crate) fn player(name: &str) -> Player {
    Player { id: name.parse().unwrap(), name: name.parse().unwrap(), program: false }
}

/// The next input at a table with these players, seated or not.
pub(crate) fn input(state: &State, players: &[Player], count: u64, random: &mut Random) -> Input {
    let some = players[random.random_range(0..players.len())].clone();
    match random.random_range(0..20) {
        0 => return Input::Gone(some.id),
        1 | 2 => return Input::Present(some.id),
        3 | 4 => return Input::Tick,
        _ => {}
    }
    if let (Some((seat, _)), Some(game)) = (state.bot_to_move(), &state.game) {
        let action = random_action(game.position(), random).expect("a seat to move can act");
        return Input::Bot { seat, seen: state.seq, action };
    }
    let to_move = state.game.as_ref().and_then(|game| state.chair(game.to_move()?)?.player());
    let player = to_move.filter(|_| random.random_range(0..4) > 0).cloned().unwrap_or(some);
    let intent = intent(state, &player.id, random);
    Input::Intent { player, id: format!("w{count}").parse().unwrap(), seen: state.seq, intent }
}

/// An intent that a player might submit in this state.
pub(crate) fn intent(state: &State, player: &PlayerId, random: &mut Random) -> Intent {
    let seat = Seat::new(random.random_range(0..state.chairs.len())).unwrap();
    let own = state.seat_of(player);
    let sensible = random.random_range(0..10) < 7;
    let game = state.game.as_ref().filter(|game| game.is_on());
    if let (Some(own), Some(game)) = (own, game)
        && sensible
    {
        let away = state.chair(own).is_some_and(|chair| chair.away || chair.stand_in);
        if away {
            return Intent::Return;
        }
        if state.undecided().contains(&own) {
            return Intent::Answer { yes: random.random_range(0..3) > 0 };
        }
        if let Some(action) = random_action(game.position(), random) {
            return Intent::Act { action };
        }
    }
    if own.is_none() && sensible {
        return Intent::Sit { seat, house: some_house(random) };
    }
    if game.is_none() && sensible {
        return Intent::ready(true);
    }
    match random.random_range(0..40) {
        0..2 => Intent::Sit { seat, house: some_house(random) },
        2 => Intent::House { house: House::ALL[random.random_range(0..House::ALL.len())] },
        3..6 => {
            Intent::SeatBot { seat, level: Level::ALL[random.random_range(0..Level::ALL.len())] }
        }
        6 | 7 => Intent::Free { seat },
        8 | 9 => Intent::Change { options: Options { talk: true, ..state.options.clone() } },
        10..13 => Intent::ready(random.random_range(0..2) == 0),
        13..16 => Intent::Act { action: Action::Pass },
        16..20 => Intent::Undo,
        20..22 => Intent::Ask { question: Question::TakeBack },
        22..24 => Intent::Ask { question: Question::TakeOver { seat } },
        24 => Intent::Ask { question: Question::Wait { seat } },
        25 => Intent::Ask { question: Question::End },
        26..30 => Intent::Answer { yes: random.random_range(0..3) > 0 },
        30 => Intent::Withdraw,
        31 => Intent::Resign,
        32 => Intent::Leave,
        33 | 34 => Intent::Return,
        _ => Intent::Say { phrase: Phrase::ALL[random.random_range(0..Phrase::ALL.len())] },
    }
}

fn some_house(random: &mut Random) -> Option<House> {
    House::ALL.get(random.random_range(0..16)).copied()
}

/// One of several short clocks.
pub(crate) fn clock(random: &mut Random) -> Clock {
    match random.random_range(0..3) {
        0 => Clock::None,
        1 => Clock::Bank { bank_ms: 60_000, increment_ms: 2_000 },
        _ => Clock::Turn { turn_ms: 60_000 },
    }
}

/// How much later the next input comes: at once, soon, or after every deadline.
pub(crate) fn pause_ms(random: &mut Random) -> i64 {
    match random.random_range(0..20) {
        0..10 => 0,
        10..19 => random.random_range(1..3_000),
        _ => random.random_range(10_000..200_000),
    }
}
