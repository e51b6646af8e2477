"""Portraits of players: a face in a ring of the seat's colour, with the emblem of that colour."""

from pygame import Surface

from circus import games
from circus.session.table_setup import Seat
from circus.ui.gfx import svg, theme
from circus.ui.gfx.disc import disc_of
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel

_EMBLEMS = {
    "red": "M12 20.6 C3 14.4 2.6 9.6 4.2 7 C6.2 3.8 10.6 4.2 12 7.6 C13.4 4.2 17.8 3.8 19.8 7 "
    "C21.4 9.6 21 14.4 12 20.6 Z",
    "blue": "M12 2.4 C15.4 7.4 18.6 11 18.6 15 A6.6 6.6 0 0 1 5.4 15 C5.4 11 8.6 7.4 12 2.4 Z",
    "yellow": "M12 1.8 Q13.6 10.4 22.2 12 Q13.6 13.6 12 22.2 Q10.4 13.6 1.8 12 Q10.4 10.4 12 1.8 Z",
    "green": "M10.7 13.6 A4.5 4.5 0 1 1 7.9 7 A4.5 4.5 0 1 1 16.1 7 A4.5 4.5 0 1 1 13.3 13.6 "
    "Q13.5 18 15.8 21 H8.2 Q10.5 18 10.7 13.6 Z",
    "purple": "M16.6 3.4 A9.4 9.4 0 1 0 20.8 16.6 A8 8 0 0 1 16.6 3.4 Z",
    "teal": "M12 9.6 L4.2 5 Q2.6 4.6 2.6 6.4 V17.6 Q2.6 19.4 4.2 19 L12 14.4 L19.8 19 Q21.4 19.4 21.4 17.6 "
    "V6.4 Q21.4 4.6 19.8 5 Z",
}
"""Emblem of each colour for colour-blind players, on a square of 24."""
_INKS = {"yellow": "#4A3A08"}
"""The emblem is dark on a pale colour."""
_LINES = {
    "red": "#5E0F18",
    "blue": "#143C66",
    "yellow": "#6E5C0C",
    "green": "#1D4A24",
    "purple": "#3A1A4C",
    "teal": "#0F3F3B",
    theme.NEUTRAL: "#4A3410",
}
_MARGIN_U = 10
MARK_SHARE = 0.94
"""Height of a mark on a face, relative to the width of its medallion."""


def line_of(colour: str) -> str:
    """Return the dark outline for a seat's colour."""
    return _LINES[colour]


def portrait(game: str, seat: Seat) -> str:
    """Return the sprite of a person's face, the same on all screens."""
    return games.find(game).brand.portrait(seat.colour)


def shown_colour(game: str, seat: Seat) -> str:
    """Return a person's colour in menus: neutral if the rules of the game assign the colours."""
    return seat.colour if games.find(game).brand.colours else theme.NEUTRAL


def emblem(kit: Toolkit, game: str, colour: str, size_u: float) -> Surface:
    """Return a disc in a seat's colour with its emblem: that of the table, if it has one."""
    return _emblem(kit, games.find(game).brand.emblem(colour), colour, kit.units.px(size_u))


def _emblem(kit: Toolkit, sprite: str, colour: str, size: int) -> Surface:
    return kit.sprites.svg(sprite, width_u=kit.units.u(size)) if sprite else _disc(kit, colour, size)


def medallion(kit: Toolkit, game: str, seat: Seat, size_u: float, mark: str = "") -> Surface:
    """Return the portrait in its ring, `size_u` wide, with a transparent border for its shadow.

    `mark` is the sprite of an event to the face (`Facts.mark`).
    """
    sign = games.find(game).brand.emblem(seat.colour)
    return _ringed(kit, portrait(game, seat), shown_colour(game, seat), sign, mark, kit.units.px(size_u))


@painted
def _ringed(kit: Toolkit, name: str, colour: str, sign: str, mark: str, size: int) -> Surface:
    panel = Panel(kit, (size, size), _MARGIN_U)
    wide, line = panel.width_u, _LINES[colour]
    middle, reach = wide / 2, wide / 2 - 1.5
    thick = max(2.2, wide * 0.018)
    disc = f'<circle cx="{middle}" cy="{middle}" r="{reach:.2f}" '
    panel.shadow(disc + 'fill="#FFFFFF"/>', 2.5, 4.5, 4.5, 0.5)
    bend, far = reach * 0.925, middle - reach * 0.8
    shine = (
        f"M{far:.2f} {middle - reach * 0.46:.2f} A{bend:.2f} {bend:.2f} 0 0 1 "
        f"{middle + reach * 0.1:.2f} {middle - reach * 0.92:.2f}"
    )
    body = (
        disc + f'fill="{theme.PLAYER_COLOURS.get(colour, theme.BRASS)}" '
        f'stroke="{line}" stroke-width="{thick:.2f}"/>'
    )
    panel.vector(body + svg.path(shine, svg.lined("#FFFFFF", reach * 0.05, 0.65)))
    panel.put(disc_of(kit, name, wide * 0.9), middle, middle)
    if mark:
        panel.put(kit.sprites.svg(mark, height_u=wide * MARK_SHARE), middle, middle + wide * 0.03)
    if colour == theme.NEUTRAL:
        return panel.surface
    badge = wide * 0.34
    panel.put(_emblem(kit, sign, colour, kit.units.px(badge)), wide - badge * 0.46, wide - badge * 0.5)
    return panel.surface


@painted
def _disc(kit: Toolkit, colour: str, size: int) -> Surface:
    panel = Panel(kit, (size, size))
    wide = panel.width_u
    scale = wide * 0.58 / 24
    shift = wide / 2 - 12 * scale
    middle, line = (
        wide / 2,
        svg.lined(_LINES[colour], max(1.6, wide * 0.055), fill=theme.PLAYER_COLOURS[colour]),
    )
    panel.vector(
        svg.oval(middle, middle, middle - 1.2, middle - 1.2, line)
        + f'<g transform="translate({shift:.3f} {shift:.3f}) scale({scale:.4f})">'
        f'<path d="{_EMBLEMS[colour]}" fill="{_INKS.get(colour, "#FFF8E6")}"/></g>'
    )
    return panel.surface
