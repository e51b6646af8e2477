"""The table layouts of Clearing House: complete for every number of seats, nothing covers what is read."""

from dataclasses import replace
from itertools import combinations

import pytest

from circus import games
from circus.content.levels.layouts import Zone, layout
from circus.ui.skins.clearing_house.furniture import FOOT_U, HEAD_U, SIDE_U

SHAPES = {False: ((1600, 900), (2133, 900), (1600, 1200)), True: ((900, 1600), (900, 1950))}
OWN = (
    "board", "pack/0", "deck", "die", "tape", "announced", "stack", "counters", "notice", "hand/near",
    "prompt", "caption", "verbs", "button/menu", "button/rules", "button/undo", "button/hint", "button/ask",
    "window/strip",
)  # fmt: skip
FIXED = ("prompt", "caption", "counters", "button/", "plate/", "played/", "verbs", "board")
"""What is read or clicked and must never be covered by another of these."""
CASES = [
    (seats, upright, shape)
    for seats in games.find("clearing_house").seats
    for upright, shapes in SHAPES.items()
    for shape in shapes
]
each_case = pytest.mark.parametrize(("seats", "upright", "shape"), CASES)


def _zones(seats: int, upright: bool, shape: tuple[int, int]) -> dict[str, Zone]:
    return dict(layout("clearing_house", seats, upright).fitted(*shape).zones)


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


@each_case
def test_every_zone_is_there_and_on_the_canvas(seats: int, upright: bool, shape: tuple[int, int]) -> None:
    zones = _zones(seats, upright, shape)
    each_seat = {f"{kind}/{seat}" for kind in ("plate", "hand", "played") for seat in range(seats)}
    assert {*OWN, *each_seat} <= zones.keys()
    for zone in zones.values():
        left, top, right, bottom = _box(zone)
        assert left >= 0 and top >= 0 and right <= shape[0] and bottom <= shape[1], zone.name


@each_case
def test_what_is_read_or_clicked_lies_apart(seats: int, upright: bool, shape: tuple[int, int]) -> None:
    zones = _zones(seats, upright, shape)
    fixed = [zone for name, zone in zones.items() if name.startswith(FIXED)]
    for one, other in combinations(fixed, 2):
        assert _apart(one, other), f"{one.name} and {other.name}"
    for name in ("die", "tape"):
        assert _apart(zones["caption"], zones[name]), f"the caption and what lies at {name}"
    for zone in fixed:
        if not zone.name.startswith(("prompt", "board")):
            assert _apart(zone, zones["hand/near"]), f"{zone.name} and the own hand"


@each_case
def test_the_last_event_is_beside_the_cloth_of_the_draft(
    seats: int, upright: bool, shape: tuple[int, int]
) -> None:
    zones = _zones(seats, upright, shape)
    pack = zones["pack/0"]
    width, height = pack.width + 2 * SIDE_U, pack.height + HEAD_U + FOOT_U
    cloth = replace(pack, y=pack.y - (HEAD_U - FOOT_U) / 2, width=width, height=height)
    assert _apart(zones["caption"], cloth)


@each_case
def test_what_a_window_shows_covers_neither_board_nor_plates(
    seats: int, upright: bool, shape: tuple[int, int]
) -> None:
    zones = _zones(seats, upright, shape)
    kept = [zone for name, zone in zones.items() if name.startswith(("plate/", "button/", "counters"))]
    board = zones["board"]
    side = min(board.width, board.height)
    kept.append(replace(board, width=side, height=side))
    for name in ("window/strip", "announced", "stack"):
        for zone in kept:
            assert _apart(zones[name], zone), f"{name} and {zone.name}"
