"""Static parts of the lobby as one picture: big top, garlands, sign, ropes, the posters' shadows."""

import math
from collections.abc import Sequence

from pygame import BLEND_RGB_ADD, Surface
from pygame.transform import gaussian_blur, smoothscale

from circus.platform.source_digest import source_digest
from circus.ui.gfx.blank import blank
from circus.ui.gfx.easel import Easel
from circus.ui.gfx.lettering import Style
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.units import Units
from circus.ui.gfx.widgets import Panel
from circus.ui.scenes.parts.posters import PosterPlace, resting

SIGN_Y = 122
SIGN = (600, 196)
GARLAND = (480, 150)
_PARTS = ("sign", "chain", "garland", "glow", "sawdust_star")
_SOURCES = (
    "ui/scenes/lobby/background.py",
    "ui/scenes/parts/posters.py",
    "ui/gfx/backgrounds/*.py",
    "ui/gfx/*.py",
)
_TITLE = Style("#FFFBEC", "#F4D898", "#4E0B14", 0.075, 0.1)


def lobby_ground(kit: Toolkit, spots: Sequence[PosterPlace]) -> Surface:
    """Return the picture in the window's size, cached on disk until a part of it changes."""
    names = [f"common/{name}" for name in _PARTS if kit.sprites.has(f"common/{name}")]
    words = kit.texts.say("app-title")
    posters = [(spot.x, spot.y, spot.scale, spot.tilt) for spot in spots]
    key = f"lobby {source_digest(*_SOURCES)} {kit.units.size} {kit.sprites.mark(*names)} {words} {posters}"
    return kit.stored(key, lambda: _painted(kit, spots, words), kit.units.size)


def _painted(kit: Toolkit, spots: Sequence[PosterPlace], words: str) -> Surface:
    units = kit.units
    surface = kit.fresh_background("big_top")
    _draw_star(kit, surface)
    _hang_garlands(kit, surface)
    _hang_sign(kit, surface, words)
    rows = sorted({round(spot.y - spot.box[3] / 2, -1) for spot in spots})
    for spot in spots:
        _cast(kit, surface, spot)
    _stretch_ropes(surface, units, spots, len(rows))
    return surface


def _draw_star(kit: Toolkit, surface: Surface) -> None:
    """Draw the star on the floor, if a wide or high window leaves room."""
    if kit.units.height_u > 1100 and kit.sprites.has("common/sawdust_star"):
        star = kit.sprites.svg("common/sawdust_star", width_u=330)
        at = kit.units.point(kit.units.width_u / 2, kit.units.height_u - 66)
        surface.blit(kit.sprites.faded(star, 96), star.get_rect(center=at))


def _hang_garlands(kit: Toolkit, surface: Surface) -> None:
    """Draw bulbs on sagging wires from the sign to both edges of the canvas."""
    if not kit.sprites.has("common/garland"):
        return
    middle = kit.units.width_u / 2
    span = max(300.0, middle - SIGN[0] / 2 + 30)
    count = max(1, round(span / 430))
    wide = span / count
    wire = kit.sprites.svg("common/garland", width_u=wide)
    for number in range(count):
        left = middle - SIGN[0] / 2 + 30 - wide * (number + 1)
        for x in (left, 2 * middle - left - wide):
            surface.blit(wire, kit.units.point(x, 52))
            _light_up(kit, surface, x, wide)


def _light_up(kit: Toolkit, surface: Surface, left: float, wide: float) -> None:
    """Draw the light of a garland's seven bulbs on the background."""
    glow = kit.sprites.svg("common/glow", width_u=110)
    dark = blank(glow.get_size())
    dark.blit(kit.sprites.faded(glow, 96), (0, 0))
    for number in range(7):
        share = (number + 0.5) / 7
        y = 52 + (44 + 68 * (1 - (2 * share - 1) ** 2)) * wide / GARLAND[0]
        at = kit.units.point(left + share * wide, y)
        surface.blit(dark, dark.get_rect(center=at), special_flags=BLEND_RGB_ADD)


