"""Tries what nobody would think of, for as many minutes as there are: python -m tests.outside [MINUTES].

Each round is another one: its seed is said, and plays it again. The first fault ends it.
"""

import os
import secrets
import shlex
import subprocess
import sys
import time

USUAL_MINUTES = 60.0
WORDS = ("-v", "-x", "-n", "0", "-m", "", "tests/outside", "tests/gfx/test_any_text.py")
"""All tests one after another, in one process: a fault ends the run at once."""


def main(minutes: float) -> int:
    """Rounds until the time is over; returns the exit code of the last one."""
    end = time.monotonic() + minutes * 60
    environment = {"SDL_VIDEODRIVER": "dummy", **os.environ, "HYPOTHESIS_PROFILE": "long"}
    while True:
        seed = f"--hypothesis-seed={secrets.randbelow(1 << 32)}"
        print(f"HYPOTHESIS_PROFILE=long python -m pytest {shlex.join(WORDS)} {seed}", flush=True)
        code = subprocess.run([sys.executable, "-m", "pytest", *WORDS, seed], env=environment).returncode
        if code or time.monotonic() >= end:
            return code


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else USUAL_MINUTES))
