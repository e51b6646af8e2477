"""The table layouts of Clown Standoff: complete for every number of seats, nothing overlaps."""

from itertools import combinations

import pytest

from circus import games
from circus.content.levels.layouts import Zone, layout

SHAPES = {False: ((1600, 900), (2133, 900), (1600, 1200)), True: ((900, 1600), (900, 1950))}
OWN = (
    "drum", "deal", "deck", "deck/wait", "flip", "revealed", "slip", "discard", "notice", "status", "pay",
    "reshuffle", "stake", "hand/0", "tag/reveal", "tag/reshuffle", "tag/pass", "prompt", "caption",
    "button/menu", "button/rules", "button/undo", "button/hint",
)  # fmt: skip
FIXED = ("prompt", "caption", "status", "button/", "plate/", "tag/")
"""What is read or clicked and must never be covered by another of these."""
CASES = [
    (seats, upright, shape)
    for seats in games.find("clown_standoff").seats
    for upright, shapes in SHAPES.items()
    for shape in shapes
]


def _zones(seats: int, upright: bool, shape: tuple[int, int]) -> dict[str, Zone]:
    return dict(layout("clown_standoff", seats, upright).fitted(*shape).zones)


def _box(zone: Zone) -> tuple[float, float, float, float]:
    """Of the zone; of a row, with its outermost cards."""
    width = zone.width + (zone.size * 320 / 440 if zone.arrange == "row" and zone.name != "pay" else 0)
    return zone.x - width / 2, zone.y - zone.height / 2, zone.x + width / 2, zone.y + zone.height / 2


def _apart(one: Zone, other: Zone) -> bool:
    left, top, right, bottom = _box(one)
    a, b, c, d = _box(other)
    return right <= a or c <= left or bottom <= b or d <= top


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_every_zone_is_there_and_on_the_canvas(seats: int, upright: bool, shape: tuple[int, int]) -> None:
    zones = _zones(seats, upright, shape)
    each_seat = {
        f"{kind}/{seat}" for kind in ("plate", "hand", "trick", "collected") for seat in range(seats)
    }
    dummy = {"plate/dummy", "hand/dummy", "trick/dummy"} if seats == 2 else set()
    assert {*OWN, *each_seat, *dummy} <= zones.keys()
    for zone in zones.values():
        left, top, right, bottom = _box(zone)
        assert left >= 0 and top >= 0 and right <= shape[0] and bottom <= shape[1], zone.name


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_what_is_read_or_clicked_lies_apart(seats: int, upright: bool, shape: tuple[int, int]) -> None:
    zones = _zones(seats, upright, shape)
    fixed = [zone for name, zone in zones.items() if name.startswith(FIXED)]
    for one, other in combinations(fixed, 2):
        assert _apart(one, other), f"{one.name} and {other.name}"


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_cards_cover_no_plate_and_no_other_seats_cards(
    seats: int, upright: bool, shape: tuple[int, int]
) -> None:
    zones = _zones(seats, upright, shape)
    plates = [zone for name, zone in zones.items() if name.startswith("plate/")]
    cards = [zone for name, zone in zones.items() if name.startswith(("collected/", "trick/"))]
    for one, other in combinations(cards, 2):
        assert _apart(one, other), f"{one.name} and {other.name}"
    for card in [*cards, zones["discard"], zones["deck/wait"], zones["pay"], zones["deck"]]:
        for plate in plates:
            assert _apart(card, plate), f"{card.name} and {plate.name}"
    for name in ("discard", "deck/wait"):
        for card in cards:
            assert _apart(zones[name], card), f"{name} and {card.name}"


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_no_hand_is_below_the_status(seats: int, upright: bool, shape: tuple[int, int]) -> None:
    zones = _zones(seats, upright, shape)
    for name, zone in zones.items():
        if name.startswith("hand/"):
            assert _apart(zone, zones["status"]), name


@pytest.mark.parametrize(("seats", "upright", "shape"), CASES)
def test_the_dodges_leave_the_deck_and_the_chance_free(
    seats: int, upright: bool, shape: tuple[int, int]
) -> None:
    zones = _zones(seats, upright, shape)
    for one, other in (("pay", "tag/pass"), ("slip", "deck"), ("slip", "tag/reveal"), ("slip", "prompt")):
        assert _apart(zones[one], zones[other]), f"{one} and {other}"
