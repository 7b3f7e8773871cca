#!/usr/bin/env bash
# How strong the opponents are, measured: every claim of the README's table. Takes long; SHARE=10
# plays a tenth of the games.
set -euo pipefail
cd "$(dirname "$0")/.."
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$HOME/.cache/veillee-target}
cargo build --release --no-default-features --bin arena
arena=$CARGO_TARGET_DIR/release/arena
share=${SHARE:-1}

contest() { # GAME SEATS GAMES [more]
    local game=$1 seats=$2 games=$(($3 / share + 1))
    shift 3
    "$arena" match "$game" --seats "$seats" --games "$games" --seed 1000 "$@"
}

# Each level against the one below, and the best against those who see everything.
steps() { # GAME GAMES SEATS-PATTERN, with A and B for the two
    local game=$1 games=$2 pattern=$3 pair
    for pair in medium:easy hard:medium expert:hard cheat:expert; do
        local seats=${pattern//A/${pair%%:*}}
        contest "$game" "${seats//B/${pair##*:}}" "$games"
    done
}

steps songo 300 A,B
contest songo expert,random 200
steps sovango 300 A,B,A,B
contest sovango hard,random,random,random 400
contest sovango random,random,random,random 400
steps sar-zan 600 A,B
contest sar-zan expert,easy 400
steps soon 400 A,B
contest soon hard,easy 400
steps swoop 300 A,B,A,B
contest swoop hard,easy,hard,easy 300
