"""What the sound tools need, checked before anything else is imported."""

import importlib.util
import shutil
import subprocess
import sys


def check_requirements():
    missing = []
    if importlib.util.find_spec("numpy") is None:
        missing.append("numpy (python3 -m pip install numpy)")
    if shutil.which("ffmpeg") is None:
        missing.append("ffmpeg with libvorbis (apt install ffmpeg, brew install ffmpeg)")
    else:
        encoders = subprocess.run(
            ["ffmpeg", "-hide_banner", "-encoders"], capture_output=True, text=True
        ).stdout
        if "libvorbis" not in encoders:
            missing.append("an ffmpeg built with libvorbis (this one has none)")
    if missing:
        sys.exit("The sounds need: " + "; ".join(missing) + ".")
