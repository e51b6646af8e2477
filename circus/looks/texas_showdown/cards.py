"""The cards of Texas Showdown: the drawn faces with their numbers set over them, lit or veiled."""

from typing import NamedTuple

import pygame
from pygame import Surface

from circus.looks.plain import DIM
from circus.looks.sheets import Sheet, veil
from circus.looks.texas_showdown.trick import color_of
from circus.stage.toolkit import Toolkit

SHEET = Sheet(310, 440, 27, 2)
RATIO = SHEET.ratio
outline, gold_edge = SHEET.outline, SHEET.gold_edge
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
        card.blit(veil(card, VEIL, VEIL_SHARE), (0, 0))
        ink = f"#{''.join(f'{channel // 2:02X}' for channel in pygame.Color(ink)[:3])}"
    share = card.get_height() / SHEET.high
    for x, y, size, widest in (_INDEX, _CORNER):
        wide = kit.fonts.exact("display", 100).size(number)[0] / 100
        pixels = round(min(size, widest / wide) * share)
        digits = kit.fonts.exact("display", max(6, pixels)).render(number, True, ink)
        ink_box = digits.get_bounding_rect()
        card.blit(digits, (round(x * share) - ink_box.centerx, round(y * share) - ink_box.centery))
    return card
