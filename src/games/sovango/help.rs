//! What Sovango's help shows: tricks in the order played, whoever takes them lit.

use crate::primer::{Example, Part, Sample, Shown, faint, lit, piece};

/// What is in force while a trick is played, and what it brings.
const FRANCHISE: Shown = Shown::Word("sovango-word-franchise");

const FOLLOWING: Example = Example {
    says: "sovango-example-following",
    lines: &[
        &[
            Shown::Word("sovango-word-led"),
            piece("symbol-B"),
            FRANCHISE,
            piece("symbol-R"),
        ],
        &[
            piece("card-B3"),
            piece("card-R2"),
            faint("card-Y4"),
            piece("card-Y0"),
        ],
    ],
    unless: &[],
};

const EQUALS: Example = Example {
    says: "sovango-example-equals",
    lines: &[&[
        piece("card-R5"),
        piece("card-Rlion"),
        lit("card-Blion"),
        piece("card-R1"),
    ]],
    unless: &[],
};

const SAFE: Example = Example {
    says: "sovango-example-safe",
    lines: &[
        &[FRANCHISE, piece("symbol-R")],
        &[
            lit("card-B3"),
            piece("card-Rlion"),
            piece("card-B2"),
            piece("card-R5"),
        ],
    ],
    unless: &[],
};

const ZERO_TAKES: Example = Example {
    says: "sovango-example-zero-takes",
    lines: &[
        &[FRANCHISE, piece("symbol-R")],
        &[
            piece("card-Rlion"),
            piece("card-R4"),
            lit("card-B0"),
            piece("card-R5"),
        ],
    ],
    unless: &[("zeros", "never-win")],
};

const TWO_ZEROS: Example = Example {
    says: "sovango-example-two-zeros",
    lines: &[
        &[
            piece("card-Y4"),
            piece("card-Y0"),
            piece("card-G0"),
            lit("card-Y5"),
        ],
        &[Shown::Then, FRANCHISE, piece("symbol-G")],
    ],
    unless: &[],
};

/// Two, four and six tricks of three players, and all twelve high cards.
const ROUND: Sample = Sample {
    says: "sovango-sample",
    shows: &[],
    lines: &[
        ("sovango-line-tricks", &[4, 8, 12]),
        ("sovango-line-last-trick", &[0, 0, 2]),
        ("sovango-line-high-cards", &[3, 5, 4]),
    ],
    fewest_win: true,
    unless: &[],
};

pub(super) const PARTS: &[Part] = &[
    Part {
        pictures: &["card-R2", "card-B1"],
        ..Part::NOTHING
    },
    Part {
        pictures: &[
            "card-Rlion",
            "card-Btiger",
            "card-Ypanther",
            "card-G5",
            "card-R0",
        ],
        ..Part::NOTHING
    },
    Part {
        pictures: &["card-B5", "card-B3", "card-Y4"],
        examples: &[FOLLOWING],
        sample: None,
    },
    Part {
        pictures: &["card-G5", "card-Gtiger"],
        examples: &[EQUALS, SAFE, ZERO_TAKES],
        sample: None,
    },
    Part {
        pictures: &["card-R0", "card-B0", "card-Y0", "card-G0"],
        examples: &[TWO_ZEROS],
        sample: None,
    },
    Part {
        pictures: &["card-Rpanther", "card-Btiger", "card-Ylion"],
        examples: &[],
        sample: Some(ROUND),
    },
    Part {
        pictures: &["people"],
        ..Part::NOTHING
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
