//! The app without a window: the match, the director, the words, the keeping.

mod captions;
mod card_hands;
mod card_tables;
mod card_words;
mod contrast;
mod drawing;
mod fan;
mod flow;
mod hands;
mod juice;
mod keeping;
mod layout;
mod links;
mod menus;
mod mirror;
mod opponents;
mod score;
mod soon_table;
mod sounds;
mod swoop_table;
mod type_scale;
mod words;
