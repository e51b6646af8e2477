"""Every level that is shipped loads for its game, and nothing lies beside them unused."""

from pathlib import Path

import pytest

from circus import games, levels
from circus.core.level import Level
from circus.data import data_root

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
