"""Any damage to a table, a board, a catalogue, a picture or a sound is told, or does no harm."""

import io
import math
from contextlib import suppress
from pathlib import Path

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pygame import mixer

from circus import games
from circus.content import levels
from circus.content.data import data_root
from circus.content.levels.layouts import LARGEST, read_layout
from circus.content.texts import Texts
from circus.core.errors import LevelError
from circus.platform.untrusted.limits import MESSAGE
from circus.ui.gfx import native
from tests.gfx.test_native import PICTURES, wav
from tests.levels.test_layouts import GOOD
from tests.outside import corpus, damaged

NUMBERS = [b"nan", b"inf", b"-inf", b"1e5", b"1e308", b"-1", b"0", b"", b"9" * 400, b"0x10", b"1_0", b"4.5"]
BOARD = data_root() / "levels" / "quel_cirque" / "big_top.tmx"
ANY_NUMBER = st.tuples(st.integers(0, 40), st.sampled_from(NUMBERS))


def with_number(whole: bytes, place: int, number: bytes) -> bytes:
    """A file whose attribute of this number, counted round, has another value."""
    parts = whole.split(b'="')
    at = 1 + place % (len(parts) - 1)
    _, quote, rest = parts[at].partition(b'"')
    parts[at] = number + quote + rest
    return b'="'.join(parts)


def check_error(error: LevelError, path: Path) -> None:
    reason = str(error).removeprefix(f"{path}: ").removeprefix(str(path.parent))
    assert reason != str(error) or "tsx" in reason
    assert "\n" not in reason and len(reason) <= MESSAGE + 100


def lay(folder: Path, content: bytes) -> None:
    path = folder / "any.tmx"
    path.write_bytes(content)
    try:
        table = read_layout.__wrapped__(path, 2)
    except LevelError as error:
        check_error(error, path)
        return
    assert 0 < table.width <= LARGEST and 0 < table.height <= LARGEST
    for zone in table.zones.values():
        numbers = (zone.x, zone.y, zone.width, zone.height, zone.size, zone.step, zone.radius, zone.tilt)
        assert all(map(math.isfinite, numbers))
        assert zone.x - zone.width / 2 >= 0 and zone.x + zone.width / 2 <= table.width
        assert zone.y - zone.height / 2 >= 0 and zone.y + zone.height / 2 <= table.height


@given(content=damaged(GOOD.encode(), *NUMBERS))
def test_any_damage_to_a_table(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    lay(tmp_path_factory.getbasetemp(), content)


@given(changes=st.lists(ANY_NUMBER, min_size=1, max_size=3))
def test_any_number_of_a_table(
    tmp_path_factory: pytest.TempPathFactory, changes: list[tuple[int, bytes]]
) -> None:
    content = GOOD.encode()
    for place, number in changes:
        content = with_number(content, place, number)
    lay(tmp_path_factory.getbasetemp(), content)


@pytest.mark.parametrize("content", corpus("layout"))
def test_tables_that_were_found(tmp_path: Path, content: bytes) -> None:
    lay(tmp_path, content)


@given(content=damaged(BOARD.read_bytes(), b",", *NUMBERS))
def test_any_damage_to_a_board(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    lay_board(tmp_path_factory.getbasetemp(), content)


@pytest.mark.parametrize("content", corpus("board"))
def test_boards_that_were_found(tmp_path: Path, content: bytes) -> None:
    lay_board(tmp_path, content)


def lay_board(folder: Path, content: bytes) -> None:
    spec = games.find("quel_cirque").level
    assert spec is not None
    path = folder / "board.tmx"
    path.write_bytes(content.replace(b"../floor.tsx", bytes(BOARD.parent.parent / "floor.tsx")))
    try:
        level = levels.read(path, spec)
    except LevelError as error:
        check_error(error, path)
    else:
        assert spec.fault(level) is None


FTL = (Path(__file__).parents[2] / "circus" / "games" / "texas_showdown" / "texts.en.ftl").read_bytes()[:3000]


@pytest.mark.expects_faults
@given(
    content=st.binary(max_size=300) | damaged(FTL, b"{", b"}", b"{ $x ->", b"*[", b" = ", b"{ -t }", b"\xff")
)
@example(content=b"a = { a }\nb = {b} { $n }\n")
@example(content=b"a = { NUMBER() } { DATETIME($x) }\n")
def test_any_damage_to_a_catalogue(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "texts.en.ftl"
    path.write_bytes(content)
    words = Texts("en")
    words._add(path)
    for key in sorted(words.keys()):
        assert isinstance(words.say(key, n=1, count=2, name="Ada", x="y"), str)
    assert words.say("app-title") != "app-title" or b"app-title" in content


SMALL = min(PICTURES, key=lambda path: path.stat().st_size).read_bytes()


@given(content=damaged(SMALL, *NUMBERS), number=ANY_NUMBER)
def test_any_damage_to_a_picture(content: bytes, number: tuple[int, bytes]) -> None:
    for each in (content, with_number(SMALL, *number)):
        try:
            native.check_picture(each)
        except ValueError as error:
            assert "\n" not in str(error)
        else:
            with_surface(each)


def with_surface(content: bytes) -> None:
    with suppress(pygame.error):
        pygame.image.load_sized_svg(io.BytesIO(content), (24, 24))


@pytest.fixture(scope="module", autouse=True)
def _heard() -> None:
    mixer.quit()
    mixer.init(22_050, -16, 1, 512)


@given(content=damaged(wav(64), b"fmt ", b"data", b"LIST", b"\xff\xff\xff\xff", b"\0\0\0\0"))
@example(content=wav(0))
@example(content=wav(64)[:12] + wav(64)[13:])
def test_any_damage_to_a_sound(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.wav"
    path.write_bytes(content)
    try:
        anew = native.sound(path)
    except ValueError as error:
        assert "\n" not in str(error)
    else:
        assert mixer.Sound(anew).get_length() > 0
