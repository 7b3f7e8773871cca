//! Swoop in words: cards, what happens, and why a move is refused.

use veillee_rules::engine::Seat;
use veillee_rules::games::swoop::ai::Why;
use veillee_rules::games::swoop::cards::{Card, Column, Rank};
use veillee_rules::games::swoop::{Event, Laid, Reason, RoundEnd};

use crate::locale::{TOGETHER, Words};

const SUITS: [&str; 4] = [
    "swoop-suit-spades",
    "swoop-suit-hearts",
    "swoop-suit-diamonds",
    "swoop-suit-clubs",
];
/// From two on.
const COUNTS: [&str; 7] = [
    "swoop-count-2",
    "swoop-count-3",
    "swoop-count-4",
    "swoop-count-5",
    "swoop-count-6",
    "swoop-count-7",
    "swoop-count-8",
];

/// Picks the words for a rank; a number is filled in.
fn of_rank(rank: Rank, keys: [&'static str; 5]) -> Words {
    let [ace, number, jack, queen, king] = keys;
    match rank.index() {
        0 => Words::new(ace),
        10 => Words::new(jack),
        11 => Words::new(queen),
        12 => Words::new(king),
        lower => Words::new(number).with("rank", lower + 1),
    }
}

fn suit(card: Card) -> Words {
    Words::new(SUITS.get(card.suit()).copied().unwrap_or(SUITS[0]))
}

/// "6 of hearts".
pub fn card(card: Card) -> Words {
    let keys = [
        "swoop-card-ace",
        "swoop-card-number",
        "swoop-card-jack",
        "swoop-card-queen",
        "swoop-card-king",
    ];
    of_rank(card.rank(), keys).with("suit", suit(card))
}

/// The card inside a sentence: "the 6 of hearts".
pub fn the(card: Card) -> Words {
    let keys = [
        "swoop-the-ace",
        "swoop-the-number",
        "swoop-the-jack",
        "swoop-the-queen",
        "swoop-the-king",
    ];
    of_rank(card.rank(), keys).with("suit", suit(card))
}

/// So many cards of a rank, at least one: "a king", "three 6s".
pub fn cards(rank: Rank, count: usize) -> Words {
    let keys = [
        "swoop-cards-ace",
        "swoop-cards-number",
        "swoop-cards-jack",
        "swoop-cards-queen",
        "swoop-cards-king",
    ];
    let many = match COUNTS.get(count.wrapping_sub(2)) {
        Some(key) => Words::new(*key),
        None => Words::plain(count.to_string()),
    };
    of_rank(rank, keys).with("count", count).with("many", many)
}

fn one(rank: Rank) -> Words {
    cards(rank, 1)
}

/// Columns as people count them.
pub fn column(column: Column) -> usize {
    column.index() + 1
}

/// What an event says; `None` if it is not worth a word.
pub fn event(event: &Event, name: &dyn Fn(Seat) -> String) -> Option<Words> {
    let by = |key: &'static str, seat: &Seat| Words::new(key).with("seat", name(*seat));
    let laid = |key: &'static str, seat: &Seat, rank: &Rank, laid: &[Laid]| {
        by(key, seat).with("cards", cards(*rank, laid.len()))
    };
    Some(match event {
        Event::RoundStarted {
            round,
            turner,
            starter,
        } => Words::new("swoop-event-round-started")
            .with("round", *round)
            .with("turner", name(*turner))
            .with("starter", name(*starter)),
        Event::DealtFaceDown { .. } | Event::DealtFaceUp { .. } | Event::DealtToHand { .. } => {
            return None;
        }
        Event::Turned { seat, card } => by("swoop-event-turned", seat).with("card", the(*card)),
        Event::TenPutAside { card } => {
            Words::new("swoop-event-ten-put-aside").with("card", the(*card))
        }
        Event::Turn { seat, leads: false } => by("swoop-event-turn", seat),
        Event::Turn { seat, leads: true } => by("swoop-event-turn-leads", seat),
        Event::Played { seat, rank, cards } => laid("swoop-event-played", seat, rank, cards),
        Event::Flipped {
            seat, card, plays, ..
        } => {
            let key = match plays {
                true => "swoop-event-flipped",
                false => "swoop-event-flipped-too-high",
            };
            by(key, seat).with("card", the(*card))
        }
        Event::MayAdd { seat, rank } => by("swoop-event-may-add", seat).with("card", one(*rank)),
        Event::Added { seat, cards, .. } if cards.is_empty() => {
            by("swoop-event-added-nothing", seat)
        }
        Event::Added { seat, rank, cards } => laid("swoop-event-added", seat, rank, cards),
        Event::Uncovered {
            seat,
            column: freed,
        } => by("swoop-event-uncovered", seat)
            .with("column", column(*freed))
            .with(TOGETHER, 1),
        Event::Ten { seat, .. } => by("swoop-event-ten", seat),
        Event::Swoop { seat, rank, count } => {
            by("swoop-event-swoop", seat).with("cards", cards(*rank, usize::from(*count)))
        }
        Event::ThrownAway { cards } => {
            Words::new("swoop-event-thrown-away").with("cards", cards.len())
        }
        Event::PlaysAgain { seat } => by("swoop-event-plays-again", seat),
        Event::PutDown { seat, rank, cards } => laid("swoop-event-put-down", seat, rank, cards),
        Event::PickedUp { seat, cards } => {
            by("swoop-event-picked-up", seat).with("cards", cards.len())
        }
        Event::RoundOver { round, end } => match end {
            RoundEnd::Out { seat } => by("swoop-event-round-over", seat),
            RoundEnd::TurnLimit => Words::new("swoop-event-round-over-turn-limit"),
        }
        .with("round", *round),
        Event::Counted {
            seat,
            card,
            points,
            sum,
            ..
        } => by("swoop-event-counted", seat)
            .with("card", the(*card))
            .with("points", *points)
            .with("sum", *sum),
        Event::Scored {
            seat,
            points,
            total,
        } => by("swoop-event-scored", seat)
            .with("points", *points)
            .with("total", *total),
        Event::GameOver { winners, .. } => Words::new("swoop-event-game-over")
            .with("names", Words::names(*winners, name))
            .with("count", winners.len()),
    })
}

