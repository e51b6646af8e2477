"""Pace: how fast a table goes, and the pauses that let people follow it, in ms at normal speed."""

SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""How much longer everything takes than at normal speed; 0: nothing is waited for."""

READ_MS, WORD_MS = 400, 220
"""To notice that something is written, and to read one word of it."""

FAMILIAR, FAMILIAR_SHARE = 5, 0.75
"""After so many sentences about one kind of event the next ones are recognised: so much of that is left."""

THINK_MS = 350
"""Before a bot acts, so that its move can be followed; thinking counts from the same moment."""

ROW_MS = 160
"""The same where bots have acted since a person last did: it is seen already that they play."""

AGAIN_MS = 60
"""The same for a bot whose turn goes on."""

DRAW_MS = 120
"""Before chance acts."""

LONGEST_SEALED_MS = 1500
"""No sealed choice is held back longer than this because an earlier one took so long."""

ASKED_WINDOW_MS = 600
"""How long at least a window for reactions stays open in which a person wants to be asked."""

QUIET_WINDOW_MS = 60
"""How long any other one stays open."""

SHARED_WINDOW_MS = 12_000
"""How long at most one stays open that concerns one of several persons at a screen, unless all answer."""

SHORTEST_SHARED = 0.75
"""No speed makes that time shorter than this share: it is no motion, but time for people."""

TAKE_BACK_MS = 900
"""After a secret choice that others still have to match: so long it can be taken back before they go on."""

END_MS = 1200
"""To look at the last position before the results."""


def reading_ms(words: str, times: int = 0) -> int:
    """Return how long a sentence takes to be read, in ms at normal speed; 0 for no words.

    `times` is how many of its kind were read before.

    >>> reading_ms("Django plays 42"), reading_ms("Django plays 42", 5), reading_ms("")
    (1060, 795, 0)
    """
    if not words:
        return 0
    share = FAMILIAR_SHARE if times >= FAMILIAR else 1.0
    return round((READ_MS + WORD_MS * len(words.split())) * share)
