#!/usr/bin/env bash
# Makes these targets one after the other and says in the end how long each took:
# tools/timed.sh TARGET…
set -euo pipefail
cd "$(dirname "$0")/.."
times=()
begun=$SECONDS
for target in "$@"; do
    start=$SECONDS
    echo "== $target"
    "${MAKE:-make}" --no-print-directory "$target"
    times+=("$(printf '%-14s %2d min %02d s' "$target" $(((SECONDS - start) / 60)) $(((SECONDS - start) % 60)))")
done
printf '%s\n' "${times[@]}"
printf '%-14s %2d min %02d s\n' together $(((SECONDS - begun) / 60)) $(((SECONDS - begun) % 60))
