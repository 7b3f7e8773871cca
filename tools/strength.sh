#!/usr/bin/env bash
# How strong the opponents are, measured by games against each other: the README's table. Takes
# about an hour and a half of one core, shared by all there are; SHARE=10 plays a tenth of it.
set -euo pipefail
cd "$(dirname "$0")/.."
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$HOME/.cache/veillee-target}
cargo build --release --no-default-features --bin arena
export ARENA=$CARGO_TARGET_DIR/release/arena
results=$(mktemp -d)
export results
trap 'rm -rf "$results"' EXIT

# Game, who plays, how many games. The cheat is an Expert that sees every card; in Songo there is
# nothing to see.
contests() {
    cat <<'CONTESTS'
songo medium,easy 400
songo hard,medium 400
songo expert,hard 40
songo expert,random 100
sovango medium,easy,medium,easy 400
sovango hard,medium,hard,medium 200
sovango expert,hard,expert,hard 40
sovango cheat,expert,cheat,expert 10
sovango hard,random,random,random 400
sovango random,random,random,random 400
sar-zan medium,easy 600
sar-zan hard,medium 400
sar-zan expert,hard 300
sar-zan expert,easy 200
sar-zan cheat,expert 200
soon medium,easy 400
soon hard,medium 200
soon hard,easy 59
soon expert,hard 119
soon cheat,expert 10
swoop medium,easy,medium,easy 400
swoop hard,medium,hard,medium 80
swoop hard,easy,hard,easy 40
swoop expert,hard,expert,hard 100
swoop cheat,expert,cheat,expert 12
CONTESTS
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
