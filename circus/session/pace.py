"""Pace: how fast a table goes, and the pauses that let people follow it, in ms at normal speed."""

SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""How much longer everything takes than at normal speed; 0: nothing is waited for."""

THINK_MS = 650
"""Before a bot acts, so that its move can be followed; thinking counts from the same moment."""

DRAW_MS = 250
"""Before chance acts."""

LONGEST_SEALED_MS = 1500
"""No sealed choice is held back longer than this because an earlier one took so long."""

WINDOW_MS = 2000
"""How long every window for reactions stays open, whoever holds what."""

TAKE_BACK_MS = 1200
"""After a secret choice that others still have to match: so long it can be taken back before they go on."""

END_MS = 1200
"""To look at the last position before the results."""
