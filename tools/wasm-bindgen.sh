#!/usr/bin/env bash
# Prints where wasm-bindgen is, in exactly the version the game is built with; installs it there
# if it is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(grep -A1 '^name = "wasm-bindgen"$' Cargo.lock | sed -n 's/^version = "\(.*\)"$/\1/p')
root=${CARGO_TARGET_DIR:-target}/tools
program=$root/bin/wasm-bindgen
if [ "$("$program" --version 2>/dev/null)" != "wasm-bindgen $version" ]; then
    echo "Installing wasm-bindgen $version" >&2
    cargo install wasm-bindgen-cli --version "$version" --root "$root" --quiet >&2
fi
echo "$program"
