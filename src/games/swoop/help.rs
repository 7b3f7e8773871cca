//! What Swoop's help shows: cards, the top of the pile they are to go on, and whether they do.

use crate::primer::{Example, Part, Sample, Shown, faint, lit, piece};

const LOWER: Example = Example {
    says: "swoop-example-lower",
    lines: &[
        &[
            piece("card-6♠"),
            piece("card-6♥"),
            Shown::Then,
            piece("card-7♣"),
            Shown::Yes,
        ],
        &[faint("card-8♦"), Shown::Then, piece("card-7♣"), Shown::No],
    ],
    unless: &[],
};

const ON_AN_ACE: Example = Example {
    says: "swoop-example-on-an-ace",
    lines: &[
        &[piece("card-10♥"), Shown::Then, piece("card-A♠"), Shown::Yes],
        &[faint("card-2♦"), Shown::Then, piece("card-A♠"), Shown::No],
    ],
    unless: &[],
};

const FOUR: Example = Example {
    says: "swoop-example-four",
    lines: &[&[
        lit("card-6♠"),
        Shown::Then,
        piece("card-6♥"),
        piece("card-6♦"),
        piece("card-6♣"),
    ]],
    unless: &[],
};

const TOO_HIGH: Example = Example {
    says: "swoop-example-too-high",
    lines: &[&[
        piece("back"),
        Shown::Then,
        faint("card-K♠"),
        Shown::Then,
        piece("card-3♥"),
        Shown::No,
    ]],
    unless: &[],
};

/// What is left to two of the others when the first is out.
const ROUND: Sample = Sample {
    says: "swoop-sample",
    shows: &[
        &[],
        &[
            piece("card-A♠"),
            piece("card-9♦"),
            piece("card-10♥"),
            piece("card-K♣"),
        ],
        &[piece("card-3♥"), piece("card-Q♠")],
    ],
    lines: &[
        ("swoop-sample-numbers", &[0, 10, 3]),
        ("swoop-sample-pictures", &[0, 10, 10]),
        ("swoop-sample-tens", &[0, 20, 0]),
    ],
    fewest_win: true,
    unless: &[],
};

pub(super) const PARTS: &[Part] = &[
    Part {
        pictures: &["back", "card-7♠"],
        ..Part::NOTHING
    },
    Part {
        pictures: &["back", "card-K♥", "card-5♠"],
        ..Part::NOTHING
    },
    Part {
        pictures: &["card-9♦", "card-9♣", "card-6♠"],
        examples: &[LOWER],
        sample: None,
    },
    Part {
        pictures: &["card-10♥"],
        examples: &[ON_AN_ACE],
        sample: None,
    },
    Part {
        pictures: &["card-6♠", "card-6♥", "card-6♦", "card-6♣"],
        examples: &[FOUR],
        sample: None,
    },
    Part {
        pictures: &["back", "card-3♦"],
        examples: &[TOO_HIGH],
        sample: None,
    },
    Part {
        pictures: &["card-K♠", "card-4♥", "back"],
        ..Part::NOTHING
    },
    Part {
        pictures: &["card-A♠", "card-8♦", "card-10♥"],
        examples: &[],
        sample: Some(ROUND),
    },
    Part {
        pictures: &["hand"],
        ..Part::NOTHING
    },
    Part {
        pictures: &["hint"],
        ..Part::NOTHING
    },
];
