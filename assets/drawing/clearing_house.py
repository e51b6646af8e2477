"""Clearing House: mobsters, cards, pieces, the mansion's floors and garden, the warehouse, the marks."""

from assets.drawing import (
    clearing_house_cards,
    clearing_house_die,
    clearing_house_emblems,
    clearing_house_figures,
    clearing_house_garden,
    clearing_house_lives,
    clearing_house_marks,
    clearing_house_portraits,
    clearing_house_rooms,
    clearing_house_tape,
    clearing_house_trap,
    clearing_house_warehouse,
)
from assets.drawing.pen import Svg

PARTS = (
    clearing_house_cards,
    clearing_house_die,
    clearing_house_emblems,
    clearing_house_figures,
    clearing_house_garden,
    clearing_house_lives,
    clearing_house_marks,
    clearing_house_portraits,
    clearing_house_rooms,
    clearing_house_tape,
    clearing_house_trap,
    clearing_house_warehouse,
)


def sprites() -> dict[str, Svg]:
    """Every sprite of the game by name."""
    pictures: dict[str, Svg] = {}
    for part in PARTS:
        pictures |= part.sprites()
    return pictures
