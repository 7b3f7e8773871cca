//! Every way a game can be set up.

use veillee::catalogue::Entry;
use veillee_rules::engine::Setup;

/// Every number of players with every value of every option, one option changed at a time.
pub fn setups(game: &Entry) -> Vec<Setup> {
    let mut all = Vec::new();
    for players in game.players.clone() {
        let plain = Setup::for_players(players);
        all.push(plain.clone());
        for option in (game.options)(&plain) {
            for choice in option.choices {
                if choice != option.default {
                    let mut changed = plain.clone();
                    changed.options.insert(option.key.into(), choice.into());
                    all.push(changed);
                }
            }
        }
    }
    all
}
