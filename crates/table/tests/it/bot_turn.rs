//! The policy for bots' turns: pauses, retries, and what happens when a bot fails for good.

use rules::Action;
use table::{
    BotFailure, BotStep, BotTiming, BotTurn, Handled, Input, Intent, Level, Opening, Options,
    Player, Seed, State, Table, Thinking, Wanted,
};

const TIMING: BotTiming = BotTiming { pause_ms: 100, limit_ms: 700 };
const SEED: u64 = u64::MAX;

/// A table of a person and a bot, in a game in which the bot moves first.
fn table() -> Table {
    let (ann, bot) = (Wanted::Host, Wanted::Bot { level: Level::Knight });
    let opened = (0..).map(|seed| {
        let opening = Opening {
            options: Options::new("k2".parse().unwrap()),
            seats: vec![ann, bot],
            house: None,
            ready: true,
            commitment: None,
        };
        let host = player();
        Table::open("t1".parse().unwrap(), 0, &opening, &host, Seed::new([seed; 32])).unwrap().0
    });
    opened.into_iter().find(|table| table.state().bot_turn().is_some()).unwrap()
}

fn player() -> Player {
    Player { id: "ann".parse().unwrap(), name: "Ann".parse().unwrap(), program: false }
}

fn turn(state: &State) -> BotTurn {
    state.bot_turn().unwrap()
}

fn handle(table: &mut Table, input: Input) -> Result<(), table::Refusal> {
    if let Handled::Decided(decided) = table.handle(1, input, Seed::new([9; 32]))? {
        table.carry_out(&decided).unwrap();
    }
    Ok(())
}

fn some_action(turn: &BotTurn) -> Action {
    turn.position.legal_actions().iter().last().unwrap()
}

#[test]
fn a_bot_is_asked_according_to_its_turn() {
    let turn = turn(table().state());
    let thinking = Thinking::new(turn, TIMING, 1_000);
    let question = thinking.question(SEED);
    assert_eq!((question.level, question.position), (Level::Knight, turn.position));
    assert_eq!((question.seed, question.limit_ms), (SEED, 700));
}

#[test]
fn a_move_waits_for_the_pause_and_waits_longer_after_a_deal() {
    let after_deal = turn(table().state());
    assert!(after_deal.is_fresh_line);
    for (turn, pause) in [(after_deal, 300), (BotTurn { is_fresh_line: false, ..after_deal }, 100)]
    {
        let action = some_action(&turn);
        let mut thinking = Thinking::new(turn, TIMING, 1_000);
        let at = 1_000 + pause;
        assert_eq!(thinking.take_answer(Ok(action)), BotStep::Move { action, at });
    }
}

#[test]
fn a_plan_is_shown_for_as_long_as_a_deal() {
    let turn = BotTurn { is_fresh_line: false, ..turn(table().state()) };
    let mut thinking = Thinking::new(turn, TIMING, 1_000);
    assert_eq!(thinking.plan_until(), 1_300);
    let action = some_action(&turn);
    assert_eq!(thinking.take_answer(Ok(action)), BotStep::Move { action, at: 1_100 });
}

#[test]
fn the_line_is_fresh_until_someone_acts() {
    let mut table = table();
    let mut seen = Vec::new();
    while let Some(turn) = table.state().bot_turn() {
        seen.push(turn.is_fresh_line);
        handle(&mut table, turn.decide(some_action(&turn))).unwrap();
    }
    assert!(seen[0] && !seen[1..].contains(&true), "{seen:?}");
    let ours = table.state().game.as_ref().unwrap();
    assert!(!ours.has_fresh_line());
}

#[test]
fn a_failed_bot_is_retried_with_another_seed() {
    let turn = turn(table().state());
    let first = turn.position.legal_actions().iter().next().unwrap();
    let action = some_action(&turn);
    assert_ne!(first, action);
    let failures =
        [Err(BotFailure::Crashed), Err(BotFailure::Unreachable), Ok("17@h7n".parse().unwrap())];
    for failure in failures {
        let mut thinking = Thinking::new(turn, TIMING, 0);
        assert_eq!(thinking.take_answer(failure), BotStep::AskAgain);
        assert_eq!(thinking.question(SEED).seed, 0, "the seed after the last one");
        assert_eq!(thinking.take_answer(Ok(action)), BotStep::Move { action, at: 300 });
    }
}

#[test]
fn after_a_second_crash_any_move_is_made_and_an_unreachable_bot_is_given_up() {
    let turn = turn(table().state());
    let action = turn.position.legal_actions().iter().next().unwrap();
    let somehow = BotStep::Move { action, at: 300 };
    let illegal = "17@h7n".parse().unwrap();
    for (failure, next) in [
        (Err(BotFailure::Crashed), somehow),
        (Ok(illegal), somehow),
        (Err(BotFailure::Unreachable), BotStep::GiveUp),
    ] {
        let mut thinking = Thinking::new(turn, TIMING, 0);
        assert_eq!(thinking.take_answer(Err(BotFailure::Unreachable)), BotStep::AskAgain);
        assert_eq!(thinking.take_answer(failure), next);
    }
}

#[test]
fn a_late_answer_changes_nothing() {
    let mut table = table();
    let due = turn(table.state());
    let action = some_action(&due);
    handle(&mut table, due.decide(action)).unwrap();
    let before = table.state().clone();
    assert_ne!(before.bot_turn(), Some(due));
    let refusal = handle(&mut table, due.decide(action)).unwrap_err();
    assert_eq!(refusal.code(), table::Reason::Stale.code());
    assert_eq!(*table.state(), before);
}

#[test]
fn talk_does_not_make_an_answer_late() {
    let mut table = table();
    let due = turn(table.state());
    let (id, seen) = ("i1".parse().unwrap(), table.state().seq);
    let intent = Intent::Say { phrase: table::Phrase::ALL[0] };
    handle(&mut table, Input::Intent { player: player(), id, seen, intent }).unwrap();
    assert!(table.state().seq > seen);
    assert_eq!(table.state().bot_turn(), Some(due));
    handle(&mut table, due.decide(some_action(&due))).unwrap();
}
