"""What a painting function returns is kept: once per toolkit and arguments, on disk where asked."""

from pathlib import Path

import pytest
from pygame import Surface

from circus.content.texts import Texts
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.painted import painted
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.window import AppWindow

CALLS: list[tuple[object, ...]] = []


@painted
def slip(kit: Toolkit, words: str, wide: float = 40.0, *, red: bool = False) -> Surface:
    """A plain sheet."""
    CALLS.append((words, wide, red))
    return Surface((kit.units.px(wide), 10))


@painted
def tag(kit: Toolkit, words: str, wide: float = 40.0) -> Surface:
    """Another sheet with the same arguments."""
    return Surface((kit.units.px(wide), 20))


@painted
def framed(kit: Toolkit, words: str) -> Surface:
    """A sheet made of another kept one."""
    return slip(kit, words).copy()


@pytest.fixture
def kit(window: AppWindow, tmp_path: Path) -> Toolkit:
    CALLS.clear()
    return Toolkit(window, Texts("en"), Settings(), disk=DiskCache(tmp_path))


def test_the_same_arguments_give_the_same_surface_and_are_painted_once(kit: Toolkit) -> None:
    assert slip(kit, "Ada") is slip(kit, "Ada")
    assert slip(kit, "Ada") is not slip(kit, "Basile")
    assert [words for words, *_ in CALLS] == ["Ada", "Basile"]


def test_however_arguments_are_passed_they_are_the_same(kit: Toolkit) -> None:
    first = slip(kit, "Ada")
    assert first is slip(kit, words="Ada") is slip(kit, "Ada", 40.0) is slip(kit, "Ada", red=False, wide=40.0)
    assert first is not slip(kit, "Ada", red=True) and first is not slip(kit, "Ada", 50.0)
    assert len(CALLS) == 3


def test_two_functions_share_nothing_and_may_use_one_another(kit: Toolkit) -> None:
    assert slip(kit, "Ada").get_height() == 10 and tag(kit, "Ada").get_height() == 20
    assert framed(kit, "Ada") is framed(kit, "Ada") is not slip(kit, "Ada")


def test_a_change_of_settings_paints_anew(kit: Toolkit) -> None:
    before = slip(kit, "Ada")
    kit.change(Settings(language="fr"))
    assert slip(kit, "Ada") is not before and len(CALLS) == 2


def test_each_toolkit_has_its_own(kit: Toolkit, tmp_path: Path) -> None:
    other = Toolkit(kit.window, kit.texts, kit.settings, disk=DiskCache(tmp_path))
    assert slip(kit, "Ada") is not slip(other, "Ada")


def test_arguments_that_cannot_be_compared_are_refused(kit: Toolkit) -> None:
    with pytest.raises(TypeError):
        slip(kit, ["Ada"])  # type: ignore[arg-type]


def test_it_keeps_its_name_and_docstring() -> None:
    assert slip.__name__ == "slip" and slip.__doc__ == "A plain sheet."


def test_a_stored_picture_is_painted_once_even_by_another_program(kit: Toolkit, tmp_path: Path) -> None:
    made: list[int] = []

    def make() -> Surface:
        made.append(1)
        sheet = Surface((4, 3)).convert()
        sheet.fill("#123456")
        return sheet

    first = kit.stored("hall 1", make)
    assert kit.stored("hall 1", make) is first
    again = Toolkit(kit.window, kit.texts, kit.settings, disk=DiskCache(tmp_path)).stored("hall 1", make)
    assert made == [1] and again.get_at((0, 0)) == first.get_at((0, 0))
    kit.stored("hall 2", make)
    assert made == [1, 1]
