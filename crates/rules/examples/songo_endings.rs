//! Works out what the last few seeds of Songo are worth, and writes that where the opponent reads
//! it: `cargo run --release -p veillee-rules --example songo_endings`.

use veillee_rules::games::songo::ai::work_out_endings;

fn main() -> std::io::Result<()> {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/src/games/songo/ai/endings.bin"
    );
    std::fs::write(file, work_out_endings())
}
