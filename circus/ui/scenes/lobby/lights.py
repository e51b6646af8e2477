"""Bulbs round the lobby's sign: alternate ones are brighter, in turns."""

import itertools
import math

from pygame import Surface

from circus.platform.source_digest import source_digest
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel
from circus.ui.scenes.lobby.background import SIGN, SIGN_Y

BULBS = 52
"""Number of bulbs on the sign's sprite, at equal distances along its cream band."""
BEAT_MS = 620
_INSET = 26.5
_DIM = "#6A3214"
_SOURCES = ("ui/scenes/lobby/lights.py", "ui/gfx/widgets/*.py")


def lights(kit: Toolkit, beat: int) -> list[Item]:
    """Return the sign's overlay at this beat: some bulbs dimmed, the light of the others."""
    if not kit.sprites.has("common/sign"):
        return []
    rect = kit.units.rect(kit.units.width_u / 2 - SIGN[0] / 2, SIGN_Y - SIGN[1] / 2, *SIGN)
    return [Item(theme.LAYER_GROUND, _bulbs(kit, rect.size, beat % 2), rect.x, rect.y)]


@painted
def _bulbs(kit: Toolkit, size: tuple[int, int], odd: int) -> Surface:
    digest, glow = source_digest(*_SOURCES), kit.sprites.mark("common/glow")
    return kit.loaded(f"bulbs {digest} {glow} {size} {kit.units.scale} {odd}", lambda: _lit(kit, size, odd))


def _lit(kit: Toolkit, size: tuple[int, int], odd: int) -> Surface:
    panel = Panel(kit, size)
    places = _places()
    glow = kit.sprites.svg("common/glow", width_u=32)
    for x, y in places[1 - odd :: 2]:
        panel.surface.blit(glow, glow.get_rect(center=kit.units.point(x, y)))
    panel.vector(
        "".join(
            f'<circle cx="{x:.2f}" cy="{y:.2f}" r="5.9" fill="{_DIM}" fill-opacity="0.5"/>'
            for x, y in places[odd::2]
        )
    )
    return panel.surface


def _places() -> list[tuple[float, float]]:
    """Return the positions of the bulbs on the sign, from the top, clockwise."""
    count = 1440
    outline = [_outline(2 * math.pi * step / count - math.pi / 2) for step in range(count + 1)]
    step = sum(math.dist(a, b) for a, b in itertools.pairwise(outline)) / BULBS
    places: list[tuple[float, float]] = []
    walked = 0.0
    for (x, y), (right, low) in itertools.pairwise(outline):
        length = math.hypot(right - x, low - y)
        while len(places) < BULBS and len(places) * step <= walked + length:
            share = (len(places) * step - walked) / length
            places.append((x + (right - x) * share, y + (low - y) * share))
        walked += length
    return places


def _outline(angle: float) -> tuple[float, float]:
    """Return a point of the band's centre line, between an ellipse and a rectangle."""
    across = math.copysign(abs(math.cos(angle)) ** 0.56, math.cos(angle))
    along = math.copysign(abs(math.sin(angle)) ** 0.7, math.sin(angle))
    return 300 + (294 - _INSET) * across, 98 + (92 - _INSET) * along
