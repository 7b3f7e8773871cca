#!/usr/bin/env bash
# What is handed out, into dist/: the page as a folder and a zip for any static host, and the
# native program of this machine as an archive.
#
#   tools/dist.sh [page|native]…    both if none is named
#
# SITE=https://… is where the page will be; without it the picture of a link may not be found.
set -euo pipefail
cd "$(dirname "$0")/.."
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$HOME/.cache/veillee-target}

# The most that may come over the wire before the title can be touched.
budget=6000000
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -1)
wanted=("$@")
[ ${#wanted[@]} -gt 0 ] || wanted=(page native)
mkdir -p dist

make_page() {
    local target=wasm32-unknown-unknown
    rustup target add "$target"
    cargo build --profile dist --target "$target" -p veillee -p thinker
    local wasm=$CARGO_TARGET_DIR/$target/dist/veillee.wasm
    # Debian's wasm-opt is too old for what Rust writes now.
    local tools=$CARGO_TARGET_DIR/tools/binaryen
    [ -x "$tools/node_modules/.bin/wasm-opt" ] ||
        npm install --prefix "$tools" --no-audit --no-fund --loglevel=error binaryen@132.0.0
    WASM_BINDGEN=$(tools/wasm-bindgen.sh) WASM_OPT=$tools/node_modules/.bin/wasm-opt \
        web/build.sh dist/web "$wasm" --precompress ${SITE:+--site "$SITE"}
    node web/sizes.mjs dist/web --budget $budget
    rm -f "dist/veillee-web-$version.zip"
    python3 -m zipfile -c "dist/veillee-web-$version.zip" dist/web/
    echo "dist/web, dist/veillee-web-$version.zip"
}

make_native() {
    tools/setup.sh
    cargo build --release --bin veillee
    local name
    name=veillee-$version-$(rustc -vV | sed -n 's/^host: //p')
    rm -rf "dist/$name"
    mkdir -p "dist/$name/assets"
    cp "$CARGO_TARGET_DIR/release/veillee" LICENSE-APACHE LICENSE-MIT "dist/$name"
    cp -r assets/audio assets/fonts assets/atlas assets/CREDITS.md "dist/$name/assets"
    tar -C dist -czf "dist/$name.tar.gz" "$name"
    rm -rf "dist/${name:?}"
    echo "dist/$name.tar.gz"
}

for part in "${wanted[@]}"; do
    case $part in
        page) make_page ;;
        native) make_native ;;
        *)
            echo "unknown part: $part (page or native)" >&2
            exit 2
            ;;
    esac
done
