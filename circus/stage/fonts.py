"""Written text: lines and blocks in the project's fonts, cached, in design units."""

import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pygame
from pygame import Surface
from pygame.font import Font

from circus.stage import theme
from circus.stage.surface_cache import SurfaceCache

FACES = {
    "display": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    "ui": ("font_hanken_grotesk", "HankenGrotesk-Medium.otf"),
    "ui-semibold": ("font_hanken_grotesk", "HankenGrotesk-SemiBold.otf"),
    "ui-bold": ("font_hanken_grotesk", "HankenGrotesk-Bold.otf"),
}
"""Package and file of each face."""
SMALLEST_SHARE = 0.8
"""A line that is too long shrinks to this share of its size before it is cut with an ellipsis."""
_ELLIPSIS = "…"


class Fonts:
    """All text of one scale and text size; the same question gives the same surface."""

    def __init__(self, scale: float, text_size: int = 100) -> None:
        """`scale` in pixels per unit, `text_size` in percent."""
        self.scale = scale
        self.text_size = text_size
        self._fonts: dict[tuple[str, int], Font] = {}
        self._kept = SurfaceCache(round(8_000_000 * max(1.0, scale * scale)))

    def font(self, face: str, size_u: float) -> Font:
        """The font of a face at a size in units; text size included."""
        return self._at(face, self._px(size_u))

    def exact(self, face: str, size: int) -> Font:
        """The font of a face at a size in pixels, whatever the text size."""
        return self._at(face, size)

    def line(
        self,
        text: str,
        font: str = "ui",
        size_u: float = theme.CAPTION_U,
        colour: str = theme.CREAM,
        max_width_u: float | None = None,
    ) -> Surface:
        """One line; wider than `max_width_u` it shrinks to four fifths, then ends in an ellipsis."""
        size, text = self._fitted(text, font, self._px(size_u), max_width_u)
        key = (text, font, size, colour)
        return self._kept.get(key, lambda: self._at(font, size).render(text, True, colour).convert_alpha())

    def block(
        self,
        text: str,
        font: str = "ui",
        size_u: float = theme.CAPTION_U,
        colour: str = theme.CREAM,
        *,
        width_u: float,
        align: str = "left",
        leading: float = 1.2,
    ) -> Surface:
        """Text broken into lines at most `width_u` wide; `leading` is their distance in sizes."""
        size, width = self._px(size_u), round(width_u * self.scale)
        key = (text, font, size, colour, width, align, leading)
        return self._kept.get(key, lambda: self._block(text, font, size, colour, width, align, leading))

    def width_u(self, text: str, font: str = "ui", size_u: float = theme.CAPTION_U) -> float:
        """How wide a line is, in units, before any shrinking."""
        return self._at(font, self._px(size_u)).size(text)[0] / self.scale

    def height_u(self, font: str = "ui", size_u: float = theme.CAPTION_U) -> float:
        """How high a line is, in units."""
        return self._at(font, self._px(size_u)).get_linesize() / self.scale

    def fits(self, text: str, font: str, size_u: float, max_width_u: float) -> bool:
        """Whether the line need not be cut with an ellipsis."""
        return (
            _ELLIPSIS
            not in self._fitted(text.replace(_ELLIPSIS, "."), font, self._px(size_u), max_width_u)[1]
        )

    def _px(self, size_u: float) -> int:
        return max(6, round(size_u * self.scale * self.text_size / 100))

    def _at(self, face: str, size: int) -> Font:
        font = self._fonts.get((face, size))
        if font is None:
            path = font_path(face)
            font = self._fonts[face, size] = Font(path, size)
        return font

    def _fitted(self, text: str, face: str, size: int, max_width_u: float | None) -> tuple[int, str]:
        if max_width_u is None:
            return size, text
        width = round(max_width_u * self.scale)
        least = max(6, round(size * SMALLEST_SHARE))
        wide = self._at(face, size).size(text)[0]
        while wide > width and size > least:
            size = max(least, min(size - 1, size * width // wide))
            wide = self._at(face, size).size(text)[0]
        if wide <= width:
            return size, text
        font, cut = self._at(face, size), len(text)
        while cut > 1 and font.size(text[:cut].rstrip() + _ELLIPSIS)[0] > width:
            cut -= 1
        return size, text[:cut].rstrip() + _ELLIPSIS

    def _block(
        self, text: str, face: str, size: int, colour: str, width: int, align: str, leading: float
    ) -> Surface:
        font = self._at(face, size)
        lines = [line for paragraph in text.split("\n") for line in _broken(paragraph, font, width)]
        step = round(size * leading)
        sheet = Surface((width, step * (len(lines) - 1) + font.get_height()), pygame.SRCALPHA)
        sheet.fill((*pygame.Color(colour)[:3], 0))
        for row, line in enumerate(lines):
            drawn = font.render(line, True, colour).convert_alpha()
            spare = width - drawn.get_width()
            x = {"left": 0, "center": spare // 2, "right": spare}[align]
            sheet.blit(drawn, (x, row * step), special_flags=pygame.BLEND_RGBA_MAX)
        return sheet


def _broken(text: str, font: Font, width: int) -> list[str]:
    """A paragraph in lines; a word wider than a line stands alone."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and font.size(longer)[0] > width:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line]


@cache
def font_path(face: str) -> Path | None:
    """The file of a face; None (told once on stderr) if it is not installed: pygame's own font is used."""
    package, name = FACES[face]
    spec = find_spec(package)
    if spec is not None and spec.origin:
        path = Path(spec.origin).parent / "files" / name
        if path.is_file():
            return path
    print(f"circus: font {name} is missing; another one stands in for it", file=sys.stderr)
    return None
