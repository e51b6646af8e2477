"""Scrolling: rows end at the last one, pages turn one at a time, and the first choice follows the last."""

import pytest

from circus.ui.input.gestures import Gesture, Hover, Key, Wheel
from circus.ui.scenes.parts.scrolling import ChoiceScroll, ListScroll, PageScroll, Scroller


def scrolled(scroller: Scroller, *requests: Gesture) -> None:
    for each in requests:
        scroller.scroll(scroller.steps(each))


def test_a_list_ends_with_its_last_entry_at_the_bottom() -> None:
    rows = ListScroll()
    rows.count, rows.visible = 10, 4
    scrolled(rows, Wheel(None, -1))
    assert (rows.first, rows.shown) == (1, slice(1, 5))
    scrolled(rows, Key("page down"), Key("page down"))
    assert rows.first == 6
    scrolled(rows, Key("home"))
    assert rows.first == 0
    scrolled(rows, Key("end"))
    assert rows.first == 6


def test_one_step_of_a_list_by_page_is_a_page_and_the_last_page_may_be_short() -> None:
    cards = ListScroll()
    cards.count, cards.visible, cards.by_page = 10, 4, True
    scrolled(cards, Wheel(None, -1), Wheel(None, -1))
    assert cards.first == 8
    scrolled(cards, Wheel(None, -1))
    assert cards.first == 9, "the layout goes back to the first card of a page"


def test_a_list_that_fits_has_no_arrows_and_does_not_scroll() -> None:
    rows = ListScroll()
    rows.count = rows.visible = 3
    scrolled(rows, Wheel(None, -1), Key("end"))
    assert rows.first == 0 and not rows.arrows().arrange((0, 0, 100, 50))
    rows.count = 4
    assert len(rows.arrows().arrange((0, 0, 100, 50))) == 2


def test_pages_turn_one_at_a_time_and_end() -> None:
    pages = PageScroll()
    pages.pages = 2
    scrolled(pages, Wheel(None, -3))
    assert pages.page == 1
    scrolled(pages, Key("page down"))
    assert pages.page == 1
    scrolled(pages, Wheel(None, 1), Wheel(None, 1))
    assert pages.page == 0


def test_the_first_choice_follows_the_last() -> None:
    choices = ChoiceScroll(1)
    scrolled(choices, Wheel(None, -1))
    assert choices.index == 1, "there is nothing to choose yet"
    choices.count = 3
    scrolled(choices, Wheel(None, -1), Wheel(None, -1))
    assert choices.index == 0
    scrolled(choices, Key("page up"))
    assert choices.index == 2


@pytest.mark.parametrize("scroller", [ListScroll(), PageScroll(), ChoiceScroll()])
def test_other_gestures_scroll_nothing(scroller: Scroller) -> None:
    assert scroller.steps(Hover(None, (0, 0))) == scroller.steps(Key("return")) == 0
