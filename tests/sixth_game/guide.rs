//! What `docs/adding-a-game.md` shows of this game is what stands here.

use std::collections::BTreeSet;

const GUIDE: &str = include_str!("../../docs/adding-a-game.md");
const FILES: [&str; 5] = [
    include_str!("main.rs"),
    include_str!("promises.rs"),
    include_str!("rules.rs"),
    include_str!("table.rs"),
    include_str!("texts.en.ftl"),
];

#[test]
fn every_excerpt_is_real() {
    let mut excerpts = 0;
    for (at, block) in GUIDE.split("```").enumerate() {
        // What is between two fences is every other piece.
        let (language, excerpt) = block.split_once('\n').unwrap_or_default();
        if at % 2 == 0 || !["rust", "ftl"].contains(&language) {
            continue;
        }
        excerpts += 1;
        let excerpt = excerpt.trim_end();
        let is_real = FILES.iter().any(|file| file.contains(excerpt));
        assert!(is_real, "nobody wrote this:\n{excerpt}");
    }
    assert!(excerpts > 15, "{excerpts}");
}

/// Every file it sends a reader to is there, but for those of the game that it makes up.
#[test]
fn every_path_is_real() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let tops = ["assets/", "crates/", "src/", "tests/", "tools/"];
    let quoted = GUIDE.split('`').skip(1).step_by(2);
    let paths: BTreeSet<&str> = quoted
        .filter(|text| tops.iter().any(|top| text.starts_with(top)))
        .filter(|path| !path.contains("douze"))
        .collect();
    assert!(paths.len() >= 3, "{paths:?}");
    for path in paths {
        assert!(root.join(path).exists(), "{path} is not there");
    }
}
