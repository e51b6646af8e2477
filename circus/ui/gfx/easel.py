"""Easel for one big picture: vector shapes in units, materials cut to shape, soft shadows and light."""

from collections.abc import Sequence

import pygame
from pygame import Color, Rect, Surface

from circus.ui.gfx import svg
from circus.ui.gfx.blank import blank
from circus.ui.gfx.textures import Grain, sheet
from circus.ui.gfx.units import Units

Box = tuple[float, float, float, float]
"""Left, top, width, height in units."""
Stops = Sequence[tuple[float, str]]
"""Positions from 0 (centre) to 1 (edge) and their colours."""
_SOFT = 4
"""Blurred shapes are painted at a quarter of the size."""


class Easel:
    """Surface of the window's size, painted in design units."""

    def __init__(self, units: Units, colour: str = "#000000", *, clear: bool = False) -> None:
        """Create an opaque surface in `colour`, or a transparent one if `clear`."""
        self.units = units
        self.surface = blank(units.size, clear=clear)
        self.surface.fill("#00000000" if clear else colour)

    @classmethod
    def over(cls, surface: Surface, units: Units) -> "Easel":
        """Return an easel that continues an existing picture of the window's size."""
        easel = cls.__new__(cls)
        easel.units, easel.surface = units, surface
        return easel

    @property
    def whole(self) -> Box:
        """The canvas in units."""
        return 0, 0, self.units.width_u, self.units.height_u

    def px(self, box: Box) -> Rect:
        """Return a box in whole pixels, enlarged to them, inside the picture."""
        left, top, width, height = (edge * self.units.scale for edge in box)
        grown = Rect(int(left), int(top), int(left + width) + 1 - int(left), int(top + height) + 1 - int(top))
        return grown.clip(self.surface.get_rect())

    def shape(self, body: str, box: Box | None = None, shrink: int = 1) -> tuple[Surface, Rect]:
        """Return the SVG elements of `body` inside `box` as a surface, and their rectangle in pixels.

        The coordinates of `body` are units of the canvas.
        """
        rect = self.px(box or self.whole)
        size = max(1, rect.w // shrink), max(1, rect.h // shrink)
        scale = self.units.scale
        left, top = rect.x / scale, rect.y / scale
        width, height = rect.w / scale, rect.h / scale
        text = svg.document(width, height, svg.moved(body, -left, -top))
        drawn = svg.raster(text.encode(), size)
        if drawn.get_size() != rect.size:
            drawn = pygame.transform.smoothscale(drawn, rect.size)
        return drawn, rect

    def vector(self, body: str, box: Box | None = None) -> None:
        """Paint SVG elements; `box` bounds them, which saves time."""
        drawn, rect = self.shape(body, box)
        self.surface.blit(drawn, rect)

    def inlay(self, colour: str, grains: Sequence[Grain], body: str, box: Box, seed: int = 1) -> None:
        """Draw a material cut to the shape of `body` (filled white).

        The material comes first: making it takes three times its size in memory, making the shape only twice.
        """
        material = sheet(colour, grains, self.px(box).size, self.units.scale, seed)
        mask, rect = self.shape(body, box)
        mask.blit(material, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        del material
        self.surface.blit(mask, rect)

    def shadow(self, body: str, box: Box, blur_u: float, alpha: float, colour: str = "#141A2B") -> None:
        """Paint the blurred silhouette of `body`; `box` includes the blur around it."""
        rect = self.px(box)
        drawn, _ = self.shape(body, box)
        small = pygame.transform.smoothscale(drawn, (max(1, rect.w // _SOFT), max(1, rect.h // _SOFT)))
        soft = blank(small.get_size(), clear=True)
        red, green, blue = Color(colour)[:3]
        small.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        small.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
        soft.fill((red, green, blue, 0))
        soft.blit(small, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
        soft = pygame.transform.gaussian_blur(soft, max(1, round(blur_u * self.units.scale / _SOFT)))
        soft.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(pygame.transform.smoothscale(soft, rect.size), rect)

    def lamp(self, centre: tuple[float, float], reach: tuple[float, float], stops: Stops) -> None:
        """Multiply the picture by light that falls off from `centre`; the last stop applies outside."""
        light = self._light(centre, reach, stops, stops[-1][1])
        self.surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def glow(self, centre: tuple[float, float], reach: tuple[float, float], colour: str) -> None:
        """Add light in `colour` that fades to zero."""
        lit = Color(colour)
        stops = [(step / 10, _dimmed(lit, (1 - (step / 10) ** 2) ** 2)) for step in range(11)]
        (x, y), (across, along) = centre, reach
        box = (x - across, y - along, 2 * across, 2 * along)
        rect = self.px(box)
        if rect.w < 2 or rect.h < 2:
            return
        light = self._light(centre, reach, stops, "#000000", rect)
        self.surface.blit(light, rect, special_flags=pygame.BLEND_RGB_ADD)

    def beam(self, body: str, blur_u: float, alpha: float, colour: str = "#FFF0CC") -> None:
        """Add a blurred shape of light, such as a spotlight's."""
        rect = self.surface.get_rect()
        small = (rect.w // _SOFT, rect.h // _SOFT)
        text = svg.document(self.units.width_u, self.units.height_u, body)
        drawn = svg.raster(text.encode(), small)
        dark = blank(small)
        dark.blit(drawn, (0, 0))
        dark = pygame.transform.gaussian_blur(dark, max(1, round(blur_u * self.units.scale / _SOFT)))
        dark.fill(_dimmed(Color(colour), alpha), special_flags=pygame.BLEND_RGB_MULT)
        light = pygame.transform.smoothscale(dark, rect.size)
        self.surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    def _light(
        self,
        centre: tuple[float, float],
        reach: tuple[float, float],
        stops: Stops,
        outside: str,
        rect: Rect | None = None,
    ) -> Surface:
        rect = rect or self.surface.get_rect()
        scale = self.units.scale
        marks = "".join(f'<stop offset="{place:g}" stop-color="{colour}"/>' for place, colour in stops)
        left, top = rect.x / scale, rect.y / scale
        wide, high = rect.w / scale + 40, rect.h / scale + 40
        body = (
            f'<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
            f'gradientTransform="translate({centre[0] - left:g} {centre[1] - top:g}) '
            f'scale({reach[0]:g} {reach[1]:g})">{marks}</radialGradient></defs>'
            f'<rect x="-20" y="-20" width="{wide:.1f}" height="{high:.1f}" fill="{outside}"/>'
            f'<rect x="-20" y="-20" width="{wide:.1f}" height="{high:.1f}" fill="url(#l)"/>'
        )
        text = svg.document(rect.w / scale, rect.h / scale, body)
        drawn = svg.raster(text.encode(), (max(2, rect.w // _SOFT), max(2, rect.h // _SOFT)))
        small = blank(drawn.get_size())
        small.blit(drawn, (0, 0))
        return pygame.transform.smoothscale(small, rect.size)


def _dimmed(colour: Color, share: float) -> str:
    return f"#{round(colour.r * share):02X}{round(colour.g * share):02X}{round(colour.b * share):02X}"
