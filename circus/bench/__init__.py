"""The benchmarks: stated work, measured so that two programs can be compared in one run."""

RULES, SEARCH, TIMELINE = "rules", "search", "timeline"
SCREEN = ("frame", "start", "idle", "input", "memory")
"""Those that open windows; the others run where pygame is not installed."""

DAY = "day"
"""Hundreds of games in one process: takes most of an hour, so it runs only if it is named."""

NAMES = (RULES, SEARCH, TIMELINE, *SCREEN)
"""In the order in which they run."""
