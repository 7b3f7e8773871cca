#!/usr/bin/env bash
# Installs what building and testing the window needs and is missing, on Debian and its kin.
# Elsewhere it says what to install.
set -euo pipefail

# What a library or a program is for, how to see that it is there, and the package it is in.
missing=()
need() { # need PACKAGE TEST…
    local package=$1
    shift
    "$@" >/dev/null 2>&1 || missing+=("$package")
}
has_library() { pkg-config --exists "$1"; }

need pkg-config command -v pkg-config
if command -v pkg-config >/dev/null; then
    need libasound2-dev has_library alsa
    need libudev-dev has_library libudev
    need libwayland-dev has_library wayland-client
    need libxkbcommon-dev has_library xkbcommon
else
    missing+=(libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev)
fi
has_shared() { ldconfig -p | grep -q "$1"; }
need libxkbcommon-x11-0 has_shared libxkbcommon-x11.so.0
for program in "$@"; do
    case $program in
        screenshots)
            need xvfb command -v Xvfb
            need mesa-vulkan-drivers test -e /usr/share/vulkan/icd.d
            ;;
        assets)
            need librsvg2-bin command -v rsvg-convert
            need ffmpeg command -v ffmpeg
            need python3-venv python3 -c "import ensurepip"
            ;;
        browser)
            need xvfb command -v Xvfb
            need chromium command -v "${CHROMIUM:-chromium}"
            need libgl1-mesa-dri has_shared libGLX_mesa.so.0
            ;;
    esac
done

[ ${#missing[@]} = 0 ] && exit 0
if ! command -v apt-get >/dev/null; then
    echo "Please install the equivalents of: ${missing[*]}" >&2
    exit 1
fi
sudo=
[ "$(id -u)" = 0 ] || sudo=sudo
echo "Installing: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
$sudo apt-get update -qq
$sudo apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