/// Why a move is refused, and what to do instead.
pub fn refusal(reason: &Reason, _name: &dyn Fn(Seat) -> String) -> Words {
    match reason {
        Reason::GameOver => Words::new("swoop-refused-game-over"),
        Reason::NothingChosen => Words::new("swoop-refused-nothing-chosen"),
        Reason::NotInYourHand { card } => {
            Words::new("swoop-refused-not-in-your-hand").with("card", the(*card))
        }
        Reason::NothingFaceUp { column: at } => {
            Words::new("swoop-refused-nothing-face-up").with("column", column(*at))
        }
        Reason::MixedRanks { rank, other } => Words::new("swoop-refused-mixed-ranks")
            .with("card", one(*rank))
            .with("other", one(*other)),
        // Nothing is lower than an ace.
        Reason::TooHigh { top, .. } if top.index() == 0 => {
            Words::new("swoop-refused-too-high-for-ace")
        }
        Reason::TooHigh { top, .. } => Words::new("swoop-refused-too-high").with("top", one(*top)),
        Reason::TenIsPlayedAlone => Words::new("swoop-refused-ten-is-played-alone"),
        Reason::NothingFaceDown { column: at } => {
            Words::new("swoop-refused-nothing-face-down").with("column", column(*at))
        }
        Reason::Covered { by, .. } => Words::new("swoop-refused-covered").with("card", the(*by)),
        Reason::ChooseAddition { rank } => {
            Words::new("swoop-refused-choose-addition").with("card", one(*rank))
        }
        Reason::NothingToAddTo => Words::new("swoop-refused-nothing-to-add-to"),
        Reason::AddSameRank { rank, other } => Words::new("swoop-refused-add-same-rank")
            .with("card", one(*rank))
            .with("other", one(*other)),
        Reason::PileEmpty => Words::new("swoop-refused-pile-empty"),
        Reason::CanPlay { rank } => Words::new("swoop-refused-can-play").with("card", one(*rank)),
        Reason::TenCannotBePutDown => Words::new("swoop-refused-ten-cannot-be-put-down"),
        Reason::TooManyPutDown { count, most } => Words::new("swoop-refused-too-many-put-down")
            .with("count", *count)
            .with("most", *most),
    }
}

/// Why an opponent played what it played.
pub fn why(why: &Why, name: &dyn Fn(Seat) -> String) -> Words {
    let words = Words::new;
    match why {
        Why::Out => words("swoop-why-out"),
        Why::Swoop { rank, count } => {
            words("swoop-why-swoop").with("cards", cards(*rank, *count as usize))
        }
        Why::Hurry { seat, cards } => words("swoop-why-hurry")
            .with("seat", name(*seat))
            .with("cards", *cards),
        Why::Clears { cards } => words("swoop-why-clears").with("cards", *cards),
        Why::Frees { column } => words("swoop-why-frees").with("column", column.index() + 1),
        Why::GetsRid { rank, count } => {
            words("swoop-why-gets-rid").with("cards", cards(*rank, *count as usize))
        }
        Why::KeepsTen => words("swoop-why-keeps-ten"),
        Why::BlindSafe => words("swoop-why-blind-safe"),
        Why::BlindRather { cards } => words("swoop-why-blind-rather").with("cards", *cards),
        Why::BlindRisk { cards } => words("swoop-why-blind-risk").with("cards", *cards),
        Why::TakesSmall { cards } => words("swoop-why-takes-small").with("cards", *cards),
    }
}
