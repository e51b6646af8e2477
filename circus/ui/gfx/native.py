"""Validation of sounds, pictures and fonts before a native library, which might crash, reads them."""

import io
import re
import struct
import wave
from pathlib import Path
from typing import Any, NoReturn
from xml.parsers import expat

from circus.platform.untrusted import content, limits

RATES = range(8_000, 48_001)
MAX_SECONDS = 120
"""Maximum length of a sound."""

MAX_DEPTH = 64
MAX_ELEMENTS = 20_000
"""Maximum number of elements of a picture; the project's largest has 2,000."""

MAX_SIDE = 10_000
MAX_RATIO = 400
"""Maximum ratio of the sides of a picture's view box: rules are long lines."""

TABLES = (b"cmap", b"head", b"hhea", b"hmtx", b"maxp")
"""Tables without which a font cannot be rendered."""

_FONTS = (b"\x00\x01\x00\x00", b"OTTO", b"true")
_VIEW_BOX = re.compile(rb'viewBox="\s*([-\d.]+)[ ,]+([-\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)\s*"')
_FAR = re.compile(r"#[0-9a-fA-F]{3,8}|((?<![\d.])\d{6,}|\d[eE]\+?\d|\b(?:nan|inf)\b)", re.ASCII)
"""A number of 100,000 or more, except in a colour."""

_NAMES = frozenset({"id", "href", "xlink:href", "class", "xmlns", "xmlns:xlink", "font-family"})


def sound(path: Path) -> io.BytesIO:
    """Return a sound in a WAV file, written again, so that only its samples reach the mixer.

    Raises:
        OSError: the file cannot be read.
        ValueError: the file is not a valid sound; the message says why.
    """
    try:
        with wave.open(io.BytesIO(content(path, limits.SOUND, installed=True))) as read:
            channels, width, rate, frames = read.getparams()[:4]
            samples = read.readframes(frames)
    except (wave.Error, EOFError, RuntimeError, struct.error) as error:  # all of these occur
        raise ValueError(f"it is no WAV file ({error})" if str(error) else "the file is cut short") from None
    if channels not in (1, 2) or width != 2 or rate not in RATES:
        raise ValueError(
            f"it has {channels} channels of {8 * width} bits, {rate} a second: save it as 16 bit PCM"
        )
    if not samples or frames > MAX_SECONDS * rate:
        raise ValueError(
            f"it lasts {frames / rate:.0f} s: it has to be heard, and to end within {MAX_SECONDS}"
        )
    if len(samples) != frames * channels * width:
        raise ValueError("the file is cut short")
    return _written(samples, channels, rate)


def _written(samples: bytes, channels: int, rate: int) -> io.BytesIO:
    anew = io.BytesIO()
    with wave.open(anew, "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples)
    anew.seek(0)
    return anew


def proportions(picture: bytes) -> tuple[float, float]:
    """Return width and height of the view box of an SVG text.

    Raises:
        ValueError: it has none, or one that cannot be drawn.
    """
    box = _VIEW_BOX.search(picture, 0, 2000)
    try:
        width, height = (float(box[3]), float(box[4])) if box else (0.0, 0.0)
    except ValueError:
        width = height = 0.0
    if not (width and height):
        raise ValueError("no viewBox")
    if max(width, height) > MAX_SIDE or max(width, height) > MAX_RATIO * min(width, height):
        raise ValueError(f"its viewBox of {width:g} by {height:g} cannot be drawn")
    return width, height


def glance(picture: bytes) -> None:
    """Raise `ValueError` if an SVG text is cut short or has no valid view box."""
    proportions(picture)
    if not picture.rstrip().endswith(b"</svg>"):
        raise ValueError("the file is cut short")


def check_picture(picture: bytes) -> None:
    """Raise `ValueError` unless an SVG text is complete, plain XML with numbers that can be drawn."""
    glance(picture)
    reader = expat.ParserCreate()
    counted = _Counted()
    reader.StartElementHandler = counted.start
    reader.EndElementHandler = counted.end
    reader.StartDoctypeDeclHandler = _refuse_type
    try:
        reader.Parse(picture, True)
    except expat.ExpatError as error:
        raise ValueError(f"it is no plain XML ({error})") from None


class _Counted:
    """Limits of a picture's elements: their depth, their number, and the size of their numbers."""

    def __init__(self) -> None:
        self._depth = self._elements = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        self._elements += 1
        if self._depth > MAX_DEPTH or self._elements > MAX_ELEMENTS:
            raise ValueError(f"more than {MAX_ELEMENTS} elements, or {MAX_DEPTH} within one another")
        for name, value in attributes.items():
            if name not in _NAMES and any(found[1] for found in _FAR.finditer(value)):
                raise ValueError(f"a number in {name} of <{tag[:20]}> is too large to be drawn")

    def end(self, _tag: str) -> None:
        self._depth -= 1


def _refuse_type(*_declared: Any) -> NoReturn:
    raise ValueError("it has a DOCTYPE")


def check_font(path: Path) -> None:
    """Check that a file is a complete font.

    Raises:
        OSError: the file cannot be read.
        ValueError: the file is not a valid font; the message says why.
    """
    font = content(path, limits.FONT, installed=True)
    if not font.startswith(_FONTS) or len(font) < 12:
        raise ValueError("it is no TrueType or OpenType font")
    (count,) = struct.unpack_from(">H", font, 4)
    if len(font) < 12 + 16 * count:
        raise ValueError("the file is cut short")
    names = set()
    for number in range(count):
        name, _sum, start, length = struct.unpack_from(">4sIII", font, 12 + 16 * number)
        names.add(name)
        if start + length > len(font):
            raise ValueError("the file is cut short")
    for name in TABLES:
        if name not in names:
            raise ValueError(f"it has no table '{name.decode()}'")
