"""The place of a slip: never over what must stay free if there is any other place at all."""

import random

import pytest
from pygame import Rect

from circus.ui.gfx.clear_place import Areas, best_place, clear_place

ROOM = Rect(0, 0, 400, 300)


def boxes(rng: random.Random, count: int) -> list[Rect]:
    return [
        Rect(rng.randrange(-20, 390), rng.randrange(-20, 290), rng.randrange(5, 90), rng.randrange(5, 90))
        for _ in range(count)
    ]


@pytest.mark.parametrize("seed", range(120))
def test_it_covers_nothing_and_is_found_wherever_there_is_one(seed: int) -> None:
    rng = random.Random(seed)
    thing, *free = boxes(rng, rng.randrange(1, 14))
    spare, size = boxes(rng, 4), (rng.randrange(20, 200), rng.randrange(20, 150))
    found = clear_place(size, thing, Areas(free, spare=spare), ROOM, gap=rng.randrange(0, 12))
    kept = [thing, *free]
    if found:
        assert found.size == size and ROOM.contains(found)
        assert found.collidelist(kept) == -1
        return
    for left in range(ROOM.w - size[0] + 1):
        for top in range(ROOM.h - size[1] + 1):
            assert Rect((left, top), size).collidelist(kept) != -1, f"there is room at {left}, {top}"


def test_it_lies_beside_the_thing_and_not_over_what_need_not_be_covered() -> None:
    thing = Rect(180, 140, 40, 20)
    below = clear_place((100, 40), thing, Areas(), ROOM, gap=5)
    assert below and below.inflate(12, 12).colliderect(thing)
    blocked = clear_place((100, 40), thing, Areas(spare=[Rect(100, 165, 200, 100)]), ROOM, gap=5)
    assert blocked and not blocked.colliderect(Rect(100, 165, 200, 100))


def test_there_is_no_place_where_all_must_stay_free() -> None:
    assert clear_place((100, 40), Rect(0, 0, 10, 10), Areas([ROOM]), ROOM) is None
    assert clear_place((500, 40), Rect(0, 0, 10, 10), Areas(), ROOM) is None


def test_the_shape_that_covers_least_is_taken_and_the_first_of_those_that_are_as_good() -> None:
    thing, plate = Rect(0, 0, 20, 20), Rect(130, 0, 270, 300)
    wide, narrow, narrower = (200, 60), (90, 120), (80, 130)
    assert best_place([wide, narrow, narrower], thing, Areas(spare=[plate]), ROOM)[0] == 1
    assert best_place([wide, narrow, narrower], thing, Areas(), ROOM)[0] == 0
    nearly = Rect(198, 0, 100, 300)
    assert best_place([wide, narrow], thing, Areas(spare=[nearly]), ROOM)[0] == 0


def leaves_free(place: Rect, thing: Rect, free: list[Rect]) -> int:
    """How many of the first boxes a place leaves free; -1 where it covers the thing itself."""
    if place.colliderect(thing):
        return -1
    return next((count for count, box in enumerate(free) if place.colliderect(box)), len(free))


@pytest.mark.parametrize("seed", range(60))
def test_where_something_has_to_be_covered_it_is_what_is_needed_least(seed: int) -> None:
    rng = random.Random(seed)
    thing, *free = boxes(rng, rng.randrange(2, 12))
    size = rng.randrange(120, 380), rng.randrange(90, 280)
    _, place = best_place([size], thing, Areas(free), ROOM)
    assert ROOM.contains(place)
    best = max(
        leaves_free(Rect((left, top), size), thing, free)
        for left in range(ROOM.w - size[0] + 1)
        for top in range(ROOM.h - size[1] + 1)
    )
    assert leaves_free(place, thing, free) == best


def test_an_area_stays_free_though_a_more_important_one_cannot() -> None:
    """Everything less important than the first area that had to be covered lay under the slip."""
    thing, counter, buttons = Rect(0, 0, 400, 100), Rect(180, 150, 40, 100), Rect(0, 120, 60, 20)
    _, place = best_place([(300, 180)], thing, Areas([counter, buttons]), ROOM)
    assert place.colliderect(counter) and not place.colliderect(buttons)


def test_of_what_has_to_be_covered_as_little_as_possible_is() -> None:
    thing, plate = Rect(0, 0, 400, 100), Rect(0, 100, 160, 200)
    _, place = best_place([(300, 180)], thing, Areas([plate]), ROOM)
    assert place.right == ROOM.right


def test_the_first_shape_that_fits_is_taken() -> None:
    thing, free = Rect(0, 0, 400, 100), [Rect(0, 160, 400, 140)]
    number, place = best_place([(100, 80), (200, 50), (300, 40)], thing, Areas(free), ROOM)
    assert number == 1 and place.top >= 100 and place.bottom <= 160
    number, place = best_place([(100, 290), (200, 250)], thing, Areas(free), ROOM)
    assert number == 1 and ROOM.contains(place), "nothing fits: the last one, inside the window"
