"""Containers: what parts ask for, and which box each of them gets."""

import pytest

from circus.ui.gfx.widgets import Box, Button, Label
from circus.ui.gfx.widgets.containers import (
    END,
    MIDDLE,
    NOWHERE,
    START,
    Part,
    boxed,
    column,
    cornered,
    grid,
    line,
    row,
    space,
    stacked,
    wrapped,
)

ROOM: Box = (10.0, 20.0, 200.0, 100.0)


def button(wide: float | None = None, high: float | None = None, name: str = "") -> Part:
    return boxed(Button(name, NOWHERE, ""), wide, high)


def boxes(part: Part, room: Box = ROOM) -> list[Box]:
    """Where the buttons of a part come to lie."""
    return [widget.box for widget in part.arrange(room) if isinstance(widget, Button)]


def size(part: Part) -> tuple[float | None, float | None]:
    return part.wide, part.high


def test_a_column_asks_for_the_heights_of_its_parts_and_the_gaps() -> None:
    part = column([button(50, 20), button(80, 30), space(7)], gap=5)
    assert size(part) == (None, 67)
    assert size(column([button(50, 20), button(80, 30)], gap=5)) == (80, 55)
    assert boxes(part) == [(10, 20, 50, 20), (10, 45, 80, 30)]


def test_what_asks_for_no_height_shares_what_is_left() -> None:
    part = column([button(high=20), button(), button()], gap=10)
    assert size(part) == (None, None)
    assert boxes(part) == [(10, 20, 200, 20), (10, 50, 200, 30), (10, 90, 200, 30)]
    assert boxes(column([button(high=300), button()]))[1] == (10, 320, 200, 0)


@pytest.mark.parametrize(("align", "left"), [(START, 10), (MIDDLE, 85), (END, 160)])
def test_a_narrow_part_lies_where_the_column_says(align: float, left: float) -> None:
    assert boxes(column([button(50, 20)], align=align)) == [(left, 20, 50, 20)]


@pytest.mark.parametrize(("align", "top"), [(START, 20), (MIDDLE, 60), (END, 100)])
def test_a_low_part_lies_where_the_row_says(align: float, top: float) -> None:
    part = row([button(50, 20), button(wide=None, high=20)], gap=10, align=align)
    assert size(part) == (None, 20)
    assert boxes(part) == [(10, top, 50, 20), (70, top, 140, 20)]


def test_a_part_never_gets_more_than_the_room_across() -> None:
    assert boxes(column([button(500, 20)])) == [(10, 20, 200, 20)]
    assert boxes(row([button(20, 500)])) == [(10, 20, 20, 100)]


def test_a_grid_has_columns_of_one_width_and_a_short_last_row() -> None:
    part = grid([button(high=30)] * 3, 2, gap=10, row_gap=4)
    assert size(part) == (None, 64)
    assert boxes(part) == [(10, 20, 95, 30), (115, 20, 95, 30), (10, 54, 95, 30)]
    assert size(grid([button(40, 30), button(60, 30)], 2, gap=10)) == (130, 30)
    assert size(grid([], 2)) == (None, 0)


def test_what_is_wrapped_takes_as_many_centred_rows_as_the_room_asks() -> None:
    part = wrapped([button(80, 20), button(80, 20), button(80, 20)], 200, gap=10, row_gap=4)
    assert size(part) == (170, 44)
    assert boxes(part) == [(25, 20, 80, 20), (115, 20, 80, 20), (70, 44, 80, 20)]


def test_padding_adds_to_what_is_asked_for_and_is_kept_clear() -> None:
    part = button(50, 20).padded(1, 2, 3, 4)
    assert size(part) == (54, 26) and size(button().padded(1, 2, 3, 4)) == (None, None)
    assert boxes(part, (0, 0, 54, 26)) == [(1, 2, 50, 20)]


def test_stacked_parts_share_one_box_and_the_largest_counts() -> None:
    part = stacked(button(), button(60, 10), button(50, 20).padded(5, 5, 5, 5))
    assert size(part) == (60, 30)
    assert boxes(part)[0] == boxes(part)[1] == ROOM and boxes(part)[2] == (15, 25, 190, 90)


def test_a_part_is_placed_in_a_room_at_its_own_size() -> None:
    assert button(50, 20).box_in(ROOM) == (85, 60, 50, 20)
    assert button(50, 20).box_in(ROOM, START, END) == (10, 100, 50, 20)
    assert button().box_in(ROOM) == ROOM


@pytest.mark.parametrize(("align", "x", "anchor"), [(START, 10, "midleft"), (END, 210, "midright")])
def test_a_line_stands_in_the_middle_of_its_height_and_keeps_to_its_width(
    align: float, x: float, anchor: str
) -> None:
    (label,) = line("Ada", align=align).arrange(ROOM)
    assert isinstance(label, Label)
    assert (label.x, label.y, label.anchor, label.max_width) == (x, 70, anchor, 200)


def test_a_cornered_widget_is_told_its_upper_left_corner() -> None:
    (label,) = cornered(lambda x, y: Label(x, y, "Ada"), 30, 20).arrange(ROOM)
    assert isinstance(label, Label) and (label.x, label.y) == (10, 20)
