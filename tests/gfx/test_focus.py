"""Keyboard focus on plain targets: the order of Tab, the ways of arrows, and what Enter presses."""

import pytest
from pygame import Rect

from circus.ui.gfx.widgets import Target
from circus.ui.gfx.widgets.overlays import SHEET
from circus.ui.input.gestures import Key
from circus.ui.scenes.shell.focus import Trail, entered, moved, ring_rect, same, stops

TAB = Key("tab")


def button(
    name: str, x: int, y: int, width: int = 100, *, wanted: bool = False, is_default: bool = False
) -> Target:
    """A button 40 pixels high."""
    return Target(f"ui/{name}", Rect(x, y, width, 40), wanted, is_default=is_default)


def to(arrow: str, begin: Target, targets: list[Target]) -> str:
    """The name of the target that an arrow leads to."""
    found = moved(Key(arrow), begin, targets)
    assert found
    return found.name


def names(targets: list[Target]) -> list[str]:
    return [each.name for each in targets]


def test_tab_comes_to_the_gold_button_first_and_then_to_picks() -> None:
    back, on = button("back", 0, 100), button("next", 200, 100, is_default=True, wanted=True)
    card = Target("card/1", Rect(0, 0, 50, 80), wanted=True)
    assert names(stops([card, back, on])) == ["ui/next", "card/1", "ui/back"]


def test_tab_comes_to_the_verbs_of_an_open_menu_before_its_neighbours() -> None:
    tokens = [Target(f"token/{at}", Rect(100 * at, 0, 80, 80), wanted=True) for at in range(3)]
    menu = [Target(SHEET, Rect(0, 100, 300, 40), enabled=False)]
    verb = Target("verb/flip", Rect(10, 105, 80, 30), wanted=True)
    assert names(stops([*tokens, *menu, verb])) == ["verb/flip", "token/0", "token/1", "token/2"]


def test_an_item_with_a_picture_and_a_field_is_one_stop() -> None:
    picture, field = Target("thing/token", Rect(0, 0, 90, 90)), Target("token/0", Rect(10, 10, 70, 70))
    assert names(stops([picture, field])) == ["token/0"]


def test_two_equal_cards_of_a_hand_are_two_stops() -> None:
    hand = [Target("card/5", Rect(30 * at, 0, 60, 90)) for at in range(2)]
    assert len(stops(hand)) == 2


def test_a_stop_that_turns_grey_keeps_the_focus() -> None:
    row = [button(f"{at}", 120 * at, 0) for at in range(3)]
    grey = [row[0], row[1]._replace(enabled=False), row[2]]
    assert same(row[1], grey) is grey[1]
    assert moved(TAB, row[1], grey) is grey[2]
    assert moved(Key("tab", shift=True), row[1], grey) is grey[0]
    assert to("left", row[1], grey) == "ui/0"


def test_a_button_that_takes_the_place_of_another_takes_its_focus() -> None:
    shown, on = button("show-me", 100, 0, 120), button("next", 110, 0, 110)
    assert same(shown, [button("back", 0, 0), on]) is on
    assert same(shown, [button("back", 0, 0)]) is None


def test_left_of_a_short_switch_is_not_the_line_below() -> None:
    sound, music = button("sound", 300, 0, 80), button("music", 100, 90, 280)
    assert to("left", sound, [sound, music]) == "ui/sound"
    assert to("down", sound, [sound, music]) == "ui/music"


def test_down_leads_to_the_next_line_though_its_switch_is_elsewhere() -> None:
    left, switch, wide = button("slow", 0, 0), button("stops", 250, 90), button("motion", 0, 180, 350)
    assert to("down", left, [left, switch, wide]) == "ui/stops"


def test_an_arrow_stays_in_a_ring_of_tokens_while_it_can() -> None:
    ring = [Target(f"token/{at}", Rect(x, y, 60, 60)) for at, (x, y) in enumerate([(200, 0), (300, 60)])]
    poster = button("poster", 270, 0)
    assert to("right", ring[0], [*ring, poster]) == "token/1"
    assert to("up", ring[1], [*ring[1:], poster]) == "ui/poster"


def test_the_opposite_arrow_returns_to_where_the_focus_was() -> None:
    high, other = button("high", 0, 0), button("other", 0, 50)
    tall = Target("ui/tall", Rect(200, 0, 100, 90))
    found = [high, other, tall]
    assert to("right", high, found) == "ui/tall"
    assert moved(Key("left"), tall, found, Trail("right", high)) is high
    assert moved(Key("left"), tall, found, Trail("right", other)) is other


@pytest.mark.parametrize("gold", [True, False])
def test_enter_presses_the_focus_or_else_the_gold_button(gold: bool) -> None:
    card, taken = Target("card/1", Rect(0, 0, 50, 80), wanted=True), Target("card/2", Rect(90, 0, 50, 80))
    back, on = button("back", 0, 100), button("next", 200, 100, is_default=gold)
    shown = [card, taken, back, on]
    assert entered(card, shown) is card
    assert entered(back, shown) is back
    assert entered(back._replace(enabled=False), shown) is None, "one Enter too many starts nothing"
    assert entered(taken, shown) is (on if gold else taken)
    assert entered(None, shown) is (on if gold else None)


def test_the_ring_surrounds_only_what_is_seen() -> None:
    token, card = Target("token/1", Rect(0, 0, 100, 100)), Target("ui/card", Rect(0, 60, 200, 200))
    assert ring_rect(token, [token]) == token.rect
    assert ring_rect(token, [token, card]) == Rect(0, 0, 100, 60)
    assert ring_rect(token, [token, card._replace(rect=Rect(-5, -5, 400, 400))]) is None
