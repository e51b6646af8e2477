"""Lettering: titles in the display face on an arc, with gradient, outline and an extruded shadow."""

import math
from typing import NamedTuple

import pygame
from pygame import Surface
from pygame.font import Font

from circus.stage import theme
from circus.stage.fonts import Fonts
from circus.stage.surface_cache import SurfaceCache


class Style(NamedTuple):
    """How a title is painted; lengths in shares of its size.

    Attributes:
        top: colour of the letters at their upper edge.
        bottom: and at their lower edge.
        line: outline and extrusion.
        outline: width of the outline.
        depth: length of the extrusion, to the lower right.
    """

    top: str = theme.PAPER
    bottom: str = "#F3D9A4"
    line: str = theme.DEEP_RED
    outline: float = 0.075
    depth: float = 0.09


SIGN = Style("#FFF8E4", "#F6DFA8", "#5A0D18")
SALOON = Style("#FFF3D6", "#EFCB8C", "#7C1620")
NIGHT = Style("#FFF8E6", "#EBD5A6", "#141A2B")


class Lettering:
    """All titles of one scale; the same question gives the same surface."""

    def __init__(self, fonts: Fonts) -> None:
        self._fonts = fonts
        self._kept = SurfaceCache(round(12_000_000 * max(1.0, fonts.scale**2)))

    def title(
        self,
        text: str,
        size_u: float,
        style: Style = SIGN,
        *,
        radius_u: float = 0,
        max_width_u: float | None = None,
    ) -> Surface:
        """A title, straight or on an arc of `radius_u` (up in the middle; negative: down); shrinks to fit."""
        size = self._size(text, size_u, max_width_u)
        radius = round(radius_u * self._fonts.scale)
        key = (text, size, style, radius)
        return self._kept.get(key, lambda: self._painted(text, size, style, radius))

    def _size(self, text: str, size_u: float, max_width_u: float | None) -> int:
        size = max(8, round(size_u * self._fonts.scale))
        if max_width_u is None:
            return size
        wide = self._fonts.exact("display", size).size(text)[0] * 1.06
        return max(8, min(size, int(size * max_width_u * self._fonts.scale / max(1, wide))))

    def _painted(self, text: str, size: int, style: Style, radius: int) -> Surface:
        font = self._fonts.exact("display", size)
        outline = max(1, round(size * style.outline))
        depth = max(1, round(size * style.depth))
        letters = _set(text, font, radius, outline + 2)
        edge = _outlined(letters, outline)
        line = pygame.Color(style.line)
        width, height = letters.get_size()
        sheet = Surface((width + depth, height + depth), pygame.SRCALPHA)
        sheet.fill((*line[:3], 0))
        for step in range(depth, -1, -1):
            sheet.blit(_filled(edge, style.line), (step, step), special_flags=pygame.BLEND_RGBA_MAX)
        sheet.blit(_shaded(letters, style), (0, 0))
        return sheet


def _set(text: str, font: Font, radius: int, margin: int) -> Surface:
    """The letters in white, one by one along the arc; their distances keep the font's kerning."""
    total = font.size(text)[0]
    height = font.get_height()
    if not radius:
        sheet = Surface((total + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
        sheet.fill((255, 255, 255, 0))
        sheet.blit(font.render(text, True, "#FFFFFF"), (margin, margin))
        return sheet
    reach = abs(radius)
    half = min(total / 2 / reach, 1.4)
    drop = round(reach * (1 - math.cos(half)) + height * math.sin(half)) + 2
    wide = round(2 * (reach + height) * math.sin(half)) + height
    sheet = Surface((wide + 2 * margin, height + drop + 2 * margin), pygame.SRCALPHA)
    sheet.fill((255, 255, 255, 0))
    for index, letter in enumerate(text):
        _set_letter(sheet, font, letter, _middle(text, index, font) - total / 2, radius, margin)
    box = sheet.get_bounding_rect().inflate(2 * margin, 2 * margin).clip(sheet.get_rect())
    return sheet.subsurface(box).copy()


def _middle(text: str, index: int, font: Font) -> float:
    """Where the middle of a letter stands in the straight line."""
    start = font.size(text[:index])[0]
    return start + (font.size(text[: index + 1])[0] - start) / 2


def _set_letter(sheet: Surface, font: Font, letter: str, along: float, radius: int, margin: int) -> None:
    angle = along / radius
    drawn = font.render(letter, True, "#FFFFFF").convert_alpha()
    turned = pygame.transform.rotozoom(drawn, -math.degrees(angle), 1)
    reach = abs(radius)
    base = margin + font.get_height() / 2
    if radius < 0:
        base += sheet.get_height() - 2 * margin - font.get_height()
    x = sheet.get_width() / 2 + reach * math.sin(abs(angle)) * math.copysign(1, along)
    y = base + math.copysign(reach * (1 - math.cos(angle)), radius)
    sheet.blit(turned, turned.get_rect(center=(round(x), round(y))))


def _outlined(letters: Surface, width: int) -> Surface:
    """The letters grown on all sides: copies of their mask set on circles."""
    grown = Surface(letters.get_size(), pygame.SRCALPHA)
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
    """The letters with a gradient from top to bottom."""
    ramp = Surface((1, 2))
    ramp.set_at((0, 0), style.top)
    ramp.set_at((0, 1), style.bottom)
    shades = pygame.transform.smoothscale(ramp.convert(32), letters.get_size()).convert_alpha()
    copy = letters.copy()
    copy.blit(shades, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
