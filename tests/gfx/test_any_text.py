"""Any text can be drawn: fonts, titles, blocks and fields take every string there is, and never raise."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from circus.content.texts import Texts
from circus.platform.sanitizing import MAX_LETTERS, known_name, letters, name_of
from circus.ui.gfx.fonts import MAX_IN_LINE, Fonts
from circus.ui.gfx.lettering import Lettering
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Edit, Pose, TextField
from circus.ui.gfx.window import AppWindow

ANY = st.text(st.characters(codec=None), max_size=40)  # halves of characters too
ODD = ("❤\ufe0f", "\ufe0f", "\u034f", "\0", "\ud800", "a\u0301\u0301", "\u202eAda", "\n", "i" * 10_000)
KEYS = ("left", "right", "home", "end", "backspace", "delete")
WIDTH = 90.0
Test = TypeVar("Test", bound=Callable[..., None])


@pytest.fixture(scope="module")
def kit() -> Iterator[Toolkit]:
    import pygame

    from circus.ui.gfx import bootstrap

    bootstrap.prepare()
    yield Toolkit(AppWindow((640, 480)), Texts("en"), Settings())
    pygame.display.quit()


def with_odd_ones(test: Test) -> Test:
    """Tries these too."""
    for text in ODD:
        test = example(text=text)(test)
    return test


@with_odd_ones
@given(text=ANY)
def test_any_string_becomes_a_line_and_a_block_of_their_width(kit: Toolkit, text: str) -> None:
    fonts = Fonts(1.0)
    assert fonts.line(text, max_width_u=WIDTH).get_width() <= WIDTH + 1  # the font rounds up
    assert fonts.block(text, width_u=WIDTH).get_width() == WIDTH
    assert fonts.block(text, width_u=WIDTH, most=2).get_height() <= 2 * fonts.height_u() + 2
    fonts.line(text)


@with_odd_ones
@given(text=ANY)
def test_any_string_becomes_a_title(kit: Toolkit, text: str) -> None:
    lettering = Lettering(Fonts(1.0))
    assert lettering.title(text, 30, max_width_u=300).get_height() > 0
    assert lettering.title(text, 30, max_width_u=300, radius_u=200).get_height() > 0


@with_odd_ones
@given(text=ANY)
def test_a_name_is_the_same_however_often_it_is_read(text: str) -> None:
    name = name_of(text)
    assert name_of(name) == name
    assert len(letters(name)) <= MAX_LETTERS and len(name) <= 5 * MAX_LETTERS
    assert name == name.strip() and (not name or Fonts(1.0).width_u(name) > 0)
    name.encode()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("\u0301Ada", "Ada"),
        ("\u202eadA\u202c", "adA"),
        ("A\u200bd\0a\ud800", "Ada"),
        ("❤\ufe0f", "❤"),
        ("नमस्ते", "नमस्ते"),
        ("x" * 99, "x" * 24),
        ("\ufe0f\u034f\u200d", ""),
    ],
)
def test_names_keep_what_can_be_seen(text: str, name: str) -> None:
    assert name_of(text) == name
    assert known_name(text) == (name or "?")


@given(
    keys=st.lists(st.one_of(st.sampled_from(KEYS), ANY, st.sampled_from(ODD[:-1])), max_size=12), begin=ANY
)
def test_a_field_survives_every_key_and_text(kit: Toolkit, keys: list[str], begin: str) -> None:
    edit = Edit.of(name_of(begin))
    for key in keys:
        edit = edit.keyed(key) if key in KEYS else edit.keyed("", key)
        assert 0 <= edit.caret <= len(letters(edit.text)) <= MAX_LETTERS
        assert not edit.whole or edit == Edit.of(name_of(begin))
    field = TextField("ui/a", (20, 20, 240, 48), "Ada", edit)
    assert field.items(kit, Pose())


def test_home_and_delete_after_a_heart_leave_nothing() -> None:
    edit = Edit.of("Ada").keyed("", "❤\ufe0f")
    assert edit == Edit("❤", 1)
    assert edit.keyed("home").keyed("delete") == Edit("", 0)


def test_keys_go_from_letter_to_letter_as_they_are_seen() -> None:
    edit = Edit("", 0).keyed("", "e").keyed("", "\u0301").keyed("", "स्ते")
    assert (letters(edit.text), edit.caret) == (["é", "स्ते"], 2)
    assert Edit("aé", 2).keyed("backspace") == Edit("a", 1)
    assert Edit("नमस्ते", 3).keyed("backspace").keyed("left").keyed("delete") == Edit("न", 1)


def test_renaming_begins_with_the_old_name_selected() -> None:
    edit = Edit.of("Béatrice")
    assert edit.keyed("", "Zoé") == Edit("Zoé", 3)
    assert edit.keyed("backspace") == edit.keyed("delete") == Edit("", 0)
    assert edit.keyed("end").keyed("", "!") == Edit("Béatrice!", 9)
    assert edit.keyed("left") == Edit("Béatrice", 0)
    assert edit.keyed("right") == Edit("Béatrice", 8)


def test_a_name_has_room_for_24_letters_and_its_caret_is_always_seen(kit: Toolkit) -> None:
    edit = Edit("", 0).keyed("", "W" * 40)
    assert edit == Edit("W" * 24, 24)
    at_the_end, at_the_start = (
        TextField("ui/a", (20, 20, 240, 48), "", each).items(kit, Pose())[0].surface.get_buffer().raw
        for each in (edit, edit.keyed("home"))
    )
    assert at_the_end != at_the_start


def test_a_letter_more_or_less_in_an_endless_text_costs_nothing(kit: Toolkit) -> None:
    fonts = Fonts(1.0)
    assert fonts.line("x" * 10**6).get_width() == fonts.line("x" * MAX_IN_LINE).get_width()
    assert fonts.block("y" * 10**6, width_u=300, most=3).get_height() < 100


def test_a_long_word_is_broken_where_its_line_ends(kit: Toolkit) -> None:
    fonts = Fonts(1.0)
    assert fonts.lines("/home/ada/" * 12, "ui", 20, 200) > 4
    assert fonts.lines("ab cd", "ui", 20, 200) == 1


@pytest.mark.parametrize("width_u", [-40.0, 0.0, 0.5])
def test_a_line_without_any_room_still_ends(width_u: float) -> None:
    pygame.font.init()
    assert 1 <= Fonts(1.0).lines("Ada, Basile", "ui", 20, width_u) <= 13
