#!/usr/bin/env bash
# How strong the opponents are, measured by games against each other: the README's table. Takes
# about an hour and a half of one core, shared by all there are; SHARE=10 plays a tenth of it.
set -euo pipefail
cd "$(dirname "$0")/.."
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$HOME/.cache/veillee-target}
cargo build --release -p arena
export ARENA=$CARGO_TARGET_DIR/release/arena
results=$(mktemp -d)
export results
trap 'rm -rf "$results"' EXIT

# Which games there are, one a line: the name and how many usually play.
games() {
    "$ARENA" games | sed -E 's/.*"id":"([^"]+)".*"usual":([0-9]+).*/\1 \2/'
}

# A level against another, seat by seat in turn, at a table of so many.
in_turn() { # ONE OTHER PLAYERS
    local seats=$1 seat
    for ((seat = 1; seat < $3; seat++)); do
        if ((seat % 2)); then seats+=,$2; else seats+=,$1; fi
    done
    echo "$seats"
}

# Game, who plays, how many games: by the list in the game's own folder, or else every level
# against the one below. The cheat is an Expert that sees every card.
contests() {
    local game usual list
    while read -r game usual; do
        list=crates/rules/src/games/${game//-/_}/strength.txt
        if [ -e "$list" ]; then
            sed "s/^/$game /" "$list"
        else
            echo "$game $(in_turn medium easy "$usual") 400"
            echo "$game $(in_turn hard medium "$usual") 200"
            echo "$game $(in_turn expert hard "$usual") 40"
            echo "$game $(in_turn expert random "$usual") 100"
            echo "$game $(in_turn cheat expert "$usual") 10"
        fi
    done < <(games)
}

# Plays one of them, and writes its line of the table.
contest() { # NUMBER GAME SEATS GAMES
    local games=$(($4 / ${SHARE:-1} + 1))
    "$ARENA" match "$2" --seats "$3" --games "$games" --seed 1000 >"$results/$1.txt"
    awk -v game="$2" -v seats="$3" '
        NR == 1 { match($0, /[0-9]+ games/); games = substr($0, RSTART, RLENGTH - 6); next }
        NR == 2 { next }
        NR == 3 || NR == 4 {
            name[NR] = $1; wins[NR] = $2; margin[NR] = $5; points[NR] = $6; off[NR] = $8
            time[NR] = $9; longest[NR] = $10
        }
        END {
            gsub(/,/, ", ", seats)
            if (name[4] == "") { wins[3] = "–"; margin[3] = "" }
            else margin[3] = " ± " margin[3]
            against = name[4] == "" ? "" : " / " points[4]
            printf "| %s | %s | %d | %s%s | %s%s | %s %s |\n", game, seats, games,
                wins[3], margin[3], points[3], against, time[3], longest[3]
        }' "$results/$1.txt" >"$results/$1.row"
    cat "$results/$1.row" >&2
}
export -f contest

# The longest first, so that no core waits for another at the end.
contests | nl -nrz -w2 | awk '{ print ($3 ~ /expert|cheat/ ? 0 : 1), $0 }' | sort -s -k1,1 |
    cut -d' ' -f2- | xargs -P "$(nproc)" -L 1 bash -c 'contest "$@"' contest

echo
echo "| game | seats | games | wins of the first, % | points a seat, first / other | ms a move of the first (longest) |"
echo "| --- | --- | --- | --- | --- | --- |"
cat "$results"/*.row
