"""A game's brand: the colours and pictures by which menus, posters and benchmarks know it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Brand:
    """How a game is presented; the defaults suit a game that brings nothing of its own.

    Attributes:
        order: its place in the lobby; games of one order stand by name.
        poster: the colours of its poster's paper and of its title's edge, as `#RRGGBB`.
        table: the colour of its table in the set-up, as `#RRGGBB`.
        portraits: the folder of sprites that its portraits come from.
        peer: the game of OpenSpiel that its rules are measured against; "" for none.
    """

    order: int = 100
    poster: tuple[str, str] = ("#33415C", "#1F5F7C")
    table: str = "#2C2650"
    portraits: str = "common"
    peer: str = ""
