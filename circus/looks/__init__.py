"""Looks: how each game is drawn; a game that brings none has the plain one."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from circus.looks.look import PLAIN, Look
from circus.looks.plain import Job

__all__ = ["HINT", "PLAIN", "Job", "Look", "aids", "aids_on", "find"]

HINT = "hint"
"""The aid that every game has: the button that asks for a suggestion."""


@cache
def find(game: str) -> Look:
    """The look of a game: `LOOK` of `circus.looks.<game>` or of `look` in its folder, or the plain look."""
    for name in (f"{__name__}.{game}", f"circus.games.{game}.look"):
        if find_spec(name):
            look = import_module(name).LOOK
            assert isinstance(look, Look)
            return look
    return PLAIN


def aids(game: str) -> dict[str, bool]:
    """The aids of a game's table and whether each is on by default; the hint comes last."""
    return {**find(game).aids, HINT: True}


def aids_on(game: str, switched: Mapping[str, bool]) -> frozenset[str]:
    """The aids that are on when these were switched; what the game does not have is passed over."""
    return frozenset(name for name, usual in aids(game).items() if switched.get(name, usual))
