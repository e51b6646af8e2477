"""What Flip Circus's table consists of: kinds of pieces and effects, helps, keys, the poster's parts."""

from types import MappingProxyType

from circus.games.flip_circus.facts import POWERS
from circus.levels.layouts import each

ART = "flip_circus/"
"""The folder of the sprites."""

SIDE, BACK, POSTER, APPLAUSE = "side", "back", "poster", "applause"
"""Kinds of piece: the side of a token that is up, the badge of the one that is down, a part, a token."""

SEEN, CHEER, NOTICE, GHOST, POSE = "seen", "cheer", "notice", "ghost", "pose"
"""Kinds of effect: a back that is looked at, a ring of light, a sheet of words, a missing part, and how
a token holds itself (never drawn itself)."""

HOP, LEFT, RIGHT, PILE = "hop", "left", "right", "pile"
"""Poses of a token: lifted, bowing to one side and the other, waiting in the middle."""

STAGE = "stage"
"""Before all eyes: `stage` for one part, `stage/ARTIST` for one of those that make up the poster."""

MEMORY, ROSETTE = "memory", "rosette"
ROSETTE_BUTTON = "ui/rosette"
AIDS = MappingProxyType({ROSETTE: True, MEMORY: False})
"""The helps: who can be behind whom, and the backs that were seen."""

KEYS = MappingProxyType(
    {"f": ("flip",), "p": (*POWERS, "misuse"), "v": ("peek",), "n": ("encore",), "e": ("end",)}
)

PICTURE = (660.0, 1248.0)
SHEET, PICTURE_AT = (714.0, 1518.0), (27.0, 243.0)
PARTS = {
    "acrobat": (0.0, 0.0, 660.0, 360.0),
    "magician": (0.0, 366.0, 327.0, 438.0),
    "seer": (333.0, 366.0, 327.0, 438.0),
    "strongman": (0.0, 810.0, 327.0, 438.0),
    "tamer": (333.0, 810.0, 327.0, 438.0),
}
"""Left, top, width and height of the parts in the picture, in the sprites' own measure."""

_ZONES = ("button/rosette", "choice", "finale", NOTICE, POSTER, "reserve", "ring", ROSETTE, STAGE)


def zones(seats: int) -> list[str]:
    """Returns the zones that a table must have: sides, two in any case, own what is gathered."""
    return [*each(("plate",), seats), *each(("applause", "counter", "parts"), 2), *_ZONES]
