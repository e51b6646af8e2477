"""Whether what the lab calculates with is here: the usual download of the app does without."""

from importlib.util import find_spec

NEEDED = ("numpy", "scipy")
"""What the statistics stand on."""


def missing() -> list[str]:
    """Which of them are not here."""
    return [name for name in NEEDED if find_spec(name) is None]
