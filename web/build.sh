#!/usr/bin/env bash
# Puts the page together: web/build.sh OUT WASM [the options of pack.mjs]
#
# OUT is the folder to fill, WASM what cargo built for wasm32-unknown-unknown; the opponents'
# worker, thinker.wasm, lies beside it. The options are explained in pack.mjs. The tool
# wasm-bindgen is taken from $WASM_BINDGEN or the PATH; its version has to be that of the crate in
# Cargo.lock. With $WASM_OPT the game is made smaller by it.
set -euo pipefail

if [ $# -lt 2 ]; then
    sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
out=$(realpath -m "$1")
wasm=$(realpath "$2")
shift 2
cd "$(dirname "$0")/.."

# What is there already is thrown away: make sure that it is an earlier build.
if [ -d "$out" ] && [ -n "$(ls -A "$out")" ] && [ ! -e "$out/build.json" ]; then
    echo "$out is neither empty nor a build of this page" >&2
    exit 1
fi
rm -rf "$out"
mkdir -p "$out"/{icons,assets/{audio,fonts,atlas/{1,2,3}}}
echo '{}' >"$out/build.json" # a build that fails half way may be thrown away too

"${WASM_BINDGEN:-wasm-bindgen}" --target web --no-typescript --remove-name-section \
    --out-dir "$out" --out-name veillee "$wasm"
"${WASM_BINDGEN:-wasm-bindgen}" --target web --no-typescript --remove-name-section \
    --out-dir "$out" --out-name thinker-core "$(dirname "$wasm")/thinker.wasm"

# Smaller by a tenth, for those who have ten minutes.
if [ -n "${WASM_OPT:-}" ]; then
    "$WASM_OPT" -Os --enable-bulk-memory --enable-nontrapping-float-to-int \
        --enable-sign-ext --enable-mutable-globals --enable-reference-types \
        --enable-multivalue -o "$out/small.wasm" "$out/veillee_bg.wasm"
    mv "$out/small.wasm" "$out/veillee_bg.wasm"
fi

cp web/*.{html,css,js,webmanifest} "$out"
cp assets/atlas/icon-{32,180,192,512}.png assets/atlas/social.jpg "$out/icons"
for name in arrow hand fist; do
    cp "assets/atlas/1/cursor-$name.png" "$out/icons/cursor-$name.png"
    cp "assets/atlas/2/cursor-$name.png" "$out/icons/cursor-$name-2x.png"
done

# Only what the game asks for while it runs: texts and the places in the atlases are part of it.
# The licences have to go wherever the fonts go.
cp assets/CREDITS.md "$out/assets"
cp assets/audio/*.ogg "$out/assets/audio"
cp assets/fonts/*.ttf assets/fonts/*-OFL.txt "$out/assets/fonts"
for picture in assets/atlas/{1,2,3}/*.webp; do
    name=$(basename "$picture" .webp)
    if [ -e "assets/atlas/$name.json" ] || grep -q "\"$name\"" assets/atlas/pictures.json; then
        cp "$picture" "$out/$picture"
    fi
done

node web/pack.mjs "$out" "$@"
