"""The click guard: when a choice counts after something new was asked."""

from circus.ui.input.click_guard import ASKED_MS, REST_MS, ClickGuard


def closed(*, moved: bool = False) -> ClickGuard:
    guard = ClickGuard()
    guard.close()
    if moved:
        guard.stir()
    return guard


def test_nothing_is_held_back_before_anything_is_asked() -> None:
    assert ClickGuard().lets(pointed=True)


def test_a_click_counts_once_what_is_asked_can_have_been_seen() -> None:
    guard = closed(moved=True)
    guard.advance(ASKED_MS - 1)
    assert guard.too_soon
    guard.advance(1)
    assert guard.lets(pointed=True)


def test_a_key_does_not_ask_where_the_pointer_rests() -> None:
    guard = closed()
    guard.advance(ASKED_MS)
    assert guard.lets(pointed=False) and not guard.lets(pointed=True)


def test_a_pointer_that_has_not_moved_waits_longer() -> None:
    guard = closed()
    guard.advance(REST_MS - 1)
    assert guard.rests
    guard.advance(1)
    assert guard.lets(pointed=True)


def test_what_takes_time_to_be_seen_is_held_back_for_longer() -> None:
    guard = ClickGuard()
    guard.close(100)
    guard.stir()
    guard.advance(ASKED_MS)
    assert guard.too_soon


def test_hammering_never_chooses_and_calm_does() -> None:
    for moved in (False, True):
        guard = closed(moved=moved)
        for _ in range(40):
            guard.advance(125)
            assert not guard.lets(pointed=True)
        guard.advance(REST_MS)
        assert guard.lets(pointed=True)


def test_it_tells_when_more_can_be_chosen_than_before() -> None:
    guard = closed()
    assert [guard.advance(each) for each in (ASKED_MS - 1, 1, 1, REST_MS)] == [False, True, False, True]
