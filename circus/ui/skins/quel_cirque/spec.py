"""Names and numbers of Quel Cirque's skin: folder of its sprites, sizes in units."""

from types import MappingProxyType

from circus.content.levels.layouts import per_seat

ART = "quel_cirque/"
"""The folder of its sprites."""
GROUND = "ring"
KEYS = MappingProxyType({"a": ("add",), "m": ("move",), "b": ("return",), "r": ("invert",), "s": ("skip",)})

CELL_U = 132.0
"""Side of a cell that all sizes on the board refer to; for smaller cells they are scaled."""
FRAME_U, THICK_U = 28.0, 9.0
HOLE_U, HOLE_UP_U = 80.0, 18.0
"""Width of a hole, and how far its centre is above that of its cell."""
STARS_DOWN_U = 29.0
SMALLEST_STAR_U = 16.0

CLOWN_RATIO = 528 / 548
CLOWN_U, SOLES_U = 137.0, 48.0
"""Height of a clown's picture, and how far its soles are below the centre of the cell."""
CLOWN_UP_U = 132.0 - SOLES_U - CLOWN_U / 2
"""Height of the centre of the picture above that of the cell."""
MOUTH_UP_U = CLOWN_U / 2 - 26.0
HEAD_UP_U = 88.0
"""Height of a clown's head above the centre of its cell."""
HOP_U = 88.0
"""Height of a clown's hop that releases a marble."""

BALL = 64 / 57
"""Width of a marble's sprite divided by that of the marble."""
MOUTH_MARBLE_U, STACK_MARBLE_U, HOLE_MARBLE_U = 42 * BALL, 28 * BALL, 54 * BALL
PLATE_MARBLE_U, RACK_MARBLE_U = 30 * BALL, 42 * BALL
STACK_U, STACK_ASIDE_U, STACK_UP_U = 112.0, 77.0, 20.0
"""Height of the box of a stack, and its place beside and above the floor of a cell."""
STACK_RATIO = 176 / 448
STACK_WIDTH_U, SLOT_U, STACK_ENDS_U = 44.0, 34.0, 10.0
"""Sizes of a drawn stack: its width, the height of a slot, and that of both ends together."""
PLUS_U = 44.0
"""Size of a plus as a target; it is drawn smaller."""

GAIN_U, GAIN_RATIO = 62.0, 416 / 256
CARD_U, CARD_RATIO = 92.0, 220 / 308
PENNANT_U, PENNANT_RATIO = 96.0, 272 / 336
PLATE_ROOM_U = 84.0
"""Reserved width at a plate's right end, for the pennant or the card."""
NAMES_UP_U = 14.0
"""Offset of names above the marbles of a plate."""
COUNT_U, COUNT_ASIDE_U = 34.0, 46.0
"""Size of a counting disc, and its distance from the centre of its cell towards a corner."""
SMALLEST_COUNT = 0.75
"""Minimum scale of discs on a small board."""
CAPTION_U = 30.0


def stack_scale(slots: int) -> float:
    """Return the scale at which a stack with this number of slots fits into its box; at most 1."""
    return min(1.0, STACK_U / (SLOT_U * slots + STACK_ENDS_U))


def zones(seats: int) -> list[str]:
    """Return the zones that a table must have; die and hats may also be on a plate."""
    return [*per_seat(("plate",), seats), "board", "verbs"]
