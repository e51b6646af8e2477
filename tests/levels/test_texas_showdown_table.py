"""The table layouts of Texas Showdown: complete for every number of seats, nothing overlaps."""

from itertools import combinations

import pytest

from circus import games
from circus.content.levels.layouts import Zone, layout

SHAPES = {False: ((1600, 900), (2133, 900), (1600, 1200)), True: ((900, 1600), (900, 1950))}
OWN = (
    "felt", "slip", "notice", "score", "deck", "status", "receiver", "give/0", "got/0", "hand/0",
    "prompt", "caption", "verbs", "button/menu", "button/rules", "button/undo", "button/sort",
    "button/last_trick", "button/hint",
)  # fmt: skip
FIXED = ("prompt", "caption", "slip", "status", "button/", "plate/")
"""What is always seen and must never be covered by another of these."""
CASES = [
    (seats, upright, shape)
    for seats in games.find("texas_showdown").seats
    for upright, shapes in SHAPES.items()
    for shape in shapes
]


def _zones(seats: int, upright: bool, shape: tuple[int, int]) -> dict[str, Zone]:
    return dict(layout("texas_showdown", seats, upright).fitted(*shape).zones)


def _box(zone: Zone) -> tuple[float, float, float, float]:
    return (
        zone.x - zone.width / 2,
        zone.y - zone.height / 2,
        zone.x + zone.width / 2,
        zone.y + zone.height / 2,
    )


def _apart(one: Zone, other: Zone) -> bool:
    left, top, right, bottom = _box(one)
    a, b, c, d = _box(other)
    return right <= a or c <= left or bottom <= b or d <= top


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_every_zone_is_there_and_on_the_canvas(seats: int, upright: bool, shape: tuple[int, int]) -> None:
    zones = _zones(seats, upright, shape)
    each_seat = {f"{kind}/{seat}" for kind in ("plate", "hand", "pile", "trick") for seat in range(seats)}
    laid_aside = {f"give/{seat}" for seat in range(seats)}
    assert {*OWN, *each_seat, *laid_aside} <= zones.keys()
    for zone in zones.values():
        left, top, right, bottom = _box(zone)
        assert left >= 0 and top >= 0 and right <= shape[0] and bottom <= shape[1], zone.name


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_what_is_read_or_clicked_lies_apart(seats: int, upright: bool, shape: tuple[int, int]) -> None:
    zones = _zones(seats, upright, shape)
    fixed = [zone for name, zone in zones.items() if name.startswith(FIXED)]
    for one, other in combinations(fixed, 2):
        assert _apart(one, other), f"{one.name} and {other.name}"
    for seat in range(seats):
        for other_seat in range(seats):
            card, plate = zones[f"trick/{seat}"], zones[f"plate/{other_seat}"]
            assert _apart(card, plate), f"{card.name} and {plate.name}"


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_cards_of_a_trick_lie_apart_and_tricks_on_their_plates(
    seats: int, upright: bool, shape: tuple[int, int]
) -> None:
    zones = _zones(seats, upright, shape)
    for one, other in combinations([zones[f"trick/{seat}"] for seat in range(seats)], 2):
        assert _apart(one, other), f"{one.name} and {other.name}"
    for seat in range(seats):
        pile, plate = _box(zones[f"pile/{seat}"]), _box(zones[f"plate/{seat}"])
        assert plate[0] < pile[0] and plate[1] < pile[1] and pile[2] < plate[2] and pile[3] < plate[3]
