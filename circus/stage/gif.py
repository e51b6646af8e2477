"""Moving pictures: surfaces shown one after another, as a GIF that is written picture by picture.

Pillow writes whole GIFs from all their pictures at once, 130 MB of them for a passage of a game. Here each is
handed over as it is drawn: the part that has changed goes to Pillow's encoder, and everything in it that has
not is left transparent. All share one palette, so that nothing that stands still flickers.
"""

from collections.abc import Sequence

import pygame
from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata, getheader
from pygame import Surface

COLOURS = 255
"""Of the palette; the entry behind them is transparent."""

_KEEP = 1
"""Each picture is laid over what was there before."""


class GifWriter:
    """A GIF that grows; it is played again and again."""

    def __init__(self, samples: Sequence[Surface]) -> None:
        """Finds the colours that pictures like the samples, all of one size, are best shown in."""
        self._palette = _palette(samples)
        opened, _ = getheader(self._palette.resize(samples[0].get_size()), info={"loop": 0})
        self._parts = list(opened)
        self._shown: Image.Image | None = None
        self._waiting: tuple[Image.Image, tuple[int, int]] | None = None
        self._ms = 0

    def add(self, picture: Surface, ms: int) -> None:
        """Shows a picture of the samples' size for a while, in hundredths of a second as GIFs count."""
        now = _image(picture)
        found = self._changed(now)
        if found:
            self._put()
            self._waiting = found
        self._shown = now
        self._ms += ms

    def stay(self, ms: int) -> None:
        """Shows the picture that was added last for longer."""
        self._ms += ms

    def finished(self) -> bytes:
        """The whole file; nothing can be added any more."""
        self._put()
        return b"".join([*self._parts, b";"])

    def _changed(self, now: Image.Image) -> tuple[Image.Image, tuple[int, int]] | None:
        """What has to be painted over the picture shown, and where; `None` if that is the same."""
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
        """Encodes the picture that waits, now that it is known how long it is shown."""
        if self._waiting:
            part, at = self._waiting
            self._parts += getdata(part, at, duration=self._ms, disposal=_KEEP, transparency=COLOURS)
        self._waiting, self._ms = None, 0


def _image(picture: Surface) -> Image.Image:
    return Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))


def _palette(samples: Sequence[Surface]) -> Image.Image:
    """A small image with the palette, as long as it can be; every second pixel tells enough."""
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
    """White where any colour has changed, black elsewhere."""
    red, green, blue = ImageChops.difference(before, now).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([0, *[255] * 255])
