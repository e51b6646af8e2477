"""The cards of Texas Showdown: the drawn faces with their numbers set over them, lit or veiled."""

from typing import NamedTuple

import pygame
from pygame import Surface

from circus.stage import svg, theme
from circus.stage.looks.plain import DIM
from circus.stage.looks.texas_showdown.trick import color_of
from circus.stage.toolkit import Toolkit

WIDE, HIGH = 310, 440
"""The sheet on which a card is drawn."""
RATIO = WIDE / HIGH
SMALL_U = 52
"""Backs up to this height are drawn as trick piles are: with fewer lines."""
VEIL, VEIL_SHARE = "#4A3426", 0.34
_INDEX = (57, 62, 66, 68)
_CORNER = (251, 385, 50, 60)
"""Centre, size and greatest width of the two numbers."""


class Suit(NamedTuple):
    """What a color is called in pictures, its colour, and the same dark enough to write with on paper."""

    name: str
    colour: str
    ink: str


SUITS = {
    "black": Suit("colts", "#454049", "#2B2830"),
    "red": Suit("boots", "#C2333A", "#9E1F2B"),
    "blue": Suit("hats", "#3470BC", "#1F559B"),
    "brown": Suit("horseshoes", "#8E5D38", "#6F4222"),
    "green": Suit("cacti", "#4E9443", "#2F6B2A"),
    "yellow": Suit("stars", "#E6C93C", "#7A5C06"),
    "purple": Suit("wheels", "#7C4793", "#5E2F74"),
    "grey": Suit("skulls", "#A7ADB8", "#4E535E"),
}


def icon_of(color: str) -> str:
    """The sprite of a color's pictogram."""
    return f"texas_showdown/icon_{SUITS[color].name}"


def face(kit: Toolkit, number: str, height_u: float, light: str) -> Surface:
    """A card from the front; "" is its back."""
    if not number:
        name = "trick" if height_u <= SMALL_U else "back"
        return kit.sprites.svg(f"texas_showdown/{name}", height_u=height_u)
    return _numbered(kit, number, height_u, light)


def _numbered(kit: Toolkit, number: str, height_u: float, light: str) -> Surface:
    card = kit.sprites.svg(f"texas_showdown/card_{number}", height_u=height_u).copy()
    ink = SUITS[color_of(int(number))].ink
    if light == DIM:
        card.blit(_veil(card), (0, 0))
        ink = f"#{''.join(f'{channel // 2:02X}' for channel in pygame.Color(ink)[:3])}"
    share = card.get_height() / HIGH
    for x, y, size, widest in (_INDEX, _CORNER):
        wide = kit.fonts.exact("display", 100).size(number)[0] / 100
        pixels = round(min(size, widest / wide) * share)
        digits = kit.fonts.exact("display", max(6, pixels)).render(number, True, ink)
        ink_box = digits.get_bounding_rect()
        card.blit(digits, (round(x * share) - ink_box.centerx, round(y * share) - ink_box.centery))
    return card


def _veil(card: Surface) -> Surface:
    """A brown glaze in the shape of the card."""
    veil = card.copy()
    red, green, blue = pygame.Color(VEIL)[:3]
    veil.fill((0, 0, 0, round(255 * VEIL_SHARE)), special_flags=pygame.BLEND_RGBA_MULT)
    veil.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return veil


def outline(kit: Toolkit, height_u: float) -> Surface:
    """A blank of the shape that all cards share, for shadows and halos."""
    body = f'<rect x="2" y="2" width="{WIDE - 4}" height="{HIGH - 4}" rx="27" fill="#FFFFFF"/>'
    return kit.sprites.svg_text(svg.document(WIDE, HIGH, body), height_u * RATIO, height_u)


def gold_edge(kit: Toolkit, height_u: float) -> Surface:
    """The bright edge of a card that can be played: dark hairline, gold, pale line inside."""
    unit = HIGH / height_u
    body = "".join(
        f'<rect x="{inset * unit:.2f}" y="{inset * unit:.2f}" width="{WIDE - 2 * inset * unit:.2f}" '
        f'height="{HIGH - 2 * inset * unit:.2f}" rx="{max(4.0, 27 - inset * unit):.2f}" fill="none" '
        f'stroke="{colour}" stroke-width="{broad * unit:.2f}"/>'
        for inset, broad, colour in (
            (0.9, 1.8, theme.GOLD_DARK),
            (3.3, 4.6, theme.GOLD),
            (6.0, 1.5, theme.GOLD_PALE),
            (7.0, 0.8, theme.GOLD_DARK),
        )
    )
    return kit.sprites.svg_text(svg.document(WIDE, HIGH, body), height_u * RATIO, height_u)
