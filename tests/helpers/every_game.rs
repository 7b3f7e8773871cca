//! The tests that every game has to pass, for one of them.

/// Tests of one game, each by a check that all games share.
macro_rules! checks {
    ($game:ty; $($name:ident: $module:ident($($argument:expr),*);)*) => {
        $(
            #[test]
            fn $name() {
                $crate::helpers::$module::$name::<$game>($($argument),*);
            }
        )*
    };
}

/// What holds for every game, for this one. After so many `moves` its table has looked in every
/// way it can.
macro_rules! every_game {
    ($game:ty, moves: $moves:expr) => {
        mod at_the_gate {
            use super::*;

            checks! {
                $game;
                a_stale_move_is_dropped_without_a_word: gate();
                a_foreign_seat_is_refused: gate();
                an_illegal_move_is_refused_with_words_and_a_sound: gate();
                two_moves_for_one_ply_are_played_once: gate();
                moves_made_during_animation_wait_and_are_not_lost: gate();
                what_waits_behind_a_refused_move_is_dropped: gate();
            }
        }

        mod back_and_forth {
            use super::*;

            checks! {
                $game;
                looking_back_shows_the_past_and_returns: history();
                resizing_and_leaving_in_the_middle_of_a_move_snap_to_the_truth: history();
                a_tap_finishes_the_step_under_way: history();
            }
        }

        mod its_opponents {
            use super::*;

            checks! {
                $game;
                where_opponents_think_does_not_change_what_they_play: opponents(20);
                a_worker_that_cannot_think_is_not_asked_again: opponents();
                a_seat_changes_hands_in_the_middle_of_a_game: opponents();
                a_hint_shows_a_move_and_makes_none: opponents();
                while_the_game_is_paused_nobody_plays: opponents();
            }
        }

        mod its_review {
            use super::*;

            checks! {
                $game;
                a_finished_game_gets_its_review: review();
                a_moment_of_the_review_is_shown_on_the_table: review();
                one_can_play_on_from_a_moment_and_come_back: review();
                a_review_can_be_stopped_and_left: review();
                a_tap_on_the_graph_shows_that_moment: review();
                only_a_finished_game_of_ones_own_has_a_review: review();
                a_review_fits_everywhere: review();
            }
        }

        mod mirrored {
            use super::*;

            checks! {
                $game;
                moves_that_differ_are_told_apart: in_words();
                a_move_chosen_twice_is_made_once: in_words();
                nothing_is_offered_to_the_wrong_eyes: in_words();
            }
        }

        mod at_rest {
            use super::*;

            checks! {
                $game;
                a_table_that_waits_for_its_people_is_not_drawn: resting();
                a_table_whose_opponent_thinks_is_not_drawn: resting();
            }
        }

        mod told {
            use super::*;

            checks! {
                $game;
                tells_everything: told();
                a_link_holds_a_whole_game: links();
            }
        }

        mod people {
            use super::*;

            checks! {
                $game;
                a_pause_covers_the_hand: whole_games();
            }
        }

        /// The state after every move, with every number of players.
        mod shown {
            use super::*;
            use $crate::helpers::whole_games::{self, show_the_state_after_every_move as shows};

            #[test]
            fn at_once() {
                shows::<$game>(whole_games::OFF);
            }

            #[test]
            fn at_half_speed() {
                shows::<$game>(whole_games::HALF);
            }

            #[test]
            fn at_normal_speed() {
                shows::<$game>(whole_games::NORMAL);
            }

            #[test]
            fn at_double_speed() {
                shows::<$game>(whole_games::DOUBLE);
            }

            #[test]
            fn at_quadruple_speed() {
                shows::<$game>(whole_games::QUADRUPLE);
            }

            #[test]
            fn with_reduced_motion() {
                shows::<$game>(whole_games::REDUCED);
            }
        }

        mod laid_out_well {
            use super::*;
            use $crate::helpers::layout::*;
            use $crate::helpers::table::{ON_ITS_SIDE, UPRIGHT, WINDOW};

            #[test]
            fn in_a_window() {
                is_laid_out_well::<$game>(WINDOW, $moves);
            }

            #[test]
            fn in_a_large_window() {
                is_laid_out_well::<$game>((1920, 1080), $moves);
            }

            #[test]
            fn on_a_very_large_screen() {
                is_laid_out_well::<$game>((3840, 2160), $moves);
            }

            #[test]
            fn on_a_phone_on_its_side() {
                is_laid_out_well::<$game>(ON_ITS_SIDE, $moves);
            }

            #[test]
            fn on_a_small_phone_on_its_side() {
                is_laid_out_well::<$game>(SMALL_ON_ITS_SIDE, $moves);
            }

            #[test]
            fn on_an_upright_phone() {
                is_laid_out_well::<$game>(UPRIGHT, $moves);
            }

            #[test]
            fn on_a_small_upright_phone() {
                is_laid_out_well::<$game>(SMALL_UPRIGHT, $moves);
            }

            #[test]
            fn on_a_television() {
                is_laid_out_well::<$game>(FROM_AFAR, $moves);
            }
        }
    };
}

/// From the title to the results by every hand, at this speed.
macro_rules! by_hand {
    ($game:ty, $speed:expr) => {
        mod from_title_to_results {
            use super::*;
            use $crate::helpers::by_hand::from_title_to_results;
            use $crate::helpers::person::By;
            use $crate::helpers::table::{ON_ITS_SIDE, UPRIGHT, WINDOW};

            #[test]
            fn by_touch_upright() {
                from_title_to_results::<$game>(By::Touch, UPRIGHT, $speed);
            }

            #[test]
            fn by_touch_on_its_side() {
                from_title_to_results::<$game>(By::Touch, ON_ITS_SIDE, $speed);
            }

            #[test]
            fn by_mouse() {
                from_title_to_results::<$game>(By::Mouse, WINDOW, $speed);
            }
        }
    };
}

/// Its lesson, from the first sentence to the last.
macro_rules! lesson {
    ($game:ty) => {
        mod its_lesson {
            use super::*;
            use veillee::locale::Language;
            use $crate::helpers::lessons::*;
            use $crate::helpers::table::{UPRIGHT, WINDOW};

            #[test]
            fn by_touch_in_french() {
                is_learnt_by_touch::<$game>(UPRIGHT, Language::Fr);
            }

            #[test]
            fn by_touch_in_english() {
                is_learnt_by_touch::<$game>(WINDOW, Language::En);
            }

            #[test]
            fn in_words() {
                is_learnt_in_words::<$game>();
            }

            #[test]
            fn can_be_read_at_every_size() {
                fits_everywhere::<$game>();
            }

            #[test]
            fn in_a_minute_or_two() {
                takes_a_minute_or_two::<$game>();
            }
        }
    };
}

/// Its puzzles, each of them.
macro_rules! puzzles {
    ($game:ty) => {
        mod its_puzzles {
            use super::*;
            use $crate::helpers::puzzles::*;
            use $crate::helpers::table::UPRIGHT;

            #[test]
            fn are_solved_by_touch() {
                each_is_solved_by_touch::<$game>(UPRIGHT);
            }

            #[test]
            fn can_be_read_at_every_size() {
                fits_everywhere::<$game>();
            }

            #[test]
            fn say_what_they_brought() {
                ends_in_words::<$game>();
            }

            checks! {
                $game;
                a_wrong_move_changes_nothing: puzzles();
                hints_come_in_steps: puzzles();
                moves_are_taken_back: puzzles();
                the_saved_game_is_left_in_peace: puzzles();
            }
        }
    };
}
