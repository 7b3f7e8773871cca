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

passed=0
failed=0
compare() {
    local here there
    here=$(native "$@" </dev/null | sha256sum)
    there=$(wasm "$@" </dev/null | sha256sum)
    if [ "$here" = "$there" ] && [ "$here" != "$(sha256sum </dev/null)" ]; then
        passed=$((passed + 1))
    else
        echo "different on wasm32: $*"
        failed=$((failed + 1))
    fi
}
# Twenty short games of every game, shared by all its numbers of players; thoughts with the
# fewest, the usual number and the most.
while read -r game least most usual; do
    counts=$((most - least + 1))
    for ((players = least; players <= most; players++)); do
        compare transcript "$game" --players "$players" --games $((20 / counts)) --quick
    done
    for players in $(printf '%s\n' "$least" "$usual" "$most" | sort -nu); do
        compare thoughts "$game" --players "$players" --count 3
    done
done < <(native games |
    sed -E 's/.*"id":"([^"]+)","least":([0-9]+),"most":([0-9]+),.*"usual":([0-9]+).*/\1 \2 \3 \4/')
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
