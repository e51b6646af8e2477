"""Named colours, and the ramp of tones derived from each of them in OKLCH."""

import math
from dataclasses import dataclass
from functools import cache

CREAM = "#F7E8C9"
PAPER = "#FFF6E0"
RED = "#B5282E"
GOLD = "#E5A72E"
NAVY = "#1D2744"
INK = "#2A1B14"
TEAL = "#23827A"
SKY = "#4C9BD6"
PLUM = "#6B3B7E"
LEAF = "#4F8A3B"
SAWDUST = "#D9B57A"
WOOD = "#8A5A34"
SKIN = "#F3BC8E"
TAN = "#E09F6C"
BROWN_SKIN = "#A9683F"
DARK_SKIN = "#7A4A32"
WHITE = "#FFFDF6"
ORANGE = "#F07C36"
NOSE_RED = "#D8322F"
TIN = "#9AA3B2"
BRASS = "#B98C48"
BLOND = "#E8C36A"
GINGER = "#C4622D"
CHESTNUT = "#6B3A22"
RAVEN = "#3B2C33"
SILVER = "#C9CDD6"
LEATHER = "#8B5630"
SUEDE = "#C08A52"
DENIM = "#3F6A9E"
LEMON = "#EDD83F"
ROSE = "#D9627A"
CREAM_LINE = "#4E2E26"


@dataclass(frozen=True)
class Ramp:
    """Tones of one material, from its highlight down to its outline."""

    base: str
    light: str
    high: str
    shade: str
    deep: str
    line: str


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else math.pow((channel + 0.055) / 1.055, 2.4)


def _encoded(channel: float) -> float:
    return channel * 12.92 if channel <= 0.0031308 else 1.055 * math.pow(channel, 1 / 2.4) - 0.055


def to_oklch(colour: str) -> tuple[float, float, float]:
    """Return lightness 0-1, chroma and hue in degrees of a `#RRGGBB` colour."""
    r, g, b = (_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    long = math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    medium = math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    short = math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    return lightness, math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def _rgb(lightness: float, chroma: float, hue: float) -> tuple[float, float, float]:
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )


def from_oklch(lightness: float, chroma: float, hue: float) -> str:
    """Return the nearest `#RRGGBB` colour; out of gamut only chroma is lowered."""
    lightness = min(max(lightness, 0.0), 1.0)
    for step in range(41):
        channels = _rgb(lightness, chroma * (1 - step / 40), hue)
        if all(-0.0005 <= channel <= 1.0005 for channel in channels):
            break
    return "#" + "".join(f"{round(255 * _encoded(min(max(c, 0.0), 1.0))):02X}" for c in channels)


def _turned(hue: float, toward: float, by: float) -> float:
    """Return `hue` moved at most `by` degrees along the shorter way to `toward`."""
    gap = (toward - hue + 180) % 360 - 180
    return hue + math.copysign(min(abs(gap), by), gap)


@cache
def ramp(base: str, line: str = "", shade: str = "") -> Ramp:
    """Return the tones of `base`; near-white materials need their `line`, and may have their `shade`."""
    lightness, chroma, hue = to_oklch(base)
    warm = hue < 115 or hue > 320
    return Ramp(
        base=base,
        light=from_oklch(lightness + 0.085, chroma * 0.92, _turned(hue, 95, 10)),
        high=from_oklch(lightness + 0.16, chroma * 0.7, _turned(hue, 95, 10)),
        shade=shade or from_oklch(lightness * 0.82, chroma, _turned(hue, 300, 12)),
        deep=from_oklch(lightness * 0.66, chroma, _turned(hue, 300, 12)),
        line=line
        or from_oklch(
            0.24 + 0.09 * lightness,
            min(0.085, 0.75 * chroma + 0.02),
            _turned(hue, 320 if warm else 280, 12),
        ),
    )


def mix(first: str, second: str, share: float) -> str:
    """Mix `share` (0-1) of `second` into `first`, channel by channel."""
    pairs = ((int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


WHITE_RAMP = ramp(WHITE, CREAM_LINE, "#DCCBBF")
CREAM_RAMP = ramp(CREAM, CREAM_LINE, "#DDC39A")
PAPER_RAMP = ramp(PAPER, CREAM_LINE, "#E3D0AC")
