//! What Sar-Zan's help shows: an announcement, cards, what they make, and whether that may be.

use crate::primer::{Example, Part, Sample, Shown, faint, lit, piece};

const PLUS: Shown = Shown::Sign("+");
const MAKES: Shown = Shown::Sign("=");

const BEATEN: Example = Example {
    says: "sar-zan-example-beaten",
    lines: &[&[
        Shown::Sign("24"),
        Shown::Then,
        piece("card-9"),
        PLUS,
        piece("card-16"),
        MAKES,
        Shown::Sign("25"),
        Shown::Yes,
    ]],
    unless: &[],
};

const LIMIT: Example = Example {
    says: "sar-zan-example-limit",
    lines: &[
        &[
            Shown::Sign("9"),
            Shown::Then,
            faint("card-4"),
            PLUS,
            faint("card-7"),
            MAKES,
            Shown::Sign("11"),
            Shown::No,
        ],
        &[
            Shown::Sign("10"),
            Shown::Then,
            piece("card-4"),
            PLUS,
            piece("card-7"),
            MAKES,
            Shown::Sign("11"),
            Shown::Yes,
        ],
    ],
    unless: &[],
};

const OPENS: Example = Example {
    says: "sar-zan-example-opens",
    lines: &[&[lit("card-5"), piece("card-12"), piece("card-27")]],
    unless: &[],
};

const SAR_ZAN: Example = Example {
    says: "sar-zan-example-sar-zan",
    lines: &[
        &[
            Shown::Sign("24"),
            Shown::Then,
            piece("card-23"),
            PLUS,
            piece("card-4"),
            PLUS,
            piece("card-6"),
        ],
        &[MAKES, Shown::Sign("33"), Shown::Yes],
    ],
    unless: &[],
};

/// Eight cards each: eighteen were won, six are left in two hands.
const COUNT: Sample = Sample {
    says: "sar-zan-sample",
    shows: &[],
    lines: &[
        ("sar-zan-line-cards-won", &[12, 3, 3]),
        ("sar-zan-line-cards-in-hand", &[0, -5, -1]),
        ("sar-zan-line-dragon", &[4, 0, 0]),
    ],
    fewest_win: false,
    unless: &[],
};

pub(super) const PARTS: &[Part] = &[
    Part {
        pictures: &["card-1", "card-32"],
        ..Part::NOTHING
    },
    Part {
        pictures: &["back", "sar-zan-clockwise"],
        ..Part::NOTHING
    },
    Part {
        pictures: &["card-7", "card-12", "card-20"],
        examples: &[BEATEN, LIMIT],
        sample: None,
    },
    Part {
        pictures: &["card-4", "card-31"],
        examples: &[OPENS],
        sample: None,
    },
    Part {
        pictures: &["card-32", "card-1", "seal-33"],
        examples: &[SAR_ZAN],
        sample: None,
    },
    Part {
        pictures: &["stamp"],
        ..Part::NOTHING
    },
    Part {
        pictures: &["card-11", "card-23", "dragon-head"],
        examples: &[],
        sample: Some(COUNT),
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
