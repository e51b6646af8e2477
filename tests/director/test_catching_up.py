"""The director catches up: what happened before a later act is shown faster."""

from circus.ui.gfx.director import Director, PlacedPiece, Tween
from tests.director import lying

HERE, THERE, OTHER = lying("a"), lying("a", "pile", 300.0), lying("b", "pile", 600.0)


def directing(shown: PlacedPiece) -> Director:
    """A director with this piece lying still."""
    director = Director()
    director.place([shown])
    return director


def ms_to_end(director: Director, until: PlacedPiece | None = None) -> int:
    """Time until nothing is queued, or until a piece is shown."""
    for ms in range(0, 60_000, 10):
        if until in director.placed if until else not director.busy:
            return ms
        director.advance(10)
    raise AssertionError("it never ends")


def test_what_was_overtaken_is_shown_faster_and_what_came_last_at_its_usual_pace() -> None:
    director = directing(HERE)
    for number in range(10):
        director.queue(Tween((THERE if number % 2 == 0 else HERE,), ms=500, hold=500))
    director.overtake()
    director.queue(Tween((OTHER,), ms=500, hold=500))
    assert ms_to_end(director, OTHER) < 3_000
    assert 400 <= ms_to_end(director) <= 600, "the usual hold"


def test_no_words_and_no_click_hold_up_what_follows_once_they_were_overtaken() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=100, moment="long words", reading=9_000))
    director.queue(Tween((HERE,), ms=100, moment="more", reading=9_000))
    director.queue(Tween((HERE,), ms=0, waits=True))
    director.overtake()
    director.queue(Tween((OTHER,), ms=100, moment="last", reading=9_000))
    assert ms_to_end(director) < 3_000
    assert director.moment == "last" and not director.is_read


def test_a_click_that_is_waited_for_ends_when_it_is_overtaken() -> None:
    director = directing(HERE)
    director.queue(Tween((HERE,), ms=0, waits=True))
    director.advance(1_000)
    assert director.waiting
    director.overtake()
    director.queue(Tween((THERE,), ms=100))
    assert ms_to_end(director) < 200
