//! Soon in words: cards, what happens, and why a move is refused.

use veillee_rules::engine::Seat;
use veillee_rules::games::soon::ai::Why;
use veillee_rules::games::soon::cards::{Card, Colour};
use veillee_rules::games::soon::{End, Event, Line, Reason, Source};

use crate::locale::Words;

pub fn colour(colour: Colour) -> Words {
    Words::new(match colour {
        Colour::Day => "soon-colour-day",
        Colour::Night => "soon-colour-night",
    })
}

/// Picks the words for what a card is, and fills in its rank and colour.
fn of_kind(card: Card, keys: [&'static str; 5]) -> Words {
    let [number, joker, explorer, lightning, thief] = keys;
    match (card.rank(), card.colour()) {
        (Some(rank), Some(of)) => Words::new(number)
            .with("rank", rank)
            .with("colour", colour(of)),
        (_, Some(of)) => Words::new(joker).with("colour", colour(of)),
        _ if card == Card::EXPLORER => Words::new(explorer),
        _ if card == Card::LIGHTNING => Words::new(lightning),
        _ => Words::new(thief),
    }
}

/// "day 3", "night Joker", "Thief".
pub fn card(card: Card) -> Words {
    let keys = [
        "soon-card-number",
        "soon-card-joker",
        "soon-card-explorer",
        "soon-card-lightning",
        "soon-card-thief",
    ];
    of_kind(card, keys)
}

/// The card inside a sentence: "the night Joker".
pub fn the(card: Card) -> Words {
    let keys = [
        "soon-the-number",
        "soon-the-joker",
        "soon-the-explorer",
        "soon-the-lightning",
        "soon-the-thief",
    ];
    of_kind(card, keys)
}

/// What lies in somebody's own sequence, inside a sentence: "your night 3".
pub fn yours(card: Card) -> Words {
    match (card.rank(), card.colour()) {
        (Some(rank), Some(of)) => Words::new("soon-your-number")
            .with("rank", rank)
            .with("colour", colour(of)),
        (_, Some(of)) => Words::new("soon-your-joker").with("colour", colour(of)),
        _ => the(card),
    }
}

/// A line of the score, without its points.
pub fn line(line: Line) -> Words {
    Words::new(match line {
        Line::Cards => "soon-line-cards",
        Line::OneColour => "soon-line-one-colour",
        Line::Complete => "soon-line-complete",
        Line::Joker => "soon-line-joker",
        Line::First => "soon-line-first",
        Line::Won => "soon-line-won",
    })
}

/// One of two texts: the second if a colour is named too.
fn asked(any: &'static str, of_colour: &'static str, rank: u8, named: Option<Colour>) -> Words {
    match named {
        None => Words::new(any),
        Some(named) => Words::new(of_colour).with("colour", colour(named)),
    }
    .with("rank", rank)
}

/// What an event says; `None` if it is not worth a word.
pub fn event(event: &Event, name: &dyn Fn(Seat) -> String) -> Option<Words> {
    let by = |key: &'static str, seat: &Seat| Words::new(key).with("seat", name(*seat));
    Some(match event {
        Event::RoundStarted { round, starter } => Words::new("soon-event-round-started")
            .with("round", *round)
            .with("starter", name(*starter)),
        Event::Dealt { .. } => return None,
        Event::Turned { card } => Words::new("soon-event-turned").with("card", the(*card)),
        Event::Reshuffled { cards } => Words::new("soon-event-reshuffled").with("cards", *cards),
        Event::Drew { seat, card, .. } => match card {
            Some(card) => by("soon-event-drew", seat).with("card", the(*card)),
            None => by("soon-event-drew-hidden", seat),
        },
        Event::TookDiscard { seat, card } => {
            by("soon-event-took-discard", seat).with("card", the(*card))
        }
        Event::Laid {
            seat,
            place,
            card,
            source,
        } => match source {
            Source::Hand if card.is_joker() => {
                by("soon-event-laid-joker", seat).with("place", *place)
            }
            Source::Hand => by("soon-event-laid", seat),
            Source::Given | Source::Stolen => by("soon-event-laid-at-once", seat),
        }
        .with("card", the(*card)),
        Event::Replaced {
            seat,
            place,
            card,
            old,
            ..
        } => match old.rank() {
            // A number says which place it was.
            Some(_) => by("soon-event-replaced", seat),
            None => by("soon-event-replaced-at", seat).with("place", *place),
        }
        .with("card", the(*card))
        .with("old", the(*old)),
        Event::Discarded { seat, card } => {
            by("soon-event-discarded", seat).with("card", the(*card))
        }
        Event::Asked {
            seat,
            target,
            rank,
            colour,
        } => {
            let (any, of_colour) = ("soon-event-asked", "soon-event-asked-colour");
            asked(any, of_colour, *rank, *colour)
                .with("seat", name(*seat))
                .with("target", name(*target))
        }
        Event::Gave { seat, to, card } => by("soon-event-gave", seat)
            .with("to", name(*to))
            .with("card", the(*card)),
        Event::Refused {
            seat, rank, colour, ..
        } => {
            let (any, of_colour) = ("soon-event-refused", "soon-event-refused-colour");
            asked(any, of_colour, *rank, *colour).with("seat", name(*seat))
        }
        Event::Struck {
            seat, target, lost, ..
        } => by("soon-event-struck", seat)
            .with("target", name(*target))
            .with("card", the(*lost)),
        Event::Stole {
            seat, target, card, ..
        } => by("soon-event-stole", seat)
            .with("target", name(*target))
            .with("card", the(*card)),
        Event::Blocked { card } => Words::new("soon-event-blocked").with("card", the(*card)),
        Event::Completed { seat, first: true } => by("soon-event-completed", seat),
        Event::Completed { seat, first: false } => by("soon-event-completed-too", seat),
        Event::LastTurn { seat } => by("soon-event-last-turn", seat),
        Event::RoundEnded { round, cause } => Words::new(match cause {
            End::Complete => "soon-event-round-ended",
            End::Speed => "soon-event-round-ended-speed",
            End::TurnLimit => "soon-event-round-ended-turn-limit",
        })
        .with("round", *round),
        Event::Scored {
            seat,
            line: scored,
            points,
            ..
        } => by("soon-event-scored", seat)
            .with("line", line(*scored))
            .with("points", Words::signed(*points)),
        Event::RoundScored {
            seat,
            points,
            total,
        } => by("soon-event-round-scored", seat)
            .with("points", Words::signed(*points))
            .with("total", *total),
        Event::GameOver { winners } => Words::new("soon-event-game-over")
            .with("names", Words::names(*winners, name))
            .with("count", winners.len()),
    })
}

/// Why a move is refused, and what to do instead.
pub fn refusal(reason: &Reason, name: &dyn Fn(Seat) -> String) -> Words {
    let of = |key: &'static str, card: &Card| Words::new(key).with("card", the(*card));
    let on = |key: &'static str, seat: &Seat| Words::new(key).with("target", name(*seat));
    match reason {
        Reason::GameOver => Words::new("soon-refused-game-over"),
        Reason::MustDrawFirst => Words::new("soon-refused-must-draw-first"),
        Reason::AlreadyDrew => Words::new("soon-refused-already-drew"),
        Reason::DiscardEmpty => Words::new("soon-refused-discard-empty"),
        Reason::DiscardBlocked { top } => of("soon-refused-discard-blocked", top),
        Reason::NotInHand { card } => of("soon-refused-not-in-hand", card),
        Reason::NotForSequences { card } => of("soon-refused-not-for-sequences", card),
        Reason::NotNext { next, .. } => Words::new("soon-refused-not-next").with("next", *next),
        Reason::NoPlaceLeft => Words::new("soon-refused-no-place-left"),
        Reason::JokerIsNoEight { .. } => Words::new("soon-refused-joker-is-no-eight"),
        Reason::NothingThere { place, places } => Words::new("soon-refused-nothing-there")
            .with("place", *place)
            .with("places", *places),
        Reason::WrongPlace { card, place } => {
            of("soon-refused-wrong-place", card).with("place", *place)
        }
        Reason::JustTaken { card } => of("soon-refused-just-taken", card),
        Reason::NoSuchPlayer { .. } => Words::new("soon-refused-no-such-player"),
        Reason::OnYourself => Words::new("soon-refused-on-yourself"),
        Reason::NoSuchRank { rank } => Words::new("soon-refused-no-such-rank").with("rank", *rank),
        Reason::NotPlayable { rank, most } => Words::new("soon-refused-not-playable")
            .with("rank", *rank)
            .with("most", *most),
        Reason::TargetComplete { target } => on("soon-refused-target-complete", target),
        Reason::TargetEmpty { target } => on("soon-refused-target-empty", target),
        Reason::NotNeeded { next, .. } => Words::new("soon-refused-not-needed").with("next", *next),
        Reason::NoThiefThere { rank } => {
            Words::new("soon-refused-no-thief-there").with("rank", *rank)
        }
        Reason::TargetTooShort { target, rank } => {
            on("soon-refused-target-too-short", target).with("rank", *rank)
        }
        Reason::NotANumber { target, rank, card } => on("soon-refused-not-a-number", target)
            .with("rank", *rank)
            .with("card", the(*card)),
        Reason::MustGive { to, rank } => Words::new("soon-refused-must-give")
            .with("to", name(*to))
            .with("rank", *rank),
        Reason::NotAsked => Words::new("soon-refused-not-asked"),
        Reason::NotWhatWasAsked { card, rank } => {
            of("soon-refused-not-what-was-asked", card).with("rank", *rank)
        }
    }
}

/// Why an opponent played what it played.
pub fn why(why: &Why, name: &dyn Fn(Seat) -> String) -> Words {
    let words = Words::new;
    let on = |key: &'static str, seat: &Seat| Words::new(key).with("seat", name(*seat));
    match why {
        Why::Finishes => words("soon-why-finishes"),
        Why::OneColour { colour: of } => words("soon-why-one-colour").with("colour", colour(*of)),
        Why::Hurries => words("soon-why-hurries"),
        Why::ReplacesJoker { place } => words("soon-why-replaces-joker").with("place", *place),
        Why::ReplacesThief { place } => words("soon-why-replaces-thief").with("place", *place),
        Why::Strikes { seat, places } => on("soon-why-strikes", seat).with("places", *places),
        Why::AsksSeen { seat, rank } => on("soon-why-asks-seen", seat).with("rank", *rank),
        Why::Steals { seat, rank } => on("soon-why-steals", seat).with("rank", *rank),
        Why::TakesMissing { card } => words("soon-why-takes-missing").with("card", the(*card)),
        Why::Denies { seat, card } => on("soon-why-denies", seat).with("card", the(*card)),
        Why::Buries { seat, card } => on("soon-why-buries", seat).with("card", the(*card)),
    }
}
