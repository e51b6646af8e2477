"""The table layouts of Quel Cirque: complete for every number of seats, on the canvas, nothing overlaps."""

from itertools import combinations

import pytest

from circus import games
from circus.content.levels.layouts import Zone, layout

SHAPES = {False: ((1600, 900), (2133, 900), (1600, 1200)), True: ((900, 1600), (900, 1950))}
OWN = (
    "die",
    "off",
    "board",
    "prompt",
    "caption",
    "verbs",
    "rack/red",
    "rack/green",
    "rack/yellow",
    "rack/blue",
)
BUTTONS = ("button/menu", "button/rules", "button/undo", "button/hint")
CASES = [
    (seats, upright, shape)
    for seats in games.find("quel_cirque").seats
    for upright, shapes in SHAPES.items()
    for shape in shapes
]


def _zones(seats: int, upright: bool, shape: tuple[int, int]) -> dict[str, Zone]:
    return dict(layout("quel_cirque", seats, upright).fitted(*shape).zones)


def _box(zone: Zone) -> tuple[float, float, float, float]:
    return (
        zone.x - zone.width / 2,
        zone.y - zone.height / 2,
        zone.x + zone.width / 2,
        zone.y + zone.height / 2,
    )


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_every_zone_is_there_and_on_the_canvas(seats: int, upright: bool, shape: tuple[int, int]) -> None:
    zones = _zones(seats, upright, shape)
    assert {*OWN, *BUTTONS, *(f"plate/{seat}" for seat in range(seats))} <= zones.keys()
    for zone in zones.values():
        left, top, right, bottom = _box(zone)
        assert left >= 16 and top >= 16 and right <= shape[0] - 16 and bottom <= shape[1] - 16, zone.name


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_no_zone_lies_over_another(seats: int, upright: bool, shape: tuple[int, int]) -> None:
    for one, other in combinations(_zones(seats, upright, shape).values(), 2):
        left, top, right, bottom = _box(one)
        a, b, c, d = _box(other)
        assert right <= a or c <= left or bottom <= b or d <= top, f"{one.name} and {other.name}"
