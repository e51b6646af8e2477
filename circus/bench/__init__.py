"""The benchmarks: stated work, measured so that two programs can be compared in one run."""

RULES, SEARCH, TIMELINE = "rules", "search", "timeline"
SCREEN = ("frame", "start", "idle", "input", "memory")
"""Those that open windows; the others run where pygame is not installed."""

DAY, PACE, LESSONS = "day", "pace", "lessons"
"""Hundreds of games in one process, which takes most of an hour, the minutes that games take at their tables,
and the seconds that lessons take."""

ASKED = (DAY, PACE, LESSONS)
"""Those that run only if they are named."""

NAMES = (RULES, SEARCH, TIMELINE, *SCREEN)
"""In the order in which they run."""
