//! Finding a word: what begins like it, whatever its capitals and accents.

use crate::locale::STRONG;

/// A letter as it is looked for. Two languages have so few accents that a table of them is smaller
/// than any crate's.
fn plain(letter: char) -> &'static [char] {
    match letter {
        'à' | 'â' | 'ä' => &['a'],
        'ç' => &['c'],
        'é' | 'è' | 'ê' | 'ë' => &['e'],
        'î' | 'ï' => &['i'],
        'ô' | 'ö' => &['o'],
        'ù' | 'û' | 'ü' => &['u'],
        'œ' => &['o', 'e'],
        'æ' => &['a', 'e'],
        _ => &[],
    }
}

/// Each letter of a text as it is looked for, and where in the text it stands.
fn letters(text: &str) -> Vec<(char, usize)> {
    let mut all = Vec::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        for small in letter.to_lowercase() {
            match plain(small) {
                [] => all.push((small, at)),
                several => all.extend(several.iter().map(|plain| (*plain, at))),
            }
        }
    }
    all
}

/// The words of what is looked for.
pub(super) fn wanted(text: &str) -> Vec<Vec<char>> {
    let letters: Vec<char> = letters(text)
        .into_iter()
        .map(|(letter, _)| letter)
        .collect();
    let words = letters.split(|letter| !letter.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(<[char]>::to_vec).collect()
}

/// Where words of this text begin like one that is looked for, from byte to byte.
fn hits(text: &str, wanted: &[char]) -> Vec<(usize, usize)> {
    let letters = letters(text);
    let begins = |at: usize| at == 0 || !letters[at - 1].0.is_alphanumeric();
    let mut hits = Vec::new();
    for at in 0..letters.len() {
        let end = at + wanted.len();
        let is_hit = end <= letters.len()
            && begins(at)
            && letters[at..end].iter().map(|(letter, _)| letter).eq(wanted);
        if is_hit {
            let after = letters.get(end).map_or(text.len(), |(_, byte)| *byte);
            hits.push((letters[at].1, after));
        }
    }
    hits
}

/// Does the text have a word for each that is looked for?
pub(super) fn has_all(text: &str, wanted: &[Vec<char>]) -> bool {
    wanted.iter().all(|word| !hits(text, word).is_empty())
}

/// The text with all that was found in it marked, and nothing else; `None` if nothing was.
pub(super) fn marked(text: &str, wanted: &[Vec<char>]) -> Option<String> {
    let text = text.replace(STRONG, "");
    let mut found: Vec<(usize, usize)> = wanted.iter().flat_map(|word| hits(&text, word)).collect();
    found.sort();
    let mut marked = String::new();
    let mut done = 0;
    for (from, to) in found.iter().copied() {
        // "tri" and "trick" are both found in "tricks".
        if from < done {
            continue;
        }
        marked += &text[done..from];
        marked += STRONG;
        marked += &text[from..to];
        marked += STRONG;
        done = to;
    }
    marked += &text[done..];
    (!found.is_empty()).then_some(marked)
}
