"""Seats the toy sixth game among the others, as a folder beside theirs would."""

from pathlib import Path

from circus import games

games.__path__.append(str(Path(__file__).parent / "sixth"))
