"""Results: the big top at night, a cheering crowd, two beams that cross on the winner."""

from pygame import Surface

from circus.ui.gfx.backgrounds.arena import Curb, crowd, sawdust, star
from circus.ui.gfx.backgrounds.tent import roof, spotlight, valance, walls
from circus.ui.gfx.easel import Easel
from circus.ui.gfx.svg import lined
from circus.ui.gfx.units import Units

RAIL_U = 200
LAMP = ((0, "#FFF1D8"), (0.25, "#F3DCBE"), (0.5, "#C2A298"), (0.75, "#846C80"), (1, "#483A58"))


def paint(units: Units) -> Surface:
    """Paint the lobby's tent darker, with wider sawdust for the podium."""
    width, height = units.width_u, units.height_u
    middle, floor = width / 2, height - 900
    easel = Easel(units, "#20111F")
    ring = (middle, 1106 + floor, max(1306, width * 0.8), 520)
    walls(easel, RAIL_U, 560 + floor)
    roof(easel, RAIL_U, (middle, -150))
    valance(easel, RAIL_U)
    crowd(easel, 486 + floor, 6, 27, jubilant=True)
    curb = Curb(ring, 60, upright=True)
    room = (0, 480 + floor, width, 420)
    easel.shadow(curb.silhouette((200, 340)), room, 14, 0.7, "#0C0510")
    easel.vector(curb.drawn(4.6, (200, 342.6), stars=14), room)
    sawdust(easel, ring, "#B78E58")
    painted = star(middle, 752 + floor, 320, lined("#F6E6C2", 12, 0.22), 0.34)
    easel.vector(painted, (0, 600 + floor, width, 300))
    easel.lamp((middle, 470 + floor), (width * 0.58, height * 0.7), LAMP)
    for side in (-1, 1):
        lamp = middle + side * width * 0.36
        easel.beam(spotlight(lamp, (middle - 210, middle + 210, 685 + floor)), 14, 0.11)
    easel.glow((middle, 510 + floor), (width * 0.26, height * 0.4), "#2E1A0C")
    return easel.surface
