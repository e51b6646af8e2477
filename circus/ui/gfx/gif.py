"""Writer of animated GIFs, picture by picture.

Pillow writes a GIF from all of its pictures at once, 130 MB for a passage of a game. This writer encodes each
picture as it is drawn: only the changed part, with unchanged pixels transparent. All pictures share one
palette, so unchanged areas do not flicker.
"""

from collections.abc import Sequence

import pygame
from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata, getheader
from pygame import Surface

COLOURS = 255
"""Colours of the palette; the next entry is transparent."""

_KEEP = 1
"""Disposal method: each picture is drawn over the one before."""


class GifWriter:
    """GIF that is written incrementally and loops forever."""

    def __init__(self, samples: Sequence[Surface]) -> None:
        """Choose the palette from `samples`, which have the size of all pictures."""
        self._palette = _palette(samples)
        opened, _ = getheader(self._palette.resize(samples[0].get_size()), info={"loop": 0})
        self._parts = list(opened)
        self._shown: Image.Image | None = None
        self._waiting: tuple[Image.Image, tuple[int, int]] | None = None
        self._ms = 0

    def add(self, picture: Surface, ms: int) -> None:
        """Show a picture of the samples' size for `ms` milliseconds; GIFs count in hundredths of a second."""
        now = _image(picture)
        found = self._changed(now)
        if found:
            self._put()
            self._waiting = found
        self._shown = now
        self._ms += ms

    def stay(self, ms: int) -> None:
        """Extend the time of the last picture by `ms` milliseconds."""
        self._ms += ms

    def finished(self) -> bytes:
        """Return the whole file; call it last."""
        self._put()
        return b"".join([*self._parts, b";"])

    def _changed(self, now: Image.Image) -> tuple[Image.Image, tuple[int, int]] | None:
        """Return the part that differs from the last picture, and its position; `None` if there is none."""
        if self._shown is None:
            return self._quantized(now), (0, 0)
        differs = _differs(self._shown, now)
        box = differs.getbbox()
        if box is None:
            return None
        part = self._quantized(now.crop(box))
        part.paste(COLOURS, None, ImageChops.invert(differs.crop(box)))
        return part, box[:2]

    def _quantized(self, image: Image.Image) -> Image.Image:
        return image.quantize(palette=self._palette, dither=Image.Dither.NONE)

    def _put(self) -> None:
        """Encode the pending picture, whose duration is now known."""
        if self._waiting:
            part, at = self._waiting
            self._parts += getdata(part, at, duration=self._ms, disposal=_KEEP, transparency=COLOURS)
        self._waiting, self._ms = None, 0


def _image(picture: Surface) -> Image.Image:
    return Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))


def _palette(samples: Sequence[Surface]) -> Image.Image:
    """Return a palette as a small image of half the size; every second pixel is enough."""
    wide, high = (max(1, side // 2) for side in samples[0].get_size())
    images = [_image(each).resize((wide, high), Image.Resampling.NEAREST) for each in samples]
    sheet = Image.new("RGB", (wide, high * len(images)))
    for number, image in enumerate(images):
        sheet.paste(image, (0, high * number))
    found = sheet.quantize(COLOURS, Image.Quantize.FASTOCTREE).resize((1, 1))
    colours = found.getpalette() or []
    found.putpalette(colours + [0] * (3 * (COLOURS + 1) - len(colours)))
    return found


def _differs(before: Image.Image, now: Image.Image) -> Image.Image:
    """Return an image that is white at pixels with any change of colour, else black."""
    red, green, blue = ImageChops.difference(before, now).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([0, *[255] * 255])
