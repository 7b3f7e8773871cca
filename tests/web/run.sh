#!/usr/bin/env bash
# The game in a real browser: run.sh DIST [part of a test's name]…
#
#   DIST            the folder web/build.sh made
#   --list          instead of a part of a name: only say which tests there are
#   --measure       instead of a part of a name: no tests, but how fast the page is; with loading,
#                   drawing or thinking only that
#   CHROMIUM        the browser (/usr/bin/chromium)
#   VEILLEE_SHOTS   where pictures go (target/web-screenshots)
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
if [[ $# -lt 1 || ! -f $1/index.html ]]; then
    echo "usage: $0 DIST [part of a test's name]…; DIST is a built page" >&2
    exit 2
fi
VEILLEE_DIST=$(cd "$1" && pwd)
export VEILLEE_DIST
shift

cd "$here"
if [[ ! node_modules/.package-lock.json -nt package-lock.json ]]; then
    npm ci --no-audit --no-fund --loglevel=error
    touch node_modules/.package-lock.json
fi

# With a window, because without one browsers draw in other ways than people's do.
if [[ -z ${DISPLAY:-} ]]; then
    exec 3< <(exec Xvfb -displayfd 1 -screen 0 2720x1700x24 -nolisten tcp 2>/dev/null)
    xvfb=$!
    trap 'kill "$xvfb" 2>/dev/null || true' EXIT
    if ! read -r -t 20 number <&3; then
        echo "$0: Xvfb does not start" >&2
        exit 1
    fi
    export DISPLAY=:$number
fi

if [[ ${1:-} == --measure ]]; then
    node measure.mjs "${@:2}"
else
    node run.mjs "$@"
fi
