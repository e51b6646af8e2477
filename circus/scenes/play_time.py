"""How long a game takes, in words: the same on posters, in the set-up, in the lab and at the stand."""

from circus.session.expected_time import Minutes
from circus.texts import Texts

HOURS = 100
"""From so many minutes on, hours are counted."""


def play_time(texts: Texts, minutes: Minutes) -> str:
    """Return such as "10\N{EN DASH}15 min", or "2\N{EN DASH}3 h"; one number where both are the same."""
    unit, low, high = "minutes", minutes.low, minutes.high
    if high >= HOURS:
        unit, low, high = "hours", max(1, round(low / 60)), round(high / 60)
    number = f"{low}\N{EN DASH}{high}" if low < high else f"{high}"
    return texts.say(f"play-time-{unit}", number=number)
