"""Ring from above: sawdust, a padded curb cut by the corners, the dark of the tent outside."""

import math
import random

from pygame import Surface

from circus.ui.gfx.backgrounds.arena import Curb, Ellipse, sawdust
from circus.ui.gfx.easel import Easel
from circus.ui.gfx.svg import filled, lined, path
from circus.ui.gfx.units import Units

CURB_U = 52
LAMP = ((0, "#FFF8E8"), (0.35, "#FBEBCF"), (0.6, "#E0C6A4"), (0.8, "#AE938C"), (1, "#6F6078"))


def paint(units: Units) -> Surface:
    """Paint the ring, which fills the window except for its corners."""
    width, height = units.width_u, units.height_u
    x, y = width / 2, height / 2
    ring = (x, y, width * 0.63, height * 0.535) if units.portrait else (x, y, width * 0.532, height * 0.63)
    easel = Easel(units, "#151A2C")
    sawdust(easel, ring, "#C59B66")
    easel.vector(_raked(units, ring))
    easel.shadow(_surround(units, (x + 4, y + 6, ring[2] - 4, ring[3] - 8)), easel.whole, 30, 0.62, "#2A1608")
    easel.vector(_surround(units, (x, y, ring[2] + CURB_U, ring[3] + CURB_U), "#171C31"))
    easel.vector(Curb(ring, CURB_U, upright=False).drawn(5.0))
    easel.lamp((x, y * 0.92), (width * 0.66, height * 0.74), LAMP)
    easel.glow((x, y * 0.9), (width * 0.6, height * 0.66), "#1C150A")
    return easel.surface


def _surround(units: Units, hole: Ellipse, colour: str = "#FFFFFF") -> str:
    """Return the area outside of an ellipse; blurred, it is the curb's shadow on the sawdust."""
    x, y, across, along = hole
    arc = f"A{across:.1f} {along:.1f} 0 0 0"
    outside = f"M-60 -60 H{units.width_u + 60:.0f} V{units.height_u + 60:.0f} H-60 Z"
    inside = f"M{x - across:.1f} {y:.1f} {arc} {x + across:.1f} {y:.1f} {arc} {x - across:.1f} {y:.1f} Z"
    return path(f"{outside} {inside}", filled(colour) + ' fill-rule="evenodd"')


def _raked(units: Units, ring: Ellipse) -> str:
    """Return faint tracks of a rake around the ring, only those inside the window."""
    x, y, across, along = ring
    chance = random.Random(9)
    tracks = []
    for step in range(15):
        share, turn = 0.24 + step * 0.05, chance.uniform(0, 0.6)
        while turn < math.tau:
            length = chance.uniform(0.15, 0.6)
            points = [
                (x + across * share * math.cos(angle), y + along * share * math.sin(angle))
                for angle in (turn + length * part / 8 for part in range(9))
            ]
            turn += length + chance.uniform(0.1, 0.5)
            if all(4 < a < units.width_u - 4 and 4 < b < units.height_u - 4 for a, b in points):
                tracks += [_track(points, 0, "#4E3112"), _track(points, 2.6, "#FFEFC8")]
    return "".join(tracks)


def _track(points: list[tuple[float, float]], shift: float, colour: str) -> str:
    return path("M" + " L".join(f"{a:.1f} {b + shift:.1f}" for a, b in points), lined(colour, 2.4, 0.13))
