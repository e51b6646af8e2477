"""The table layouts of Flip Circus: complete for both numbers of seats, on the canvas, the ring kept free."""

from itertools import combinations, pairwise

import pytest

from circus import games
from circus.content.levels.layouts import Layout, Zone, layout
from circus.games.flip_circus.ring import SIZE
from circus.ui.skins.flip_circus.ring import Ring, ring_in

SHAPES = {False: ((1600, 900), (2133, 900), (1600, 1200)), True: ((900, 1600), (900, 1950), (1200, 1600))}
RAISED = ("stage", "choice", "notice", "finale", "rosette", "reserve", "ring")
"""What lies in the middle of the ring, or over the table for a while."""
OWN = ("prompt", "caption", "poster", "button/rosette")
BUTTONS = ("button/menu", "button/rules", "button/undo", "button/hint")
SIDES = ("applause/0", "applause/1", "parts/0", "parts/1", "counter/0", "counter/1")
ON_PLATES = ("applause", "parts")
CASES = [
    (seats, upright, shape)
    for seats in games.find("flip_circus").seats
    for upright, shapes in SHAPES.items()
    for shape in shapes
]


def _fitted(seats: int, upright: bool, shape: tuple[int, int]) -> Layout:
    return layout("flip_circus", seats, upright).fitted(*shape)


def _box(zone: Zone) -> tuple[float, float, float, float]:
    across, along = zone.width / 2, zone.height / 2
    return zone.x - across, zone.y - along, zone.x + across, zone.y + along


def _apart(one: Zone, other: Zone) -> bool:
    left, top, right, bottom = _box(one)
    a, b, c, d = _box(other)
    return right <= a or c <= left or bottom <= b or d <= top


def _tokens(ring: Ring) -> list[Zone]:
    side = 2 * ring.radius
    return [Zone(f"token/{at}", *ring.spot(at), side, side) for at in range(SIZE)]


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_every_zone_is_there_and_on_the_canvas(seats: int, upright: bool, shape: tuple[int, int]) -> None:
    zones = _fitted(seats, upright, shape).zones
    assert {*RAISED, *OWN, *BUTTONS, *SIDES, *(f"plate/{seat}" for seat in range(seats))} <= zones.keys()
    for zone in zones.values():
        left, top, right, bottom = _box(zone)
        assert left >= 8 and top >= 16 and right <= shape[0] - 8 and bottom <= shape[1] - 16, zone.name


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_nothing_round_the_ring_lies_over_anything_else(
    seats: int, upright: bool, shape: tuple[int, int]
) -> None:
    zones = _fitted(seats, upright, shape).zones
    outside = [
        zone for name, zone in zones.items() if name not in RAISED and name.partition("/")[0] not in ON_PLATES
    ]
    for one, other in combinations(outside, 2):
        assert _apart(one, other), f"{one.name} and {other.name}"


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_no_token_is_covered(seats: int, upright: bool, shape: tuple[int, int]) -> None:
    fitted = _fitted(seats, upright, shape)
    around = [zone for name, zone in fitted.zones.items() if name not in RAISED]
    for token in _tokens(ring_in(fitted)):
        left, top, right, bottom = _box(token)
        assert left >= 0 and top >= 0 and right <= shape[0] and bottom <= shape[1]
        for zone in around:
            assert _apart(token, zone), f"{token.name} and {zone.name}"


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_what_a_side_has_lies_on_its_plate_or_its_board(
    seats: int, upright: bool, shape: tuple[int, int]
) -> None:
    zones = _fitted(seats, upright, shape).zones
    for side in range(2):
        board = zones[f"plate/{side}" if seats == 2 else f"tray/{side}"]
        left, top, right, bottom = _box(board)
        for name in ON_PLATES:
            a, b, c, d = _box(zones[f"{name}/{side}"])
            assert left <= a and c <= right and top <= b and d <= bottom, name


@pytest.mark.parametrize("upright", [False, True])
def test_the_ring_turns_with_the_window_and_every_position_keeps_its_place_in_it(upright: bool) -> None:
    """Position 0 is on top, all go clockwise, all are the same way apart, in every window."""
    for shape in SHAPES[upright]:
        ring = ring_in(_fitted(2, upright, shape))
        spots = [ring.spot(at) for at in range(SIZE)]
        assert ring.upright == (upright and shape[0] < shape[1])
        assert spots[0] == pytest.approx((ring.x, ring.y - ring.along), abs=1)
        assert spots[5] == pytest.approx((ring.x, ring.y + ring.along), abs=2)
        assert all(x > ring.x for x, _ in spots[1:5]) and all(x < ring.x for x, _ in spots[6:])
        assert [y for _, y in spots[:6]] == sorted(y for _, y in spots[:6])
        gaps = [((a - c) ** 2 + (b - d) ** 2) ** 0.5 for (a, b), (c, d) in pairwise(spots)]
        assert max(gaps) - min(gaps) < 0.1 * max(gaps)


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_tokens_lie_apart_from_one_another(seats: int, upright: bool, shape: tuple[int, int]) -> None:
    ring = ring_in(_fitted(seats, upright, shape))
    for one, other in combinations([ring.spot(at) for at in range(SIZE)], 2):
        far = ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5
        assert far > 2 * ring.radius + 12
