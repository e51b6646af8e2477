"""Drawing of Quel Cirque's pieces."""

import pygame
from pygame import Surface

from circus.ui.gfx import svg
from circus.ui.gfx.blank import blank
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins.quel_cirque import spec
from circus.ui.skins.quel_cirque.placement import flies

_RATIOS = {
    "clown": spec.CLOWN_RATIO,
    "stack": spec.STACK_RATIO,
    "card": spec.CARD_RATIO,
    "gain": spec.GAIN_RATIO,
}
_BRINGS_SHADOW = frozenset({"rim", "plus", "die", "gain"})
_TUMBLE_U, _TUMBLES = 26.0, 4
"""Rolling distance from one side of the die to the next, and number of its pictures in motion."""


def paint(kit: Toolkit, piece: PlacedPiece, height_u: float, light: str) -> Surface:
    """Return the picture of a piece; none is ever veiled."""
    match piece.kind:
        case "clown":
            return clown(kit, piece.face, height_u)
        case "marble":
            return marble(kit, piece.face, height_u)
        case "stack":
            accepts, slots = piece.about
            return stack(kit, bool(accepts), int(str(slots)), height_u)
        case "plus":
            return plus(kit, float(str(piece.about[0])), height_u)
        case "gain":
            return gain(kit, piece.face, int(str(piece.about[0])), height_u)
        case "rim":
            return kit.sprites.svg(f"{spec.ART}hole_rim_front", height_u=height_u)
        case "card":
            return kit.sprites.svg(f"{spec.ART}card_{piece.face or 'back'}", height_u=height_u)
        case _:
            return _die(kit, piece, height_u)


def silhouette(kit: Toolkit, piece: PlacedPiece, height_u: float) -> Surface:
    """Return the outline of a piece; all marbles have the same."""
    match piece.kind:
        case "clown":
            return clown(kit, piece.face, height_u)
        case "marble":
            return marble(kit, "red", height_u)
        case "stack":
            return stack(kit, False, int(str(piece.about[1])), height_u)
        case _:
            return paint(kit, piece, height_u, "")


def ratio(kind: str) -> float:
    """Return width divided by height of a kind of piece."""
    return _RATIOS.get(kind, 1.0)


def casts_shadow(piece: PlacedPiece) -> bool:
    """Return whether a piece needs a shadow: moving pieces and stacks do.

    Clowns have their own, marbles none.
    """
    if piece.kind in ("stack", "card"):
        return True
    return flies(piece) and piece.kind not in _BRINGS_SHADOW


@painted
def clown(kit: Toolkit, name: str, height_u: float) -> Surface:
    """Return a clown, its mouth empty."""
    number = name.partition("/")[2]
    whole = kit.sprites.svg(f"{spec.ART}clown_{number}_back", height_u=height_u).copy()
    whole.blit(kit.sprites.svg(f"{spec.ART}clown_{number}_front", height_u=height_u), (0, 0))
    return whole


def marble(kit: Toolkit, color: str, height_u: float) -> Surface:
    """Return a marble; "" for one whose color is hidden."""
    return kit.sprites.svg(f"{spec.ART}marble_{color or 'hidden'}", height_u=height_u)


@painted
def stack(kit: Toolkit, is_gold: bool, slots: int, height_u: float) -> Surface:
    """Return a stack that fits into a box `height_u` high, edged with gold if it accepts a marble."""
    k = height_u / spec.STACK_U * spec.stack_scale(slots)
    wide, high = spec.STACK_WIDTH_U, spec.SLOT_U * slots + spec.STACK_ENDS_U
    sprite = kit.sprites.svg(f"{spec.ART}stack_{slots}", height_u=high * k)
    if not is_gold:
        return sprite
    body = "".join(
        f'<rect x="{inset}" y="{inset}" width="{wide - 2 * inset}" height="{high - 2 * inset}" '
        f'rx="{wide / 2 - inset}" fill="none" stroke="{colour}" stroke-width="{line}"/>'
        for inset, colour, line in ((2.2, "#7A4E0C", 4.4), (2.2, "#E5A72E", 3.4), (3.6, "#FFE7A0", 1.0))
    )
    edge = kit.sprites.svg_text(svg.document(wide, high, body), wide * k, high * k)
    whole = sprite.copy()
    whole.blit(edge, (0, 0))
    return whole


@painted
def plus(kit: Toolkit, drawn_u: float, height_u: float) -> Surface:
    """Return a plus `drawn_u` high on a surface of the size of its target."""
    size = kit.units.px(height_u)
    sheet = blank((size, size), clear=True)
    sheet.fill((0, 0, 0, 0))
    plus = kit.sprites.svg(f"{spec.ART}slot_plus", height_u=drawn_u)
    sheet.blit(plus, plus.get_rect(center=(size // 2, size // 2)))
    return sheet


@painted
def gain(kit: Toolkit, color: str, stars: int, height_u: float) -> Surface:
    """Return a marble ("" if its color is hidden) and its stars, on a paper chip with a tip below."""
    width_u = height_u * spec.GAIN_RATIO
    whole = kit.sprites.svg(f"{spec.ART}chip", width_u=width_u).copy()
    scale = whole.get_width() / 416
    ball = kit.sprites.svg(f"{spec.ART}marble_{color or 'hidden'}", height_u=width_u * 0.29)
    whole.blit(ball, ball.get_rect(center=(round(112 * scale), round(92 * scale))))
    words = kit.fonts.line(f"+{stars}", "display", width_u * 0.25 * 100 / kit.fonts.text_size, "#2A1B14")
    whole.blit(words, words.get_rect(center=(round(272 * scale), round(88 * scale))))
    return whole


def _die(kit: Toolkit, die: PlacedPiece, height_u: float) -> Surface:
    """Return the upper side of the die, or its current side while it rolls."""
    side = die.place.partition("/")[2] or "tumble_2"
    if flies(die):
        side = f"tumble_{1 + int((die.x - die.y) // _TUMBLE_U) % _TUMBLES}"
    return kit.sprites.svg(f"{spec.ART}die_{side}", height_u=height_u)


@painted
def topped(kit: Toolkit, name: str, color: str, height_u: float) -> Surface:
    """Return the visible part of a marble in a clown's mouth, above the lower lip."""
    front = kit.sprites.svg(f"{spec.ART}clown_{name.partition('/')[2]}_front", height_u=height_u)
    ball = marble(kit, color, height_u / spec.CLOWN_U * spec.MOUTH_MARBLE_U)
    scale = front.get_width() / 528
    place = ball.get_rect(center=(round(264 * scale), round(104 * scale)))
    lip = front.subsurface(place.clip(front.get_rect())).copy()
    lip.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    cut = ball.copy()
    cut.blit(lip, (0, max(0, -place.y)), special_flags=pygame.BLEND_RGBA_SUB)
    return cut
