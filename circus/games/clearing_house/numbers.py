"""Numbers of the rules of Clearing House that a designer may change."""

from collections.abc import Mapping
from typing import Final

from circus.core.number import Number
from circus.games.clearing_house.cards import CARDS, UNIT

SIDES: Final = 6
"""Number of sides of the die."""

_COPIES: Final = {"move": 6, "double_move": 6}
"""Copies of the cards that do not have `_USUAL_COPIES` (ITEMS)."""

_USUAL_COPIES: Final = 4

_MAX_COPIES: Final = 11
"""With an open base card of each of four players a bag holds 15 of a kind, the most that it can."""


def _copies(card: str) -> Number:
    return Number(f"copies_{card}", _COPIES.get(card, _USUAL_COPIES), 0, _MAX_COPIES, "copies")


def _hits(distance: int, faces: int) -> Number:
    """Return the number of faces that hit; next to the target at least one does."""
    return Number(f"hit_faces_{distance}", faces, int(distance == 1), SIDES, "faces")


_HIT_FACES: Final = (6, 4, 3, 2, 1)
"""Faces of the die that hit, by distance from 1 space on (CH-21)."""

FARTHEST_SHOT: Final = len(_HIT_FACES)
"""Maximum distance of a shot, in spaces (CH-21)."""

NUMBERS: Final = (
    Number("hearts", 4, 1, 9, "hearts"),
    Number("traps", 4, 0, 9, "traps"),
    Number("cards_dealt", 9, 1, 12, "cards"),
    *map(_copies, CARDS),
    Number("plays_a_turn", 2, 1, 3, "cards"),
    Number("turns_a_round", 3, 1, 5, "turns"),
    Number("attack_damage", 1, 0, 5, "hearts"),
    Number("ranged_damage", 1, 0, 5, "hearts"),
    Number("trap_damage", 1, 0, 5, "hearts"),
    Number("abduct_reach", 1, 1, 3, "spaces"),
    Number("ambush_reach", 2, 1, FARTHEST_SHOT, "spaces"),
    *(_hits(distance, faces) for distance, faces in enumerate(_HIT_FACES, 1)),
    Number("tape", 24, 0, 60, "pieces"),
    Number("tape_per_damage", 1, 0, 4, "pieces"),
    Number("stalemate_rounds", 5, 1, 20, "rounds"),
)
"""Every number with its published value."""


def deck_of(numbers: Mapping[str, int]) -> int:
    """Return the bag of the deck."""
    return sum(unit * numbers[f"copies_{card}"] for card, unit in zip(CARDS, UNIT, strict=True))


def hit_faces_of(numbers: Mapping[str, int]) -> tuple[int, ...]:
    """Return the number of faces of the die that hit, by distance; none at 0 spaces."""
    return (0, *(numbers[f"hit_faces_{far}"] for far in range(1, FARTHEST_SHOT + 1)))
