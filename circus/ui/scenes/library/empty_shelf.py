"""Empty list of past games: placeholder photographs, the reason, and a button."""

from pygame import Surface

from circus import games
from circus.ui.gfx import theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, Panel, Widget, icon
from circus.ui.gfx.widgets.containers import MIDDLE, Part, column, row
from circus.ui.scenes.parts.widgets import labelled, papered, picture, written

PHOTO_U = (138.0, 168.0)
_MARGIN_U = 16.0
_TILTS = (-5.0, 3.0, -2.0, 4.0, -4.0)
_WIDE_U, _PAD_U, _GAP_U = 840.0, 26.0, 20.0
_BIN_U, _SOFT = 120.0, "#8A7355"
_FADED = "#C9B79A90"
"""Tint of a placeholder photograph."""


def nothing_here(kit: Toolkit, text: str, way: Button | None, room: Box) -> list[Widget]:
    """Return a sheet in the middle of the room: photographs, `text`, and a button.

    Without a `way`, it is the empty bin.
    """
    wide = min(_WIDE_U, room[2])
    shown = _photos(kit, wide - 2 * _PAD_U) if way else picture(icon(kit, "bin", _BIN_U, _SOFT), high=_BIN_U)
    lines = kit.fonts.lines(text, "display", theme.PROMPT_U, wide - 2 * _PAD_U)
    high = lines * (kit.fonts.height_u("display", theme.PROMPT_U) + 4)
    parts = [
        shown,
        written(kit, text, theme.INK, None, high=high, align="center", face="display", size_u=theme.PROMPT_U),
    ]
    if way:
        parts.append(labelled(kit, way))
    sheet = papered(column(parts, _GAP_U, MIDDLE), _PAD_U, _PAD_U + 8, _PAD_U, _PAD_U)
    return sheet.with_width(wide).arrange_in(room, MIDDLE, 0.4)


def _photos(kit: Toolkit, room: float) -> Part:
    """Return as many photographs as fit in a row, one of each game with a picture."""
    names = [name for name in games.names() if kit.sprites.has(f"{name}/poster")]
    fitting = max(1, int((room + _GAP_U) // (PHOTO_U[0] + _GAP_U)))
    photos = [
        picture(kit.sprites.tilted(photo(kit, name), tilt), wide=PHOTO_U[0], high=PHOTO_U[1])
        for name, tilt in zip(names[:fitting], _TILTS, strict=False)
    ]
    return row(photos, _GAP_U)


@painted
def photo(kit: Toolkit, game: str) -> Surface:
    """Return a photograph on white card with the pale picture of a game."""
    wide, high = PHOTO_U
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(high)), _MARGIN_U)
    card = f'<rect x="0" y="0" width="{wide}" height="{high}" rx="4" fill="#FFF9EA"/>'
    panel.shadow(card, 2, 4, 4, 0.4)
    panel.vector(card)
    art = kit.sprites.svg(f"{game}/poster", width_u=wide - 20)
    shown = art.subsurface(0, 0, art.get_width(), min(art.get_height(), kit.units.px(high - 48)))
    panel.put(kit.sprites.tinted(shown, _FADED), wide / 2, 10, "midtop")
    return panel.surface
