//! Swoop on the table.

use veillee::games::swoop::Swoop;
use veillee::theme::motion::Speed;

use super::card_tables::*;

#[test]
fn swoop_shows_the_state_after_every_move_at_every_speed() {
    let speeds = [
        (Speed::Off, false),
        (Speed::Quadruple, false),
        (Speed::Quadruple, true),
    ];
    plays_through::<Swoop>([4], &speeds, 14);
    plays_through::<Swoop>([5, 6], &[(Speed::Quadruple, false)], 14);
}

#[test]
fn a_whole_game_of_swoop_ends_in_results() {
    whole_game::<Swoop>(4, 11);
    whole_game::<Swoop>(6, 3);
}

#[test]
fn a_curtain_falls_between_two_people_at_swoop() {
    curtains::<Swoop>(4);
}
