"""Duration of a game in words: the same on posters, in the set-up, in the lab and at the kiosk."""

from circus.content.texts import Texts
from circus.session.expected_time import Minutes

HOURS = 100
"""Minutes from which hours are used."""


def play_time(texts: Texts, minutes: Minutes) -> str:
    """Return "10-15 min", or "2-3 h" with an en dash; one number if both are equal."""
    unit, low, high = "minutes", minutes.low, minutes.high
    if high >= HOURS:
        unit, low, high = "hours", max(1, round(low / 60)), round(high / 60)
    number = f"{low}\N{EN DASH}{high}" if low < high else f"{high}"
    return texts.say(f"play-time-{unit}", number=number)
