"""Lobby: the inside of the big top seen from the ring, with an empty wall for the posters."""

from pygame import Surface

from circus.ui.gfx.backgrounds.arena import Curb, crowd, sawdust
from circus.ui.gfx.backgrounds.tent import roof, spotlight, valance, walls
from circus.ui.gfx.easel import Easel
from circus.ui.gfx.units import Units

RAIL_U = 232
LAMP = ((0, "#FFF4DE"), (0.3, "#F6E2C4"), (0.55, "#CDB0A0"), (0.78, "#8F7684"), (1, "#54425F"))


def paint(units: Units) -> Surface:
    """Paint roof, valance, walls, crowd, curb and sawdust, with two beams and warm light in the middle."""
    width, height = units.width_u, units.height_u
    middle, floor = width / 2, height - 900
    easel = Easel(units, "#20111F")
    ring = (middle, 990 + floor, max(1180, width * 0.74), 236)
    walls(easel, RAIL_U, 700 + floor)
    roof(easel, RAIL_U, (middle, -180))
    valance(easel, RAIL_U)
    crowd(easel, 654 + floor, 4)
    curb = Curb(ring, 58, upright=True)
    room = (0, 660 + floor, width, 240)
    easel.shadow(curb.silhouette((186, 354)), room, 14, 0.7, "#0C0510")
    easel.vector(curb.drawn(6.4, (186, 358.8), stars=14), room)
    sawdust(easel, ring, "#B78E58")
    easel.lamp((middle, height * 0.47), (width * 0.6, height * 0.72), LAMP)
    for side in (-1, 1):
        x = middle + side * width * 0.335
        foot = x - side * 130
        easel.beam(spotlight(x, (foot - 110, foot + 90, RAIL_U + 60)), 16, 0.16)
    easel.glow((middle, height * 0.47), (width * 0.34, height * 0.46), "#2C1A0C")
    return easel.surface
