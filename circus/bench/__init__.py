"""The benchmarks: stated work, measured so that two programs can be compared in one run."""

RULES, SEARCH, TIMELINE = "rules", "search", "timeline"
SCREEN = ("frame", "start", "idle", "input", "memory")
"""Those that open windows; the others run where pygame is not installed."""

DAY, PACE, LESSONS, STAND, LAB, PEERS = "day", "pace", "lessons", "stand", "lab", "peers"
"""Hundreds of games in one process, which takes most of an hour, the minutes that games take at their tables,
the seconds that lessons take, hundreds of visits at a stand, some of them killed, how fast the lab is,
and steps beside PettingZoo's environments, where that is installed."""

ASKED = (DAY, PACE, LESSONS, STAND, LAB, PEERS)
"""Those that run only if they are named."""

NAMES = (RULES, SEARCH, TIMELINE, *SCREEN)
"""In the order in which they run."""
