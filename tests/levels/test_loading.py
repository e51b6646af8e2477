"""Good levels load, by name or by default, with or without pygame, and in silence."""

import subprocess
import sys
from pathlib import Path

import pytest

from circus.content import data, levels
from circus.core.errors import LevelError, UsageError
from circus.core.level import Level, SpaceMark
from tests.levels import GOOD, changed, toy_game, toy_level, toy_spec

WELL = {"depth": 7, "dry": False, "water": "süß", "width_in_m": 1.5}


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data root of its own."""
    monkeypatch.setattr(levels, "data_root", lambda: tmp_path)
    return tmp_path


def test_a_good_level_becomes_spaces_and_marks(tmp_path: Path) -> None:
    assert levels.read(toy_level(tmp_path), toy_spec()) == Level(
        name="board",
        columns=3,
        rows=2,
        spaces=frozenset({(1, 1), (3, 1), (1, 2), (2, 2), (3, 2)}),
        marks=(SpaceMark("door", (1, 2)), SpaceMark("well", (3, 1), WELL)),
    )


def test_rows_count_from_the_bottom_where_the_game_says_so(tmp_path: Path) -> None:
    assert levels.read(toy_level(tmp_path), toy_spec(from_bottom=True)) == Level(
        name="board",
        columns=3,
        rows=2,
        spaces=frozenset({(1, 2), (3, 2), (1, 1), (2, 1), (3, 1)}),
        marks=(SpaceMark("door", (1, 1)), SpaceMark("well", (3, 2), WELL)),
    )


def test_properties_keep_their_types(tmp_path: Path) -> None:
    (well,) = levels.read(toy_level(tmp_path), toy_spec()).marked("well")
    assert [type(well.properties[name]) for name in WELL] == [int, bool, str, float]


def test_the_floor_may_begin_at_another_gid(tmp_path: Path) -> None:
    text = changed(GOOD, 'firstgid="1"', 'firstgid="5"').replace("1,0,1,\n1,1,1", "5,0,5,\n5,5,5")
    moved = levels.read(toy_level(tmp_path, text), toy_spec())
    assert moved == levels.read(toy_level(tmp_path), toy_spec())


def test_the_fault_that_the_game_finds_is_told_with_the_file(tmp_path: Path) -> None:
    path = toy_level(tmp_path)
    with pytest.raises(LevelError) as error:
        levels.read(path, toy_spec(fault=lambda level: f"{level.name} has no roof"))
    assert str(error.value) == f"{path}: board has no roof"


def test_names_lists_the_levels_of_the_game_sorted(root: Path) -> None:
    for name in ("tent", "board", "._board"):
        toy_level(root, name=name)
    (root / "levels" / "toy" / "notes.txt").touch()
    assert levels.names(toy_game(toy_spec())) == ["board", "tent"]


def test_a_game_from_outside_has_no_levels_yet(root: Path) -> None:
    assert levels.names(toy_game(toy_spec())) == []


def test_a_game_without_boards_has_no_levels_and_no_default(root: Path) -> None:
    toy_level(root)
    assert levels.names(toy_game(None)) == []
    assert levels.default(toy_game(None)) is None


def test_a_level_is_loaded_by_its_name(root: Path) -> None:
    toy_level(root)
    toy_level(root, changed(GOOD, "1,0,1,", "1,1,1,"), "tent")
    tent = levels.load(toy_game(toy_spec()), "tent")
    assert (tent.name, len(tent.spaces)) == ("tent", 6)


def test_the_default_level_is_the_one_that_the_game_names(root: Path) -> None:
    toy_level(root)
    toy_level(root, name="arena")
    found = levels.default(toy_game(toy_spec()))
    assert found is not None and found.name == "board"


def test_a_missing_default_level_is_told_with_its_file(root: Path) -> None:
    with pytest.raises(LevelError) as error:
        levels.default(toy_game(toy_spec()))
    assert str(error.value) == f"{root / 'levels' / 'toy' / 'board.tmx'}: the file is missing"


@pytest.mark.parametrize("name", ["moon", "", "../toy/board", "board.tmx", "Board"])
def test_an_unknown_name_lists_the_choices(root: Path, name: str) -> None:
    toy_level(root)
    toy_level(root, name="tent")
    with pytest.raises(UsageError) as error:
        levels.load(toy_game(toy_spec()), name)
    assert str(error.value) == f"toy has no level '{name}': choose board, tent"


def test_an_unknown_name_where_there_is_no_level_says_where_they_belong(root: Path) -> None:
    with pytest.raises(UsageError) as error:
        levels.load(toy_game(toy_spec()), "moon")
    assert str(error.value) == f"toy has no level 'moon': there is none in {root / 'levels' / 'toy'}"


def test_a_level_for_a_game_without_boards_is_refused(root: Path) -> None:
    with pytest.raises(UsageError) as error:
        levels.load(toy_game(None), "board")
    assert str(error.value) == "toy is played without a board: leave the level 'board' out"


def test_levels_lie_beside_the_package_or_inside_an_installed_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = data.data_root.__wrapped__  # the cached answer is that of this program
    package = tmp_path.resolve() / "circus"
    monkeypatch.setattr(data, "__file__", str(package / "content" / "data.py"))
    assert find() == package.parent
    (package / "_data").mkdir(parents=True)
    assert find() == package / "_data"


def run(script: str, *arguments: str) -> str:
    """What a new Python prints on both its outputs."""
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=Path(__file__).parents[2],
        env={"SYSTEMROOT": "C:\\Windows", "PATH": ""},  # pygame on Windows stops without a PATH
        encoding="utf-8",
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    return done.stdout


READ = """
import sys
from pathlib import Path
from circus.content.levels import read
from tests.levels import toy_spec
read(Path(sys.argv[1]), toy_spec())
"""


def test_reading_a_level_prints_nothing(tmp_path: Path) -> None:
    assert run(READ, str(toy_level(tmp_path))) == ""


def test_reading_a_level_prints_nothing_where_pygame_is_missing(tmp_path: Path) -> None:
    without_pygame = "import sys; sys.modules['pygame'] = None\n"
    assert run(without_pygame + READ, str(toy_level(tmp_path))) == ""


def test_pytmx_is_imported_only_when_a_level_is_read() -> None:
    assert (
        run("import sys, circus.content.levels; print(sorted({'pytmx', 'pygame'} & set(sys.modules)))")
        == "[]\n"
    )
