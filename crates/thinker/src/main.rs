//! The opponents alone, for a web worker: no window, no Bevy. The page's `thinking.js` asks.

// The macro that talks to the page writes unsafe code; there is none of ours.
#![allow(unsafe_code)]

use veillee_rules::games::remote::{self, RemoteSearch};
use wasm_bindgen::prelude::*;

/// A thought under way. Freeing it is giving it up.
#[wasm_bindgen]
pub struct Thought(Box<dyn RemoteSearch>);

#[wasm_bindgen]
impl Thought {
    /// The answer, once there is one.
    pub fn step(&mut self, quanta: u32) -> Option<String> {
        self.0.step(quanta)
    }
}

#[wasm_bindgen]
pub fn begin(request: &str) -> Option<Thought> {
    remote::begin(request).map(Thought)
}

fn main() {}
