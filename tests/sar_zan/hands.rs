//! Sar-Zan by hand.

use veillee::action::Piece as _;
use veillee::games::sar_zan::piece::Piece;
use veillee_rules::engine::Ruleset;
use veillee_rules::games::sar_zan::{Move, SarZan};

use crate::helpers::table::*;

/// Taps on cards lift them, and the button plays what is lifted: the same as the move itself.
#[test]
fn it_is_played_by_tapping_cards_and_the_button() {
    for size in [WINDOW, ON_ITS_SIDE, UPRIGHT] {
        let mut app = quick_app(size);
        begin::<SarZan>(&mut app, 4, 1, 3);
        let (mut tapped, mut moves) = (0, Vec::new());
        while settle::<SarZan>(&mut app) && tapped < 6 {
            let made = ply::<SarZan>(&app);
            table::<SarZan>(&app).state.legal_moves(&mut moves);
            let largest = moves.iter().copied().max_by_key(|m| match m {
                Move::Play(cards) => cards.len(),
                _ => 0,
            });
            let m = largest.unwrap();
            if let (Move::Play(cards), true) = (m, moves.len() > 1) {
                for card in cards.iter() {
                    act(&mut app, Piece::Card(card).action());
                    app.update();
                }
                act(&mut app, Piece::Play.action());
                tapped += 1;
            } else {
                play::<SarZan>(&mut app, m);
            }
            wait(&mut app, 2);
            let record = &table::<SarZan>(&app).record;
            assert_eq!(record.moves.get(made), Some(&m), "{size:?}");
        }
        assert_eq!(tapped, 6);
    }
}
