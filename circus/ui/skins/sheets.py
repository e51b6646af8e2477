"""Card drawing shared by all games: the outline for shadow and halo, the gold edge, the veil."""

from typing import NamedTuple

import pygame
from pygame import Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit

_GOLD = (
    (0.9, 1.8, theme.GOLD_DARK),
    (3.3, 4.6, theme.GOLD),
    (6.0, 1.5, theme.GOLD_PALE),
    (7.0, 0.8, theme.GOLD_DARK),
)
"""Lines of the edge from outside: inset, width (units), and colour."""


class CardSheet(NamedTuple):
    """Sheet on which a game's cards are drawn, in units of its sprites.

    Attributes:
        wide, high: its size.
        radius: of its corners.
        margin: between the edge of the sheet and the card.
    """

    wide: int
    high: int
    radius: int
    margin: int

    @property
    def ratio(self) -> float:
        """Width divided by height."""
        return self.wide / self.high

    def outline(self, kit: Toolkit, height_u: float) -> Surface:
        """Return a blank of the common shape of all cards, for shadows and halos."""
        return _outline(kit, self, height_u)

    def gold_edge(self, kit: Toolkit, height_u: float) -> Surface:
        """Return the bright edge of a card that can be used: dark hairline, gold, pale line inside."""
        unit = self.high / height_u
        body = "".join(
            f'<rect x="{inset * unit:.2f}" y="{inset * unit:.2f}" width="{self.wide - 2 * inset * unit:.2f}" '
            f'height="{self.high - 2 * inset * unit:.2f}" rx="{max(2.0, self.radius - inset * unit):.2f}" '
            f'fill="none" stroke="{colour}" stroke-width="{broad * unit:.2f}"/>'
            for inset, broad, colour in _GOLD
        )
        return self.drawn(kit, body, height_u)

    def drawn(self, kit: Toolkit, body: str, height_u: float) -> Surface:
        """Return a picture drawn in the sheet's units."""
        document = svg.document(self.wide, self.high, body)
        return kit.sprites.svg_text(document, height_u * self.ratio, height_u)


@painted
def _outline(kit: Toolkit, sheet: CardSheet, height_u: float) -> Surface:
    inner = sheet.wide - 2 * sheet.margin, sheet.high - 2 * sheet.margin
    body = svg.box(sheet.margin, sheet.margin, *inner, "#FFFFFF", radius=sheet.radius)
    return sheet.drawn(kit, body, height_u)


def veil(card: Surface, colour: str, share: float) -> Surface:
    """Return a glaze in the shape of the card with opacity `share`."""
    glaze = card.copy()
    red, green, blue = pygame.Color(colour)[:3]
    glaze.fill((0, 0, 0, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    glaze.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return glaze


def veiled(card: Surface, colour: str, share: float) -> Surface:
    """Return the card under its veil."""
    under = card.copy()
    under.blit(veil(card, colour, share), (0, 0))
    return under
