"""Faces of Clown Standoff: clowns, pies, marks, and the plate of whoever has been hit by a pie."""

import pygame
from pygame import Surface

from circus.looks.plain import DIM
from circus.looks.sheets import Sheet, veiled
from circus.stage import svg, theme
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.panel import Panel

ART = "clown_standoff/"
SHEET = Sheet(320, 440, 27, 4)
RATIO = SHEET.ratio
outline, gold_edge = SHEET.outline, SHEET.gold_edge

CARD, PIE, BANG, CROSS, CROWN, BEATS = "card", "pie", "bang", "cross", "crown", "beats"
SPLAT, CREAMED, NOTICE = "splat", "creamed", "notice"
"""Kinds of pieces; all but cards and pies are laid down by the look alone."""

RATIOS = {CROWN: 256 / 208, BEATS: 280 / 152, BANG: 1.0, CROSS: 1.0, SPLAT: 1.0}
BACKS = {CARD: "back", PIE: "pie_back"}
_MARKS = {BANG: "cancelled", CROSS: "cancelled", CROWN: "crown", BEATS: "beats", SPLAT: "splat_1"}
_VEIL, _VEIL_SHARE = "#4A3426", 0.34
PARTS = "\x1f"
"""Between the parts of a face that carries words."""
CREAM_MARGIN_U = 44.0
"""Border round the plate of who has been hit, for cream and ribbon."""


def sprite_of(kind: str, face: str) -> str:
    """The sprite of a card, a pie or a mark; "" is the back of a card."""
    if kind in _MARKS:
        return ART + _MARKS[kind]
    if not face:
        return ART + BACKS[kind]
    return f"{ART}{face}" if kind == PIE else f"{ART}card_{face}"


def face(kit: Toolkit, kind: str, face: str, height_u: float, light: str) -> Surface:
    """A piece as it lies there, lit or veiled."""
    whole = kit.sprites.svg(sprite_of(kind, face), height_u=height_u)
    if light != DIM:
        return whole
    return kit.panel(("standoff dim", kind, face, height_u), lambda: veiled(whole, _VEIL, _VEIL_SHARE))


def pointed_height(height_u: float) -> float:
    """How high a card of the own hand is under the pointer: it covers itself as it lay."""
    return round(height_u * 1.14)


def creamed_face(seat: int, name: str, width: float, height: float, portrait: float) -> str:
    """What `creamed` needs to know, as the face of a piece."""
    return PARTS.join((str(seat), name, f"{width:g}", f"{height:g}", f"{portrait:g}"))


def creamed(kit: Toolkit, face: str) -> Surface:
    """The plate of a seat that has been hit: grey, cream over the portrait, never over the name."""
    return kit.panel(("standoff creamed", face, kit.texts.language), lambda: _creamed(kit, face))


def _creamed(kit: Toolkit, face: str) -> Surface:
    seat, name, *numbers = face.split(PARTS)
    wide, high, size = map(float, numbers)
    say = kit.texts.say
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(high)), CREAM_MARGIN_U)
    whole = svg.box(0, 0, wide, high, "#FFFFFF", radius=theme.RADIUS_U)
    panel.shadow(whole, 3, 6, 7, 0.5)
    panel.vector(svg.framed(1.5, 1.5, wide - 3, high - 3, theme.DISABLED, "#2B2523", 3, radius=12))
    middle, left = size / 2 - 16, size - 2
    panel.write(name, "display", theme.NAME_U, "#E9DDC6", left, high / 2 - 15, anchor="midleft",
                max_width_u=wide - left - 12)  # fmt: skip
    panel.write(say("clown_standoff-table-out"), "ui", theme.CAPTION_U, theme.DISABLED_TEXT, left,
                high / 2 + 18, anchor="midleft", max_width_u=wide - left - 12)  # fmt: skip
    sprites = kit.sprites
    panel.put(
        sprites.tinted(sprites.svg(f"{ART}seat_{int(seat) + 1}", height_u=size), "#B9B0B4"), middle, high / 2
    )
    panel.put(sprites.svg(f"{ART}cream_mask", height_u=size * 1.1), middle, high / 2 + size * 0.04)
    for number, x, y, across in ((2, wide - 6, 4, 44), (3, left + 12, high + 6, 34), (1, -10, 10, 30)):
        panel.put(sprites.svg(f"{ART}splat_{number}", height_u=across), x, y)
    panel.put(_ribbon(kit, say("clown_standoff-table-pied")), wide - 66, high + 7)
    return panel.surface


def _ribbon(kit: Toolkit, words: str) -> Surface:
    """A small paper ribbon with swallow tails, hanging askew."""
    high = 34.0
    wide = kit.fonts.width_u(words, "display", 19) + 50
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(high)), 8)
    notch = high / 2
    right = f"H{wide - 2:.1f} L{wide - 13:.1f} {notch:.1f} L{wide - 2:.1f} {high - 5:.1f}"
    shape = f"M2 5 {right} H2 L13 {notch:.1f} Z"
    panel.shadow(svg.path(shape, svg.filled("#FFFFFF")), 2, 4, 3, 0.45)
    panel.vector(svg.path(shape, svg.lined("#5A2A1E", 2.2, fill="#FFF6E0")))
    panel.write(words, "display", 19, "#7C1620", wide / 2, notch)
    return pygame.transform.rotozoom(panel.surface, 7, 1)
