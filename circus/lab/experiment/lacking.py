"""Check for the libraries that the lab computes with; the usual download of the app lacks them."""

from importlib.util import find_spec

NEEDED = ("numpy", "scipy")
"""Libraries of the statistics."""


def missing() -> list[str]:
    """Return the names of the libraries that are not installed."""
    return [name for name in NEEDED if find_spec(name) is None]
