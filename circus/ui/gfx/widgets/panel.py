"""Panel: a small picture composed of material, vector shapes, shadow and text, in units."""

import pygame
from pygame import Rect, Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.blank import blank
from circus.ui.gfx.large import PAINTED_WITH, PIXEL
from circus.ui.gfx.textures import Grain, sheet
from circus.ui.gfx.toolkit import Toolkit

_PAPER = ("#F2E4C4", (Grain(1.6, 1.6, 0.025), Grain(200, 140, 0.025)))
"""Paler and smoother than the paper of a large sheet, since words are written on it."""
_WIDE = 6
"""Blur in pixels from which it is computed at half the size, without a visible difference."""
_CENTRE = {"display": -0.03, "ui": -0.035, "ui-italic": -0.035, "ui-semibold": -0.035, "ui-bold": -0.035}
"""Offset of the middle of the capitals from the middle of a line, in sizes."""


class Panel:
    """Surface of exact pixel size with a transparent border; its shapes are in units from its corner.

    Attributes:
        surface: the picture composed so far.
        width_u, height_u: of the panel without its border.
    """

    def __init__(self, kit: Toolkit, size: tuple[int, int], margin_u: float = 0) -> None:
        """Create a panel of `size` pixels, without the border of `margin_u` units on each side."""
        self._kit = kit
        self._margin = kit.units.px(margin_u)
        self._scale = kit.units.scale
        self.width_u, self.height_u = size[0] / self._scale, size[1] / self._scale
        whole = (size[0] + 2 * self._margin, size[1] + 2 * self._margin)
        kit.clear(PAINTED_WITH * whole[0] * whole[1] * PIXEL)
        self.surface = blank(whole, clear=True)

    def rounded(self, inset: float, radius: float, style: str) -> str:
        """Return a rectangle `inset` units within the panel's edge, whose own corners have this radius."""
        width, height = self.width_u - 2 * inset, self.height_u - 2 * inset
        size = f'width="{width:.2f}" height="{height:.2f}" rx="{max(0.0, radius - inset):.2f}"'
        return f'<rect x="{inset}" y="{inset}" {size} {style}/>'

    def vector(self, body: str) -> None:
        """Paint SVG elements."""
        self.surface.blit(self._drawn(body), (0, 0))

    def grain(self, material: str, body: str, seed: int = 1) -> None:
        """Paint a material of `circus.ui.gfx.textures` in the shape of `body`, which is filled white."""
        mask = self._drawn(body)
        if material == "paper":
            stuff = sheet(*_PAPER, mask.get_size(), self._scale, seed)
        else:
            stuff = self._kit.backgrounds.texture(material, mask.get_size(), self._scale, seed)
        mask.blit(stuff, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        self.surface.blit(mask, (0, 0))

    def shadow(
        self, body: str, right_u: float, down_u: float, blur_u: float, alpha: float, colour: str = theme.NIGHT
    ) -> None:
        """Paint the blurred silhouette of `body`; the border must be wide enough for it."""
        blur = max(1, self._kit.units.px(blur_u))
        part = 2 if blur >= _WIDE else 1
        right, down = self._kit.units.point(right_u, down_u)
        source, offset = self._source(body), (right // part, down // part)
        red, green, blue = pygame.Color(colour)[:3]
        ink = red, green, blue, round(255 * alpha)
        soft = soft_silhouette(source, self._size(part), offset, blur // part, ink)
        if part > 1:
            soft = pygame.transform.smoothscale(soft, self.surface.get_size())
        self.surface.blit(soft, (0, 0))

    def put(self, surface: Surface, x_u: float, y_u: float, anchor: str = "center") -> Rect:
        """Draw a surface with its `anchor` (a name of a corner, side or the centre) at a point.

        Return its box.
        """
        units = self._kit.units
        place = (self._margin + units.px(x_u), self._margin + units.px(y_u))
        rect = surface.get_rect(**{anchor: place})
        self.surface.blit(surface, rect)
        return rect

    def write(
        self,
        text: str,
        face: str,
        size_u: float,
        colour: str,
        x_u: float,
        y_u: float,
        *,
        anchor: str = "center",
        max_width_u: float | None = None,
    ) -> float:
        """Write one line whose capitals are centred on `y_u`; return its width in units."""
        line = self._kit.fonts.line(text, face, size_u, colour, max_width_u)
        place = self.put(line, x_u, y_u + _CENTRE[face] * size_u, anchor)
        if place.left < 0 or place.right > self.surface.get_width():
            self._kit.fonts.clipped(text)
        return line.get_width() / self._scale

    def _drawn(self, body: str) -> Surface:
        """Return the shapes as large as the panel."""
        return _raster(self._source(body), self._size())

    def _source(self, body: str) -> bytes:
        """Return the shapes as an SVG text with the panel's border."""
        wide, high = self.surface.get_size()
        shift = self._margin / self._scale
        moved = f'<g transform="translate({shift:.4f} {shift:.4f})">{body}</g>'
        return svg.document(wide / self._scale, high / self._scale, moved).encode()

    def _size(self, part: int = 1) -> tuple[int, int]:
        """Return the panel's size in pixels, or half of it if `part` is 2."""
        wide, high = self.surface.get_size()
        return max(1, wide // part), max(1, high // part)


def soft_silhouette(
    source: bytes, size: tuple[int, int], offset: tuple[int, int], blur: int, ink: tuple[int, int, int, int]
) -> Surface:
    """Return the blurred silhouette of an SVG text at `size` pixels, in one colour with its opacity.

    `offset` and `blur` are in pixels; each number of `ink` is from 0 to 255.
    """
    mask = _raster(source, size)
    soft = blank(mask.get_size(), clear=True)
    soft.fill((*ink[:3], 0))
    mask.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    mask.fill((*ink[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    soft.blit(mask, offset, special_flags=pygame.BLEND_RGBA_MAX)
    del mask
    soft = pygame.transform.gaussian_blur(soft, blur)
    soft.fill((255, 255, 255, ink[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return soft


def _raster(source: bytes, size: tuple[int, int]) -> Surface:
    drawn = svg.raster(source, size)
    return drawn if drawn.get_size() == size else pygame.transform.smoothscale(drawn, size)
