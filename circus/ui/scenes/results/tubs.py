"""Tubs of the podium, each in the colour of the player on it."""

import colorsys
import re
from functools import cache

from pygame import Surface

from circus.content.data import sprite_file
from circus.ui.gfx import theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.results.stage import TUBS

_DRAWN = {1: ("#B5282E", "#7C1620"), 2: ("#2F5FA0", "#1F4373"), 3: ("#4F8A3B", "#2D5A2A")}
"""Main tone of each tub as it is drawn, and the colour of its number beside that tone."""

_CREAM_HUES, _CREAM_LIGHT, _SHADOW = (0.09, 0.16), 0.5, "#141A2B"
"""Hues of cream and its least lightness, and the tone of the shadow: these stay."""

_DARK = 0.25
"""Lightness of a number at most, so that it can be read on cream."""

_HEX = re.compile("#[0-9A-F]{6}")


@painted
def tub(kit: Toolkit, place: int, colour: str, scale: float) -> Surface:
    """Return the tub of a place in a player's colour, by name, with its number on the disc."""
    wide, high = TUBS[place]
    bend = 0.13 * wide
    body, ink = _drawn_in(place, theme.PLAYER_COLOURS.get(colour, theme.BRASS))
    surface = kit.sprites.svg_text(body, (wide + 48) * scale, (high + 2 * bend + 34) * scale).copy()
    y = (6 + bend + high / 2 + bend + 3) * scale
    size = min(32.0, 0.2 * high + 8) * 1.25 * scale
    number = kit.fonts.exact("display", max(6, kit.units.px(size))).render(str(place), ink)
    surface.blit(number, number.get_rect(center=(surface.get_width() // 2, kit.units.px(y))))
    return surface


@cache
def _drawn_in(place: int, colour: str) -> tuple[str, str]:
    """Return the drawing of a tub with another main tone, and the colour of its number."""
    base, ink = _DRAWN[place]
    text = sprite_file(f"common/tub_{place}").read_text(encoding="utf-8")
    body = _HEX.sub(lambda found: _changed(found[0], base, colour), text)
    return body, _changed(ink, base, colour, _DARK)


def _changed(tone: str, base: str, wanted: str, lightest: float = 0.95) -> str:
    """Return a tone of `base` as one of `wanted`, as light beside it; cream and shadows as they are."""
    (hue, light, full), (_, from_light, from_full) = _hls(tone), _hls(base)
    to_hue, to_light, to_full = _hls(wanted)
    is_cream = _CREAM_HUES[0] < hue < _CREAM_HUES[1] and light > _CREAM_LIGHT
    if is_cream or tone == _SHADOW:
        return tone
    shares = colorsys.hls_to_rgb(
        to_hue,
        min(lightest, light * to_light / from_light),
        min(1.0, full * to_full / from_full),
    )
    return "#" + "".join(f"{round(255 * share):02X}" for share in shares)


def _hls(colour: str) -> tuple[float, float, float]:
    """Return hue, lightness and saturation of a colour, each from 0 to 1."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return colorsys.rgb_to_hls(red, green, blue)
