"""Parlour: damask over a wainscot, two lamps on the wall; background of the set-up."""

from pygame import Color, Surface

from circus.ui.gfx.easel import Easel
from circus.ui.gfx.svg import box, filled, framed, lined, moved, oval, path
from circus.ui.gfx.textures import PLASTER, WOOD
from circus.ui.gfx.units import Units

WAINSCOT_U = 176
"""Height of the panelling at the foot of the wall."""
ACROSS_U, ALONG_U = 96, 88
"""Distance between two motifs, and between two rows, which are offset by half a motif."""
WALL = "#2C2650"
GAP, SHINE = "#170B06", "#D9A870"
LAMP = ((0, "#FFF6E8"), (0.4, "#F3E6DC"), (0.7, "#C0AEBE"), (1, "#6A5A86"))


def paint(units: Units, tint: str = WALL) -> Surface:
    """Paint the wall in `tint`, which also determines the tones of the motif."""
    easel = Easel(units, tint)
    width, height = units.width_u, units.height_u
    top = height - WAINSCOT_U
    room = (0, 0, width, top + 4)
    easel.inlay(tint, PLASTER, box(-10, -10, width + 20, top + 14, "#FFFFFF"), room, 31)
    easel.vector(_damask(width, top, tint), room)
    _wainscot(easel, top)
    easel.lamp((width / 2, height * 0.4), (width * 0.68, height * 0.86), LAMP)
    for place in (0.27, 0.73):
        easel.glow((width * place, height * 0.31), (width * 0.27, height * 0.46), "#22150F")
    return easel.surface


def _mixed(colour: str, other: str, share: float) -> str:
    mixed = Color(colour).lerp(Color(other), share)
    return f"#{mixed.r:02X}{mixed.g:02X}{mixed.b:02X}"


def _damask(width: float, low: float, tint: str) -> str:
    """Return staggered rows of plumes, a little lighter than the wall."""
    plume = _plume(_mixed(tint, "#D8C4F0", 0.17), _mixed(tint, "#000000", 0.24))
    parts = []
    for row in range(int(low / ALONG_U) + 2):
        left = (ACROSS_U / 2 if row % 2 else 0.0) + (width / 2) % ACROSS_U - ACROSS_U
        while left < width + ACROSS_U:
            parts.append(moved(plume, left, row * ALONG_U + 6))
            left += ACROSS_U
    return "".join(parts)


def _plume(pale: str, deep: str) -> str:
    """Return one motif: a flame-shaped leaf with a heart, two tendrils and a bud below."""
    leaf = "M0 -48 C36 -14 32 14 0 34 C-32 14 -36 -14 0 -48 Z"
    heart = "M0 -27 C17 -6 15 8 0 20 C-15 8 -17 -6 0 -27 Z"
    tendrils = "".join(
        path(
            f"M0 34 C{side * 18} 36 {side * 34} 26 {side * 37} 10 C{side * 38} 2 {side * 30} 0 {side * 29} 7",
            lined(pale, 2.4, 0.62),
        )
        for side in (-1, 1)
    )
    return (
        path(leaf, lined(pale, 2.6, 0.8, fill=deep) + ' fill-opacity="0.34"')
        + path(heart, lined(pale, 2, 0.8, fill=pale) + ' fill-opacity="0.14"')
        + tendrils
        + oval(0, 1, 4.4, 4.4, filled(pale, 0.42))
        + oval(0, 42, 3.4, 3.4, filled(pale, 0.5))
    )


def _wainscot(easel: Easel, top: float) -> None:
    """Draw dark panelling: moulded rail, recessed panels between posts, skirting."""
    width = easel.units.width_u
    room = (0, top, width, WAINSCOT_U)
    shade = (0, top - 30, width, 60)
    easel.shadow(box(-40, top - 6, width + 80, 60, "#FFFFFF"), shade, 10, 0.6, "#0A0814")
    easel.inlay("#4A2F1E", WOOD, box(-10, top, width + 20, WAINSCOT_U + 10, "#FFFFFF"), room, 41)
    count = max(4, round(width / 178))
    pitch = width / count
    panels = [_panel(step * pitch + 13, top + 42, pitch - 26, WAINSCOT_U - 74) for step in range(count)]
    mouldings = (
        (0, 30, "#6B4529", 0.55),
        (0, 3, SHINE, 0.55),
        (11, 2.4, GAP, 0.6),
        (13.4, 2, SHINE, 0.28),
        (28, 4, GAP, 0.75),
        (WAINSCOT_U - 22, 40, "#38210F", 0.7),
        (WAINSCOT_U - 23, 2.6, GAP, 0.7),
        (WAINSCOT_U - 20.4, 2, SHINE, 0.3),
    )
    rails = [box(-10, top + place, width + 20, high, tone, alpha) for place, high, tone, alpha in mouldings]
    easel.vector("".join(panels + rails), room)


def _panel(x: float, y: float, width: float, height: float) -> str:
    """Return a field sunk into the wood: dark at its upper left, light at its lower right."""
    right, low = x + width, y + height
    dark = f"M{x} {low} V{y} H{right} l-9 9 H{x + 9} V{low - 9} Z"
    light = f"M{right} {y} V{low} H{x} l9 -9 H{right - 9} V{y + 9} Z"
    return (
        box(x, y, width, height, "#2A160B", 0.32)
        + path(dark, filled("#120804", 0.55))
        + path(light, filled(SHINE, 0.22))
        + framed(x, y, width, height, "none", GAP, 2.2)
    )
