"""Every level that is shipped loads for its game, and nothing lies beside them unused."""

from pathlib import Path

import pytest

from circus import games
from circus.content import levels
from circus.content.data import data_root
from circus.content.levels.copies import FOLDER
from circus.core.level import Level
from circus.records.replay import read
from tests.program import ROOT

SHIPPED = sorted(path for path in (data_root() / "levels").glob("*/[!.]*") if path.parent.name != "tables")
"""Boards; the layouts of tables are read by others."""


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_shipped_level_loads_for_its_game(path: Path) -> None:
    loaded = levels.load(games.find(path.parent.name), path.name.removesuffix(".tmx"))
    assert isinstance(loaded, Level)


@pytest.mark.parametrize("name", games.names())
def test_the_default_level_of_a_game_is_shipped(name: str) -> None:
    game = games.find(name)
    if game.level is None:
        assert levels.names(game) == []
    else:
        assert game.level.default in levels.names(game)
        assert levels.default(game) == levels.load(game, game.level.default)


def test_the_tileset_that_all_levels_share_is_shipped_with_its_picture() -> None:
    assert {path.name for path in (data_root() / "levels").glob("floor.*")} == {"floor.svg", "floor.tsx"}


RECORDS = [
    path
    for name in games.names()
    for path in sorted(games.folder(name).rglob("*.jsonl"))
    if games.find(name).level and path.is_relative_to(ROOT / "circus")
]


@pytest.mark.parametrize("game", sorted({path.relative_to(ROOT).parts[2] for path in RECORDS}))
def test_what_is_shipped_of_a_game_holds_when_its_boards_have_been_edited(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("circus.content.levels.data_root", lambda: tmp_path)
    named = set()
    for path in RECORDS:
        if game in path.parts:
            replay = read(path)
            named.add(replay.header.board)
            assert replay.board_has_changed and replay.header.rules == games.find(game).rules
    assert {f"{digest}.tmx" for digest in named} == {
        path.name for path in (games.folder(game) / FOLDER).iterdir()
    }
