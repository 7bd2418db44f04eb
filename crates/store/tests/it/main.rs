//! The contract of a store, law by law, on every database; then what only one of them promises.

// Helpers of tests are tests.
#![allow(clippy::unwrap_used)]

mod contract;
mod file;
mod home;
mod killed;
mod layouts;
mod samples;
mod server;

/// Runs every law on every database, each in a home that nobody else uses.
macro_rules! laws {
    ($($laws:tt)*) => {
        laws_at! { on_sqlite: crate::home::Home::file; $($laws)* }
        laws_at! { in_memory: crate::home::Home::memory; $($laws)* }
        laws_at! { on_postgres: crate::home::Home::server; $($laws)* }
    };
}

macro_rules! laws_at {
    ($place:ident: $home:path; $($room:ident { $($law:ident)* })*) => {
        mod $place { $(
            mod $room { $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
                async fn $law() {
                    crate::contract::$room::$law($home().await).await;
                }
            )* }
        )* }
    };
}

laws! {
    claims {
        due_tables_longest_due_first
        a_lease_runs_out
        an_append_ends_the_lease
        many_claimers_never_share_a_table
        the_next_wake_is_when_a_claim_succeeds
    }
    games {
        a_game_comes_back_whole
        pages_newest_first
        pages_by_player_and_by_rules
        a_player_with_two_seats_counts_once
        what_games_add_up_to
        a_game_is_finished_once
        only_listed_games_are_in_the_lists
    }
    housekeeping {
        idle_tables_go_with_all_they_had
        finished_games_keep_their_table
        the_oldest_go_first
    }
    lobby {
        listed_tables_newest_first
        tables_that_wait_come_first
        summaries_follow_appends
    }
    log {
        entries_come_back_in_order
        numbers_have_no_gaps
        a_conflict_writes_nothing
        one_of_many_writers_wins
        a_conflict_spoils_no_other_append
        a_refusal_spoils_no_other_append
        seeds_are_kept_apart
        bad_appends_are_refused
        a_seed_is_given_once
    }
    players {
        known_by_secret_and_by_id
        renamed
        taken_names_of_accounts
    }
    text {
        hostile_text_comes_back_unchanged
        nul_is_refused
        nul_is_nobodys_name
        long_text
    }
    upkeep {
        pings_until_closed
    }
}
