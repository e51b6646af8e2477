"""Geometry of the podium: the places of all players, on tubs by rank, in any shape of window."""

from collections.abc import Iterable, Sequence
from itertools import chain, groupby
from typing import NamedTuple

from circus.session.placing import SeatPlace
from circus.ui.gfx.units import Units

TUBS = {1: (262.0, 190.0), 2: (226.0, 132.0), 3: (226.0, 96.0)}
"""Width and height of the tub of each place."""
FACES = {1: 208.0, 2: 168.0, 3: 156.0}
"""Width of the medallion on it."""
_HEAD = 1.2
"""Height of a face with its laurel above the tub, relative to the face's width."""
_GAP_U = 18
_OTHER_U = 128.0
_FLOOR_U = 206
"""Height of the tubs' ground above the lower edge of the window."""
_BESIDE_U = 366
"""Room next to the podium for a hanging board, in landscape."""
_ROW_U = 262


class PodiumPlace(NamedTuple):
    """Place of one seat.

    Attributes:
        seat: its number.
        place: 1 to 3 are on a tub, others on the sawdust.
        x: centre.
        floor: height of the ground.
        top: height of the feet, or of the tub's upper side.
        face: width of the medallion.
        scale: of the tub.
        plate: left, top, width of the plate below.
    """

    seat: int
    place: int
    x: float
    floor: float
    top: float
    face: float
    scale: float
    plate: tuple[float, float, float]


def stands(
    places: Sequence[SeatPlace],
    units: Units,
    plate_width: float,
    plate_height: float,
    ceiling: float = 0.0,
    more: float = 0.0,
) -> list[PodiumPlace]:
    """Return all seats: the best three places on tubs, the first in the middle, the others aside or below.

    Nothing extends above `ceiling`; `more` is the height of the buttons beyond one row.
    """
    raised = [place for place in places if place.place <= 3]
    others = [place for place in places if place.place > 3]
    wide = min(plate_width, 200.0 if len(others) < 3 else 172.0)
    beside = max(_BESIDE_U, 36 + (len(others) + 1) // 2 * (wide + 16))
    room = units.width_u - (60 if units.portrait else 2 * beside)
    widths = [TUBS[place.place][0] for place in raised]
    scale = min(1.0, (room - _GAP_U * (len(widths) - 1)) / sum(widths))
    below = _ROW_U + plate_height - 76 if units.portrait and others else 0.0
    floor = units.height_u - _FLOOR_U - more + 76 - plate_height - below
    scale = min(scale, (floor - ceiling - _HEAD * FACES[1] * 0.1) / (TUBS[1][1] + _HEAD * FACES[1]))
    standing = _podium(raised, (units.width_u / 2, room), floor, scale, plate_width)
    left = min(stand.x - TUBS[stand.place][0] * scale / 2 for stand in standing)
    right = max(stand.x + TUBS[stand.place][0] * scale / 2 for stand in standing)
    for number, place in enumerate(others):
        if units.portrait:
            x = units.width_u / 2 + (number - (len(others) - 1) / 2) * (wide + 40)
            low = floor + below
        else:
            side, row = 1 if number % 2 == 0 else -1, number // 2
            x = (right if side > 0 else left) + side * (wide / 2 + 24 + row * (wide + 16))
            low = floor
        standing.append(
            PodiumPlace(
                place.seat,
                place.place,
                x,
                low,
                low + 14,
                _OTHER_U,
                1.0,
                (x - wide / 2, floor_plate(low), wide),
            )
        )
    return standing


def floor_plate(floor: float) -> float:
    """Return the height of the plates below a ground at `floor`."""
    return floor + 28


def _podium(
    raised: Sequence[SeatPlace], span: tuple[float, float], floor: float, scale: float, plate_width: float
) -> list[PodiumPlace]:
    """Return the first in the middle, the second left, the third right, and so on outwards.

    Teams stay together. `span` is the centre of the room for all and its width.
    """
    middle, room = span
    groups = [list(group) for _, group in groupby(raised, lambda place: place.side)]
    order: list[list[SeatPlace]] = []
    for number, group in enumerate(groups):
        order.insert(0 if number % 2 else len(order), group)
    row = list(chain.from_iterable(order))
    total = _wide(row, scale)
    x = middle - total / 2
    if len(groups) != 2:
        before = _wide(row[: row.index(groups[0][0])], scale)
        x = middle - _wide(groups[0], scale) / 2 - (before + _GAP_U if before else 0)
        x = max(middle - room / 2, min(middle + room / 2 - total, x))
    standing = []
    for place in row:
        wide, high = (side * scale for side in TUBS[place.place])
        centre = x + wide / 2
        plate = min(plate_width, wide)
        standing.append(
            PodiumPlace(
                place.seat,
                place.place,
                centre,
                floor,
                floor - high,
                FACES[place.place] * min(1.0, scale + 0.1),
                scale,
                (centre - plate / 2, floor_plate(floor), plate),
            )
        )
        x += wide + _GAP_U
    return standing


def _wide(places: Sequence[SeatPlace], scale: float) -> float:
    """Return the total width of these tubs."""
    return sum(TUBS[place.place][0] * scale for place in places) + _GAP_U * max(0, len(places) - 1)


def room_below(standing: Iterable[PodiumPlace], left: float, width: float, floor: float) -> float:
    """Return the lowest position of a board of this width at `left`.

    It is above all players below, and above `floor`.
    """
    heads = [each.top - each.face - 30 for each in standing if _is_below(each, left, width)]
    return min([floor, *heads])


def _is_below(stand: PodiumPlace, left: float, width: float) -> bool:
    laurel = 0.6 if stand.place == 1 else 0.54
    reach = max(stand.face * laurel, stand.plate[2] / 2)
    return stand.x + reach > left and stand.x - reach < left + width
