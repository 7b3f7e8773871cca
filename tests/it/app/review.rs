//! The review of a finished game: what does not depend on which game it is.

use veillee::games::catalogue;
use veillee::locale::{Language, Locale};
use veillee::review::{Progress, ReviewSheet};

#[test]
fn a_game_in_which_nothing_was_lost_says_so() {
    let sheet = ReviewSheet {
        progress: Progress::Done,
        moves: 30,
        ..ReviewSheet::default()
    };
    for (language, said) in [
        (Language::En, "No move clearly cost the game."),
        (Language::Fr, "Aucun coup n’a clairement coûté la partie."),
    ] {
        let locale = Locale::new(language, catalogue().texts());
        let words = sheet.words();
        let words: Vec<String> = words.iter().map(|words| locale.say(words)).collect();
        assert!(words.iter().any(|words| words == said), "{words:?}");
    }
}
