//! The contract of a store, law by law, on every database; then the guarantees specific to one of
//! them.

// Clippy does not count test helpers as tests.
#![allow(clippy::unwrap_used)]

mod contract;
mod file;
mod home;
mod killed;
mod layouts;
mod samples;
mod server;

/// Runs every law on every database, each in its own home.
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
        due_tables_come_longest_overdue_first
        a_lease_expires
        an_append_ends_the_lease
        many_claimers_never_share_a_table
        the_next_wake_is_the_earliest_successful_claim
    }
    games {
        a_game_comes_back_whole
        pages_come_newest_first
        pages_filter_by_player_and_by_rules
        a_player_with_two_seats_counts_once
        stats_add_up_all_games
        a_game_can_only_finish_once
        only_listed_games_are_in_the_lists
    }
    housekeeping {
        idle_tables_are_deleted_with_all_their_rows
        tables_with_finished_games_are_kept
        the_oldest_are_deleted_first
        a_log_that_belongs_to_a_table_is_kept_as_long
        finished_games_go_when_their_time_has_come
        players_go_who_have_nothing_here
    }
    lobby {
        listed_tables_come_newest_first
        waiting_tables_come_first
        summaries_follow_appends
    }
    log {
        entries_come_back_in_order
        numbers_have_no_gaps
        a_conflict_writes_nothing
        exactly_one_of_many_writers_wins
        a_conflict_does_not_affect_other_appends
        a_refusal_does_not_affect_other_appends
        secrets_stay_out_of_debug_output
        bad_appends_are_refused
        a_secret_is_stored_only_once
    }
    players {
        players_are_found_by_secret_and_by_id
        a_player_can_be_renamed
        taken_ids_and_secrets_are_refused
        an_empty_id_is_refused
    }
    series {
        a_series_comes_back_with_the_points_of_its_games
        lists_are_paged_and_filtered
        games_and_series_are_counted_apart
        a_refused_series_writes_nothing
        series_are_derived_once
    }
    seals {
        seals_are_chained_in_order
        a_conflict_chains_nothing
        many_chain_at_once
    }
    seated {
        a_players_tables_come_latest_change_first
        seats_stay_as_they_are_until_an_append_says_otherwise
        seats_go_with_their_table
    }
    text {
        hostile_text_comes_back_unchanged
        nul_is_refused
        an_id_with_nul_is_unknown
        long_text_comes_back_or_is_refused
    }
    upkeep {
        a_store_answers_pings_until_closed
        the_last_sign_of_life_is_kept
        downtimes_come_back_in_order
    }
}
