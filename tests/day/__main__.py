"""Writes the folders of two laptops after an invented day, to try `day` with: python -m tests.day DIR."""

import sys
from pathlib import Path

from tests.day import write_day

if __name__ == "__main__":
    (where,) = sys.argv[1:]
    if not Path(where).exists():
        write_day(Path(where))
    print(where)
