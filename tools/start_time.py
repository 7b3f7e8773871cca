#!/usr/bin/env python3
"""From the start of the program to its title, against an empty window of the same features.

    cargo build --release --example empty_window --bin veillee
    tools/start_time.py TARGET/release [RUNS]

Needs a display. Prints the median of both and the difference, in milliseconds.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def until_line(command: list[str], word: str, env: dict[str, str]) -> float:
    """Milliseconds until the program writes a line with this word; it is then stopped."""
    start = time.monotonic()
    program = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env
    )
    try:
        for line in program.stdout:
            if word in line:
                return 1000 * (time.monotonic() - start)
    finally:
        program.kill()
        program.wait()
    sys.exit(f"{command[0]} ended without saying {word!r}")


def main() -> None:
    """Run both programs in turn."""
    built = Path(sys.argv[1])
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "RUST_LOG": "veillee=info,error", "XDG_DATA_HOME": home}
        empty, title = [], []
        for _ in range(runs):
            empty.append(until_line([str(built / "examples" / "empty_window")], "ready", env))
            title.append(until_line([str(built / "veillee")], "title drawn", env))
    middle = statistics.median
    print(f"empty window {middle(empty):.0f} ms, title {middle(title):.0f} ms")
    print(f"difference   {middle(title) - middle(empty):.0f} ms")


if __name__ == "__main__":
    main()
