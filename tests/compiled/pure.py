"""Tests that are skipped where the rules are compiled, each with the reason."""

PURE_ONLY: dict[str, str] = {}
"""The reason by the test, as pytest names it without its parameters."""
