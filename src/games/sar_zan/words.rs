//! Sar-Zan in words: cards, what happens, and why a move is refused.

use veillee_rules::engine::Seat;
use veillee_rules::games::sar_zan::ai::Why;
use veillee_rules::games::sar_zan::cards::{Card, Cards};
use veillee_rules::games::sar_zan::{Cause, Direction, Event, Line, Reason, Taking};

use crate::locale::Words;

/// The number on it.
pub fn card(card: Card) -> Words {
    Words::new("sar-zan-card").with("card", card.value())
}

/// The card inside a sentence: "the 12".
pub fn the(which: Card) -> Words {
    Words::new("sar-zan-the-card").with("card", card(which))
}

/// "4 + 8 + 9".
pub fn cards(cards: Cards) -> Words {
    let values: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    Words::plain(values.join(" + "))
}

pub fn direction(direction: Direction) -> Words {
    Words::new(match direction {
        Direction::Clockwise => "sar-zan-clockwise",
        Direction::CounterClockwise => "sar-zan-counter-clockwise",
    })
}

/// A line of the count, without its points.
pub fn line(line: Line) -> Words {
    Words::new(match line {
        Line::CardsWon => "sar-zan-line-cards-won",
        Line::CardsInHand => "sar-zan-line-cards-in-hand",
        Line::Dragon => "sar-zan-line-dragon",
    })
}

/// "Awa plays 4 + 8: 12".
pub fn played(name: String, played: Cards) -> Words {
    match (played.len(), played.lowest()) {
        (1, Some(card)) => Words::new("sar-zan-event-played-alone").with("card", the(card)),
        _ => Words::new("sar-zan-event-played")
            .with("cards", cards(played))
            .with("sum", played.sum()),
    }
    .with("seat", name)
}

/// What an event says; `None` if it is not worth a word.
pub fn event(event: &Event, name: &dyn Fn(Seat) -> String) -> Option<Words> {
    Some(match event {
        Event::RoundStarted {
            round,
            dealer,
            dragon,
            ..
        } => Words::new(match dragon {
            Some(_) => "sar-zan-event-round-started-dragon",
            None => "sar-zan-event-round-started",
        })
        .with("round", *round)
        .with("dealer", name(*dealer)),
        Event::DirectionFlipped {
            seat,
            direction: now,
        } => Words::new("sar-zan-event-direction-flipped")
            .with("seat", name(*seat))
            .with("direction", direction(*now)),
        Event::Dealt { .. } => return None,
        Event::SetAside { cards } => Words::new("sar-zan-event-set-aside").with("cards", *cards),
        Event::DirectionChosen {
            seat,
            direction: now,
        } => Words::new("sar-zan-event-direction-chosen")
            .with("seat", name(*seat))
            .with("direction", direction(*now)),
        Event::HoldsLowest { seat } => {
            Words::new("sar-zan-event-holds-lowest").with("seat", name(*seat))
        }
        Event::Opened { seat, card, .. } => Words::new("sar-zan-event-opened")
            .with("seat", name(*seat))
            .with("card", the(*card)),
        Event::Played {
            seat,
            cards: played,
            ..
        } => self::played(name(*seat), *played),
        Event::Passed { seat } => Words::new("sar-zan-event-passed").with("seat", name(*seat)),
        Event::SarZan { seat, .. } => Words::new("sar-zan-event-sar-zan").with("seat", name(*seat)),
        Event::Dragon { from: None, to } => {
            Words::new("sar-zan-event-dragon").with("to", name(*to))
        }
        Event::Dragon {
            from: Some(from),
            to,
        } => Words::new("sar-zan-event-dragon-taken")
            .with("from", name(*from))
            .with("to", name(*to)),
        Event::Owatta { seat } => Words::new("sar-zan-event-owatta").with("seat", name(*seat)),
        Event::TrickTaken { seat, cards, by } => Words::new(match by {
            Taking::AllPassed => "sar-zan-event-trick-taken-all-passed",
            Taking::SarZan | Taking::Owatta => "sar-zan-event-trick-taken",
        })
        .with("seat", name(*seat))
        .with("cards", cards.len()),
        Event::HandCounted { seat, cards } => Words::new("sar-zan-event-hand-counted")
            .with("seat", name(*seat))
            .with("cards", *cards),
        Event::Counted {
            seat,
            line: counted,
            points,
        } => Words::new("sar-zan-event-counted")
            .with("seat", name(*seat))
            .with("line", line(*counted))
            .with("points", Words::signed(*points)),
        Event::RoundScored {
            seat,
            points,
            total,
        } => Words::new("sar-zan-event-round-scored")
            .with("seat", name(*seat))
            .with("points", Words::signed(*points))
            .with("total", *total),
        Event::TieGoesOn { tied, total } => Words::new("sar-zan-event-tie-goes-on")
            .with("names", Words::names(*tied, name))
            .with("total", *total),
        Event::GameOver { cause, winners } => Words::new(match cause {
            Cause::Target => "sar-zan-event-game-over",
            Cause::LastRound => "sar-zan-event-game-over-last-round",
        })
        .with("names", Words::names(*winners, name))
        .with("count", winners.len()),
    })
}

