//! What Soon's help shows: runs before and after, in the small cards they are laid in.

use crate::primer::{Example, Part, Sample, Shown, faint, lit, piece};

const REPLACES: Example = Example {
    says: "soon-example-replaces",
    lines: &[
        &[
            piece("small-1d"),
            piece("small-2d"),
            faint("small-3n"),
            Shown::Sign("+"),
            lit("small-3d"),
        ],
        &[
            Shown::Then,
            piece("small-1d"),
            piece("small-2d"),
            lit("small-3d"),
        ],
    ],
    unless: &[],
};

const BLOCKED: Example = Example {
    says: "soon-example-blocked",
    lines: &[&[piece("card-L"), Shown::No, piece("back"), Shown::Yes]],
    unless: &[],
};

const EXPLORES: Example = Example {
    says: "soon-example-explores",
    lines: &[
        &[
            piece("small-1d"),
            piece("small-2n"),
            Shown::Sign("+"),
            lit("small-E"),
        ],
        &[
            Shown::Then,
            piece("small-1d"),
            piece("small-2n"),
            lit("small-3d"),
        ],
    ],
    unless: &[],
};

const STRIKES: Example = Example {
    says: "soon-example-strikes",
    lines: &[&[
        lit("small-L"),
        Shown::Then,
        piece("small-1n"),
        piece("small-2d"),
        piece("small-3d"),
        faint("small-4n"),
    ]],
    unless: &[],
};

const STEALS: Example = Example {
    says: "soon-example-steals",
    lines: &[
        &[piece("small-1d"), lit("small-2n")],
        &[piece("small-1n"), lit("small-T"), piece("small-3n")],
    ],
    unless: &[],
};

/// A whole run with a Joker, a run of one colour with a Thief in it, and a single card.
const ROUND: Sample = Sample {
    says: "soon-sample",
    shows: &[
        &[
            piece("small-1d"),
            piece("small-2n"),
            piece("small-3d"),
            piece("small-Jn"),
            piece("small-5d"),
            piece("small-6n"),
            piece("small-7d"),
            piece("small-8n"),
        ],
        &[
            piece("small-1n"),
            piece("small-2n"),
            piece("small-T"),
            piece("small-4n"),
            piece("small-5n"),
            piece("small-6n"),
        ],
        &[piece("small-1d")],
    ],
    lines: &[
        ("soon-line-cards", &[8, 5, 1]),
        ("soon-line-one-colour", &[0, 5, 1]),
        ("soon-line-complete", &[2, 0, 0]),
        ("soon-line-joker", &[-1, 0, 0]),
        ("soon-line-first", &[2, 0, 0]),
    ],
    fewest_win: false,
    unless: &[("colour-bonus", "complete-only"), ("variant", "speed")],
};

pub(super) const PARTS: &[Part] = &[
    Part {
        pictures: &["card-1d", "card-2n", "card-3d", "card-4d", "card-5n"],
        ..Part::NOTHING
    },
    Part {
        pictures: &["card-5d", "card-5n", "card-L"],
        ..Part::NOTHING
    },
    Part {
        pictures: &["back", "card-3n"],
        examples: &[BLOCKED],
        sample: None,
    },
    Part {
        pictures: &["card-1d", "card-2d", "card-3d"],
        examples: &[REPLACES],
        sample: None,
    },
    Part {
        pictures: &["card-Jd", "card-Jn"],
        ..Part::NOTHING
    },
    Part {
        pictures: &["card-E", "card-L", "card-T"],
        examples: &[EXPLORES, STRIKES, STEALS],
        sample: None,
    },
    Part {
        pictures: &["card-7n", "card-8n"],
        ..Part::NOTHING
    },
    Part {
        pictures: &["sun", "moon"],
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