def _hang_sign(kit: Toolkit, surface: Surface, words: str) -> None:
    units = kit.units
    middle = units.width_u / 2
    easel = Easel.over(surface, units)
    left, top = middle - SIGN[0] / 2, SIGN_Y - SIGN[1] / 2
    if kit.sprites.has("common/chain"):
        link = kit.sprites.svg("common/chain", width_u=20)
        for side in (-1, 1):
            x = units.px(middle + side * 190) - link.get_width() // 2
            for y in range(units.px(top + 22) - link.get_height(), -link.get_height(), -link.get_height()):
                surface.blit(link, (x, y))
    easel.shadow(
        f'<rect x="{left + 14}" y="{top + 18}" width="{SIGN[0] - 12}" height="{SIGN[1] - 10}" rx="80" '
        'fill="#FFFFFF"/>',
        (left - 60, top - 40, SIGN[0] + 120, SIGN[1] + 120), 14, 0.62, "#12060E",
    )  # fmt: skip
    easel.glow((middle, SIGN_Y), (480, 230), "#6A3A18")
    if kit.sprites.has("common/sign"):
        board = kit.sprites.svg("common/sign", width_u=SIGN[0])
        surface.blit(board, board.get_rect(center=units.point(middle, SIGN_Y)))
    _shine(kit, surface)
    title = kit.lettering.title(words, 102, _TITLE, radius_u=900, max_width_u=430)
    surface.blit(title, title.get_rect(center=units.point(middle + 4, SIGN_Y + 2)))


def _shine(kit: Toolkit, surface: Surface) -> None:
    """Draw the light of the sign's bulbs, blurred at a quarter of the size and added."""
    units = kit.units
    panel = Panel(kit, (units.px(SIGN[0]), units.px(SIGN[1])), 60)
    panel.vector(
        f'<rect x="26" y="26" width="{SIGN[0] - 52}" height="{SIGN[1] - 52}" rx="70" fill="none" '
        'stroke="#6B542F" stroke-width="26"/>'
    )
    size = panel.surface.get_size()
    dark = blank((size[0] // 4, size[1] // 4))
    dark.blit(smoothscale(panel.surface, dark.get_size()), (0, 0))
    soft = smoothscale(gaussian_blur(dark, max(1, units.px(15) // 4)), size)
    place = soft.get_rect(center=units.point(units.width_u / 2, SIGN_Y))
    surface.blit(soft, place, special_flags=BLEND_RGB_ADD)


def _cast(kit: Toolkit, surface: Surface, spot: PosterPlace) -> None:
    """Draw the shadow of a hanging poster on the wall."""
    sheet = resting(kit, spot)
    margin = kit.sprites.margin(9)
    shadow = kit.sprites.shadow(sheet, 9, 0.6)
    x, y = kit.units.point(spot.x + 5, spot.y + 9)
    surface.blit(shadow, (x - sheet.get_width() // 2 - margin, y - sheet.get_height() // 2 - margin))


def _stretch_ropes(surface: Surface, units: Units, spots: Sequence[PosterPlace], rows: int) -> None:
    """Draw a rope for each row, sagging from one edge of the canvas to the other behind the pegs."""
    easel = Easel.over(surface, units)
    for spot in {round(spot.y / 50): spot for spot in spots}.values():
        y = spot.box[1] + 3
        width, sag = units.width_u, 9
        path = f"M-10 {y - 16} Q{width / 2:.1f} {y + sag} {width + 10:.1f} {y - 16}"
        twist = "".join(
            f'<path d="M{x} {_rope(x, y, width, sag) - 2.6:.2f} l3 5.2" stroke="#8B6534" stroke-width="1.5"/>'
            for x in range(0, math.ceil(width), 8)
        )
        body = (
            f'<path d="{path}" stroke="#2A1414" stroke-opacity="0.4" stroke-width="7" fill="none" '
            'transform="translate(3 7)"/>'
            f'<path d="{path}" stroke="#4B3018" stroke-width="7.4" fill="none"/>'
            f'<path d="{path}" stroke="#C9A063" stroke-width="5" fill="none"/>{twist}'
        )
        easel.vector(body, (0, y - 26, width, 60))


def _rope(x: float, y: float, width: float, sag: float) -> float:
    """Return the height of the rope at x."""
    share = (x + 10) / (width + 20)
    return (1 - share) ** 2 * (y - 16) + 2 * share * (1 - share) * (y + sag) + share**2 * (y - 16)
