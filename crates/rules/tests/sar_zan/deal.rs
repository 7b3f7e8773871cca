//! The cards dealt and those set aside.

use super::*;

#[test]
fn setup_eight_cards_each_and_the_rest_is_set_aside() {
    for players in 2..=4u8 {
        let (game, events) = start(players, 5);
        let mut dealt = Cards::NONE;
        let mut order = Vec::new();
        for event in &events {
            if let Event::Dealt { seat, card } = event {
                let card = card.unwrap();
                assert!(!dealt.contains(card));
                assert!(hand(&game, *seat).contains(card));
                dealt.insert(card);
                order.push(*seat);
            }
        }
        assert_eq!(order.len(), 8 * usize::from(players));
        assert_eq!(order[0], view(&game).dealer.next(players));
        assert!(order.windows(2).all(|two| two[1] == two[0].next(players)));
        assert!(view(&game).hands.iter().all(|hand| hand.count == 8));
        let aside = events.iter().find_map(|event| match event {
            Event::SetAside { cards } => Some(*cards),
            _ => None,
        });
        let expected = [None, Some(8), Some(16)][usize::from(4 - players)];
        assert_eq!(aside, expected);
        assert_eq!(view(&game).set_aside, 32 - 8 * players);
    }
}

#[test]
fn setup_set_aside_cards_are_unseen() {
    let (game, _) = start(3, 1);
    let held = Seat::all(3).fold(Cards::NONE, |all, seat| all | hand(&game, seat));
    assert_eq!(
        held.len(),
        24,
        "the view of everyone shows no more than the hands"
    );
    // For all that a seat knows, any card that is not its own may be in another's hand.
    let mut rng = GameRng::from_seed(0);
    for seat in Seat::all(3) {
        let mut possible = hand(&game, seat);
        for _ in 0..100 {
            possible |= hand(&game.determinize(seat, &mut rng), seat.next(3));
        }
        assert_eq!(possible, Cards::ALL);
    }
}

#[test]
fn setup_is_for_two_to_four_players() {
    use veillee_rules::engine::Config;
    use veillee_rules::games::sar_zan::SarZanConfig;
    for players in 0..=6 {
        let offered = SarZanConfig::for_players(players).is_ok();
        assert_eq!(offered, (2..=4).contains(&players));
    }
}
