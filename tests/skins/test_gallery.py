"""How the gallery comes to the moment of a picture; `test_words_fit.py` opens every one."""

from pathlib import Path

import pytest

from circus.core.errors import CircusError
from circus.tools.gallery import tables
from circus.tools.gallery.tables import open_table
from circus.ui.scenes.table.scene import TableScene
from circus.ui.skins.gallery import Chooses, Ends
from tests.gfx.parlour import stage


def test_a_game_that_ends_before_the_moment_is_followed_by_the_next(tmp_path: Path) -> None:
    short = open_table(stage((320, 180)), tmp_path / "short.jsonl", "quel_cirque", Ends())
    length = len(short.session.match.actions)
    manager = stage((320, 180))
    scene = open_table(manager, tmp_path / "game.jsonl", "quel_cirque", Chooses(after=length))
    assert len(scene.session.match.actions) >= length and scene.chooser
    assert [each for each in manager.scenes if isinstance(each, TableScene)] == [scene]


def test_a_moment_that_no_game_has_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MAX_GAMES", 2)
    with pytest.raises(CircusError, match="never comes to the position"):
        open_table(stage((320, 180)), tmp_path / "game.jsonl", "quel_cirque", Chooses(after=10_000))
