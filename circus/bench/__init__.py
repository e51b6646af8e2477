"""The benchmarks: stated work, measured so that two programs can be compared in one run."""

RULES, SEARCH, TIMELINE = "rules", "search", "timeline"
SCREEN = ("frame", "start", "idle", "input", "memory")
"""Those that open windows; the others run where pygame is not installed."""

DAY, PACE = "day", "pace"
"""Hundreds of games in one process, which takes most of an hour, and the minutes that games take at their
tables; they run only if they are named."""

NAMES = (RULES, SEARCH, TIMELINE, *SCREEN)
"""In the order in which they run."""