/// Why a move is refused, and what to do instead.
pub fn refusal(reason: &Reason, _name: &dyn Fn(Seat) -> String) -> Words {
    match reason {
        Reason::GameOver => Words::new("sar-zan-refused-game-over"),
        Reason::ChooseDirectionFirst => Words::new("sar-zan-refused-choose-direction-first"),
        Reason::DirectionNotAsked => Words::new("sar-zan-refused-direction-not-asked"),
        Reason::CannotPassOpening { lowest } => {
            Words::new("sar-zan-refused-cannot-pass-opening").with("card", the(*lowest))
        }
        Reason::MustOpenWithLowest { lowest } => {
            Words::new("sar-zan-refused-must-open-with-lowest").with("card", the(*lowest))
        }
        Reason::EmptyPlay => Words::new("sar-zan-refused-empty-play"),
        Reason::NotYourCard { card } => {
            Words::new("sar-zan-refused-not-your-card").with("card", the(*card))
        }
        Reason::TooManyCards { allowed, value, .. } => Words::new("sar-zan-refused-too-many-cards")
            .with("allowed", *allowed)
            .with("value", *value),
        Reason::SumTooHigh { sum } => Words::new("sar-zan-refused-sum-too-high").with("sum", *sum),
        Reason::SumDoesNotBeat { sum, value } => Words::new("sar-zan-refused-sum-does-not-beat")
            .with("sum", *sum)
            .with("value", *value),
    }
}

/// Why an opponent played what it played.
pub fn why(why: &Why, name: &dyn Fn(Seat) -> String) -> Words {
    let words = Words::new;
    let with_cards = |key: &'static str, cards: &u8| Words::new(key).with("cards", *cards);
    match why {
        Why::Owatta { cards } => with_cards("sar-zan-why-owatta", cards),
        Why::TakesDragon { seat } => words("sar-zan-why-takes-dragon").with("seat", name(*seat)),
        Why::SarZan { cards } => with_cards("sar-zan-why-sar-zan", cards),
        Why::Stops { seat, cards } => {
            with_cards("sar-zan-why-stops", cards).with("seat", name(*seat))
        }
        Why::NearlyOut { cards } => with_cards("sar-zan-why-nearly-out", cards),
        Why::Collects { cards } => with_cards("sar-zan-why-collects", cards),
        Why::Sheds { cards } => with_cards("sar-zan-why-sheds", cards),
        Why::Limits { allowed } => words("sar-zan-why-limits").with("allowed", *allowed),
        Why::ByLittle { by } => words("sar-zan-why-by-little").with("by", *by),
        Why::Waits => words("sar-zan-why-waits"),
    }
}
