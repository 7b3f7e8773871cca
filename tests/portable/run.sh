#!/usr/bin/env bash
# Plays the same random games natively and on a 32-bit WebAssembly machine (Node's WASI) and
# compares the transcripts whole.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=${CARGO_TARGET_DIR:-target}
rustup target list --installed | grep -q '^wasm32-wasip1$' || rustup target add wasm32-wasip1
cargo build --release --no-default-features --bin arena
cargo build --release --no-default-features --bin arena --target wasm32-wasip1

native() { "$target/release/arena" "$@"; }
wasm() { node --no-warnings tests/portable/wasi.mjs "$target/wasm32-wasip1/release/arena.wasm" "$@"; }

passed=0
failed=0
compare() {
    if [ "$(native transcript "$@" | sha256sum)" = "$(wasm transcript "$@" | sha256sum)" ]; then
        passed=$((passed + 1))
    else
        echo "different on wasm32: transcript $*"
        failed=$((failed + 1))
    fi
}
compare songo --games 20
for players in 2 3 4 5 6; do compare sovango --players $players --games 2; done
for players in 2 3 4; do compare sar-zan --players $players --games 2; done
for players in 2 3 4 5 6; do compare soon --players $players --option length=express; done
for players in 4 5 6; do compare swoop --players $players --option target=100; done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
