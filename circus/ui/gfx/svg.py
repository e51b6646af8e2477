"""SVG text: its elements as strings, and pictures made of it at exact pixel sizes."""

import io

import pygame
from pygame import Surface

from circus.ui.gfx import native


def raster_file(source: bytes, size: tuple[int, int]) -> Surface:
    """Return the picture of a file's content at `size` pixels, converted for the display.

    Raises:
        ValueError: the content is not an SVG picture, or not one that can be drawn.
    """
    native.check_picture(source)
    return raster(source, size)


def raster(source: bytes, size: tuple[int, int]) -> Surface:
    """Return the picture of an SVG text that the program wrote, at `size` pixels, converted for the display.

    Raises:
        ValueError: the text is not an SVG picture.
    """
    try:
        surface = pygame.image.load_sized_svg(io.BytesIO(source), size)
    except pygame.error as error:
        raise ValueError(str(error)) from None
    return surface.convert_alpha()


def document(width: float, height: float, body: str) -> str:
    """Return a whole SVG text around `body`, its view box from (0, 0) to (width, height)."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {width:.9g} {height:.9g}" width="{width:.9g}" height="{height:.9g}">{body}</svg>'
    )


def box(
    x: float, y: float, width: float, height: float, fill: str, alpha: float = 1, *, radius: float = 0
) -> str:
    """Return a filled rectangle."""
    corners = f' rx="{radius:.2f}"' if radius else ""
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}"{corners} '
        f'fill="{fill}"{_opacity("fill", alpha)}/>'
    )


def framed(
    x: float, y: float, width: float, height: float, fill: str, line: str, thick: float, *, radius: float = 0
) -> str:
    """Return a filled rectangle with an outline."""
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" rx="{radius:.2f}" '
        f'fill="{fill}" stroke="{line}" stroke-width="{thick:.2f}"/>'
    )


def oval(x: float, y: float, across: float, along: float, style: str) -> str:
    """Return an ellipse by centre and half axes; `style` is `filled` or `lined`."""
    return f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{across:.2f}" ry="{along:.2f}" {style}/>'


def path(line: str, style: str) -> str:
    """Return a path of SVG path data; `style` is `filled`, `lined`, or both."""
    return f'<path d="{line}" {style}/>'


def filled(colour: str, alpha: float = 1) -> str:
    """Return the style of an area."""
    return f'fill="{colour}"{_opacity("fill", alpha)}'


def lined(colour: str, thick: float, alpha: float = 1, *, fill: str = "none") -> str:
    """Return the style of a line with round ends and corners, or of an area with such an outline."""
    return (
        f'fill="{fill}" stroke="{colour}" stroke-width="{thick:.2f}"{_opacity("stroke", alpha)} '
        'stroke-linecap="round" stroke-linejoin="round"'
    )


def moved(body: str, x: float, y: float) -> str:
    """Return elements moved by (x, y)."""
    return f'<g transform="translate({x:.3f} {y:.3f})">{body}</g>'


def _opacity(part: str, alpha: float) -> str:
    return "" if alpha == 1 else f' {part}-opacity="{alpha:.3g}"'
