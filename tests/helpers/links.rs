//! A game as a link to give away.

use veillee::game::Game;
use veillee::games::catalogue;
use veillee::wish::from_link;
use veillee_rules::engine::{Config, Nobody, Record};

use super::usual_players;

pub fn a_link_holds_a_whole_game<G: Game>() {
    let config = G::Config::for_players(usual_players::<G>()).unwrap();
    let mut state = G::start(&config, 4, &mut Nobody).unwrap();
    let mut record = Record::<G>::new(config, 4);
    for _ in 0..5 {
        let mut legal = Vec::new();
        state.legal_moves(&mut legal);
        state.apply(&legal[0], &mut Nobody).unwrap();
        record.moves.push(legal[0]);
    }
    let linked = from_link(&format!("r={}", record.to_link()), &catalogue()).unwrap();
    let start = linked.start.unwrap();
    let (read, _) = Record::<G>::read(&start.record.unwrap()).unwrap();
    assert_eq!(read.moves, record.moves);
}
