"""Seats the toy sixth game among the others, as a folder beside theirs would; bots are quick ones."""

import sys
from pathlib import Path

from circus import games
from circus.session import table_setup

games.__path__.append(str(Path(__file__).parent / "sixth"))
table_setup.USUAL_LEVEL = "random"

POSIX = ["cli/test_failures.py", "cli/test_progress.py", "records/test_writer.py"]
"""Tests with limits, signals and terminals as only POSIX has them."""
collect_ignore = POSIX if sys.platform == "win32" else []
