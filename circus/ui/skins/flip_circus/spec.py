"""Names and numbers of Flip Circus's skin: pieces, effects, aids, keys, the poster's parts."""

from types import MappingProxyType

from circus.content.levels.layouts import per_seat
from circus.games.flip_circus.facts import POWERS

ART = "flip_circus/"
"""The folder of the sprites."""

SIDE, BACK, POSTER, APPLAUSE = "side", "back", "poster", "applause"
"""Kinds of piece: the upper side of a token, the badge of the lower one, a part, a token."""

SEEN, CHEER, NOTICE, GHOST, POSE = "seen", "cheer", "notice", "ghost", "pose"
"""Kinds of effect: a revealed back, a ring of light, a sheet of words, a missing part, and the pose of a
token (not drawn)."""

HOP, LEFT, RIGHT, PILE = "hop", "left", "right", "pile"
"""Poses of a token: lifted, bowing to one side and the other, waiting in the middle."""

STAGE = "stage"
"""The middle of the table: `stage` for one part, `stage/ARTIST` for one part of the whole poster."""

MEMORY, ROSETTE = "memory", "rosette"
ROSETTE_BUTTON = "ui/rosette"
AIDS = MappingProxyType({ROSETTE: True, MEMORY: False})
"""The aids: possible backs, and the backs that were seen."""

KEYS = MappingProxyType(
    {
        "s": ("swap",),
        "f": ("flip",),
        "p": (*POWERS, "misuse"),
        "v": ("peek",),
        "n": ("encore",),
        "e": ("end",),
    }
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
"""Left, top, width and height of the parts in the picture, in units of the sprites."""

_ZONES = ("button/rosette", "choice", "finale", NOTICE, POSTER, "reserve", "ring", ROSETTE, STAGE)


def zones(seats: int) -> list[str]:
    """Return the zones that a table must have: two sides in any case, and one per seat."""
    return [*per_seat(("plate",), seats), *per_seat(("applause", "counter", "parts"), 2), *_ZONES]
