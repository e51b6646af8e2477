"""Pace of a table: its speed, and the pauses that let people follow it, in ms at normal speed."""

SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""Time factors relative to normal speed; 0: no pauses."""

READ_MS, WORD_MS = 400, 220
"""Time to notice a text, and to read one word of it."""

FAMILIAR, FAMILIAR_SHARE = 5, 0.75
"""Number of sentences about one kind of event after which the next ones are familiar, and their share of
the time."""

THINK_MS = 350
"""Pause before a bot acts, so that its action can be followed; its thinking time runs in parallel."""

ROW_MS = 160
"""The same if bots have acted since a person last did."""

AGAIN_MS = 60
"""The same for a bot whose turn continues."""

FORCED_MS = 700
"""Pause before the only legal action is played for a person, so that they can follow it."""

DRAW_MS = 120
"""Pause before chance acts."""

LONGEST_SEALED_MS = 1500
"""Limit of the delay of a secret choice because an earlier one took long."""

ASKED_WINDOW_MS = 600
"""Minimum duration of a reaction window in which a person wishes to be asked."""

QUIET_WINDOW_MS = 60
"""Duration of any other window."""

SHARED_WINDOW_MS = 12_000
"""Maximum duration of a window that concerns one of several persons at a screen, unless all answer."""

SHORTEST_SHARED = 0.75
"""Minimum share of that time at any speed, since people need it to react."""

TAKE_BACK_MS = 900
"""Time to undo a secret choice that others have yet to match, before they continue."""

SHOWN_TAKE_BACK_MS = 1800
"""The same for a card that was played face up: a wrong click has to be noticed first."""

END_MS = 1200
"""Time to look at the last position before the results."""


def reading_ms(words: str, times: int = 0) -> int:
    """Return the reading time of a sentence, in ms at normal speed; 0 for no words.

    `times` is how many of its kind were read before.

    >>> reading_ms("Django plays 42"), reading_ms("Django plays 42", 5), reading_ms("")
    (1060, 795, 0)
    """
    if not words:
        return 0
    share = FAMILIAR_SHARE if times >= FAMILIAR else 1.0
    return round((READ_MS + WORD_MS * len(words.split())) * share)
