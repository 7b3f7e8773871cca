#!/usr/bin/env bash
# Plays the same random games natively and on a 32-bit WebAssembly machine (Node's WASI) and
# compares the transcripts whole; then what every level of the opponents would play in them.
#
#   NATIVE   what to build to have the arena here (-p arena)
set -euo pipefail
cd "$(dirname "$0")/../.."
target=${CARGO_TARGET_DIR:-target}
read -ra NATIVE <<<"${NATIVE:--p arena}"
rustup target list --installed | grep -q '^wasm32-wasip1$' || rustup target add wasm32-wasip1
cargo build "${NATIVE[@]}"
cargo build -p arena --target wasm32-wasip1

native() { "$target/debug/arena" "$@"; }
wasm() { node --no-warnings tests/portable/wasi.mjs "$target/wasm32-wasip1/debug/arena.wasm" "$@"; }

compare() {
    local here there says=different
    here=$(native "$@" </dev/null | sha256sum)
    there=$(wasm "$@" </dev/null | sha256sum)
    [ "$here" = "$there" ] && [ "$here" != "$(sha256sum </dev/null)" ] && says=same
    echo "$says on wasm32: $*"
}
export -f compare native wasm
export target

# Twenty short games of every game, shared by all its numbers of players; thoughts with the
# fewest, the usual number and the most.
comparisons() {
    native games |
        sed -E 's/.*"id":"([^"]+)","least":([0-9]+),"most":([0-9]+),.*"usual":([0-9]+).*/\1 \2 \3 \4/' |
        while read -r game least most usual; do
            counts=$((most - least + 1))
            for ((players = least; players <= most; players++)); do
                echo "transcript $game --players $players --games $((20 / counts)) --quick"
            done
            for players in $(printf '%s\n' "$least" "$usual" "$most" | sort -nu); do
                echo "thoughts $game --players $players --count 3"
            done
        done
}

asked=$(comparisons)
# As many at a time as there are cores: a game is played by one.
results=$(xargs -r -P "$(nproc)" -L 1 bash -c 'compare "$@"' compare <<<"$asked" || true)
passed=$(grep -c '^same ' <<<"$results" || true)
failed=$(($(wc -l <<<"$asked") - passed))
grep -v '^same ' <<<"$results" || true
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
