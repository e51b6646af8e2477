"""Cards of Texas Showdown: the drawn faces with their numbers set over them, lit or veiled."""

import pygame
from pygame import Surface

from circus.games.texas_showdown.cards import color_of
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins.plain import DIM
from circus.ui.skins.sheets import veiled
from circus.ui.skins.texas_showdown.spec import SHEET, SMALL_U, SUITS

VEIL, VEIL_SHARE = "#4A3426", 0.34
_INDEX = (57, 62, 66, 68)
_CORNER = (251, 385, 50, 60)
"""Centre, size and maximum width of the two numbers."""


@painted
def face(kit: Toolkit, number: str, height_u: float, light: str) -> Surface:
    """Return a card from the front; "" is its back."""
    if not number:
        name = "trick" if height_u <= SMALL_U else "back"
        return kit.sprites.svg(f"texas_showdown/{name}", height_u=height_u)
    card = kit.sprites.svg(f"texas_showdown/card_{number}", height_u=height_u).copy()
    ink = SUITS[color_of(int(number))].ink
    if light == DIM:
        card = veiled(card, VEIL, VEIL_SHARE)
        ink = f"#{''.join(f'{channel // 2:02X}' for channel in pygame.Color(ink)[:3])}"
    share = card.get_height() / SHEET.high
    for x, y, size, widest in (_INDEX, _CORNER):
        wide = kit.fonts.exact("display", 100).width(number) / 100
        pixels = round(min(size, widest / wide) * share)
        digits = kit.fonts.exact("display", max(6, pixels)).render(number, ink)
        ink_box = digits.get_bounding_rect()
        card.blit(digits, (round(x * share) - ink_box.centerx, round(y * share) - ink_box.centery))
    return card
