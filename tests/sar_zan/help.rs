//! What Sar-Zan's help shows is what its rules do.

use veillee::game::Game;
use veillee::primer::Shown;
use veillee_rules::games::sar_zan::combinations::visit;
use veillee_rules::games::sar_zan::{Card, Cards, SarZan};

fn number(sign: &str) -> Option<u32> {
    sign.parse().ok()
}

fn card(sprite: &str) -> Card {
    let value = sprite.strip_prefix("card-").unwrap().parse().unwrap();
    Card::new(value).unwrap()
}

/// An announcement, the cards that are to beat it, their sum, and whether they may.
#[test]
fn the_sums_of_its_help_are_right_and_beat_what_they_are_said_to() {
    let mut tried = 0;
    for example in SarZan::HELP.iter().flat_map(|part| part.examples) {
        let all: Vec<Shown> = example.lines.concat();
        for attempt in all.split_inclusive(|shown| matches!(shown, Shown::Yes | Shown::No)) {
            let numbers = attempt.iter().filter_map(|shown| match shown {
                Shown::Sign(sign) => number(sign),
                _ => None,
            });
            let numbers: Vec<u32> = numbers.collect();
            let [announced, sum] = numbers[..] else {
                continue;
            };
            let mut cards = Cards::NONE;
            for shown in attempt {
                if let Shown::Piece(sprite, _) = shown {
                    cards.insert(card(sprite));
                }
            }
            assert_eq!(cards.sum(), sum, "{}", example.says);
            let mut may = false;
            visit(cards, announced, |answer| may |= answer == cards);
            let is_said = attempt.last() == Some(&Shown::Yes);
            assert_eq!(may, is_said, "{}: {announced} and {sum}", example.says);
            tried += 1;
        }
    }
    assert_eq!(tried, 4);
}

/// The lowest card is the one that is lit, and what a card lacks is made by the others.
#[test]
fn its_help_opens_with_the_lowest() {
    let opening = SarZan::HELP[3].examples[0];
    let mut cards = Cards::NONE;
    let mut lit = None;
    for shown in opening.lines[0] {
        if let Shown::Piece(sprite, look) = shown {
            cards.insert(card(sprite));
            if *look == veillee::primer::Look::Lit {
                lit = Some(card(sprite));
            }
        }
    }
    assert_eq!(cards.lowest(), lit);
    assert_eq!(card("card-23").complement(), 10);
}

/// What was won, less what is left, and four for the Dragon: of three times eight cards.
#[test]
fn the_sample_of_its_score_adds_up() {
    let sample = SarZan::HELP.iter().find_map(|part| part.sample).unwrap();
    let [(_, won), (_, left), (_, dragon)] = sample.lines else {
        panic!("{:?}", sample.lines);
    };
    assert_eq!(won.iter().sum::<i32>() - left.iter().sum::<i32>(), 24);
    assert_eq!(dragon.iter().sum::<i32>(), 4);
    assert_eq!(sample.totals(), [16, -2, 2]);
}
