"""The background of a table: the very same surface from frame to frame, or all of it is painted each time."""

from pathlib import Path

import pytest

from circus import games
from circus.tools.gallery.tables import open_table
from circus.ui.skins.gallery import find
from tests.gfx.parlour import stage


@pytest.mark.parametrize("name", games.names())
def test_a_table_that_stands_still_keeps_its_background(name: str, tmp_path: Path) -> None:
    manager = stage((640, 360))
    open_table(manager, tmp_path / "game.jsonl", name, find(name).bench)
    manager.frame()
    first, second = (manager.frame().background for _ in range(2))
    assert first is second
