"""Benchmarks: stated work, measured so that two programs can be compared in one run."""

RULES, SEARCH, TIMELINE = "rules", "search", "timeline"
SCREEN = ("frame", "start", "idle", "input", "memory")
"""Benchmarks that open windows; the others run without pygame."""

DAY, PACE, LESSONS, STAND, LAB, PEERS, PHONES = "day", "pace", "lessons", "stand", "lab", "peers", "phones"
RATIOS = "ratios"
"""Benchmarks that take long or need more packages.

In order: hundreds of games in one process (most of an hour); the minutes of games at their tables; the
seconds of lessons; hundreds of visits at a stand with some kills; the speed of the lab; steps compared
with PettingZoo's environments, which have to be installed; phones at a table for ten minutes; the start and
the frames beside those of a bare pygame-ce program."""

ASKED = (DAY, PACE, LESSONS, STAND, LAB, PEERS, PHONES, RATIOS)
"""Benchmarks that run only if they are named."""

NAMES = (RULES, SEARCH, TIMELINE, *SCREEN)
"""Benchmarks that run by default, in order."""
