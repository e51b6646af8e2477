"""Faces of Clown Standoff: clowns, pies, marks and effects."""

from pygame import Surface

from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins.clown_standoff.spec import ART, MARKS, PIE
from circus.ui.skins.plain import DIM
from circus.ui.skins.sheets import veiled

_VEIL, _VEIL_SHARE = "#4A3426", 0.34


def sprite_of(kind: str, face: str) -> str:
    """Return the sprite of a card, a pie or a mark; "" is the back of a card."""
    if kind in MARKS:
        return ART + MARKS[kind]
    if kind == PIE:
        return ART + (face or "pie_back")
    return f"{ART}card_{face}" if face else f"{ART}back"


def face(kit: Toolkit, kind: str, face: str, height_u: float, light: str) -> Surface:
    """Return a piece, lit or veiled."""
    sprite = sprite_of(kind, face)
    return _veiled(kit, sprite, height_u) if light == DIM else kit.sprites.svg(sprite, height_u=height_u)


@painted
def _veiled(kit: Toolkit, sprite: str, height_u: float) -> Surface:
    return veiled(kit.sprites.svg(sprite, height_u=height_u), _VEIL, _VEIL_SHARE)
