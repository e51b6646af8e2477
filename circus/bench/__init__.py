"""The benchmarks: stated work, measured so that two programs can be compared in one run."""

RULES, SEARCH, TIMELINE = "rules", "search", "timeline"
SCREEN = ("frame", "start", "idle", "input", "memory")
"""Those that open windows; the others run where pygame is not installed."""

NAMES = (RULES, SEARCH, TIMELINE, *SCREEN)
"""In the order in which they run."""
