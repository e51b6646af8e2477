"""Lettering of titles in the display face on an arc, with gradient, outline and extruded shadow."""

import math
from typing import NamedTuple

import pygame
from pygame import Surface

from circus.platform.sanitizing import letters
from circus.ui.gfx import theme
from circus.ui.gfx.blank import blank
from circus.ui.gfx.fonts import Fonts, Typeface
from circus.ui.gfx.surface_cache import USUAL_ROOM, SurfaceStore

_MAX_LETTERS = 80
"""Maximum number of letters of a title; more are dropped."""


class Style(NamedTuple):
    """Style of a title; lengths are shares of its size.

    Attributes:
        top: colour of the letters at their upper edge.
        bottom: colour at their lower edge.
        line: colour of outline and extrusion.
        outline: width of the outline.
        depth: length of the extrusion, to the lower right.
    """

    top: str = theme.PAPER
    bottom: str = "#F3D9A4"
    line: str = theme.DEEP_RED
    outline: float = 0.075
    depth: float = 0.09


SIGN = Style("#FFF8E4", "#F6DFA8", "#5A0D18")
NIGHT = Style("#FFF8E6", "#EBD5A6", "#141A2B")


class Lettering:
    """Cache of the titles of one scale; equal arguments return the same surface."""

    def __init__(self, fonts: Fonts, store: SurfaceStore | None = None) -> None:
        self._fonts = fonts
        self._cache = (store or SurfaceStore(USUAL_ROOM)).cache()

    def title(
        self,
        text: str,
        size_u: float,
        style: Style = SIGN,
        *,
        radius_u: float = 0,
        max_width_u: float | None = None,
    ) -> Surface:
        """Return a title, straight or on an arc of `radius_u` (up in the middle; negative: down).

        It is shrunk to fit; if it becomes smaller than a heading, the fonts record it as strained.
        """
        text = "".join(letters(text, _MAX_LETTERS))
        size = self._size(text, size_u, max_width_u)
        radius = round(radius_u * self._fonts.scale)
        key = (text, size, style, radius)
        return self._cache.get(key, lambda: self._painted(text, size, style, radius))

    def _size(self, text: str, size_u: float, max_width_u: float | None) -> int:
        size = max(8, round(size_u * self._fonts.scale))
        if max_width_u is None:
            return size
        wide = self._fonts.exact("display", size).width(text) * 1.06
        fitting = max(8, min(size, int(size * max_width_u * self._fonts.scale / max(1, wide))))
        least = theme.HEADING_U * self._fonts.scale
        if fitting < min(least, size):
            self._fonts.shrunk(text, fitting / least)
        return fitting

    def _painted(self, text: str, size: int, style: Style, radius: int) -> Surface:
        font = self._fonts.exact("display", size)
        outline = max(1, round(size * style.outline))
        depth = max(1, round(size * style.depth))
        signs = _set(text, font, radius, outline + 2)
        edge = _outlined(signs, outline)
        line = pygame.Color(style.line)
        width, height = signs.get_size()
        sheet = blank((width + depth, height + depth), clear=True)
        sheet.fill((*line[:3], 0))
        for step in range(depth, -1, -1):
            sheet.blit(_filled(edge, style.line), (step, step), special_flags=pygame.BLEND_RGBA_MAX)
        sheet.blit(_shaded(signs, style), (0, 0))
        return sheet


def _set(text: str, font: Typeface, radius: int, margin: int) -> Surface:
    """Return the letters in white, placed one by one along the arc, with the font's kerning."""
    total, height = font.width(text), font.height
    if not radius:
        sheet = blank((total + 2 * margin, height + 2 * margin), clear=True)
        sheet.fill((255, 255, 255, 0))
        sheet.blit(font.render(text, "#FFFFFF"), (margin, margin))
        return sheet
    reach = abs(radius)
    half = min(total / 2 / reach, 1.4)
    drop = round(reach * (1 - math.cos(half)) + height * math.sin(half)) + 2
    wide = round(2 * (reach + height) * math.sin(half)) + height
    sheet = blank((wide + 2 * margin, height + drop + 2 * margin), clear=True)
    sheet.fill((255, 255, 255, 0))
    before = ""
    for letter in letters(text):
        middle = (font.width(before) + font.width(before + letter)) / 2
        _set_letter(sheet, font, letter, middle - total / 2, radius, margin)
        before += letter
    box = sheet.get_bounding_rect().inflate(2 * margin, 2 * margin).clip(sheet.get_rect())
    return sheet.subsurface(box).copy()


def _set_letter(sheet: Surface, font: Typeface, letter: str, along: float, radius: int, margin: int) -> None:
    angle = along / radius
    drawn = font.render(letter, "#FFFFFF").convert_alpha()
    turned = pygame.transform.rotozoom(drawn, -math.degrees(angle), 1)
    reach = abs(radius)
    base = margin + font.height / 2
    if radius < 0:
        base += sheet.get_height() - 2 * margin - font.height
    x = sheet.get_width() / 2 + reach * math.sin(abs(angle)) * math.copysign(1, along)
    y = base + math.copysign(reach * (1 - math.cos(angle)), radius)
    sheet.blit(turned, turned.get_rect(center=(round(x), round(y))))


def _outlined(letters: Surface, width: int) -> Surface:
    """Return the letters grown on all sides, by copies of their mask on circles."""
    grown = blank(letters.get_size(), clear=True)
    grown.fill((255, 255, 255, 0))
    for reach in range(width, 0, -max(1, width // 2)):
        for step in range(max(8, 4 * reach)):
            turn = 2 * math.pi * step / max(8, 4 * reach)
            place = (round(reach * math.cos(turn)), round(reach * math.sin(turn)))
            grown.blit(letters, place, special_flags=pygame.BLEND_RGBA_MAX)
    return grown


def _filled(mask: Surface, colour: str) -> Surface:
    copy = mask.copy()
    copy.fill((*pygame.Color(colour)[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _shaded(letters: Surface, style: Style) -> Surface:
    """Return the letters with a gradient from top to bottom."""
    ramp = blank((1, 2))
    ramp.set_at((0, 0), style.top)
    ramp.set_at((0, 1), style.bottom)
    shades = pygame.transform.smoothscale(ramp, letters.get_size()).convert_alpha()
    copy = letters.copy()
    copy.blit(shades, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
