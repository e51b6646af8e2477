"""Phases of a table."""

from enum import Enum


class Phase(Enum):
    """Phase of a table: the next thing that has to happen."""

    DRAWING = "drawing"
    THINKING = "bot thinking"
    ASKING = "asking a person"
    CURTAIN = "curtain"
    WINDOW = "reaction window"
    OVER = "over"
