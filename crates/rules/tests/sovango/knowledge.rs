//! What is hidden, and what everybody knows all the same.

use veillee_rules::engine::hidden::Lacks;

use super::*;

fn known(sovango: &Sovango, seat: u8) -> Vec<NoMoreThan> {
    sovango.view(Viewer::Public).hands[usize::from(seat)]
        .lacks
        .clone()
}

#[test]
fn known_a_card_of_another_colour_shows_a_void() {
    let mut sovango = table(None, &["R1 R2 R3", "B3 B4 B5", "R4 Y1 Y2"]);
    play(&mut sovango, "R1 B3 R4");
    assert_eq!(known(&sovango, 1), [at_most(0, &[Red])]);
    assert_eq!(known(&sovango, 2), []);
    assert_eq!(known(&sovango, 0), []);
}

#[test]
fn known_with_a_franchise_two_voids() {
    let mut sovango = table(Some(Green), &["R1 R2 R3", "B3 B4 B5", "G4 Y1 Y2"]);
    play(&mut sovango, "R1 B3 G4");
    assert_eq!(known(&sovango, 1), [at_most(0, &[Red, Green])]);
    assert_eq!(known(&sovango, 2), [], "the franchise is a free choice");
}

#[test]
fn known_an_excuse_shows_nothing() {
    let mut sovango = table(None, &["R1 R2 R3", "B0 B4 B5", "Y0 Y1 R5"]);
    play(&mut sovango, "R1 B0 Y0");
    assert_eq!((known(&sovango, 1), known(&sovango, 2)), (vec![], vec![]));
}

#[test]
fn known_drawn_cards_loosen_and_played_cards_tighten() {
    let changes = json!({ "stock": cards("Y3 Y4 G2 R5") });
    let mut sovango = table_with(&[], &["R1 R2 R3", "B3 B4 Y5"], changes);
    // Seat 1 has no red, wins, draws R5; seat 0 draws G2.
    play(&mut sovango, "R1 B3");
    assert_eq!(known(&sovango, 1), [at_most(1, &[Red])]);
    // That one red card comes out: none again, then one more unseen card.
    play(&mut sovango, "R5 R2");
    assert_eq!(known(&sovango, 1), [at_most(1, &[Red])]);
    assert_eq!(sovango.view(Viewer::Public).stock, 0);
    // Seat 0 holds R3, G2 and what it drew; seat 1 leads blue; seat 0 follows nothing.
    play(&mut sovango, "B4 R3");
    assert_eq!(known(&sovango, 0), [at_most(0, &[Blue])]);
    assert_eq!(known(&sovango, 1), [at_most(1, &[Red])]);
}

#[test]
fn known_of_two_statements_about_the_same_colours_the_tighter_is_kept() {
    let (red, blue) = (Red.bit(), Blue.bit());
    let mut lacks = Lacks::<9>::default();
    lacks.shown_none(red | blue);
    lacks.drew_unseen();
    lacks.drew_unseen();
    lacks.shown_none(blue);
    lacks.drew_unseen();
    // Three red or blue cards, one blue card at most; and now no red one.
    lacks.shown_none(red);
    let statements: Vec<(u64, u8)> = lacks.iter().map(|l| (l.kinds, l.most)).collect();
    assert_eq!(statements, [(red | blue, 1), (red, 0)]);
}

#[test]
fn known_nothing_is_left_over_in_the_next_round() {
    let (mut sovango, _) = start(4, &[], 4);
    play_until(&mut sovango, is_new_round);
    assert!((0..4).all(|seat| known(&sovango, seat).is_empty()));
}

#[test]
fn known_voids_are_respected_when_dealing_anew() {
    let mut rng = GameRng::from_seed(3);
    let mut seen_voids = 0;
    for seed in 0..10 {
        let (mut sovango, _) = start(3, &[], seed);
        for _ in 0..35 {
            let m = sovango.random_move(&mut rng, &mut Vec::new()).unwrap();
            sovango.apply(&m, &mut Nobody).unwrap();
            let other = sovango.determinize(Seat(0), &mut rng);
            for seat in [Seat(1), Seat(2)] {
                for colour in known(&sovango, seat.0)
                    .iter()
                    .flat_map(|lack| &lack.colours)
                {
                    assert!((other.hand(seat) & CardSet::of_colour(*colour)).is_empty());
                    seen_voids += 1;
                }
            }
        }
    }
    assert!(seen_voids > 100);
}

#[test]
fn known_dealing_anew_gives_other_hands_and_another_stock() {
    let (sovango, _) = start(2, &[], 11);
    let mut rng = GameRng::from_seed(3);
    let hands: Vec<CardSet> = (0..4)
        .map(|_| {
            let other = sovango.determinize(Seat(0), &mut rng);
            assert_eq!(other.hand(Seat(0)), sovango.hand(Seat(0)));
            other.hand(Seat(1))
        })
        .collect();
    assert!(!same(&hands));
}

#[test]
fn known_hands_are_for_their_owners() {
    let (sovango, _) = start(3, &[], 0);
    let shown = |viewer| -> Vec<bool> {
        let hands = sovango.view(viewer).hands;
        hands.iter().map(|hand| hand.cards.is_some()).collect()
    };
    assert_eq!(shown(Viewer::Public), [false; 3]);
    assert_eq!(shown(Viewer::Everyone), [true; 3]);
    assert_eq!(shown(Viewer::Seat(Seat(1))), [false, true, false]);
}

#[test]
fn known_dealt_and_drawn_cards_are_hidden_from_the_others() {
    let (seat, some) = (Seat(1), Some(card("R5")));
    let dealt = |card| Event::Dealt { seat, card };
    let drew = |card| Event::Drew {
        seat,
        card,
        left: 3,
    };
    for viewer in [Viewer::Seat(seat), Viewer::Everyone] {
        assert_eq!(dealt(some).seen_by(viewer), dealt(some));
        assert_eq!(drew(some).seen_by(viewer), drew(some));
    }
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        assert_eq!(dealt(some).seen_by(viewer), dealt(None));
        assert_eq!(drew(some).seen_by(viewer), drew(None));
    }
    let played = Event::Played {
        seat,
        card: card("R5"),
    };
    assert_eq!(played.seen_by(Viewer::Public), played);
}
