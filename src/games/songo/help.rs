//! What Songo's help shows: boards before and after a move, whoever moves at the bottom.

use crate::primer::{Example, Look, Part, Sample, Shown};

const SEEDS: &[&str] = &[
    "seed-round-0",
    "seed-bean-1",
    "seed-almond-2",
    "seed-round-3",
    "seed-bean-4",
    "seed-almond-5",
    "seed-round-6",
];

const CAMP: usize = 7;

/// A camp from left to right, some of its cells in another look.
const fn camp(seeds: [u8; CAMP], others: &[usize], look: Look) -> [Shown; CAMP] {
    let mut cells = [Shown::Then; CAMP];
    let mut at = 0;
    while at < CAMP {
        cells[at] = Shown::Heap {
            of: SEEDS,
            count: seeds[at],
            look: Look::Plain,
        };
        at += 1;
    }
    let mut nth = 0;
    while nth < others.len() {
        cells[others[nth]] = Shown::Heap {
            of: SEEDS,
            count: seeds[others[nth]],
            look,
        };
        nth += 1;
    }
    cells
}

/// A camp of which some cells are lit: the one that is sown, those that are taken.
const fn lit(seeds: [u8; CAMP], cells: &[usize]) -> [Shown; CAMP] {
    camp(seeds, cells, Look::Lit)
}

const ROW: Example = Example {
    says: "songo-example-row",
    lines: &[&[
        Shown::Board {
            rows: &[
                &lit([3, 4, 1, 0, 2, 3, 1], &[]),
                &lit([2, 3, 9, 0, 1, 1, 7], &[2]),
            ],
        },
        Shown::Then,
        Shown::Board {
            rows: &[
                &lit([4, 5, 2, 1, 0, 0, 0], &[4, 5, 6]),
                &lit([3, 4, 0, 0, 1, 1, 7], &[]),
            ],
        },
    ]],
    unless: &[],
};

const FIRST_CELL: Example = Example {
    says: "songo-example-first-cell",
    lines: &[&[
        Shown::Board {
            rows: &[
                &lit([3, 4, 1, 10, 1, 2, 0], &[]),
                &lit([0, 0, 0, 4, 1, 0, 1], &[3]),
            ],
        },
        Shown::Then,
        Shown::Board {
            rows: &[
                &lit([4, 4, 1, 10, 1, 2, 0], &[]),
                &lit([1, 1, 1, 0, 1, 0, 1], &[]),
            ],
        },
    ]],
    unless: &[],
};

const GRANARY: Example = Example {
    says: "songo-example-granary",
    lines: &[&[
        Shown::Board {
            rows: &[
                &lit([7, 1, 13, 0, 5, 10, 2], &[]),
                &lit([5, 5, 14, 6, 1, 0, 3], &[2]),
            ],
        },
        Shown::Then,
        Shown::Board {
            rows: &[
                &lit([8, 2, 14, 1, 6, 11, 3], &[]),
                &lit([6, 6, 0, 7, 2, 1, 4], &[]),
            ],
        },
    ]],
    unless: &[],
};

const NEVER_ALL: Example = Example {
    says: "songo-example-never-all",
    lines: &[&[
        Shown::Board {
            rows: &[
                &lit([1, 2, 1, 2, 0, 0, 0], &[]),
                &lit([4, 2, 1, 7, 1, 4, 3], &[3]),
            ],
        },
        Shown::Then,
        Shown::Board {
            rows: &[
                &lit([2, 3, 2, 3, 0, 0, 0], &[]),
                &lit([5, 3, 2, 0, 1, 4, 3], &[]),
            ],
        },
    ]],
    unless: &[],
};

const LAST_CELL: Example = Example {
    says: "songo-example-last-cell",
    lines: &[&[Shown::Board {
        rows: &[
            &lit([3, 1, 1, 10, 1, 5, 1], &[]),
            &camp([1, 3, 5, 0, 1, 1, 7], &[0], Look::Faint),
        ],
    }]],
    unless: &[],
};

const SOLIDARITY: Example = Example {
    says: "songo-example-solidarity",
    lines: &[&[
        Shown::Board {
            rows: &[
                &lit([0, 0, 0, 0, 0, 0, 0], &[]),
                &lit([16, 0, 0, 23, 1, 10, 1], &[3]),
            ],
        },
        Shown::Then,
        Shown::Board {
            rows: &[
                &lit([0, 0, 0, 2, 2, 2, 2], &[0, 1, 2]),
                &lit([17, 1, 1, 0, 2, 11, 2], &[]),
            ],
        },
    ]],
    unless: &[("solidarity", "any")],
};

const COUNT: Sample = Sample {
    says: "songo-sample",
    shows: &[],
    lines: &[
        ("songo-sample-taken", &[35, 26]),
        ("songo-sample-camp", &[5, 4]),
    ],
    fewest_win: false,
    unless: &[],
};

pub(super) const PARTS: &[Part] = &[
    Part {
        pictures: &[
            "seed-round-0",
            "seed-bean-1",
            "seed-almond-2",
            "seed-round-3",
            "seed-bean-4",
        ],
        ..Part::NOTHING
    },
    Part {
        pictures: &[
            "seed-round-1",
            "chevron",
            "seed-bean-2",
            "chevron",
            "seed-almond-3",
        ],
        ..Part::NOTHING
    },
    Part {
        pictures: &["seed-almond-2", "seed-round-3", "pill-take"],
        examples: &[ROW, FIRST_CELL],
        sample: None,
    },
    Part {
        pictures: SEEDS,
        examples: &[GRANARY],
        sample: None,
    },
    Part {
        pictures: &["seed-bean-5", "lock"],
        examples: &[NEVER_ALL, LAST_CELL],
        sample: None,
    },
    Part {
        pictures: &["arrow", "seed-round-6"],
        examples: &[SOLIDARITY],
        sample: None,
    },
    Part {
        pictures: &["seat-n", "seat-s"],
        examples: &[],
        sample: Some(COUNT),
    },
    Part {
        pictures: &["hint"],
        ..Part::NOTHING
    },
];
