#!/usr/bin/env bash
# Plays the same random games natively and on a 32-bit WebAssembly machine (Node's WASI) and
# compares the transcripts whole; then what every level of the opponents would play in them.
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
    local here there
    here=$(native "$@" | sha256sum)
    there=$(wasm "$@" | sha256sum)
    if [ "$here" = "$there" ] && [ "$here" != "$(sha256sum </dev/null)" ]; then
        passed=$((passed + 1))
    else
        echo "different on wasm32: $*"
        failed=$((failed + 1))
    fi
}
compare transcript songo --games 20
for players in 2 3 4 5 6; do compare transcript sovango --players $players --games 2; done
for players in 2 3 4; do compare transcript sar-zan --players $players --games 2; done
for players in 2 3 4 5 6; do compare transcript soon --players $players --option length=express; done
for players in 4 5 6; do compare transcript swoop --players $players --option target=100; done
compare thoughts songo --every 15 --count 3
for players in 2 4 6; do compare thoughts sovango --players $players --every 25 --count 3; done
for players in 2 3 4; do compare thoughts sar-zan --players $players --every 9 --count 4; done
for players in 2 4 6; do compare thoughts soon --players $players --every 40 --count 3; done
for players in 4 6; do compare thoughts swoop --players $players --every 50 --count 3; done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
